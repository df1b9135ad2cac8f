//! What lies over the map: whom the leader who acts reaches and sees, zones of control, and attacks.

use geometry::hex::Hex;
use kernel::{
    Arrow, ArrowKind, Bearings, Lang, Limit, Message, Overlay, OverlayKind, Roster, RosterEntry,
    Rule, Say as _, SightLine, StepState,
};

use super::{word, words};
use crate::ids::{Leader, Side};
use crate::odds;
use crate::pack::Aspect;
use crate::sight::Sight;
use crate::state::{Phase, State, Status};

/// The leader whom the layers are about: he acts, or is due.
fn acting(state: &State) -> Option<Leader> {
    let due = || state.public.phase.iter().find_map(|phase| phase.picked());
    let due = || due().map(|(_, leader)| leader);
    state.active_leader().or_else(due).filter(|leader| state.leader_hex(*leader).is_some())
}

pub(super) fn overlays(state: &State, lang: Lang) -> Vec<Overlay> {
    let mut overlays = Vec::new();
    if matches!(state.public.phase.top(), Phase::Over { .. }) {
        return overlays;
    }
    if let Some(leader) = acting(state) {
        overlays.extend(command(state, leader, lang).into_iter().flatten());
    }
    overlays.extend(Side::ALL.into_iter().map(|side| zones(state, side, lang)));
    overlays
}

/// 4.1: his range along the ways that orders take, and lines to those whom he may order.
fn command(state: &State, leader: Leader, lang: Lang) -> Option<[Overlay; 2]> {
    let from = state.leader_hex(leader)?;
    let side = state.leader_side(leader);
    let reach = state.reach(leader, state.range(leader));
    let of = |id: &'static str, kind, rule: &'static str| Overlay {
        kind,
        label: words(lang, &Message::new(id, Rule(rule)).with("leader", leader.say(state.pack))),
        rule: rule.to_owned(),
        side: Some(side.name().to_owned()),
        piece: Some(leader.name().to_owned()),
        places: Vec::new(),
        lines: Vec::new(),
    };
    let grid = state.battle.grid;
    let places = grid.hexes().filter(|hex| reach.has(*hex)).map(|hex| hex.to_string()).collect();
    let mut seen: Vec<Hex> = state
        .on_map()
        .filter(|(unit, hex)| {
            *hex != from
                && reach.has(*hex)
                && state.commands(leader, *unit)
                && state.is_orderable(*unit)
        })
        .map(|(_, hex)| hex)
        .collect();
    seen.sort();
    seen.dedup();
    let lines = seen.into_iter().map(|to| SightLine {
        from: from.to_string(),
        to: to.to_string(),
        blocked: (!state.sees(from, to, Sight::Command(side))).then(|| to.to_string()),
    });
    Some([
        Overlay { places, ..of("overlay-command", OverlayKind::Command, "4.1") },
        Overlay { lines: lines.collect(), ..of("overlay-sight", OverlayKind::Sight, "4.36") },
    ])
}

/// 7.11, 6.42: what is front, flank and rear of a unit that faces a corner, or a side when in column.
pub(super) fn bearings() -> Bearings {
    let at = |aspect: Aspect| {
        (0..12_u8).filter(|bearing| Aspect::off((*bearing).min(12 - bearing)) == aspect).collect()
    };
    Bearings {
        rule: "7.11".to_owned(),
        front: at(Aspect::Front),
        flank: at(Aspect::Flank),
        rear: at(Aspect::Rear),
    }
}

/// 7.2: the hexes that a side controls.
fn zones(state: &State, side: Side, lang: Lang) -> Overlay {
    let mut places: Vec<Hex> = state
        .on_map()
        .filter(|(unit, _)| state.side(*unit) == side)
        .flat_map(|(unit, hex)| {
            state.battle.next(hex).filter(move |next| state.controls(unit, *next))
        })
        .collect();
    places.sort();
    places.dedup();
    Overlay {
        kind: OverlayKind::Zone,
        label: word(
            lang,
            match side {
                Side::Rome => "overlay-zone-roman",
                Side::Tribes => "overlay-zone-tribes",
            },
        ),
        rule: "7.21".to_owned(),
        side: Some(side.name().to_owned()),
        piece: None,
        places: places.into_iter().map(|hex| hex.to_string()).collect(),
        lines: Vec::new(),
    }
}

/// Attacks that are declared, from every hex that takes part.
pub(super) fn arrows(state: &State) -> Vec<Arrow> {
    let mut arrows: Vec<Arrow> = Vec::new();
    for (number, combat) in odds::listed(state).iter().enumerate() {
        if combat.over || combat.fought {
            continue;
        }
        for unit in &combat.attackers {
            let Some(from) = state.piece(*unit).spot.hex() else { continue };
            for to in combat.hexes.iter().filter(|to| state.battle.grid.adjacent(from, **to)) {
                let arrow = Arrow {
                    from: from.to_string(),
                    to: to.to_string(),
                    kind: ArrowKind::Attack,
                    side: state.side(*unit).name().to_owned(),
                    label: Some((number + 1).to_string()),
                };
                if !arrows.contains(&arrow) {
                    arrows.push(arrow);
                }
            }
        }
    }
    arrows
}

/// 5.1: leaders by their initiative, and who has finished.
pub(super) fn roster(state: &State, lang: Lang) -> Roster {
    let now = acting(state);
    let mut leaders: Vec<Leader> = state
        .battle
        .leaders
        .iter()
        .copied()
        .filter(|leader| state.leader_hex(*leader).is_some())
        .collect();
    let next = state.next_after(now);
    leaders.sort_by_key(|leader| {
        (state.initiative(*leader), state.leader_side(*leader) == Side::Rome)
    });
    let most = state.pack.charts.momentum.phases;
    let entry = |leader: Leader| {
        let chief = &state.public.leaders[leader];
        let note = match chief.status {
            Status::Passed => Some("roster-passed"),
            Status::Waiting => Some("roster-waits"),
            Status::Finished => Some("roster-finished"),
            Status::Active | Status::Inactive => None,
        };
        RosterEntry {
            piece: leader.name().to_owned(),
            name: state.battle.leader(leader).name.clone(),
            side: state.leader_side(leader).name().to_owned(),
            level: state.initiative(leader).into(),
            state: match chief.status {
                _ if now == Some(leader) => StepState::Now,
                Status::Active => StepState::Now,
                Status::Finished | Status::Passed => StepState::Done,
                Status::Inactive | Status::Waiting => StepState::ToCome,
            },
            note: note.or(chief.spent.then_some("roster-spent")).map(|id| word(lang, id)),
            next: next.contains(&leader),
            phases: Some(Limit { used: chief.used, of: most }),
            spent: chief.spent,
        }
    };
    Roster {
        title: word(lang, "roster-title"),
        rule: "5.13".to_owned(),
        entries: leaders.into_iter().map(entry).collect(),
    }
}
