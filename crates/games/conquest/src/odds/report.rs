//! Chances in words: what is asked about, and what the page and the command line are told.

use geometry::hex::Facing;
use kernel::{Arg, Lang, Message, OddsBar, OddsPart, OddsReport, Rule, Say as _, Seat, Shown as _};

use super::{chances, combats, matched, segment};
use crate::ids::{Field, Leader, Side, Unit};
use crate::movement::VERTICES;
use crate::pack::Pack;
use crate::state::{Combat, Mark, Options, Piece, Public, Spot, State};

/// Units in words: `VII·1, VII·2`.
fn names(state: &State, units: &[Unit]) -> String {
    let names = units.iter().map(|unit| state.battle.unit(*unit).name.as_str());
    names.collect::<Vec<_>>().join(", ")
}

/// Who fights whom.
pub(crate) fn title(state: &State, combat: &Combat, lang: Lang) -> String {
    let title = Message::new("odds-title", Rule("8.31"))
        .with("attackers", Arg::Text(names(state, &combat.attackers)))
        .with("defenders", Arg::Text(names(state, &combat.defenders)));
    State::phrasebook().say(lang, &title)
}

/// The chances of the combats to come: of all in one list, or of the one at a hex.
pub(crate) fn forecast(
    state: &State,
    viewer: Option<Seat>,
    at: Option<&str>,
    lang: Lang,
    go_on: &dyn Fn() -> bool,
) -> Option<OddsReport> {
    let all = combats(state);
    let Some(at) = at else {
        let rows = all.iter().map(|combat| {
            let chances = chances(state, combat, go_on)?;
            Some((title(state, combat, lang), chances.defenders))
        });
        let rows: Vec<(String, f64)> = rows.collect::<Option<_>>()?;
        let (first, others) = all.split_first()?;
        if others.is_empty() {
            return report(state, first, viewer, lang, go_on);
        }
        let say = |id: &str| State::phrasebook().get(lang, id).unwrap_or_default();
        return Some(OddsReport {
            title: say("odds-all"),
            policies: vec![say("odds-policy")],
            rows,
            ..OddsReport::default()
        });
    };
    let here = |combat: &&Combat| combat.hexes.iter().any(|hex| hex.to_string() == at);
    report(state, all.iter().find(here)?, viewer, lang, go_on)
}

/// The chances of one combat.
fn report(
    state: &State,
    combat: &Combat,
    viewer: Option<Seat>,
    lang: Lang,
    go_on: &dyn Fn() -> bool,
) -> Option<OddsReport> {
    let found = chances(state, combat, go_on)?;
    let book = State::phrasebook();
    let say = |id: &str| book.get(lang, id).unwrap_or_default();
    let bar = |units: &[Unit], id: &'static str, some: f64, all: f64| {
        let side = units.first().map_or(Side::Rome, |unit| state.side(*unit));
        let mine = viewer == Some(Seat(side.index() as u8));
        let who = if mine { Arg::Word("odds-you") } else { side.say(state.pack) };
        let title = Message::new(id, Rule("8.37")).with("side", who);
        let part = |label: &str, about: &str, chance: f64, harm: u8| OddsPart {
            label: say(label),
            about: say(about),
            chance,
            harm,
        };
        OddsBar {
            side: side.name().to_owned(),
            title: book.say(lang, &title),
            rule: "8.37".to_owned(),
            parts: vec![
                part("odds-short-holds", "odds-holds", (1.0 - some).max(0.0), 0),
                part("odds-short-some", "odds-some", (some - all).max(0.0), 2),
                part("odds-short-all", "odds-all-run", all, 3),
            ],
            ..OddsBar::default()
        }
    };
    Some(OddsReport {
        title: title(state, combat, lang),
        policies: vec![say("odds-policy")],
        rows: vec![
            (say("odds-defenders-run"), found.defenders),
            (say("odds-attackers-run"), found.attackers),
        ],
        figures: vec![
            (say("odds-defence-hits"), found.defence_hits),
            (say("odds-attack-hits"), found.attack_hits),
        ],
        bars: vec![
            bar(&combat.defenders, "odds-bar-defence", found.defender, found.defenders),
            bar(&combat.attackers, "odds-bar-attack", found.attacker, found.attackers),
        ],
        ..OddsReport::default()
    })
}

