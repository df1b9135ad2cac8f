//! 20.5, 24.2: standing orders for fire, and those that answer the rest of the enemy's turn.

use alesia::{
    Action, Alesia, Phase, Side, StandingOrder, State, Trigger, USUAL_ORDERS, Unit, Whom,
};
use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{
    Advised as _, Does, Known as _, Lang, Rng, Rules as _, Seat, SeededDice, Standing, Viewer,
};
use serde_json::json;

use crate::play::{Draw, Play, draw, enter, left, place, say, step};

const ROMAN: Seat = Seat(0);

/// What these orders answer for the Roman.
pub(crate) fn answer(game: &State, orders: &[StandingOrder]) -> Option<Action> {
    let mut offers = Vec::new();
    kernel::offers(game, ROMAN, &mut offers);
    let standing: Vec<_> = orders.iter().map(|order| Standing::always(*order)).collect();
    let view = game.view(Viewer::Seat(ROMAN));
    State::answers(&standing, game.pack(), &view, &offers).map(|(_, reply)| reply.action)
}

/// A fort and archers before which a Gaul has come to two hexes.
fn in_range(unit: &str, draw: Draw) -> Play {
    let draw = draw.forts("2640").on("2640", "recruits-1").on("2440", "archers-1");
    let mut play = draw.on("2544", unit).play();
    play.act("gaul", step(unit, "2543"));
    if play.phase() == "window" {
        play.act("roman", say("hold_fire"));
    }
    play.act("gaul", step(unit, "2542"));
    assert_eq!(play.phase(), "window");
    play
}

fn fires(play: &Play, whom: Whom, when: Trigger) -> bool {
    let fire = answer(&play.game, &[StandingOrder::Fire { whom, when, and: None }]);
    let hold = [
        StandingOrder::Hold { whom, when, and: None },
        StandingOrder::Fire { whom, when, and: None },
    ];
    let held = answer(&play.game, &hold);
    let shot = matches!(fire, Some(Action::FireFort { .. } | Action::FireUnit { .. }));
    assert!(!matches!(held, Some(Action::FireFort { .. } | Action::FireUnit { .. })));
    assert_eq!(fire.is_none(), !shot, "an order that does not speak leaves the question");
    shot
}

#[test]
fn r20_5_orders_for_a_place() {
    let play = in_range("aedui-1", draw());
    let fort = "2640".parse().expect("a hex");
    assert!(fires(&play, Whom::Near(fort, 0), Trigger::Always));
    assert!(!fires(&play, Whom::Near("0306".parse().expect("a hex"), 5), Trigger::Always));
    let near = Alesia::pack().ground(fort).nearest;
    for zone in alesia::Zone::all() {
        let either = near.contains(zone)
            || Alesia::pack().ground("2440".parse().expect("a hex")).nearest.contains(zone);
        assert_eq!(fires(&play, Whom::Zone(zone), Trigger::Always), either, "zone {zone}");
    }
}

#[test]
fn r20_5_orders_for_a_target() {
    let foot = in_range("aedui-1", draw());
    let factor = Alesia::pack().unit("aedui-1".parse::<Unit>().expect("a unit")).combat;
    assert!(fires(&foot, Whom::All, Trigger::Strong(factor)));
    assert!(!fires(&foot, Whom::All, Trigger::Strong(factor + 1)));
    assert!(!fires(&foot, Whom::All, Trigger::Horse));
    assert!(!fires(&foot, Whom::All, Trigger::Works));
    assert!(fires(&in_range("equites-1", draw()), Whom::All, Trigger::Horse));
    let mut works = in_range("aedui-1", draw());
    works.act("roman", say("hold_fire")).act("gaul", step("aedui-1", "2541"));
    assert!(fires(&works, Whom::All, Trigger::Works));
}

/// The second unit at a range, and the turn.
#[test]
fn r20_5_orders_for_a_moment() {
    let mut play = in_range("aedui-1", draw().on("2643", "aedui-2"));
    assert!(fires(&play, Whom::Forts, Trigger::Nth(1)));
    assert!(!fires(&play, Whom::Forts, Trigger::Nth(2)));
    assert!(fires(&play, Whom::All, Trigger::Turn(3)), "it is turn 3");
    assert!(!fires(&play, Whom::All, Trigger::Turn(4)));
    play.act("roman", say("hold_fire")).act("gaul", say("halt"));
    if play.phase() == "window" {
        play.act("roman", say("hold_fire"));
    }
    play.act("gaul", step("aedui-2", "2642"));
    assert!(fires(&play, Whom::Forts, Trigger::Nth(2)));
}

