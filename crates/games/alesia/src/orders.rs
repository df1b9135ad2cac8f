//! Standing orders: who fires at what, decided in advance (20.5, 24.2), and a few other routines.
//!
//! An order has an object (whom), a trigger (when), if need be a second one that must hold as well, and
//! an answer. The list is read for every shot that is offered: the first order that speaks of it
//! decides. A shot that no order speaks of is asked, and one of which an order says so.

use geometry::hex::Hex;
use kernel::{Anchor, Arg, Clause, Does, Lang, Lasts, Message, OrderSpec, Reply, Rule, Say as _};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{Side, Unit, Zone};
use crate::pack::{GRID, Kind, Pack};
use crate::state::{After, Board, Moment, Phase, Step};
use crate::text::phrasebook;
use crate::view::View;

/// Whom an order is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// Everybody who can shoot.
    All,
    /// Engines of forts.
    Forts,
    /// Archers and slingers.
    Missiles,
    /// The engines of one fort.
    Fort(Hex),
    /// One unit of archers or slingers.
    Unit(Unit),
    /// Whoever stands within so many hexes of one.
    Near(Hex, u8),
    /// Whoever has this zone for the nearest (12.3).
    Zone(Zone),
}

/// When an order speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Trigger {
    /// Whenever a shot is offered.
    Always,
    /// At a range.
    Range(u8),
    /// At a hex with two Gauls or more.
    Stack,
    /// At Vercingetorix.
    King,
    /// At a unit that stops, or after all movement.
    Last,
    /// At a retreat or an advance.
    After,
    /// At a unit of so many factors or more.
    Strong(u8),
    /// At cavalry.
    Horse,
    /// At a unit on outer works.
    Works,
    /// At the so-manyth unit that comes to this range in the turn, and all after it.
    Nth(u8),
    /// When with this unit so many factors stand next to the shooter.
    Adds(u8),
    /// When so many others have a shot at the same hex.
    Saved(u8),
    /// From a turn of the period on.
    Turn(u8),
}

/// An answer in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "order", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "fields are named after what they hold")]
pub enum StandingOrder {
    /// They fire.
    Fire {
        whom: Whom,
        when: Trigger,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        and: Option<Trigger>,
    },
    /// They hold.
    Hold {
        whom: Whom,
        when: Trigger,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        and: Option<Trigger>,
    },
    /// The player is asked.
    Ask {
        whom: Whom,
        when: Trigger,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        and: Option<Trigger>,
    },
    /// The shot at one hex waits until all have moved (24.4).
    KeepPrimary { whom: Whom },
    /// As a sensible player would.
    Usual,
    /// Of several dice the best is taken (19.4).
    BestDie,
    /// Nobody advances (16.1).
    Stay,
    /// In the enemy's turn nobody advances, beaten enemies are moved by the first way that the rules
    /// allow, leaders go with the strongest, and of too many in a hex the weakest is removed (16.1, 16.4,
    /// 19.3, 10.2).
    HoldTheLine,
}

/// The orders with which a Roman is asked nothing in the Gallic turn.
pub const USUAL_ORDERS: [StandingOrder; 3] =
    [StandingOrder::Usual, StandingOrder::BestDie, StandingOrder::HoldTheLine];

/// How far around a fort those stand whom an order for its neighbourhood is for.
const NEAR: u8 = 5;

/// A shot that is offered, with what orders ask about it.
struct Shot {
    action: Action,
    fort: Option<Hex>,
    unit: Option<Unit>,
    /// Where the shooter stands.
    from: Hex,
    range: u8,
    at: Unit,
    /// How many units have come to this range this turn.
    passed: u8,
}

impl Shot {
    fn of(public: &Board, action: Action) -> Option<Self> {
        if let Action::FireFort { fort, range, at } = action {
            let shots = public.fort_in(fort).map(|index| public.forts[index].shots)?;
            let passed = shots.passed[usize::from(range).clamp(1, 3) - 1];
            let from = fort;
            Some(Self { action, fort: Some(fort), unit: None, from, range, at, passed })
        } else if let Action::FireUnit { unit, range, at } = action {
            let passed = public.missiles.get(unit)?.passed[usize::from(range).clamp(1, 3) - 1];
            let from = public.hex_of(unit)?;
            Some(Self { action, fort: None, unit: Some(unit), from, range, at, passed })
        } else {
            None
        }
    }

