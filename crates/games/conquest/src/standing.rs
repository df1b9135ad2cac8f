//! Standing orders: answers to the routine of the other side's phases, given in advance.
//!
//! An order is a habit, for everybody or for one legion, group of horse or tribe; the narrower one
//! wins. Of everything that a window offers, each thing has its habit: what a habit wants is done;
//! what no habit speaks of is asked; and a window in which every habit declines is closed. `Usual` is
//! all habits together, as a sensible player of the side has them.

mod sense;

use kernel::{Anchor, Arg, Lang, Lasts, Message, OrderSpec, Reply, Rule, Say as _, Shown as _};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::ids::{Group, Leader, Side, Tribe, Unit};
use crate::pack::{Kind, Pack};
use crate::state::{Phase, Segment, State};
use crate::view::View;

/// Whom an order is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whom {
    /// Everybody.
    All,
    /// A legion or a group of horse.
    Group(Group),
    /// A tribe.
    Tribe(Tribe),
}

/// What is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Routine {
    Fire,
    Reply,
    Harassed,
    Withdraw,
    Extend,
    Turn,
    Leader,
    Engines,
    Rout,
    Way,
    OddHit,
    Clash,
    Allot,
    Facing,
    Trump,
}

macro_rules! habits {
    ($($(#[$about:meta])* $habit:ident = $rule:literal $(for $routine:ident)?),+ $(,)?) => {
        /// How something is answered, whenever it comes.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum Habit { $($(#[$about])* $habit,)+ }

        impl Habit {
            /// All of them.
            pub const ALL: [Self; [$($rule),+].len()] = [$(Self::$habit),+];

            /// The rule of the decision that it answers.
            fn rule(self) -> Rule {
                match self { $(Self::$habit => Rule($rule),)+ }
            }

            /// What it decides; everything, if nothing is said.
            fn routine(self) -> Option<Routine> {
                let named: &[Routine] = match self { $(Self::$habit => &[$(Routine::$routine)?],)+ };
                named.first().copied()
            }

            /// Its name in the texts.
            fn word(self) -> String {
                let name = match self { $(Self::$habit => kernel::snake_case!($habit),)+ };
                name.replace('_', "-")
            }
        }
    };
}

habits! {
    /// Everything, as a sensible player would.
    Usual = "8.25",
    /// 8.21, 8.23: everybody who can shoots at those who come or leave.
    ShootAtAll = "8.23" for Fire,
    /// 8.23: cohorts keep their pila for heavy units, the others shoot.
    ShootAtHeavy = "8.23" for Fire,
    /// Nobody shoots.
    HoldFire = "8.23" for Fire,
    /// 8.24: who is shot at shoots back.
    ShootBack = "8.24" for Reply,
    /// Cohorts keep their pila, the others shoot back.
    SavePila = "8.24" for Reply,
    /// Nobody does.
    NoReply = "8.24" for Reply,
    /// 8.64: who is harassed shoots back.
    AnswerHarassment = "8.64" for Harassed,
    /// 8.65: he chases light infantry.
    ChaseThem = "8.65" for Harassed,
    /// He lets it pass.
    BearHarassment = "8.64" for Harassed,
    /// 6.51: who may withdraws before heavy units.
    FallBack = "6.51" for Withdraw,
    /// Nobody withdraws.
    StandFast = "6.51" for Withdraw,
    /// 6.61: lines extend into gaps.
    CloseGaps = "6.61" for Extend,
    /// They stay in pairs.
    KeepPairs = "6.61" for Extend,
    /// 7.15: who is taken in flank or rear turns, if that helps.
    TurnToThem = "7.15" for Turn,
    /// Nobody turns.
    KeepFront = "7.15" for Turn,
    /// 4.62: leaders who stand alone go away, the others stay.
    LeadersAway = "4.62" for Leader,
    /// 9.34: catapults shoot at those who come within three hexes, and with what is left at the end.
    CatapultsShoot = "9.34" for Engines,
    /// They hold.
    CatapultsHold = "9.34" for Engines,
    /// 10.38: leaders go along with those who rout.
    LeadersFollow = "10.38" for Rout,
    /// They stay.
    LeadersRemain = "10.38" for Rout,
    /// 10.31: those who flee take any way that is as good.
    AnyWay = "10.31" for Way,
    /// 10.12: odd hits go to who can bear most.
    StrongestBears = "10.12" for OddHit,
    /// 8.35: the unit that does best is named.
    NameTheBest = "8.35" for Clash,
    /// 8.32: attackers strike what is before them as it lies.
    StrikeAhead = "8.32" for Allot,
    /// 8.42, 10.47: who may turn keeps his facing.
    KeepFacing = "8.42" for Facing,
    /// 5.42: no trump and no momentum is trumped.
    LetStand = "5.42" for Trump,
}

impl Habit {
    /// How long it stands when its button gives it: to the end of the leader's phase, but for those
    /// of dice and steps, which nobody wants to be asked again.
    fn lasts(self) -> Lasts {
        match self.routine() {
            Some(
                Routine::Fire
                | Routine::Reply
                | Routine::Harassed
                | Routine::Withdraw
                | Routine::Extend
                | Routine::Turn
                | Routine::Engines
                | Routine::Trump,
            ) => Lasts::Fight,
            Some(
                Routine::Leader
                | Routine::Rout
                | Routine::Way
                | Routine::OddHit
                | Routine::Clash
                | Routine::Allot
                | Routine::Facing,
            )
            | None => Lasts::Game,
        }
    }

    /// Whether it can be for one legion or tribe.
    fn has_object(self) -> bool {
        matches!(
            self.routine(),
            Some(
                Routine::Fire
                    | Routine::Reply
                    | Routine::Withdraw
                    | Routine::Extend
                    | Routine::Turn
            )
        )
    }
}

/// An answer in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StandingOrder {
    /// What.
    pub habit: Habit,
    /// For whom.
    #[serde(default = "everybody")]
    pub whom: Whom,
}

fn everybody() -> Whom {
    Whom::All
}

impl StandingOrder {
    /// A habit of everybody.
    pub fn of_all(habit: Habit) -> Self {
        Self { habit, whom: Whom::All }
    }
}

/// How soon something is done: leaders first, shots last; the likelier to matter, the sooner.
type Rank = (u8, u8, Unit);

/// The orders of a seat before a decision.
struct Reader<'a> {
    state: &'a State,
    orders: &'a [StandingOrder],
}

