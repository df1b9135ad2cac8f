//! Refusals name the rule that forbids.

use julius::Side::{self, Caesar, Pompey};
use serde_json::{Value, json};

use crate::field::*;

/// Something illegal: what it is, the table, who tries what, and the rule against it.
struct Case(&'static str, Play, Side, Value, &'static str);

fn command() -> Draw {
    draw().cards("3/2", "3/2").moves("caesar", 3)
}

/// A position, and what is played on it before the illegal action.
fn after(draw: Draw, acts: impl FnOnce(&mut Play)) -> Play {
    let mut play = draw.play();
    acts(&mut play);
    play
}

fn cards() -> Vec<Case> {
    let hands = |phase: &str| {
        draw()
            .phase(json!({"is": phase, "done": 0}))
            .caesar("Genua", "legio-8")
            .pompey("Utica", "legio-39")
            .hand("caesar", &["4/1", "2/1", "2/2", "1/2", "Mars"])
            .hand("pompey", &["3/1", "2/3", "2/2", "1/3", "Pluto"])
            .play()
    };
    let free = || {
        let historical = start(1, &[]).position();
        let mut free = draw().phase(json!({"is": "deployment", "done": 0}));
        free = free.option("deployment", "free").set("secrets", historical["secrets"].clone());
        free.play()
    };
    vec![
        Case("discard what is not held", hands("discard"), Caesar, discard("3/1"), "2.1"),
        Case("play what is not held", hands("play"), Pompey, play_card("Mars"), "2.1"),
        Case("move before cards are played", hands("play"), Caesar, activate("Genua"), "2.2"),
        Case("deploy from the pool", free(), Caesar, swap("legio-8", "legio-17"), "5.3"),
        Case("deploy a fleet inland", free(), Caesar, swap("c-navis-1", "legio-16"), "4.1"),
    ]
}

fn roads() -> Vec<Case> {
    let genua = || {
        command()
            .caesar("Genua", "legio-7 legio-8 legio-9 legio-10 legio-11")
            .caesar("Ravenna", "legio-12 legio-13 legio-14 c-navis-2")
            .pompey("Utica", "legio-39")
    };
    let active = |place: &'static str| {
        after(genua(), |play| {
            play.act(Caesar, activate(place));
        })
    };
    vec![
        Case("the second player is early", genua().play(), Pompey, activate("Utica"), "2.2"),
        Case(
            "levy before the moves end",
            genua().play(),
            Caesar,
            levy("legio-16", "Aquileia"),
            "2.2",
        ),
        Case("move without a move", genua().play(), Caesar, step("legio-8", "Roma"), "6.1"),
        Case("activate a vacant city", genua().play(), Caesar, activate("Roma"), "6.1"),
        Case("activate twice", active("Genua"), Caesar, activate("Genua"), "6.1"),
        Case("halt without moving", active("Genua"), Caesar, halt(), "6.1"),
        Case("jump two cities", active("Genua"), Caesar, step("legio-8", "Neapolis"), "6.1"),
        Case(
            "wade into the sea",
            active("Genua"),
            Caesar,
            step("legio-8", "Mare Tyrrhenum"),
            "4.4",
        ),
        Case("row along a road", active("Ravenna"), Caesar, step("c-navis-2", "Aquileia"), "6.2"),
        Case("move the enemy's block", active("Genua"), Caesar, step("legio-39", "Tacape"), "6.1"),
        Case(
            "a fifth block on a major road",
            after(genua(), |play| {
                play.march(Caesar, "Genua", "Roma", "legio-7 legio-8 legio-9 legio-10");
            }),
            Caesar,
            step("legio-11", "Roma"),
            "6.11",
        ),
        Case(
            "a third block on a minor road",
            after(genua(), |play| {
                play.march(Caesar, "Ravenna", "Roma", "legio-12 legio-13");
            }),
            Caesar,
            step("legio-14", "Roma"),
            "6.11",
        ),
        Case(
            "a second move for a block",
            after(genua(), |play| {
                play.march(Caesar, "Genua", "Ravenna", "legio-7");
                play.act(Caesar, activate("Ravenna"));
            }),
            Caesar,
            step("legio-7", "Aquileia"),
            "6.1",
        ),
        Case(
            "two blocks attack over a strait",
            after(
                command().caesar("Rhegium", "legio-7 legio-8").pompey("Messana", "legio-1"),
                |play| {
                    play.march(Caesar, "Rhegium", "Messana", "legio-7");
                },
            ),
            Caesar,
            step("legio-8", "Messana"),
            "4.32",
        ),
        Case(
            "attack two cities away",
            after(command().caesar("Massilia", "legio-7").pompey("Roma", "legio-1"), |play| {
                play.act(Caesar, activate("Massilia")).act(Caesar, step("legio-7", "Genua"));
            }),
            Caesar,
            step("legio-7", "Roma"),
            "6.12",
        ),
    ]
}

