//! Chances of battles: of those that are declared, or of factors that somebody writes down.

use geometry::hex::Hex;
use kernel::{
    Arg, Joins, Lang, Message, OddsBar, OddsPart, OddsReport, OddsSum, RangeLeft, Rule, Say as _,
    ShotsLeft,
};

use crate::action::Action;
use crate::combat::{automatic, dice, numbers, void, weigh};
use crate::declaration::{Division, Plan, candidates, check_with};
use crate::fire;
use crate::ids::{Side, Unit, UnitSet};
use crate::pack::{Pack, Strike, Verdict};
use crate::scene::COLUMNS;
use crate::state::{Board, Eyes, Phase};
use crate::text::{label, phrasebook, verdict_about, verdict_name};
use crate::view::View;

/// The chance of each result, when the Romans choose the best of several dice.
pub(crate) fn chances(
    pack: &Pack,
    column: usize,
    count: u8,
    romans_attack: bool,
) -> Vec<(Verdict, f64)> {
    let mut found: Vec<(Verdict, f64)> = Vec::new();
    let throws = 6u32.pow(count.clamp(1, 4).into());
    for throw in 0..throws {
        let faces = (0..u32::from(count.clamp(1, 4))).map(|die| throw / 6u32.pow(die) % 6 + 1);
        let verdicts = faces.map(|face| pack.verdict(column, face));
        let best = if romans_attack {
            verdicts.max_by_key(|verdict| verdict.merit())
        } else {
            verdicts.min_by_key(|verdict| verdict.merit())
        };
        let Some(best) = best else { continue };
        let weight = 1.0 / f64::from(throws);
        match found.iter_mut().find(|(verdict, _)| *verdict == best) {
            Some((_, sum)) => *sum += weight,
            None => found.push((best, weight)),
        }
    }
    found.sort_by_key(|(verdict, _)| verdict.merit());
    found
}

/// How bad a result is for the defenders, from 0 to 4.
fn harm(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::AttackersDie { .. } | Verdict::AttackersRetreat { .. } => 0,
        Verdict::Melee => 1,
        Verdict::Rage => 2,
        Verdict::DefendersRetreat { .. } => 3,
        Verdict::DefendersDie { .. } => 4,
    }
}

/// The chances of all attacks that are declared, or of those on one hex.
pub(crate) fn forecast(
    pack: &'static Pack,
    view: &View,
    at: Option<&str>,
    lang: Lang,
) -> Option<OddsReport> {
    let public = view.board(pack);
    if public.phase().fire().is_some() {
        return shots(pack, view, lang);
    }
    // A battle that is fought has its odds in the journal.
    if public.battle().is_some() {
        return None;
    }
    let side = public.phase().attacker()?;
    let seat = view.public.options.players.seats()[usize::from(side == Side::Gaul)];
    // Attacks are fought one by one with dice of their own: how likely it is that all lines hold.
    let (mut bars, mut holds) = (Vec::new(), 1.0);
    for number in numbers(public) {
        let targets = public.hexes_of(public.fighters(side, side.enemy(), number));
        let Some(hex) = targets.iter().flatten().next() else { continue };
        if at.is_some_and(|at| targets.iter().flatten().all(|hex| hex.to_string() != at)) {
            continue;
        }
        let odds = weigh_seen(pack, view, public, side, number);
        let column = pack.column(odds[0], odds[1]);
        let attackers = public.fighters(side, side, number);
        let defenders = public.fighters(side, side.enemy(), number);
        let results = results(pack, public, side, number, odds);
        holds *= 1.0 - breaking(public, attackers, &results);
        let mut parts: Vec<OddsPart> = Vec::new();
        for (verdict, chance) in results {
            let part = match void(public, attackers, defenders, verdict) {
                Some(rule) => nothing(rule, chance, lang),
                None => part(verdict, chance, lang),
            };
            match parts.iter_mut().find(|known| known.about == part.about) {
                Some(known) => known.chance += chance,
                None => parts.push(part),
            }
        }
        bars.push(OddsBar {
            side: seat.to_owned(),
            title: format!("{hex}: {}:{} ({})", odds[0], odds[1], COLUMNS[column]),
            rule: "15.1".to_owned(),
            parts,
            sum: Some(sum(pack, view, side, number, *hex, lang)),
        });
    }
    let first = bars.first()?;
    let title = Message::new("battle-title", Rule("15.1"))
        .with("hex", Arg::Text(first.title.split(':').next().unwrap_or_default().to_owned()));
    Some(OddsReport {
        title: phrasebook().say(lang, &title),
        rows: vec![(word(lang, "odds-any"), 1.0 - holds), (word(lang, "odds-none"), holds)],
        bars,
        joins: joins(pack, view),
        once: if at.is_none() { once(pack, view) } else { None },
        ..OddsReport::default()
    })
}

