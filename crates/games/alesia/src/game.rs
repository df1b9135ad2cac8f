//! The game as the kernel knows it.

use kernel::{
    Choices, Chore, Concealed, Credits, DataError, GameInfo, Outcome, PackFiles, Pending, Rule,
    Rules, Seat, SeatSet, Setup, Table, TimeLimit,
};

use crate::action::{Action, Event, Firer, Refusal};
use crate::ids::{Side, Unit, Zone};
use crate::pack::Pack;
use crate::scouting::Help;
use crate::state::{
    BESIEGED, Board, Moves, Options, OverBy, Phase, Public, RELIEF, ROMAN, State, Step, Zones,
    side_of,
};
use crate::{clock, combat, command, declaration, fire, movement, pause, scouting, setup};

mod collected {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// What there is to know before a game.
static INFO: GameInfo = GameInfo {
    id: "alesia",
    title: "Caesar: Epic Battle of Alesia",
    scenarios: &["alesia"],
    options: Options::SPECS,
    credits: Credits { designers: "Robert Bradley", publisher: "Avalon Hill, 1976" },
    rules: collected::RULES,
    headings: collected::HEADINGS,
};

kernel::built_in! {
    /// The built-in game.
    pub struct Alesia for Pack {
        "map.toml", "scenario.toml", "setups.toml", "tables.toml", "units.toml",
    }
}

/// Whether two seats win and lose together.
pub(crate) fn are_allied(a: Seat, b: Seat) -> bool {
    side_of(a) == side_of(b)
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
        Alesia::files()
    }

    fn load(files: &PackFiles) -> Result<Pack, Vec<DataError>> {
        Pack::load(files)
    }

    fn start(pack: &'static Pack, setup: &Setup, table: &mut Table<'_, Event>) -> Self {
        let public = Public::new(Options::read(setup));
        let mut state = Self::at_table(pack, Board::new(pack, public));
        state.deploy(table);
        state.begin(table);
        state
    }

