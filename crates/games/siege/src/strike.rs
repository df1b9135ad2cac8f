//! 11.2: how hard one side of a combat strikes the other: PF, modifiers, column. The attack and the
//! riposte are both strikes.

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use crate::ids::{Side, Unit, UnitSet};
use crate::pack::{Edge, GRID, Hexes, Pack, Verdict};
use crate::state::{Order, Public};

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
            table.result(column, die as i8 + self.modifier)
        })
    }
}

/// What one side brings to a fight, as far as the modifiers ask.
#[derive(Clone, Copy, Debug)]
struct Band {
    pf: u16,
    cavalry: u16,
    best: i8,
    worst: i8,
    all_cavalry: bool,
    all_infantry: bool,
    disordered: bool,
    all_disordered: bool,
    leader: i8,
}

impl Band {
    /// The mean of the best and the worst, rounded up (ruling R-15).
    fn quality(&self) -> i8 {
        (self.best + self.worst + 1).div_euclid(2)
    }
}

/// The hexes of some units.
pub(crate) fn hexes_of(public: &Public, units: UnitSet) -> Hexes {
    units.iter().filter_map(|unit| public.hex_of(unit)).collect()
}

/// Units and leaders, in these hexes.
fn band(pack: &Pack, public: &Public, units: UnitSet, side: Side) -> Band {
    let mut band = Band {
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
    let hexes = hexes_of(public, units);
    for hex in hexes.iter() {
        let mut stack = 0;
        for unit in units.and(public.units_in(hex)).iter() {
            let data = pack.unit(unit);
            let order = public.order(unit);
            let pf = if order == Order::Routed { 0 } else { u16::from(public.pf(pack, unit)) };
            stack += pf;
            let cavalry = data.kind.is_cavalry();
            band.cavalry += if cavalry { pf } else { 0 };
            band.all_cavalry &= cavalry;
            band.all_infantry &= !cavalry;
            band.best = band.best.max(data.modifier);
            band.worst = band.worst.min(data.modifier);
            band.disordered |= order != Order::Formed;
            band.all_disordered &= order != Order::Formed;
        }
        // 5.0: a stack that a rally made too strong fights with less.
        if public.pf_in(hex) > pack.stacking {
            stack = stack.min(u16::from(pack.excess));
        }
        band.pf += stack;
        let leader = public.best_leader(pack, side, hex).unwrap_or(0);
        band.leader = band.leader.max(leader);
    }
    band
}

/// How hard `strikers` strike `targets` (11.2).
pub fn strike(pack: &Pack, public: &Public, strikers: UnitSet, targets: UnitSet) -> Strike {
    let side = strikers.first().map_or(Side::Rome, Unit::side);
    let enemy = side.enemy();
    let (own, other) =
        (band(pack, public, strikers, side), band(pack, public, targets, enemy));
    let (from, to) = (hexes_of(public, strikers), hexes_of(public, targets));
    let mut shelter = 2;
    let mut crest = false;
    for target in to.iter() {
        for hex in from.iter().filter(|hex| GRID.distance(*hex, target) == 1) {
            shelter = shelter.min(public.shelter(pack, enemy, hex, target));
            crest |= pack.edge(hex, target).is_some_and(|edge| edge.has(Edge::CREST));
        }
    }
    let levels = |hexes: &Hexes| -> ArrayVec<u8, 2> {
        let all = hexes.iter().map(|hex| pack.level(hex));
        all.clone().max().into_iter().chain(all.min()).collect()
    };
    let (high, low) = (levels(&from), levels(&to));
    let mut modifier = own.leader - other.leader + own.quality() - other.quality();
    modifier += i8::from(own.best > other.best);
    if shelter == 0 {
        modifier += match own.cavalry.cmp(&other.cavalry) {
            std::cmp::Ordering::Greater => 1,
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Less => -1,
        };
        if own.all_cavalry && other.all_infantry {
            modifier += 2;
        }
        if own.all_infantry && other.all_cavalry {
            modifier -= 2;
        }
    }
    if let ([top, _], [target_top, target_low]) = (high.as_slice(), low.as_slice()) {
        if top > target_top {
            modifier += 1;
        } else if top < target_low {
            modifier -= 1;
        }
    }
    modifier += i8::from(other.disordered);
    modifier -= if own.all_disordered { 2 } else { i8::from(own.disordered) };
    modifier -= i8::from(public.is_night(pack)) + i8::from(crest);
    let better = i8::from(own.worst > other.best);
    Strike { pf: own.pf, modifier, shift: better - shelter as i8, side }
}

/// Hexes of enemies that a unit in a hex controls, and that hold units (11.2).
pub(crate) fn controlled_enemies(
    pack: &Pack,
    public: &Public,
    side: Side,
    from: Hex,
) -> impl Iterator<Item = Hex> {
    let ground = pack.ground(from);
    ground.next.into_iter().zip(ground.edges).filter_map(move |(next, edge)| {
        next.filter(|to| {
            public.holds(side.enemy(), *to) && public.controls(pack, from, *to, edge)
        })
    })
}