/// What may come of an attack, by the dice that are thrown for it.
fn results(
    pack: &Pack,
    public: &Board,
    side: Side,
    number: u8,
    odds: [u16; 2],
) -> Vec<(Verdict, f64)> {
    if automatic(pack, public, side, number, odds).is_some() {
        return vec![(Verdict::DefendersDie { advance: pack.automatic_advance }, 1.0)];
    }
    let romans = public.fighters(side, Side::Rome, number);
    let count = dice(pack, public, romans);
    chances(pack, pack.column(odds[0], odds[1]), count, side == Side::Rome)
}

/// The chance that attackers come into a hex that was held against them. Who attacks from off the map
/// stays there (11.2).
fn breaking(public: &Board, attackers: UnitSet, results: &[(Verdict, f64)]) -> f64 {
    if !attackers.iter().any(|unit| public.hex_of(unit).is_some()) {
        return 0.0;
    }
    results.iter().filter(|(verdict, _)| breaks(*verdict)).map(|(_, chance)| chance).sum()
}

/// The chance that any line breaks once what is owed is attacked, as it would be proposed (14.3); none
/// where nothing is owed, or somebody else declares.
fn once(pack: &'static Pack, view: &View) -> Option<f64> {
    let eyes = view.eyes(pack);
    let Phase::Declaration(declaration) = *eyes.public.phase() else { return None };
    if view.seat != Some(declaration.asked) {
        return None;
    }
    let mut division = Division::new(eyes, declaration);
    division.meet_owed();
    if division.board.attacks == eyes.public.attacks {
        return None;
    }
    division.spend_rest();
    let (public, side) = (&division.board, declaration.side);
    let line = |number: u8| {
        let odds = weigh_seen(pack, view, public, side, number);
        let results = results(pack, public, side, number, odds);
        1.0 - breaking(public, public.fighters(side, side, number), &results)
    };
    Some(1.0 - numbers(public).map(line).product::<f64>())
}

/// 15.1 as a viewer sees it: covered defenders are taken to be like the unit that lies on top of them
/// (25.7, R-100).
pub(crate) fn weigh_seen(
    pack: &Pack,
    view: &View,
    public: &Board,
    side: Side,
    number: u8,
) -> [u16; 2] {
    let [attack, seen] = weigh(pack, public, side, number);
    let from = public.hexes_of(public.fighters(side, side, number));
    let covered = supposed(pack, view, public, side, number).into_iter().map(|(hex, factors)| {
        if public.is_doubled(pack, &from, hex) { factors * pack.doubled } else { factors }
    });
    [attack, seen + covered.sum::<u16>()]
}

/// 13.5: whether any hex that an attack is made on counts double.
pub(crate) fn counts_double(pack: &Pack, public: &Board, side: Side, number: u8) -> bool {
    let from = public.hexes_of(public.fighters(side, side, number));
    let targets = public.hexes_of(public.fighters(side, side.enemy(), number));
    targets.into_iter().flatten().any(|hex| public.is_doubled(pack, &from, hex))
}

