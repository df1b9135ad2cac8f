//! 5.1 to 5.6.

use conquest::Side::{Rome, Tribes};
use serde_json::json;

use crate::play::{Board, Play, Words, field};

/// Leaders of both sides at Bibracte, with a unit each, and nobody's turn yet.
fn leaders() -> Board {
    field("bibracte")
        .unit("vii-1", "3119", "W")
        .unit("viii-1", "3123", "W")
        .unit("he-8", "1919", "E")
        .unit("he-9", "1920", "E")
        .leader("caesar", "3522")
        .leader("trebonius", "3219")
        .leader("galba", "3223")
        .leader("divico", "1820")
        .leader("nammeius", "1818")
}

/// Nammeius is due, the lowest of all.
fn due(board: Board) -> Play {
    board
        .set("phase", json!({"is": "due", "side": "tribes", "level": 2, "picked": "nammeius"}))
        .play()
}

/// 5.12, 5.13: the lowest first, ties by a die, then the sides in turn.
#[test]
fn r5_12_the_order_of_leaders() {
    let mut play = due(leaders());
    // Nammeius does nothing; at level three both sides have leaders: Rome 7, tribes 4.
    play.dice(&[7, 4]).say(Tribes, "decline");
    assert_eq!(play.pending(), [Rome]);
    play.act(Rome, json!({"do": "pick", "leader": "galba"})).say(Rome, "decline");
    assert_eq!(play.position()["phase"]["picked"], "divico");
    play.say(Tribes, "decline");
    assert_eq!(play.position()["phase"]["picked"], "trebonius");
    play.say(Rome, "pass");
    assert_eq!(play.position()["phase"]["picked"], "caesar");
}

/// 5.12: equal dice are rolled again.
#[test]
fn r5_12_equal_dice_again() {
    let mut play = due(leaders());
    play.dice(&[4, 4, 1, 8]).say(Tribes, "decline");
    assert_eq!(play.pending(), [Tribes]);
}

/// 5.17: only legates pass.
#[test]
fn r5_17_legates_pass() {
    let play = due(leaders());
    play.refused_as(Tribes, json!({"do": "pass"}), "5.17", "no_pass");
}

/// 5.41: Caesar trumps a legate.
#[test]
fn r5_41_ex_a_trump() {
    let mut play = due(leaders());
    play.dice(&[7, 4]).say(Tribes, "decline");
    play.act(Rome, json!({"do": "pick", "leader": "galba"}));
    play.refused(Rome, json!({"do": "trump", "leader": "trebonius"}), "5.41");
    let trump = json!({"do": "trump", "leader": "caesar"});
    let mut failed = play.again();
    failed.dice(&[7]).act(Rome, trump.clone());
    assert_eq!(failed.position()["leaders"]["caesar"]["status"], "finished");
    assert_eq!(failed.position()["phase"]["leader"], "galba");
    play.dice(&[6]).act(Rome, trump);
    assert_eq!(play.position()["phase"]["leader"], "caesar");
    for leader in ["galba", "trebonius", "divico"] {
        assert_eq!(play.position()["leaders"][leader]["spent"], true, "5.44: {leader}");
    }
}

/// 5.46: who trumped must act.
#[test]
fn r5_46_who_trumps_must_act() {
    let mut play = due(leaders());
    play.dice(&[7, 4, 6]).say(Tribes, "decline");
    play.act(Rome, json!({"do": "pick", "leader": "galba"}));
    play.act(Rome, json!({"do": "trump", "leader": "caesar"})).say(Rome, "individual");
    play.refused_as(Rome, json!({"do": "end_orders"}), "5.46", "must_act");
    play.order(Rome, "vii-1").steps(Rome, &["3019"]).say(Rome, "stop").say(Rome, "end_orders");
}