    fn is_for(&self, pack: &Pack, whom: Whom) -> bool {
        match whom {
            Whom::All => true,
            Whom::Forts => self.fort.is_some(),
            Whom::Missiles => self.unit.is_some(),
            Whom::Fort(hex) => self.fort == Some(hex),
            Whom::Unit(unit) => self.unit == Some(unit),
            Whom::Near(hex, within) => GRID.distance(self.from, hex) <= within,
            Whom::Zone(zone) => pack.ground(self.from).nearest.contains(zone),
        }
    }

    /// The factors of Gauls next to the shooter who could attack, the target among them.
    fn pressure(&self, pack: &Pack, public: &Board) -> u16 {
        let near = pack.next(self.from).flat_map(|hex| public.men(Side::Gaul, hex));
        let able = near.filter(|unit| *unit != self.at && !public.disrupted.contains(*unit));
        let factor = |unit: Unit| u16::from(pack.unit(unit).combat);
        able.map(factor).sum::<u16>() + factor(self.at)
    }

    /// How many others have a shot at the hex of the target.
    fn others(&self, public: &Board, shots: &[Self]) -> usize {
        let hex = public.hex_of(self.at);
        let mut others: Vec<(Option<Hex>, Option<Unit>)> = shots
            .iter()
            .filter(|shot| public.hex_of(shot.at) == hex)
            .map(|shot| (shot.fort, shot.unit))
            .filter(|by| *by != (self.fort, self.unit))
            .collect();
        others.sort_unstable();
        others.dedup();
        others.len()
    }

    fn fits(
        &self,
        pack: &Pack,
        public: &Board,
        moment: Option<Moment>,
        shots: &[Self],
        when: Trigger,
    ) -> bool {
        match when {
            Trigger::Always => true,
            Trigger::Range(range) => self.range == range,
            Trigger::Stack => {
                let hex = public.hex_of(self.at);
                hex.is_some_and(|hex| public.men(Side::Gaul, hex).count() > 1)
            }
            Trigger::King => self.at == Unit::VERCINGETORIX,
            Trigger::Last => moment.is_none_or(Moment::is_last),
            Trigger::After => moment.is_some_and(Moment::after_combat),
            Trigger::Strong(factor) => pack.unit(self.at).combat >= factor,
            Trigger::Horse => pack.is_cavalry(self.at),
            Trigger::Works => public.hex_of(self.at).is_some_and(|hex| pack.ground(hex).works),
            Trigger::Nth(number) => self.passed >= number,
            Trigger::Adds(factors) => self.pressure(pack, public) >= factors.into(),
            Trigger::Saved(count) => self.others(public, shots) >= count.into(),
            Trigger::Turn(turn) => public.turn >= turn,
        }
    }

    /// What a sensible player does: early shots at good infantry, the fort's primary at the end,
    /// archers at the first who stop; after battles whatever is left.
    fn is_sensible(&self, pack: &Pack, public: &Board, moment: Option<Moment>) -> bool {
        if self.at == Unit::VERCINGETORIX {
            return true;
        }
        let fresh = !public.disrupted.contains(self.at);
        if let Some(moment) = moment
            && moment.after_combat()
        {
            return moment == Moment::Advance || fresh;
        }
        let last = moment.is_none_or(Moment::is_last);
        let foot = pack.unit(self.at).kind == Kind::Infantry;
        let good = pack.unit(self.at).combat >= 6;
        match (self.fort, self.range) {
            (_, _) if moment.is_none() => true,
            (Some(_), 1) => false,
            (Some(_), _) => foot && fresh && (good || self.passed >= 4),
            (None, 1) => last && fresh && (foot || self.passed >= 3),
            (None, _) => foot && fresh && (good || self.passed >= 3),
        }
    }

    /// How much a target after all movement is worth.
    fn worth(&self, pack: &Pack, public: &Board) -> u32 {
        let king = u32::from(self.at == Unit::VERCINGETORIX) * 10_000;
        let factor = u32::from(pack.unit(self.at).combat);
        let Some(hex) = public.hex_of(self.at).filter(|_| self.fort.is_some() && self.range == 1)
        else {
            return king + factor;
        };
        let men = public.men(Side::Gaul, hex);
        let fresh = men.clone().filter(|unit| !public.disrupted.contains(*unit));
        let sum: u32 = fresh.map(|unit| u32::from(pack.unit(unit).combat)).sum();
        king + sum * men.count().min(2) as u32 * 10 + factor
    }
}