/// Caesar has attacked Roma from Genua with one block; Pompey moves.
fn roma_attacked() -> Play {
    let position = command()
        .caesar("Genua", "legio-8")
        .pompey("Roma", "legio-1 legio-2")
        .pompey("Neapolis", "legio-3")
        .pompey("Rhegium", "legio-4")
        .pompey("Mare Tyrrhenum", "p-navis-1");
    after(position, |play| {
        play.march(Caesar, "Genua", "Roma", "legio-8");
        play.end(Caesar);
    })
}

fn reactions() -> Vec<Case> {
    let leaving = |play: &mut Play| {
        play.act(Pompey, activate("Roma"));
    };
    let mut barred = roma_attacked();
    leaving(&mut barred);
    let mut pinned = roma_attacked();
    leaving(&mut pinned);
    pinned.walk(Pompey, "legio-2", &["Neapolis"]);
    let mut far = roma_attacked();
    far.act(Pompey, activate("Rhegium")).act(Pompey, step("legio-4", "Neapolis"));
    let mut landing = roma_attacked();
    landing.act(Pompey, embark("legio-3", "Mare Tyrrhenum"));
    vec![
        Case("leave by the attackers' road", barred, Pompey, step("legio-2", "Genua"), "6.13"),
        Case("leave though pinned", pinned, Pompey, step("legio-1", "Asculum"), "6.13"),
        Case("react from two cities away", far, Pompey, step("legio-4", "Roma"), "6.14"),
        Case("land in a contested port", landing, Pompey, land("Roma"), "6.3"),
    ]
}

fn seas() -> Vec<Case> {
    let fleet = || command().caesar("Massilia", "c-navis-1").caesar("Utica", "c-navis-2");
    let roma = || {
        command()
            .caesar("Roma", "legio-8 legio-12 c-navis-3")
            .caesar("Mare Tyrrhenum", "c-navis-1 c-navis-2")
            .pompey("Neapolis", "legio-1")
    };
    let aboard = || {
        after(roma(), |play| {
            play.act(Caesar, embark("legio-8", "Mare Tyrrhenum"));
        })
    };
    vec![
        Case(
            "row from port to port",
            after(fleet(), |play| {
                play.act(Caesar, activate("Massilia"));
            }),
            Caesar,
            step("c-navis-1", "Genua"),
            "6.2",
        ),
        Case(
            "attack a port two steps away",
            after(fleet().pompey("Tarraco", "legio-5"), |play| {
                play.act(Caesar, activate("Massilia"))
                    .act(Caesar, step("c-navis-1", "Mare Hispanum"));
            }),
            Caesar,
            step("c-navis-1", "Tarraco"),
            "6.12",
        ),
        Case("carry a fleet", roma().play(), Caesar, embark("c-navis-3", "Mare Tyrrhenum"), "6.3"),
        Case(
            "embark on a neutral sea",
            command().caesar("Narbo", "legio-7").play(),
            Caesar,
            embark("legio-7", "Mare Hispanum"),
            "6.3",
        ),
        Case(
            "embark inland",
            command().caesar("Lugdunum", "legio-7").caesar("Mare Hispanum", "c-navis-1").play(),
            Caesar,
            embark("legio-7", "Mare Hispanum"),
            "6.3",
        ),
        Case("sail a neutral sea", aboard(), Caesar, sail("Mare Internum"), "6.3"),
        Case("land in an enemy port", aboard(), Caesar, land("Neapolis"), "6.3"),
        Case("land where one came from", aboard(), Caesar, land("Roma"), "6.3"),
        Case(
            "embark after another move",
            after(roma(), |play| {
                play.act(Caesar, activate("Roma"));
                play.walk(Caesar, "legio-12", &["Genua"]);
            }),
            Caesar,
            embark("legio-8", "Mare Tyrrhenum"),
            "6.3",
        ),
        Case(
            "leave a sea that was crossed",
            after(roma(), |play| {
                play.ferry(Caesar, "legio-8", &["Mare Tyrrhenum"], "Aleria");
                play.act(Caesar, activate("Mare Tyrrhenum"));
                play.walk(Caesar, "c-navis-1", &["Mare Hispanum"]);
            }),
            Caesar,
            step("c-navis-2", "Mare Hispanum"),
            "6.3",
        ),
    ]
}

