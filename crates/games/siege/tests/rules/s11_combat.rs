//! 11.1 to 11.3: attack and riposte, modifiers, the tables, results.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

/// The plain: the Gauls in 1104, the Romans in 1204, leaders far enough off to stay out of it.
fn plain(attacker: &str, gauls: &str, romans: &str) -> Draw {
    draw()
        .camps("1321")
        .combat(if attacker == "roman" { "roman" } else { "relief" })
        .leader("1003", "viridomaros")
        .leader("1303", "antonius")
        .units("1104", gauls)
        .units("1204", romans)
}

/// Gauls attack with all they have in 1104.
#[track_caller]
fn gauls_attack(table: Draw, units: &str) -> [siege::Throw; 2] {
    throws(&mut table.play(), "gaul", "1204", units, [1, 1])
}

#[track_caller]
fn romans_attack(table: Draw, units: &str) -> [siege::Throw; 2] {
    throws(&mut table.play(), "roman", "1104", units, [1, 1])
}

fn modifiers(throws: [siege::Throw; 2]) -> (i8, i8) {
    (throws[0].modifier, throws[1].modifier)
}

fn shifts(throws: [siege::Throw; 2]) -> (i8, i8) {
    (throws[0].shift, throws[1].shift)
}

// ---------------------------------------------------------------- 11.1, 11.2

/// Two dice, the attacker's first; each side reads its own table.
#[test]
fn r11_1_attack_and_riposte() {
    // All modifiers are 0: 4 PF of Gauls against 2 PF of Romans.
    let mut play = plain("gaul", "cadurques", "numidae").play();
    let [attack, riposte] = throws(&mut play, "gaul", "1204", "cadurques", [6, 3]);
    assert_eq!((attack.pf, attack.die, print(&attack)), (4, Some(6), expected("gallic", &attack)));
    assert_eq!(
        (riposte.pf, riposte.die, print(&riposte)),
        (2, Some(3), expected("roman", &riposte))
    );
    // The other way round the dice belong to the others.
    let mut play = plain("roman", "cadurques", "numidae").play();
    let [attack, riposte] = throws(&mut play, "roman", "1104", "numidae", [4, 6]);
    assert_eq!((attack.pf, attack.die, print(&attack)), (2, Some(4), expected("roman", &attack)));
    assert_eq!(
        (riposte.pf, riposte.die, print(&riposte)),
        (4, Some(6), expected("gallic", &riposte))
    );
}

/// Both results apply, even if the first struck hard: the riposte counts the PF of before.
#[test]
fn r11_1_both_at_once() {
    let table = || plain("roman", "blannoviens", "legio-7").units("1205", "legio-8").play();
    let mut play = fight_until(
        table,
        "roman",
        "1104",
        "legio-7 legio-8",
        |hit| hit.starts_with("1E") || hit.starts_with('E'),
        &[],
    )
    .expect("two legions can eliminate");
    assert_eq!(play.at("blannoviens"), "lost");
    settle(&mut play);
    // The same combat again, told: the riposte has its 2 PF and its die.
    let mut play = plain("roman", "blannoviens", "legio-7").play();
    let [_, riposte] = throws(&mut play, "roman", "1104", "legio-7", [6, 6]);
    assert_eq!((riposte.pf, riposte.die), (2, Some(6)));
}

/// Both results first, then the retreats: who was destroyed in riposte bars no way.
#[test]
fn r11_1_retreats_after_both_results() {
    let battle = json!({
        "stage": "defender", "targets": ["1104"], "stack": "1204",
        "attackers": ["numidae", "sagittarii"], "struck": ["numidae", "sagittarii"],
        "defenders": ["caletes"], "attack": "d", "riposte": "1E+D",
    });
    let mut play = draw()
        .camps("1321")
        .phase(json!({"is": "combat", "force": "roman", "stacks": ["1204"], "battle": battle}))
        .leader("1303", "antonius")
        .leader("1001", "viridomaros")
        .units("1204", "numidae sagittarii")
        .units("1104", "caletes")
        .play();
    play.act("gaul", just("fall_back"));
    assert_eq!((play.pending(), play.at("caletes").as_str()), (vec!["roman"], "1104"));
    play.refused("roman", retreat("caletes", "1103"), "11.5-retreat");
    play.act("roman", suffer("numidae"));
    assert_eq!(
        (play.at("numidae").as_str(), play.order("sagittarii").as_str()),
        ("lost", "routed")
    );
    // Defenders go first. 1103 is next to 1204, but nobody controls it any more.
    assert_eq!(
        (play.pending(), play.retreating()),
        (vec!["gaul"], vec!["caletes".to_owned(), "sagittarii".to_owned()])
    );
    play.act("gaul", retreat("caletes", "1103")).act("gaul", retreat("caletes", "1102"));
    assert_eq!((play.pending(), play.retreating()), (vec!["roman"], vec!["sagittarii".to_owned()]));
}