/// What an order says of a shot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Fire,
    Hold,
    Ask,
}

/// The shots that are offered, forts before others, longer ranges first, the best target of each
/// first.
fn offered(pack: &Pack, public: &Board, offers: &[Action]) -> Vec<Shot> {
    let mut shots: Vec<Shot> =
        offers.iter().filter_map(|action| Shot::of(public, *action)).collect();
    shots.sort_by_key(|shot| {
        let worth = std::cmp::Reverse(shot.worth(pack, public));
        (shot.fort.is_none(), std::cmp::Reverse(shot.range), shot.fort, shot.unit, worth)
    });
    shots
}

/// The first order that speaks of a shot, and what it says.
fn spoken(
    orders: &[StandingOrder],
    pack: &Pack,
    public: &Board,
    moment: Option<Moment>,
    shots: &[Shot],
    shot: &Shot,
) -> Option<(usize, Word)> {
    let fits = |when: Trigger| shot.fits(pack, public, moment, shots, when);
    let speaks = |whom: Whom, when: Trigger, and: Option<Trigger>, word: Word| {
        (shot.is_for(pack, whom) && fits(when) && and.is_none_or(fits)).then_some(word)
    };
    let plainly = |fires: bool| if fires { Word::Fire } else { Word::Hold };
    orders.iter().enumerate().find_map(|(index, order)| {
        let word = match *order {
            StandingOrder::Fire { whom, when, and } => speaks(whom, when, and, Word::Fire),
            StandingOrder::Hold { whom, when, and } => speaks(whom, when, and, Word::Hold),
            StandingOrder::Ask { whom, when, and } => speaks(whom, when, and, Word::Ask),
            StandingOrder::KeepPrimary { whom } => {
                let primary = shot.is_for(pack, whom) && shot.fort.is_some() && shot.range == 1;
                primary.then(|| plainly(moment.is_none()))
            }
            StandingOrder::Usual => Some(plainly(shot.is_sensible(pack, public, moment))),
            StandingOrder::BestDie | StandingOrder::Stay | StandingOrder::HoldTheLine => None,
        };
        Some((index, word?))
    })
}

/// What the orders of a seat answer to the fire that is offered: which order, and what.
fn fire(
    orders: &[StandingOrder],
    pack: &Pack,
    view: &View,
    moment: Option<Moment>,
    offers: &[Action],
) -> Option<(usize, Action)> {
    let public = view.board(pack);
    let shots = offered(pack, public, offers);
    let mut held = None;
    let mut asks = false;
    for shot in &shots {
        match spoken(orders, pack, public, moment, &shots, shot) {
            Some((index, Word::Fire)) => return Some((index, shot.action)),
            Some((index, Word::Hold)) => held = Some(index),
            Some((_, Word::Ask)) | None => asks = true,
        }
    }
    if asks { None } else { held.map(|index| (index, Action::HoldFire)) }
}

/// The first order that wants the player to be asked about the fire that is offered.
pub(crate) fn asking(
    orders: &[StandingOrder],
    pack: &'static Pack,
    view: &View,
    offers: &[Action],
) -> Option<usize> {
    let moment = view.public.phase().fire()?.moment();
    let public = view.board(pack);
    let shots = offered(pack, public, offers);
    shots.iter().find_map(|shot| match spoken(orders, pack, public, moment, &shots, shot)? {
        (index, Word::Ask) => Some(index),
        (_, Word::Fire | Word::Hold) => None,
    })
}

