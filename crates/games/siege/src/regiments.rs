//! 4.0: legions are split into halves and united.

use kernel::{Rule, Table};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Force, Side, Unit, UnitSet};
use crate::organisation::{check_ready, check_room};
use crate::state::{Eyes, Moves, Order, Phase, Public, Spot, State};

/// 4.0: legions that might be split or united now.
pub(crate) fn candidates(eyes: Eyes<'_>, out: &mut Vec<Action>) {
    if !eyes.decides_for(Force::Roman) {
        return;
    }
    for legion in (Unit::FIRST_ROMAN..Unit::FIRST_ROMAN + Unit::LEGIONS).map(Unit) {
        if eyes.public.regrouped.contains(legion) {
            continue;
        }
        let spot = eyes.public.spots[legion];
        match spot {
            Spot::On(_) | Spot::Boxed => out.push(Action::Split { legion }),
            Spot::Aside => {
                let together = legion.halves().is_some_and(|[one, two]| {
                    let spots = &eyes.public.spots;
                    matches!(spots[one], Spot::On(_) | Spot::Boxed) && spots[one] == spots[two]
                });
                if together {
                    out.push(Action::Unite { legion });
                }
            }
            Spot::Waiting | Spot::Lost => {}
        }
    }
}

/// 4.0, ruling R-05: the halves of a legion that may be split or united now.
fn check_legion(eyes: Eyes<'_>, legion: Unit) -> Result<[Unit; 2], Refusal> {
    let Some(halves) = legion.halves().filter(|_| eyes.decides_for(Force::Roman)) else {
        return Err(Refusal::NotYours { rule: Rule("4.0") });
    };
    let public = eyes.public;
    if let Phase::Organisation { .. } = *public.phase() {
        check_ready(eyes)?;
    }
    if public.regrouped.contains(legion) {
        return Err(Refusal::AlreadyHandled { unit: legion, rule: Rule("4.0") });
    }
    if matches!(public.phase(), Phase::Movement(Moves { going: Some(_), .. })) {
        return Err(Refusal::AnotherIsMoving { rule: Rule("7.2") });
    }
    Ok(halves)
}

/// Whether a legion, or a half of it, is where it can be split or united: on the map, or in a box,
/// in deployment that of the leader who deploys.
fn check_placed(eyes: Eyes<'_>, unit: Unit, legion: Unit) -> Result<(), Refusal> {
    let public = eyes.public;
    match public.spots[unit] {
        Spot::On(_) => Ok(()),
        Spot::Boxed => {
            let deploying = crate::deployment::deployers(public);
            let own = eyes.boxes.of(unit).and_then(|leader| public.counter_of(leader));
            if deploying.is_empty() || own.is_some_and(|counter| deploying.contains(counter)) {
                Ok(())
            } else {
                Err(Refusal::NotInThatBox { unit })
            }
        }
        Spot::Waiting | Spot::Lost | Spot::Aside => Err(Refusal::NoWholeLegion { legion }),
    }
}

/// 4.0: whether a legion may be split.
pub(crate) fn check_split(eyes: Eyes<'_>, legion: Unit) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    let halves = check_legion(eyes, legion)?;
    check_placed(eyes, legion, legion)?;
    let Some(hex) = public.hex_of(legion) else {
        let leader = eyes.boxes.of(legion).ok_or(Refusal::NoWholeLegion { legion })?;
        return check_room(eyes, leader);
    };
    let doubled: u8 = match public.order(legion) {
        Order::Formed => halves.iter().map(|half| pack.unit(*half).strength).sum(),
        Order::Disorganised | Order::Routed => {
            halves.iter().map(|half| pack.unit(*half).disorganised).sum()
        }
    };
    if public.pf_in(hex) - public.pf(pack, legion) + doubled > pack.stacking {
        return Err(Refusal::StackFull { to: hex, limit: pack.stacking });
    }
    Ok(())
}

/// 4.0: whether the halves of a legion may be united.
pub(crate) fn check_unite(eyes: Eyes<'_>, legion: Unit) -> Result<(), Refusal> {
    let (pack, public) = (eyes.pack, eyes.public);
    let [one, two] = check_legion(eyes, legion)?;
    let apart = Refusal::HalvesApart { legion };
    check_placed(eyes, one, legion).map_err(|_| apart)?;
    if public.spots[one] != public.spots[two] || eyes.boxes.of(one) != eyes.boxes.of(two) {
        return Err(apart);
    }
    if public.order(one) != public.order(two) {
        return Err(Refusal::HalvesDiffer { legion });
    }
    if let Some(hex) = public.hex_of(one) {
        let data = pack.unit(legion);
        let whole =
            if public.order(one) == Order::Formed { data.strength } else { data.disorganised };
        let halves = public.pf(pack, one) + public.pf(pack, two);
        if public.pf_in(hex) - halves + whole > pack.stacking {
            return Err(Refusal::StackFull { to: hex, limit: pack.stacking });
        }
    }
    Ok(())
}

impl State {
    /// 4.0: a legion becomes its halves, with its state and history.
    pub(crate) fn split(&mut self, legion: Unit, table: &mut Table<'_, Event>) {
        let halves = legion.halves().expect("a legion has halves");
        let (spot, order) = (self.public.spots[legion], self.public.order(legion));
        self.replace(&[legion], &halves, spot, order, table);
        self.public.regrouped.insert(legion);
        table.tell(|| Event::SplitUp { legion });
    }

    /// 4.0: two halves become their legion.
    pub(crate) fn unite(&mut self, legion: Unit, table: &mut Table<'_, Event>) {
        let halves = legion.halves().expect("a legion has halves");
        let (spot, order) = (self.public.spots[halves[0]], self.public.order(halves[0]));
        self.replace(&halves, &[legion], spot, order, table);
        self.public.regrouped.insert(legion);
        table.tell(|| Event::United { legion });
    }

    fn replace(
        &mut self,
        old: &[Unit],
        new: &[Unit],
        spot: Spot,
        order: Order,
        table: &mut Table<'_, Event>,
    ) {
        let pack = self.pack;
        let boxes = self.boxes_mut(Side::Rome, table.referee());
        let leader = boxes.of(old[0]);
        for unit in old {
            boxes.take(*unit);
        }
        for unit in new {
            if let Some(leader) = leader {
                boxes.put(*unit, leader);
            }
        }
        for unit in old {
            self.public.put(pack, *unit, Spot::Aside);
            self.public.orders[*unit] = Order::Formed;
        }
        for unit in new {
            self.public.put(pack, *unit, spot);
            self.public.set_order(pack, *unit, order);
        }
        let exchange = |set: &mut UnitSet| {
            let had = old.iter().any(|unit| set.contains(*unit));
            for unit in old {
                set.remove(*unit);
            }
            if had {
                *set = new.iter().fold(*set, |set, unit| set.or(UnitSet::one(*unit)));
            }
        };
        let Public { moved, fought, rallied, phases, .. } = &mut *self.public;
        [moved, fought, rallied].into_iter().for_each(exchange);
        if let Phase::Movement(Moves { command, .. }) = phases.top_mut() {
            exchange(command);
        }
    }
}