    fn pack(&self) -> &'static Pack {
        self.pack
    }

    fn seats(setup: &Setup) -> &'static [&'static str] {
        Options::read(setup).players.seats()
    }

    fn setup(&self) -> Setup {
        self.public.options.setup("alesia")
    }

    fn pending(&self) -> Pending {
        pending(&self.public)
    }

    fn due(&self) -> Rule {
        due(&self.public)
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let eyes = self.eyes(seat);
        match self.public.phase() {
            Phase::Spheres => out.extend(Zone::all().map(|first| Action::Sphere { first })),
            Phase::Setup { hand, .. } => setup::candidates(eyes, *hand, out),
            Phase::Sally => out.extend([Action::Sally, Action::StayInside]),
            Phase::Movement(moves) => movement::candidates(eyes, moves, out),
            Phase::Window(window) => fire::candidates(eyes, *window, out),
            Phase::LastFire { .. } => fire::last_candidates(eyes, out),
            Phase::Excess { side, hex, .. } => {
                out.extend(self.public.men(*side, *hex).map(|unit| Action::Remove { unit }));
            }
            Phase::Screen { zone } => {
                out.extend([
                    Action::Screen { zone: *zone },
                    Action::ScreenWithFoot { zone: *zone },
                ]);
            }
            Phase::Messenger => {
                out.extend(Zone::all().map(|zone| Action::Send { zone }));
                out.push(Action::SendNobody);
            }
            Phase::Report { zone } => {
                let numbers = scouting::numbers(eyes, *zone);
                out.extend(numbers.map(|number| Action::Tell { number }));
            }
            Phase::Declaration(declaration) => declaration::candidates(eyes, *declaration, out),
            Phase::Combats(combats) => combat::candidates(eyes, combats, out),
            Phase::Claim { .. } => out.extend([Action::Allow, Action::Refuse]),
            Phase::Withdrawal { unit } => {
                let zones = pause::retreats(self.pack, &self.public, *unit);
                out.extend(zones.iter().map(|zone| Action::Withdraw { unit: *unit, zone }));
            }
            Phase::Recovery { .. } => pause::candidates(eyes, out),
            Phase::Over { .. } => {}
        }
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let eyes = self.eyes(seat);
        match (self.public.phase(), *action) {
            (Phase::Spheres, Action::Sphere { .. })
            | (Phase::Sally, Action::Sally | Action::StayInside)
            | (Phase::Window(_) | Phase::LastFire { .. }, Action::HoldFire)
            | (Phase::Claim { .. }, Action::Allow | Action::Refuse)
            | (Phase::Recovery { .. }, Action::Ready)
            | (Phase::Messenger, Action::SendNobody) => Ok(()),
            (Phase::Screen { zone: due }, Action::Screen { zone }) if *due == zone => Ok(()),
            (Phase::Screen { zone: due }, Action::ScreenWithFoot { zone }) if *due == zone => {
                scouting::check_foot(eyes, zone)
            }
            (Phase::Report { zone }, Action::Tell { number }) => {
                scouting::check_number(eyes, *zone, number)
            }
            (Phase::Messenger, Action::Send { zone }) => scouting::check_send(eyes, zone),
            (Phase::Setup { hand, .. }, Action::Build { hex }) => {
                setup::check_build(eyes, *hand, hex)
            }
            (Phase::Setup { hand, .. }, Action::Unbuild { hex }) => {
                setup::check_unbuild(eyes, *hand, hex)
            }
            (Phase::Setup { hand, .. }, Action::Take { unit }) => {
                setup::check_take(eyes, *hand, unit)
            }
            (Phase::Setup { hand, .. }, Action::Put { hex }) => setup::check_put(eyes, *hand, hex),
            (Phase::Setup { hand, .. }, Action::PlaceRest) => setup::check_rest(eyes, *hand),
            (Phase::Setup { hand, .. }, Action::Ready) => setup::check_ready(eyes, *hand),
            (Phase::Movement(moves), action) => judge_move(eyes, moves, action),
            (Phase::Window(_) | Phase::LastFire { .. }, Action::FireFort { fort, range, at }) => {
                fire::check(eyes, Firer::Fort(fort), range, at)
            }
            (Phase::Window(_) | Phase::LastFire { .. }, Action::FireUnit { unit, range, at }) => {
                fire::check(eyes, Firer::Unit(unit), range, at)
            }
            (Phase::Excess { side, hex, .. }, Action::Remove { unit }) => {
                command::check_owner(eyes, unit)?;
                if self.public.men(*side, *hex).any(|one| one == unit) {
                    Ok(())
                } else {
                    Err(Refusal::NotInExcess { unit })
                }
            }
            (Phase::Declaration(declaration), action) => {
                declaration::check_action(eyes, *declaration, action)
            }
            (Phase::Combats(combats), action) => combat::check(eyes, combats, action),
            (Phase::Withdrawal { unit: asked }, Action::Withdraw { unit, zone })
                if *asked == unit =>
            {
                if pause::retreats(self.pack, &self.public, unit).contains(zone) {
                    Ok(())
                } else {
                    Err(Refusal::NotNearest { zone })
                }
            }
            (Phase::Recovery { .. }, Action::Recover { unit }) => {
                if unit.relief().is_some() {
                    return Err(Refusal::CannotRecover { unit });
                }
                pause::check_recover(eyes, unit)
            }
            (Phase::Recovery { .. }, Action::Return { unit, .. }) => {
                pause::check_return(eyes, unit)
            }
            (_, other) => Err(Refusal::NotNow { rule: other.moment() }),
        }
    }

    fn sift(&self, seat: Seat, actions: &mut Vec<Action>) {
        let phase = self.public.phase();
        if let Phase::Declaration(declaration) = phase {
            let plan = declaration::Plan::new(self.eyes(seat), *declaration);
            let allowed = |action: &Action| declaration::check_with(&plan, *declaration, *action);
            return actions.retain(|action| allowed(action).is_ok());
        }
        if let Phase::Movement(_) = phase {
            // All but the last few were made by the checks themselves.
            let first = actions.len().saturating_sub(3);
            let mut kept = first;
            for index in first..actions.len() {
                let action = actions[index];
                let asked =
                    matches!(action, Action::EndMoves | Action::TakeCommand | Action::YieldCommand);
                if !asked || self.judge(seat, &action).is_ok() {
                    actions[kept] = action;
                    kept += 1;
                }
            }
            return actions.truncate(kept);
        }
        actions.retain(|action| match (phase, action) {
            (Phase::Window(_) | Phase::LastFire { .. } | Phase::Recovery { .. }, _)
            | (Phase::Combats(_), Action::Retreat { .. } | Action::RetreatOff { .. }) => true,
            (_, action) => self.judge(seat, action).is_ok(),
        });
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        match *action {
            Action::Sphere { first } => self.name_sphere(first, table),
            Action::Build { hex } => self.build_fort(hex, table),
            Action::Unbuild { hex } => self.unbuild_fort(hex, table),
            Action::Take { unit } => drop(self.set_hand(Some(unit))),
            Action::Put { hex } => {
                if let Some(unit) = self.set_hand(None) {
                    self.put_down(unit, hex, table);
                }
            }
            Action::PlaceRest => self.place_rest(table),
            Action::Ready => {
                let rule = self.due();
                table.tell(|| Event::Ready { side: side_of(seat), rule });
                if let Phase::Setup { .. } = self.public.phase() {
                    self.end_setup(seat, table);
                } else {
                    self.end_recovery(seat, table);
                }
            }
            Action::Sally => self.decide_sally(true, table),
            Action::StayInside => self.decide_sally(false, table),
            Action::Step { unit, to } => self.step(seat, unit, to, table),
            Action::Appear { unit, at } => self.appear(seat, unit, at, table),
            Action::GoIn { unit } => self.go_in(seat, unit, table),
            Action::Enter { unit, at } => self.enter(seat, unit, at, table),
            Action::Leave { unit, zone } => {
                if let Phase::Movement(_) = self.public.phase() {
                    self.leave(seat, unit, zone, table);
                } else {
                    self.advance_off(unit, zone, table);
                }
            }
            Action::Halt => self.halt(seat, table),
            Action::EndMoves => self.end_moves(seat, table),
            Action::TimeUp => self.time_up(seat, table),
            Action::Shift { unit, zone } => self.shift(unit, zone, table),
            Action::Lurk { unit, beyond } => self.lurk(unit, beyond, table),
            Action::FireFort { fort, range, at } => self.fire(Firer::Fort(fort), range, at, table),
            Action::FireUnit { unit, range, at } => self.fire(Firer::Unit(unit), range, at, table),
            Action::HoldFire => self.hold_fire(seat, table),
            Action::Remove { unit } => self.remove(unit, table),
            Action::Screen { zone } => self.screen(zone, Help::None, table),
            Action::ScreenWithFoot { zone } => self.screen(zone, Help::Foot, table),
            Action::Tell { number } => self.say_number(number, table),
            Action::Send { zone } => self.send_messenger(zone, table),
            Action::SendNobody => self.begin_attacks(Side::Rome, table),
            Action::Target { hex } => self.target(hex),
            Action::Commit { unit } => self.commit(unit),
            Action::Close => self.close(),
            Action::Dissolve { hex } => self.dissolve(hex),
            Action::Propose => self.propose(seat),
            Action::EndDeclaration => self.end_declaration(table),
            Action::Resolve { hex } => self.resolve(hex, table),
            Action::PickDie { face } => self.pick_die(face, table),
            Action::StandAside { leader } => self.stand_aside(leader, table),
            Action::Share { leader } => self.share(leader, table),
            Action::Accompany { leader, unit } => self.accompany(leader, unit, table),
            Action::Retreat { unit, to } => self.retreat_step(unit, Some(to), table),
            Action::RetreatOff { unit } => self.retreat_step(unit, None, table),
            Action::Settle { unit, zone } => self.settle_exile(unit, zone, table),
            Action::Advance { unit, to } => self.advance(unit, to, table),
            Action::EndAdvance => self.end_advance(seat, table),
            Action::TakeCommand => self.take_command(seat, table),
            Action::YieldCommand => self.yield_command(seat, table),
            Action::Allow => self.end_claim(true, table),
            Action::Refuse => self.end_claim(false, table),
            Action::Withdraw { unit, zone } => {
                self.withdraw(unit, zone, table);
                self.go_on_withdrawal(table);
            }
            Action::Recover { unit } => self.recover(seat, unit, None, table),
            Action::Return { unit, zone } => self.recover(seat, unit, Some(zone), table),
        }
        self.check_command(table);
    }

    fn stale(&self) -> Option<&'static str> {
        (!self.public.is_current(self.pack)).then_some("what stands where, and zones of control")
    }

    fn time_limit(&self, seat: Seat) -> Option<TimeLimit<Action>> {
        self.minutes(seat).map(|minutes| TimeLimit { minutes, then: Action::TimeUp })
    }

    fn chore(&self) -> Option<Chore> {
        matches!(self.public.phase(), Phase::Spheres | Phase::Setup { .. }).then_some(Chore::SetUp)
    }

    fn allied(_: &Setup, a: Seat, b: Seat) -> bool {
        are_allied(a, b)
    }

    fn may_talk(_: &Setup, from: Seat, to: Seat) -> bool {
        // 17.2: the two Gallic players may not, nor to the table.
        from == to || !are_allied(from, to) || side_of(from) == Side::Rome
    }
}

