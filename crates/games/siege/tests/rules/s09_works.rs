//! 9.0: camps, fortifications, ditches and walls.

use serde_json::json;

use crate::play::*;
use crate::reader::*;

fn camp(hex: &str) -> serde_json::Value {
    json!({"do": "place_camp", "hex": hex})
}

/// The rule that forbids a camp in a hex, as this reader finds it; seventy-one hexes have none.
fn forbidden_by(hex: &str) -> Option<&'static str> {
    let by_the_line = neighbours(hex).iter().any(|next| line(hex, next));
    let inside = ['i', 'A'].contains(&region(hex));
    let by_the_gauls = neighbours(hex).iter().any(|next| is_gallic(next));
    if !by_the_line || inside || by_the_gauls {
        Some("9.1")
    } else {
        (level(hex) > 2).then_some("errata-9.1")
    }
}

/// Hexes that hold a Gallic fortification: Alésia and the hexes of the dry-stone wall.
fn is_gallic(hex: &str) -> bool {
    region(hex) == 'A' || ["0915", "0916", "1017", "1117", "1216"].contains(&hex)
}

/// The examples: 1321 and 1819 are allowed; 0512, 1421 and 0912 are not.
#[test]
fn r9_1_ex_allowed_and_forbidden() {
    let play = start(&[], &[]);
    play.allowed("roman", camp("1321")).allowed("roman", camp("1819"));
    play.refused_as("roman", camp("0512"), "errata-9.1", "camp_too_high");
    play.refused_as("roman", camp("1421"), "errata-9.1", "camp_too_high");
    play.refused_as("roman", camp("0912"), "9.1", "camp_inside");
}

#[test]
fn r9_1_every_hex_of_the_map() {
    let play = start(&[], &[]);
    let mut allowed = 0;
    for hex in hexes() {
        if let Some(rule) = forbidden_by(&hex) {
            play.refused("roman", camp(&hex), rule);
        } else {
            play.allowed("roman", camp(&hex));
            allowed += 1;
        }
    }
    assert_eq!(allowed, 71);
}

const ELEVEN: [&str; 11] =
    ["1321", "1819", "0811", "0812", "0714", "0716", "1511", "1513", "1515", "1517", "1519"];

/// All else is in its place: ten camps are too few.
#[test]
fn r9_1_ten_camps_are_too_few() {
    let mut play = start(&[], &[]);
    for hex in &ELEVEN[..10] {
        play.act("roman", camp(hex));
    }
    for sort in ["post", "assign"] {
        while play.offers("roman").iter().any(|offer| is_a(sort, *offer)) {
            let first = first_of(&play, "roman", sort);
            play.act("roman", first);
        }
    }
    play.refused_as("roman", just("ready"), "14.1", "not_ready");
    play.act("roman", camp(ELEVEN[10])).allowed("roman", just("ready"));
}

fn is_a(sort: &str, offer: siege::Action) -> bool {
    serde_json::to_value(offer).expect("an action")["do"] == sort
}

/// Twelve are too many; two never share a hex.
#[test]
fn r9_1_eleven_camps() {
    let mut play = start(&[], &[]);
    for hex in ELEVEN {
        play.act("roman", camp(hex));
    }
    play.refused_as("roman", camp("1321"), "14.1", "already_placed");
    play.refused_as("roman", camp("1210"), "14.1", "already_placed");
    assert_eq!(play.position()["camps"].as_array().map(Vec::len), Some(11));
    let mut play = start(&[], &[]);
    play.act("roman", camp("1321"));
    play.refused_as("roman", camp("1321"), "9.1", "camp_there");
}

#[test]
fn rerrata_9_1_not_on_the_highest_level() {
    let play = start(&[], &[]);
    // Level 3 on the map is the fourth level; level 2 is allowed.
    let touching = |hex: &String| neighbours(hex).iter().any(|next| line(hex, next));
    let mut high = 0;
    for hex in hexes().filter(touching).filter(|hex| region(hex) == '.' || region(hex) == 'b') {
        if level(&hex) == 3 {
            play.refused("roman", camp(&hex), "errata-9.1");
            high += 1;
        } else if level(&hex) == 2 && forbidden_by(&hex).is_none() {
            play.allowed("roman", camp(&hex));
        }
    }
    assert!(high > 5);
}

