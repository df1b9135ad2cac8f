//! Exact chances of a battle between known blocks, played with the rules of `battle.rs`.

use arrayvec::ArrayVec;
use kernel::rand_core::SeedableRng as _;
use kernel::{Dice, Lang, OddsReport, Shown as _, Spread};

use crate::battle::{Battle, Fighter, Loss, Next, Waits};
use crate::ids::{Block, Place, PlaceSet, Side};
use crate::pack::{Letter, Pack};
use crate::sample::Prior;
use crate::state::{Edition, Phase, Public, Secret, State};
use crate::view::View;

/// A battle to be judged: blocks with their steps, in the line or in reserve.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Forecast {
    /// The fight.
    pub battle: Battle,
    /// Reserves by side; they join after round one (7.3).
    pub reserves: [ArrayVec<Fighter, 31>; 2],
    /// Attackers that retreated in the last round.
    pub withdrawn: u8,
}

/// What a battle may come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// The attacker holds the place.
    pub attacker_wins: f64,
    /// The defender holds it.
    pub defender_wins: f64,
    /// He does, and the attackers who are left draw off in the last round (7.62).
    pub drawn_off: f64,
    /// Steps the first attacker can expect to lose.
    pub attacker_loss: f64,
    /// Steps the first defender can expect to lose.
    pub defender_loss: f64,
}

impl Forecast {
    /// A battle of these blocks that begins now.
    pub fn new(attacker: Side, lines: &[Fighter], reserves: &[Fighter], surprise: bool) -> Self {
        let mut forecast = Self {
            battle: Battle {
                round: 1,
                place: Place(0),
                attacker,
                letter: Letter::A,
                waits: Waits::Act { side: attacker.enemy(), letter: Letter::A },
                surprise,
                routes: [PlaceSet::EMPTY; 2],
                used: [[0; 8]; 2],
                by_sea: [0; 2],
                lines: lines.iter().copied().collect(),
            },
            reserves: Default::default(),
            withdrawn: 0,
        };
        for fighter in reserves {
            forecast.reserves[fighter.side.index()].push(*fighter);
        }
        forecast
    }

    /// The exact chances, if both sides stand and fight: every block fires in every round, the
    /// attacker retreats in the fourth, and hits go to the least valuable of the strongest.
    pub fn chances(self, pack: &'static Pack, edition: Edition) -> Chances {
        let attacker = self.battle.attacker;
        let steps = |forecast: &Self, side: Side| f64::from(forecast.steps(side));
        let (before_attacker, before_defender) =
            (steps(&self, attacker), steps(&self, attacker.enemy()));
        let spread =
            Spread::certain(self).play_out(|forecast, dice| forecast.step(pack, edition, dice));
        Chances {
            attacker_wins: spread.chance(|end| end.winner() == attacker),
            defender_wins: spread.chance(|end| end.winner() != attacker),
            drawn_off: spread.chance(|end| end.winner() != attacker && end.withdrawn > 0),
            attacker_loss: before_attacker - spread.mean(|end| steps(end, attacker)),
            defender_loss: before_defender - spread.mean(|end| steps(end, attacker.enemy())),
        }
    }

    /// One block acts, or a round ends; `false` when the battle is over.
    pub fn step(&mut self, pack: &Pack, edition: Edition, dice: &mut dyn Dice) -> bool {
        match self.battle.next(pack) {
            Next::Wait => {
                let block = self.battle.acting(pack).next().expect("somebody acts").block;
                self.act(pack, edition, block, dice);
                true
            }
            Next::RoundOver => self.end_round(pack, edition),
            Next::LineEmpty => {
                let waiting = Side::BOTH.into_iter().any(|side| {
                    self.battle.count(side) == 0 && !self.reserves[side.index()].is_empty()
                });
                waiting && self.end_round(pack, edition)
            }
        }
    }