/// Factors that covered defenders are taken to have: where, and of each unit.
fn supposed(pack: &Pack, view: &View, public: &Board, side: Side, number: u8) -> Vec<(Hex, u16)> {
    let defenders = public.fighters(side, side.enemy(), number);
    let mut found = Vec::new();
    for hex in public.hexes_of(defenders).into_iter().flatten() {
        let count = view.covered.get(&hex).copied().unwrap_or(0);
        if let Some(top) = public.top(side.enemy(), hex) {
            let factors = u16::from(pack.unit(top).combat);
            found.extend((0..count).map(|_| (hex, factors)));
        }
    }
    found
}

/// 15.1: how the odds of an attack come about, figure by figure, and whether the defence is doubled.
fn sum(pack: &'static Pack, view: &View, side: Side, number: u8, hex: Hex, lang: Lang) -> OddsSum {
    let public = view.board(pack);
    let [attack, defence] = weigh_seen(pack, view, public, side, number);
    let own = public.fighters(side, side, number);
    let from = public.hexes_of(own);
    let own: Vec<u16> =
        own.iter().map(|unit| pack.attack(unit)).filter(|factors| *factors > 0).collect();
    let defenders = public.fighters(side, side.enemy(), number);
    let covered = supposed(pack, view, public, side, number);
    let doubled = counts_double(pack, public, side, number);
    let added = |factors: &[String]| factors.join(" + ");
    let mut places = Vec::new();
    for place in public.hexes_of(defenders).into_iter().flatten() {
        let here = defenders.iter().filter(|unit| public.hex_of(*unit) == Some(place));
        let seen = here.map(|unit| pack.unit(unit).combat.to_string());
        // What lies covered is a guess.
        let hidden = covered.iter().filter(|(hex, _)| *hex == place);
        let factors: Vec<String> =
            seen.chain(hidden.map(|(_, factors)| format!("{factors}?"))).collect();
        places.push(match (public.is_doubled(pack, &from, place), factors.len()) {
            (true, 1) => format!("{} × {}", added(&factors), pack.doubled),
            (true, _) => format!("({}) × {}", added(&factors), pack.doubled),
            (false, _) => added(&factors),
        });
    }
    let said = |message: &Message| phrasebook().say(lang, message);
    let defenders = if doubled {
        said(
            &Message::new("sum-doubled", Rule("13.5"))
                .with("factors", Arg::Text(added(&places)))
                .with("defence", i64::from(defence)),
        )
    } else {
        added(&places)
    };
    let mut own: Vec<String> = own.iter().map(ToString::to_string).collect();
    // Who lies covered beside attackers may be one of them or not.
    if from.iter().flatten().any(|hex| view.covered.contains_key(hex)) {
        own.push("?".to_owned());
    }
    let id = if own.len() > 1 { "sum-odds" } else { "sum-odds-of-one" };
    let text = Message::new(id, Rule("15.1"))
        .with("attackers", Arg::Text(added(&own)))
        .with("attack", i64::from(attack))
        .with("defenders", Arg::Text(defenders));
    let rule = if public.has_fort(hex) { "24.1" } else { "25.4" };
    OddsSum {
        place: hex.to_string(),
        odds: COLUMNS[pack.column(attack, defence)].to_owned(),
        text: said(&text),
        doubled,
        rule: rule.to_owned(),
    }
}

