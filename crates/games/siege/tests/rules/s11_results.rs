//! 11.4, 11.5: what combats do to leaders, retreats and advances.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

// ---------------------------------------------------------------- 11.4

/// A combat with a leader on either side and an asterisk in the attack only.
#[track_caller]
fn starred(faces: &[u32]) -> Play {
    let table = || {
        draw()
            .camps("1321")
            .combat("roman")
            .leader("1204", "labienus")
            .units("1204", "legio-8")
            .units("1205", "legio-9")
            .leader("1104", "viridomaros")
            .units("1104", "santons rutenes")
            .units("1002", "pictons")
            .play()
    };
    let wanted = |hit: &str| hit.ends_with('*') && hit != "E*";
    fight_until(table, "roman", "1104", "legio-8 legio-9", wanted, faces)
        .expect("two legions bring an asterisk")
}

/// First the attacker's leader, then the defender's: 6 and then 1, 3 or 6.
#[test]
fn r11_4_leaders_of_both_sides_test() {
    let play = starred(&[5, 5]);
    assert_eq!(
        (play.leader("labienus"), play.leader("viridomaros")),
        ("1204".into(), "1104".into())
    );
    assert!(!play.is_wounded("labienus"));
    let play = starred(&[6, 6, 5]);
    assert_eq!(
        (play.leader("labienus"), play.leader("viridomaros")),
        ("killed".into(), "1104".into())
    );
    let play = starred(&[6, 3, 5]);
    assert_eq!(play.leader("labienus"), "captured");
    let play = starred(&[6, 1, 5]);
    assert!(play.is_wounded("labienus"));
    for second in [2, 4, 5] {
        let play = starred(&[6, second, 5]);
        assert_eq!(play.leader("labienus"), "1204");
        assert!(!play.is_wounded("labienus"), "{second}");
    }
    let play = starred(&[5, 6, 6]);
    assert_eq!(
        (play.leader("labienus"), play.leader("viridomaros")),
        ("1204".into(), "killed".into())
    );
}

/// No asterisk, no test.
#[test]
fn r11_4_without_an_asterisk_nobody_tests() {
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("1104", "viridomaros")
        .units("1104", "cadurques")
        .leader("1204", "labienus")
        .units("1204", "numidae")
        .play();
    loosen(&mut play);
    play.roll(&[1, 1]).act("gaul", attack("1204")).act("gaul", commit("cadurques"));
    let events = told(&mut play, "gaul", just("fight"));
    assert!(fought(&events).iter().all(|throw| !print(throw).ends_with('*')));
    let tested = |event: &siege::Event| matches!(event, siege::Event::LeaderTested { .. });
    assert!(!events.iter().any(tested));
}

/// A wounded leader does not march any more.
#[test]
fn r11_4_a_wounded_leader_stays() {
    let play = draw()
        .strategic("gaul", 2, 3)
        .hidden("0505", "comnios")
        .leader("0605", "viridomaros")
        .fate("viridomaros", "wounded")
        .hidden("0505", "gallic-detachment-1")
        .play();
    play.refused("gaul", march("gallic-2", "0604"), "11.4");
    play.allowed("gaul", march("gallic-3", "0605"));
}

/// A leader alone is put with the nearest friendly unit, if a way is free of enemy zones.
fn lone_leader(friends: &[(&str, &str)], romans: &[(&str, &str)]) -> Play {
    let mut table = draw()
        .camps("1321")
        .combat("roman")
        .leader("1303", "labienus")
        .units("1204", "numidae")
        .leader("1104", "viridomaros")
        .hidden("0505", "comnios");
    for (at, units) in friends.iter().chain(romans) {
        table = table.units(at, units);
    }
    let mut play = table.play();
    loosen(&mut play);
    play.roll(&[5]).act("roman", attack("1104")).act("roman", commit("numidae"));
    play.act("roman", just("fight"));
    play
}

#[test]
fn r11_4_a_lone_leader_rejoins_the_nearest_unit() {
    let play = lone_leader(&[("0903", "santons"), ("0801", "rutenes")], &[]);
    assert_eq!(play.leader("viridomaros"), "0903");
}

#[test]
fn r11_4_a_lone_leader_without_a_way_is_taken() {
    // Romans all around: every hex next to 1104 is in a zone of control.
    let play = lone_leader(
        &[("0903", "santons")],
        &[
            ("1102", "sagittarii"),
            ("1006", "cohortes-1"),
            ("1105", "cohortes-2"),
            ("0904", "legio-8"),
        ],
    );
    for hex in neighbours("1104") {
        let held =
            ["1204", "1102", "1006", "1105", "0904"].iter().any(|roman| distance(roman, &hex) <= 1);
        assert!(held, "{hex} is free");
    }
    assert_eq!(play.leader("viridomaros"), "captured");
}