/// Factors next to the shooter, the target's among them.
#[test]
fn r24_4_orders_for_what_stands_before_a_fort() {
    let factor = |unit: &str| Alesia::pack().unit(unit.parse::<Unit>().expect("a unit")).combat;
    let mut play = draw()
        .forts("2640")
        .on("2640", "recruits-1")
        .on("2641", "aedui-2")
        .on("2643", "aedui-1")
        .play();
    let both = factor("aedui-1") + factor("aedui-2");
    play.act("gaul", step("aedui-1", "2642"));
    assert!(fires(&play, Whom::Forts, Trigger::Adds(both)));
    assert!(!fires(&play, Whom::Forts, Trigger::Adds(both + 1)));
}

/// Others who have a shot at the same hex.
#[test]
fn r20_5_orders_that_count_on_others() {
    let play = in_range("aedui-1", draw());
    assert!(fires(&play, Whom::All, Trigger::Saved(1)));
    assert!(!fires(&play, Whom::All, Trigger::Saved(2)));
}

/// Two triggers of one order must both hold: what the first speaks of alone is asked.
#[test]
fn r20_5_orders_with_two_triggers() {
    let play = in_range("aedui-1", draw());
    let factor = Alesia::pack().unit("aedui-1".parse::<Unit>().expect("a unit")).combat;
    let both = |when: Trigger, and: Trigger| {
        answer(&play.game, &[StandingOrder::Fire { whom: Whom::Forts, when, and: Some(and) }])
    };
    let shot = both(Trigger::Range(2), Trigger::Strong(factor));
    assert!(matches!(shot, Some(Action::FireFort { range: 2, .. })), "{shot:?}");
    assert_eq!(both(Trigger::Range(2), Trigger::Strong(factor + 1)), None);
    assert_eq!(both(Trigger::Range(3), Trigger::Strong(factor)), None);
    let fort = Whom::Fort("2640".parse().expect("a hex"));
    let hold = StandingOrder::Hold {
        whom: fort,
        when: Trigger::Range(2),
        and: Some(Trigger::Strong(factor)),
    };
    let fire = StandingOrder::Fire { whom: fort, when: Trigger::Always, and: None };
    assert_ne!(answer(&play.game, &[fire]), None);
    assert!(!matches!(answer(&play.game, &[hold, fire]), Some(Action::FireFort { .. })));
    let written = json!({"order": "hold", "whom": {"fort": "2640"}, "when": {"range": 2},
        "and": {"strong": factor}});
    assert_eq!(serde_json::to_value(hold).expect("an order"), written);
    // An order of one trigger is written as it always was.
    let written = json!({"order": "fire", "whom": {"fort": "2640"}, "when": "always"});
    assert_eq!(serde_json::to_value(fire).expect("an order"), written);
    let view = play.game.view(Viewer::Seat(ROMAN));
    let known = State::known_orders(play.game.pack(), &view, kernel::Lang::En);
    let label = "Fort 2640: fire at range 3 (only stacks)";
    assert!(known.iter().any(|order| order.label == label), "it can be chosen");
}

/// 24.4: the fort's shot at one hex waits for the end, whatever else is ordered.
#[test]
fn r24_4_the_primary_is_kept() {
    let keep = StandingOrder::KeepPrimary { whom: Whom::Forts };
    let fire = StandingOrder::Fire { whom: Whom::All, when: Trigger::Always, and: None };
    let mut play = draw().forts("2640").on("2640", "recruits-1").on("2642", "aedui-1").play();
    play.act("gaul", step("aedui-1", "2641"));
    assert_eq!(answer(&play.game, &[keep, fire]), Some(Action::HoldFire));
    assert_ne!(answer(&play.game, &[fire]), Some(Action::HoldFire));
    play.act("roman", say("hold_fire"));
    while play.phase() != "last_fire" {
        let end = if left(&play).is_some() { "halt" } else { "end_moves" };
        let (who, what) =
            if play.phase() == "window" { ("roman", "hold_fire") } else { ("gaul", end) };
        play.act(who, say(what));
    }
    let last = answer(&play.game, &[keep]);
    assert!(matches!(last, Some(Action::FireFort { range: 1, .. })), "{last:?}");
}

