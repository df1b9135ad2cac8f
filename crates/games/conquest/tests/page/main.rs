//! What players see of a battle: odds against simulation, journeys, layers and the shock panel.

mod fixture;

use std::collections::BTreeMap;

use conquest::{Action, Conquest, Field, Kind, Mark, Phase, Position, State, Unit};
use kernel::rand_core::{Rng as _, SeedableRng as _};
use kernel::{
    Lang, OddsReport, Rng, ScriptedDice, Seat, SeededDice, Setup, Shown as _, StepState, Verdict,
    Viewer,
};
use serde_json::{Value, json};

const ROMAN: Seat = Seat(0);

fn stand(document: &Value) -> State {
    let position: Position = serde_json::from_value(document.clone()).expect("a position");
    kernel::restore(Conquest::pack(), &position).expect("a possible position")
}

/// Trebonius gives individual orders, and these units are there: name, hex, facing in twelfths, and
/// what else there is to say.
fn orders(units: &[(&str, &str, u8, Value)]) -> State {
    let mut all = serde_json::Map::new();
    for (name, hex, facing, more) in units {
        let mut piece = json!({"spot": hex, "facing": facing});
        for (key, value) in more.as_object().into_iter().flatten() {
            piece[key] = value.clone();
        }
        all.insert((*name).to_owned(), piece);
    }
    stand(&json!({
        "battle": "bibracte", "turn": 3, "units": all,
        "phase": {"is": "orders", "leader": "trebonius", "which": "first", "given": "individual", "left": 3},
        "leaders": {
            "trebonius": {"spot": "3020", "group": "vii", "status": "active", "used": 1},
            "divico": {"spot": "2210"},
        },
        "tribes": {"helvetii": {"calm": true, "tamed": true}},
    }))
}

fn charging() -> Value {
    json!({"marks": ["must-check", "moved"]})
}

/// One pair of cohorts before one unit of warriors.
fn pair_on_one() -> State {
    orders(&[
        ("vii-1", "2719", 9, charging()),
        ("vii-2", "2719", 9, json!({"marks": ["must-check", "moved"], "under": true})),
        ("he-8", "2619", 3, json!({"hits": 1})),
    ])
}

/// A pair before it and a cohort on its flank.
fn four_on_one() -> State {
    orders(&[
        ("vii-1", "2719", 9, json!({"marks": ["must-check", "moved"], "hits": 4})),
        ("vii-2", "2719", 9, json!({"marks": ["must-check", "moved"], "under": true})),
        ("vii-3", "2618", 7, charging()),
        ("he-8", "2619", 3, json!({})),
    ])
}

fn forecast(state: &State, at: Option<&str>) -> Option<OddsReport> {
    let view = kernel::Known::view(state, Viewer::Seat(ROMAN));
    State::forecast(Conquest::pack(), &view, at, Lang::En, &|| true)
}

fn unit(name: &str) -> Unit {
    name.parse().expect("a unit")
}

/// What the odds take both sides to decide: the one on the flank counts (8.35), and odd hits go to
/// those who can bear most (10.12).
fn decided(state: &State) -> Option<(Seat, Action)> {
    let room = |unit: Unit| state.quality(unit).saturating_sub(state.piece(unit).hits);
    for seat in kernel::Rules::pending(state).seats().iter() {
        let mut offers = Vec::new();
        kernel::offers(state, seat, &mut offers);
        let flank = Action::NameAttacker { unit: unit("vii-3") };
        if offers.contains(&flank) {
            return Some((seat, flank));
        }
        let odd = offers.iter().filter_map(|action| {
            if let Action::OddHit { unit } = action { Some(*unit) } else { None }
        });
        if let Some(unit) = odd.max_by_key(|unit| room(*unit)) {
            return Some((seat, Action::OddHit { unit }));
        }
    }
    None
}

