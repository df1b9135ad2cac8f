//! 11.2: how hard one side of a combat strikes the other: PF, modifiers, column. The attack and the
//! riposte are both strikes.

use geometry::hex::Hex;

use crate::ids::{Side, Unit, UnitSet};
use crate::pack::{Edge, GRID, Hexes, Pack, Verdict};
use crate::state::{Board, Order};

/// What a throw on the combat table is made with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strike {
    /// PF of those who strike.
    pub pf: u16,
    /// All modifiers of the die.
    pub modifier: i8,
    /// Columns shifted to the right.
    pub shift: i8,
    /// Those who strike.
    pub side: Side,
}

impl Strike {
    /// What a die does; nothing without PF.
    pub fn result(&self, pack: &Pack, die: u8) -> Verdict {
        let table = pack.table(self.side);
        table.column(self.pf, self.shift).map_or(Verdict::default(), |column| {
            table.result(column, die.cast_signed() + self.modifier)
        })
    }
}

/// What one side brings to a fight, as far as the modifiers ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "the modifiers of 11.2 ask so many questions")]
pub struct Muster {
    /// PF of those who fight.
    pub pf: u16,
    /// Those of them on horseback.
    pub cavalry: u16,
    best: i8,
    worst: i8,
    all_cavalry: bool,
    all_infantry: bool,
    disordered: bool,
    all_disordered: bool,
    /// The modifier of the best leader with them.
    pub leader: i8,
}

impl Muster {
    /// Nobody yet.
    pub const EMPTY: Self = Self {
        pf: 0,
        cavalry: 0,
        best: i8::MIN,
        worst: i8::MAX,
        all_cavalry: true,
        all_infantry: true,
        disordered: false,
        all_disordered: true,
        leader: 0,
    };

    /// Adds a unit in a state; those in rout bring no PF (12.4). Its PF.
    pub fn add(&mut self, pack: &Pack, unit: Unit, order: Order) -> u16 {
        let data = pack.unit(unit);
        let pf = match order {
            Order::Formed => u16::from(data.strength),
            Order::Disorganised => u16::from(data.disorganised),
            Order::Routed => 0,
        };
        let cavalry = data.kind.is_cavalry();
        self.pf += pf;
        self.cavalry += if cavalry { pf } else { 0 };
        self.all_cavalry &= cavalry;
        self.all_infantry &= !cavalry;
        self.best = self.best.max(data.modifier);
        self.worst = self.worst.min(data.modifier);
        self.disordered |= order != Order::Formed;
        self.all_disordered &= order != Order::Formed;
        pf
    }

    /// The mean of the best and the worst, rounded up (ruling R-15).
    fn quality(&self) -> i8 {
        (self.best + self.worst + 1).div_euclid(2)
    }
}

/// The ground that a strike goes over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lie {
    /// How many columns a camp, a wall or a fortification is worth to those who are struck.
    pub shelter: u8,
    /// Whether somewhere the ground is open: no camp, fortification or wall shelters either side.
    pub open: bool,
    /// Whether a crest lies between.
    pub crest: bool,
    /// 1 if those who are struck stand lower, −1 if all who strike do.
    pub height: i8,
    /// Whether it is night.
    pub night: bool,
}

/// 11.2: PF, modifiers and shift of a strike.
pub fn weigh(pack: &Pack, side: Side, own: &Muster, other: &Muster, lie: Lie) -> Strike {
    let die = &pack.die;
    let given = |applies: bool, value: i8| if applies { value } else { 0 };
    let mut modifier = own.leader - other.leader + own.quality() - other.quality();
    modifier += given(own.best > other.best, die.better);
    modifier += given(lie.open && own.cavalry > other.cavalry, die.cavalry);
    modifier -= given(lie.open && own.cavalry < other.cavalry, die.cavalry);
    modifier += given(lie.open && own.all_cavalry && other.all_infantry, die.riders);
    modifier -= given(lie.open && own.all_infantry && other.all_cavalry, die.riders);
    modifier += lie.height * die.height;
    modifier += given(other.disordered, die.disordered_enemy);
    modifier += given(own.disordered && !own.all_disordered, die.disordered);
    modifier += given(own.all_disordered, die.all_disordered);
    modifier += given(lie.night, die.night) + given(lie.crest, die.crest);
    let better = given(own.worst > other.best, pack.shifts.better.cast_signed());
    Strike { pf: own.pf, modifier, shift: better - lie.shelter.cast_signed(), side }
}

/// The hexes of some units.
pub(crate) fn hexes_of(public: &Board, units: UnitSet) -> Hexes {
    units.iter().filter_map(|unit| public.hex_of(unit)).collect()
}

/// Units on the map and the leaders with them.
fn muster(pack: &Pack, public: &Board, units: UnitSet, side: Side) -> Muster {
    let mut muster = Muster::EMPTY;
    for hex in hexes_of(public, units).iter() {
        let mut stack = 0;
        for unit in units.and(public.units_in(hex)).iter() {
            stack += muster.add(pack, unit, public.order(unit));
        }
        // 5.0: a stack that a rally made too strong fights with less.
        if public.pf_in(hex) > pack.stacking {
            muster.pf -= stack - stack.min(u16::from(pack.excess));
        }
        let leader = public.best_leader(pack, side, hex).unwrap_or(0);
        muster.leader = muster.leader.max(leader);
    }
    muster
}

/// How hard `strikers` strike `targets` (11.2).
pub fn strike(pack: &Pack, public: &Board, strikers: UnitSet, targets: UnitSet) -> Strike {
    let struck = targets.first().map(|unit| unit.side().enemy());
    let side = strikers.first().map(Unit::side).or(struck).unwrap_or(Side::Rome);
    let enemy = side.enemy();
    let (own, other) = (muster(pack, public, strikers, side), muster(pack, public, targets, enemy));
    let (from, to) = (hexes_of(public, strikers), hexes_of(public, targets));
    let mut lie = Lie { night: public.is_night(pack), ..Lie::default() };
    let mut least = None;
    for target in to.iter() {
        for hex in from.iter().filter(|hex| GRID.distance(*hex, target) == 1) {
            let shelter = public.shelter(pack, enemy, hex, target);
            least = Some(least.map_or(shelter, |least: u8| least.min(shelter)));
            lie.open |= shelter == 0 && public.shelter(pack, side, target, hex) == 0;
            lie.crest |= pack.edge(hex, target).is_some_and(|edge| edge.has(Edge::CREST));
        }
    }
    lie.shelter = least.unwrap_or(0);
    let level = |hex: Hex| pack.level(hex);
    let top = from.iter().map(level).max();
    let (target_top, target_low) = (to.iter().map(level).max(), to.iter().map(level).min());
    if top > target_top {
        lie.height = 1;
    } else if top < target_low {
        lie.height = -1;
    }
    weigh(pack, side, &own, &other, lie)
}

/// Hexes of enemies that a unit in a hex controls, and that hold units (11.2).
pub(crate) fn controlled_enemies(
    pack: &Pack,
    public: &Board,
    side: Side,
    from: Hex,
) -> impl Iterator<Item = Hex> {
    let controls = |way: usize, to: Hex| {
        let back = (way + 3) % 6;
        public.controlled_over(pack, to) >> back & 1 != 0
    };
    pack.ground(from).next.into_iter().enumerate().filter_map(move |(way, next)| {
        next.filter(|to| public.holds(side.enemy(), *to) && controls(way, *to))
    })
}