    fn act(&mut self, pack: &Pack, edition: Edition, block: Block, dice: &mut dyn Dice) {
        let fighter = *self.battle.fighter(block).expect("it acts");
        if self.battle.round == pack.rounds && self.battle.attacks(fighter.side) {
            self.withdrawn += self.battle.leave(block).step;
            return;
        }
        self.battle.mark_acted(block);
        let count = u32::from(Battle::strength(pack, &fighter));
        let firepower = u32::from(pack.block(block).firepower);
        let hits = dice.pool(count, 6, firepower, &mut |_| {});
        for _ in 0..hits {
            let Some(target) = least_valuable(&self.battle, pack, fighter.side.enemy()) else {
                return;
            };
            self.battle.lose_step(pack, target, edition);
        }
    }

    fn end_round(&mut self, pack: &Pack, edition: Edition) -> bool {
        if self.battle.round == 1 {
            let reserves = std::mem::take(&mut self.reserves);
            let disrupted = self.battle.reserves_join([&reserves[0], &reserves[1]]);
            for side in disrupted.into_iter().flatten() {
                for fighter in &reserves[side.index()] {
                    let _: Loss = self.battle.lose_step(pack, fighter.block, edition);
                }
            }
        }
        if self.battle.round == pack.rounds {
            return false;
        }
        self.battle.begin_round();
        true
    }

    /// Blocks on both sides.
    fn size(&self) -> usize {
        self.battle.lines.len() + self.reserves[0].len() + self.reserves[1].len()
    }

    /// Who holds the place.
    pub fn winner(&self) -> Side {
        if self.battle.count(self.battle.attacker.enemy()) > 0 {
            self.battle.attacker.enemy()
        } else {
            self.battle.attacker
        }
    }

    /// Steps that a side has left, withdrawn ones too.
    fn steps(&self, side: Side) -> u8 {
        let line = self.battle.lines.iter().chain(&self.reserves[side.index()]);
        let standing: u8 = line.filter(|fighter| fighter.side == side).map(|f| f.step).sum();
        standing + if self.battle.attacks(side) { self.withdrawn } else { 0 }
    }
}

/// Of a side's strongest blocks, the one it can best spare: low firepower, then a late letter.
pub fn least_valuable(battle: &Battle, pack: &Pack, side: Side) -> Option<Block> {
    battle
        .lines
        .iter()
        .filter(|fighter| fighter.side == side && battle.is_strongest(pack, fighter.block))
        .min_by_key(|fighter| {
            let data = pack.block(fighter.block);
            let rank = u8::from(pack.is_leader(fighter.block));
            (
                rank,
                data.firepower,
                std::cmp::Reverse(battle.letter_of(pack, fighter)),
                fighter.block,
            )
        })
        .map(|fighter| fighter.block)
}

/// Reads a battle from words: attackers, `vs`, defenders. A block may carry its strength after a
/// colon; `+` before it puts it in reserve; `surprise` lets the attackers fire first in round one.
pub fn read(pack: &Pack, words: &[String]) -> Result<Forecast, String> {
    let Some(middle) = words.iter().position(|word| word == "vs") else {
        return Err("write the attackers, then \"vs\", then the defenders".to_owned());
    };
    let surprise = words.iter().any(|word| word == "surprise");
    let named = |words: &[String]| -> Result<Vec<(Block, u8, bool)>, String> {
        words.iter().filter(|word| *word != "surprise").map(|word| read_block(pack, word)).collect()
    };
    let (attackers, defenders) = (named(&words[..middle])?, named(&words[middle + 1..])?);
    let (Some(first), false) = (attackers.first(), defenders.is_empty()) else {
        return Err("a battle needs blocks on both sides of \"vs\"".to_owned());
    };
    let attacker = first.0.first_owner();
    let mut fighters = Vec::new();
    for (side, blocks) in [(attacker, &attackers), (attacker.enemy(), &defenders)] {
        for (block, step, reserve) in blocks {
            if fighters.iter().any(|(other, _): &(Fighter, bool)| other.block == *block) {
                return Err(format!("{block} cannot fight twice"));
            }
            let fighter = Fighter { block: *block, side, step: *step, acted: false };
            fighters.push((fighter, *reserve));
        }
    }
    let part = |reserve: bool| -> Vec<Fighter> {
        fighters
            .iter()
            .filter(|(_, other)| *other == reserve)
            .map(|(fighter, _)| *fighter)
            .collect()
    };
    let (lines, reserves) = (part(false), part(true));
    if Side::BOTH.iter().any(|side| lines.iter().all(|fighter| fighter.side != *side)) {
        return Err("each side needs a block that is not in reserve".to_owned());
    }
    Ok(Forecast::new(attacker, &lines, &reserves, surprise))
}