/// The chances of a combat that words describe: a battle, the attackers, `vs`, the defenders.
pub(crate) fn answer(
    pack: &'static Pack,
    words: &[String],
    lang: Lang,
) -> Result<OddsReport, String> {
    let usage = || {
        let message = Message::new("odds-usage", Rule("8.31"));
        State::phrasebook().say(lang, &message)
    };
    let Some((field, words)) = words.split_first() else { return Err(usage()) };
    let field: Field = field.parse()?;
    let mut state = State::of(pack, Public::empty(pack, field));
    let mut side = None;
    let mut attacks = true;
    for word in words {
        if word == "vs" {
            attacks = false;
            continue;
        }
        let parts: Vec<&str> = word.split(':').collect();
        let [name, hex, rest @ ..] = parts.as_slice() else { return Err(usage()) };
        let hex = hex.parse().ok().filter(|hex| state.battle.grid.contains(*hex));
        let hex = hex.ok_or_else(|| format!("{word}: there is no such hex"))?;
        if let Ok(leader) = name.parse::<Leader>() {
            if !state.battle.has_leader(leader) {
                return Err(format!("{word}: he is not in this battle"));
            }
            state.public.leaders[leader].spot = Spot::On(hex);
            continue;
        }
        let unit: Unit = name.parse()?;
        if !state.battle.has(unit) {
            return Err(format!("{word}: it is not in this battle"));
        }
        let own = state.side(unit);
        if attacks && *side.get_or_insert(own) != own || !attacks && side == Some(own) {
            return Err(format!("{word} is on the wrong side of \"vs\""));
        }
        let mut piece = Piece { spot: Spot::On(hex), ..Piece::default() };
        let mut stands = false;
        for part in rest {
            match *part {
                "stands" => stands = true,
                "reduced" => piece.marks.insert(Mark::REDUCED),
                "under" => piece.under = true,
                other => match (facing(other), other.parse::<u8>()) {
                    (Some(facing), _) => piece.facing = facing,
                    (None, Ok(hits)) if hits < state.battle.unit(unit).quality => piece.hits = hits,
                    (None, _) => return Err(format!("{word}: {other} says nothing")),
                },
            }
        }
        if attacks {
            piece.marks.insert(if stands { Mark::NO_CHECK } else { Mark::MUST_CHECK });
        }
        state.public.units[unit] = piece;
    }
    let Some(side) = side else { return Err(usage()) };
    let state = State::of(pack, state.public);
    let found = matched(&state, segment(None, side));
    let Some(combat) = found.first() else {
        return Err("nobody has an enemy in his front there".to_owned());
    };
    report(&state, combat, None, lang, &|| true).ok_or_else(usage)
}

/// A facing by the letters of its vertex.
fn facing(letters: &str) -> Option<Facing> {
    const LETTERS: [&str; 6] = ["NE", "E", "SE", "SW", "W", "NW"];
    let twelfths = LETTERS.iter().position(|one| *one == letters)? * 2 + 1;
    VERTICES.into_iter().find(|facing| usize::from(facing.twelfths()) == twelfths)
}

impl Public {
    /// A field with nobody on it.
    fn empty(pack: &Pack, field: Field) -> Self {
        let mut public = Self::new(pack, field, Options::default());
        for unit in &pack.battle(field).units {
            public.units[*unit] = Piece::default();
        }
        for leader in &pack.battle(field).leaders {
            public.leaders[*leader].spot = Spot::Out;
        }
        for eagle in crate::ids::Group::all() {
            public.eagles[eagle].spot = Spot::Out;
        }
        public
    }
}