/// Errata: to the nearest friendly unit; a free way to one farther off does not help (ruling R-20).
#[test]
fn r11_4_the_nearest_unit_counts() {
    // Next to him, in a zone of control: that hex is not of the way.
    let near = [("1105", "santons"), ("0903", "pictons")];
    assert_eq!(lone_leader(&near, &[("1006", "cohortes-1")]).leader("viridomaros"), "1105");
    // Two hexes away, in the midst of zones of control, while a free way leads three hexes off.
    let far = [("1203", "santons"), ("0803", "pictons")];
    assert_eq!(lone_leader(&far, &[("1202", "cohortes-1")]).leader("viridomaros"), "captured");
    assert_eq!(lone_leader(&far[1..], &[("1202", "cohortes-1")]).leader("viridomaros"), "0803");
}

/// The attacker may step into the hex that the leader has left.
#[test]
fn r11_4_the_attacker_may_take_his_place() {
    let mut play = lone_leader(&[("0903", "santons")], &[]);
    assert_eq!(play.stage(), "advance");
    play.act("roman", advance("numidae", "1104"));
    assert_eq!(play.at("numidae"), "1104");
}

/// All his units eliminated, a leader takes the same test.
#[test]
fn r11_4_a_leader_whose_units_are_eliminated() {
    let table = || {
        draw()
            .camps("1321")
            .combat("roman")
            .leader("1303", "antonius")
            .units("1204", "legio-8")
            .units("1205", "legio-9")
            .units("1103", "legio-10")
            .leader("1104", "viridomaros")
            .units("1104", "caletes")
            .units("0903", "pictons")
            .play()
    };
    // The asterisk: 5, unhurt. Then he is alone, and rejoins the nearest unit.
    let army = "legio-8 legio-9 legio-10";
    let play = fight_until(table, "roman", "1104", army, |hit| hit == "E*", &[5, 5])
        .expect("three legions eliminate everybody");
    assert_eq!(play.at("caletes"), "lost");
    assert_eq!(play.leader("viridomaros"), "0903");
}

/// A leader alone has taken his test when he was attacked; units lost in another hex of the same
/// combat do not make him take a second one.
#[test]
fn r11_4_a_lone_leader_tests_once() {
    let battle = json!({
        "stage": "defender", "targets": ["1104", "1103"], "lone": ["1104"], "stack": "1204",
        "attackers": ["legio-8"], "struck": ["legio-8"], "defenders": ["caletes"],
        "attack": "E", "riposte": "-",
    });
    let mut play = draw()
        .camps("1321")
        .phase(json!({"is": "combat", "force": "roman", "stacks": ["1204"], "battle": battle}))
        .leader("1303", "antonius")
        .leader("1104", "viridomaros")
        .units("1204", "legio-8")
        .units("1103", "caletes")
        .units("0904", "santons")
        .play();
    // No die is scripted: a test would fail here.
    play.act("gaul", just("endure"));
    assert_eq!(
        (play.at("caletes").as_str(), play.leader("viridomaros").as_str()),
        ("lost", "0904")
    );
}

/// Units lost in another hex of the combat were not with him: a leader whose own unit is put to
/// flight rejoins his people without a test.
#[test]
fn r11_4_only_units_with_him_count() {
    let table = |verdict: &str| {
        let battle = json!({
            "stage": "defender", "targets": ["1104", "1103"], "stack": "1204",
            "attackers": ["legio-8"], "struck": ["legio-8"],
            "defenders": ["caletes", "santons"], "attack": verdict, "riposte": "-",
        });
        draw()
            .camps("1321")
            .phase(json!({"is": "combat", "force": "roman", "stacks": ["1204"], "battle": battle}))
            .leader("1303", "antonius")
            .leader("1104", "viridomaros")
            .units("1204", "legio-8")
            .units("1104", "santons:d")
            .units("1103", "caletes")
            .units("0904", "pictons")
            .play()
    };
    // No die is scripted: a test would fail here.
    let mut play = table("1E+d");
    play.act("gaul", suffer("caletes"));
    run_away(&mut play);
    assert_eq!(
        (play.at("caletes").as_str(), play.leader("viridomaros").as_str()),
        ("lost", "0904")
    );
    // With him: he is tested, and unhurt.
    let mut play = table("E");
    play.roll(&[5]).act("gaul", just("endure")).all_rolled();
    assert_eq!(play.leader("viridomaros"), "0904");
}

