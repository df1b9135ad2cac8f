//! Exact chances of a battle between known armies, fought with the rules of `battle.rs`.
//!
//! Rounds after the first are all alike, and armies only shrink, so every pair of lines is solved
//! once: a round is walked through all its dice, and rounds that change nothing are left out.

use std::collections::BTreeMap;

use kernel::{Dice, Lang, OddsReport, Shown as _, Spread};

use crate::battle::{Battle, Next, Role, Waits};
use crate::ids::{Card, CardType, Place, Side, Unit};
use crate::pack::{Pack, slug};
use crate::state::{Army, Phase, State};
use crate::view::View;

/// A battle to be judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Forecast {
    /// The fight; its round is 0 before the tactics are shown.
    pub battle: Battle,
    /// Attacker's and defender's units.
    pub lines: [Army; 2],
}

/// What a battle may come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// The attacker wins the field.
    pub attacker_wins: f64,
    /// The defender holds it.
    pub defender_wins: f64,
    /// Units that attacker and defender lose on average.
    pub losses: [f64; 2],
    /// Printed swords that attacker and defender have left on average.
    pub swords: [f64; 2],
}

impl Forecast {
    /// A battle of these armies that begins now, with the tactics that are named.
    pub fn new(
        pack: &Pack,
        commanders: [u8; 2],
        lines: [Army; 2],
        tactics: [Option<Card>; 2],
    ) -> Self {
        let mut battle = Battle::new(Place::ROME, [Some(Side::Caesar), Some(Side::Pompey)]);
        battle.commanders = commanders;
        battle.open(pack, &lines, tactics);
        Self { battle, lines }
    }

    /// The exact chances if both fight to the end and lose their weakest units first.
    pub fn chances(&self, pack: &Pack) -> Chances {
        let mut open: BTreeMap<(std::cmp::Reverse<u8>, Self), f64> = BTreeMap::new();
        let mut ends: Vec<([Army; 2], f64)> = Vec::new();
        let size =
            |forecast: &Self| std::cmp::Reverse(forecast.lines[0].len() + forecast.lines[1].len());
        let mut settle = |from: Option<&Self>, weight: f64, open: &mut BTreeMap<_, f64>| {
            let start = from.copied().unwrap_or(*self);
            let round = Spread::certain(start).play_out(|fight, dice| fight.step(pack, dice));
            let stays = round.chance(|end| from.is_some() && end.lines == start.lines);
            let rest = if stays < 1.0 { weight / (1.0 - stays) } else { weight };
            for (end, chance) in round.chances {
                if end.lines.iter().any(Army::is_empty) {
                    ends.push((end.lines, rest * chance));
                } else if from.is_none() || end.lines != start.lines {
                    let next = end.next_round();
                    *open.entry((size(&next), next)).or_insert(0.0) += rest * chance;
                }
            }
        };
        settle(None, 1.0, &mut open);
        while let Some(((_, fight), weight)) = open.pop_first() {
            settle(Some(&fight), weight, &mut open);
        }
        self.sum(pack, &ends)
    }

    fn sum(&self, pack: &Pack, ends: &[([Army; 2], f64)]) -> Chances {
        let mut chances = Chances::default();
        for (lines, weight) in ends {
            if lines[1].is_empty() {
                chances.attacker_wins += weight;
            } else {
                chances.defender_wins += weight;
            }
            for role in Role::BOTH {
                let (before, after) = (&self.lines[role.index()], &lines[role.index()]);
                chances.losses[role.index()] += weight * f64::from(before.len() - after.len());
                let swords: u8 =
                    after.units().map(|unit| printed(pack, &self.battle, role, unit)).sum();
                chances.swords[role.index()] += weight * f64::from(swords);
            }
        }
        chances
    }

    /// The same armies at the start of a later round, which are all alike.
    fn next_round(mut self) -> Self {
        self.battle.begin_round();
        self.battle.round = 2;
        self
    }