fn read_block(pack: &Pack, word: &str) -> Result<(Block, u8, bool), String> {
    let (reserve, word) = match word.strip_prefix('+') {
        Some(rest) => (true, rest),
        None => (false, word),
    };
    let (name, strength) = match word.split_once(':') {
        Some((name, strength)) => (name, Some(strength)),
        None => (word, None),
    };
    let block: Block = name.parse()?;
    let data = pack.block(block);
    let step = match strength {
        None => data.steps(),
        Some(text) => data
            .strengths
            .iter()
            .position(|strength| strength.to_string() == text)
            .map(|index| index as u8 + 1)
            .ok_or_else(|| {
                format!("{block} has no strength {text}; it has {:?}", data.strengths)
            })?,
    };
    Ok((block, step, reserve))
}

/// Blocks beyond which a forecast would keep the reader waiting.
const MOST: usize = 10;
/// Enemies imagined for a battle whose blocks still stand.
const IMAGINED: u32 = 8;

/// The chances of the battle that is fought, due next or due at a place, from what the viewer
/// knows. A fight that
/// lies open is exact; where enemy blocks still stand, the exact chances against several imagined
/// enemies are averaged.
pub(crate) fn forecast(
    pack: &'static Pack,
    view: &View,
    at: Option<&str>,
    lang: Lang,
    go_on: &dyn Fn() -> bool,
) -> Option<OddsReport> {
    let (side, own) = (view.viewer?, view.own.as_ref()?);
    let public = &view.public;
    if let Phase::Battle(battle) = &public.phase {
        let forecast = open_battle(pack, public, battle, own, side);
        let hidden =
            usize::from(public.count(side.enemy(), battle.place)) > battle.count(side.enemy());
        let mut answer = (forecast.size() <= MOST)
            .then(|| report(pack, forecast, public.options.edition, Some(side), lang))?;
        if hidden {
            answer.policies.extend(State::phrasebook().get(lang, "odds-hidden-reserves"));
        }
        return Some(answer);
    }
    let due =
        |place: &Place| at.is_none_or(|at| place.name() == at) && !own.group(*place).is_empty();
    let place = public.contested().iter().find(due)?;
    let total = public.count(Side::Caesar, place) + public.count(Side::Pompey, place);
    if usize::from(total) > MOST {
        return None;
    }
    average(pack, view, place, lang, go_on)
}

/// The fight that lies open, with the viewer's own reserves; hits still due fall first.
fn open_battle(
    pack: &Pack,
    public: &Public,
    battle: &Battle,
    own: &Secret,
    side: Side,
) -> Forecast {
    let mut forecast = Forecast::new(battle.attacker, &[], &[], false);
    forecast.battle = battle.clone();
    for block in own.group(battle.place).iter() {
        let step = own.steps[block.index()];
        forecast.reserves[side.index()].push(Fighter { block, side, step, acted: false });
    }
    if let Waits::Hit { side, hits } = battle.waits {
        for _ in 0..hits {
            if let Some(block) = least_valuable(&forecast.battle, pack, side) {
                forecast.battle.lose_step(pack, block, public.options.edition);
            }
        }
    }
    forecast
}