/// With Vercingetorix the game ends (14.3), and nobody is tested after him.
#[test]
fn r11_4_nobody_is_tested_after_the_end() {
    let table = || {
        draw()
            .camps("1321")
            .combat("besieged")
            .leader("1104", "vercingetorix")
            .units("1104", "b-senons b-arvernes-1")
            .units("1103", "b-bituriges b-cadurques")
            .leader("1204", "labienus")
            .units("1204", "numidae")
            .hidden("0505", "comnios")
            .play()
    };
    let army = "b-senons b-arvernes-1 b-bituriges b-cadurques";
    let mut play =
        fight_until(table, "gaul", "1204", army, |hit| hit.ends_with('*'), &[6, 6, 6, 6])
            .expect("an asterisk");
    play.not_rolled(2);
    assert_eq!(play.winners(), Some(vec!["roman"]));
    assert_eq!(play.leader("labienus"), "1204");
}

// ---------------------------------------------------------------- 11.5

/// The Numidians, 2 PF, strike the Caletes, 1 PF disorganised; nothing comes of the dice.
fn pressed(gauls: &str, romans: &str, units: &str, leader: bool) -> Play {
    for die in 1..=6 {
        let mut table = draw()
            .camps("1321")
            .combat("roman")
            .leader("1303", "antonius")
            .units("1204", romans)
            .units("1104", gauls);
        table = table.leader(if leader { "1104" } else { "1001" }, "viridomaros");
        let mut play = table.play();
        let [attack, riposte] = throws(&mut play, "roman", "1104", units, [die, 1]);
        if print(&attack) == "-" && print(&riposte) == "-" {
            return play;
        }
    }
    panic!("no die leaves {gauls} alone");
}

#[test]
fn r11_5_retreat_of_disorganised_weaker_defenders() {
    let mut play = pressed("caletes:d", "numidae", "numidae", false);
    assert_eq!(play.retreating(), ["caletes"]);
    // One hex, or two at choice; not into a zone of control.
    play.refused_as("gaul", just("halt"), "11.5-retreat", "retreat_goes_on");
    play.refused("gaul", retreat("caletes", "1103"), "6.2");
    play.act("gaul", retreat("caletes", "1004"));
    play.allowed("gaul", just("halt")).allowed("gaul", retreat("caletes", "0904"));
    let mut second = pressed("caletes:d", "numidae", "numidae", false);
    second.act("gaul", retreat("caletes", "1004")).act("gaul", retreat("caletes", "0904"));
    assert_eq!((second.at("caletes"), second.retreating().len()), ("0904".into(), 0));
    play.act("gaul", just("halt"));
    assert_eq!((play.at("caletes"), play.order("caletes")), ("1004".into(), "disorganised".into()));
}

/// Not with a leader, not if one is in formation, not if they are as strong, not before a
/// disorganised attacker.
#[test]
fn r11_5_retreat_not_otherwise() {
    let none: Vec<String> = Vec::new();
    assert_eq!(pressed("caletes:d", "numidae", "numidae", true).retreating(), none);
    assert_eq!(pressed("caletes", "numidae", "numidae", false).retreating(), none);
    assert_eq!(pressed("caletes:d osismes:d", "numidae", "numidae", false).retreating(), none);
    assert_eq!(pressed("caletes:d", "cohortes-1:d", "cohortes-1", false).retreating(), none);
}

/// Nowhere to go: eliminated.
#[test]
fn r11_5_retreat_or_perish() {
    for die in 1..=6 {
        let mut play = draw()
            .camps("1321")
            .combat("roman")
            .leader("1303", "antonius")
            .units("1204", "numidae")
            .units("1104", "caletes:d")
            .leader("0801", "viridomaros")
            .units("1102", "sagittarii")
            .units("1006", "cohortes-1")
            .units("0904", "cohortes-2")
            .play();
        let [attack, riposte] = throws(&mut play, "roman", "1104", "numidae", [die, 1]);
        if print(&attack) == "-" && print(&riposte) == "-" {
            assert_eq!(play.at("caletes"), "lost");
            return;
        }
    }
    panic!("no die leaves them alone");
}

#[test]
fn r11_5_advance_after_a_retreat() {
    let mut play = pressed("caletes:d", "numidae sagittarii", "numidae", false);
    play.act("gaul", retreat("caletes", "1004")).act("gaul", just("halt"));
    assert_eq!((play.stage().as_str(), play.pending()), ("advance", vec!["roman"]));
    // Only those who took part.
    play.refused("roman", advance("sagittarii", "1104"), "11.5-advance");
    play.refused("roman", advance("numidae", "1103"), "11.5-advance");
    play.allowed("roman", just("end_advance"));
    play.act("roman", advance("numidae", "1104"));
    assert_eq!((play.at("numidae"), play.at("sagittarii")), ("1104".into(), "1204".into()));
}

