//! The charts as the data file has them.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::costs::Costs;
use super::{Kind, Missile};
use crate::state::Way;

/// The highest MA (2.5).
pub(super) const MOST_MOVEMENT: u8 = 10;

/// Which side of a unit an attack or a shot comes from (7.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aspect {
    /// Its front.
    Front,
    /// A flank.
    Flank,
    /// Its rear.
    Rear,
}

impl Aspect {
    /// The side of a unit that lies so far off its facing, in twelfths of a circle: 0 to 6.
    pub const fn off(twelfths: u8) -> Self {
        match twelfths {
            0 | 1 => Self::Front,
            2..=4 => Self::Flank,
            _ => Self::Rear,
        }
    }
}

/// Who is superior (8.36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum Superior {
    /// Nobody.
    #[default]
    #[serde(rename = "-")]
    Nobody,
    /// AS.
    #[serde(rename = "attacker")]
    Attacker,
    /// DS.
    #[serde(rename = "defender")]
    Defender,
    /// DS while the defender has missiles.
    #[serde(rename = "defender-with-missiles")]
    DefenderWithMissiles,
}

/// Hits of attacker and defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Harm {
    /// The attacker's.
    pub attacker: u8,
    /// The defender's.
    pub defender: u8,
}

impl TryFrom<String> for Harm {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = || {
            let (attacker, rest) = text.split_once('(')?;
            let defender = rest.strip_suffix(')')?;
            Some(Self { attacker: attacker.parse().ok()?, defender: defender.parse().ok()? })
        };
        read().ok_or_else(|| format!("\"{text}\" is no result such as 3(2)"))
    }
}

/// A table whose rows are defenders and whose columns are attackers.
#[derive(Clone, Debug, Deserialize)]
pub struct Cross<T> {
    attackers: Vec<Kind>,
    defenders: BTreeMap<Kind, Vec<T>>,
}

impl<T: Copy> Cross<T> {
    /// The cell of an attacker and a defender. Artillery defends as light infantry (9.33).
    pub fn cell(&self, attacker: Kind, defender: Kind) -> T {
        let row = if defender == Kind::Artillery { Kind::LightInfantry } else { defender };
        let column = self.attackers.iter().position(|kind| *kind == attacker);
        self.defenders[&row][column.expect("this type attacks in shock")]
    }

    /// Whether it has a column for all who attack and a row for all who are attacked.
    pub(super) fn is_whole(&self) -> bool {
        use Kind::{
            BarbarianCavalry, BarbarianInfantry, Cohort, Lancers, LightCavalry, LightInfantry,
            RomanCavalry, Skirmisher,
        };
        let attack = [
            Cohort,
            BarbarianInfantry,
            LightInfantry,
            RomanCavalry,
            BarbarianCavalry,
            Lancers,
            LightCavalry,
        ];
        let rows = attack.iter().chain(&[Skirmisher]);
        attack.iter().all(|kind| self.attackers.contains(kind))
            && rows.copied().all(|kind| self.defenders.contains_key(&kind))
            && self.defenders.values().all(|row| row.len() == self.attackers.len())
    }
}

/// 8.72 with its effects.
#[derive(Clone, Debug, Deserialize)]
pub struct SuperiorityChart {
    /// Who is superior.
    #[serde(flatten)]
    pub table: Cross<Superior>,
    /// Types that must attack (7.25).
    pub heavy: Vec<Kind>,
    /// What the enemy's hits are multiplied with.
    pub effect: Effect,
}

/// What superiority does.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Effect {
    /// To the defender's hits.
    pub attacker: u8,
    /// To the attacker's hits.
    pub defender: u8,
}

/// 8.73.
#[derive(Clone, Debug, Deserialize)]
pub struct ClashChart {
    front: Cross<u8>,
    flank: Cross<u8>,
    rear: Cross<u8>,
}

impl ClashChart {
    /// The table of an aspect.
    pub fn of(&self, aspect: Aspect) -> &Cross<u8> {
        match aspect {
            Aspect::Front => &self.front,
            Aspect::Flank => &self.flank,
            Aspect::Rear => &self.rear,
        }
    }
}

/// 8.71: strengths by distance.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Strengths {
    bow: Vec<u8>,
    sling: Vec<u8>,
    javelin: Vec<u8>,
    javelin_mounted: Vec<u8>,
    catapult: Vec<u8>,
    axe: Vec<u8>,
}

impl Strengths {
    /// The strengths of a missile, at one hex first.
    pub fn of(&self, missile: Missile, mounted: bool) -> &[u8] {
        match missile {
            Missile::Bow => &self.bow,
            Missile::Sling => &self.sling,
            Missile::Javelin if mounted => &self.javelin_mounted,
            Missile::Javelin => &self.javelin,
            Missile::Catapult => &self.catapult,
            Missile::Axe => &self.axe,
        }
    }
}