/// 14.0: who may still join the attack that is open, one of each hex, and the odds that he would
/// bring; who brings most first. At last all of them together whom no other attack needs.
fn joins(pack: &'static Pack, view: &View) -> Vec<Joins> {
    let eyes = view.eyes(pack);
    let Phase::Declaration(declaration) = *eyes.public.phase() else { return Vec::new() };
    let Some(number) = declaration.open else { return Vec::new() };
    let targets = eyes.public.fighters(declaration.side, declaration.side.enemy(), number);
    let targets = eyes.public.hexes_of(targets);
    let place = targets.iter().flatten().next().map(ToString::to_string).unwrap_or_default();
    let mut actions = Vec::new();
    candidates(eyes, declaration, &mut actions);
    let able = |eyes: Eyes<'_>, unit: Unit| {
        let plan = Plan::new(eyes, declaration);
        check_with(&plan, declaration, Action::Commit { unit }).is_ok()
    };
    let column = |with: &Board| {
        let [attack, defence] = weigh_seen(pack, view, with, declaration.side, number);
        pack.column(attack, defence)
    };
    let join = |pieces: &[Unit], column: usize| Joins {
        pieces: pieces.iter().map(|unit| unit.name().to_owned()).collect(),
        place: place.clone(),
        brings: COLUMNS[column].to_owned(),
    };
    let (mut found, mut together) = (Vec::<(usize, Unit)>::new(), Vec::new());
    let mut all = eyes.public.clone();
    for action in actions {
        let Action::Commit { unit } = action else { continue };
        let at = eyes.public.spots[unit];
        let known = found.iter().any(|(_, other)| eyes.public.spots[*other] == at);
        if !known && able(eyes, unit) {
            let mut with = eyes.public.clone();
            with.attacks[unit] = number;
            found.push((column(&with), unit));
        }
        if able(Eyes { public: &all, ..eyes }, unit) {
            let mut with = all.clone();
            with.attacks[unit] = number;
            if Plan::new(Eyes { public: &with, ..eyes }, declaration).stands_alone() {
                together.push(unit);
                all = with;
            }
        }
    }
    found.sort_by_key(|(column, unit)| (std::cmp::Reverse(*column), *unit));
    let mut joins: Vec<Joins> =
        found.into_iter().map(|(column, unit)| join(&[unit], column)).collect();
    if together.len() > 1 {
        joins.push(join(&together, column(&all)));
    }
    joins
}

/// Whether a result lets the attackers into a hex that was held against them (16.1). A retreat alone
/// breaks nothing: the beaten hold the next hex.
fn breaks(verdict: Verdict) -> bool {
    match verdict {
        Verdict::DefendersDie { advance } | Verdict::DefendersRetreat { advance, .. } => {
            advance > 0
        }
        Verdict::AttackersDie { .. }
        | Verdict::AttackersRetreat { .. }
        | Verdict::Melee
        | Verdict::Rage => false,
    }
}

fn word(lang: Lang, id: &str) -> String {
    phrasebook().get(lang, id).unwrap_or_default()
}

/// The chances of each shot that may be fired now (20.6, 24.3).
fn shots(pack: &'static Pack, view: &View, lang: Lang) -> Option<OddsReport> {
    let eyes = view.eyes(pack);
    let mut actions = Vec::new();
    if let Phase::Window(window) = eyes.public.phase() {
        fire::candidates(eyes, *window, &mut actions);
    } else {
        fire::last_candidates(eyes, &mut actions);
    }
    let owner = view.public.options.players.seats()[eyes.seat.index()];
    let bars: Vec<OddsBar> = actions
        .iter()
        .filter_map(|action| {
            let (table, range, rule) = if let Action::FireFort { range, .. } = *action {
                (&pack.engines, range, "24.3")
            } else if let Action::FireUnit { range, .. } = *action {
                (&pack.missile, range, "20.6")
            } else {
                return None;
            };
            let parts = [Strike::Miss, Strike::Disrupt, Strike::Eliminate]
                .into_iter()
                .map(|strike| {
                    let faces = table.iter().map(|row| row[usize::from(range) - 1].strike);
                    let hits = faces.filter(|one| *one == strike).count() as u32;
                    let (id, harm) = match strike {
                        Strike::Miss => ("strike-miss", 1),
                        Strike::Disrupt => ("strike-disrupt", 2),
                        Strike::Eliminate => ("strike-eliminate", 4),
                    };
                    let (label, chance) = (word(lang, id), f64::from(hits) / 6.0);
                    OddsPart { about: label.clone(), label, chance, harm }
                })
                .filter(|part| part.chance > 0.0)
                .collect();
            Some(OddsBar {
                side: owner.to_owned(),
                title: phrasebook().say(lang, &label(pack, view, *action)),
                rule: rule.to_owned(),
                parts,
                sum: None,
            })
        })
        .collect();
    let first = bars.first()?;
    Some(OddsReport {
        title: first.title.clone(),
        rows: first.parts.iter().map(|part| (part.label.clone(), part.chance)).collect(),
        bars,
        shots: shots_left(pack, view, &actions, lang),
        ..OddsReport::default()
    })
}