/// Gauls stop next to a standing camp, and walk on past a destroyed one.
#[test]
fn r9_1_a_camp_stops_who_comes_next_to_it() {
    // 1205, 1206 … far from the lines stands no camp; 1410 touches the line, 1308 does not.
    let table = |camps: &str| {
        let mut play = draw()
            .camps(camps)
            .movement("relief")
            .leader("1307", "vercassivellaunos")
            .units("1307", "santons")
            .play();
        play.act("gaul", step("santons", "1308"));
        play
    };
    assert!(!neighbours("1308").iter().any(|next| line("1308", next)));
    assert_eq!(spent(&table("1309")), None);
    table("1309").refused_as("gaul", step("santons", "1309"), "7.2", "already_moved");
    assert_eq!(spent(&table("1321")), Some(1));
    assert_eq!(spent(&table("1309!")), Some(1), "a destroyed camp stops nobody");
}

/// Entered by a Gaul, a camp is destroyed at once and for good.
#[test]
fn r9_1_an_occupied_camp_is_destroyed() {
    let mut play = draw()
        .camps("1309 1321")
        .movement("relief")
        .leader("1308", "vercassivellaunos")
        .units("1308", "santons")
        .play();
    play.act("gaul", step("santons", "1309"));
    assert_eq!(play.at("santons"), "1309");
    let camps = play.position()["camps"].clone();
    assert_eq!(camps[0]["destroyed"], json!(true), "{camps}");
    assert_ne!(camps[1]["destroyed"], json!(true), "{camps}");
}

/// A leader alone destroys nothing: it takes a unit.
#[test]
fn r9_1_a_leader_alone_does_not_destroy_it() {
    let mut play = draw()
        .camps("1309 1321")
        .movement("relief")
        .leader("1308", "vercassivellaunos")
        .units("1307", "santons")
        .play();
    play.act("gaul", ride("vercassivellaunos", "1309"));
    assert_ne!(play.position()["camps"][0]["destroyed"], json!(true));
}

/// Destroyed, it is still a gate, for Romans and for Gauls as well.
#[test]
fn r9_1_a_destroyed_camp_is_a_gate_for_all() {
    let mut play = draw()
        .camps("0811!")
        .movement("roman")
        .leader("0812", "labienus")
        .units("0812", "numidae")
        .play();
    play.act("roman", step("numidae", "0811"));
    assert_eq!(spent(&play), Some(1));
    // Gauls in it go through the line for 1 PM, and make no breach.
    let mut play = draw()
        .camps("0811!")
        .movement("relief")
        .leader("0811", "vercassivellaunos")
        .units("0811", "santons")
        .play();
    play.act("gaul", step("santons", "0812"));
    assert_eq!(spent(&play), Some(1));
    assert!(play.position()["breaches"].as_array().is_none_or(Vec::is_empty));
}

// ---------------------------------------------------------------- the lines

fn crossing(from: &str, to: &str) -> Play {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader(from, "vercassivellaunos")
        .units(from, "santons")
        .play();
    play.act("gaul", step("santons", to));
    play
}

#[test]
fn r9_2_roman_gauls_who_cross_make_a_breach() {
    let play = crossing("0811", "0812");
    assert_eq!(play.position()["breaches"], json!(["0812"]), "in the hex on the Roman side");
    // Outwards too: the marker lies on the Roman side, where the works are.
    let play = crossing("0814", "0713");
    assert_eq!(play.position()["breaches"], json!(["0713"]));
}

/// Nobody holds 0812; all the same the Gaul must stop before it and cross next time.
#[test]
fn r9_2_roman_an_empty_line_still_stops() {
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("0810", "vercassivellaunos")
        .units("0810", "santons")
        .units("0811", "rutenes")
        .play();
    play.act("gaul", step("santons", "0811"));
    assert_eq!(spent(&play), None);
    play.refused_as("gaul", step("santons", "0812"), "7.2", "already_moved");
    play.allowed("gaul", step("rutenes", "0812"));
}

