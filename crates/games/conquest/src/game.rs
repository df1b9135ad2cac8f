//! The rules as the kernel knows them.

use geometry::hex::Hex;
use kernel::{
    Chore, Credits, DataError, GameInfo, PackFiles, Pending, Phases, Rule, Rules, Seat, Setup,
    Table,
};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Field, Group, GroupMap, Leader, LeaderMap, Side, TribeMap, UnitMap};
use crate::missiles::Manner;
use crate::movement::VERTICES;
use crate::orders::Act;
use crate::pack::{Conquest, Kind, Pack, Role};
use crate::sequence::pending;
use crate::shock::Targets;
use crate::state::{
    Aim, Arm, Away, Chief, Eagle, Extras, Given, Go, Mark, Move, Options, Orders, Phase, Piece,
    Public, React, Ride, Rider, Segment, Shock, Spot, Stage, State, Status, Which, Withdraw,
};

mod collected {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

static INFO: GameInfo = GameInfo {
    id: "conquest",
    title: "Caesar: Conquest of Gaul",
    scenarios: Field::NAMES,
    options: Options::SPECS,
    credits: Credits {
        designers: "Richard H. Berg, Mark Herman",
        publisher: "GMT Games, 1998; second edition 2006",
    },
    rules: collected::RULES,
    headings: collected::HEADINGS,
};

impl Public {
    /// A battle as it is set up (S-GEN-1).
    pub(crate) fn new(pack: &Pack, field: Field, options: Options) -> Self {
        let battle = pack.battle(field);
        let plays = |option: &Option<String>| option.is_none() || options.extras == Extras::With;
        let spot =
            |arrives: &Option<String>, start: Option<Hex>, aboard: Option<crate::ids::Unit>| {
                if arrives.is_some() {
                    Spot::Waiting
                } else {
                    aboard.map(Spot::Aboard).or(start.map(Spot::On)).unwrap_or_default()
                }
            };
        let mut units = UnitMap::from_fn(|_| Piece::default());
        for unit in battle.units.iter().copied() {
            let data = battle.unit(unit);
            if !plays(&data.option) {
                continue;
            }
            let mut piece = Piece {
                spot: spot(&data.arrives, data.start, data.aboard),
                facing: data.facing,
                under: data.under,
                ..Piece::default()
            };
            if data.unformed {
                piece.marks.insert(Mark::UNFORMED);
            }
            let inside = data.start.is_some_and(|hex| battle.camp.contains(hex));
            if inside && battle.has_walls && data.side == Side::Rome {
                piece.marks.insert(Mark::SHELTERED);
            }
            units[unit] = piece;
        }
        let mut leaders = LeaderMap::from_fn(|_| Chief::default());
        for leader in battle.leaders.iter().copied() {
            let data = battle.leader(leader);
            if plays(&data.option) {
                leaders[leader] = Chief {
                    spot: spot(&data.arrives, data.start, data.aboard),
                    group: data.group,
                    ..Chief::default()
                };
            }
        }
        let eagles = GroupMap::from_fn(|group| match &battle.eagles[group] {
            Some(data) => {
                Eagle { spot: spot(&data.arrives, data.start, data.aboard), ..Eagle::default() }
            }
            None => Eagle::default(),
        });
        Self {
            options,
            battle: field,
            turn: 1,
            phase: Phases::new(Phase::Setup),
            units,
            leaders,
            eagles,
            groups: GroupMap::default(),
            tribes: TribeMap::default(),
            next: [None; 8],
            trumped: [false; 2],
            elite: [false; 2],
            labienus: crate::ids::GroupSet::EMPTY,
            free_trumps: 0,
            shocked: false,
            withdrawn: false,
            camp_lost: false,
            treviri_left: false,
            beach_head: 0,
            awake: false,
            eagle_landed: false,
            arrived: 0,
            routing: arrayvec::ArrayVec::new(),
            volleys: arrayvec::ArrayVec::new(),
            shot: arrayvec::ArrayVec::new(),
            tried: arrayvec::ArrayVec::new(),
            combats: arrayvec::ArrayVec::new(),
            followers: arrayvec::ArrayVec::new(),
            asked: arrayvec::ArrayVec::new(),
            lost_rome: 0,
            lost_tribes: TribeMap::default(),
        }
    }
}

impl Rules for State {
    type Action = Action;
    type Refusal = Refusal;
    type Event = Event;
    type Pack = Pack;

    fn info() -> &'static GameInfo {
        &INFO
    }

    fn files() -> PackFiles {
        Conquest::files()
    }

    fn load(files: &PackFiles) -> Result<Pack, Vec<DataError>> {
        Pack::load(files)
    }

    fn start(pack: &'static Pack, setup: &Setup, table: &mut Table<'_, Event>) -> Self {
        let field =
            Field::all().find(|field| field.name() == setup.scenario).unwrap_or(Field::BIBRACTE);
        table.tell(|| Event::Began { field });
        Self::of(pack, Public::new(pack, field, Options::read(setup)))
    }

    fn pack(&self) -> &'static Pack {
        self.pack
    }

    fn seats(_: &Setup) -> &'static [&'static str] {
        Side::NAMES
    }

    fn setup(&self) -> Setup {
        self.public.options.setup(self.public.battle.name())
    }

    fn pending(&self) -> Pending {
        pending(self)
    }

    fn due(&self) -> Rule {
        Rule(self.due_rule())
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let _ = seat;
        self.list(out);
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let _ = seat;
        self.judge_action(*action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        let _ = seat;
        self.carry(*action, table);
        self.go_on(table);
    }

    fn chore(&self) -> Option<Chore> {
        matches!(self.public.phase.top(), Phase::Setup).then_some(Chore::SetUp)
    }

    fn stale(&self) -> Option<&'static str> {
        (!self.is_current()).then_some("what stands where")
    }
}

