//! The combat that is declared or fought.

use kernel::{BattleScene, Column, Combatant, Lang, Line, Piece as Shown, Role, Track};

use super::{owner, word};
use crate::ids::{Force, Unit, UnitSet};
use crate::pack::Pack;
use crate::state::{Board, Combats, Phase, Public, Stage};
use crate::strike::{hexes_of, strike};
use crate::text;

/// The fight in progress: the defenders, then the attackers by stack.
pub(super) fn battle_scene(
    pack: &Pack,
    public: &Board,
    pieces: &[Shown],
    lang: Lang,
) -> Option<BattleScene> {
    let Phase::Combat(Combats { force, battle: Some(battle), .. }) = public.interrupted() else {
        return None;
    };
    if battle.attackers.is_empty() || battle.stage == Stage::Advance {
        return None;
    }
    let place = battle.targets.iter().next()?;
    let defenders = battle.attacked(public);
    let enemy = force.side().enemy();
    let enemy_force = defenders.first().map_or(Public::first_force(enemy), Unit::force);
    let track = |id: &str, value: i64| Track {
        id: id.to_owned(),
        label: word(lang, &format!("track-{id}")),
        value,
        ..Track::default()
    };
    let line = |units: UnitSet, others: UnitSet, role: Role, force: Force| {
        let strike = strike(pack, public, units, others);
        let pf = match role {
            Role::Attacker => "attack",
            Role::Defender => "defence",
        };
        let columns = hexes_of(public, units)
            .iter()
            .map(|hex| Column {
                label: hex.to_string(),
                caption: None,
                pieces: units
                    .and(public.units_in(hex))
                    .iter()
                    .filter_map(|unit| pieces.iter().find(|piece| piece.id == unit.name()))
                    .map(|piece| Combatant { piece: piece.clone(), acted: false })
                    .collect(),
            })
            .collect();
        let mut tracks = vec![track(pf, strike.pf.into())];
        if !others.is_empty() && !units.is_empty() {
            tracks.push(track("modifier", strike.modifier.into()));
            tracks.push(track("shift", strike.shift.into()));
        }
        Line {
            side: owner(public, force),
            name: word(lang, text::seat_word(public, force)),
            role,
            columns,
            reserve: Vec::new(),
            lost: Vec::new(),
            tracks,
            card: None,
        }
    };
    let struck = if battle.struck.is_empty() { battle.attackers } else { battle.struck };
    Some(BattleScene {
        place: place.to_string(),
        round: 1,
        rounds: Some(1),
        lines: vec![
            line(defenders, struck, Role::Defender, enemy_force),
            line(battle.attackers, defenders, Role::Attacker, *force),
        ],
        ..BattleScene::default()
    })
}