/// The answer of a seat's orders to a decision, and which of them gave it.
pub(crate) fn answers(
    orders: &[StandingOrder],
    pack: &'static Pack,
    view: &View,
    offers: &[Action],
) -> Option<(usize, Reply<Action>)> {
    let place = |wanted: StandingOrder| orders.iter().position(|order| *order == wanted);
    let own = crate::state::side_of(view.seat?);
    let line =
        |attacker: Side| place(StandingOrder::HoldTheLine).filter(|_| attacker == own.enemy());
    let (index, action) = if let Some(when) = view.public.phase().fire() {
        fire(orders, pack, view, when.moment(), offers)?
    } else if let Phase::Excess { side, after: After::EnemyTurn, .. } = *view.public.phase() {
        let weakest = offers.iter().filter_map(|action| {
            let Action::Remove { unit } = *action else { return None };
            Some(unit)
        });
        let unit = weakest.min_by_key(|unit| (pack.unit(*unit).combat, *unit))?;
        (line(side.enemy())?, Action::Remove { unit })
    } else {
        let attacker = view.public.interrupted().attacker()?;
        let battle = view.public.battle()?;
        match battle.step {
            Step::Dice => {
                let [attack, defence] = battle.odds;
                let column = pack.column(attack, defence);
                let merit = |face: u8| {
                    let merit = pack.verdict(column, face.into()).merit();
                    if attacker == Side::Rome { merit } else { -merit }
                };
                let best = battle.dice.iter().copied().max_by_key(|face| merit(*face))?;
                (place(StandingOrder::BestDie)?, Action::PickDie { face: best })
            }
            Step::Advance => {
                let stays = place(StandingOrder::Stay).or_else(|| line(attacker));
                (stays?, Action::EndAdvance)
            }
            Step::Retreat => {
                let ways = |action: &&Action| {
                    matches!(action, Action::Retreat { .. } | Action::RetreatOff { .. })
                };
                (line(attacker)?, *offers.iter().find(ways)?)
            }
            Step::Company(leader) => {
                let strength = |unit: &Unit| pack.unit(*unit).combat;
                let beside = offers.iter().filter_map(|action| {
                    let Action::Accompany { unit, .. } = action else { return None };
                    Some(*unit)
                });
                let unit = beside.max_by_key(strength)?;
                (line(attacker)?, Action::Accompany { leader, unit })
            }
            Step::Fate(_) | Step::Exile(_) => return None,
        }
    };
    offers.contains(&action).then_some((index, Reply::always(action)))
}

/// The orders that a player can choose from: for all, and for each fort, archer and slinger that
/// stands.
pub(crate) fn known(pack: &'static Pack, view: &View, lang: Lang) -> Vec<OrderSpec<StandingOrder>> {
    let roman = view.seat.is_none_or(|seat| crate::state::side_of(seat) == Side::Rome);
    let mut orders = vec![StandingOrder::BestDie, StandingOrder::HoldTheLine, StandingOrder::Stay];
    if roman {
        orders.insert(0, StandingOrder::Usual);
        let forts = view.public.forts.iter().map(|fort| Whom::Fort(fort.hex));
        let units =
            Unit::missiles().filter(|unit| view.public.hex_of(*unit).is_some()).map(Whom::Unit);
        let near = view.public.forts.iter().map(|fort| Whom::Near(fort.hex, NEAR));
        let whom = [Whom::All, Whom::Forts, Whom::Missiles]
            .into_iter()
            .chain(forts)
            .chain(units)
            .chain(Zone::all().map(Whom::Zone))
            .chain(near);
        for whom in whom {
            let reach = match whom {
                Whom::Missiles | Whom::Unit(_) => pack.missile_range,
                Whom::All | Whom::Forts | Whom::Fort(_) | Whom::Zone(_) | Whom::Near(..) => {
                    pack.engine_range
                }
            };
            let when: &[Trigger] = match whom {
                Whom::All | Whom::Forts | Whom::Missiles => &[
                    Trigger::Always,
                    Trigger::Stack,
                    Trigger::King,
                    Trigger::Last,
                    Trigger::After,
                    Trigger::Strong(6),
                    Trigger::Strong(7),
                    Trigger::Strong(8),
                    Trigger::Strong(9),
                    Trigger::Horse,
                    Trigger::Works,
                    Trigger::Nth(2),
                    Trigger::Nth(3),
                    Trigger::Nth(4),
                    Trigger::Nth(5),
                    Trigger::Adds(6),
                    Trigger::Adds(12),
                    Trigger::Adds(18),
                    Trigger::Adds(24),
                    Trigger::Adds(30),
                    Trigger::Saved(1),
                    Trigger::Saved(2),
                    Trigger::Turn(2),
                    Trigger::Turn(4),
                    Trigger::Turn(6),
                    Trigger::Turn(8),
                    Trigger::Turn(10),
                ],
                // There are many forts and archers: for one alone the choice is shorter.
                Whom::Fort(_) | Whom::Unit(_) => &[Trigger::Always, Trigger::Last],
                Whom::Zone(_) | Whom::Near(..) => &[Trigger::Always, Trigger::Adds(12)],
            };
            let when = when.iter().copied().chain((1..=reach).map(Trigger::Range));
            for when in when {
                orders.push(StandingOrder::Fire { whom, when, and: None });
                orders.push(StandingOrder::Hold { whom, when, and: None });
                orders.push(StandingOrder::Ask { whom, when, and: None });
            }
            // At a range, and something else besides: what shots of one kind are saved for.
            let and: &[Trigger] = match whom {
                Whom::All | Whom::Forts | Whom::Missiles => &[
                    Trigger::Stack,
                    Trigger::Strong(7),
                    Trigger::Last,
                    Trigger::Nth(3),
                    Trigger::Adds(12),
                ],
                Whom::Fort(_) => &[Trigger::Stack, Trigger::Strong(7)],
                Whom::Unit(_) | Whom::Zone(_) | Whom::Near(..) => &[],
            };
            for when in (1..=reach).map(Trigger::Range) {
                for and in and.iter().copied().map(Some) {
                    orders.push(StandingOrder::Fire { whom, when, and });
                    if !matches!(whom, Whom::Fort(_)) {
                        orders.push(StandingOrder::Hold { whom, when, and });
                        orders.push(StandingOrder::Ask { whom, when, and });
                    }
                }
            }
            if matches!(whom, Whom::Forts | Whom::Fort(_)) {
                orders.push(StandingOrder::KeepPrimary { whom });
            }
        }
    }
    orders.into_iter().map(|order| described(pack, order, lang)).collect()
}