impl State {
    /// The rule of the decision that is due.
    pub(crate) fn due_rule(&self) -> &'static str {
        match *self.public.phase.top() {
            Phase::Setup => "4.22",
            Phase::Auxiliaries => "5.61",
            Phase::Elite => "5.51",
            Phase::Due(_) => "5.12",
            Phase::Answer(_) | Phase::Countered { .. } => "5.42",
            Phase::Orders(_) => "5.21",
            Phase::Shock(shock) => match shock.segment {
                Segment::Mark => "8.31",
                Segment::Allot
                | Segment::Charge
                | Segment::Clear
                | Segment::Leaders
                | Segment::Clash
                | Segment::Struggle
                | Segment::Routs
                | Segment::Collapse
                | Segment::Advance
                | Segment::Last
                | Segment::End => "8.32",
            },
            Phase::Momentum { .. } => "5.31",
            Phase::Handover { .. } => "5.33",
            Phase::Close { .. } => "3.0-E",
            Phase::Return { .. } => "4.63",
            Phase::Over { .. } => "10.61",
            Phase::Move(moving) => match moving.stage {
                Stage::Stopping => "7.25",
                Stage::Ready | Stage::Begin(_) | Stage::Leave(_) | Stage::Go(_) => "6.11",
            },
            Phase::Ride(_) => "6.15",
            Phase::React(_) => "8.25",
            Phase::Leave(_) => "8.21",
            Phase::Withdraw(_) => "6.51",
            Phase::Away(_) => "4.62",
            Phase::Harass(_) => "8.64",
            Phase::Reply(_) => "8.24",
            Phase::Queue => "8.23",
            Phase::Late => "8.11",
            Phase::NameDefender { .. } | Phase::NameAttacker { .. } => "8.35",
            Phase::Choose { .. } => "8.43",
            Phase::Advance(_) => "8.42",
            Phase::Pursuit(_) => "10.52",
            Phase::Follow { .. } => "10.38",
        }
    }

    /// The leader whom the side that is due has picked.
    fn picked(&self) -> Option<Leader> {
        if let Phase::Due(due) = *self.public.phase.top() { due.picked } else { None }
    }

    /// Everything that might be done now.
    fn list(&self, out: &mut Vec<Action>) {
        let leaders = || self.battle.leaders.iter().copied();
        match *self.public.phase.top() {
            Phase::Over { .. } => {}
            Phase::Setup => {
                for one in leaders() {
                    for other in leaders().filter(|other| one < *other) {
                        out.push(Action::SwapLegates { one, other });
                    }
                }
                out.push(Action::Ready);
            }
            Phase::Auxiliaries => {
                out.extend([Action::UseAuxiliaries, Action::SkipAuxiliaries]);
            }
            Phase::Elite => {
                out.extend(leaders().map(|leader| Action::TakeElite { leader }));
                out.push(Action::KeepElite);
            }
            Phase::Due(due) if due.picked.is_none() => {
                out.extend(leaders().map(|leader| Action::Pick { leader }));
            }
            Phase::Due(_) => {
                out.extend([
                    Action::Activate,
                    Action::Pass,
                    Action::Wait,
                    Action::ShockOnly,
                    Action::Decline,
                ]);
                for leader in leaders() {
                    out.push(Action::Trump { leader });
                    out.push(Action::TrumpFreely { leader });
                }
            }
            Phase::Answer(_) | Phase::Countered { .. } => {
                out.extend(leaders().map(|leader| Action::TrumpBack { leader }));
                out.push(Action::LetStand);
            }
            Phase::Orders(orders) => self.list_orders(&orders, out),
            Phase::Shock(shock) => self.list_shock(&shock, out),
            Phase::Momentum { .. } => out.extend([Action::Try, Action::StopHere]),
            Phase::Handover { .. } => {
                out.extend(leaders().map(|leader| Action::Reactivate { leader }));
                out.push(Action::Done);
            }
            Phase::Close { .. } => out.extend([Action::FallBack, Action::Done]),
            Phase::Return { leader } => {
                let his = |unit: &&crate::ids::Unit| self.may_return_to(leader, **unit);
                let units = self.battle.units.iter().filter(his);
                out.extend(units.map(|unit| Action::Return { unit: *unit }));
            }
            Phase::Move(moving) => self.list_move(&moving, out),
            Phase::Ride(ride) => {
                let mut hexes = Vec::new();
                self.rides(ride.rider, &mut hexes);
                out.extend(hexes.into_iter().map(|to| Action::RideTo { to }));
                out.push(Action::Stop);
            }
            Phase::React(react) => {
                self.reactions(&react, out);
                out.push(Action::Done);
            }
            Phase::Leave(leave) => {
                let shots = self.exit_shooters(&leave).into_iter();
                out.extend(shots.map(|unit| Action::ReactFire { unit, at: leave.mover }));
                out.push(Action::Done);
            }
            Phase::Withdraw(way) => {
                if let Some(hex) = self.piece(way.unit).spot.hex() {
                    out.extend(self.battle.next(hex).map(|to| Action::Step { to }));
                }
                out.extend(VERTICES.map(|facing| Action::Pivot { facing }));
                out.push(Action::Done);
            }
            Phase::Away(Away { mover }) => {
                for leader in self.threatened(mover) {
                    let escapes = self.escapes(leader, mover).into_iter();
                    out.extend(escapes.map(|to| Action::LeaderAway { leader, to }));
                }
                out.push(Action::Done);
            }
            Phase::Harass(_) => {
                out.extend([Action::ShootBack, Action::Chase, Action::Done]);
            }
            Phase::Reply(_) => out.extend([Action::ShootBack, Action::Done]),
            Phase::Queue => {
                out.extend(
                    self.public
                        .volleys
                        .iter()
                        .map(|volley| Action::ReactFire { unit: volley.by, at: volley.at }),
                );
                if self.active_side() == Side::Tribes {
                    out.extend(
                        self.catapult_shots(Side::Tribes)
                            .map(|(unit, at)| Action::Shoot { unit, at }),
                    );
                }
                out.push(Action::Done);
            }
            Phase::Late => {
                out.extend(self.late_shots().map(|(unit, at)| Action::Fire { unit, at }));
                out.push(Action::Done);
            }
            Phase::NameDefender { combat } => {
                let choices = self.defender_choices(&self.public.combats[usize::from(combat)]);
                out.extend(choices.into_iter().map(|unit| Action::NameDefender { unit }));
            }
            Phase::NameAttacker { combat } => {
                let choices = self.attacker_choices(&self.public.combats[usize::from(combat)]);
                out.extend(choices.into_iter().map(|unit| Action::NameAttacker { unit }));
            }
            Phase::Choose { combat, hex } => {
                let combat = &self.public.combats[usize::from(combat)];
                let able = self.advancers(combat, hex, !combat.fought);
                out.extend(able.into_iter().map(|unit| Action::TakeHex { unit }));
            }
            Phase::Advance(_) => {
                out.extend(VERTICES.map(|facing| Action::Pivot { facing }));
                out.push(Action::Done);
            }
            Phase::Pursuit(_) => {}
            Phase::Follow { .. } => out.extend([Action::Follow, Action::Stay]),
        }
    }

    fn list_orders(&self, orders: &Orders, out: &mut Vec<Action>) {
        let legions = || Group::all().filter(|group| group.is_legion());
        if orders.given == Given::Choosing {
            out.push(Action::Individual);
            let roman = orders.leader.is_some_and(|leader| self.leader_side(leader) == Side::Rome);
            if roman {
                out.extend(legions().map(|legion| Action::LegionOrder { legion }));
                out.extend(legions().map(|legion| Action::RallyAtEagle { legion }));
                out.extend([Action::AllForOne, Action::Wave]);
            }
            for arm in [Arm::Foot, Arm::Horse, Arm::Skirmishers] {
                out.push(Action::LineOrder { arm });
                out.push(Action::LineByDie { arm });
            }
            out.push(Action::Regroup);
        } else {
            let side = orders.leader.map_or(Side::Rome, |leader| self.leader_side(leader));
            for (unit, hex) in self.on_map() {
                if self.side(unit) != side {
                    continue;
                }
                if self.is(unit, Mark::ROUTED) {
                    out.push(Action::Rally { unit });
                    continue;
                }
                if self.check_order(orders, unit, Act::Move).is_ok() {
                    out.push(Action::Order { unit });
                    if self.partner(unit).is_some() {
                        out.extend([Action::OrderStack { unit }, Action::Swap { unit }]);
                    } else if self.chariot(unit).is_some() {
                        out.push(Action::OrderStack { unit });
                    }
                    out.push(Action::Mode { unit });
                }
                if self.piece(unit).hits > 0 {
                    out.push(Action::Recover { unit });
                }
                self.list_shots(orders, unit, hex, out);
                if orders.given == Given::Legions && !self.piece(unit).under {
                    out.extend(self.battle.next(hex).map(|to| Action::Extend { unit, to }));
                }
            }
            out.extend(
                self.battle
                    .units
                    .iter()
                    .filter_map(|unit| {
                        let aboard = matches!(self.piece(*unit).spot, Spot::Aboard(_));
                        (aboard && self.side(*unit) == side).then_some(*unit)
                    })
                    .flat_map(|unit| {
                        self.hex(unit).into_iter().flat_map(move |hex| {
                            self.battle.next(hex).map(move |to| Action::Land { unit, to })
                        })
                    }),
            );
            for unit in self.battle.units.iter().copied() {
                if let (Spot::Aboard(_), Some(hex), Kind::Skirmisher) =
                    (self.piece(unit).spot, self.hex(unit), self.kind(unit))
                {
                    self.list_shots(orders, unit, hex, out);
                }
            }
            out.extend(
                self.battle
                    .leaders
                    .iter()
                    .map(|leader| Action::Ride { rider: Rider::Leader(*leader) }),
            );
            out.extend(legions().map(|legion| Action::Ride { rider: Rider::Eagle(legion) }));
            if side == Side::Rome {
                let shots = self.catapult_shots(Side::Rome);
                out.extend(shots.map(|(unit, at)| Action::Shoot { unit, at }));
            }
        }
        out.push(Action::EndOrders);
    }

    /// Shots and harassments that a unit might be ordered to.
    fn list_shots(&self, orders: &Orders, unit: crate::ids::Unit, hex: Hex, out: &mut Vec<Action>) {
        if self.check_order(orders, unit, Act::Fire).is_err() || self.check_armed(unit).is_err() {
            return;
        }
        let reach = self.strengths(unit).len() as u8;
        let enemy = self.side(unit).enemy();
        for at in self.battle.grid.disc(hex, reach.max(4)) {
            let there = self.holder(at) == Some(enemy) || !self.leaders_in(at, enemy).is_empty();
            if !there {
                continue;
            }
            if self.check_fire(orders, None, unit, at).is_ok() {
                out.push(Action::Fire { unit, at });
            }
            for from in self.battle.next(at) {
                if self.check_harass(orders, unit, at, from).is_ok() {
                    out.push(Action::Harass { unit, at, from });
                }
            }
        }
    }

    fn list_move(&self, moving: &Move, out: &mut Vec<Action>) {
        let unit = moving.unit;
        if moving.stage == Stage::Stopping {
            return out.extend([Action::Attack, Action::HoldBack]);
        }
        let Some(hex) = self.piece(unit).spot.hex() else { return };
        out.extend(self.battle.next(hex).map(|to| Action::Step { to }));
        if self.is(unit, Mark::COLUMN) {
            for way in geometry::hex::Direction::ALL {
                out.push(Action::Pivot { facing: geometry::hex::Facing::side(way) });
            }
        } else {
            out.extend(VERTICES.map(|facing| Action::Pivot { facing }));
        }
        if self.kind(unit) == Kind::Cohort {
            let facing = self.piece(unit).facing;
            out.extend([1, -1].map(|turn| Action::Column { facing: facing.turned(turn) }));
            if moving.with.is_some() {
                out.extend(self.battle.next(hex).map(|to| Action::Extend { unit, to }));
            }
        }
        for one in [Some(unit), moving.with].into_iter().flatten() {
            if moving.fresh && self.check_armed(one).is_ok() {
                let reach = self.strengths(one).len() as u8;
                let enemy = self.side(one).enemy();
                let hexes = self.battle.grid.disc(hex, reach).filter(|at| {
                    self.holder(*at) == Some(enemy) || !self.leaders_in(*at, enemy).is_empty()
                });
                out.extend(hexes.map(|at| Action::Fire { unit: one, at }));
            }
        }
        out.push(Action::Stop);
    }

    fn list_shock(&self, shock: &Shock, out: &mut Vec<Action>) {
        if shock.segment == Segment::Mark {
            let units = self.battle.units.iter().copied();
            let able = units.filter(|unit| self.check_mark(shock, *unit).is_ok());
            out.extend(able.map(|unit| Action::Mark { unit }));
            out.push(Action::EndMarks);
        } else {
            for attack in self.attacks(shock) {
                let from = attack.from;
                out.extend(attack.before.iter().map(|at| Action::Against { from, at: *at }));
                out.push(Action::AgainstBoth { from });
            }
            out.push(Action::AllotRest);
        }
    }

    /// Whether an action is allowed now.
    fn judge_action(&self, action: Action) -> Result<(), Refusal> {
        let not_now = Err(Refusal::NotNow { rule: moment(action) });
        let top = *self.public.phase.top();
        let orders = || match top {
            Phase::Orders(orders) if orders.given != Given::Nothing => Ok(orders),
            _ => Err(Refusal::NotNow { rule: moment(action) }),
        };
        let picked = || self.picked().ok_or(Refusal::NotNow { rule: moment(action) });
        match action {
            Action::SwapLegates { one, other } => match top {
                Phase::Setup => self.check_swap_legates(one, other),
                _ => not_now,
            },
            Action::Ready => now(top == Phase::Setup, action),
            Action::UseAuxiliaries | Action::SkipAuxiliaries => {
                now(top == Phase::Auxiliaries, action)
            }
            Action::TakeElite { leader } => match top {
                Phase::Elite => self.check_elite(leader),
                _ => not_now,
            },
            Action::KeepElite => now(top == Phase::Elite, action),
            Action::Pick { leader } => match top {
                Phase::Due(due) => self.check_pick(&due, leader),
                _ => not_now,
            },
            Action::Activate => self.check_activate(picked()?),
            Action::Pass => self.check_pass(picked()?),
            Action::Wait | Action::ShockOnly => self.check_pinned(picked()?),
            Action::Decline => picked().map(drop),
            Action::Trump { leader } => self.check_trump(picked()?, leader),
            Action::TrumpFreely { leader } => self.check_free_trump(picked()?, leader),
            Action::TrumpBack { leader } => match top {
                Phase::Answer(trump) => self.check_trump_back(trump.by, leader),
                Phase::Countered { leader: other } => self.check_trump_back(other, leader),
                _ => not_now,
            },
            Action::LetStand => {
                now(matches!(top, Phase::Answer(_) | Phase::Countered { .. }), action)
            }
            Action::Individual => Self::check_individual(&orders()?),
            Action::LegionOrder { legion } => self.check_legion(&orders()?, legion),
            Action::AllForOne => {
                let orders = orders()?;
                now(orders.given == Given::Choosing && !orders.legions.is_empty(), action)
            }
            Action::Wave => {
                let orders = orders()?;
                now(orders.given == Given::Choosing && orders.legions.len() > 1, action)
            }
            Action::LineOrder { arm } => self.check_line(&orders()?, arm, false),
            Action::LineByDie { arm } => self.check_line(&orders()?, arm, true),
            Action::RallyAtEagle { legion } => self.check_eagle_rally(&orders()?, legion),
            Action::Regroup => self.check_regroup(&orders()?),
            Action::Order { unit } => self.check_move(&orders()?, unit, false),
            Action::OrderStack { unit } => self.check_move(&orders()?, unit, true),
            Action::Step { to } => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    self.check_step(&moving, to).map(drop)
                }
                Phase::Withdraw(way) if !way.ended => self.check_withdraw_step(&way, to).map(drop),
                _ => not_now,
            },
            Action::Pivot { facing } => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    self.check_pivot(&moving, facing).map(drop)
                }
                Phase::Withdraw(way) if way.ended => self.check_turn_after(way.unit, facing, true),
                Phase::Advance(advance) => {
                    self.check_turn_after(advance.unit, facing, advance.freely)
                }
                _ => not_now,
            },
            Action::Column { facing } => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    self.check_column(&moving, facing)
                }
                _ => not_now,
            },
            Action::Fire { unit, at } => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    let orders = self.orders().ok_or(Refusal::NoShot { unit })?;
                    self.check_fire(orders, Some(&moving), unit, at).map(drop)
                }
                Phase::Late => {
                    let due = self.late_shots().any(|shot| shot == (unit, at));
                    if due { Ok(()) } else { Err(Refusal::NoShot { unit }) }
                }
                _ => self.check_fire(&orders()?, None, unit, at).map(drop),
            },
            Action::Stop => match top {
                Phase::Move(moving) if moving.stage == Stage::Ready => self.check_stop(&moving),
                Phase::Ride(_) => Ok(()),
                _ => not_now,
            },
            Action::Attack | Action::HoldBack => match top {
                Phase::Move(moving) => now(moving.stage == Stage::Stopping, action),
                _ => not_now,
            },
            Action::Harass { unit, at, from } => {
                self.check_harass(&orders()?, unit, at, from).map(drop)
            }
            Action::Recover { unit } => self.check_recover(&orders()?, unit),
            Action::Rally { unit } => self.check_rally(&orders()?, unit),
            Action::Swap { unit } => self.check_swap(&orders()?, unit),
            Action::Mode { unit } => self.check_mode(&orders()?, unit),
            Action::Ride { rider } => self.check_ride(&orders()?, rider),
            Action::RideTo { to } => match top {
                Phase::Ride(ride) => self.check_ride_to(ride.rider, to),
                _ => not_now,
            },
            Action::Extend { unit, to } => match top {
                Phase::React(react) => self.check_extend(&react, unit, to),
                Phase::Move(moving) if moving.stage == Stage::Ready => {
                    let led = self.orders().is_some_and(|orders| orders.given == Given::Legions);
                    if !led || moving.unit != unit || moving.with.is_none() {
                        return Err(Refusal::NoExtension { unit });
                    }
                    if self.points(&moving) < 1 {
                        return Err(Refusal::NoPoints { need: 1, left: 0 });
                    }
                    self.check_slide(unit, to)
                }
                _ => {
                    let orders = orders()?;
                    if orders.given != Given::Legions {
                        return Err(Refusal::NoExtension { unit });
                    }
                    self.check_order(&orders, unit, Act::Move)?;
                    self.check_slide(unit, to)
                }
            },
            Action::Shoot { unit, at } => match top {
                Phase::React(_) | Phase::Queue if self.active_side() == Side::Tribes => {
                    self.check_catapult(unit, at, Side::Tribes).map(drop)
                }
                Phase::Orders(orders)
                    if orders.given != Given::Nothing && self.active_side() == Side::Rome =>
                {
                    self.check_catapult(unit, at, Side::Rome).map(drop)
                }
                _ => not_now,
            },
            Action::Land { unit, to } => self.check_land(&orders()?, unit, to).map(drop),
            Action::EndOrders => {
                let orders = orders()?;
                if orders.given == Given::Choosing && !orders.legions.is_empty() {
                    return Err(Refusal::OtherKind {});
                }
                let bound = orders.bound && !self.has_done_something() && self.could_act(&orders);
                if bound { Err(Refusal::MustAct {}) } else { Ok(()) }
            }
            Action::Withdraw { unit } => match top {
                Phase::React(React { mover, shock: false, .. }) => {
                    self.check_withdraw(unit, mover, false).map(drop)
                }
                _ => not_now,
            },
            Action::WithdrawStack { unit } => match top {
                Phase::React(React { mover, shock: false, .. }) => {
                    self.check_withdraw(unit, mover, true).map(drop)
                }
                _ => not_now,
            },
            Action::Turn { unit, facing } => match top {
                Phase::React(React { mover, from: Some(_), .. }) => {
                    self.check_turn(unit, mover, facing)
                }
                _ => not_now,
            },
            Action::ReactFire { unit, at } => match top {
                Phase::React(React { mover, from: Some(_), shock }) if mover == at => {
                    if self.in_line_order() && !shock {
                        return Err(Refusal::NoReaction { unit });
                    }
                    self.check_entry(unit, at).map(drop)
                }
                Phase::Leave(leave) if leave.mover == at => self.check_exit(&leave, unit).map(drop),
                Phase::Queue => self.check_volley(unit, at).map(drop),
                _ => not_now,
            },
            Action::LeaderAway { leader, to } => match top {
                Phase::React(React { mover, from: Some(_), .. }) | Phase::Away(Away { mover }) => {
                    let near = self.battle.has_leader(leader)
                        && self.threatened(mover).contains(&leader)
                        && self.escapes(leader, mover).contains(&to);
                    if near { Ok(()) } else { Err(Refusal::NoEscape { leader }) }
                }
                _ => not_now,
            },
            Action::Done => Self::judge_done(top, action),
            Action::ShootBack => match top {
                Phase::Harass(harass) => self.check_shoot_back(&harass).map(drop),
                Phase::Reply(aim) => self.check_reply(aim.by, aim.at).map(drop),
                _ => not_now,
            },
            Action::Chase => match top {
                Phase::Harass(harass) => self.check_chase(&harass),
                _ => not_now,
            },
            Action::Mark { unit } => match top {
                Phase::Shock(shock) if shock.segment == Segment::Mark => {
                    self.check_mark(&shock, unit)
                }
                _ => not_now,
            },
            Action::EndMarks => match top {
                Phase::Shock(shock) if shock.segment == Segment::Mark => {
                    let marked = self.battle.units.iter().any(|unit| {
                        self.is(*unit, Mark::NO_CHECK) || self.is(*unit, Mark::MUST_CHECK)
                    });
                    let bound = self.orders().is_some_and(|orders| orders.bound)
                        && !self.has_done_something()
                        && !marked;
                    if bound { Err(Refusal::MustAct {}) } else { Ok(()) }
                }
                _ => not_now,
            },
            Action::Against { from, at } => match top {
                Phase::Shock(shock) if shock.segment == Segment::Allot => {
                    self.check_allot(&shock, from, Some(at))
                }
                _ => not_now,
            },
            Action::AgainstBoth { from } => match top {
                Phase::Shock(shock) if shock.segment == Segment::Allot => {
                    self.check_allot(&shock, from, None)
                }
                _ => not_now,
            },
            Action::AllotRest => match top {
                Phase::Shock(shock) => now(shock.segment == Segment::Allot, action),
                _ => not_now,
            },
            Action::NameDefender { unit } => match top {
                Phase::NameDefender { combat } => {
                    self.check_named(&self.public.combats[usize::from(combat)], unit, true)
                }
                _ => not_now,
            },
            Action::NameAttacker { unit } => match top {
                Phase::NameAttacker { combat } => {
                    self.check_named(&self.public.combats[usize::from(combat)], unit, false)
                }
                _ => not_now,
            },
            Action::TakeHex { unit } => match top {
                Phase::Choose { combat, hex } => self.check_advancer(combat, hex, unit),
                _ => not_now,
            },
            Action::Follow | Action::Stay => now(matches!(top, Phase::Follow { .. }), action),
            Action::Try | Action::StopHere => now(matches!(top, Phase::Momentum { .. }), action),
            Action::Reactivate { leader } => match top {
                Phase::Handover { side } => self.check_reactivate(side, leader),
                _ => not_now,
            },
            Action::FallBack => {
                now(matches!(top, Phase::Close { step: crate::state::Closing::Withdrawal }), action)
            }
            Action::Return { unit } => match top {
                Phase::Return { leader } => {
                    if self.battle.has(unit) && self.may_return_to(leader, unit) {
                        Ok(())
                    } else {
                        Err(Refusal::NotHis { unit })
                    }
                }
                _ => not_now,
            },
        }
    }

    fn judge_done(top: Phase, action: Action) -> Result<(), Refusal> {
        let closes = match top {
            Phase::React(_)
            | Phase::Leave(_)
            | Phase::Away(_)
            | Phase::Harass(_)
            | Phase::Reply(_)
            | Phase::Queue
            | Phase::Late
            | Phase::Advance(_)
            | Phase::Handover { .. }
            | Phase::Close { .. } => true,
            Phase::Withdraw(way) => way.ended || way.gone,
            Phase::Setup
            | Phase::Auxiliaries
            | Phase::Elite
            | Phase::Due(_)
            | Phase::Answer(_)
            | Phase::Orders(_)
            | Phase::Shock(_)
            | Phase::Momentum { .. }
            | Phase::Countered { .. }
            | Phase::Return { .. }
            | Phase::Over { .. }
            | Phase::Move(_)
            | Phase::Ride(_)
            | Phase::NameDefender { .. }
            | Phase::NameAttacker { .. }
            | Phase::Choose { .. }
            | Phase::Pursuit(_)
            | Phase::Follow { .. } => false,
        };
        now(closes, action)
    }

    /// 4.22: whether two legates may change places before the battle.
    fn check_swap_legates(&self, one: Leader, other: Leader) -> Result<(), Refusal> {
        for leader in [one, other] {
            let free = self.battle.has_leader(leader)
                && self.role(leader) == Role::Legate
                && !self.battle.leader(leader).fixed
                && self.public.leaders[leader].spot.hex().is_some();
            if !free {
                return Err(Refusal::FixedLegate { leader });
            }
        }
        if one < other { Ok(()) } else { Err(Refusal::FixedLegate { leader: one }) }
    }

    /// 6.95: whether the bottom unit may be brought to the top.
    fn check_swap(&self, orders: &Orders, unit: crate::ids::Unit) -> Result<(), Refusal> {
        self.check_order(orders, unit, Act::Swap)?;
        let under = self.piece(unit).under
            && self.partner(unit).is_some_and(|partner| self.kind(partner) == Kind::Cohort);
        if under { Ok(()) } else { Err(Refusal::NoSwap { unit }) }
    }

    /// 8.42, 6.52, 10.54: a turn after an advance or a withdrawal.
    fn check_turn_after(
        &self,
        unit: crate::ids::Unit,
        facing: geometry::hex::Facing,
        freely: bool,
    ) -> Result<(), Refusal> {
        let old = self.piece(unit).facing;
        let apart = crate::stacking::vertices(old, facing);
        let fits = facing.as_side().is_none()
            && self.has_facing(unit)
            && apart > 0
            && (freely || apart == 1);
        if fits { Ok(()) } else { Err(Refusal::NoSuchFacing { unit }) }
    }

    /// 5.46: whether a leader who must act can.
    fn could_act(&self, orders: &Orders) -> bool {
        let probe = Orders { bound: false, ..*orders };
        let mut all = Vec::new();
        self.list_orders(&probe, &mut all);
        all.into_iter().any(|action| {
            matches!(action, Action::Order { .. } | Action::Fire { .. } | Action::Harass { .. })
                && self.judge_action(action).is_ok()
        })
    }

    /// Carries out an action that is allowed.
    fn carry(&mut self, action: Action, table: &mut Table<'_, Event>) {
        let top = *self.public.phase.top();
        match action {
            Action::SwapLegates { one, other } => {
                let (a, b) = (self.public.leaders[one], self.public.leaders[other]);
                self.public.leaders[one].spot = b.spot;
                self.public.leaders[one].group = b.group;
                self.public.leaders[other].spot = a.spot;
                self.public.leaders[other].group = a.group;
                table.tell(|| Event::Swapped { one, other });
            }
            Action::Ready => self.begin_turn(table),
            Action::UseAuxiliaries => self.begin_auxiliaries(table),
            Action::SkipAuxiliaries => self.begin_elite(),
            Action::TakeElite { leader } => self.take_elite(leader, table),
            Action::KeepElite => self.begin_activation(),
            _ => self.carry_on(action, top, table),
        }
    }

    fn carry_on(&mut self, action: Action, top: Phase, table: &mut Table<'_, Event>) {
        match top {
            Phase::Due(mut due) => {
                if let Action::Pick { leader } = action {
                    due.picked = Some(leader);
                    return self.amend(Phase::Due(due));
                }
                let Some(leader) = due.picked else { return };
                match action {
                    Action::Activate => self.activate_due(due, leader, table),
                    Action::Pass => self.settle_due(due, leader, Status::Passed, table),
                    Action::Wait => self.settle_due(due, leader, Status::Waiting, table),
                    Action::Decline => self.settle_due(due, leader, Status::Finished, table),
                    Action::ShockOnly => self.shock_only(due, leader, table),
                    Action::Trump { leader } => self.trump(due, leader, false, table),
                    Action::TrumpFreely { leader } => self.trump(due, leader, true, table),
                    _ => {}
                }
            }
            Phase::Answer(_) | Phase::Countered { .. } => match action {
                Action::TrumpBack { leader } => self.trump_back(leader, table),
                _ => self.let_stand(table),
            },
            Phase::Orders(orders) => self.carry_order(orders, action, table),
            Phase::Shock(shock) => self.carry_shock(shock, action),
            Phase::Momentum { leader, eager } => {
                if action == Action::Try {
                    self.try_momentum(leader, eager, table);
                } else {
                    self.finish(leader, table);
                    self.begin_activation();
                }
            }
            Phase::Handover { .. } => match action {
                Action::Reactivate { leader } => {
                    table.tell(|| Event::Reactivated { leader });
                    self.activate(leader, Which::Reactivated, false, table);
                }
                _ => self.begin_activation(),
            },
            Phase::Close { .. } => {
                if action == Action::FallBack {
                    self.fall_back(table);
                }
                self.end_withdrawal(table);
            }
            Phase::Return { leader } => {
                if let Action::Return { unit } = action {
                    self.public.leaders[leader].spot = self.piece(unit).spot;
                    self.public.leaders[leader].wounds = 0;
                    table.tell(|| Event::LeaderReturned { leader });
                }
                self.end_interrupt();
            }
            Phase::Move(moving) => self.carry_move(moving, action, table),
            Phase::Ride(Ride { rider }) => {
                self.end_interrupt();
                if let Action::RideTo { to } = action {
                    self.ride(rider, to, table);
                }
            }
            Phase::React(react) => self.carry_reaction(react, action, table),
            Phase::Leave(mut leave) => {
                if let Action::ReactFire { unit, at } = action
                    && let Ok(threshold) = self.check_exit(&leave, unit)
                {
                    leave.done.push(unit);
                    self.amend(Phase::Leave(leave));
                    if let Some(hex) = self.piece(at).spot.hex() {
                        self.shoot(unit, hex, threshold, table);
                    }
                } else {
                    self.end_interrupt();
                }
            }
            Phase::Withdraw(way) => self.carry_withdraw(way, action, table),
            Phase::Away(away) => match action {
                Action::LeaderAway { leader, to } => self.leader_away(leader, to, table),
                _ => self.close_away(away, table),
            },
            Phase::Harass(harass) => {
                let back = match action {
                    Action::ShootBack => self.check_shoot_back(&harass).ok(),
                    _ => None,
                };
                self.end_interrupt();
                self.resolve_harass(harass, back, action == Action::Chase, table);
            }
            Phase::Reply(aim) => {
                self.end_interrupt();
                if action == Action::ShootBack
                    && let Ok(threshold) = self.check_reply(aim.by, aim.at)
                    && let Some(hex) = self.piece(aim.at).spot.hex()
                {
                    self.shoot(aim.by, hex, threshold, table);
                }
            }
            Phase::Queue => match action {
                Action::ReactFire { unit, at } => {
                    if let Ok(threshold) = self.check_volley(unit, at) {
                        self.entry_shot(unit, at, threshold, table);
                    }
                }
                Action::Shoot { unit, at } => self.catapult(unit, at, Side::Tribes, table),
                _ => self.close_queue(),
            },
            Phase::Late => match action {
                Action::Fire { unit, at } => self.fire(unit, at, Manner::Moving, table),
                _ => self.close_late(),
            },
            Phase::NameDefender { combat } => {
                self.end_interrupt();
                if let Action::NameDefender { unit } = action {
                    self.public.combats[usize::from(combat)].defender = Some(unit);
                }
            }
            Phase::NameAttacker { combat } => {
                self.end_interrupt();
                if let Action::NameAttacker { unit } = action {
                    self.public.combats[usize::from(combat)].attacker = Some(unit);
                }
            }
            Phase::Choose { combat, hex } => {
                self.end_interrupt();
                if let Action::TakeHex { unit } = action {
                    self.begin_advance(usize::from(combat), unit, hex, false);
                }
            }
            Phase::Advance(advance) => {
                self.end_interrupt();
                if let Action::Pivot { facing } = action {
                    let unit = advance.unit;
                    let both = [Some(unit), self.partner(unit)];
                    for one in both.into_iter().flatten() {
                        self.piece_mut(one).facing = facing;
                    }
                    table.tell(|| Event::Turned { unit, facing });
                }
            }
            Phase::Follow { leader, .. } => {
                self.end_interrupt();
                let _ = self.public.asked.try_push(leader);
                if action == Action::Follow {
                    let _ = self.public.followers.try_push(leader);
                }
            }
            Phase::Setup
            | Phase::Auxiliaries
            | Phase::Elite
            | Phase::Pursuit(_)
            | Phase::Over { .. } => {}
        }
    }

    /// A shot by order: then the target may shoot back (8.24).
    fn fire(
        &mut self,
        unit: crate::ids::Unit,
        at: Hex,
        manner: Manner,
        table: &mut Table<'_, Event>,
    ) {
        let Ok(threshold) = self.check_shot(unit, at, manner) else { return };
        self.mark(unit, Mark::FIRED);
        let target = self.hex(unit).and_then(|from| self.shot_target(unit, from, at));
        self.shoot(unit, at, threshold, table);
        if let Some(by) = target.filter(|target| {
            self.piece(*target).spot.hex().is_some()
                && !self.public.routing.contains(target)
                && self.piece(unit).spot.hex().is_some()
        }) {
            self.interrupt(Phase::Reply(Aim { by, at: unit }));
        }
    }

    fn carry_order(&mut self, orders: Orders, action: Action, table: &mut Table<'_, Event>) {
        let mut orders = orders;
        let leader = orders.leader;
        match action {
            Action::Individual => {
                orders.given = Given::Individual;
                self.amend(Phase::Orders(orders));
            }
            Action::LegionOrder { legion } => {
                self.add_legion(&mut orders, legion, table);
                let most = leader.map_or(0, |leader| self.battle.leader(leader).capacity);
                let full = orders.legions.len() >= usize::from(most);
                let one = orders.legions.len() == 1;
                self.amend(Phase::Orders(orders));
                if orders.given == Given::Choosing && full && one {
                    self.give_legions(orders, false);
                }
            }
            Action::AllForOne => self.give_legions(orders, false),
            Action::Wave => self.give_legions(orders, true),
            Action::LineOrder { arm } => {
                self.begin_line(&mut orders, arm, false, table);
                self.amend(Phase::Orders(orders));
            }
            Action::LineByDie { arm } => {
                self.begin_line(&mut orders, arm, true, table);
                self.amend(Phase::Orders(orders));
            }
            Action::RallyAtEagle { legion } => {
                for unit in self.at_eagle(legion) {
                    self.rally(unit, table);
                    self.mark(unit, Mark::RALLIED);
                }
                if let Some(leader) = leader {
                    self.legate_acts(leader, legion);
                }
                self.end_orders(orders);
            }
            Action::Regroup => {
                if let Some(leader) = leader {
                    self.regroup(leader, table);
                }
                self.end_orders(orders);
            }
            Action::Order { unit } | Action::OrderStack { unit } => {
                let stack = matches!(action, Action::OrderStack { .. });
                let moving = self.begin_move(&mut orders, unit, stack);
                self.amend(Phase::Orders(orders));
                self.interrupt(Phase::Move(moving));
            }
            Action::Fire { unit, at } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                self.fire(unit, at, Manner::Standing, table);
            }
            Action::Harass { unit, at, from } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                if let Some(harass) = self.begin_harass(unit, at, from, table) {
                    self.interrupt(Phase::Harass(harass));
                }
            }
            Action::Recover { unit } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                self.recover(unit, table);
            }
            Action::Rally { unit } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                if let Some(leader) = leader {
                    self.try_rally(leader, unit, table);
                }
            }
            Action::Swap { unit } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                if let Some(partner) = self.partner(unit) {
                    self.place_under(partner, true);
                }
                self.place_under(unit, false);
                self.mark(unit, Mark::CHANGED);
                table.tell(|| Event::Swaps { unit });
            }
            Action::Mode { unit } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                let moving = !self.is(unit, Mark::LIMBERED);
                if moving {
                    self.mark(unit, Mark::LIMBERED);
                } else {
                    self.unmark(unit, Mark::LIMBERED);
                }
                self.mark(unit, Mark::CHANGED);
                table.tell(|| Event::Limbered { unit, moving });
            }
            Action::Ride { rider } => {
                if matches!(orders.given, Given::Individual | Given::Single) {
                    orders.left = orders.left.saturating_sub(self.ride_price(&orders, rider));
                }
                self.amend(Phase::Orders(orders));
                self.interrupt(Phase::Ride(Ride { rider }));
            }
            Action::Extend { unit, to } => {
                let moving = self.begin_move(&mut orders, unit, false);
                self.amend(Phase::Orders(orders));
                self.first_point(&moving, table);
                self.slide(unit, to, table);
            }
            Action::Shoot { unit, at } => self.catapult(unit, at, Side::Rome, table),
            Action::Land { unit, to } => {
                self.spend_order(&mut orders, unit, true);
                self.amend(Phase::Orders(orders));
                if let Some(moving) = self.land(unit, to, table) {
                    self.interrupt(Phase::Move(moving));
                }
            }
            _ => self.end_orders(orders),
        }
    }

    fn carry_move(&mut self, moving: Move, action: Action, table: &mut Table<'_, Event>) {
        let mut moving = moving;
        let begun = self.is(moving.unit, Mark::MOVED);
        let stage = |go: Go| if begun { Stage::Leave(go) } else { Stage::Begin(go) };
        match action {
            Action::Step { to } => moving.stage = stage(Go::Step(to)),
            Action::Pivot { facing } => moving.stage = stage(Go::Pivot(facing)),
            Action::Column { facing } => moving.stage = stage(Go::Column(facing)),
            Action::Stop => moving.stage = Stage::Stopping,
            Action::Attack | Action::HoldBack => {
                let mark =
                    if action == Action::Attack { Mark::MUST_CHECK } else { Mark::HELD_BACK };
                for unit in [Some(moving.unit), moving.with].into_iter().flatten() {
                    if !self.is_heavy(unit) {
                        self.mark(unit, mark);
                    }
                }
                return;
            }
            Action::Fire { unit, at } => {
                moving.fresh = false;
                self.amend(Phase::Move(moving));
                return self.fire(unit, at, Manner::Moving, table);
            }
            Action::Extend { unit, to } => {
                self.first_point(&moving, table);
                self.slide(unit, to, table);
                moving.stage = Stage::Stopping;
                moving.with = None;
            }
            _ => return,
        }
        self.amend(Phase::Move(moving));
    }

    fn carry_reaction(&mut self, react: React, action: Action, table: &mut Table<'_, Event>) {
        match action {
            Action::LeaderAway { leader, to } => self.leader_away(leader, to, table),
            Action::Withdraw { unit } | Action::WithdrawStack { unit } => {
                let stack = matches!(action, Action::WithdrawStack { .. });
                let Ok(left) = self.check_withdraw(unit, react.mover, stack) else { return };
                let with = if stack { self.partner(unit) } else { None };
                self.interrupt(Phase::Withdraw(Withdraw {
                    unit,
                    with,
                    mover: react.mover,
                    left,
                    driven: false,
                    gone: false,
                    begun: false,
                    ended: false,
                }));
            }
            Action::Extend { unit, to } => self.slide(unit, to, table),
            Action::Turn { unit, facing } => self.react_turn(unit, facing, table),
            Action::ReactFire { unit, at } => {
                if let Ok(threshold) = self.check_entry(unit, at) {
                    self.entry_shot(unit, at, threshold, table);
                }
            }
            Action::Shoot { unit, at } => self.catapult(unit, at, Side::Tribes, table),
            _ => self.close_react(react, table),
        }
    }

    fn carry_withdraw(&mut self, way: Withdraw, action: Action, table: &mut Table<'_, Event>) {
        let mut way = way;
        match action {
            Action::Step { to } => {
                self.withdraw_step(&mut way, to, table);
                self.amend(Phase::Withdraw(way));
            }
            Action::Pivot { facing } => {
                self.end_interrupt();
                for unit in [Some(way.unit), way.with].into_iter().flatten() {
                    self.turn_unit(unit, facing, table);
                }
            }
            _ if way.ended => self.end_interrupt(),
            _ => self.stop_withdraw(way, table),
        }
    }

    fn carry_shock(&mut self, shock: Shock, action: Action) {
        match action {
            Action::Mark { unit } => self.mark(unit, Mark::NO_CHECK),
            Action::EndMarks => {
                self.clean_marks();
                self.amend(Phase::Shock(Shock {
                    segment: Segment::Allot,
                    at: shock.from,
                    ..shock
                }));
            }
            Action::Against { from, at } => {
                let targets: Targets = std::iter::once(at).collect();
                self.allot(from, &targets);
            }
            Action::AgainstBoth { from } => {
                let found = self.attacks(&shock).into_iter().find(|attack| attack.from == from);
                if let Some(attack) = found {
                    self.allot(from, &attack.before);
                }
            }
            _ => {
                self.end_allot(&shock);
                self.amend(Phase::Shock(Shock {
                    segment: Segment::Charge,
                    at: shock.from,
                    ..shock
                }));
            }
        }
    }
}

