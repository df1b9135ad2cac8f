//! Whether the phases of a position can be waiting like this.

use geometry::hex::Hex;

use super::{Check, Reader, fault};
use crate::ids::{Group, Leader, Unit};
use crate::state::{Given, Go, Orders, Phase, Rider, Segment, Shock, Stage, State, Way, Which};

impl Reader<'_> {
    /// Which phase may interrupt which.
    pub(super) fn stack_of_phases(&self) -> Check {
        let count = |is: fn(&Phase) -> bool| self.public.phase.iter().filter(|one| is(one)).count();
        // Who pursues fights once and does not pursue from there; both sides have odd hits at most.
        if count(|phase| matches!(phase, Phase::Pursuit(_))) > 1
            || count(|phase| matches!(phase, Phase::OddHit { .. })) > 2
        {
            return fault("this does not happen twice at once");
        }
        let mut below: Option<&Phase> = None;
        for phase in self.public.phase.iter() {
            let base = matches!(
                phase,
                Phase::Setup
                    | Phase::Auxiliaries
                    | Phase::Elite
                    | Phase::Due(_)
                    | Phase::Answer(_)
                    | Phase::Orders(_)
                    | Phase::Momentum { .. }
                    | Phase::Countered { .. }
                    | Phase::Handover { .. }
                    | Phase::Close { .. }
                    | Phase::Over { .. }
            );
            let fits = match (below, phase) {
                (None, _) => base,
                (Some(Phase::Follow { .. } | Phase::Face | Phase::Flee(_)), _) => false,
                (Some(_), Phase::Follow { .. } | Phase::Face | Phase::Flee(_)) => true,
                (Some(below), Phase::Arrive) => *below != Phase::Arrive,
                // In the shock segment nobody withdraws (6.56).
                (Some(Phase::Advance(_) | Phase::Pursuit(_)), Phase::React(react)) => react.shock,
                (Some(Phase::React(react)), Phase::Withdraw(_) | Phase::Driven { .. }) => {
                    !react.shock
                }
                (Some(Phase::Close { .. }), Phase::RideHome { .. }) => true,
                (Some(Phase::Close { .. }), Phase::Return { .. }) => true,
                (
                    Some(Phase::Orders(_)),
                    Phase::Move(_)
                    | Phase::Ride(_)
                    | Phase::Shock(_)
                    | Phase::Queue
                    | Phase::Late
                    | Phase::Harass(_)
                    | Phase::Press { .. }
                    | Phase::StepBack { .. }
                    | Phase::React(_)
                    | Phase::Reply(_),
                )
                | (
                    Some(Phase::Move(_)),
                    Phase::React(_)
                    | Phase::Leave(_)
                    | Phase::Reply(_)
                    | Phase::Withdraw(_)
                    | Phase::Enter { .. }
                    | Phase::Advance(_),
                )
                | (Some(Phase::Late), Phase::Reply(_) | Phase::Enter { .. } | Phase::Advance(_))
                | (Some(Phase::Enter { .. }), Phase::Reply(_))
                | (Some(Phase::StepBack { .. }), Phase::Away(_))
                | (Some(Phase::Driven { .. }), Phase::Withdraw(_))
                | (
                    Some(Phase::Shock(_)),
                    Phase::NameDefender { .. }
                    | Phase::NameAttacker { .. }
                    | Phase::Choose { .. }
                    | Phase::OddHit { .. }
                    | Phase::Pursuer { .. }
                    | Phase::Advance(_)
                    | Phase::Pursuit(_),
                )
                | (Some(Phase::OddHit { .. }), Phase::OddHit { .. })
                | (
                    Some(Phase::Withdraw(_) | Phase::Advance(_) | Phase::Pursuit(_)),
                    Phase::Leave(_) | Phase::Away(_),
                )
                | (Some(Phase::Pursuit(_)), Phase::Shock(_)) => true,
                (Some(_), _) => false,
            };
            if !fits {
                return fault("one phase cannot interrupt the other like this");
            }
            below = Some(phase);
        }
        let flees = matches!(self.public.phase.top(), Phase::Flee(_));
        if !flees && !self.public.crossed.is_empty() {
            return fault("nobody runs through them");
        }
        let asks = flees || matches!(self.public.phase.top(), Phase::Follow { .. });
        let routs = !self.public.routing.is_empty();
        if asks != routs {
            return fault("somebody routs, and nobody is asked");
        }
        if matches!(self.public.phase.top(), Phase::Face) == self.public.turning.is_empty()
            && !routs
            && !flees
        {
            return fault("somebody may turn, and nobody is asked");
        }
        Ok(())
    }

    pub(super) fn phases(&self, state: &State) -> Check {
        for phase in self.public.phase.iter() {
            self.phase(state, phase)?;
        }
        // Play waits only where somebody has something to decide.
        let mut offers = Vec::new();
        if !matches!(self.public.phase.top(), Phase::Over { .. }) {
            kernel::Rules::candidates(state, kernel::Seat(0), &mut offers);
            kernel::Rules::sift(state, kernel::Seat(0), &mut offers);
            if offers.is_empty() {
                return fault("nobody has anything to decide");
            }
        }
        Ok(())
    }

    fn phase(&self, state: &State, phase: &Phase) -> Check {
        let unit = |unit: Unit| {
            if self.on_map(unit) { Ok(()) } else { fault(format!("{} is not there", unit.name())) }
        };
        let leader = |leader: Leader| {
            if self.there(leader) {
                Ok(())
            } else {
                fault(format!("{} is not there", leader.name()))
            }
        };
        let hex = |hex: Hex| {
            if self.hex(hex) { Ok(()) } else { fault(format!("there is no hex {hex}")) }
        };
        let enemies = |one: Unit, other: Unit| {
            if self.battle.unit(one).side == self.battle.unit(other).side {
                fault("they are on the same side")
            } else {
                Ok(())
            }
        };
        match *phase {
            Phase::Setup
            | Phase::Auxiliaries
            | Phase::Elite
            | Phase::Queue
            | Phase::Late
            | Phase::Over { .. } => Ok(()),
            Phase::Close { step } => {
                use crate::state::Closing;
                let decided = matches!(step, Closing::Victory | Closing::Flight);
                if decided && self.public.phase.depth() == 1 {
                    fault("nobody decides there")
                } else {
                    Ok(())
                }
            }
            Phase::Due(due) => {
                if due.level > 7 {
                    return fault("there is no such level");
                }
                match due.picked {
                    Some(picked) => {
                        leader(picked)?;
                        if state.leader_side(picked) == due.side
                            && state.leader_hex(picked).is_some()
                        {
                            Ok(())
                        } else {
                            fault("he is not due")
                        }
                    }
                    None => Ok(()),
                }
            }
            Phase::Answer(trump) => {
                leader(trump.by)?;
                leader(trump.due)
            }
            Phase::Momentum { leader: one, .. } | Phase::Countered { leader: one } => leader(one),
            Phase::Handover { .. } => Ok(()),
            Phase::Return { leader: one } => leader(one),
            Phase::Orders(orders) => self.orders(&orders),
            Phase::Shock(shock) => self.shock(&shock),
            Phase::Move(moving) => {
                unit(moving.unit)?;
                if let Some(with) = moving.with {
                    unit(with)?;
                    let same = self.public.units[with].spot == self.public.units[moving.unit].spot;
                    if !same || with == moving.unit {
                        return fault("they do not move together");
                    }
                }
                if let Some(rider) = moving.rider {
                    leader(rider)?;
                }
                for at in moving.way.iter() {
                    hex(at)?;
                }
                // A step takes a point at least; only to slide off at the end does not.
                let slid = u8::from(moving.stage == Stage::Stopping);
                let steps = moving.way.len().saturating_sub(1);
                if moving.spent > 40
                    || moving.way.is_empty()
                    || steps > usize::from(moving.spent + slid)
                    || steps > usize::from(Way::MOST_POINTS)
                    || moving.alit && !moving.on_foot
                {
                    return fault("the move is impossible");
                }
                match moving.stage {
                    Stage::Begin(go) | Stage::Leave(go) | Stage::Go(go) => match go {
                        Go::Step(to) => hex(to),
                        Go::Pivot(_) | Go::Column(_) => Ok(()),
                    },
                    Stage::Ready | Stage::Stopping => Ok(()),
                }
            }
            Phase::Ride(ride) => match ride.rider {
                Rider::Leader(one) => leader(one),
                Rider::Eagle(_) => Ok(()),
            },
            Phase::React(react) => {
                unit(react.mover)?;
                react.from.map_or(Ok(()), hex)
            }
            Phase::Leave(leave) => {
                unit(leave.mover)?;
                leave.only.map_or(Ok(()), |only| {
                    unit(only)?;
                    enemies(leave.mover, only)
                })
            }
            Phase::Driven { mover, units } => {
                unit(mover)?;
                for one in units.iter() {
                    unit(one)?;
                    enemies(one, mover)?;
                }
                Ok(())
            }
            Phase::Withdraw(way) => {
                unit(way.unit)?;
                unit(way.mover)?;
                enemies(way.unit, way.mover)?;
                if let Some(with) = way.with {
                    unit(with)?;
                    let same = self.public.units[with].spot == self.public.units[way.unit].spot;
                    if !same || with == way.unit {
                        return fault("they do not withdraw together");
                    }
                }
                if way.left > 30 { fault("it cannot go so far") } else { Ok(()) }
            }
            Phase::Away(away) => {
                unit(away.mover)?;
                away.at.map_or(Ok(()), hex)
            }
            Phase::Enter { unit: one, to } => {
                unit(one)?;
                hex(to)
            }
            Phase::Press { unit: one, prey } => {
                unit(one)?;
                unit(prey)?;
                enemies(one, prey)
            }
            Phase::StepBack { unit: one } => unit(one),
            Phase::Face => Ok(()),
            Phase::Arrive => {
                if self.public.entering.is_empty() {
                    fault("nobody comes to the map")
                } else {
                    Ok(())
                }
            }
            Phase::OddHit { combat, left, among } => {
                let found = self.public.combats.get(usize::from(combat));
                let fights = |one: Unit| {
                    found.is_some_and(|combat| {
                        combat.attackers.contains(&one) || combat.defenders.contains(&one)
                    })
                };
                let count = among.iter().count();
                let side = among.iter().next().map(|one| self.battle.unit(one).side);
                let mixed = among.iter().any(|one| Some(self.battle.unit(one).side) != side);
                let fits = count > 0 && usize::from(left) <= count && left > 0;
                if fits && !mixed && among.iter().all(fights) {
                    Ok(())
                } else {
                    fault("there are no odd hits to take")
                }
            }
            Phase::Pursuer { combat } => {
                if usize::from(combat) < self.public.combats.len() {
                    Ok(())
                } else {
                    fault("there is no such combat")
                }
            }
            Phase::Flee(flee) => {
                unit(flee.unit)?;
                hex(flee.from)?;
                for at in flee.trail.iter().chain(flee.last) {
                    hex(at)?;
                }
                let hexes = usize::from(flee.left) + flee.trail.len();
                let far = hexes <= usize::from(state.pack.charts.rout.hexes);
                let goes_on = flee.left > 0 || flee.over;
                let first = self.public.routing.first() == Some(&flee.unit);
                if far && goes_on && !flee.marches && first {
                    Ok(())
                } else {
                    fault("it cannot flee so")
                }
            }
            Phase::RideHome { left } => {
                if usize::from(left) <= state.lancers().count() {
                    Ok(())
                } else {
                    fault("so many cannot ride home")
                }
            }
            Phase::Harass(harass) => {
                unit(harass.by)?;
                unit(harass.at)?;
                enemies(harass.by, harass.at)?;
                hex(harass.from)
            }
            Phase::Reply(aim) => {
                unit(aim.by)?;
                unit(aim.at)?;
                enemies(aim.by, aim.at)
            }
            Phase::NameDefender { combat } | Phase::NameAttacker { combat } => {
                let found = self.public.combats.get(usize::from(combat));
                let named = matches!(phase, Phase::NameAttacker { .. });
                match found {
                    Some(combat) if combat.defender.is_some() || !named => Ok(()),
                    _ => fault("there is no such combat"),
                }
            }
            Phase::Choose { combat, hex: at } => {
                hex(at)?;
                if usize::from(combat) < self.public.combats.len() {
                    Ok(())
                } else {
                    fault("there is no such combat")
                }
            }
            Phase::Advance(advance) => {
                unit(advance.unit)?;
                hex(advance.to)
            }
            Phase::Pursuit(pursuit) => {
                unit(pursuit.unit)?;
                for at in pursuit.way.iter() {
                    hex(at)?;
                }
                if self.battle.unit(pursuit.unit).kind.is_horse() && pursuit.left < 30 {
                    Ok(())
                } else {
                    fault("it cannot pursue")
                }
            }
            Phase::Follow { unit: one, leader: who } => {
                unit(one)?;
                leader(who)?;
                let first = self.public.routing.first() == Some(&one);
                if first && state.leader_side(who) == self.battle.unit(one).side {
                    Ok(())
                } else {
                    fault("he is not asked")
                }
            }
        }
    }

    fn orders(&self, orders: &Orders) -> Check {
        let auxiliaries = orders.which == Which::Auxiliaries;
        match orders.leader {
            Some(leader) if !self.there(leader) || auxiliaries => {
                return fault("he cannot give these orders");
            }
            None if !auxiliaries
                || !matches!(orders.given, Given::Auxiliaries | Given::Nothing) =>
            {
                return fault("somebody must give these orders");
            }
            Some(_) | None => {}
        }
        let groups = orders.legions.or(orders.waves);
        let known = |group: Group| group.is_legion();
        if orders.left > 20 || orders.closing > 4 || groups.iter().any(|group| !known(group)) {
            return fault("these orders are impossible");
        }
        Ok(())
    }

    fn shock(&self, shock: &Shock) -> Check {
        let count = self.public.combats.len();
        if usize::from(shock.from) > count || usize::from(shock.at) > count.max(1) {
            return fault("there is no such combat");
        }
        if shock.leader.is_some_and(|leader| {
            !self.there(leader) || self.battle.leader(leader).side != shock.side
        }) {
            return fault("he does not fight here");
        }
        if shock.pursuer.is_some_and(|unit| !self.battle.has(unit)) {
            return fault("the pursuer is not there");
        }
        if matches!(shock.segment, Segment::Mark | Segment::Allot) && shock.leader.is_none() {
            return fault("nobody leads this shock");
        }
        Ok(())
    }
}