#[test]
fn r11_1_once_a_phase() {
    // The Caletes are next to both; the Pictons take 1205 on themselves.
    let table = || {
        plain("gaul", "caletes", "numidae")
            .units("1205", "sagittarii")
            .units("1105", "pictons")
            .play()
    };
    let mut play = fight_until(table, "gaul", "1204", "caletes", |hit| hit == "-", &[])
        .expect("2 PF can fail");
    assert_eq!((play.at("caletes"), play.order("caletes")), ("1104".into(), "formed".into()));
    settle(&mut play);
    play.act("gaul", attack("1205"));
    play.refused("gaul", commit("caletes"), "11.1");
    play.allowed("gaul", commit("pictons"));
}

/// Having attacked in its own phase, it fights again in the enemy's, in riposte.
#[test]
fn r11_1_and_again_in_riposte() {
    let table = || plain("gaul", "caletes", "numidae").initiative("gaul", "gaul").play();
    let mut play = fight_until(table, "gaul", "1204", "caletes", |hit| hit == "-", &[])
        .expect("2 PF can fail");
    settle(&mut play);
    assert_eq!((play.at("caletes"), play.order("caletes")), ("1104".into(), "formed".into()));
    while play.pending() == ["gaul"] {
        let last = *play.offers("gaul").last().expect("an offer");
        play.act("gaul", serde_json::to_value(last).expect("an action"));
    }
    assert_eq!((play.phase().as_str(), play.pending()), ("movement", vec!["roman"]));
    play.act("roman", just("end_moves"));
    assert_eq!((play.phase().as_str(), play.pending()), ("combat", vec!["roman"]));
    let [attack, riposte] = throws(&mut play, "roman", "1104", "numidae", [1, 1]);
    assert_eq!((attack.pf, riposte.pf, riposte.die), (2, 2, Some(1)));
}

#[test]
fn r11_2_only_adjacent_enemies() {
    let mut play = plain("gaul", "santons", "numidae").units("1102", "pictons").play();
    play.refused("gaul", attack("1303"), "11.2");
    play.refused("gaul", attack("1104"), "11.2");
    play.act("gaul", attack("1204"));
    play.refused_as("gaul", commit("pictons"), "11.0", "not_next_to_target");
    play.refused("gaul", just("fight"), "11.2");
}

#[test]
fn r11_2_never_obligatory() {
    let mut play = plain("gaul", "santons", "numidae").play();
    loosen(&mut play);
    play.act("gaul", just("end_combats"));
    assert!(play.phase() != "combat");
}

/// Whoever attacks must see all enemies in its zone attacked: with the others, or by the others.
#[test]
fn r11_2_all_enemies_in_the_zone() {
    let table = |helper: bool| {
        let mut table = plain("gaul", "santons", "numidae").units("1205", "sagittarii");
        if helper {
            table = table.units("1105", "pictons");
        }
        let mut play = table.play();
        loosen(&mut play);
        play.act("gaul", attack("1204")).act("gaul", commit("santons"));
        play
    };
    // Nobody else could attack 1205.
    let mut play = table(false);
    play.refused("gaul", just("fight"), "11.2");
    play.act("gaul", widen("1205")).roll(&[1, 1]);
    let throws = fought(&told(&mut play, "gaul", just("fight")));
    assert_eq!((throws[0].pf, throws[1].pf), (6, 4), "all against both hexes");
    // The Pictons can: then they must.
    let mut play = table(true);
    play.roll(&[1, 1]).act("gaul", just("fight"));
    settle(&mut play);
    play.refused("gaul", just("end_combats"), "11.2");
    play.act("gaul", attack("1205"));
    play.allowed("gaul", commit("pictons"));
}

/// Behind a crest there is no zone of control, and no such duty.
#[test]
fn r11_2_not_those_outside_the_zone() {
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("1705", "viridomaros")
        .units("1706", "cadurques")
        .units("1707", "numidae")
        .units("1806", "sagittarii")
        .play();
    assert!(runs(CRESTS, "1706", "1707"));
    loosen(&mut play);
    play.act("gaul", attack("1806")).act("gaul", commit("cadurques")).roll(&[1, 1]);
    play.act("gaul", just("fight"));
}

/// Several hexes at once only if they are not otherwise under attack.
#[test]
fn r11_2_no_widening_to_a_hex_attacked_before() {
    let table = || {
        plain("gaul", "santons", "numidae")
            .units("1205", "sagittarii")
            .units("1105", "pictons")
            .play()
    };
    let mut play = fight_until(table, "gaul", "1205", "pictons", |hit| hit == "-", &[])
        .expect("4 PF can fail");
    settle(&mut play);
    assert_eq!(play.at("sagittarii"), "1205");
    play.act("gaul", attack("1204")).act("gaul", commit("santons"));
    play.refused("gaul", widen("1205"), "11.2");
    // 1205 was attacked with the aid of others: that is enough.
    play.roll(&[1, 1]).act("gaul", just("fight"));
}