/// How often every one of these units routs or dies when the orders end.
fn simulated(state: &State, units: &[&str], games: u32) -> f64 {
    let mut fled = 0u32;
    for game in 0..games {
        let mut played = state.clone();
        let mut dice = SeededDice::new(77, game.into());
        kernel::apply(&mut played, ROMAN, &Action::EndOrders, &mut dice, None);
        while let Some((seat, action)) = decided(&played) {
            kernel::apply(&mut played, seat, &action, &mut dice, None);
        }
        let gone = |name: &&str| {
            let piece = played.piece(unit(name));
            piece.spot.hex().is_none() || piece.is(Mark::ROUTED)
        };
        fled += u32::from(units.iter().all(gone));
    }
    f64::from(fled) / f64::from(games)
}

#[track_caller]
fn agrees(state: &State, attackers: &[&str], defenders: &[&str]) {
    let report = forecast(state, None).expect("a fight is due");
    let told = |index: usize| report.rows[index].1;
    for (units, chance) in [(defenders, told(0)), (attackers, told(1))] {
        let seen = simulated(state, units, 6000);
        assert!((seen - chance).abs() < 0.025, "{units:?}: reckoned {chance}, seen {seen}");
    }
}

/// 8.33 to 8.37 by simulation: the odds are those of the code that plays.
#[test]
fn r8_36_odds_of_a_pair_on_one() {
    let state = pair_on_one();
    agrees(&state, &["vii-1", "vii-2"], &["he-8"]);
    let sure = forecast(&state, Some("2619")).expect("a fight there");
    for bar in &sure.bars {
        let sum: f64 = bar.parts.iter().map(|part| part.chance).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{}: {sum}", bar.title);
    }
    assert!(forecast(&state, Some("0101")).is_none(), "nobody fights there");
}

#[test]
fn r8_36_odds_from_two_sides() {
    agrees(&four_on_one(), &["vii-1", "vii-2", "vii-3"], &["he-8"]);
}

/// 8.34: a leader who fights with them is risked, and counts on the die.
#[test]
fn r8_34_odds_with_a_leader_in_the_fight() {
    let mut document: Value =
        serde_json::to_value(kernel::position(&pair_on_one())).expect("plain");
    document["leaders"]["trebonius"]["spot"] = json!("2719");
    document["leaders"]["divico"]["spot"] = json!("2619");
    agrees(&stand(&document), &["vii-1", "vii-2"], &["he-8"]);
}

/// 8.32: all fights of a segment stand in one list, each with its chance.
#[test]
fn r8_32_the_panel_lists_every_combat() {
    let state = orders(&[
        ("vii-1", "2719", 9, charging()),
        ("he-8", "2619", 3, json!({})),
        ("vii-3", "2723", 9, charging()),
        ("he-10", "2623", 3, json!({})),
    ]);
    let view = kernel::Known::view(&state, Viewer::Seat(ROMAN));
    let scene = kernel::scene::<State>(Conquest::pack(), &view, &[], Lang::En);
    let panel = scene.procedure.expect("a shock is due");
    let places: Vec<&str> = panel.bouts.iter().map(|bout| bout.place.as_str()).collect();
    assert_eq!(places, ["2619", "2623"]);
    assert_eq!(panel.bouts[0].title, "VII·1 on He·8");
    assert!(panel.bouts[0].note.starts_with("front · column"), "{}", panel.bouts[0].note);
    assert!(panel.steps.iter().all(|step| step.state == StepState::ToCome));
    let all = forecast(&state, None).expect("two fights are due");
    let titles: Vec<&str> = all.rows.iter().map(|(title, _)| title.as_str()).collect();
    assert_eq!(titles, ["VII·1 on He·8", "VII·3 on He·10"]);
    assert_eq!(scene.arrows.len(), 2);
}