/// A chart whose entries are figures.
macro_rules! chart {
    ($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $field:ident: $type:ty),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Deserialize)]
        pub struct $name { $($(#[$about])* pub $field: $type,)+ }
    };
}

pub(super) use chart;

chart! {
    /// 8.17.
    MissileDie {
        /// The target is lower.
        target_lower: i8,
        /// It is in woods.
        target_in_woods: i8,
        /// The shot crosses a fortified side.
        fortified_side: i8,
        /// A shot at the next hex crosses a hedge.
        hedge: i8,
        /// The target is aboard a ship.
        target_aboard: i8,
        /// Bows and slings next to the front of a cohort.
        cohort_front: i8,
        /// The firer is reduced.
        firer_reduced: i8,
        /// At skirmishers.
        target_skirmisher: i8,
        /// Fire while moving.
        moving: i8,
        /// What a tower adds to the firer's level.
        tower_levels: u8,
    }
}

chart! {
    /// 8.14: the die from which on a unit is low.
    SupplyChart {
        /// Bows.
        bow: u8,
        /// Slings.
        sling: u8,
        /// Javelins.
        javelin: u8,
        /// Axes.
        axe: u8,
    }
}

chart! {
    /// 8.61 to 8.65.
    HarassChart {
        /// From so near on foot.
        reach_foot: u8,
        /// Of horse.
        reach_cavalry: u8,
        /// Of mounted light infantry and pairs.
        reach_mounted: u8,
        /// To the die of a chase.
        better_quality: u8,
    }
}

chart! {
    /// 9.34.
    ArtilleryChart {
        /// Own shots a turn.
        shots_turn: u8,
        /// In each enemy phase.
        shots_enemy_phase: u8,
    }
}

chart! {
    /// Columns to the right (8.36).
    Shifts {
        /// An attacker is reduced.
        attacker_reduced: i8,
        /// A defender is reduced.
        defender_reduced: i8,
        /// All defenders in woods.
        defenders_in_woods: i8,
        /// All defenders in marsh.
        defenders_in_marsh: i8,
        /// One is higher.
        some_defender_higher: i8,
        /// All are.
        all_defenders_higher: i8,
        /// All are lower.
        all_defenders_lower: i8,
        /// All attack over a river.
        over_river: i8,
        /// Over a stream.
        over_stream: i8,
        /// Over a hedge.
        over_hedge: i8,
        /// The defender in water, the attacker on land.
        defender_in_water: i8,
        /// From shallow water.
        from_shallow: i8,
        /// From moderate water.
        from_moderate: i8,
    }
}

chart! {
    /// Combats with skirmishers (9.11).
    SkirmishChart {
        /// The attacker's hits are divided by this.
        divided: u8,
        /// And are no more.
        most: u8,
    }
}

chart! {
    /// 8.74.
    ShockChart {
        /// Rows by die, columns from 1.
        rows: Vec<Vec<Cell>>,
        /// Shifts.
        shifts: Shifts,
        /// Skirmishers.
        skirmishers: SkirmishChart,
    }
}

/// A cell of the shock table.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Cell(pub Harm);

impl TryFrom<String> for Cell {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Harm::try_from(text).map(Self)
    }
}

chart! {
    /// 8.33.
    ChargeChart {
        /// A defender charged by the fierce.
        ferocity_defender: i8,
        /// The fierce themselves.
        ferocity_attacker: i8,
        /// Stacked with a strange cohort.
        mixed_stack: i8,
        /// Unformed.
        unformed: i8,
        /// The tenth when its eagle lands.
        eagle: i8,
    }
}

chart! {
    /// 6.4.
    ColumnChart {
        /// Added to MA.
        movement: u8,
        /// Added to TQ.
        quality: i8,
        /// To form or leave it.
        points: u8,
    }
}

chart! {
    /// 6.8.
    ImpetuosityChart {
        /// Added to MA.
        movement: u8,
        /// Added to the die of momentum.
        momentum: i8,
        /// Ends with so many units in Roman zones.
        units: u8,
    }
}

chart! {
    /// 8.34.
    CasualtyChart {
        /// The die that hits.
        hit: u8,
        /// Highest second die for finished.
        finished: u8,
        /// For a wound of 1.
        wounded: u8,
        /// For a wound of 2.
        badly_wounded: u8,
    }
}

chart! {
    /// 5.3.
    MomentumChart {
        /// The die of fate is called by this.
        fate: u8,
        /// The turn ends from here on.
        turn_ends: u8,
        /// The enemy acts up to here.
        enemy_acts: u8,
        /// Phases of a leader in a turn.
        phases: u8,
    }
}

chart! {
    /// 4.2, 10.14.
    OrderChart {
        /// To move another leader.
        leader: u8,
        /// To move one out of an enemy zone.
        leader_in_zone: u8,
        /// How near a tribal leader must be to his line.
        line_near: u8,
        /// Hits that an order takes away.
        recovery: u8,
        /// The same for tribes.
        recovery_tribes: u8,
    }
}

chart! {
    /// 6.51.
    WithdrawalChart {
        /// The distance that triggers it.
        trigger: u8,
        /// At least so far.
        least: u8,
        /// Skirmishers: hexes.
        skirmishers: u8,
    }
}