    /// One unit fights; `false` when the round or the battle is over.
    pub fn step(&mut self, pack: &Pack, dice: &mut dyn Dice) -> bool {
        match self.battle.next(&self.lines) {
            Next::Engage => {}
            Next::RoundOver | Next::LineEmpty => {
                // What is left of a round's story must not keep equal armies apart.
                self.battle.rest();
                self.battle.waits = Waits::Retreat { role: Role::Attacker };
                self.battle.shields = [0; 2];
                return false;
            }
        }
        let role = self.battle.waits.role();
        let Some(unit) = strongest(&self.battle, &self.lines, pack, role) else { return false };
        let swords = self.battle.swords(pack, &self.lines, role, unit);
        self.battle.engaged(role, unit);
        let hits = dice.pool(1, 6, u32::from(swords), &mut |_| {});
        if hits > 0 && !self.battle.absorb(role.other()) {
            self.strike(pack, role.other());
        }
        true
    }

    /// The weakest unit of a part falls.
    fn strike(&mut self, pack: &Pack, role: Role) {
        if let Some((unit, engaged)) = weakest(&self.battle, &self.lines, pack, role) {
            self.battle.fell(role, unit, engaged);
            self.battle.lost = [Army::EMPTY; 2];
            self.lines[role.index()].take(unit);
        }
    }
}

fn printed(pack: &Pack, battle: &Battle, role: Role, unit: Unit) -> u8 {
    if unit == Unit::COMMANDER { battle.commanders[role.index()] } else { pack.swords(unit) }
}

/// Of the units whose turn it is, the one with most swords.
pub fn strongest(battle: &Battle, lines: &[Army; 2], pack: &Pack, role: Role) -> Option<Unit> {
    let Waits::Engage { class, .. } = battle.waits else { return None };
    let fresh = battle.fresh(lines, role);
    fresh
        .kinds()
        .filter(|unit| unit.class() == class)
        .max_by_key(|unit| battle.swords(pack, lines, role, *unit))
}

/// The unit that a part can best spare: a counter before a leader, the supreme leader last; few
/// swords; rather one that has fought this round.
pub fn weakest(
    battle: &Battle,
    lines: &[Army; 2],
    pack: &Pack,
    role: Role,
) -> Option<(Unit, bool)> {
    let fought = battle.fought[role.index()];
    let unit = lines[role.index()].kinds().min_by_key(|unit| {
        let rank = u8::from(unit.is_chief()) + u8::from(*unit == Unit::COMMANDER);
        (rank, printed(pack, battle, role, *unit), !fought.has(*unit))
    })?;
    Some((unit, fought.has(unit)))
}

/// How a battle is written.
const USAGE: &str = "write the attackers, then \"vs\", then the defenders, with a number before a \
                     unit for several of it; supreme leaders are caesar, octavius, pompey and \
                     sextus, and a Tactics card is named with dashes: \"caesar 3 legion \
                     double-line vs pompey 4 legion 2 ally\"";

/// Reads a battle from words: attackers, `vs`, defenders. A number before a unit says how many;
/// `caesar`, `octavius`, `pompey`, `sextus` are the supreme leaders; a tactics card is written
/// with dashes, such as `double-line`.
pub fn read(pack: &Pack, words: &[String]) -> Result<Forecast, String> {
    let Some(middle) = words.iter().position(|word| word == "vs") else {
        return Err(USAGE.to_owned());
    };
    let (attackers, defenders) =
        (read_line(pack, &words[..middle])?, read_line(pack, &words[middle + 1..])?);
    let both = [attackers, defenders];
    if both.iter().any(|line| line.army.is_empty()) {
        return Err("a battle needs units on both sides of \"vs\"".to_owned());
    }
    Ok(Forecast::new(
        pack,
        both.each_ref().map(|line| line.commander),
        both.each_ref().map(|line| line.army),
        both.each_ref().map(|line| line.tactics),
    ))
}

#[derive(Default)]
struct WrittenLine {
    army: Army,
    commander: u8,
    tactics: Option<Card>,
}

