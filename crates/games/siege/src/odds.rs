//! Exact chances of a combat: both dice, all 36 falls, and the tests that follow.

use kernel::{Arg, Lang, Message, OddsBar, OddsPart, OddsReport, Rule};

use crate::ids::{Side, Unit, UnitSet};
use crate::pack::{Harm, MODIFIERS, Pack, Verdict};
use crate::state::{Battle, Board, Order, Stage};
use crate::strike::{Lie, Muster, Strike, hexes_of, strike, weigh};
use crate::text;
use crate::view::View;

/// A unit that suffers a strike: what it is, its state, and the modifiers of its tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victim {
    /// Which.
    pub unit: Unit,
    /// Its state.
    pub order: Order,
    /// Unit and leader together (12.1).
    pub modifier: i8,
}

/// What a strike may come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// Nothing happens.
    pub nothing: f64,
    /// A test is the worst (1T, T).
    pub test: f64,
    /// Disorganisation is (1d, d).
    pub disorder: f64,
    /// A rout is (1D).
    pub rout: f64,
    /// A loss is (1E, E).
    pub loss: f64,
    /// Leaders are tested.
    pub star: f64,
    /// PF that the victims can expect to keep in battle formation.
    pub formed: f64,
    /// PF that they can expect to lose for good.
    pub lost: f64,
}

/// The chances of a strike, if nobody retreats instead of a result and the weakest unit suffers
/// where there is a choice.
pub fn chances(pack: &Pack, strike: &Strike, victims: &[Victim]) -> Chances {
    let mut chances = Chances::default();
    for die in 1..=6 {
        let verdict = strike.result(pack, die);
        let share = 1.0 / 6.0;
        match verdict.one.max(verdict.all) {
            None => chances.nothing += share,
            Some(Harm::Test) => chances.test += share,
            Some(Harm::Disorganise) => chances.disorder += share,
            Some(Harm::Rout) => chances.rout += share,
            Some(Harm::Eliminate) => chances.loss += share,
        }
        if verdict.star {
            chances.star += share;
        }
        let (formed, lost) = left(pack, verdict, victims);
        chances.formed += share * formed;
        chances.lost += share * lost;
    }
    chances
}

/// PF in formation and PF lost after a verdict, on average.
fn left(pack: &Pack, verdict: Verdict, victims: &[Victim]) -> (f64, f64) {
    let weakest = weakest(pack, victims);
    let (mut formed, mut lost) = (0.0, 0.0);
    for (index, victim) in victims.iter().enumerate() {
        let singled = verdict.one.filter(|_| Some(index) == weakest);
        let harm =
            if verdict.one.is_some() && Some(index) == weakest { singled } else { verdict.all };
        let strength = f64::from(pack.unit(victim.unit).strength);
        let (keeps, dies) = fate(pack, *victim, harm);
        formed += strength * keeps;
        lost += strength * dies;
    }
    (formed, lost)
}

/// The unit that its owner can best spare.
fn weakest(pack: &Pack, victims: &[Victim]) -> Option<usize> {
    let worth = |victim: &Victim| {
        let data = pack.unit(victim.unit);
        let pf = if victim.order == Order::Formed { data.strength } else { data.disorganised };
        (pf, data.modifier)
    };
    (0..victims.len()).min_by_key(|index| worth(&victims[*index]))
}

/// The chances that a unit is in formation after a harm, and that it is lost.
fn fate(pack: &Pack, victim: Victim, harm: Option<Harm>) -> (f64, f64) {
    let (formed, routed) = (victim.order == Order::Formed, victim.order == Order::Routed);
    let certain = |flag: bool| if flag { 1.0 } else { 0.0 };
    match harm {
        None => (certain(formed), 0.0),
        Some(Harm::Test) => {
            let holds = (1..=6).filter(|die| die + victim.modifier >= pack.steady).count();
            let holds = f64::from(holds as u32) / 6.0;
            (certain(formed) * holds, certain(routed) * (1.0 - holds))
        }
        Some(Harm::Disorganise | Harm::Rout) => (0.0, certain(routed)),
        Some(Harm::Eliminate) => (0.0, 1.0),
    }
}

/// The victims of a strike on the map.
pub(crate) fn victims(pack: &Pack, public: &Board, units: UnitSet) -> Vec<Victim> {
    units
        .iter()
        .map(|unit| Victim {
            unit,
            order: public.order(unit),
            modifier: crate::disorder::test_modifier(pack, public, unit),
        })
        .collect()
}