#[test]
fn r11_2_a_hex_is_attacked_once() {
    // The Pictons have an enemy besides, so that the phase goes on.
    let table = || {
        plain("gaul", "caletes", "numidae")
            .units("1103", "pictons")
            .units("1102", "sagittarii")
            .play()
    };
    let mut play = fight_until(table, "gaul", "1204", "caletes", |hit| hit == "-", &[])
        .expect("2 PF can fail");
    settle(&mut play);
    assert_eq!((play.at("numidae").as_str(), play.phase().as_str()), ("1204", "combat"));
    play.refused_as("gaul", attack("1204"), "11.2", "attacked_already");
    play.allowed("gaul", attack("1102"));
}

/// All the units that attack add up, and all in the hex under attack, and no others.
#[test]
fn r11_2_totals() {
    let mut play = plain("gaul", "santons pictons", "numidae sagittarii")
        .units("1103", "rutenes")
        .units("1303", "legio-8")
        .play();
    loosen(&mut play);
    play.roll(&[1, 1]).act("gaul", attack("1204"));
    for unit in ["santons", "rutenes"] {
        play.act("gaul", commit(unit));
    }
    let mut events = told(&mut play, "gaul", just("fight"));
    if play.stage() == "riposte" {
        events = told(&mut play, "roman", json!({"do": "riposte", "hex": "1104"}));
    }
    let [attack, riposte] = fought(&events);
    assert_eq!((attack.pf, riposte.pf), (12, 4));
}

/// The riposte strikes one stack, the defender's choice, and only its modifiers count.
#[test]
fn r11_2_the_riposte_strikes_one_stack() {
    let ripostes = |at: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("relief")
            .leader("1103", "vercassivellaunos")
            .units("1104", "cadurques")
            .units("1103", "pictons")
            .units("1204", "numidae")
            .play();
        loosen(&mut play);
        play.roll(&[1, 4]).act("gaul", attack("1204"));
        play.act("gaul", commit("cadurques")).act("gaul", commit("pictons"));
        play.act("gaul", just("fight"));
        assert_eq!((play.stage().as_str(), play.pending()), ("riposte", vec!["roman"]));
        play.refused("roman", json!({"do": "riposte", "hex": "1003"}), "11.2");
        let events = told(&mut play, "roman", json!({"do": "riposte", "hex": at}));
        (fought(&events)[1], play)
    };
    // Against 1104 nothing counts, against 1103 the leader's 2.
    let (throw, play) = ripostes("1104");
    assert_eq!((throw.modifier, print(&throw)), (0, expected("roman", &throw)));
    assert_eq!(play.order("pictons"), "formed");
    assert_eq!(ripostes("1103").0.modifier, -2);
    // With one stack there is nothing to choose.
    let mut play = plain("gaul", "cadurques pictons", "numidae").play();
    loosen(&mut play);
    play.act("gaul", attack("1204"))
        .act("gaul", commit("cadurques"))
        .act("gaul", commit("pictons"));
    play.roll(&[1, 1]).act("gaul", just("fight"));
    assert_ne!(play.stage(), "riposte");
}

// ---------------------------------------------------------------- modifiers

#[test]
fn r11_2_drm_nothing_to_count() {
    let throws = gauls_attack(plain("gaul", "cadurques", "numidae"), "cadurques");
    assert_eq!((modifiers(throws), shifts(throws)), ((0, 0), (0, 0)));
}

#[test]
fn r11_2_drm_leaders() {
    let with = |gaul: Option<&str>, roman: Option<&str>| {
        let mut table = draw()
            .camps("1321")
            .combat("relief")
            .leader("1002", "comnios")
            .units("1104", "cadurques")
            .units("1204", "numidae");
        if let Some(leader) = gaul {
            table = table.leader("1104", leader);
        }
        if let Some(leader) = roman {
            table = table.leader("1204", leader);
        }
        modifiers(gauls_attack(table, "cadurques"))
    };
    assert_eq!(with(Some("vercassivellaunos"), None), (2, -2));
    assert_eq!(with(None, Some("caesar")), (-3, 3));
    assert_eq!(with(Some("vercassivellaunos"), Some("rebilus")), (1, -1));
}

/// Uniform stacks leave no doubt: two better, and one more for being better.
#[test]
fn r11_2_drm_quality() {
    // Legio VII, +2, against the Cadurques, 0: the difference and 1; the riposte loses it.
    let throws = romans_attack(plain("roman", "cadurques", "legio-7"), "legio-7");
    assert_eq!(modifiers(throws), (3, -2));
    // +1 against +1.
    let throws = romans_attack(plain("roman", "arvernes", "legio-1"), "legio-1");
    assert_eq!(modifiers(throws), (0, 0));
    // 0 against +1.
    let throws = romans_attack(plain("roman", "arvernes", "numidae"), "numidae");
    assert_eq!(modifiers(throws), (-1, 2));
}