/// A breached hex has lost its works: no cost, no stop, no archery.
#[test]
fn r9_2_roman_a_breach_has_no_works() {
    let mut play = draw()
        .camps("1321")
        .breaches("0812")
        .movement("relief")
        .leader("0811", "vercassivellaunos")
        .units("0811", "santons")
        .play();
    play.act("gaul", step("santons", "0812"));
    assert_eq!(spent(&play), Some(1));
    let play = draw().camps("1321").breaches("0812").archery().units("0811", "santons").play();
    play.refused("roman", aim_side("0812", "0811"), "9.2-roman");
    play.allowed("roman", aim_side("0911", "0811"));
}

/// It has lost them on all its sides, and the map shows it there.
#[test]
fn r9_2_roman_the_whole_hex_is_breached() {
    let hex = "0613";
    let sides: Vec<String> = neighbours(hex).into_iter().filter(|next| line(hex, next)).collect();
    assert!(sides.len() > 1);
    let scene = draw().breaches(hex).play().scene_with(kernel::Seat(0), &[]);
    let mut shown: Vec<String> = scene
        .markers
        .iter()
        .filter(|marker| marker.kind == kernel::MarkerKind::Breach && marker.place == hex)
        .filter_map(|marker| marker.towards.clone())
        .collect();
    shown.sort();
    let mut expected = sides;
    expected.sort();
    assert_eq!(shown, expected);
}

/// So it is when the unit comes by deployment (2.0-C1), before the Gauls can come near.
#[test]
fn r9_2_roman_a_breach_is_closed_by_deployment() {
    let mut play = draw()
        .camps("1321")
        .breaches("0812")
        .initiative("gaul", "gaul")
        .deployment("roman-1")
        .leader("0712", "labienus")
        .boxed("labienus", "legio-8")
        .leader("0809", "viridomaros")
        .units("0810", "santons")
        .hidden("0505", "comnios")
        .play();
    play.act("roman", deploy("legio-8", "0812"));
    assert_eq!(play.phase(), "movement");
    assert_eq!(play.position()["breaches"], json!([]));
}

/// And when the last Gaul next to it has gone back into his box, before points are counted.
#[test]
fn r9_2_roman_a_breach_is_closed_before_the_count() {
    let mut play = draw()
        .camps("1321")
        .breaches("0812")
        .turn(19)
        .withdrawal()
        .units("0812", "legio-8")
        .hidden("0808", "viridomaros")
        .units("0811", "santons")
        .hidden("0505", "comnios")
        .play();
    loosen(&mut play);
    play.act("gaul", withdraw("santons", "viridomaros"));
    for seat in ["roman", "gaul"] {
        if play.pending().contains(&seat) && play.phase() == "withdrawal" {
            play.act(seat, just("ready"));
        }
    }
    assert_eq!((&play.position()["turn"], &play.position()["breaches"]), (&json!(20), &json!([])));
}

/// A Roman unit in the hex and no Gaul next to it: the breach is closed.
#[test]
fn r9_2_roman_a_breach_is_closed() {
    let table = |gauls: Option<&str>| {
        let mut table = draw()
            .camps("1321")
            .breaches("0812")
            .movement("roman")
            .leader("0712", "labienus")
            .units("0712", "numidae");
        if let Some(at) = gauls {
            table = table.units(at, "santons");
        }
        let mut play = table.play();
        loosen(&mut play);
        play.act("roman", step("numidae", "0812"));
        if spent(&play).is_some() {
            play.act("roman", just("halt"));
        }
        play
    };
    let open = |play: &Play| {
        play.position()["breaches"].as_array().is_some_and(|list| list.contains(&json!("0812")))
    };
    assert!(!open(&table(None)));
    assert!(open(&table(Some("0811"))), "Gauls are next to it");
    assert!(!open(&table(Some("0810"))), "two hexes away");
}

/// The lines work outwards only: a Roman in 0812 is not covered against Gauls in the ring.
#[test]
fn r9_2_roman_no_help_against_an_enemy_within() {
    let shift = |from: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("relief")
            .leader("0910", "vercassivellaunos")
            .units(from, "cadurques")
            .units("0812", "numidae")
            .play();
        throws(&mut play, "gaul", "0812", "cadurques", [1, 1])[0].shift
    };
    assert_eq!(shift("0811"), -1, "from outside");
    assert_eq!(shift("0813"), -1, "from inside the internal line");
    assert_eq!(shift("0712"), 0, "from the ring");
}