impl Reader<'_> {
    /// The habit that a unit has, and which order says so: the narrower first.
    fn habit(&self, routine: Routine, unit: Unit) -> Option<(usize, Habit)> {
        let data = self.state.battle.unit(unit);
        let own = |whom: Whom| match whom {
            Whom::All => false,
            Whom::Group(group) => data.group == Some(group),
            Whom::Tribe(tribe) => data.tribe == Some(tribe),
        };
        self.find(|order| order.habit.routine() == Some(routine) && own(order.whom))
            .or_else(|| self.common(routine))
    }

    /// The habit of everybody.
    fn common(&self, routine: Routine) -> Option<(usize, Habit)> {
        self.find(|order| order.habit.routine() == Some(routine) && order.whom == Whom::All)
            .or_else(|| self.find(|order| order.habit == Habit::Usual))
    }

    fn find(&self, fits: impl Fn(&StandingOrder) -> bool) -> Option<(usize, Habit)> {
        let index = self.orders.iter().position(fits)?;
        Some((index, self.orders[index].habit))
    }

    /// A window in which several may react.
    fn window(&self, offers: &[Action]) -> Option<(usize, Action)> {
        let mut wanted: Option<(Rank, usize, Action)> = None;
        let (mut held, mut asks) = (None, false);
        for offer in offers.iter().copied().filter(|offer| *offer != Action::Done) {
            let Some((index, rank)) = self.reaction(offer) else {
                asks = true;
                continue;
            };
            match rank {
                Some(rank) if wanted.is_none_or(|(best, _, _)| rank < best) => {
                    wanted = Some((rank, index, offer));
                }
                Some(_) => {}
                None => held = Some(index),
            }
        }
        match wanted {
            Some((_, index, offer)) => Some((index, offer)),
            None if asks => None,
            None => held.map(|index| (index, Action::Done)),
        }
    }

    /// The order that speaks of a reaction, and how soon it is wanted, if it is.
    fn reaction(&self, offer: Action) -> Option<(usize, Option<Rank>)> {
        let state = self.state;
        if let Action::LeaderAway { leader, to } = offer {
            let (index, habit) = self.common(Routine::Leader)?;
            let far = state.leader_goes(habit, leader, to);
            return Some((index, far.map(|far| (0, far, Unit(0)))));
        }
        if let Action::Turn { unit, facing } = offer {
            let (index, habit) = self.habit(Routine::Turn, unit)?;
            return Some((index, state.turn_helps(habit, unit, facing).then_some((1, 0, unit))));
        }
        if let Action::Withdraw { unit } | Action::WithdrawStack { unit } = offer {
            let (index, habit) = self.habit(Routine::Withdraw, unit)?;
            return Some((index, state.gives_way(habit, unit).then_some((2, 0, unit))));
        }
        if let Action::Extend { unit, to } = offer {
            let (index, habit) = self.habit(Routine::Extend, unit)?;
            return Some((index, state.closes_gap(habit, unit, to).then_some((3, 0, unit))));
        }
        if let Action::ReactFire { unit, at } = offer {
            let (index, habit) = self.habit(Routine::Fire, unit)?;
            let left = state.quality(at).saturating_sub(state.piece(at).hits);
            return Some((index, state.shoots(habit, unit, at).then_some((4, left, unit))));
        }
        let Action::Shoot { unit, at } = offer else { return None };
        let (index, habit) = self.common(Routine::Engines)?;
        let light = u8::from(!state.top(at).is_some_and(|top| state.is_heavy(top)));
        Some((index, state.engine_shoots(habit, unit, at).then_some((5, light, unit))))
    }

    /// A unit withdraws, having begun: straight back, as far as it may.
    fn withdraws(&self, unit: Unit, mover: Unit, offers: &[Action]) -> Option<(usize, Action)> {
        let (index, habit) = self.habit(Routine::Withdraw, unit)?;
        if habit == Habit::StandFast {
            return None;
        }
        let state = self.state;
        let grid = state.battle.grid;
        let enemy = state.piece(mover).spot.hex()?;
        let back = offers
            .iter()
            .filter_map(|offer| if let Action::Step { to } = offer { Some(*to) } else { None });
        let step = back.max_by_key(|to| (grid.distance(*to, enemy), u16::MAX - to.ccrr()));
        Some((index, step.map_or(Action::Done, |to| Action::Step { to })))
    }

    /// What is answered, by which order.
    fn answer(&self, offers: &[Action]) -> Option<(usize, Action)> {
        let state = self.state;
        let first = |wanted: fn(&Action) -> bool| offers.iter().copied().find(wanted);
        match *state.public.phase.top() {
            Phase::React(_) | Phase::Leave(_) | Phase::Queue | Phase::Away(_) => {
                self.window(offers)
            }
            Phase::Withdraw(way) => self.withdraws(way.unit, way.mover, offers),
            Phase::Reply(aim) => {
                let (index, habit) = self.habit(Routine::Reply, aim.by)?;
                let saves = state.kind(aim.by) == Kind::Cohort
                    && (habit == Habit::SavePila
                        || habit == Habit::Usual && state.side(aim.by) == Side::Rome);
                let shoots = habit != Habit::NoReply && !saves;
                Some((index, if shoots { Action::ShootBack } else { Action::Done }))
            }
            Phase::Harass(harass) => {
                let (index, habit) = self.habit(Routine::Harassed, harass.at)?;
                Some((index, state.answer_to_harassment(habit, harass.by, harass.at, offers)))
            }
            Phase::Press { unit, .. } => {
                let (index, _) = self.habit(Routine::Harassed, unit)?;
                Some((index, first(|offer| matches!(offer, Action::Step { .. }))?))
            }
            Phase::StepBack { unit } => {
                let (index, _) = self.habit(Routine::Harassed, unit)?;
                Some((index, first(|offer| matches!(offer, Action::Step { .. }))?))
            }
            Phase::Follow { unit, leader } => {
                let (index, habit) = self.common(Routine::Rout)?;
                let stays = habit == Habit::LeadersRemain
                    || habit == Habit::Usual && state.commander_stays(leader, unit);
                Some((index, if stays { Action::Stay } else { Action::Follow }))
            }
            Phase::Flee(_) => {
                let (index, _) = self.common(Routine::Way)?;
                Some((index, first(|offer| matches!(offer, Action::FleeTo { .. }))?))
            }
            Phase::OddHit { among, .. } => {
                let (index, _) = self.common(Routine::OddHit)?;
                let left = |unit: &Unit| {
                    let bears = state.quality(*unit).saturating_sub(state.piece(*unit).hits);
                    (bears, u16::MAX - unit.0)
                };
                let unit = among.iter().max_by_key(left)?;
                Some((index, Action::OddHit { unit }))
            }
            Phase::NameDefender { .. } | Phase::NameAttacker { .. } => {
                let (index, _) = self.common(Routine::Clash)?;
                Some((index, state.name_the_best(offers)?))
            }
            Phase::Shock(shock) if shock.segment == Segment::Allot => {
                // What matters is asked: the usual habits do not speak of it.
                let (index, _) = self.find(|order| order.habit == Habit::StrikeAhead)?;
                Some((index, Action::AllotRest))
            }
            Phase::Advance(_) | Phase::Face => {
                let (index, _) = self.common(Routine::Facing)?;
                Some((index, Action::Done))
            }
            Phase::Answer(_) | Phase::Countered { .. } => {
                let trumps = |order: &StandingOrder| order.habit == Habit::LetStand;
                let asked = state.active_rome_asks();
                let (index, _) = self.find(trumps).or_else(|| {
                    self.find(|order| order.habit == Habit::Usual).filter(|_| !asked)
                })?;
                Some((index, Action::LetStand))
            }
            Phase::Setup
            | Phase::Auxiliaries
            | Phase::Elite
            | Phase::Due(_)
            | Phase::Orders(_)
            | Phase::Shock(_)
            | Phase::Momentum { .. }
            | Phase::Handover { .. }
            | Phase::Close { .. }
            | Phase::Return { .. }
            | Phase::Over { .. }
            | Phase::Move(_)
            | Phase::Ride(_)
            | Phase::Driven { .. }
            | Phase::Late
            | Phase::Choose { .. }
            | Phase::Pursuit(_)
            | Phase::Enter { .. }
            | Phase::Pursuer { .. }
            | Phase::RideHome { .. }
            | Phase::Arrive => None,
        }
    }
}