/// 8.36, 8.37, 10.13: beside the die stands what every face brings, and what follows from it; once it
/// is rolled the face is marked, and the list says what came of it until the next leader acts.
#[test]
fn r8_36_the_strip_of_the_die() {
    let procedure = |state: &State| {
        let view = kernel::Known::view(state, Viewer::Seat(ROMAN));
        kernel::scene::<State>(Conquest::pack(), &view, &[], Lang::En).procedure.expect("a shock")
    };
    // Nobody rolls in a charge: the one who attacks stood there.
    let standing = json!({"marks": ["no-check"]});
    let mut state =
        orders(&[("vii-1", "2719", 9, standing), ("he-8", "2619", 3, json!({"hits": 1}))]);
    let panel = procedure(&state);
    let row = panel.steps.iter().find(|step| !step.falls.is_empty()).expect("a die");
    assert_eq!(
        row.falls.iter().map(|fall| fall.face).collect::<Vec<_>>(),
        (0..10).collect::<Vec<u8>>()
    );
    let (mut routs, mut wavers) = (0, 0);
    for fall in &row.falls {
        let hits = fall.result.trim_end_matches(')').split_once('(').expect("two figures").1;
        let after = 1 + hits.parse::<u8>().expect("a figure");
        let expected = match after {
            6.. => Verdict::Success,
            5 => Verdict::Half,
            _ => Verdict::Nothing,
        };
        assert_eq!(fall.verdict, Some(expected), "{}: {}", fall.face, fall.result);
        routs += u8::from(expected == Verdict::Success);
        wavers += u8::from(expected == Verdict::Half);
        assert!(!fall.thrown);
    }
    assert!(routs > 0 && wavers > 0, "the row has both: {:?}", row.falls);
    let bout = &panel.bouts[0];
    assert_eq!(
        (&bout.attackers[..], &bout.defenders[..]),
        (&["vii-1".to_owned()][..], &["he-8".to_owned()][..])
    );
    assert_eq!(bout.result, None);

    let last = row.falls[9].clone();
    let mut dice = ScriptedDice::then_seeded([10], SeededDice::new(1, 1));
    kernel::apply(&mut state, ROMAN, &Action::EndOrders, &mut dice, None);
    // Who runs is asked where to, and who follows.
    let first = |state: &State| {
        let seat = kernel::Rules::pending(state).seats().iter().next().expect("somebody");
        let mut offers = Vec::new();
        kernel::offers(state, seat, &mut offers);
        (seat, offers)
    };
    while !matches!(state.public().phase.top(), Phase::Momentum { .. }) {
        let (seat, offers) = first(&state);
        kernel::apply(&mut state, seat, &offers[0], &mut dice, None);
    }
    let panel = procedure(&state);
    assert!(panel.steps.iter().all(|step| step.state == StepState::Done));
    let row = panel.steps.iter().find(|step| !step.falls.is_empty()).expect("a die");
    let thrown: Vec<u8> =
        row.falls.iter().filter(|fall| fall.thrown).map(|fall| fall.face).collect();
    assert_eq!(thrown, [9]);
    assert_eq!(row.falls[9].result, last.result);
    let result = panel.bouts[0].result.as_deref().expect("what came of it");
    assert!(result.starts_with(&format!("9 → {}", last.result)), "{result}");
    assert_eq!(panel.bouts[0].place, "2619");

    kernel::apply(&mut state, ROMAN, &Action::StopHere, &mut dice, None);
    loop {
        let (seat, offers) = first(&state);
        let acts = offers.contains(&Action::Activate);
        let next = if acts { Action::Activate } else { offers[0] };
        kernel::apply(&mut state, seat, &next, &mut dice, None);
        if acts {
            break;
        }
    }
    assert!(state.public().combats.is_empty(), "the next leader begins anew");
}