/// A mixed stack is rated at the mean of its best and its worst, rounded up; the point for
/// being better asks for the best alone.
#[test]
fn r11_2_drm_mixed_quality() {
    // +1 and 0 make +1: the difference and 1; the riposte loses the difference.
    let throws = gauls_attack(plain("gaul", "eduens cadurques", "numidae"), "eduens cadurques");
    assert_eq!(modifiers(throws), (2, -1));
    // +2 and 0 make +1, neither the best nor the worst.
    let throws = romans_attack(plain("roman", "cadurques", "legio-7 numidae"), "legio-7 numidae");
    assert_eq!(modifiers(throws), (2, -1));
    // The same when they are attacked: −1 for the attack, and 1 and 1 for the riposte.
    let throws = gauls_attack(plain("gaul", "cadurques", "legio-7 numidae"), "cadurques");
    assert_eq!(modifiers(throws), (-1, 2));
}

#[test]
fn r11_2_drm_more_cavalry() {
    // 6 PF of horse against 3, all of quality +1: 1 for more horse.
    let throws = gauls_attack(
        plain("gaul", "equites-eduens equites-arvernes", "equites-romani-1"),
        "equites-eduens equites-arvernes",
    );
    assert_eq!(modifiers(throws), (1, -1));
    // 3 against 3.
    let throws =
        gauls_attack(plain("gaul", "equites-eduens", "equites-romani-1"), "equites-eduens");
    assert_eq!(modifiers(throws), (0, 0));
    // 3 against 6.
    let throws = gauls_attack(
        plain("gaul", "equites-eduens", "equites-romani-1 equites-romani-2"),
        "equites-eduens",
    );
    assert_eq!(modifiers(throws), (-1, 1));
}

/// Horse against foot: 1 for more horse and 2 for horse against foot.
#[test]
fn r11_2_drm_horse_against_foot() {
    let throws = gauls_attack(plain("gaul", "equites-1", "numidae"), "equites-1");
    assert_eq!(modifiers(throws), (3, -3));
    // Foot against horse: Equites Romani have +1, so take the riposte of equal quality.
    let throws = gauls_attack(plain("gaul", "arvernes", "equites-romani-1"), "arvernes");
    assert_eq!(modifiers(throws), (-3, 3));
    // German horse, +2, against foot, +1: 1 for the difference, 1 for the best, and 3 as above.
    let throws =
        romans_attack(plain("roman", "arvernes", "equites-germani-1"), "equites-germani-1");
    assert_eq!(modifiers(throws), (5, -4));
    // Mixed Germans are neither all horse nor all foot. Of +2 and +1 the mean is +2.
    let throws = romans_attack(
        plain("roman", "arvernes", "equites-germani-1 auxilia-germani-1"),
        "equites-germani-1 auxilia-germani-1",
    );
    assert_eq!(modifiers(throws), (3, -2));
}

/// Not against a camp, a line or a wall: there horse is no use.
#[test]
fn r11_2_drm_horse_only_in_the_open() {
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("0809", "viridomaros")
        .units("0811", "equites-1")
        .units("0812", "numidae")
        .play();
    let throws = throws(&mut play, "gaul", "0812", "equites-1", [1, 1]);
    assert_eq!(modifiers(throws), (0, 0), "behind the line");
    let mut play = draw()
        .camps("0811")
        .combat("relief")
        .leader("0808", "viridomaros")
        .units("0810", "equites-1")
        .units("0811", "numidae")
        .play();
    let throws = crate::reader::throws(&mut play, "gaul", "0811", "equites-1", [1, 1]);
    assert_eq!(modifiers(throws), (0, 0), "in a camp");
    // Nor do those behind works strike out into the open: 3 PF of horse against 2 PF of foot.
    let mut play = draw()
        .camps("1321")
        .combat("roman")
        .leader("0713", "rebilus")
        .units("0811", "caletes")
        .units("0812", "equites-romani-1")
        .play();
    let throws = crate::reader::throws(&mut play, "roman", "0811", "equites-romani-1", [1, 1]);
    // The better quality counts 1, and 1 again for the best; the riposte has the difference.
    assert_eq!(modifiers(throws), (2, -1), "from behind the line");
}

/// Higher ground: 1607 is level 1, 1606 level 0.
#[test]
fn r11_2_drm_levels() {
    let fight = |gauls: &str, romans: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("relief")
            .leader("1604", "viridomaros")
            .units(gauls, "cadurques")
            .units(romans, "numidae")
            .play();
        modifiers(throws(&mut play, "gaul", romans, "cadurques", [1, 1]))
    };
    assert_eq!(fight("1607", "1606"), (1, -1));
    assert_eq!(fight("1606", "1607"), (-1, 1));
    assert_eq!(fight("1606", "1605"), (0, 0));
}