/// The stack that the defender has chosen to strike, or that a sensible one would.
pub(crate) fn likely_stack(pack: &Pack, public: &Board, battle: &Battle) -> UnitSet {
    if battle.struck.is_empty() {
        strongest_stack(pack, public, battle.attackers)
    } else {
        battle.struck
    }
}

/// The strongest stack among attackers.
pub(crate) fn strongest_stack(pack: &Pack, public: &Board, attackers: UnitSet) -> UnitSet {
    let pf =
        |units: UnitSet| -> u16 { units.iter().map(|unit| u16::from(public.pf(pack, unit))).sum() };
    hexes_of(public, attackers)
        .iter()
        .map(|hex| attackers.and(public.units_in(hex)))
        .max_by_key(|units| pf(*units))
        .unwrap_or(UnitSet::EMPTY)
}

/// The chances of the combat that is declared.
pub(crate) fn forecast(pack: &'static Pack, view: &View, lang: Lang) -> Option<OddsReport> {
    let public = view.board(pack);
    let (_, battle) = public.fight()?;
    let declared = matches!(battle.stage, Stage::Declare | Stage::Riposte);
    let defenders = battle.attacked(public);
    if !declared || battle.attackers.is_empty() || defenders.is_empty() {
        return None;
    }
    let stack = likely_stack(pack, public, battle);
    let attack = strike(pack, public, battle.attackers, defenders);
    let riposte = strike(pack, public, battle.riposting(public), stack);
    let hexes = battle.targets.iter().map(|hex| hex.to_string()).collect::<Vec<_>>().join(", ");
    let camp = battle.targets.len() == 1 && battle.targets.iter().all(|hex| public.has_camp(hex));
    let title = Message::new(if camp { "odds-title-camp" } else { "odds-title" }, Rule("11.2"));
    let seat =
        |units: UnitSet| units.first().map_or("", |unit| public.seat_name(unit.force())).to_owned();
    let mine = |units: UnitSet| {
        units.first().is_some_and(|unit| view.seat == Some(public.seat_of(unit.force())))
    };
    let mut report = report(
        text::phrasebook().say(lang, &title.with("hex", Arg::Text(hexes))),
        Throw {
            strike: attack,
            chances: chances(pack, &attack, &victims(pack, public, defenders)),
            seat: seat(battle.attackers),
            mine: mine(battle.attackers),
        },
        Throw {
            strike: riposte,
            chances: chances(pack, &riposte, &victims(pack, public, stack)),
            seat: seat(defenders),
            mine: mine(defenders),
        },
        pack,
        lang,
    );
    if hexes_of(public, battle.attackers).len() > 1 {
        report.policies.extend(text::phrasebook().get(lang, "odds-stack"));
    }
    Some(report)
}