/// An order in words.
fn described(pack: &'static Pack, order: StandingOrder, lang: Lang) -> OrderSpec<StandingOrder> {
    let (id, whom, when, rule) = match order {
        StandingOrder::Fire { whom, when, .. } => ("fire", Some(whom), Some(when), "20.5"),
        StandingOrder::Hold { whom, when, .. } => ("hold", Some(whom), Some(when), "20.5"),
        StandingOrder::Ask { whom, .. } => ("ask", Some(whom), None, "20.5"),
        StandingOrder::KeepPrimary { whom } => ("keep-primary", Some(whom), None, "24.4"),
        StandingOrder::Usual => ("usual", None, None, "20.5"),
        StandingOrder::BestDie => ("best-die", None, None, "19.4"),
        StandingOrder::Stay => ("stay", None, None, "16.1"),
        StandingOrder::HoldTheLine => ("hold-the-line", None, None, "16.4"),
    };
    let mut message = match when {
        Some(when) => triggered(&format!("order-{id}"), when, rule),
        None => Message::new(format!("order-{id}"), Rule(rule)),
    };
    if let Some(whom) = whom {
        message = message.with("whom", Arg::Text(named(pack, whom, lang)));
    }
    if let StandingOrder::Ask { when, and, .. } = order {
        message = message.with("when", Arg::Text(moments(when, and, lang)));
    }
    let path = match whom {
        Some(Whom::Fort(hex) | Whom::Near(hex, _)) => vec![Anchor::Place(hex.to_string())],
        Some(Whom::Zone(zone)) => vec![Anchor::Place(crate::scene::zone_place(zone))],
        Some(Whom::Unit(unit)) => vec![Anchor::Piece(unit.name().to_owned())],
        Some(Whom::All | Whom::Forts | Whom::Missiles) | None => Vec::new(),
    };
    let mut label = phrasebook().say(lang, &message);
    if let StandingOrder::Fire { and: Some(and), .. } | StandingOrder::Hold { and: Some(and), .. } =
        order
    {
        let and = phrasebook().say(lang, &triggered("order-and", and, rule));
        let both = Message::new("order-both", Rule(rule)).with("order", Arg::Text(label));
        label = phrasebook().say(lang, &both.with("and", Arg::Text(and)));
    }
    let button = phrasebook().attribute(lang, &format!("order-{id}"), "button");
    let button = button.unwrap_or_else(|| label.clone());
    // To hold is also an answer for the rest of a turn.
    let turn = matches!(order, StandingOrder::Hold { whom: Whom::All, when: Trigger::Always, .. });
    let lasts = if turn { Lasts::Fight } else { Lasts::Game };
    OrderSpec { id: order, label, button, lasts, rule: Rule(rule), path }
}

/// When an order speaks, in a few words.
fn moments(when: Trigger, and: Option<Trigger>, lang: Lang) -> String {
    let said = |when: Trigger| phrasebook().say(lang, &triggered("clause-when", when, "20.5"));
    match and {
        Some(and) => format!("{}, {}", said(when), said(and)),
        None => said(when),
    }
}

