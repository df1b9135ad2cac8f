//! 25.7: closed stacks.

use serde_json::{Value, json};

use crate::play::{Play, attack, draw, fight, fort, odds, say, step, told};

/// What a seat sees of a unit.
fn seen(play: &Play, who: Option<&'static str>, unit: &str) -> Value {
    play.view(who)["public"]["units"][unit].clone()
}

fn roman_stacks(option: &str) -> Play {
    draw()
        .option("closed_stacks", option)
        .on("2440", "legio-7-1 legio-7-2 archers-1")
        .on("0306", "legio-8-1 legio-8-2")
        .on("0905", "aedui-1 aedui-2")
        .play()
}

/// 25.7: on a rampart the enemy sees how many there are and what lies on top; in the open all.
#[test]
fn r25_7_height_and_top() {
    let play = roman_stacks("on");
    assert_eq!(seen(&play, Some("gaul"), "archers-1"), "2440", "archers lie on top (10.5)");
    for unit in ["legio-7-1", "legio-7-2"] {
        assert_eq!(seen(&play, Some("gaul"), unit), "covered");
        assert_eq!(seen(&play, Some("roman"), unit), "2440");
        assert_eq!(seen(&play, None, unit), "covered");
    }
    assert_eq!(play.view(Some("gaul"))["covered"], json!({"2440": 2}));
    assert_eq!(seen(&play, Some("gaul"), "legio-8-2"), "0306", "no rampart");
    assert_eq!(seen(&play, Some("roman"), "aedui-2"), "0905", "no rampart");
    let open = roman_stacks("off");
    assert_eq!(seen(&open, Some("gaul"), "legio-7-2"), "2440");
}

/// The page of the enemy has nameless counters in their place.
#[test]
fn r25_7_what_is_drawn() {
    let play = roman_stacks("on");
    let names = |who| {
        let scene = play.scene(who);
        let there = scene.pieces.into_iter().filter(|piece| piece.place == "2440");
        let mut names: Vec<String> = there.map(|piece| piece.id).collect();
        names.sort();
        names
    };
    assert_eq!(names("gaul"), ["archers-1", "covered-2440-1", "covered-2440-2"]);
    assert_eq!(names("roman"), ["archers-1", "legio-7-1", "legio-7-2"]);
}

/// 25.7: a battle opens the stack.
#[test]
fn r25_7_open_in_battle() {
    let mut play = draw()
        .option("closed_stacks", "on")
        .declares("gaul")
        .on("2440", "legio-7-1 caesar legio-7-2")
        .on("2441", "aedui-1 aedui-2")
        .on("0306", "legio-8-1")
        .on("0405", "aedui-3")
        .play();
    attack(&mut play, "gaul", "2440", "aedui-1 aedui-2");
    attack(&mut play, "gaul", "0306", "aedui-3");
    play.act("gaul", say("end_declaration"));
    assert_eq!(seen(&play, Some("gaul"), "legio-7-2"), "covered");
    assert_eq!(seen(&play, Some("gaul"), "caesar"), "2440", "leaders are seen");
    fight(&mut play, "gaul", "2440", &[1, 4, 4]);
    assert_eq!(play.phase(), "combats", "the Roman chooses a die");
    assert_eq!(seen(&play, Some("gaul"), "legio-7-2"), "2440");
    play.act("roman", json!({"do": "pick_die", "face": 4}));
    assert_eq!(seen(&play, Some("gaul"), "legio-7-2"), "2440", "until it is over");
}

/// 25.7, R-100: who has fought is seen until the next attacks are declared, for the odds were told;
/// also where the battle is over with its die.
#[test]
fn r25_7_who_has_fought_is_seen() {
    let mut play = draw()
        .option("closed_stacks", "on")
        .declares("gaul")
        .on("2440", "legio-7-1 legio-7-2")
        .on("2441", "aedui-1")
        .play();
    let both = |play: &Play| {
        ["legio-7-1", "legio-7-2"].map(|unit| seen(play, Some("gaul"), unit) == "2440")
    };
    attack(&mut play, "gaul", "2440", "aedui-1");
    assert_eq!(both(&play), [true, false], "before the battle");
    play.roll(&[1]).act("gaul", say("end_declaration"));
    assert!(told(&play).contains("against"), "{}", told(&play));
    assert_eq!(both(&play), [true, true], "the odds are told");
    while play.phase() == "combats" {
        let who = play.pending()[0];
        play.act(who, json!(play.offers(who)[0]));
    }
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["roman"]));
    assert_eq!(both(&play), [true, true], "the battle is over");
    play.act("roman", say("end_moves"));
    assert_eq!(play.phase(), "declaration");
    assert_eq!(both(&play), [true, false], "others fight now");
}