/// Not all attackers lower: one stack at the defender's level saves the point.
#[test]
fn r11_2_drm_all_attackers_lower() {
    let fight = |second: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("relief")
            .leader("1606", "viridomaros")
            .units("1607", "cadurques")
            .units(second, "pictons")
            .units("1608", "numidae")
            .play();
        loosen(&mut play);
        play.roll(&[1, 1]).act("gaul", attack("1608"));
        play.act("gaul", commit("cadurques")).act("gaul", commit("pictons"));
        let mut events = told(&mut play, "gaul", just("fight"));
        if play.stage() == "riposte" {
            events = told(&mut play, "roman", json!({"do": "riposte", "hex": "1607"}));
        }
        fought(&events)[0].modifier
    };
    assert_eq!(["1608", "1607", "1508", "1609"].map(level), [2, 1, 1, 2]);
    assert_eq!(fight("1508"), -1, "both below");
    assert_eq!(fight("1609"), 0, "one at the same level");
}

#[test]
fn r11_2_drm_disorder() {
    // A disorganised defender: 1 for the attack; the riposte comes from all-disorganised units.
    let clean = modifiers(gauls_attack(plain("gaul", "cadurques", "numidae"), "cadurques"));
    let weak = modifiers(gauls_attack(plain("gaul", "cadurques", "numidae:d"), "cadurques"));
    assert_eq!(weak.0 - clean.0, 1);
    // −2 takes the place of −1.
    assert_eq!(weak.1 - clean.1, -2, "all who strike back are disorganised");
    // One of two attackers, then both.
    let one = modifiers(gauls_attack(
        plain("gaul", "cadurques pictons:d", "numidae"),
        "cadurques pictons",
    ));
    assert_eq!((one.0 - clean.0, one.1 - clean.1), (-1, 1));
    let both = modifiers(gauls_attack(
        plain("gaul", "cadurques:d pictons:d", "numidae"),
        "cadurques pictons",
    ));
    assert_eq!((both.0 - clean.0, both.1 - clean.1), (-2, 1));
}

#[test]
fn r11_2_drm_night() {
    let throws = gauls_attack(plain("gaul", "cadurques", "numidae").night(), "cadurques");
    assert_eq!(modifiers(throws), (-1, -1));
}

/// 1610 (level 2) and 1611 (level 1) have a crest between them; 1814 and 1815 as well.
#[test]
fn r11_2_drm_crest() {
    let fight = |gauls: &str, romans: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("relief")
            .leader("1910", "viridomaros")
            .units(gauls, "cadurques")
            .units(romans, "numidae")
            .play();
        modifiers(throws(&mut play, "gaul", romans, "cadurques", [1, 1]))
    };
    assert!(runs(CRESTS, "1711", "1712"));
    assert_eq!((level("1711"), level("1712")), (2, 1));
    // Higher, and over a crest.
    assert_eq!(fight("1711", "1712"), (1 - 1, -1 - 1));
    assert_eq!(fight("1712", "1711"), (-1 - 1, 1 - 1));
}

// ---------------------------------------------------------------- shifts

#[test]
fn r11_2_shift_behind_a_line() {
    let fight = |from: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("relief")
            .leader("0810", "viridomaros")
            .units(from, "cadurques")
            .units("0812", "numidae")
            .play();
        shifts(throws(&mut play, "gaul", "0812", "cadurques", [1, 1]))
    };
    assert_eq!(fight("0811"), (-1, 0));
}

/// A breached line covers nobody.
#[test]
fn r11_2_shift_not_behind_a_breach() {
    let mut play = draw()
        .camps("1321")
        .breaches("0812")
        .combat("relief")
        .leader("0810", "viridomaros")
        .units("0811", "cadurques")
        .units("0812", "numidae")
        .play();
    assert_eq!(shifts(throws(&mut play, "gaul", "0812", "cadurques", [1, 1])), (0, 0));
}

/// Two in a camp, and not three where the line runs too.
#[test]
fn r11_2_shift_in_a_camp() {
    let fight = |camps: &str, from: &str, at: &str| {
        let mut play = draw()
            .camps(camps)
            .combat("relief")
            .leader("0809", "viridomaros")
            .units(from, "cadurques")
            .units(at, "numidae")
            .play();
        shifts(throws(&mut play, "gaul", at, "cadurques", [1, 1]))
    };
    assert_eq!(fight("0811", "0810", "0811"), (-2, 0));
    assert_eq!(fight("0812", "0811", "0812"), (-2, 0));
    assert_eq!(fight("0811!", "0810", "0811"), (0, 0), "a destroyed camp");
}

#[test]
fn r11_2_shift_behind_a_wall() {
    let fight = |at: &str, from: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("roman")
            .leader(from, "rebilus")
            .units(from, "numidae")
            .units(at, "b-cadurques")
            .play();
        shifts(throws(&mut play, "roman", at, "numidae", [1, 1]))
    };
    assert_eq!(fight("1114", "1014"), (-2, 0));
}

