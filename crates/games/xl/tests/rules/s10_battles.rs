//! 10.0: battles: order, tactics, command, rounds, veterans.

use crate::play::{Look as _, Play, engage, hit, plain};
use crate::reader::*;

/// Caesar attacks Rome from Rubicon with everything, no tactics.
fn assault(caesar: &str, pompey: &str) -> Play {
    let mut p = field()
        .caesar("Rubicon", caesar)
        .pompey("Rome", pompey)
        .pompey("Brundisium", "ally")
        .play();
    p.go(caesar, "Rubicon", "Rome").battle("Rome");
    p
}

/// Pompey attacks Rome from Rubicon.
fn pompeian(pompey: &str, caesar: &str) -> Play {
    let mut p = field()
        .turn_of("pompey")
        .pompey("Rubicon", pompey)
        .caesar("Rome", caesar)
        .caesar("Brundisium", "ally")
        .play();
    p.go(pompey, "Rubicon", "Rome").battle("Rome");
    p
}

// 10.0-order ------------------------------------------------------------------------------------

/// 10.0-order: the phasing player attacks, whoever he is, and chooses the order of battles.
#[test]
fn r10_0_order_the_attacker_chooses() {
    let table = || {
        let mut p = field()
            .caesar("Rubicon", "2 legion")
            .pompey("Rome", "ally legion")
            .pompey("Salonae", "ally legion")
            .play();
        p.go("legion", "Rubicon", "Rome").go("legion", "Rubicon", "Salonae");
        p.act(Caesar, plain("end_marches"));
        p
    };
    let mut p = table();
    assert_eq!((p.phase().as_str(), p.pending()), ("choose_battle", vec![Caesar]));
    p.allowed(Caesar, fight("Rome")).allowed(Caesar, fight("Salonae"));
    p.refused(Caesar, fight("Athens"), "10.0-order");
    p.refused(Caesar, fight("Rubicon"), "10.0-order");
    p.refused(Pompey, fight("Rome"), "10.0-order");
    p.act(Caesar, fight("Salonae")).battle("Salonae");
    // The one is finished before the next.
    p.refused(Caesar, fight("Rome"), "10.0-round");
    p.fights(Pompey, "ally", 1);
    assert_eq!((p.strength(Caesar, "Salonae"), p.phasing()), (0, Caesar));
    p.battle("Rome").fights(Pompey, "ally", 1);
    assert_eq!(p.phasing(), Pompey);
}

/// 10.0-order: nobody can decline a battle where both stand.
#[test]
fn r10_0_order_battles_must_be_fought() {
    let mut p = field().caesar("Rubicon", "legion").pompey("Rome", "legion").play();
    p.go("legion", "Rubicon", "Rome").act(Caesar, plain("end_marches"));
    assert!(["battle", "choose_battle"].contains(&p.phase().as_str()));
    p.join("Rome");
    assert!(p.offers(Caesar).iter().chain(&p.offers(Pompey)).all(|offer| {
        !matches!(offer, xl::Action::EndMarches | xl::Action::Withdraw | xl::Action::Retreat { .. })
    }));
}

/// 10.0-order: in Pompey's turn Pompey is the attacker: he is asked first.
#[test]
fn r10_0_order_pompey_attacks_in_his_turn() {
    let mut p = pompeian("legion ally", "legion ally");
    // No leaders: the defender, Caesar, has the initiative.
    p.turn_to_fight(Caesar);
    p.misses();
    assert_eq!((p.waits().as_str(), p.pending()), ("retreat", vec![Pompey]), "the attacker first");
}

// 10.0-tactics ----------------------------------------------------------------------------------

fn with_hands(caesar: &[&str], pompey: &[&str]) -> Play {
    let mut p = field()
        .deck(&["Ides of March", "Fleet Atlantic"])
        .hand("caesar", caesar)
        .hand("pompey", pompey)
        .caesar("Rubicon", "2 legion")
        .pompey("Rome", "ally legion")
        .play();
    p.go("2 legion", "Rubicon", "Rome").join("Rome");
    p
}