/// Whether a seat may do this in its side's movement.
fn judge_move(eyes: crate::state::Eyes<'_>, moves: &Moves, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Step { unit, to } => movement::check_step(eyes, moves, unit, to).map(drop),
        Action::Appear { unit, at } => movement::check_appear(eyes, moves, unit, at).map(drop),
        Action::GoIn { unit } => movement::check_go_in(eyes, moves, unit),
        Action::Enter { unit, at } => movement::check_enter(eyes, moves, unit, at).map(drop),
        Action::Leave { unit, zone } => movement::check_leave(eyes, moves, unit, zone),
        Action::Shift { unit, zone } => movement::check_shift(eyes, moves, unit, zone),
        Action::Lurk { unit, beyond } => movement::check_lurk(eyes, moves, unit, beyond),
        Action::Halt => match moves.of(eyes.seat) {
            Some(_) => Ok(()),
            None => Err(Refusal::NobodyIsMoving {}),
        },
        Action::EndMoves => movement::check_end(eyes, moves),
        Action::TimeUp => clock::check(eyes.public),
        Action::TakeCommand if moves.of(eyes.seat).is_none() => command::check_claim(eyes),
        Action::YieldCommand if moves.of(eyes.seat).is_none() => command::check_yield(eyes),
        Action::Sphere { .. }
        | Action::Build { .. }
        | Action::Unbuild { .. }
        | Action::Take { .. }
        | Action::Put { .. }
        | Action::PlaceRest
        | Action::Ready
        | Action::Sally
        | Action::StayInside
        | Action::FireFort { .. }
        | Action::FireUnit { .. }
        | Action::HoldFire
        | Action::Remove { .. }
        | Action::Screen { .. }
        | Action::ScreenWithFoot { .. }
        | Action::Tell { .. }
        | Action::Send { .. }
        | Action::SendNobody
        | Action::Target { .. }
        | Action::Commit { .. }
        | Action::Close
        | Action::Dissolve { .. }
        | Action::Propose
        | Action::EndDeclaration
        | Action::Resolve { .. }
        | Action::PickDie { .. }
        | Action::StandAside { .. }
        | Action::Share { .. }
        | Action::Accompany { .. }
        | Action::Retreat { .. }
        | Action::RetreatOff { .. }
        | Action::Settle { .. }
        | Action::Advance { .. }
        | Action::EndAdvance
        | Action::TakeCommand
        | Action::YieldCommand
        | Action::Allow
        | Action::Refuse
        | Action::Withdraw { .. }
        | Action::Recover { .. }
        | Action::Return { .. } => Err(Refusal::NotNow { rule: action.moment() }),
    }
}