/// Better, all of them, than all of the others: one column to the right.
#[test]
fn r11_2_shift_for_better_troops() {
    assert_eq!(shifts(romans_attack(plain("roman", "cadurques", "legio-7"), "legio-7")), (1, 0));
    assert_eq!(shifts(romans_attack(plain("roman", "arvernes", "legio-1"), "legio-1")), (0, 0));
    assert_eq!(shifts(romans_attack(plain("roman", "arvernes", "numidae"), "numidae")), (0, 1));
    // One attacker no better than the best defender spoils it.
    let throws = romans_attack(plain("roman", "arvernes", "legio-7 numidae"), "legio-7 numidae");
    assert_eq!(throws[0].shift, 0);
    let throws = romans_attack(plain("roman", "arvernes cadurques", "legio-1"), "legio-1");
    assert_eq!(throws[0].shift, 0);
    // It combines with one of the others: Arvernes against Numidians behind the line.
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("0810", "viridomaros")
        .units("0811", "arvernes")
        .units("0812", "numidae")
        .play();
    assert_eq!(
        shifts(crate::reader::throws(&mut play, "gaul", "0812", "arvernes", [1, 1])),
        (0, 0)
    );
}

/// Only if all the defenders are covered: the hex in the open spoils it.
#[test]
fn r11_2_shift_all_defenders() {
    let mut play = draw()
        .camps("1321")
        .combat("relief")
        .leader("0809", "viridomaros")
        .units("0811", "cadurques")
        .units("0812", "numidae")
        .units("0710", "sagittarii")
        .play();
    assert!(neighbours("0811").contains(&"0710".to_owned()));
    loosen(&mut play);
    play.act("gaul", attack("0812")).act("gaul", commit("cadurques")).act("gaul", widen("0710"));
    play.roll(&[1, 1]);
    let throws = fought(&told(&mut play, "gaul", just("fight")));
    assert_eq!(throws[0].shift, 0);
}

// ---------------------------------------------------------------- the tables

/// The tables as the data file has them: columns by their lowest PF, then nine rows.
fn printed(side: &str) -> (Vec<u16>, Vec<Vec<String>>) {
    let text = include_str!("../../data/tables.toml");
    let part = text.split(&format!("[{side}]")).nth(1).expect("the table");
    let part = part.split("\n[").next().unwrap_or(part);
    let list = |line: &str| -> Vec<String> {
        line.split_once('[')
            .map_or(line, |(_, rest)| rest)
            .split(',')
            .map(|word| word.trim().trim_matches(['[', ']', '"']).to_owned())
            .filter(|word| !word.is_empty())
            .collect()
    };
    let mut columns = Vec::new();
    let mut rows = Vec::new();
    for line in part.lines().map(str::trim) {
        if line.starts_with("columns") {
            columns = list(line).iter().map(|word| word.parse().expect("a number")).collect();
        } else if line.starts_with("[\"") {
            rows.push(list(line));
        }
    }
    assert_eq!((columns.len(), rows.len()), (7, 9), "{side}");
    (columns, rows)
}

/// What the table says of a throw: the column of its PF, shifted but never off the table, and the
/// row of its die, 0 or less to 8 or more.
fn expected(side: &str, throw: &siege::Throw) -> String {
    let (columns, rows) = printed(side);
    let moved = |from: usize, by: i8, last: usize| from.saturating_add_signed(by.into()).min(last);
    let row = moved(throw.die.expect("a die").into(), throw.modifier, 8);
    let column = columns.iter().rposition(|low| *low <= throw.pf).expect("a column");
    rows[row][moved(column, throw.shift, 6)].clone()
}

/// How bad a result is, in the order of 11.3.
fn weight(result: &str) -> usize {
    ["-", "1T", "T", "1d", "d", "1D+T", "1D+d", "1E+T", "1E+d", "1E+D", "E"]
        .iter()
        .position(|name| *name == result.trim_end_matches('*'))
        .unwrap_or_else(|| panic!("{result} is no result"))
}

/// More PF and better dice never do less.
#[test]
fn rtable_combat_more_is_never_less() {
    for side in ["roman", "gallic"] {
        let (columns, rows) = printed(side);
        assert!(columns.is_sorted());
        for (row, results) in rows.iter().enumerate() {
            assert!(results.iter().map(|result| weight(result)).is_sorted(), "{side} {results:?}");
            for (column, result) in results.iter().enumerate() {
                let below = rows.get(row + 1).map(|next| weight(&next[column]));
                assert!(below.is_none_or(|below| weight(result) <= below), "{side} {row} {column}");
            }
        }
    }
}

/// Both tables, over many stacks and all dice: the columns and rows, and their ends.
#[test]
fn rtable_combat_both_tables() {
    let gauls = [
        "caletes:d",
        "caletes",
        "pictons",
        "cadurques pictons",
        "santons gabales",
        "santons rutenes",
    ];
    let romans = [
        "numidae:d",
        "numidae",
        "numidae sagittarii",
        "cohortes-1",
        "cohortes-2 numidae",
        "legio-8",
        "legio-1 numidae",
    ];
    let mut seen = std::collections::BTreeSet::new();
    for gaul in gauls {
        for roman in romans {
            for die in 1..=6 {
                for leader in ["viridomaros", "vercassivellaunos"] {
                    let mut play = draw()
                        .camps("1321")
                        .combat("relief")
                        .leader("1104", leader)
                        .units("1104", gaul)
                        .units("1204", roman)
                        .play();
                    let names: Vec<&str> =
                        gaul.split_whitespace().map(|word| word.trim_end_matches(":d")).collect();
                    let [attack, riposte] =
                        throws(&mut play, "gaul", "1204", &names.join(" "), [die, 7 - die]);
                    assert_eq!(print(&attack), expected("gallic", &attack), "{gaul} {roman} {die}");
                    assert_eq!(
                        print(&riposte),
                        expected("roman", &riposte),
                        "{gaul} {roman} {die}"
                    );
                    seen.insert(print(&attack));
                    seen.insert(print(&riposte));
                }
            }
        }
    }
    assert!(seen.len() > 8, "{seen:?}");
}