/// 8.36: what size brought is told of a fight that is over too, and not that its attackers, whose
/// marks are gone, had stood.
#[test]
fn r8_36_size_in_a_fight_that_is_over() {
    let size = |state: &State| -> Vec<String> {
        let view = kernel::Known::view(state, Viewer::Seat(ROMAN));
        let scene = kernel::scene::<State>(Conquest::pack(), &view, &[], Lang::En);
        let steps = scene.procedure.expect("a shock").steps;
        let step = steps.into_iter().find(|step| step.label == "Size").expect("the step");
        step.sums.into_iter().map(|sum| format!("{} {}", sum.label, sum.value)).collect()
    };
    let mut state = orders(&[("vii-1", "2719", 9, charging()), ("he-8", "2619", 3, json!({}))]);
    let [sizes, moved] = &size(&state)[..] else { panic!("two sums") };
    let columns = moved.strip_prefix("the attackers moved: ").expect("it charges");
    let mut dice = ScriptedDice::then_seeded([1], SeededDice::new(1, 1));
    kernel::apply(&mut state, ROMAN, &Action::EndOrders, &mut dice, None);
    while !matches!(state.public().phase.top(), Phase::Momentum { .. }) {
        let seat = kernel::Rules::pending(&state).seats().iter().next().expect("somebody");
        let mut offers = Vec::new();
        kernel::offers(&state, seat, &mut offers);
        kernel::apply(&mut state, seat, &offers[0], &mut dice, None);
    }
    assert_eq!(size(&state), [sizes.clone(), format!("columns: {columns}")]);
}

/// 2.6: the die of ten reads 0 to 9 in the journal, whatever its faces are counted from.
#[test]
fn r2_6_the_die_counts_from_0() {
    let mut state = orders(&[
        ("vii-1", "2719", 9, json!({"marks": ["no-check"]})),
        ("he-8", "2619", 3, json!({})),
    ]);
    let mut dice = ScriptedDice::then_seeded([1, 10], SeededDice::new(1, 1));
    let mut journal = Vec::new();
    kernel::apply(&mut state, ROMAN, &Action::EndOrders, &mut dice, Some(&mut journal));
    let reads = journal.iter().find_map(|entry| {
        match kernel::told::<State>(Conquest::pack(), entry, Viewer::Seat(ROMAN), Lang::En) {
            Some(kernel::Told::Rolled { roll }) => Some((roll.face, roll.reads)),
            Some(kernel::Told::Words { .. }) | None => None,
        }
    });
    assert_eq!(reads, Some((Some(1), Some(0))));
}

#[test]
fn odds_in_words() {
    let ask = |words: &str| {
        let words: Vec<String> = words.split(' ').map(str::to_owned).collect();
        State::odds(Conquest::pack(), &words, Lang::En)
    };
    let report = ask("bibracte vii-1:2719:W vii-2:2719:W:under vs he-8:2619:E:1").expect("a fight");
    assert_eq!(report.title, "VII·1, VII·2 on He·8");
    let wrong = |words: &str| ask(words).expect_err("a fault");
    assert!(wrong("bibracte").starts_with("write the battle"));
    assert_eq!(wrong("bibracte vii-1:9999:W vs he-8:2619:E"), "vii-1:9999:W: there is no such hex");
    assert_eq!(
        wrong("bibracte vii-1:2719:W vs vii-2:2619:E"),
        "vii-2:2619:E is on the wrong side of \"vs\""
    );
    assert_eq!(
        wrong("bibracte vii-1:2719:E vs he-8:2619:E"),
        "nobody has an enemy in his front there"
    );
}

/// 6.1, 7.1: straight on a cohort keeps its facing, and what lies aside costs it a turn.
#[test]
fn r6_11_journeys_turn_where_they_must() {
    let state = orders(&[("vii-1", "3020", 9, json!({})), ("he-8", "2210", 3, json!({}))]);
    let journeys = state.journeys(ROMAN, "vii-1");
    let to = |hex: &str| {
        journeys.iter().find(|journey| {
            matches!(journey.steps.last(), Some(Action::Step { to }) if to.to_string() == hex)
        })
    };
    let turns = |hex: &str| {
        let steps = &to(hex).unwrap_or_else(|| panic!("no way to {hex}")).steps;
        assert!(matches!(steps[0], Action::Order { .. }));
        steps.iter().filter(|step| matches!(step, Action::Pivot { .. })).count()
    };
    assert_eq!(turns("2820"), 0);
    assert_eq!(turns("3018"), 1, "north of it");
    assert!(to("2620").is_some_and(|journey| journey.cost == Some(4)));
    assert!(to("2020").is_none(), "out of its five points");
    assert!(state.journeys(ROMAN, "he-8").is_empty(), "not his");
}