/// 20.5: an order that says hold answers every question of a march, and the unit goes on as if
/// nobody had asked.
#[test]
fn r20_5_a_hold_leaves_a_march_unbroken() {
    let hold = [StandingOrder::Hold { whom: Whom::All, when: Trigger::Always, and: None }];
    let draw = draw().forts("2640").on("2640", "recruits-1").on("2440", "archers-1 legio-7-1");
    let mut play = draw.off("IX", "aedui-1").play();
    let mut asked = 0;
    play.act("gaul", enter("aedui-1", "2644"));
    for (to, spent) in [("2643", 4), ("2642", 6), ("2742", 8), ("2743", 10)] {
        while play.phase() == "window" {
            assert_eq!(answer(&play.game, &hold), Some(Action::HoldFire));
            play.act("roman", say("hold_fire"));
            asked += 1;
        }
        assert_eq!(play.pending(), ["gaul"]);
        play.act("gaul", step("aedui-1", to));
        assert_eq!(place(&play, "aedui-1"), to);
        let going = &play.position()["phase"];
        let moves = going.as_array().map_or(going, |list| &list[0]);
        assert_eq!(moves["going"][0]["left"], 12 - spent, "nothing is lost on the way");
    }
    assert!(asked >= 3, "the march was in range");
    assert!(play.position()["disrupted"].as_array().is_none_or(Vec::is_empty));
}

/// An assault on the southern line, with leaders behind it.
fn assault() -> Draw {
    draw()
        .forts("2640 2840")
        .on("2640", "recruits-1 archers-1")
        .on("2840", "recruits-2")
        .on("2440", "legio-7-1 legio-7-2 caesar")
        .on("2540", "legio-7-3 slingers-1")
        .on("2740", "legio-7-4 labienus")
        .on("2439", "archers-2")
        .on("2541", "aedui-1 aedui-2")
        .on("2542", "aedui-3 aedui-4")
        .on("2642", "aedui-5 aedui-6")
        .on("2643", "aedui-7 aedui-8")
        .on("2742", "aedui-9 aedui-10")
        .on("2741", "aedui-11 aedui-12")
        .off("IX", "arverni-1 arverni-2 arverni-3 arverni-4 equites-1 equites-2")
}

/// 20.5: with the usual orders a whole Gallic turn, movement and battles, asks the Roman nothing.
#[test]
fn r20_5_the_usual_orders_answer_a_whole_gallic_turn() {
    let (mut shots, mut after) = (0, 0);
    for seed in 0..60 {
        let mut game = assault().play().game.clone();
        let (mut rng, mut dice) = (Rng::seed_from_u64(seed), SeededDice::new(7, seed));
        let mut offers = Vec::new();
        loop {
            let over = match game.public().phase() {
                Phase::Movement(moves) => moves.side == Side::Rome,
                Phase::Over { .. } => true,
                _ => false,
            };
            if over {
                break;
            }
            let seat = game.pending().seats().iter().next().expect("somebody is asked");
            let action = if seat == ROMAN {
                let action = answer(&game, &USUAL_ORDERS);
                let action = action.unwrap_or_else(|| {
                    panic!("seed {seed}: the Roman is asked in {:?}", game.public().phase())
                });
                let fired = matches!(action, Action::FireFort { .. } | Action::FireUnit { .. });
                shots += u32::from(fired);
                after += u32::from(matches!(game.public().phase(), Phase::Combats(_)));
                action
            } else {
                kernel::offers(&game, seat, &mut offers);
                offers[(rng.next_u64() % offers.len() as u64) as usize]
            };
            kernel::apply(&mut game, seat, &action, &mut dice, None);
        }
    }
    assert!(shots > 20, "there was something to shoot at: {shots}");
    assert!(after > 10, "and something to decide after battles: {after}");
}

/// 16.1, 16.4: in the own turn "Hold the line" is silent.
#[test]
fn r16_1_hold_the_line_is_for_the_enemys_turn() {
    let mut play = draw()
        .declares("rome")
        .on("0306", "legio-7-1 legio-7-2 legio-7-3")
        .on("0405", "b-mandubii-8")
        .play();
    crate::play::attack(&mut play, "roman", "0405", "legio-7-1 legio-7-2 legio-7-3");
    play.roll(&[2]).act("roman", say("end_declaration"));
    assert_eq!((play.phase().as_str(), play.pending()), ("combats", vec!["roman"]));
    assert_eq!(answer(&play.game, &[StandingOrder::HoldTheLine]), None);
    let stay = json!({"order": "hold_the_line"});
    assert_eq!(serde_json::to_value(StandingOrder::HoldTheLine).expect("an order"), stay);
}

