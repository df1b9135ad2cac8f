//! 7.6 and 7.82: ways out of a battle.

use kernel::Rule;

use crate::action::{Action, Refusal};
use crate::battle::Battle;
use crate::fight::check_acting;
use crate::ids::{Block, Place, PlaceSet};
use crate::pack::Way;
use crate::state::Eyes;

/// Where a fighter might retreat to.
pub(crate) fn ways(eyes: Eyes<'_>, battle: &Battle, block: Block) -> impl Iterator<Item = Action> {
    let pack = eyes.pack;
    let fleet = pack.is_fleet(block);
    let exits = if battle.round == 1 { &[] } else { pack.map.exits(battle.place.0) };
    exits.iter().flat_map(move |exit| {
        let to = Place(exit.to);
        let direct = (exit.kind == Way::Water) == fleet;
        let by_sea = exit.kind == Way::Water && !fleet;
        let ports = if by_sea { pack.ports_of[to.index()] } else { PlaceSet::EMPTY };
        let ports = ports.iter().map(move |port| Action::RetreatBySea { block, sea: to, to: port });
        direct.then_some(Action::Retreat { block, to }).into_iter().chain(ports)
    })
}

/// Whether a retreat is allowed.
pub(crate) fn check(eyes: Eyes<'_>, battle: &Battle, action: Action) -> Result<(), Refusal> {
    if let Action::Retreat { block, to } = action {
        return check_retreat(eyes, battle, block, to);
    }
    if let Action::RetreatBySea { block, sea, to } = action {
        return check_by_sea(eyes, battle, block, sea, to);
    }
    Err(Refusal::NotNow { rule: Rule("7.6") })
}

fn check_retreat(eyes: Eyes<'_>, battle: &Battle, block: Block, to: Place) -> Result<(), Refusal> {
    check_acting(eyes, battle, block)?;
    if battle.round == 1 {
        return Err(Refusal::NoRetreatInFirstRound {});
    }
    if eyes.pack.is_fleet(block) {
        return check_fleet(eyes, battle, to);
    }
    let from = battle.place;
    let attacker = battle.attacks(eyes.side);
    let way = eyes
        .pack
        .way(from, to)
        .filter(|way| *way != Way::Water)
        .ok_or(Refusal::RetreatNoRoad { from, to, attacker })?;
    // 7.61: never into an enemy or contested place.
    if !eyes.public.is_open(eyes.side, to) {
        return Err(Refusal::RetreatNotOpen { to });
    }
    if attacker {
        // 7.62: to a friendly city, or to a vacant one by a way that attackers used.
        let own_way = battle.routes[eyes.side.index()].contains(to);
        if !eyes.public.holds(eyes.side, to) && !own_way {
            return Err(Refusal::NotTheWayYouCame { to });
        }
    } else if battle.routes[eyes.side.enemy().index()].contains(to) {
        // 7.63: never by a way that attackers used.
        return Err(Refusal::AttackersWay { to });
    }
    // 7.61: road limits count again in every round.
    let number = eyes.pack.exit_number(from, to).expect("the way was just found");
    if battle.used[eyes.side.index()][number] >= eyes.pack.retreat_limits.of(way, false) {
        return Err(Refusal::RetreatRoadFull { to });
    }
    Ok(())
}

/// 7.64: over one friendly sea to a friendly port of that sea, one block a round.
fn check_by_sea(
    eyes: Eyes<'_>,
    battle: &Battle,
    block: Block,
    sea: Place,
    to: Place,
) -> Result<(), Refusal> {
    check_acting(eyes, battle, block)?;
    if battle.round == 1 {
        return Err(Refusal::NoRetreatInFirstRound {});
    }
    if eyes.pack.is_fleet(block) {
        return Err(Refusal::FleetRetreatNotOpen { to });
    }
    let next_to_sea = eyes.pack.seas_of[battle.place.index()].contains(sea);
    let port_of_sea = sea.is_sea() && eyes.pack.ports_of[sea.index()].contains(to);
    let friendly =
        eyes.public.is_friendly(eyes.side, sea) && eyes.public.is_friendly(eyes.side, to);
    if !next_to_sea || !port_of_sea || !friendly {
        return Err(Refusal::SeaRetreatNotOpen { sea, to });
    }
    if battle.by_sea[eyes.side.index()] >= eyes.pack.retreats_by_sea {
        return Err(Refusal::SeaRetreatUsed {});
    }
    Ok(())
}

/// 7.82: attacking fleets go back where attackers came from, to a friendly sea or to a friendly
/// port of the sea; defending ones to a friendly sea or port, or to a vacant sea that attackers did
/// not come from. From a port, fleets go to sea (ruling R-09).
fn check_fleet(eyes: Eyes<'_>, battle: &Battle, to: Place) -> Result<(), Refusal> {
    let next_to_it = eyes.pack.way(battle.place, to) == Some(Way::Water);
    let friendly = eyes.public.is_friendly(eyes.side, to);
    let vacant = eyes.public.is_vacant(to);
    let allowed = if battle.attacks(eyes.side) {
        friendly || (vacant && battle.routes[eyes.side.index()].contains(to))
    } else {
        let theirs = battle.routes[eyes.side.enemy().index()].contains(to);
        friendly || (vacant && to.is_sea() && !theirs)
    };
    if next_to_it && allowed { Ok(()) } else { Err(Refusal::FleetRetreatNotOpen { to }) }
}