/// The mean over imagined enemies, as long as somebody waits for it.
fn average(
    pack: &'static Pack,
    view: &View,
    place: Place,
    lang: Lang,
    go_on: &dyn Fn() -> bool,
) -> Option<OddsReport> {
    let mut rng = kernel::Rng::seed_from_u64(1);
    let public = &view.public;
    let began_it = |side: &Side| public.attacked[side.index()].contains(place);
    let attacker = Side::BOTH.into_iter().find(began_it).unwrap_or(public.first);
    let mut mean = Chances::default();
    for _ in 0..IMAGINED {
        if !go_on() {
            return None;
        }
        let state = crate::sample::sample(pack, view, Prior::Remembered, &mut rng);
        let (mut lines, mut reserves) = (Vec::new(), Vec::new());
        for side in Side::BOTH {
            let secret = state.eyes(side).secret;
            for block in secret.group(place).iter() {
                let from = secret.from[block.index()].place();
                let step = secret.steps[block.index()];
                let fighter = Fighter { block, side, step, acted: false };
                let waits = public.is_reserve(side, place, from);
                if waits { reserves.push(fighter) } else { lines.push(fighter) }
            }
        }
        let surprise = public.surprise == Some(place);
        let chances = Forecast::new(attacker, &lines, &reserves, surprise)
            .chances(pack, public.options.edition);
        let share = 1.0 / f64::from(IMAGINED);
        mean.attacker_wins += share * chances.attacker_wins;
        mean.defender_wins += share * chances.defender_wins;
        mean.drawn_off += share * chances.drawn_off;
        mean.attacker_loss += share * chances.attacker_loss;
        mean.defender_loss += share * chances.defender_loss;
    }
    let mine = view.viewer.map(|side| side == attacker);
    let mut answer = in_words(place.name().to_owned(), mean, mine, lang);
    answer.policies.extend(State::phrasebook().get(lang, "odds-imagined"));
    Some(answer)
}

/// The chances of a battle that words describe.
pub(crate) fn odds(
    pack: &'static Pack,
    words: &[String],
    lang: Lang,
) -> Result<OddsReport, String> {
    Ok(report(pack, read(pack, words)?, Edition::French, None, lang))
}

/// The chances, in words; whoever reads them as a side is spoken to.
fn report(
    pack: &'static Pack,
    forecast: Forecast,
    edition: Edition,
    reader: Option<Side>,
    lang: Lang,
) -> OddsReport {
    let attacker = forecast.battle.attacker;
    let names = |side: Side| -> String {
        let line = forecast.battle.lines.iter().chain(forecast.reserves.iter().flatten());
        let blocks = line.filter(|fighter| fighter.side == side);
        blocks
            .map(|f| format!("{} {}", pack.block(f.block).name, Battle::strength(pack, f)))
            .collect::<Vec<_>>()
            .join(", ")
    };
    let title = format!("{} – {}", names(attacker), names(attacker.enemy()));
    let mine = reader.map(|side| side == attacker);
    in_words(title, forecast.chances(pack, edition), mine, lang)
}

/// `attacks`: whether the reader does, if he fights at all. The rows go from all that the attacker
/// can wish to all that the defender can.
fn in_words(title: String, chances: Chances, attacks: Option<bool>, lang: Lang) -> OddsReport {
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
    OddsReport {
        title,
        policies: vec![say("odds-attacker-policy"), say("odds-defender-policy")],
        rows: vec![
            (say("odds-attacker-wins"), chances.attacker_wins),
            (say("odds-drawn-off"), chances.drawn_off),
            (say("odds-defender-wins"), chances.defender_wins - chances.drawn_off),
        ],
        figures: vec![
            (say("odds-attacker-loss"), chances.attacker_loss),
            (say("odds-defender-loss"), chances.defender_loss),
        ],
        ..OddsReport::default()
    }
}