/// A leader who was with the attackers goes along, but not before them, and no other does.
#[test]
fn r11_5_advance_a_leader_goes_along() {
    let table = || {
        let battle = json!({
            "stage": "defender", "targets": ["1104"], "stack": "1204",
            "attackers": ["numidae"], "struck": ["numidae"], "defenders": ["caletes"],
            "attack": "T", "riposte": "-",
        });
        let mut play = draw()
            .camps("1321")
            .phase(json!({"is": "combat", "force": "roman", "stacks": ["1204"], "battle": battle}))
            .leader("1204", "antonius")
            .leader("1205", "labienus")
            .leader("1001", "viridomaros")
            .units("1204", "numidae")
            .units("1205", "sagittarii")
            .units("1104", "caletes")
            .play();
        play.act("gaul", just("fall_back")).act("gaul", retreat("caletes", "1004"));
        assert_eq!((play.stage().as_str(), play.pending()), ("advance", vec!["roman"]));
        play
    };
    let follow = |leader: &str| json!({"do": "follow", "leader": leader, "to": "1104"});
    let mut play = table();
    play.refused("roman", follow("antonius"), "11.5-advance");
    play.act("roman", advance("numidae", "1104"));
    assert_eq!(play.stage(), "advance", "his leader may still go along");
    play.refused("roman", follow("labienus"), "11.5-advance");
    play.act("roman", follow("antonius"));
    assert_eq!((play.leader("antonius").as_str(), play.stage().as_str()), ("1104", ""));
    let mut play = table();
    play.act("roman", advance("numidae", "1104")).act("roman", just("end_advance"));
    assert_eq!(play.leader("antonius"), "1204");
}

/// A unit that is disorganised does not advance.
#[test]
fn r11_5_advance_in_formation_only() {
    let table = || {
        draw()
            .camps("1321")
            .combat("roman")
            .leader("1303", "antonius")
            .units("1204", "legio-7 sagittarii:d")
            .units("1104", "santons")
            .leader("1001", "viridomaros")
            .play()
    };
    let wanted = |hit: &str| ["T", "d"].contains(&hit);
    let mut play = fight_until(table, "roman", "1104", "legio-7 sagittarii", wanted, &[])
        .expect("a legion can throw them back");
    play.act("gaul", just("fall_back"));
    run_away(&mut play);
    while play.pending() == ["roman"] && play.stage() == "attacker" {
        let first = play.offers("roman")[0];
        play.act("roman", serde_json::to_value(first).expect("an action"));
    }
    play.refused("roman", advance("sagittarii", "1104"), "11.5-advance");
    play.allowed("roman", advance("legio-7", "1104"));
}

/// Within the stacking limit: 10 and 2 PF fit, 10 and 5 do not.
#[test]
fn r11_5_advance_within_the_stacking_limit() {
    let advanced = |second: &str| {
        let table = || {
            draw()
                .camps("1321")
                .combat("roman")
                .leader("1303", "antonius")
                .units("1204", "legio-1")
                .units("1205", second)
                .units("1104", "santons")
                .leader("1001", "viridomaros")
                .play()
        };
        let wanted = |hit: &str| ["T", "d"].contains(&hit);
        let units = format!("legio-1 {second}");
        let mut play = fight_until(table, "roman", "1104", &units, wanted, &[])
            .expect("they can throw them back");
        play.act("gaul", just("fall_back"));
        run_away(&mut play);
        assert_eq!(play.stage(), "advance");
        play.act("roman", advance("legio-1", "1104"));
        play
    };
    advanced("numidae").allowed("roman", advance("numidae", "1104"));
    let play = advanced("cohortes-1");
    assert_eq!((play.at("cohortes-1").as_str(), play.stage().as_str()), ("1205", ""));
    // A third stack keeps the advance open, and the refusal names the rule.
    let play = advanced("cohortes-1 sagittarii");
    play.refused("roman", advance("cohortes-1", "1104"), "5.0");
    play.allowed("roman", advance("sagittarii", "1104"));
}