/// The rule of the decision that is due.
pub(crate) fn due(public: &Public) -> Rule {
    Rule(match public.phase() {
        Phase::Spheres => "17.4",
        Phase::Setup { .. } if public.period > 1 => "12.6",
        Phase::Setup { .. } => "3.2",
        Phase::Sally => "17.3",
        Phase::Movement(moves) => match (moves.side, moves.stage) {
            (Side::Rome, _) => "4.5",
            (Side::Gaul, crate::state::Stage::Zones) => "4.2",
            (Side::Gaul, _) => "4.1",
        },
        Phase::Window(window) if window.moment.after_combat() => "16.3",
        Phase::Window(_) => "20.5",
        Phase::LastFire { .. } => "24.4",
        Phase::Excess { .. } => "10.2",
        Phase::Screen { .. } => "22.43",
        Phase::Messenger => "22.47",
        Phase::Report { .. } => "22.45",
        Phase::Declaration(_) => "14.3",
        Phase::Combats(combats) => match combats.battle.as_ref().map(|battle| battle.step) {
            None => "13.3",
            Some(Step::Dice) => "19.4",
            Some(Step::Fate(Unit::VERCINGETORIX) | Step::Company(Unit::VERCINGETORIX)) => "19.7",
            Some(Step::Fate(_)) => "19.6",
            Some(Step::Company(_)) => "19.3",
            Some(Step::Retreat) => "16.4",
            Some(Step::Exile(_)) => "11.5",
            Some(Step::Advance) => "16.1",
        },
        Phase::Claim { .. } => "17.5",
        Phase::Withdrawal { .. } => "12.3",
        Phase::Recovery { .. } => "12.4",
        Phase::Over { .. } => "26.2",
    })
}

