//! 1.2: points, and who has won.

use crate::ids::Side;
use crate::pack::Pack;
use crate::state::{OverBy, Public};

/// A side's victory points: cities that it alone holds, and enemy leaders killed (1.2, 7.51).
pub fn points(pack: &Pack, public: &Public, side: Side) -> u8 {
    let cities: u8 = public.standing.held[side.index()]
        .minus(public.standing.held[side.enemy().index()])
        .iter()
        .map(|city| pack.vp[city.index()])
        .sum();
    let leaders = public.trophies.iter().filter(|leader| leader.first_owner() != side).count();
    cities + leaders as u8
}

/// How the game ends at this year's count, if it does (8.4, 1.2): ten points win at once; after the
/// last year the most points, then whoever holds Roma; otherwise nobody.
pub(crate) fn verdict(pack: &Pack, public: &Public) -> Option<(Option<Side>, OverBy)> {
    let points = Side::BOTH.map(|side| points(pack, public, side));
    if let Some(winner) = Side::BOTH.into_iter().find(|side| points[side.index()] >= pack.victory) {
        return Some((Some(winner), OverBy::Points));
    }
    if public.year + 1 < pack.first_year + pack.years {
        return None;
    }
    let winner = match points[0].cmp(&points[1]) {
        std::cmp::Ordering::Greater => Some(Side::Caesar),
        std::cmp::Ordering::Less => Some(Side::Pompey),
        std::cmp::Ordering::Equal => {
            Side::BOTH.into_iter().find(|side| public.is_friendly(*side, pack.tie_city))
        }
    };
    Some((winner, OverBy::LastYear))
}