/// 10.0-tactics: first the attacker, then the defender, one card each or none.
#[test]
fn r10_0_tactics_attacker_first() {
    let mut p = with_hands(&["Double Line", "Triple Line"], &["Testudo", "Fourth Line"]);
    assert_eq!((p.waits().as_str(), p.pending()), ("tactics", vec![Caesar]));
    p.refused(Pompey, tactics("Testudo"), "10.0-tactics");
    p.allowed(Caesar, plain("no_tactics")).allowed(Caesar, tactics("Triple Line"));
    p.act(Caesar, tactics("Double Line"));
    assert_eq!((p.waits().as_str(), p.pending()), ("tactics", vec![Pompey]));
    p.refused(Caesar, tactics("Triple Line"), "10.0-tactics");
    p.allowed(Pompey, plain("no_tactics")).allowed(Pompey, tactics("Fourth Line"));
    p.act(Pompey, tactics("Testudo"));
    assert_eq!(p.waits(), "engage", "one card a side");
    assert_eq!(
        (p.hand(Caesar), p.hand(Pompey)),
        (vec!["Triple Line".into()], vec!["Fourth Line".into()])
    );
}

/// 10.0-tactics: the defender sees that a card was laid, but not which, until both are turned over.
#[test]
fn r10_0_tactics_face_down_and_revealed_together() {
    let pictures = |p: &Play| [p.view(Some(Pompey)), p.view(None)];
    let table = |card: &str| {
        let mut p = with_hands(&["Double Line", "Triple Line"], &["Testudo"]);
        p.act(Caesar, tactics(card));
        p
    };
    let (mut double, mut triple) = (table("Double Line"), table("Triple Line"));
    assert_eq!(pictures(&double), pictures(&triple), "face down");
    assert_ne!(double.view(Some(Caesar)), triple.view(Some(Caesar)), "its owner knows it");
    let mut none = with_hands(&["Double Line", "Triple Line"], &["Testudo"]);
    none.act(Caesar, plain("no_tactics"));
    assert_ne!(double.view(Some(Pompey)), none.view(Some(Pompey)), "whether there is one, is seen");
    for p in [&mut double, &mut triple] {
        p.act(Pompey, plain("no_tactics"));
    }
    assert_ne!(pictures(&double), pictures(&triple), "face up");
}

/// 10.0-tactics: discarded when the battle ends, and not before.
#[test]
fn r10_0_tactics_discarded_after_the_battle() {
    let mut p = with_hands(&["Double Line"], &["Testudo"]);
    p.act(Caesar, tactics("Double Line")).act(Pompey, tactics("Testudo"));
    assert!(p.discard().is_empty());
    p.misses().stay();
    assert!(p.discard().is_empty(), "in the second round they still lie there");
    p.fights(Pompey, "ally", 6).fights(Pompey, "legion", 1).fights(Caesar, "legion", 6);
    p.stay().fights(Pompey, "ally", 6).fights(Pompey, "legion", 1);
    if p.waits() == "promote" {
        p.act(Pompey, plain("no_promotion"));
    }
    assert_eq!(p.discard(), ["Double Line", "Testudo"]);
    assert_eq!(p.phasing(), Pompey);
}

/// 10.0-tactics: with cards but no tactics there is nothing to lay.
#[test]
fn r10_0_tactics_nobody_must() {
    let mut p = with_hands(&["Successor"], &[]);
    p.no_tactics();
    assert_eq!((p.waits().as_str(), p.hand(Caesar)), ("engage", vec!["Successor".into()]));
}

// 10.0-command ----------------------------------------------------------------------------------

/// 10.0-command: the higher sum of leaders' swords goes first; a tie is the defender's.
#[test]
fn r10_0_command_the_higher_goes_first() {
    for (caesar, pompey, first) in [
        ("ally legion", "ally legion", Pompey),
        ("ally cato", "ally legion", Caesar),
        ("ally cato", "ally brutus", Pompey),
        ("ally antonius", "ally brutus", Caesar),
        ("ally antonius", "ally brutus curio", Pompey),
        ("ally antonius", "ally brutus curio scipio", Pompey),
        ("ally commander", "ally commander", Caesar),
        ("ally commander", "ally commander cato", Pompey),
        ("ally 4 veteran-legion", "ally cato", Pompey),
        ("ally 4 veteran-legion", "ally", Pompey),
    ] {
        assault(caesar, pompey).turn_to_fight(first);
    }
    // The same with Pompey in attack: his three against Caesar's three is Caesar's.
    pompeian("ally commander", "ally antonius cato").turn_to_fight(Caesar);
    pompeian("ally commander", "ally antonius").turn_to_fight(Pompey);
    pompeian("ally legion", "ally legion").turn_to_fight(Caesar);
}