/// Every way that the rules allow, one action after the other, as long as nothing cannot be taken
/// back: the fewest points to each hex where the unit may stay.
fn cheapest(state: &State, seat: Seat, unit: Unit) -> BTreeMap<String, u8> {
    let spent = |state: &State| {
        if let Phase::Move(moving) = state.public().phase.top() { moving.spent } else { 0 }
    };
    let offers = |state: &State| {
        let mut offers = Vec::new();
        if kernel::Rules::pending(state).seats().contains(seat) {
            kernel::offers(state, seat, &mut offers);
        }
        offers
    };
    let home = state.piece(unit).spot;
    let (mut goals, mut best) = (BTreeMap::new(), BTreeMap::new());
    let mut open = vec![state.clone()];
    while let Some(here) = open.pop() {
        for action in offers(&here) {
            if !matches!(action, Action::Step { .. } | Action::Pivot { .. }) {
                continue;
            }
            let before = spent(&here);
            let mut next = here.clone();
            let mut dice = SeededDice::new(0, 0);
            let done = kernel::apply(&mut next, seat, &action, &mut dice, None);
            let left = next.piece(unit).spot;
            // It may die of what it meets.
            let Some(at) = left.hex() else { continue };
            let cost = spent(&next).max(before);
            // Who stops among friends because it can go no farther has to go back (6.91).
            let room = if let Phase::Move(moving) = next.public().phase.top() {
                next.may_stop(unit, moving.with, at)
            } else {
                true
            };
            let stays = !done.revocable() || room && offers(&next).contains(&Action::Stop);
            if let Action::Step { to } = action
                && left != home
                && stays
            {
                // Who was asked may have changed what it cost: only certain ways are compared.
                let certain = done.revocable();
                let known = goals.entry(to.to_string()).or_insert((u8::MAX, true));
                *known = (known.0.min(cost), known.1 && certain);
            }
            let stand = (at, next.piece(unit).facing.twelfths());
            if done.revocable() && best.get(&stand).is_none_or(|known| cost < *known) {
                best.insert(stand, cost);
                open.push(next);
            }
        }
    }
    goals
        .into_iter()
        .filter(|(_, (_, certain))| *certain)
        .map(|(to, (cost, _))| (to, cost))
        .collect()
}

/// 6.1, 7.1: over random battles, journeys are the cheapest ways that the rules allow, and no way is
/// missing.
#[test]
fn r6_11_journeys_are_the_cheapest_ways() {
    let mut compared = 0;
    for (game, field) in ["bibracte", "rhine", "sabis", "lutetia", "britannia"].iter().enumerate() {
        let setup = Setup { scenario: (*field).to_owned(), ..Setup::default() };
        let mut dice = SeededDice::new(11, game as u64);
        let mut state: State =
            kernel::start(Conquest::pack(), &setup, &mut dice, None).expect("a set-up");
        let mut rng = Rng::seed_from_u64(game as u64);
        let mut offers = Vec::new();
        for number in 0..1500 {
            let Some(seat) = kernel::Rules::pending(&state).seats().iter().next() else { break };
            kernel::offers(&state, seat, &mut offers);
            let ordered: Vec<Unit> = offers
                .iter()
                .filter_map(|action| {
                    if let Action::Order { unit } | Action::OrderStack { unit } = action {
                        Some(*unit)
                    } else {
                        None
                    }
                })
                .collect();
            if number % 50 < 5
                && let Some(unit) = ordered.get(number % ordered.len().max(1))
            {
                compared += compare(&state, seat, *unit);
            }
            let action = offers[rng.next_u64() as usize % offers.len()];
            kernel::apply(&mut state, seat, &action, &mut dice, None);
        }
    }
    assert!(compared > 500, "{compared} ways were compared");
}