impl State {
    /// A leader's phase, for orders that stand as long as it.
    pub(crate) fn phase_of_orders(&self) -> Option<kernel::Fight> {
        let orders = self.orders()?;
        let leader = orders.leader.map_or(Leader::COUNT, Leader::index);
        let used = orders.leader.map_or(0, |leader| usize::from(self.public.leaders[leader].used));
        let turn = usize::from(self.public.turn);
        let place = (turn * (Leader::COUNT + 1) + leader) * 10 + used;
        Some(kernel::Fight { place, round: 0 })
    }
}

/// The answer of a seat's orders to a decision, and which of them gave it.
pub(crate) fn answers(
    orders: &[StandingOrder],
    pack: &'static Pack,
    view: &View,
    offers: &[Action],
) -> Option<(usize, Reply<Action>)> {
    let state = State::of(pack, view.public.clone());
    let (index, action) = Reader { state: &state, orders }.answer(offers)?;
    offers.contains(&action).then(|| (index, Reply::always(action)))
}

/// Whether an answer to another's move is one that the usual habits want.
pub(crate) fn is_usual(pack: &'static Pack, view: &View, action: Action) -> bool {
    let window = matches!(
        view.public.phase.top(),
        Phase::React(_) | Phase::Leave(_) | Phase::Queue | Phase::Away(_)
    );
    if !window {
        return false;
    }
    let state = State::of(pack, view.public.clone());
    let orders = [StandingOrder::of_all(Habit::Usual)];
    let reader = Reader { state: &state, orders: &orders };
    reader.reaction(action).is_some_and(|(_, rank)| rank.is_some())
}