fn read_line(pack: &Pack, words: &[String]) -> Result<WrittenLine, String> {
    let mut line = WrittenLine::default();
    let mut count = 1;
    for word in words {
        if let Ok(number) = word.parse::<u8>() {
            if !(1..=20).contains(&number) {
                return Err(format!("a side has 1 to 20 units of a kind, not {number}"));
            }
            count = number;
            continue;
        }
        let chief = match word.as_str() {
            "caesar" => Some((Side::Caesar, false)),
            "octavius" => Some((Side::Caesar, true)),
            "pompey" => Some((Side::Pompey, false)),
            "sextus" => Some((Side::Pompey, true)),
            _ => None,
        };
        let tactics =
            Card::all().find(|card| card.kind() == CardType::Tactics && slug(card.name()) == *word);
        if let Some((side, heir)) = chief {
            if line.army.has(Unit::COMMANDER) {
                return Err(format!("a side has one supreme leader, so {word} is too many"));
            }
            line.army.add(Unit::COMMANDER, 1);
            line.commander = pack.commander_swords(side, heir);
        } else if tactics.is_some() {
            line.tactics = tactics;
        } else {
            let unit: Unit = word.parse()?;
            if unit == Unit::COMMANDER {
                return Err("write caesar, octavius, pompey or sextus for a supreme leader".into());
            }
            if unit.is_chief() && (count > 1 || line.army.has(unit)) {
                return Err(format!("there is only one {unit}"));
            }
            if u16::from(line.army.count(unit)) + u16::from(count) > 40 {
                return Err(format!("there are not so many of {unit}"));
            }
            line.army.add(unit, count);
        }
        count = 1;
    }
    Ok(line)
}

/// Units beyond which a forecast would keep the reader waiting.
const MOST: u8 = 24;

/// The chances of the battle that is fought, due next or due at a place, from what the viewer
/// knows. Tactics that
/// still lie face down or in the hand are left out.
pub(crate) fn forecast(
    pack: &'static Pack,
    view: &View,
    at: Option<&str>,
    lang: Lang,
) -> Option<OddsReport> {
    let public = &view.public;
    let reader = view.viewer?;
    let forecast = if let Phase::Battle(battle) = &public.phase {
        let mut fight = Forecast { battle: *battle, lines: battle.lines(&public.board) };
        if fight.lines.iter().any(Army::is_empty) || battle.flight.is_some() {
            return None;
        }
        fight.battle.lost = [Army::EMPTY; 2];
        if fight.battle.round == 0 {
            fight.battle.open(pack, &fight.lines, [None; 2]);
        }
        if let Waits::Hit { role, hits, .. } = battle.waits {
            for _ in 0..hits {
                fight.strike(pack, role);
            }
        }
        fight
    } else {
        let due = |place: &Place| at.is_none_or(|at| place.name() == at);
        let place = public.board.contested().iter().find(due)?;
        let side = public.side;
        let commander = |side: Side| pack.commander_swords(side, public.heirs[side]);
        let lines = [side, side.enemy()].map(|side| *public.board.army(side, place));
        let commanders = [side, side.enemy()].map(commander);
        let mut fight = Forecast::new(pack, commanders, lines, [None; 2]);
        fight.battle.place = place;
        fight.battle.sides = [Some(side), Some(side.enemy())];
        fight
    };
    let size = forecast.lines[0].len() + forecast.lines[1].len();
    let stands = forecast.lines.iter().all(|line| !line.is_empty());
    let attacks = forecast.battle.sides[Role::Attacker.index()] == Some(reader);
    (size <= MOST && stands).then(|| report(pack, &forecast, Some(attacks), lang))
}

/// The chances, in words. `attacks`: whether the reader does, if he fights at all.
pub(crate) fn report(
    pack: &Pack,
    forecast: &Forecast,
    attacks: Option<bool>,
    lang: Lang,
) -> OddsReport {
    let book = State::phrasebook();
    let whose = match attacks {
        None => "",
        Some(true) => "-attacking",
        Some(false) => "-defending",
    };
    let say = |id: &str| {
        let own = book.get(lang, &format!("{id}{whose}"));
        own.or_else(|| book.get(lang, id)).unwrap_or_else(|| id.to_owned())
    };
    let names = |role: Role| -> String {
        let line = &forecast.lines[role.index()];
        let kinds = line.kinds().map(|unit| format!("{} {unit}", line.count(unit)));
        kinds.collect::<Vec<_>>().join(", ")
    };
    let chances = forecast.chances(pack);
    OddsReport {
        title: format!("{} – {}", names(Role::Attacker), names(Role::Defender)),
        policies: vec![say("odds-policy")],
        rows: vec![
            (say("odds-attacker-wins"), chances.attacker_wins),
            (say("odds-defender-wins"), chances.defender_wins),
        ],
        figures: vec![
            (say("odds-attacker-loss"), chances.losses[0]),
            (say("odds-defender-loss"), chances.losses[1]),
            (say("odds-attacker-swords"), chances.swords[0]),
            (say("odds-defender-swords"), chances.swords[1]),
        ],
        ..OddsReport::default()
    }
}