/// How many journeys of a unit that may be ordered are as cheap as they can be.
fn compare(state: &State, seat: Seat, unit: Unit) -> usize {
    // A chariot on the way changes how far its rider goes (S-BRI-8).
    if state.public().battle == Field::BRITANNIA && state.kind(unit) == Kind::LightInfantry {
        return 0;
    }
    let journeys = state.journeys(seat, unit.name());
    let Some(order) = journeys.first().map(|journey| journey.steps[0]) else { return 0 };
    let mut begun = state.clone();
    let mut dice = SeededDice::new(0, 0);
    kernel::apply(&mut begun, seat, &order, &mut dice, None);
    let told: BTreeMap<String, i64> = journeys
        .iter()
        .filter_map(|journey| match journey.steps.last() {
            Some(Action::Step { to }) => Some((to.to_string(), journey.cost?)),
            _ => None,
        })
        .collect();
    let cheapest = cheapest(&begun, seat, unit);
    for (to, cost) in &cheapest {
        let told = told.get(to).unwrap_or_else(|| panic!("{} can go to {to}", unit.name()));
        assert_eq!(*told, i64::from(*cost), "{} to {to}", unit.name());
    }
    cheapest.len()
}

/// 5.1: leaders stand in the order of their initiative, with who acts.
#[test]
fn r5_13_the_roster_shows_who_acts() {
    let view = kernel::Known::view(&pair_on_one(), Viewer::Spectator);
    let scene = kernel::scene::<State>(Conquest::pack(), &view, &[], Lang::En);
    let roster = scene.roster.expect("leaders act in turn");
    let told: Vec<(&str, StepState)> =
        roster.entries.iter().map(|entry| (entry.piece.as_str(), entry.state)).collect();
    assert_eq!(told, [("divico", StepState::ToCome), ("trebonius", StepState::Now)]);
}

/// Hits against quality, missiles and facing are on the counter.
#[test]
fn counters_say_how_worn_they_are() {
    let view = kernel::Known::view(&pair_on_one(), Viewer::Spectator);
    let scene = kernel::scene::<State>(Conquest::pack(), &view, &[], Lang::En);
    let piece = |id: &str| scene.pieces.iter().find(|piece| piece.id == id).expect("it is there");
    let wear = piece("he-8").wear.expect("it bears hits");
    assert_eq!((wear.hits, wear.of, wear.shots), (1, 6, None));
    assert_eq!(piece("vii-1").wear.expect("it bears hits").shots, Some(2));
    assert_eq!(piece("vii-1").facing, Some(9));
    let of = |id: &str| scene.pieces.iter().position(|piece| piece.id == id);
    assert!(of("vii-2") < of("vii-1"), "the lower cohort comes first");
}

/// What a scene says of a state to the Romans, with what they may do.
fn seen(state: &State) -> kernel::Scene {
    let view = kernel::Known::view(state, Viewer::Seat(ROMAN));
    let mut offers = Vec::new();
    kernel::offers(state, ROMAN, &mut offers);
    kernel::scene::<State>(Conquest::pack(), &view, &offers, Lang::En)
}

/// The markers of the box lie on the counters.
#[test]
fn counters_bear_their_markers() {
    let marked = |marks: Value| json!({ "marks": marks });
    let state = orders(&[
        ("vii-1", "2719", 9, charging()),
        ("vii-3", "2618", 7, marked(json!(["no-check", "reduced"]))),
        ("vii-5", "3118", 9, marked(json!(["rallied"]))),
        ("vii-7", "3318", 8, marked(json!(["column"]))),
        ("rc-1", "3518", 9, marked(json!(["finished"]))),
        ("he-8", "2619", 3, json!({})),
    ]);
    let scene = seen(&state);
    let bears = |id: &str, mark: kernel::Mark| {
        let piece = scene.pieces.iter().find(|piece| piece.id == id).expect("it is there");
        assert!(piece.marks.contains(&mark), "{id}: {:?}", piece.marks);
    };
    bears("vii-1", kernel::Mark::MustCheck);
    bears("vii-3", kernel::Mark::NoCheck);
    bears("vii-3", kernel::Mark::Reduced);
    bears("vii-5", kernel::Mark::Rallied);
    bears("vii-7", kernel::Mark::Column);
    bears("rc-1", kernel::Mark::Finished);
}