/// 10.0-command: tactics count.
#[test]
fn r10_0_command_with_tactics() {
    let table = |caesar: Option<&str>, pompey: Option<&str>| {
        let (mine, theirs): (Vec<&str>, Vec<&str>) =
            (caesar.into_iter().collect(), pompey.into_iter().collect());
        let mut p = field()
            .deck(&["Ides of March", "Fleet Atlantic"])
            .hand("caesar", &mine)
            .hand("pompey", &theirs)
            .caesar("Rubicon", "ally antonius")
            .pompey("Rome", "ally curio dolabella")
            .play();
        p.go("ally antonius", "Rubicon", "Rome").join("Rome");
        for card in mine {
            p.act(Caesar, tactics(card));
        }
        for card in theirs {
            p.act(Pompey, tactics(card));
        }
        p
    };
    table(None, None).turn_to_fight(Pompey);
    table(Some("Double Line"), None).turn_to_fight(Caesar);
    table(Some("Triple Line"), None).turn_to_fight(Caesar);
    // Two leaders gain two swords.
    table(Some("Triple Line"), Some("Double Line")).turn_to_fight(Pompey);
    table(Some("Cavalry Charge"), None).turn_to_fight(Pompey);
}

/// 10.0-command: a leader elsewhere does not command here.
#[test]
fn r10_0_command_only_leaders_in_the_battle() {
    let mut p = field().caesar("Rubicon", "ally commander").pompey("Rome", "ally legion").play();
    p.go("ally", "Rubicon", "Rome").battle("Rome").turn_to_fight(Pompey);
}

/// 10.0-command: settled once: the death of the leader changes nothing.
#[test]
fn r10_0_command_settled_for_the_whole_battle() {
    let mut p = assault("2 ally legion cato", "2 ally legion");
    p.fights(Caesar, "ally", 6).fights(Pompey, "ally", 1).loses(Caesar, "cato");
    p.fights(Caesar, "ally", 6).fights(Pompey, "ally", 6);
    p.fights(Caesar, "legion", 6).fights(Pompey, "legion", 6).stay();
    assert_eq!(p.round(), 2);
    p.turn_to_fight(Caesar);
}

// 10.0-round ------------------------------------------------------------------------------------

/// 10.0-round: allies, then legions, then leaders, in turn; who has more goes on alone.
#[test]
fn r10_0_round_allies_legions_leaders() {
    let mut p = assault("antonius 3 ally legion", "brutus ally 2 legion");
    p.refused(Caesar, engage("legion"), "10.0-round").refused(
        Caesar,
        engage("antonius"),
        "10.0-round",
    );
    p.refused(Pompey, engage("ally"), "10.0-round");
    p.fights(Caesar, "ally", 6);
    p.refused(Pompey, engage("legion"), "10.0-round");
    p.fights(Pompey, "ally", 6).fights(Caesar, "ally", 6).fights(Caesar, "ally", 6);
    p.refused_by(Caesar, engage("ally"), &["10.0-round"]);
    p.fights(Caesar, "legion", 6).fights(Pompey, "legion", 6).fights(Pompey, "legion", 6);
    p.fights(Caesar, "antonius", 6).fights(Pompey, "brutus", 6);
    assert_eq!((p.waits().as_str(), p.round()), ("retreat", 1), "each once");
}

/// 10.0-round: in each step the side with the initiative begins again.
#[test]
fn r10_0_round_initiative_begins_every_step() {
    let mut p = assault("commander 2 ally legion", "2 legion ally cato");
    p.fights(Caesar, "ally", 6).fights(Pompey, "ally", 6).fights(Caesar, "ally", 6);
    p.fights(Caesar, "legion", 6).fights(Pompey, "legion", 6).fights(Pompey, "legion", 6);
    p.fights(Caesar, "commander", 6).fights(Pompey, "cato", 6);
}

/// 10.0-round: the player picks which of his units of the step fights.
#[test]
fn r10_0_round_a_unit_of_ones_choice() {
    let mut p = assault("commander veteran-legion legion", "2 legion");
    p.allowed(Caesar, engage("veteran-legion")).allowed(Caesar, engage("legion"));
    p.fights(Caesar, "legion", 6).fights(Pompey, "legion", 6);
    p.refused(Caesar, engage("legion"), "10.0-round");
    p.fights(Caesar, "veteran-legion", 6).fights(Pompey, "legion", 6).fights(
        Caesar,
        "commander",
        6,
    );
}