/// What those who may shoot now have left of their shots this turn (20.5, 24.5).
fn shots_left(pack: &'static Pack, view: &View, actions: &[Action], lang: Lang) -> Vec<ShotsLeft> {
    let public = view.board(pack);
    let mut left: Vec<ShotsLeft> = Vec::new();
    for action in actions {
        let (shots, reach, place, named) = if let Action::FireFort { fort, .. } = *action {
            let Some(index) = public.fort_in(fort) else { continue };
            let named = Message::new("order-whom-fort", Rule("24.2")).with("fort", fort.say(pack));
            (public.forts[index].shots, pack.engine_range, Some(fort), named)
        } else if let Action::FireUnit { unit, .. } = *action {
            let Some(shots) = public.missiles.get(unit) else { continue };
            let named = Message::new("order-whom-unit", Rule("20.5")).with("unit", unit.say(pack));
            (*shots, pack.missile_range, public.hex_of(unit), named)
        } else {
            continue;
        };
        let (Action::FireFort { range, .. } | Action::FireUnit { range, .. }) = *action else {
            continue;
        };
        let name = phrasebook().say(lang, &named);
        if let Some(known) = left.iter_mut().find(|one| one.name == name) {
            for one in known.ranges.iter_mut().filter(|one| one.range == range) {
                one.asked = true;
            }
            continue;
        }
        let ranges = (1..=reach).rev().map(|one| RangeLeft {
            range: one,
            left: shots.has(one),
            asked: one == range,
        });
        let place = place.map(|hex| hex.to_string()).unwrap_or_default();
        left.push(ShotsLeft { name, place, ranges: ranges.collect() });
    }
    left
}

fn part(verdict: Verdict, chance: f64, lang: Lang) -> OddsPart {
    let (label, about) = (verdict_name(lang, verdict), verdict_about(lang, verdict));
    OddsPart { label, about, chance, harm: harm(verdict) }
}

/// A result that has no effect by this rule (24.7, 11.2).
fn nothing(rule: Rule, chance: f64, lang: Lang) -> OddsPart {
    let about = phrasebook().say(lang, &Message::new("odds-void-about", rule));
    OddsPart { label: word(lang, "odds-void"), about, chance, harm: 1 }
}

/// The chances of factors that somebody writes down: `14 10`, `14 10 dice=2`, `14 10 dice=2 gaul`.
pub(crate) fn answer(
    pack: &'static Pack,
    words: &[String],
    lang: Lang,
) -> Result<OddsReport, String> {
    let usage = || {
        phrasebook()
            .get(lang, "odds-usage")
            .unwrap_or_else(|| "write the factors of attack and defence".to_owned())
    };
    let (mut factors, mut count, mut romans) = (Vec::new(), 1u8, true);
    for word in words {
        if let Some(dice) = word.strip_prefix("dice=") {
            count = dice.parse().ok().filter(|dice| (1..=4).contains(dice)).ok_or_else(usage)?;
        } else if word == "gaul" {
            romans = false;
        } else if word == "roman" {
            romans = true;
        } else {
            let number = word.parse::<u16>().ok().filter(|number| (1..1000).contains(number));
            factors.push(number.ok_or_else(usage)?);
        }
    }
    let [attack, defence] = factors[..] else { return Err(usage()) };
    let column = pack.column(attack, defence);
    let parts = if attack / defence >= pack.automatic {
        vec![(Verdict::DefendersDie { advance: pack.automatic_advance }, 1.0)]
    } else {
        chances(pack, column, count, romans)
    };
    Ok(OddsReport {
        title: format!("{attack}:{defence} ({})", COLUMNS[column]),
        rows: parts
            .iter()
            .map(|(verdict, chance)| (verdict_name(lang, *verdict), *chance))
            .collect(),
        ..OddsReport::default()
    })
}
