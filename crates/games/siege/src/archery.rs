//! 10.0: the Roman works shoot at the end of Gallic movement.

use geometry::hex::Hex;
use kernel::Table;

use crate::action::{Action, Event, Refusal};
use crate::ids::Side;
use crate::pack::{Edge, GRID, Harm, Hexes, Pack, Region};
use crate::state::{Aim, Board, Eyes, Flights, Phase, State, Volley};

/// Hexes with Gallic units.
fn targets(public: &Board) -> Hexes {
    public.held_by(Side::Gaul)
}

/// Shots that might be aimed.
pub(crate) fn candidates(eyes: Eyes<'_>, volley: &Volley, out: &mut Vec<Action>) {
    let (pack, public) = (eyes.pack, eyes.public);
    for at in targets(public).iter() {
        if volley.aim.is_some_and(|aim| aim.at != at) {
            continue;
        }
        for camp in &public.camps {
            if GRID.distance(camp.hex, at) <= pack.camp_reach {
                out.push(Action::AimCamp { camp: camp.hex, at });
            }
        }
        let ground = pack.ground(at);
        for (from, edge) in ground.next.iter().zip(ground.edges) {
            if let Some(from) = from.filter(|_| edge.has(Edge::FORTIFICATION)) {
                out.push(Action::AimSide { from, at });
            }
        }
    }
    crate::regiments::candidates(eyes, out);
    out.push(if volley.aim.is_some() { Action::Loose } else { Action::EndArchery });
}

fn check_target(public: &Board, volley: &Volley, at: Hex) -> Result<(), Refusal> {
    if !GRID.contains(at) || !public.holds(Side::Gaul, at) {
        return Err(Refusal::NoTarget { at });
    }
    if volley.aim.is_some_and(|aim| aim.at != at) {
        return Err(Refusal::OtherTarget { at });
    }
    Ok(())
}

/// 10.1: whether a camp may shoot at a hex.
pub(crate) fn check_camp(
    eyes: Eyes<'_>,
    volley: &Volley,
    camp: Hex,
    at: Hex,
) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    check_target(public, volley, at)?;
    if !public.has_camp(camp) {
        return Err(Refusal::NoCampThere { hex: camp });
    }
    if volley.camps.contains(camp) {
        return Err(Refusal::HasShot {});
    }
    if GRID.distance(camp, at) > pack.camp_reach {
        return Err(Refusal::TooFarToShoot { at });
    }
    if is_blocked(pack, camp, at) {
        return Err(Refusal::SlopeBetween { at });
    }
    Ok(())
}

/// 10.1: a slope between blocks a shot over two hexes: every hex between is higher than the camp.
pub(crate) fn is_blocked(pack: &Pack, camp: Hex, at: Hex) -> bool {
    GRID.distance(camp, at) > 1
        && GRID.between(camp, at).all(|hex| pack.level(hex) > pack.level(camp))
}

/// 10.1: whether a fortified hexside may shoot at the hex outside it.
pub(crate) fn check_side(
    eyes: Eyes<'_>,
    volley: &Volley,
    from: Hex,
    at: Hex,
) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    check_target(public, volley, at)?;
    let edge = if GRID.contains(from) { pack.edge(from, at) } else { None };
    let fortified = edge.is_some_and(|edge| edge.has(Edge::FORTIFICATION));
    if !fortified || pack.region(from) != Region::Band {
        return Err(Refusal::NoFortificationThere { from, at });
    }
    if public.breaches.contains(from) {
        return Err(Refusal::Breached { from });
    }
    if !public.units_in(from).is_empty() {
        return Err(Refusal::Garrisoned { from });
    }
    if volley.sides.contains(&(from, at)) {
        return Err(Refusal::HasShot {});
    }
    Ok(())
}

/// 10.2: whether the volley may be shot.
pub(crate) fn check_loose(volley: &Volley) -> Result<(), Refusal> {
    volley.aim.map(|_| ()).ok_or(Refusal::NobodyAims {})
}

/// 10.2: whether the archery may end: not while somebody aims.
pub(crate) fn check_end(volley: &Volley) -> Result<(), Refusal> {
    volley.aim.map_or(Ok(()), |aim| Err(Refusal::OtherTarget { at: aim.at }))
}

impl Volley {
    /// Adds the shot of a work.
    fn join(&mut self, shot: Aim) {
        let before = self.aim.unwrap_or(Aim { value: 0, far: false, ..shot });
        let (value, far) = (before.value + shot.value, before.far || shot.far);
        self.aim = Some(Aim { value, far, ..shot });
    }
}

impl State {
    /// Whether, in the archery, somebody aims or some work can still shoot.
    pub(crate) fn can_shoot(&self) -> bool {
        let Phase::Archery(volley) = self.public.phase() else { return false };
        volley.aim.is_some() || targets(&self.public).iter().any(|at| self.can_join(at))
    }

    /// Whether some work could join the volley at a hex.
    fn can_join(&self, at: Hex) -> bool {
        let Phase::Archery(volley) = self.public.phase() else { return false };
        let eyes = self.eyes(self.public.seat_of(crate::ids::Force::Roman));
        let mut camps = self.public.camps.iter();
        camps.any(|camp| check_camp(eyes, volley, camp.hex, at).is_ok())
            || self.pack.next(at).any(|from| check_side(eyes, volley, from, at).is_ok())
    }

    /// 10.1: a camp joins the volley.
    pub(crate) fn aim_camp(&mut self, camp: Hex, at: Hex) {
        let value = self.pack.camp_archery;
        let volley = self.volley();
        volley.camps.insert(camp);
        volley.join(Aim { at, value, far: GRID.distance(camp, at) > 1 });
    }

    /// 10.1: a fortified hexside joins it.
    pub(crate) fn aim_side(&mut self, from: Hex, at: Hex) {
        let value = self.pack.side_archery;
        let volley = self.volley();
        volley.sides.push((from, at));
        volley.join(Aim { at, value, far: false });
    }

    /// 10.2: the volley is shot.
    pub(crate) fn loose(&mut self, table: &mut Table<'_, Event>) {
        let pack = self.pack;
        let Aim { at, value, far } = self.volley().aim.take().expect("somebody aims");
        let die = table.roll("archery", 6) as u8;
        let far = if far { pack.far_archery } else { 0 };
        let total = die + far;
        let hit = total <= value;
        table.tell(|| Event::Shot { at, value, die, far, hit });
        let mut flights = Flights::new();
        if hit {
            let certain = value >= pack.certain_archery && total <= pack.certain_archery;
            let harm = if certain { Harm::Disorganise } else { Harm::Test };
            for unit in self.public.units_in(at).iter() {
                self.harm(unit, harm, &mut flights, table);
            }
        }
        self.begin_retreats(flights, table);
    }
}
