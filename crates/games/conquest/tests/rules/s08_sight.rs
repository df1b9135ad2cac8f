//! 8.16: lines of sight.

use conquest::{Side, Sight};

use crate::play::{Board, field, hex, unit};

/// Whether a unit that stands in the first hex sees the second for a shot.
fn fires(board: Board, name: &str, from: u16, to: u16) -> bool {
    let number = format!("{from:04}");
    let play = board.unit(name, &number, "W").leader("caesar", "0101").play();
    play.game.sees(hex(from), hex(to), Sight::Fire(unit(name)))
}

fn bibracte() -> Board {
    field("bibracte")
}

/// V1, V2: higher ground between hides, from above one sees over it.
#[test]
fn r8_16_higher_ground_hides() {
    assert!(!fires(field("rhine"), "num-1", 2020, 2620));
    assert!(fires(field("rhine"), "num-1", 2220, 2620));
}

/// V3, V4: units hide unless the archer is nearer to them than the target is.
#[test]
fn r8_16_units_hide() {
    let between = |at: &str| bibracte().unit("vii-1", at, "W");
    assert!(!fires(between("3618"), "bal-1", 3818, 3518));
    assert!(!fires(between("3618"), "num-1", 3818, 3518));
    assert!(fires(between("3718"), "num-1", 3818, 3418));
    assert!(!fires(between("3718"), "bal-1", 3818, 3418), "slingers do not shoot over friends");
}

/// V5: a line between two hexes is hidden by a unit in either.
#[test]
fn r8_16_a_line_along_a_side() {
    for at in ["3019", "3020"] {
        assert!(!fires(bibracte().unit("vii-1", at, "W"), "num-1", 3119, 2919), "{at}");
    }
    assert!(fires(bibracte(), "num-1", 3119, 2919));
}

/// V7: woods between hide.
#[test]
fn r8_16_woods_hide() {
    assert!(!fires(bibracte(), "num-1", 2430, 2433));
}

/// V8, V9: out of a tower, not over a gate.
#[test]
fn r8_16_towers_and_gates() {
    for to in [3620, 3721, 3718] {
        assert!(fires(bibracte(), "num-1", 3920, to), "{to}");
    }
    assert!(!fires(bibracte(), "num-1", 3921, 3720));
}

/// V10: out of the wagons, not into them.
#[test]
fn r8_16_wagons() {
    assert!(fires(bibracte(), "he-1", 825, 1025));
    assert!(!fires(bibracte(), "num-1", 1025, 825));
}

/// V11, V12: hedges.
#[test]
fn r8_16_hedges() {
    assert!(!fires(field("sabis"), "num-1", 1708, 1706));
    let play = field("sabis").leader("caesar", "0101").play();
    assert!(!play.game.sees(hex(1708), hex(1706), Sight::Command(Side::Rome)));
    assert!(!fires(field("sabis"), "num-1", 1707, 1907));
    assert!(play.game.sees(hex(1707), hex(1907), Sight::Command(Side::Rome)), "liberally");
}

/// V13.
#[test]
fn r8_16_woods_on_a_slope() {
    let play = field("lutetia").leader("labienus", "1014").play();
    assert!(!play.game.sees(hex(2307), hex(2807), Sight::Command(Side::Rome)));
}