/// Who moves is seen, and what it goes into is not.
#[test]
fn r25_7_moves_are_seen() {
    let mut play = draw()
        .roman()
        .option("closed_stacks", "on")
        .on("2440", "legio-7-1 legio-7-2")
        .on("2840", "legio-8-1 legio-8-2")
        .play();
    assert_eq!(seen(&play, Some("gaul"), "legio-7-2"), "covered");
    play.act("roman", step("legio-7-2", "2540"));
    assert_eq!(seen(&play, Some("gaul"), "legio-7-2"), "2540");
    for to in ["2640", "2740", "2840"] {
        play.act("roman", step("legio-7-2", to));
    }
    play.act("roman", say("halt"));
    assert_eq!(seen(&play, Some("gaul"), "legio-7-2"), "2840", "it lies on top");
    assert_eq!(play.view(Some("gaul"))["covered"], json!({"2840": 2}));
}

/// 25.7: of Gauls on a rampart only the top can be shot at when all have moved.
#[test]
fn r25_7_only_the_top_is_shot_at() {
    let mut play = draw()
        .option("closed_stacks", "on")
        .forts("2640")
        .on("2640", "recruits-1")
        .on("2540", "aedui-1 aedui-2")
        .play();
    assert_eq!(seen(&play, Some("roman"), "aedui-2"), "covered");
    play.act("gaul", say("end_moves"));
    assert_eq!(play.phase(), "last_fire");
    play.allowed("roman", fort("2640", 1, "aedui-1"));
    play.refused("roman", fort("2640", 1, "aedui-2"), "25.7");
    play.roll(&[3]).act("roman", fort("2640", 1, "aedui-1"));
    assert_eq!(seen(&play, Some("roman"), "aedui-1"), "2540", "disrupted, and seen so");
}

/// 25.7, R-82: hilltops hide as well.
#[test]
fn r25_7_on_a_hilltop() {
    let play = draw().option("closed_stacks", "on").on("1305", "legio-7-1 legio-7-2").play();
    assert_eq!(seen(&play, Some("gaul"), "legio-7-2"), "covered");
    assert_eq!(seen(&play, Some("gaul"), "legio-7-1"), "1305");
}

/// 25.7, R-100: whoever does not see into a stack is shown odds against as many as there are, each
/// taken to be like the one on top; whoever sees them is shown the truth, and so is the battle.
#[test]
fn r25_7_odds_of_a_closed_stack() {
    let mut play = draw()
        .option("closed_stacks", "on")
        .declares("gaul")
        .forts("2640")
        .on("2640", "legio-7-1 recruits-1 germani-1")
        .on("2641", "aedui-1 aedui-2")
        .on("2541", "aedui-3 aedui-4")
        .play();
    let bar = |play: &Play, who| odds(play, who).bars[0].clone();
    attack(&mut play, "gaul", "2640", "aedui-1 aedui-2 aedui-3 aedui-4");
    let shown = bar(&play, "gaul");
    assert_eq!(shown.title, "2640: 28:30 (1:2)");
    let sum = shown.sum.expect("a sum");
    assert_eq!(sum.text, "7 + 7 + 7 + 7 = 28 against (5 + 5? + 5?) × 2 = 30");
    assert!(sum.doubled);
    let pill = |who| {
        let markers = play.scene(who).markers.into_iter();
        let mut battles = markers.filter(|marker| marker.kind == kernel::MarkerKind::Battle);
        battles.next().and_then(|marker| marker.label).expect("a battle")
    };
    assert_eq!(pill("gaul"), "1:2 ×2");
    // The Roman knows his own, and does not see into the stacks of those who attack from the hills.
    let theirs = bar(&play, "roman").sum.expect("a sum");
    assert_eq!(theirs.text, "7 + 7 + ? = 14 against (5 + 4 + 2) × 2 = 22");
    play.roll(&[4]).act("gaul", say("end_declaration"));
    assert!(told(&play).contains("28 against 22"), "{}", told(&play));
}
