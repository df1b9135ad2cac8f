//! Whole ways of retreat, for all units that must go together (11.5, 12.3).

use arrayvec::ArrayVec;
use geometry::hex::Hex;

use crate::ids::Side;
use crate::pack::Pack;
use crate::retreat::check_leg;
use crate::state::{Board, Distance, Flight};

/// Where a retreat may end: a hex or two around the first.
type Ends = ArrayVec<Hex, 18>;

/// So many ways of dividing the hexes are looked at.
const TRIES: u16 = 300;

/// The PF that a side loses at least when its units go back as well as they can: each by a whole
/// way, and never more in a hex than may stack there (5.0).
pub(super) fn lost(pack: &Pack, public: &Board, side: Side) -> i64 {
    let under_way = public.under_way();
    let mut troops: ArrayVec<(Flight, Ends), 12> = ArrayVec::new();
    for flight in public.flights().iter().filter(|flight| flight.unit.side() == side) {
        let begun = under_way.is_some_and(|other| other.unit == flight.unit);
        let may_stop = !matches!(flight.left, Distance::Hexes(_));
        if begun && may_stop {
            continue;
        }
        let Some(from) = public.hex_of(flight.unit) else { continue };
        let mut ends = Ends::new();
        gather(pack, public, *flight, from, flight.left, &mut ends);
        if troops.try_push((*flight, ends)).is_err() {
            break;
        }
    }
    // Those with the fewest ways choose first.
    troops.sort_by_key(|(_, ends)| ends.len());
    let mut taken: ArrayVec<(Hex, u8), 12> = ArrayVec::new();
    let mut tries = TRIES;
    least(pack, public, &troops, &mut taken, &mut tries)
}

/// Adds the hexes where a flight that has come to a hex may end.
fn gather(pack: &Pack, public: &Board, flight: Flight, from: Hex, left: Distance, ends: &mut Ends) {
    for to in pack.next(from) {
        if check_leg(pack, public, Flight { left, ..flight }, from, to).is_err() {
            continue;
        }
        match left {
            Distance::Hexes(hexes) if hexes > 1 => {
                gather(pack, public, flight, to, Distance::Hexes(hexes - 1), ends);
            }
            Distance::Hexes(_) | Distance::Upto(_) | Distance::Points(_) => {
                if !ends.contains(&to) && !ends.is_full() {
                    ends.push(to);
                }
            }
        }
    }
}

/// The PF that are lost at least when the units go one after the other.
fn least(
    pack: &Pack,
    public: &Board,
    troops: &[(Flight, Ends)],
    taken: &mut ArrayVec<(Hex, u8), 12>,
    tries: &mut u16,
) -> i64 {
    let Some(((flight, ends), rest)) = troops.split_first() else { return 0 };
    let pf = public.pf(pack, flight.unit);
    let mut best = i64::MAX;
    for end in ends {
        let more: u8 = taken.iter().filter(|(hex, _)| hex == end).map(|(_, pf)| pf).sum();
        if public.pf_in(*end) + more + pf > pack.stacking || *tries == 0 {
            continue;
        }
        *tries -= 1;
        taken.push((*end, pf));
        best = best.min(least(pack, public, rest, taken, tries));
        taken.pop();
        if best == 0 {
            return 0;
        }
    }
    if best == i64::MAX {
        best = i64::from(pack.unit(flight.unit).strength) + least(pack, public, rest, taken, tries);
    }
    best
}