/// 5.32, 5.33: momentum and the die of fate.
#[test]
fn r5_32_momentum() {
    let set = || {
        leaders()
            .leader_with("trebonius", "status", json!("active"))
            .leader_with("trebonius", "used", json!(1))
            .set("phase", json!({"is": "momentum", "leader": "trebonius", "eager": false}))
            .play()
    };
    let mut play = set();
    play.dice(&[3]).say(Rome, "try");
    assert_eq!(play.position()["leaders"]["trebonius"]["status"], "active");
    let mut play = set();
    play.dice(&[4]).say(Rome, "try");
    assert_eq!(play.position()["leaders"]["trebonius"]["status"], "finished");
}

#[test]
fn r5_33_the_die_of_fate() {
    let set = || {
        leaders()
            .leader_with("trebonius", "status", json!("active"))
            .leader_with("trebonius", "used", json!(1))
            .set("phase", json!({"is": "momentum", "leader": "trebonius", "eager": false}))
            .play()
    };
    let mut play = set();
    play.dice(&[9, 1]).say(Rome, "try");
    assert_eq!((play.top().as_str(), play.pending()), ("handover", vec![Tribes]));
    play.act(Tribes, json!({"do": "reactivate", "leader": "divico"}));
    assert_eq!(play.position()["phase"]["which"], "reactivated");
    let mut play = set();
    play.dice(&[9, 5]).say(Rome, "try");
    assert_eq!(play.top(), "due");
    let mut play = set();
    play.dice(&[9, 9]).say(Rome, "try").say(Tribes, "done");
    assert_eq!(play.position()["turn"], 4, "no more activations");
}

/// 5.14: three phases at most, and 5.31: none in an enemy zone of control.
#[test]
fn r5_14_three_phases() {
    let mut play = leaders()
        .leader_with("trebonius", "used", json!(3))
        .leader_with("trebonius", "status", json!("active"))
        .set(
            "phase",
            json!({"is": "orders", "leader": "trebonius", "which": "momentum", "given": "individual", "left": 3}),
        )
        .play();
    play.say(Rome, "end_orders");
    assert_eq!(play.position()["leaders"]["trebonius"]["status"], "finished");
}

/// 5.26: a leader in an enemy zone of control waits, or only marks units for shock.
#[test]
fn r5_26_a_leader_in_a_zone() {
    let mut play = field("bibracte")
        .unit("vii-1", "3119", "W")
        .unit("he-8", "3019", "E")
        .leader("trebonius", "3119")
        .leader("caesar", "3522")
        .set("phase", json!({"is": "due", "side": "roman", "level": 3, "picked": "trebonius"}))
        .play();
    play.refused_as(Rome, json!({"do": "activate"}), "5.26", "leader_pinned");
    play.allowed(Rome, json!({"do": "shock_only"}));
    play.say(Rome, "wait");
    assert_eq!(play.position()["leaders"]["trebonius"]["status"], "waiting");
}

/// 5.51: the elite phase, after which the leader is as before.
#[test]
fn r5_51_the_elite_phase() {
    let mut play = leaders().turn(1).set("phase", json!({"is": "elite"})).play();
    play.refused(Rome, json!({"do": "take_elite", "leader": "divico"}), "5.51");
    play.act(Rome, json!({"do": "take_elite", "leader": "trebonius"}));
    play.say(Rome, "individual").say(Rome, "end_orders");
    let leader = &play.position()["leaders"]["trebonius"];
    assert!(leader.get("status").is_none(), "inactive again");
    assert_eq!(leader["used"], 1);
}

/// 5.61, 5.65: auxiliaries act before all others, at the price of a phase of the proconsul's.
#[test]
fn r5_65_auxiliaries_cost_a_phase() {
    let board = || leaders().unit("cre-1", "3816", "W").set("phase", json!({"is": "auxiliaries"}));
    let mut play = board().play();
    play.say(Rome, "use_auxiliaries");
    play.refused(Rome, json!({"do": "order", "unit": "vii-1"}), "5.61");
    play.order(Rome, "cre-1").steps(Rome, &["3716"]).say(Rome, "stop");
    assert_eq!(play.position()["leaders"]["caesar"]["used"], 1);
    let mut play = board().play();
    play.say(Rome, "skip_auxiliaries");
    assert!(play.position()["leaders"]["caesar"].get("used").is_none());
}