/// 7.11: the scene says what is front, flank and rear, as the rules reckon it.
#[test]
fn r7_11_front_flank_and_rear_are_told() {
    let bearings = seen(&pair_on_one()).bearings.expect("units face somewhere");
    let odd = |all: &[u8]| all.iter().copied().filter(|one| one % 2 == 1).collect::<Vec<_>>();
    assert_eq!(odd(&bearings.front), [1, 11]);
    assert_eq!(odd(&bearings.flank), [3, 9]);
    assert_eq!(odd(&bearings.rear), [5, 7]);
}

/// 4.31: whoever his leader commands and may not order says why; whoever may go says nothing.
#[test]
fn r4_31_who_may_not_be_ordered_says_why() {
    let state = orders(&[
        ("vii-1", "2919", 9, json!({})),
        ("vii-3", "4010", 9, json!({})),
        ("viii-1", "3119", 9, json!({})),
    ]);
    let scene = seen(&state);
    let piece = |id: &str| scene.pieces.iter().find(|piece| piece.id == id).expect("it is there");
    let out = kernel::Mark::OutOfCommand;
    assert!(!piece("vii-1").marks.contains(&out) && piece("vii-1").note.is_none());
    assert!(piece("vii-3").marks.contains(&out), "{:?}", piece("vii-3").marks);
    assert!(piece("vii-3").note.is_some(), "it says why");
    assert!(!piece("viii-1").marks.contains(&out), "another's legion is not his to order");
}

/// What the Romans are offered there, by the name of the action: its chance and what there is to know.
fn told(state: &State, name: &str) -> Vec<(Option<u8>, Option<String>)> {
    let choices = seen(state).choices;
    let named = choices.into_iter().filter(|choice| choice.action["do"] == json!(name));
    named.map(|choice| (choice.chance, choice.more)).collect()
}

fn changed(state: &State, change: &dyn Fn(&mut Value)) -> State {
    let mut document = serde_json::to_value(kernel::position(state)).expect("plain");
    change(&mut document);
    stand(&document)
}

/// 5.31, 5.33: momentum has a chance before it is tried: his initiative 3 on a die of ten.
#[test]
fn r5_31_momentum_tells_its_chance() {
    let state = changed(&pair_on_one(), &|document| {
        document["phase"] = json!({"is": "momentum", "leader": "trebonius", "eager": false});
        document["units"]["vii-1"]["marks"] = json!([]);
        document["units"]["vii-2"]["marks"] = json!([]);
    });
    let [(chance, more)] = &told(&state, "try")[..] else { panic!("he may try once") };
    assert_eq!(*chance, Some(40));
    assert!(more.as_deref().expect("the die of fate").contains("on 9"), "{more:?}");
}

/// 6.51, 6.52: a reaction says before it is chosen how far it goes and whether a die is thrown.
#[test]
fn r6_52_reactions_tell_their_price() {
    let coming = |roman: &str, at: &str| {
        let mut state = stand(&json!({
            "battle": "bibracte", "turn": 3,
            "units": {"he-1": {"spot": "2819", "facing": 3}, roman: {"spot": at, "facing": 9}},
            "phase": {"is": "orders", "leader": "nammeius", "which": "first", "given": "individual", "left": 2},
            "leaders": {"nammeius": {"spot": "2819", "status": "active", "used": 1}},
            "tribes": {"helvetii": {"calm": true, "tamed": true}},
        }));
        let mut dice = SeededDice::new(1, 1);
        let to = "2919".parse().expect("a hex");
        for action in [Action::Order { unit: unit("he-1") }, Action::Step { to }] {
            kernel::apply(&mut state, Seat(1), &action, &mut dice, None);
        }
        told(&state, "withdraw")
    };
    let foot = coming("vii-1", "3119");
    let (chance, more) = foot.first().expect("five points against five");
    assert_eq!(*chance, Some(80), "quality 7 on a die of ten");
    let more = more.as_deref().expect("its points");
    assert!(
        more.starts_with("1 movement point to go, ") && more.ends_with("a die for its order"),
        "{more}"
    );
    let horse = coming("rc-1", "3119");
    let (chance, more) = horse.first().expect("seven points against five");
    assert_eq!(*chance, None, "horse throws no die");
    assert!(more.as_deref().expect("its points").ends_with("no die"), "{more:?}");
}

