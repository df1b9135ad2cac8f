//! 8.7: every cell of the charts, written down a second time.

use conquest::{Aspect, Conquest, Kind, Missile, Superior};

use Kind::{
    BarbarianCavalry, BarbarianInfantry, Chariot, Cohort, Lancers, LightCavalry, LightInfantry,
    RomanCavalry, Skirmisher,
};

/// The columns of the clash charts: both heavy cavalries share one.
const CLASH: [&[Kind]; 7] = [
    &[Cohort],
    &[BarbarianInfantry],
    &[LightInfantry],
    &[RomanCavalry, BarbarianCavalry],
    &[Lancers],
    &[LightCavalry],
    &[Chariot],
];

/// Their rows. An artillery crew defends as light infantry (9.33).
const DEFENDERS: [&[Kind]; 8] = [
    &[Cohort],
    &[BarbarianInfantry],
    &[LightInfantry, Kind::Artillery],
    &[Skirmisher],
    &[RomanCavalry, BarbarianCavalry],
    &[Lancers],
    &[LightCavalry],
    &[Chariot],
];

/// 8.71: strengths by distance.
#[test]
fn r8_71_every_strength() {
    let missiles = &Conquest::pack().charts.missiles;
    let foot = |missile| missiles.of(missile, false);
    assert_eq!(foot(Missile::Bow), [5, 3, 3, 1]);
    assert_eq!(foot(Missile::Sling), [3, 2]);
    assert_eq!(foot(Missile::Javelin), [5]);
    assert_eq!(missiles.of(Missile::Javelin, true), [3]);
    assert_eq!(foot(Missile::Catapult), [7, 5, 5, 3, 2, 1, 0]);
    assert_eq!(foot(Missile::Axe), [4]);
}

/// 8.72: who is superior; `+` the attacker, `-` nobody, `o` the defender, `.` the defender while it
/// has missiles.
#[test]
fn r8_72_every_cell() {
    let attackers = [
        Cohort,
        BarbarianInfantry,
        LightInfantry,
        RomanCavalry,
        BarbarianCavalry,
        Lancers,
        LightCavalry,
        Chariot,
    ];
    let rows: [(&[Kind], &str); 9] = [
        (&[Cohort], "--o..-.-"),
        (&[BarbarianInfantry], "+-o---o-"),
        (&[LightInfantry, Kind::Artillery], "++----.-"),
        (&[Skirmisher], "++++++++"),
        (&[RomanCavalry], "-------+"),
        (&[BarbarianCavalry], "-------+"),
        (&[Lancers], "----+--+"),
        (&[LightCavalry], "---+++-+"),
        (&[Chariot], "--------"),
    ];
    let table = &Conquest::pack().charts.superiority.table;
    for (defenders, row) in rows {
        for (attacker, cell) in attackers.into_iter().zip(row.chars()) {
            let expected = match cell {
                '+' => Superior::Attacker,
                'o' => Superior::Defender,
                '.' => Superior::DefenderWithMissiles,
                _ => Superior::Nobody,
            };
            for defender in defenders {
                assert_eq!(table.cell(attacker, *defender), expected, "{attacker:?} {defender:?}");
            }
        }
    }
}

/// 8.73: columns of front, flank and rear.
#[test]
fn r8_73_every_cell() {
    let tables = [
        (
            Aspect::Front,
            [
                [7, 6, 5, 7, 4, 4, 7],
                [6, 7, 7, 5, 4, 3, 10],
                [8, 10, 7, 8, 7, 6, 11],
                [11, 12, 10, 11, 10, 9, 13],
                [7, 7, 6, 7, 6, 5, 11],
                [9, 9, 8, 9, 8, 7, 13],
                [10, 10, 8, 9, 8, 7, 13],
                [6, 3, 2, 3, 2, 1, 7],
            ],
        ),
        (
            Aspect::Flank,
            [
                [9, 8, 9, 9, 8, 7, 11],
                [12, 10, 9, 10, 9, 8, 13],
                [9, 10, 7, 8, 7, 6, 12],
                [12, 13, 10, 11, 10, 9, 13],
                [9, 9, 7, 8, 7, 6, 12],
                [10, 10, 8, 9, 8, 7, 13],
                [11, 11, 8, 9, 8, 7, 13],
                [13, 11, 10, 3, 9, 9, 13],
            ],
        ),
        (
            Aspect::Rear,
            [
                [11, 10, 11, 10, 10, 9, 13],
                [13, 13, 10, 11, 11, 9, 13],
                [12, 12, 9, 10, 8, 6, 13],
                [12, 13, 10, 11, 11, 9, 13],
                [11, 11, 8, 9, 8, 7, 13],
                [11, 11, 9, 10, 9, 8, 13],
                [12, 12, 9, 10, 9, 8, 13],
                [13, 13, 10, 3, 9, 9, 13],
            ],
        ),
    ];
    for (aspect, rows) in tables {
        let table = Conquest::pack().charts.clash.of(aspect);
        for (defenders, row) in DEFENDERS.into_iter().zip(rows) {
            for (attackers, column) in CLASH.into_iter().zip(row) {
                for (attacker, defender) in
                    attackers.iter().flat_map(|one| defenders.iter().map(move |two| (*one, *two)))
                {
                    let cell: u8 = table.cell(attacker, defender);
                    assert_eq!(cell, column, "{aspect:?} {attacker:?} {defender:?}");
                }
            }
        }
    }
}

/// 8.74: all 130 results, the attacker's hits and in brackets the defender's.
#[test]
fn r8_74_every_cell() {
    let rows = [
        "6(1) 5(2) 4(2) 4(2) 3(2) 3(2) 3(2) 3(2) 3(2) 3(2) 3(2) 2(2) 2(2)",
        "6(1) 4(2) 4(2) 3(2) 3(2) 3(2) 3(2) 3(2) 3(2) 2(2) 2(2) 2(3) 2(3)",
        "5(1) 4(2) 4(2) 3(2) 3(2) 3(2) 2(2) 2(2) 2(2) 2(2) 2(3) 2(3) 2(3)",
        "5(1) 4(2) 4(2) 3(2) 3(2) 2(2) 2(2) 2(2) 2(2) 2(2) 2(3) 2(3) 2(4)",
        "5(2) 4(2) 3(2) 3(2) 3(2) 2(2) 2(2) 2(2) 2(3) 2(3) 2(3) 2(4) 1(3)",
        "4(2) 4(2) 3(2) 3(2) 2(2) 2(2) 2(2) 2(3) 2(3) 2(3) 2(3) 2(4) 1(3)",
        "4(2) 4(2) 3(2) 2(2) 2(2) 2(2) 2(2) 2(3) 2(3) 2(3) 2(4) 2(4) 1(4)",
        "4(2) 4(2) 3(2) 2(2) 2(2) 2(2) 2(3) 2(3) 2(3) 2(3) 2(4) 1(4) 1(4)",
        "4(2) 3(2) 2(2) 2(2) 2(2) 2(3) 2(3) 2(3) 2(3) 2(4) 2(4) 1(4) 1(4)",
        "3(2) 3(2) 2(2) 2(2) 2(3) 2(4) 2(4) 2(4) 2(4) 2(4) 1(4) 1(4) 1(6)",
    ];
    for (die, row) in (0..).zip(rows) {
        for (column, cell) in (1..).zip(row.split(' ')) {
            let harm = Conquest::pack().charts.shock(column, die);
            let found = format!("{}({})", harm.attacker, harm.defender);
            assert_eq!(found, cell, "column {column}, die {die}");
        }
    }
}