/// 10.0-round: a hit takes effect at once, on a unit of the owner's choice of any kind.
#[test]
fn r10_0_round_losses_of_the_owners_choice() {
    let mut p = assault("commander antonius 2 legion ally", "3 legion ally commander");
    p.fights(Caesar, "ally", 6).fights(Pompey, "ally", 1).must_lose(Caesar);
    for unit in ["commander", "antonius", "legion"] {
        p.allowed(Caesar, hit(unit, false));
    }
    p.allowed(Caesar, hit("ally", true));
    p.refused(Caesar, hit("ally", false), "10.0-round");
    p.refused(Caesar, hit("legion", true), "10.0-round");
    p.refused(Caesar, hit("veteran-legion", false), "10.0-round");
    p.refused(Pompey, hit("legion", false), "10.0-round");
    p.act(Caesar, hit("ally", true));
    assert_eq!(p.stock(Caesar, "ally"), 8);
    p.turn_to_fight(Caesar);
}

/// 10.0-round: a unit lost before its turn does not fight.
#[test]
fn r10_0_round_the_lost_do_not_fight() {
    let mut p = assault("commander 2 legion", "2 legion ally");
    p.fights(Pompey, "ally", 6);
    p.fights(Caesar, "legion", 2).must_lose(Pompey);
    p.act(Pompey, hit("legion", false));
    p.fights(Pompey, "legion", 6).fights(Caesar, "legion", 2).must_lose(Pompey);
    p.act(Pompey, hit("ally", true));
    p.fights(Caesar, "commander", 6);
    assert_eq!((p.waits().as_str(), p.round()), ("retreat", 1), "Pompey's other legion is gone");
}

/// 10.0-round: a unit that has fought may be lost instead, and the other still fights.
#[test]
fn r10_0_round_those_who_have_fought_may_be_lost() {
    let mut p = assault("commander 2 legion", "2 legion");
    p.fights(Caesar, "legion", 6).fights(Pompey, "legion", 6).fights(Caesar, "legion", 1);
    p.must_lose(Pompey).act(Pompey, hit("legion", true));
    p.fights(Pompey, "legion", 6).fights(Caesar, "commander", 6);
    assert_eq!(p.waits(), "retreat");
    let mut p = assault("commander 2 legion", "2 legion");
    p.fights(Caesar, "legion", 6).fights(Pompey, "legion", 6).fights(Caesar, "legion", 1);
    p.must_lose(Pompey).act(Pompey, hit("legion", false));
    p.fights(Caesar, "commander", 6);
    assert_eq!(p.waits(), "retreat", "the second never fought");
}

/// 10.0-round: no higher than the swords.
#[test]
fn r10_0_round_a_hit_is_no_higher_than_the_swords() {
    for (face, hits) in [(1, true), (2, true), (3, false), (6, false)] {
        let mut p = assault("commander legion", "legion ally");
        p.fights(Pompey, "ally", 6).fights(Caesar, "legion", face);
        assert_eq!(p.waits() == "hit", hits, "{face}");
    }
}

/// 10.0-round: when a side has nothing left the battle is over, in the midst of a round.
#[test]
fn r10_0_round_over_when_a_side_is_gone() {
    let mut p = assault("commander 3 legion", "ally");
    p.fights(Pompey, "ally", 6).fights(Caesar, "legion", 1);
    assert_eq!(
        (p.phasing(), p.strength(Pompey, "Rome"), p.strength(Caesar, "Rome")),
        (Pompey, 0, 4)
    );
    // The same for the attacker.
    let mut p = assault("legion", "2 ally 2 legion");
    p.fights(Pompey, "ally", 1);
    assert_eq!(
        (p.phasing(), p.strength(Caesar, "Rome"), p.strength(Pompey, "Rome")),
        (Pompey, 0, 4)
    );
}

/// 10.0-round: those who stay fight again, all of them.
#[test]
fn r10_0_round_another_round() {
    let mut p = assault("cato legion ally", "legion ally");
    p.misses().stay();
    assert_eq!(p.round(), 2);
    p.fights(Caesar, "ally", 6).fights(Pompey, "ally", 6).fights(Caesar, "legion", 6);
    p.fights(Pompey, "legion", 6).fights(Caesar, "cato", 6).stay();
    assert_eq!(p.round(), 3);
}