/// 5.12, 5.14: the ribbon says who comes next and how often each has acted.
#[test]
fn r5_12_the_roster_says_who_is_next() {
    let entry = |state: &State, name: &str| {
        let roster = seen(state).roster.expect("leaders act in turn");
        roster.entries.into_iter().find(|entry| entry.piece == name).expect("he is there")
    };
    let state = changed(&pair_on_one(), &|document| {
        document["leaders"]["galba"] = json!({"spot": "3520", "group": "viii"});
        document["leaders"]["divico"]["used"] = json!(1);
        document["leaders"]["divico"]["spent"] = json!(true);
    });
    let phases = entry(&state, "divico").phases.expect("he may act three times");
    assert_eq!((phases.used, entry(&state, "divico").spent), (1, true));
    // The die has given the next turn at 3 to the tribes, then to Rome.
    for (side, next) in [("tribes", "divico"), ("roman", "galba")] {
        let turns = [None, None, None, Some(side), None, None, None, None];
        let state = changed(&state, &|document| document["next"] = json!(turns));
        let told = ["divico", "galba"].map(|name| entry(&state, name).next);
        assert_eq!(told, ["divico", "galba"].map(|name| name == next), "{side}");
    }
}

/// 8.36, 10.23: before the dice each shift is told in words, and who strikes whom from where.
#[test]
fn r8_36_shifts_are_told_one_by_one() {
    let state = orders(&[
        ("vii-1", "2719", 9, json!({"marks": ["must-check", "moved", "reduced"]})),
        ("he-8", "2619", 3, json!({"marks": ["reduced"]})),
    ]);
    let panel = seen(&state).procedure.expect("a shock is due");
    let told = |rule: &str, label: &str| {
        let step = panel.steps.iter().find(|step| step.rule == rule && step.label == label);
        let sums = step.expect("a step of the panel").sums.iter();
        sums.map(|sum| sum.label.clone()).collect::<Vec<_>>()
    };
    let shifts = told("8.36", "Shifts");
    assert!(shifts.contains(&"attacker reduced".to_owned()), "{shifts:?}");
    assert!(shifts.contains(&"defender reduced".to_owned()), "{shifts:?}");
    assert_eq!(told("8.35", "Clash column")[0], "cohort on warriors, front:");
}

/// 5.51, 6.8, 8.51: beside the rout points stands whose fury and first rush last, who is still to come,
/// and how many elite phases are left.
#[test]
fn r8_51_rout_points_tell_whose_fury_lasts() {
    let told = |turn: u8, helvetii: Value| {
        let state = stand(&json!({
            "battle": "bibracte", "turn": turn, "phase": {"is": "auxiliaries"},
            "units": {
                "he-8": {"spot": "2619", "facing": 3},
                "cre-1": {"spot": "3120", "facing": 9},
                "bo-1": {"spot": "waiting"},
            },
            "leaders": {"caesar": {"spot": "3522"}, "divico": {"spot": "2210"}},
            "tribes": {"helvetii": helvetii},
        }));
        let view = kernel::Known::view(&state, Viewer::Seat(ROMAN));
        let score = State::scene(Conquest::pack(), &view, Lang::En).score.expect("rout points");
        score.entries.into_iter().map(|entry| entry.note.unwrap_or_default()).collect::<Vec<_>>()
    };
    let first = told(1, json!({}));
    assert_eq!(first[..2], ["2 elite phases left", "fierce, impetuous"]);
    let later = told(3, json!({"contacts": 1}));
    assert_eq!(later[..2], ["1 elite phase left", "fierce, impetuous: 1 of 2 charges seen"]);
    assert_eq!(told(3, json!({"calm": true}))[1], "fierce");
    assert_eq!(told(3, json!({"calm": true, "tamed": true}))[1], "");
    assert_eq!(first[2..], ["still to come", "still to come"], "Boii and Tulingi");
}