fn levied() -> Vec<Case> {
    let levies = || {
        draw()
            .cards("2/3", "2/3")
            .levies("caesar", 3)
            .caesar("Genua", "legio-8")
            .caesar("Mare Tyrrhenum", "c-navis-1:1")
            .pompey("Roma", "legio-1")
            .set("fallen", json!(["legio-11"]))
            .play()
    };
    vec![
        Case("levy in an enemy city", levies(), Caesar, levy("legio-17", "Roma"), "6.4"),
        Case("levy in a vacant city", levies(), Caesar, levy("c-ballista", "Massilia"), "6.4"),
        Case("levy a legion elsewhere", levies(), Caesar, levy("legio-13", "Genua"), "6.4"),
        Case("build a fleet in a small port", levies(), Caesar, levy("c-navis-2", "Genua"), "6.4"),
        Case("levy what is on the map", levies(), Caesar, levy("legio-8", "Genua"), "5.2"),
        Case("levy what fell this year", levies(), Caesar, levy("legio-11", "Genua"), "7.5"),
        Case("levy the third leader", levies(), Caesar, levy("octavian", "Genua"), "7.51"),
        Case("strengthen the strongest", levies(), Caesar, reinforce("legio-8"), "6.4"),
        Case("repair a fleet at sea", levies(), Caesar, reinforce("c-navis-1"), "6.4"),
        Case("move after the moves", levies(), Caesar, activate("Genua"), "2.2"),
    ]
}

fn events() -> Vec<Case> {
    let event = |phase: &str, card: &str| {
        draw()
            .cards(card, "2/1")
            .phase(json!({"is": phase, "side": "caesar"}))
            .caesar("Roma", "legio-8")
            .pompey("Neapolis", "legio-1")
            .pompey("Syracusae", "legio-37")
            .play()
    };
    let moves = |impulse: &str, card: &str| {
        let position = draw()
            .cards(card, "2/1")
            .phase(json!({"is": "moves", "side": "caesar", "left": 1, "impulse": impulse}))
            .caesar("Massilia", "legio-8 c-navis-1")
            .pompey("Neapolis", "legio-1");
        after(position, |play| {
            play.act(Caesar, activate("Massilia"));
        })
    };
    vec![
        Case(
            "suborn from afar",
            event("jupiter", "Jupiter"),
            Caesar,
            suborn("Syracusae", "pompey"),
            "event-jupiter",
        ),
        Case(
            "burn one's own city",
            event("vulcan", "Vulcan"),
            Caesar,
            erupt("Roma"),
            "event-vulcan",
        ),
        Case(
            "a fleet for Mars",
            moves("mars", "Mars"),
            Caesar,
            step("c-navis-1", "Mare Hispanum"),
            "event-mars",
        ),
        Case(
            "a fleet for Pluto",
            moves("pluto", "Pluto"),
            Caesar,
            step("c-navis-1", "Mare Hispanum"),
            "event-pluto",
        ),
        Case(
            "a legion for Neptune",
            moves("neptune", "Neptune"),
            Caesar,
            step("legio-8", "Genua"),
            "event-neptune",
        ),
    ]
}