/// What one order alone answers now. Those for a legion or a tribe are no buttons: they stand in the
/// list of orders.
pub(crate) fn answer(
    order: StandingOrder,
    pack: &'static Pack,
    view: &View,
    offers: &[Action],
) -> Option<Reply<Action>> {
    if order.whom != Whom::All {
        return None;
    }
    answers(&[order], pack, view, offers).map(|(_, reply)| reply)
}

/// The orders that a player can choose from: for all, and for each legion, group of horse or tribe
/// that takes part.
pub(crate) fn known(pack: &'static Pack, view: &View, lang: Lang) -> Vec<OrderSpec<StandingOrder>> {
    let battle = pack.battle(view.public.battle);
    let side = view.seat.map(Side::of);
    let mut objects: Vec<(Whom, Leader)> = Vec::new();
    for leader in battle.leaders.iter().copied() {
        let data = battle.leader(leader);
        let whom = data.group.map(Whom::Group).or(data.tribe.map(Whom::Tribe));
        let own = side.is_none_or(|side| side == data.side);
        if let Some(whom) = whom.filter(|_| own)
            && !objects.iter().any(|(known, _)| *known == whom)
        {
            objects.push((whom, leader));
        }
    }
    let mut all = Vec::new();
    for habit in Habit::ALL {
        all.push(described(pack, StandingOrder::of_all(habit), None, lang));
        if habit.has_object() {
            let of = |(whom, leader): &(Whom, Leader)| {
                described(pack, StandingOrder { habit, whom: *whom }, Some(*leader), lang)
            };
            all.extend(objects.iter().map(of));
        }
    }
    all
}

/// An order in words.
fn described(
    pack: &'static Pack,
    order: StandingOrder,
    leader: Option<Leader>,
    lang: Lang,
) -> OrderSpec<StandingOrder> {
    let book = State::phrasebook();
    let id = format!("order-{}", order.habit.word());
    let rule = order.habit.rule();
    let button = book.attribute(lang, &id, "button");
    let label = book.say(lang, &Message::new(id, rule));
    let label = match order.whom {
        Whom::All => label,
        Whom::Group(group) => for_whom(lang, label, group.say(pack), rule),
        Whom::Tribe(tribe) => for_whom(lang, label, tribe.say(pack), rule),
    };
    let button = button.unwrap_or_else(|| label.clone());
    let path = leader.map(|leader| Anchor::Piece(leader.name().to_owned())).into_iter().collect();
    OrderSpec { id: order, label, button, lasts: order.habit.lasts(), rule, path }
}

fn for_whom(lang: Lang, label: String, whom: Arg, rule: Rule) -> String {
    let message =
        Message::new("order-for", rule).with("whom", whom).with("order", Arg::Text(label));
    State::phrasebook().say(lang, &message)
}