/// Gauls who advance over the line make a breach; into a camp, they destroy it.
#[test]
fn r11_5_advance_over_works() {
    let pushed = |camps: &str, from: &str, at: &str| {
        let table = || {
            draw()
                .camps(camps)
                .combat("relief")
                .leader("0808", "viridomaros")
                .units(from, "arvernes senons")
                .units(at, "numidae")
                .play()
        };
        let wanted = |hit: &str| ["T", "d"].contains(&hit);
        let mut play = fight_until(table, "gaul", at, "arvernes senons", wanted, &[])
            .expect("12 PF can throw them back");
        play.act("roman", just("fall_back"));
        run_away(&mut play);
        while play.pending() == ["gaul"] && play.stage() == "attacker" {
            let first = play.offers("gaul")[0];
            play.act("gaul", serde_json::to_value(first).expect("an action"));
        }
        play.act("gaul", advance("arvernes", at));
        play
    };
    let play = pushed("1321", "0811", "0812");
    assert_eq!(play.at("arvernes"), "0812");
    assert_eq!(play.position()["breaches"], json!(["0812"]));
    let play = pushed("0811", "0810", "0811");
    assert_eq!(play.at("arvernes"), "0811");
    assert_eq!(play.position()["camps"][0]["destroyed"], json!(true));
}

/// Attackers whom the riposte routs are gone when it is asked whether the defenders must retreat:
/// those who are left are in formation.
#[test]
fn r11_5_retreat_before_those_who_are_left() {
    let battle = json!({
        "stage": "attacker", "targets": ["1104"], "stack": "1205",
        "attackers": ["legio-8", "sagittarii", "numidae"], "struck": ["sagittarii", "numidae"],
        "defenders": ["caletes"], "attack": "-", "riposte": "1D+T",
    });
    let mut play = draw()
        .camps("1321")
        .phase(
            json!({"is": "combat", "force": "roman", "stacks": ["1204", "1205"], "battle": battle}),
        )
        .leader("1303", "antonius")
        .leader("1001", "viridomaros")
        .units("1204", "legio-8")
        .units("1205", "sagittarii numidae")
        .units("1104", "caletes:d")
        .play();
    play.roll(&[6]).act("roman", suffer("sagittarii")).all_rolled();
    assert_eq!((play.retreating(), play.pending()), (vec!["sagittarii".to_owned()], vec!["roman"]));
    while play.pending() == ["roman"] {
        let first = play.offers("roman")[0];
        play.act("roman", serde_json::to_value(first).expect("an action"));
    }
    assert_eq!((play.retreating(), play.pending()), (vec!["caletes".to_owned()], vec!["gaul"]));
}

/// Who has advanced does not advance again, into the other hex that was attacked.
#[test]
fn r11_5_advance_once() {
    let battle = json!({
        "stage": "advance", "targets": ["1104", "1103"], "stack": "1204",
        "attackers": ["numidae", "sagittarii"], "struck": ["numidae", "sagittarii"],
        "defenders": ["caletes"], "attack": "T", "riposte": "-",
    });
    let mut play = draw()
        .camps("1321")
        .phase(json!({"is": "combat", "force": "roman", "stacks": ["1204"], "battle": battle}))
        .leader("1303", "antonius")
        .leader("1001", "viridomaros")
        .units("1204", "numidae sagittarii")
        .units("0904", "caletes")
        .play();
    play.act("roman", advance("numidae", "1104"));
    play.refused("roman", advance("numidae", "1103"), "11.5-advance");
    play.allowed("roman", advance("sagittarii", "1103"))
        .allowed("roman", advance("sagittarii", "1104"));
}

/// Ruling R-10: Romans do not retreat over a Gallic wall.
#[test]
fn r11_5_retreat_not_over_a_wall() {
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1114", "vercingetorix")
        .units("1018", "numidae")
        .retreats("numidae", "1018", json!({"hexes": 1}))
        .play();
    assert!(runs(DRY_STONE, "1017", "1018"));
    play.refused_as("roman", retreat("numidae", "1017"), "11.5-retreat", "retreat_blocked");
    play.allowed("roman", retreat("numidae", "1019"));
}

/// Ruling R-10: nor Gauls over the Roman line, from either side.
#[test]
fn r11_5_retreat_not_over_the_line() {
    let table = |at: &str, breaches: &str| {
        draw()
            .camps("1321")
            .breaches(breaches)
            .movement("roman")
            .leader("1514", "caesar")
            .units(at, "santons")
            .retreats("santons", at, json!({"hexes": 1}))
            .play()
    };
    assert!(runs(EXTERNAL, "0711", "0712"));
    for (at, to) in [("0712", "0711"), ("0711", "0712")] {
        let over = retreat("santons", to);
        table(at, "").refused_as("gaul", over, "11.5-retreat", "retreat_blocked");
    }
    table("0712", "0712").allowed("gaul", retreat("santons", "0711"));
}