/// Caesar attacks Roma from Genua, with a reserve from Ravenna; the first round begins.
fn battle() -> Play {
    let position = command()
        .caesar("Genua", "caesar legio-8")
        .caesar("Ravenna", "legio-13")
        .caesar("Massilia", "legio-11")
        .pompey("Roma", "scipio legio-1")
        .pompey("Neapolis", "legio-2");
    let mut play = after(position, |play| {
        play.march(Caesar, "Genua", "Roma", "caesar legio-8");
        play.march(Caesar, "Ravenna", "Roma", "legio-13");
        play.act(Caesar, end_moves()).act(Caesar, main_force("Roma", "Genua"));
    });
    play.to_battle();
    play
}

fn battles() -> Vec<Case> {
    let round = |number| {
        let mut play = battle();
        play.pass_to_round(number);
        play
    };
    let mut caesars_turn = battle();
    caesars_turn.act(Pompey, pass("scipio"));
    let mut caesars_retreat = round(2);
    caesars_retreat.act(Pompey, pass("scipio"));
    let caesars_retreat = || caesars_retreat.again();
    let mut last = round(4);
    last.act(Pompey, pass("scipio"));
    let mut main = after(
        command()
            .caesar("Genua", "legio-8")
            .caesar("Ravenna", "legio-13")
            .pompey("Roma", "legio-1"),
        |play| {
            play.march(Caesar, "Genua", "Roma", "legio-8");
            play.march(Caesar, "Ravenna", "Roma", "legio-13");
        },
    );
    main.act(Caesar, end_moves());
    let mut choice = after(
        command()
            .caesar("Massilia", "legio-8 legio-7")
            .pompey("Narbo", "legio-5")
            .pompey("Genua", "legio-1"),
        |play| {
            play.act(Caesar, activate("Massilia"));
            play.walk(Caesar, "legio-8", &["Narbo"]);
            play.walk(Caesar, "legio-7", &["Genua"]);
        },
    );
    choice.to_battle();
    let mut hits = after(
        command().caesar("Genua", "legio-8 legio-12 legio-13:1").pompey("Roma", "legio-1"),
        |play| {
            play.march(Caesar, "Genua", "Roma", "legio-8 legio-12 legio-13");
        },
    );
    hits.to_battle();
    hits.roll(&[1, 6, 6, 6]).act(Pompey, fire("legio-1"));
    vec![
        Case("fight where nobody fights", choice, Caesar, fight("Massilia"), "7.1"),
        Case("a main force from nowhere", main, Caesar, main_force("Roma", "Neapolis"), "7.3"),
        Case("fire before one's letter", battle(), Pompey, fire("legio-1"), "7.2"),
        Case("retreat in the first round", battle(), Pompey, retreat("scipio", "Neapolis"), "7.6"),
        Case("fire from the reserve", caesars_turn, Caesar, fire("legio-13"), "7.3"),
        Case("spare the strongest", hits, Caesar, take_hit("legio-13"), "7.4"),
        Case(
            "retreat by the attackers' road",
            round(2),
            Pompey,
            retreat("scipio", "Genua"),
            "7.63",
        ),
        Case(
            "retreat to an enemy city",
            caesars_retreat(),
            Caesar,
            retreat("caesar", "Neapolis"),
            "7.61",
        ),
        Case(
            "retreat by a new road",
            caesars_retreat(),
            Caesar,
            retreat("caesar", "Asculum"),
            "7.62",
        ),
        Case(
            "retreat over a neutral sea",
            caesars_retreat(),
            Caesar,
            retreat_by_sea("caesar", "Mare Tyrrhenum", "Genua"),
            "7.64",
        ),
        Case("attack in the fourth round", last, Caesar, fire("caesar"), "7.62"),
    ]
}