chart! {
    /// 7.12.
    FacingChart {
        /// A cohort, any turn.
        cohort: u8,
        /// Others, a vertex.
        vertex: u8,
        /// Skirmishers.
        skirmisher: u8,
    }
}

chart! {
    /// 10.46.
    RallyChart {
        /// Low quality.
        low: Vec<u8>,
        /// High quality.
        high: Vec<u8>,
        /// Which is from here on.
        high_from: u8,
        /// To the die of the table.
        reduced_before: u8,
        /// To the die of the rally.
        reduced_die: u8,
    }
}

chart! {
    /// 10.3.
    RoutChart {
        /// TQ of routed units.
        quality: u8,
        /// Hexes at once.
        hexes: u8,
    }
}

chart! {
    /// 10.63.
    RoutPoints {
        /// SK.
        skirmisher: u16,
        /// Times initiative of a commander.
        commander: u16,
        /// An eagle taken.
        aquila_captured: u16,
        /// What stays of it when it is taken back.
        aquila_recaptured: u16,
        /// An eagle lost.
        aquila_lost: u16,
    }
}

chart! {
    /// 8.21.
    ReactionChart {
        /// The range of shots at those who leave.
        exit_range: u8,
    }
}

chart! {
    /// The die (2.6).
    DiceChart {
        /// Its faces.
        faces: u8,
    }
}

/// All charts.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Charts {
    /// 2.6.
    pub dice: DiceChart,
    /// 8.71.
    pub missiles: Strengths,
    /// 8.17.
    pub missile_die: MissileDie,
    /// 8.14.
    pub supply: SupplyChart,
    /// 8.2.
    pub reaction_fire: ReactionChart,
    /// 8.6.
    pub harassment: HarassChart,
    /// 9.34.
    pub artillery: ArtilleryChart,
    /// 8.72.
    pub superiority: SuperiorityChart,
    /// 8.73.
    pub clash: ClashChart,
    /// 8.74.
    pub shock: ShockChart,
    /// 8.33.
    pub charge: ChargeChart,
    /// 6.4.
    pub column: ColumnChart,
    /// 6.8.
    pub impetuosity: ImpetuosityChart,
    /// 8.34.
    pub leader_casualty: CasualtyChart,
    /// 5.3.
    pub momentum: MomentumChart,
    /// 4.2.
    pub orders: OrderChart,
    /// 6.5.
    pub withdrawal: WithdrawalChart,
    /// 7.1.
    pub facing: FacingChart,
    /// 10.4.
    pub rally: RallyChart,
    /// 10.3.
    pub rout: RoutChart,
    /// 10.6.
    pub rout_points: RoutPoints,
    /// 6.28.
    pub movement: Costs,
}

impl Charts {
    /// The result of a shock in a column, from 1, with a die, both clamped.
    pub fn shock(&self, column: i8, die: i8) -> Harm {
        let row = &self.shock.rows[die.clamp(0, 9) as usize];
        row[column.clamp(1, row.len() as i8) as usize - 1].0
    }

    /// What is wrong with them.
    pub(super) fn faults(&self) -> Vec<(&'static str, &'static str)> {
        let mut faults = Vec::new();
        let mut owe = |holds: bool, path: &'static str, what: &'static str| {
            if !holds {
                faults.push((path, what));
            }
        };
        owe(self.dice.faces == 10, "dice.faces", "the die has ten faces");
        let rows = &self.shock.rows;
        owe(rows.len() == 10, "shock.rows", "there is a row for each of ten faces");
        owe(rows.iter().all(|row| row.len() == 13), "shock.rows", "a row has 13 columns");
        for (path, table) in [
            ("clash.front", &self.clash.front),
            ("clash.flank", &self.clash.flank),
            ("clash.rear", &self.clash.rear),
        ] {
            owe(table.is_whole(), path, "a type of unit is missing");
        }
        owe(self.superiority.table.is_whole(), "superiority", "a type of unit is missing");
        for (path, table) in [("rally.low", &self.rally.low), ("rally.high", &self.rally.high)] {
            owe(table.len() == 10, path, "there is a number for each of ten faces");
        }
        for missile in
            [Missile::Bow, Missile::Sling, Missile::Javelin, Missile::Catapult, Missile::Axe]
        {
            for mounted in [false, true] {
                let strengths = self.missiles.of(missile, mounted);
                owe(
                    (1..=12).contains(&strengths.len()),
                    "missiles",
                    "a missile reaches 1 to 12 hexes",
                );
            }
        }
        // A way has room for the most points that these add up to (see `Way`).
        for (path, movement) in [
            ("column.movement", self.column.movement),
            ("impetuosity.movement", self.impetuosity.movement),
        ] {
            owe(movement <= Way::MOST_POINTS - MOST_MOVEMENT, path, "it adds two points at most");
        }
        owe(self.rout.hexes <= Way::MOST_POINTS, "rout.hexes", "nobody flees so far at once");
        owe(self.movement.takes_points(), "movement", "a hex takes a point at least");
        faults
    }
}