#[test]
fn r9_2_roman_romans_need_a_gate() {
    let play = draw()
        .camps("1321")
        .movement("roman")
        .leader("0812", "labienus")
        .units("0812", "numidae")
        .play();
    for to in ["0811", "0711", "0813", "0912"] {
        play.refused("roman", step("numidae", to), "7.2");
        play.refused("roman", ride("labienus", to), "7.2");
    }
}

// ---------------------------------------------------------------- ditch and walls

#[test]
fn r9_2_ditch_stops_gauls_and_tests_who_cross() {
    // Besieged come down from 1014 to the ditch.
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("1014", "vercingetorix")
        .units("1014", "b-cadurques")
        .play();
    play.act("gaul", step("b-cadurques", "1013"));
    assert_eq!(spent(&play), None);
    play.act("gaul", ride("vercingetorix", "1013"));
    assert_eq!((play.leader("vercingetorix"), spent(&play)), ("1013".into(), None));
    // A Roman coming out to the ditch: to cross, he too must have begun next to it.
    let play = draw()
        .camps("0911")
        .movement("roman")
        .leader("0911", "labienus")
        .units("0912", "numidae")
        .units("0911", "equites-romani-1")
        .play();
    play.allowed("roman", step("numidae", "0913"));
    let mut play = play;
    play.act("roman", step("equites-romani-1", "1012"));
    play.refused_as(
        "roman",
        step("equites-romani-1", "1013"),
        "table-terrain",
        "must_start_next_to",
    );
}

#[test]
fn r9_2_ditch_romans_test_too() {
    let mut play = draw()
        .camps("0911")
        .movement("roman")
        .leader("0911", "labienus")
        .units("0912", "numidae")
        .play();
    play.roll(&[3]).act("roman", step("numidae", "0913")).all_rolled();
    assert_eq!(play.order("numidae"), "disorganised");
}

#[test]
fn r9_2_ditch_no_effect_on_combat_and_no_archery() {
    let mut play = draw()
        .camps("0911")
        .combat("relief")
        .leader("1014", "viridomaros")
        .units("0913", "b-cadurques")
        .units("0912", "numidae")
        .play();
    assert_eq!((level("0912"), level("0913")), (0, 0));
    let [attack, riposte] = throws(&mut play, "gaul", "0912", "b-cadurques", [1, 1]);
    assert_eq!((attack.shift, riposte.shift), (0, 0));
    assert_eq!((attack.modifier, riposte.modifier), (0, 0));
    let play = draw().camps("0911").archery().units("0913", "b-cadurques").play();
    play.refused("roman", aim_side("0912", "0913"), "10.0");
}

#[test]
fn r9_2_wall_stops_gauls_and_romans() {
    // A Gaul going from 1018 up to the dry-stone wall stops in front of it.
    assert!(!neighbours("1019").iter().any(|next| runs(DRY_STONE, "1019", next)));
    let mut play = draw()
        .camps("1321")
        .movement("relief")
        .leader("0917", "vercingetorix")
        .units("0918", "b-cadurques")
        .play();
    play.act("gaul", step("b-cadurques", "0917"));
    assert_eq!(spent(&play), None);
    play.refused_as("gaul", step("b-cadurques", "1017"), "7.2", "already_moved");
    // Beginning next to it, one crosses.
    let play = draw()
        .camps("1321")
        .movement("relief")
        .leader("0917", "vercingetorix")
        .units("0917", "b-cadurques")
        .play();
    play.allowed("gaul", step("b-cadurques", "1017"));
    play.allowed("gaul", ride("vercingetorix", "1017"));
    // A Roman likewise.
    let mut play = draw()
        .camps("0717")
        .movement("roman")
        .leader("0717", "labienus")
        .units("0918", "equites-romani-1")
        .units("0917", "numidae")
        .play();
    play.allowed("roman", step("numidae", "1017"));
    play.act("roman", step("equites-romani-1", "1018"));
    play.refused_as("roman", step("equites-romani-1", "1017"), "7.2", "already_moved");
}