/// The lines of the usual profile: whom, when, and whether they fire.
const PROFILE: [(&str, &str, Does); 7] = [
    ("order-whom-all", "clause-when-king", Does::Acts),
    ("order-whom-forts", "clause-usual-far", Does::Acts),
    ("order-whom-forts", "clause-usual-end", Does::Acts),
    ("order-whom-missiles", "clause-usual-far", Does::Acts),
    ("order-whom-missiles", "clause-usual-near", Does::Acts),
    ("order-whom-all", "clause-usual-after", Does::Acts),
    ("order-whom-all", "clause-otherwise", Does::Refrains),
];

/// An order as lines of a table.
pub(crate) fn clauses(pack: &'static Pack, order: &StandingOrder, lang: Lang) -> Vec<Clause> {
    let word = |id: &str| phrasebook().get(lang, id).unwrap_or_default();
    let clause = |object: String, when: String, does: Does| {
        let answer = word(match does {
            Does::Acts => "clause-fire",
            Does::Refrains => "clause-hold",
            Does::Asks => "clause-ask",
        });
        Clause { object, when, answer, does }
    };
    let one = |whom: Whom, when: Trigger, and: Option<Trigger>, does: Does| {
        vec![clause(named(pack, whom, lang), moments(when, and, lang), does)]
    };
    match *order {
        StandingOrder::Fire { whom, when, and } => one(whom, when, and, Does::Acts),
        StandingOrder::Hold { whom, when, and } => one(whom, when, and, Does::Refrains),
        StandingOrder::Ask { whom, when, and } => one(whom, when, and, Does::Asks),
        StandingOrder::KeepPrimary { whom } => {
            let whom = named(pack, whom, lang);
            vec![
                clause(whom.clone(), word("clause-primary-on-the-way"), Does::Refrains),
                clause(whom, word("clause-primary-after"), Does::Acts),
            ]
        }
        StandingOrder::Usual => {
            let line =
                |(whom, when, does): (&str, &str, Does)| clause(word(whom), word(when), does);
            PROFILE.into_iter().map(line).collect()
        }
        StandingOrder::BestDie | StandingOrder::Stay | StandingOrder::HoldTheLine => Vec::new(),
    }
}

/// Words about a trigger: the message is called by what it says and the trigger's name.
fn triggered(of: &str, when: Trigger, rule: &'static str) -> Message {
    let (kind, number) = match when {
        Trigger::Always => ("always", None),
        Trigger::Range(range) => ("range", Some(("range", range))),
        Trigger::Stack => ("stack", None),
        Trigger::King => ("king", None),
        Trigger::Last => ("last", None),
        Trigger::After => ("after", None),
        Trigger::Strong(number) => ("strong", Some(("number", number))),
        Trigger::Horse => ("horse", None),
        Trigger::Works => ("works", None),
        Trigger::Nth(number) => ("nth", Some(("number", number))),
        Trigger::Adds(number) => ("adds", Some(("number", number))),
        Trigger::Saved(number) => ("saved", Some(("number", number))),
        Trigger::Turn(number) => ("turn", Some(("number", number))),
    };
    let message = Message::new(format!("{of}-{kind}"), Rule(rule));
    match number {
        Some((name, number)) => message.with(name, number),
        None => message,
    }
}

fn named(pack: &'static Pack, whom: Whom, lang: Lang) -> String {
    let (id, arg) = match whom {
        Whom::All => ("order-whom-all", None),
        Whom::Forts => ("order-whom-forts", None),
        Whom::Missiles => ("order-whom-missiles", None),
        Whom::Fort(hex) => ("order-whom-fort", Some(("fort", hex.say(pack)))),
        Whom::Unit(unit) => ("order-whom-unit", Some(("unit", unit.say(pack)))),
        Whom::Near(hex, _) => ("order-whom-near", Some(("fort", hex.say(pack)))),
        Whom::Zone(zone) => ("order-whom-zone", Some(("zone", zone.say(pack)))),
    };
    let message = Message::new(id, Rule("20.5"));
    let message = match arg {
        Some((name, arg)) => message.with(name, arg),
        None => message,
    };
    let message = match whom {
        Whom::Near(_, within) => message.with("within", within),
        Whom::All
        | Whom::Forts
        | Whom::Missiles
        | Whom::Fort(_)
        | Whom::Unit(_)
        | Whom::Zone(_) => message,
    };
    phrasebook().say(lang, &message)
}