/// The errata: the third columns are 5–7 and 4–5.
#[test]
fn rtable_combat_the_third_columns() {
    assert_eq!(printed("roman").0[2..4], [5, 8]);
    assert_eq!(printed("gallic").0[2..4], [4, 6]);
    // And the engine reads them so. Quality 0 and nobody disorganised: the die is the row.
    let gallic = |units: &str| {
        (1..=6)
            .map(|die| {
                let mut play = plain("gaul", units, "numidae").play();
                print(&throws(&mut play, "gaul", "1204", units, [die, 1])[0])
            })
            .collect::<Vec<_>>()
    };
    let roman = |units: &str| {
        (1..=6)
            .map(|die| {
                let mut play = plain("roman", "cadurques", units).play();
                print(&throws(&mut play, "roman", "1104", units, [die, 1])[0])
            })
            .collect::<Vec<_>>()
    };
    let column = |side: &str, column: usize| {
        printed(side).1[1..=6].iter().map(|row| row[column].clone()).collect::<Vec<_>>()
    };
    assert_eq!(gallic("gabales"), column("gallic", 1), "3 PF");
    assert_eq!(gallic("pictons"), column("gallic", 2), "4 PF");
    assert_eq!(gallic("gabales caletes"), column("gallic", 2), "5 PF");
    assert_eq!(gallic("santons"), column("gallic", 3), "6 PF");
    assert_eq!(roman("numidae sagittarii"), column("roman", 1), "4 PF");
    assert_eq!(roman("cohortes-1"), column("roman", 2), "5 PF");
    assert_eq!(roman("cohortes-1 numidae"), column("roman", 2), "7 PF");
    assert_eq!(roman("cohortes-1 numidae sagittarii"), column("roman", 3), "9 PF");
}

// ---------------------------------------------------------------- 11.3

/// Romans strike the Santons and Rutenes in 1104 with this result, whatever it takes. `faces` are
/// the dice that follow.
#[track_caller]
fn strike(result: &str, faces: &[u32]) -> Play {
    let armies: [&[(&str, &str)]; 12] = [
        &[("1204", "numidae")],
        &[("1204", "numidae sagittarii")],
        &[("1204", "cohortes-1")],
        &[("1204", "cohortes-1 cohortes-2")],
        &[("1204", "legio-1")],
        &[("1204", "legio-8")],
        &[("1204", "legio-8"), ("1205", "numidae sagittarii")],
        &[("1204", "legio-8"), ("1205", "cohortes-1")],
        &[("1204", "legio-8"), ("1205", "legio-9")],
        &[("1204", "legio-8 numidae"), ("1205", "legio-9 sagittarii")],
        &[("1204", "legio-8 numidae"), ("1205", "legio-9 sagittarii"), ("1103", "legio-10")],
        &[("1204", "legio-8"), ("1205", "legio-9"), ("1103", "legio-10")],
    ];
    armies
        .into_iter()
        .find_map(|army| {
            let table = || {
                let table = draw()
                    .camps("1321")
                    .combat("roman")
                    .leader("1303", "rebilus")
                    .leader("1001", "viridomaros")
                    .units("1104", "santons rutenes");
                army.iter().fold(table, |table, (at, units)| table.units(at, units)).play()
            };
            let units = army.iter().map(|(_, units)| *units).collect::<Vec<_>>().join(" ");
            let wanted = |hit: &str| hit.trim_end_matches('*') == result;
            fight_until(table, "roman", "1104", &units, wanted, faces)
        })
        .unwrap_or_else(|| panic!("no army brings {result}"))
}

fn orders(play: &Play) -> [String; 2] {
    ["santons", "rutenes"]
        .map(|unit| if play.at(unit) == "lost" { "lost".to_owned() } else { play.order(unit) })
}

#[test]
fn r11_3_result_1t_one_unit_tests() {
    let mut play = strike("1T", &[3]);
    assert_eq!((play.stage().as_str(), play.pending()), ("defender", vec!["gaul"]));
    play.refused("gaul", just("fall_back"), "11.3");
    play.allowed("gaul", suffer("santons"));
    play.act("gaul", suffer("rutenes"));
    assert_eq!(orders(&play), ["formed", "disorganised"]);
}