/// Walls count in combat (11.2-shift), both ways for the dry-stone ones, and never shoot.
#[test]
fn r9_2_wall_helps_who_defends_behind_it() {
    let gauls_at = |at: &str, from: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("roman")
            .leader(from, "rebilus")
            .units(from, "numidae")
            .units(at, "b-cadurques")
            .play();
        throws(&mut play, "roman", at, "numidae", [1, 1])[0].shift
    };
    assert_eq!(gauls_at("1114", "1014"), -2, "the wall of Alésia");
    assert_eq!(gauls_at("1017", "0917"), -2, "the dry-stone wall");
    assert_eq!(gauls_at("1014", "1015"), 0, "no wall");
    let play = draw().camps("1321").archery().units("0814", "b-cadurques").play();
    play.refused("roman", aim_side("1017", "0814"), "10.0");
}

/// At a destroyed camp nothing stops Gauls: 0619 touches the line only towards 0718.
#[test]
fn r9_1_a_destroyed_camp_does_not_stop() {
    let steps = |camps: &str| {
        let mut play = draw()
            .camps(camps)
            .movement("relief")
            .leader("0621", "viridomaros")
            .units("0620", "equites-1")
            .play();
        play.act("gaul", step("equites-1", "0619"));
        spent(&play)
    };
    assert!(line("0619", "0718"));
    assert_eq!(steps("1321"), None, "the line stops him");
    assert_eq!(steps("1321 0718!"), Some(1));
}

/// a unit that only passes through a breached hex does not close the breach; one that stays
/// does.
#[test]
fn r9_2_roman_a_breach_is_not_closed_in_passing() {
    let mut play = draw()
        .movement("roman")
        .camps("1321")
        .breaches("0714")
        .leader("0714", "labienus")
        .units("0713", "legio-8 numidae")
        .play();
    let open = |play: &Play| play.position()["breaches"] == json!(["0714"]);
    play.act("roman", step("legio-8", "0714"));
    assert!(open(&play), "it is still on its way");
    play.act("roman", step("legio-8", "0715")).act("roman", just("halt"));
    assert!(open(&play));
    play.act("roman", step("numidae", "0714")).act("roman", just("halt"));
    assert!(!open(&play));
}

/// beside a destroyed camp the line goes on sheltering Romans behind it, and shooting; only
/// who goes through the gate is free of it.
#[test]
fn r9_1_beside_a_destroyed_camp_the_line_shelters_and_shoots() {
    assert!(line("0811", "0812"));
    let gauls = |table: Draw| table.camps("0811! 1321").units("0811", "santons");
    let mut play = gauls(draw().combat("relief"))
        .leader("0810", "viridomaros")
        .units("0812", "numidae")
        .play();
    assert_eq!(throws(&mut play, "gaul", "0812", "santons", [1, 1])[0].shift, -1);
    gauls(draw().archery()).play().allowed("roman", aim_side("0812", "0811"));
    let mut play = gauls(draw().movement("relief")).leader("0810", "viridomaros").play();
    play.act("gaul", step("santons", "0812"));
    assert_eq!(spent(&play), Some(1));
}

/// a dry-stone wall shelters Romans who defend behind it as well; the wall of the town only
/// those in it.
#[test]
fn r9_2_wall_helps_romans_behind_dry_stones_alone() {
    let romans_at = |at: &str, from: &str| {
        let mut play = draw()
            .camps("1321")
            .combat("relief")
            .leader(from, "vercingetorix")
            .units(from, "b-cadurques")
            .units(at, "numidae")
            .play();
        throws(&mut play, "gaul", at, "b-cadurques", [1, 1])[0].shift
    };
    assert!(runs(DRY_STONE, "0917", "1017"));
    assert_eq!((romans_at("1017", "0917"), romans_at("0917", "1017")), (-2, -2));
    assert_eq!(romans_at("1014", "1114"), 0, "they stand outside the town");
}

/// leaders and detachments alone make no breach where they cross the line.
#[test]
fn r9_2_roman_leaders_alone_make_no_breach() {
    for leader in ["vercassivellaunos", "gallic-detachment-1"] {
        let mut play = draw()
            .camps("1321")
            .movement("relief")
            .hidden("0505", "comnios")
            .leader("0811", leader)
            .units("0810", "santons")
            .play();
        play.act("gaul", ride(leader, "0812"));
        assert_eq!(play.leader(leader), "0812");
        assert!(play.position()["breaches"].as_array().is_none_or(Vec::is_empty), "{leader}");
    }
}