// 10.0-veterans ---------------------------------------------------------------------------------

/// 10.0-veterans: no promotion after a battle that was won in its first round.
#[test]
fn r10_0_veterans_not_after_one_round() {
    let mut p = assault("commander 2 legion", "ally");
    p.fights(Pompey, "ally", 6).fights(Caesar, "legion", 1);
    assert_eq!(p.phasing(), Pompey);
    assert_eq!(p.count(Caesar, "Rome", "veteran-legion"), 0);
}

/// Caesar wins in the second round.
fn won_in_two(caesar: &str) -> Play {
    let mut p = assault(caesar, "ally");
    p.misses().stay().fights(Pompey, "ally", 6);
    p
}

/// 10.0-veterans: after two rounds the victor promotes one unit, legion or ally.
#[test]
fn r10_0_veterans_after_two_rounds() {
    let mut p = won_in_two("commander 2 legion veteran-legion");
    p.fights(Caesar, "legion", 1);
    assert_eq!((p.waits().as_str(), p.pending()), ("promote", vec![Caesar]));
    p.allowed(Caesar, plain("no_promotion"));
    p.refused(Caesar, promote("veteran-legion", "Rome"), "10.0-veterans");
    p.refused(Caesar, promote("commander", "Rome"), "10.0-veterans");
    p.refused(Caesar, promote("ally", "Rome"), "10.0-veterans");
    p.act(Caesar, promote("legion", "Rome"));
    assert_eq!(
        (p.count(Caesar, "Rome", "veteran-legion"), p.count(Caesar, "Rome", "legion")),
        (2, 1)
    );
    assert_eq!(p.phasing(), Pompey, "one and no more");
}

/// 10.0-veterans: an ally may be promoted; the victor may decline.
#[test]
fn r10_0_veterans_allies_too() {
    let table = || {
        let mut p = pompeian("2 ally legion", "ally");
        // Caesar's ally begins; nobody hits in the first round.
        p.misses().stay().fights(Caesar, "ally", 6).fights(Pompey, "ally", 1);
        assert_eq!((p.waits().as_str(), p.pending()), ("promote", vec![Pompey]));
        p
    };
    let mut p = table();
    p.act(Pompey, promote("ally", "Rome"));
    assert_eq!((p.count(Pompey, "Rome", "veteran-ally"), p.count(Pompey, "Rome", "ally")), (1, 1));
    let mut p = table();
    p.act(Pompey, plain("no_promotion"));
    assert_eq!((p.count(Pompey, "Rome", "veteran-ally"), p.phasing()), (0, Caesar));
}

/// 10.0-veterans: a retreat after the first round is enough, whoever retreats.
#[test]
fn r10_0_veterans_after_a_retreat() {
    let mut p = assault("2 legion", "legion");
    p.misses().act(Caesar, plain("fight_on")).roll(&[6, 6]).act(Pompey, retreat("Brundisium"));
    assert_eq!((p.waits().as_str(), p.pending()), ("promote", vec![Caesar]));
    let mut p = assault("2 legion", "legion");
    p.misses().roll(&[6]).act(Caesar, plain("withdraw"));
    while p.waits() == "fall_back" {
        p.act(Caesar, fall_back("legion", "Rubicon"));
    }
    assert_eq!((p.waits().as_str(), p.pending()), ("promote", vec![Pompey]));
    p.act(Pompey, promote("legion", "Rome"));
    assert_eq!(p.count(Pompey, "Rome", "veteran-legion"), 1);
}

/// 10.0-veterans: a veteran that is eliminated comes back on its weak face.
#[test]
fn r10_0_veterans_lost_are_recruits_again() {
    let mut p = assault("commander 2 legion", "veteran-legion ally");
    p.fights(Pompey, "ally", 6).fights(Caesar, "legion", 1).loses(Pompey, "veteran-legion");
    assert_eq!(p.stock(Pompey, "legion"), 10);
    let mut p = field()
        .phase(serde_json::json!({"is": "purchase"}))
        .turn_of("pompey")
        .gold(0, 9)
        .pompey("Rome", "ally")
        .play();
    p.act(Pompey, crate::play::recruit("legion", "Rome"));
    assert_eq!(
        (p.count(Pompey, "Rome", "legion"), p.count(Pompey, "Rome", "veteran-legion")),
        (1, 0)
    );
}