/// Who must decide.
pub(crate) fn pending(public: &Public) -> Pending {
    let seats = match *public.phase() {
        Phase::Over { winner, by } => {
            let winners = winner.map_or(SeatSet::NONE, |side| public.seats_of(side));
            let rule = Rule(match by {
                OverBy::Escape => "26.1",
                OverBy::Capture | OverBy::Time if winner.is_none() => "26.3",
                OverBy::Capture | OverBy::Time => "26.2",
            });
            return Pending::Over(Outcome { winners, rule });
        }
        Phase::Spheres => SeatSet::one(ROMAN),
        Phase::Messenger => SeatSet::one(public.sole().unwrap_or(ROMAN)),
        Phase::Sally => SeatSet::one(BESIEGED),
        Phase::Movement(Moves { asked, .. }) => asked,
        Phase::Window(window) => SeatSet::one(window.asked),
        Phase::Setup { asked, .. }
        | Phase::LastFire { asked }
        | Phase::Excess { asked, .. }
        | Phase::Claim { asked, .. }
        | Phase::Recovery { asked } => SeatSet::one(asked),
        Phase::Declaration(declaration) => SeatSet::one(declaration.asked),
        Phase::Combats(ref combats) => {
            let battle = combats.battle.as_ref();
            SeatSet::one(battle.map_or(combats.asked, |battle| battle.asked))
        }
        Phase::Withdrawal { .. } | Phase::Screen { .. } | Phase::Report { .. } => {
            SeatSet::one(RELIEF)
        }
    };
    Pending::Seats(seats, Choices::Open)
}

impl State {
    /// A table with nothing hidden yet.
    pub(crate) fn at_table(pack: &'static Pack, public: Board) -> Self {
        let romans = Self::roman_seats();
        Self {
            pack,
            public,
            zones: Concealed::new(RELIEF, Zones::default()),
            chit: Concealed::new(RELIEF, None),
            seen: Concealed::shared(romans, None),
            sphere: Concealed::shared(romans, None),
            reports: Concealed::shared(romans.with(RELIEF), [None; Zone::COUNT]),
        }
    }

    /// 3.2: what the Roman holds in his hand.
    fn set_hand(&mut self, unit: Option<Unit>) -> Option<Unit> {
        let Phase::Setup { hand, .. } = self.public.phases.top_mut() else {
            panic!("units are taken and put down in the set-up")
        };
        std::mem::replace(hand, unit)
    }

    /// 10.2: a unit too many is removed.
    fn remove(&mut self, unit: Unit, table: &mut Table<'_, Event>) {
        let Phase::Excess { side, after, .. } = *self.public.phase() else {
            panic!("units are removed where there are too many")
        };
        table.tell(|| Event::Removed { unit });
        self.kill(unit, Rule("10.2"), table);
        self.begin_excess(side, after, table);
    }
}