/// The chances of a combat that words describe.
pub(crate) fn answer(
    pack: &'static Pack,
    words: &[String],
    lang: Lang,
) -> Result<OddsReport, String> {
    let usage = || {
        let message = Message::new("odds-usage", Rule("11.2"));
        text::phrasebook().say(lang, &message)
    };
    let Some(middle) = words.iter().position(|word| word == "vs") else { return Err(usage()) };
    let (mut lie, mut leaders) = (Lie::default(), [0; 2]);
    let mut camp = [Vec::new(), Vec::new()];
    for (index, word) in words.iter().enumerate() {
        let side = usize::from(index > middle);
        match word.as_str() {
            "vs" => {}
            "fort" => lie.shelter = pack.shifts.fortification,
            "camp" => lie.shelter = pack.shifts.camp,
            "wall" => lie.shelter = pack.shifts.wall,
            "night" => lie.night = true,
            "crest" => lie.crest = true,
            "up" => lie.height = -1,
            "down" => lie.height = 1,
            word => {
                if let Some(number) = word.strip_prefix("leader=") {
                    leaders[0] = leader_modifier(word, number)?;
                } else if let Some(number) = word.strip_prefix("against=") {
                    leaders[1] = leader_modifier(word, number)?;
                } else {
                    let (name, order) = match word.strip_suffix(":d") {
                        Some(name) => (name, Order::Disorganised),
                        None => (word, Order::Formed),
                    };
                    let unit: Unit = name.parse()?;
                    camp[side].push((unit, order));
                }
            }
        }
    }
    let [attackers, defenders] = &camp;
    let (Some((first, _)), false) = (attackers.first(), defenders.is_empty()) else {
        return Err(usage());
    };
    let side = first.side();
    let wrong = attackers
        .iter()
        .find(|(unit, _)| unit.side() != side)
        .or_else(|| defenders.iter().find(|(unit, _)| unit.side() == side));
    if let Some((unit, _)) = wrong {
        return Err(format!("{unit} is on the wrong side of \"vs\""));
    }
    let mut musters = [Muster::EMPTY; 2];
    for ((units, muster), leader) in camp.iter().zip(&mut musters).zip(leaders) {
        for (unit, order) in units {
            muster.add(pack, *unit, *order);
        }
        muster.leader = leader;
    }
    let victims = |index: usize| -> Vec<Victim> {
        camp[index]
            .iter()
            .map(|(unit, order)| Victim {
                unit: *unit,
                order: *order,
                modifier: pack.unit(*unit).modifier + leaders[index],
            })
            .collect()
    };
    lie.open = lie.shelter == 0;
    let attack = weigh(pack, side, &musters[0], &musters[1], lie);
    let back = Lie { shelter: 0, height: -lie.height, ..lie };
    let riposte = weigh(pack, side.enemy(), &musters[1], &musters[0], back);
    let names = |index: usize| -> String {
        camp[index]
            .iter()
            .map(|(unit, _)| pack.unit(*unit).name.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    };
    let title = format!("{} – {}", names(0), names(1));
    let throw = |strike: Strike, victims: &[Victim]| Throw {
        strike,
        chances: chances(pack, &strike, victims),
        seat: String::new(),
        mine: false,
    };
    Ok(report(title, throw(attack, &victims(1)), throw(riposte, &victims(0)), pack, lang))
}

/// A leader's modifier, in the range that the data files have too.
fn leader_modifier(word: &str, number: &str) -> Result<i8, String> {
    number.parse().ok().filter(|modifier| MODIFIERS.contains(modifier)).ok_or_else(|| {
        let (least, most) = (text::signed(*MODIFIERS.start()), text::signed(*MODIFIERS.end()));
        format!("{word}: a leader's modifier goes from {least} to {most}")
    })
}

/// A strike, what it may come to, and the seat that throws the die.
struct Throw {
    strike: Strike,
    chances: Chances,
    seat: String,
    /// Whether the reader throws it.
    mine: bool,
}

impl Throw {
    /// What it may come to, for a picture. `name` is that of the attack or the riposte.
    fn bar(self, name: &str, pack: &Pack, lang: Lang) -> OddsBar {
        let book = text::phrasebook();
        let say = |id: String| book.get(lang, &id).unwrap_or(id);
        let results = self.chances.results().into_iter().enumerate();
        let parts = results.map(|(harm, (id, chance))| OddsPart {
            label: say(format!("odds-short-{id}")),
            about: say(format!("odds-{name}-{id}")),
            chance,
            harm: harm as u8,
        });
        let Strike { pf, modifier, shift, side } = self.strike;
        let who = match side {
            _ if self.mine => "odds-you",
            Side::Rome => "side-rome",
            Side::Gaul => "side-gaul",
        };
        let title = Message::new(format!("odds-bar-{name}"), Rule("11.2"))
            .with("side", Arg::Word(who))
            .with("pf", i64::from(pf))
            .with("column", Arg::Text(pack.table(side).heading(pf, shift)))
            .with("modifier", Arg::Text(text::signed(modifier)));
        let title = book.say(lang, &title);
        OddsBar {
            side: self.seat,
            title,
            rule: "11.2".to_owned(),
            parts: parts.collect(),
            ..OddsBar::default()
        }
    }
}

impl Chances {
    /// Results from the mildest to the worst, by name.
    fn results(&self) -> [(&'static str, f64); 5] {
        [
            ("nothing", self.nothing),
            ("test", self.test),
            ("disorder", self.disorder),
            ("rout", self.rout),
            ("loss", self.loss),
        ]
    }
}

fn report(title: String, attack: Throw, riposte: Throw, pack: &Pack, lang: Lang) -> OddsReport {
    let book = text::phrasebook();
    let say = |id: &str| book.get(lang, id).unwrap_or_else(|| id.to_owned());
    let (first, second) = (attack.chances, riposte.chances);
    let star = 1.0 - (1.0 - first.star) * (1.0 - second.star);
    let bars = vec![attack.bar("attack", pack, lang), riposte.bar("riposte", pack, lang)];
    let parts = bars.iter().flat_map(|bar| &bar.parts);
    let mut rows: Vec<(String, f64)> =
        parts.map(|part| (part.about.clone(), part.chance)).collect();
    rows.push((say("odds-leaders"), star));
    OddsReport {
        title,
        policies: vec![say("odds-policy")],
        rows,
        figures: vec![
            (say("odds-defence-left"), first.formed),
            (say("odds-attack-left"), second.formed),
        ],
        bars,
        ..OddsReport::default()
    }
}