#[test]
fn r11_3_t_all_test() {
    let mut play = strike("T", &[3, 4]);
    play.allowed("gaul", just("fall_back"));
    play.act("gaul", just("endure"));
    assert_eq!(orders(&play), ["disorganised", "formed"]);
}

/// Instead of a T: one hex back, and no test.
#[test]
fn r11_3_t_or_one_hex_back() {
    let mut play = strike("T", &[]);
    play.act("gaul", just("fall_back"));
    let mut gone = play.retreating();
    gone.sort();
    assert_eq!(gone, ["rutenes", "santons"]);
    run_away(&mut play);
    for unit in ["santons", "rutenes"] {
        assert_eq!(distance("1104", &play.at(unit)), 1, "{unit}");
    }
    assert_eq!(orders(&play), ["formed", "formed"]);
}

#[test]
fn r11_3_result_1d_one_unit_is_disorganised() {
    let mut play = strike("1d", &[]);
    play.refused("gaul", just("fall_back"), "11.3");
    play.act("gaul", suffer("santons"));
    assert_eq!(orders(&play), ["disorganised", "formed"]);
}

#[test]
fn r11_3_d_all_are_disorganised_or_two_hexes_back() {
    let mut play = strike("d", &[]);
    play.allowed("gaul", just("fall_back"));
    play.act("gaul", just("endure"));
    assert_eq!(orders(&play), ["disorganised", "disorganised"]);
    let mut play = strike("d", &[]);
    play.act("gaul", just("fall_back"));
    play.act("gaul", retreat("santons", "1004"));
    play.refused_as("gaul", just("halt"), "11.5-retreat", "retreat_goes_on");
    run_away(&mut play);
    for unit in ["santons", "rutenes"] {
        assert_eq!(distance("1104", &play.at(unit)), 2, "{unit}");
    }
    assert_eq!(orders(&play), ["formed", "formed"]);
}

#[test]
fn r11_3_result_1d_t_one_routs_and_the_others_test() {
    let mut play = strike("1D+T", &[3]);
    play.act("gaul", suffer("rutenes"));
    assert_eq!(orders(&play), ["disorganised", "routed"]);
    let mut play = strike("1D+T", &[4]);
    play.act("gaul", suffer("santons"));
    assert_eq!(orders(&play), ["routed", "formed"]);
}

#[test]
fn r11_3_result_1d_d_one_routs_and_the_others_are_disorganised() {
    let mut play = strike("1D+d", &[]);
    play.refused("gaul", just("fall_back"), "11.3");
    play.act("gaul", suffer("rutenes"));
    assert_eq!(orders(&play), ["disorganised", "routed"]);
}

#[test]
fn r11_3_result_1e_one_is_eliminated() {
    let mut play = strike("1E+T", &[3]);
    play.act("gaul", suffer("rutenes"));
    assert_eq!(orders(&play), ["disorganised", "lost"]);
    let mut play = strike("1E+d", &[]);
    play.act("gaul", suffer("santons"));
    assert_eq!(orders(&play), ["lost", "disorganised"]);
    let mut play = strike("1E+D", &[]);
    play.act("gaul", suffer("santons"));
    assert_eq!(orders(&play), ["lost", "routed"]);
}

#[test]
fn r11_3_e_all_are_eliminated() {
    assert_eq!(orders(&strike("E", &[])), ["lost", "lost"]);
}

/// Horse among the attackers: nobody slips away.
#[test]
fn r11_3_no_retreat_from_cavalry() {
    for result in ["T", "d"] {
        let found =
            ["equites-romani-1", "equites-romani-1 equites-romani-2"].iter().find_map(|horse| {
                let table = || {
                    draw()
                        .camps("1321")
                        .combat("roman")
                        .leader("1303", "rebilus")
                        .units("1204", horse)
                        .units("1104", "santons rutenes")
                        .play()
                };
                let wanted = |hit: &str| hit.trim_end_matches('*') == result;
                fight_until(table, "roman", "1104", horse, wanted, &[3, 3])
            });
        if let Some(play) = found {
            play.refused("gaul", just("fall_back"), "11.3");
            assert_eq!(orders(&play), ["disorganised", "disorganised"], "{result}");
            return;
        }
    }
    panic!("no die brings a T or a d");
}

/// The attacker suffers the riposte in the same way: he may endure a T or fall back.
#[test]
fn r11_3_the_attacker_suffers_alike() {
    for (die, back) in (1..=6).flat_map(|die| (1..=6).map(move |back| (die, back))) {
        let mut play = plain("roman", "santons rutenes", "cohortes-1").play();
        let [hit, struck] = throws(&mut play, "roman", "1104", "cohortes-1", [die, back]);
        if print(&hit) == "-" && print(&struck) == "T" {
            assert_eq!((play.stage().as_str(), play.pending()), ("attacker", vec!["roman"]));
            play.allowed("roman", just("endure")).allowed("roman", just("fall_back"));
            play.roll(&[3]).act("roman", just("endure"));
            assert_eq!(play.order("cohortes-1"), "disorganised");
            return;
        }
    }
    panic!("no die brings a T");
}