fn now(fits: bool, action: Action) -> Result<(), Refusal> {
    if fits { Ok(()) } else { Err(Refusal::NotNow { rule: moment(action) }) }
}

/// The rule that says when an action has its moment.
pub(crate) fn moment(action: Action) -> Rule {
    Rule(match action {
        Action::SwapLegates { .. } | Action::Ready => "4.22",
        Action::UseAuxiliaries => "5.61",
        Action::SkipAuxiliaries => "5.65",
        Action::TakeElite { .. } | Action::KeepElite => "5.51",
        Action::Pick { .. } => "5.12",
        Action::Activate => "5.13",
        Action::Pass => "5.17",
        Action::Wait | Action::ShockOnly => "5.26",
        Action::Decline => "5.15",
        Action::Trump { .. } | Action::TrumpFreely { .. } => "5.41",
        Action::TrumpBack { .. } | Action::LetStand => "5.42",
        Action::Individual => "4.32",
        Action::LegionOrder { .. } | Action::AllForOne | Action::Wave => "4.34",
        Action::LineOrder { .. } => "4.35",
        Action::LineByDie { .. } => "4.54",
        Action::RallyAtEagle { .. } => "10.44",
        Action::Regroup => "10.55",
        Action::Order { .. } => "6.11",
        Action::OrderStack { .. } => "6.94",
        Action::Step { .. } => "6.32",
        Action::Pivot { .. } => "7.12",
        Action::Column { .. } => "6.41",
        Action::Fire { .. } => "8.11",
        Action::Stop => "6.11",
        Action::Attack | Action::HoldBack => "7.25",
        Action::Harass { .. } => "8.61",
        Action::Recover { .. } => "10.14",
        Action::Rally { .. } => "10.41",
        Action::Swap { .. } => "6.95",
        Action::Mode { .. } => "9.32",
        Action::Ride { .. } | Action::RideTo { .. } => "6.15",
        Action::Extend { .. } => "6.61",
        Action::Shoot { .. } => "9.34",
        Action::Land { .. } => "6.24",
        Action::EndOrders => "5.27",
        Action::Withdraw { .. } | Action::WithdrawStack { .. } => "6.51",
        Action::Turn { .. } => "7.15",
        Action::ReactFire { .. } => "8.23",
        Action::LeaderAway { .. } => "4.62",
        Action::Done => "8.25",
        Action::ShootBack => "8.24",
        Action::Chase => "8.65",
        Action::Mark { .. } | Action::EndMarks => "8.31",
        Action::Against { .. } | Action::AgainstBoth { .. } | Action::AllotRest => "8.32",
        Action::NameDefender { .. } | Action::NameAttacker { .. } => "8.35",
        Action::TakeHex { .. } => "8.43",
        Action::Follow | Action::Stay => "10.38",
        Action::Try => "5.31",
        Action::StopHere => "5.28",
        Action::Reactivate { .. } => "5.33",
        Action::FallBack => "3.0-E",
        Action::Return { .. } => "4.63",
    })
}