fn sea_battles() -> Vec<Case> {
    let position = || {
        command()
            .caesar("Mare Hispanum", "c-navis-4")
            .pompey("Mare Tyrrhenum", "p-navis-1:1")
            .pompey("Mare Internum", "p-navis-2")
            .hand("caesar", &["2/1", "2/2"])
            .hand("pompey", &["2/1", "2/2"])
    };
    let begun = || {
        let mut play = position().play();
        play.march(Caesar, "Mare Hispanum", "Mare Tyrrhenum", "c-navis-4");
        play.to_battle();
        play
    };
    let mut leaving = begun();
    leaving.pass_to_round(2);
    let mut attacker = leaving.again();
    attacker.act(Pompey, pass("p-navis-1"));
    let mut won = begun();
    won.act(Pompey, pass("p-navis-1"));
    won.roll(&[1, 6]).act(Caesar, fire("c-navis-4"));
    let mut roma = after(
        command()
            .caesar("Genua", "legio-8")
            .pompey("Roma", "legio-1:1")
            .pompey("Neapolis", "legio-2")
            .hand("caesar", &["2/1", "2/2"])
            .hand("pompey", &["2/1", "2/2"]),
        |play| {
            play.march(Caesar, "Genua", "Roma", "legio-8");
        },
    );
    roma.to_battle();
    roma.act(Pompey, pass("legio-1"));
    roma.roll(&[1, 6, 6]).act(Caesar, fire("legio-8"));
    vec![
        Case(
            "a fleet flees the attackers' way",
            leaving,
            Pompey,
            retreat("p-navis-1", "Mare Hispanum"),
            "7.82",
        ),
        Case(
            "a fleet flees to the enemy",
            attacker,
            Caesar,
            retreat("c-navis-4", "Mare Internum"),
            "7.82",
        ),
        Case(
            "fleets regroup on the enemy",
            won,
            Caesar,
            regroup("c-navis-4", "Mare Internum"),
            "7.83",
        ),
        Case("blocks regroup on the enemy", roma, Caesar, regroup("legio-8", "Neapolis"), "7.7"),
    ]
}

fn winter() -> Vec<Case> {
    let december = |edition: &str| {
        draw()
            .set("turn", json!(5))
            .option("edition", edition)
            .cards("2/2", "2/1")
            .levies("pompey", 1)
            .pompey("Alexandria", "cleopatra")
    };
    let fleets = after(
        december("french")
            .caesar("Mare Tyrrhenum", "c-navis-1 c-navis-2")
            .caesar("Roma", "legio-8")
            .caesar("Genua", "legio-12")
            .caesar("Massilia", "legio-11"),
        |play| {
            play.act(Pompey, end_levies());
        },
    );
    let hungry = || {
        after(
            december("french")
                .caesar("Genua", "legio-7 legio-8 legio-9 legio-10")
                .caesar("Massilia", "legio-11"),
            |play| {
                play.act(Pompey, end_levies());
            },
        )
    };
    let english = after(december("english-1.1").caesar("Genua", "legio-8"), |play| {
        play.act(Pompey, end_levies());
    });
    let over =
        after(december("french").set("year", json!(709)).caesar("Genua", "legio-8"), |play| {
            play.act(Pompey, end_levies());
        });
    vec![
        Case(
            "winter in a vacant port",
            fleets.again(),
            Caesar,
            harbour("c-navis-1", "Neapolis"),
            "8.2",
        ),
        Case("winter on another sea", fleets, Caesar, harbour("c-navis-1", "Massilia"), "8.2"),
        Case("starve a city that has enough", hungry(), Caesar, disband("legio-11"), "8.3"),
        Case("send Cleopatra away", english, Pompey, disband("cleopatra"), "8.5"),
        Case("play on", over, Caesar, end_disbanding(), "1.2"),
    ]
}

#[test]
fn forty_illegal_actions_name_their_rule() {
    let cases: Vec<Case> = [
        cards(),
        roads(),
        reactions(),
        seas(),
        levied(),
        events(),
        battles(),
        sea_battles(),
        winter(),
    ]
    .into_iter()
    .flatten()
    .collect();
    assert!(cases.len() >= 40, "only {}", cases.len());
    let mut wrong = Vec::new();
    for Case(what, play, side, value, rule) in cases {
        let told = match kernel::Game::check(&play.game, side.seat(), &crate::play::action(value)) {
            Ok(()) => "allowed".to_owned(),
            Err(refusal) => kernel::Refuse::rule(&refusal).to_string(),
        };
        if told != rule {
            wrong.push(format!("{what}: {told} instead of {rule} in {}", play.phase()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