/// An order may want the question: what stands behind it does not answer then, and it is named.
#[test]
fn r20_5_an_order_asks() {
    let play = in_range("aedui-1", draw());
    let ask = |range: u8| StandingOrder::Ask {
        whom: Whom::Forts,
        when: Trigger::Range(range),
        and: None,
    };
    let fire = StandingOrder::Fire { whom: Whom::All, when: Trigger::Always, and: None };
    let hold = StandingOrder::Hold { whom: Whom::All, when: Trigger::Always, and: None };
    let asking = |orders: &[StandingOrder]| {
        let mut offers = Vec::new();
        kernel::offers(&play.game, ROMAN, &mut offers);
        let standing: Vec<_> = orders.iter().map(|order| Standing::always(*order)).collect();
        let view = play.game.view(Viewer::Seat(ROMAN));
        State::asking(&standing, play.game.pack(), &view, &offers)
    };
    assert_eq!(answer(&play.game, &[ask(2), hold]), None);
    assert_eq!(asking(&[ask(3), ask(2), hold]), Some(1));
    // What stands before it decides, and it speaks of its own shots alone.
    assert_eq!(answer(&play.game, &[hold, ask(2)]), Some(Action::HoldFire));
    assert_eq!(asking(&[hold, ask(2)]), None);
    assert_eq!(answer(&play.game, &[ask(3), hold]), Some(Action::HoldFire));
    assert!(matches!(answer(&play.game, &[ask(2), fire]), Some(Action::FireUnit { .. }),));
}

/// Each order for fire is a line of whom, when and what; the usual profile is a list of them.
#[test]
fn r20_5_orders_are_lines_of_a_table() {
    let play = in_range("aedui-1", draw());
    let view = play.game.view(Viewer::Seat(ROMAN));
    for lang in [Lang::En, Lang::Fr] {
        let mut lines = std::collections::BTreeSet::new();
        for order in State::known_orders(play.game.pack(), &view, lang) {
            let clauses = State::clauses(play.game.pack(), &order.id, lang);
            for clause in &clauses {
                for text in [&clause.object, &clause.when, &clause.answer] {
                    assert!(!text.is_empty() && !text.contains('⟨'), "{:?}: {clause:?}", order.id);
                }
            }
            let [clause] = &clauses[..] else { continue };
            let line = format!("{} / {} / {}", clause.object, clause.when, clause.answer);
            assert!(lines.insert(line), "two orders with one line: {:?}", order.id);
        }
        assert!(lines.len() > 100, "{}", lines.len());
    }
    let usual = State::clauses(play.game.pack(), &StandingOrder::Usual, Lang::En);
    assert_eq!(usual.last().map(|clause| clause.does), Some(Does::Refrains));
}

/// To hold may stand for the turn, and is over with it.
#[test]
fn r20_5_to_hold_for_the_turn() {
    let play = in_range("aedui-1", draw());
    let hold = StandingOrder::Hold { whom: Whom::All, when: Trigger::Always, and: None };
    let known =
        State::known_orders(play.game.pack(), &play.game.view(Viewer::Seat(ROMAN)), Lang::En);
    let turn = known.iter().filter(|order| order.lasts == kernel::Lasts::Fight);
    assert_eq!(turn.map(|order| order.id).collect::<Vec<_>>(), [hold]);
    let later = in_range("aedui-1", draw().set("turn", json!(2)));
    assert!(play.game.fight().is_some() && play.game.fight() != later.game.fight());
}

/// Orders that hold or ask may be narrowed down as those that fire, and figures can be chosen: of
/// infantry by its printed factors, and by turns.
#[test]
fn r20_5_orders_to_choose_from() {
    let play = in_range("aedui-1", draw());
    let view = play.game.view(Viewer::Seat(ROMAN));
    let known: Vec<StandingOrder> =
        State::known_orders(play.game.pack(), &view, Lang::En).iter().map(|one| one.id).collect();
    let (whom, and) = (Whom::All, Some(Trigger::Strong(7)));
    let when = Trigger::Range(2);
    let hold = StandingOrder::Hold { whom, when, and };
    let ask = StandingOrder::Ask { whom, when, and };
    assert!(known.contains(&hold) && known.contains(&ask));
    // Aedui are of 7 factors, Mandubii and their like are not.
    let fire = StandingOrder::Fire { whom, when: Trigger::Always, and: None };
    assert_eq!(answer(&play.game, &[hold, fire]), Some(Action::HoldFire));
    assert_eq!(answer(&play.game, &[ask, fire]), None);
    let weak = in_range("santoni-1", draw());
    let fired = answer(&weak.game, &[hold, fire]);
    assert!(matches!(fired, Some(Action::FireFort { .. } | Action::FireUnit { .. })), "{fired:?}");
    for when in (6..=9).map(Trigger::Strong).chain([2, 4, 6, 8, 10].map(Trigger::Turn)) {
        assert!(known.contains(&StandingOrder::Hold { whom, when, and: None }), "{when:?}");
    }
}
