//! The game as the kernel knows it.

use kernel::{
    Choices, Chore, Concealed, Credits, DataError, GameInfo, Outcome, PackFiles, Pending, Rule,
    Rules, Seat, SeatSet, Setup, Table,
};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Force, Leader, Side};
use crate::pack::Pack;
use crate::state::{
    Battle, Board, Camp, CampChoice, Moves, Options, OverBy, Phase, Piece, Public, Round, Secret,
    State,
};
use crate::{
    archery, combat, deployment, disorder, movement, organisation, regiments, retreat, setup,
    strategic, succession, withdrawal,
};

mod collected {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// What there is to know before a game.
static INFO: GameInfo = GameInfo {
    id: "siege",
    title: "Alésia 52 BC",
    scenarios: &["alesia"],
    options: Options::SPECS,
    credits: Credits { designers: "Frédéric Bey", publisher: "Vae Victis 21, 1998" },
    rules: collected::RULES,
    headings: collected::HEADINGS,
};

kernel::built_in! {
    /// The built-in game.
    pub struct Siege for Pack {
        "leaders.toml", "map.toml", "scenario.toml", "tables.toml", "units.toml",
    }
}

/// Whether two seats win and lose together: the Gauls do.
pub(crate) fn are_allied(a: Seat, b: Seat) -> bool {
    (a.0 == 0) == (b.0 == 0)
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
        Siege::files()
    }

    fn load(files: &PackFiles) -> Result<Pack, Vec<DataError>> {
        Pack::load(files)
    }

    fn start(pack: &'static Pack, setup: &Setup, table: &mut Table<'_, Event>) -> Self {
        let options = Options::read(setup);
        let mut table_top = Public::new(options);
        if options.camps == CampChoice::Historical {
            let camps = pack.historical.iter().map(|hex| Camp { hex: *hex, destroyed: false });
            table_top.camps = camps.collect();
        }
        let secrets = [Seat(0), Seat(1)].map(|owner| Concealed::new(owner, Secret::EMPTY));
        let mut state = Self { pack, public: Board::new(pack, table_top), secrets };
        state.set_up(table);
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
        Rule(match self.public.phase() {
            Phase::Setup { .. } => "14.1",
            Phase::Organisation { .. } => "2.0-A",
            Phase::Succession { .. } => "8.1",
            Phase::Strategic(round) => return round.rule(),
            Phase::Deployment { .. } => "2.0-C1",
            Phase::Movement(_) => "7.2",
            Phase::Archery(_) => "10.1",
            Phase::Combat(combats) => combats.battle.as_ref().map_or("11.2", Battle::rule),
            Phase::Retreat { flights } => flights[0].rule().0,
            Phase::Rally { .. } => "12.5",
            Phase::Withdrawal { .. } => "2.0-D",
            Phase::Over { .. } => "2.0-E",
        })
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let eyes = self.eyes(seat);
        match self.public.phase() {
            Phase::Setup { .. } => setup::candidates(eyes, out),
            Phase::Organisation { .. } => organisation::candidates(eyes, out),
            Phase::Succession { side } => {
                let leaders = Leader::with_box(Public::first_force(*side));
                out.extend(leaders.map(|leader| Action::Appoint { leader }));
                regiments::candidates(eyes, out);
            }
            Phase::Strategic(round) => strategic::candidates(eyes, *round, out),
            Phase::Deployment { .. } => deployment::candidates(eyes, out),
            Phase::Movement(moves) => movement::candidates(eyes, *moves, out),
            Phase::Archery(volley) => archery::candidates(eyes, volley, out),
            Phase::Combat(combats) => combat::candidates(eyes, combats, out),
            Phase::Retreat { flights } => retreat::candidates(eyes, flights, out),
            Phase::Rally { force } => disorder::rally_candidates(eyes, *force, out),
            Phase::Withdrawal { .. } => withdrawal::candidates(eyes, out),
            Phase::Over { .. } => {}
        }
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let eyes = self.eyes(seat);
        match (self.public.phase(), *action) {
            (_, Action::Split { legion }) => regiments::check_split(eyes, legion),
            (_, Action::Unite { legion }) => regiments::check_unite(eyes, legion),
            (Phase::Setup { .. }, Action::PlaceCamp { hex }) => setup::check_place_camp(eyes, hex),
            (Phase::Setup { .. }, Action::Garrison { unit, hex }) => {
                setup::check_garrison(eyes, unit, hex)
            }
            (Phase::Setup { .. }, Action::GarrisonLeader { hex }) => {
                setup::check_garrison_leader(eyes, hex)
            }
            (Phase::Setup { .. }, Action::Assign { unit, leader }) => {
                setup::check_assign(eyes, unit, leader)
            }
            (Phase::Setup { .. }, Action::Post { counter, hex }) => {
                setup::check_post(eyes, counter, hex)
            }
            (Phase::Setup { .. }, Action::Ready) => setup::check_ready(eyes),
            (Phase::Organisation { .. }, Action::Transfer { unit, leader }) => {
                organisation::check_transfer(eyes, unit, leader)
            }
            (Phase::Organisation { .. }, Action::Ready) => organisation::check_ready(eyes),
            (Phase::Withdrawal { .. }, Action::Ready)
            | (Phase::Rally { .. }, Action::EndRally)
            | (
                Phase::Strategic(Round { march: Some(_), .. })
                | Phase::Movement(Moves { going: Some(_), .. }),
                Action::Halt,
            ) => Ok(()),
            (Phase::Succession { side }, Action::Appoint { leader }) => {
                succession::check_appoint(eyes, *side, leader)
            }
            (Phase::Strategic(round), Action::March { counter, to }) => {
                strategic::check_march(eyes, *round, counter, to)
            }
            (Phase::Strategic(Round { march, .. }), Action::EndMarches) => {
                if march.is_some() {
                    Err(Refusal::AnotherIsMoving { rule: Rule("7.1") })
                } else {
                    Ok(())
                }
            }
            (Phase::Strategic(_) | Phase::Movement(_), Action::Halt) => {
                Err(Refusal::NobodyIsMoving {})
            }
            (Phase::Deployment { .. }, Action::Deploy { unit, to }) => {
                deployment::check(eyes, unit, to)
            }
            (Phase::Movement(moves), Action::Step { unit, to }) => {
                movement::check_step(eyes, *moves, Piece::Unit(unit), to)
            }
            (Phase::Movement(moves), Action::Ride { leader, to }) => {
                movement::check_step(eyes, *moves, Piece::Leader(leader), to)
            }
            (Phase::Movement(moves), Action::EndMoves) => movement::check_end(eyes, *moves),
            (Phase::Archery(volley), Action::AimCamp { camp, at }) => {
                archery::check_camp(eyes, volley, camp, at)
            }
            (Phase::Archery(volley), Action::AimSide { from, at }) => {
                archery::check_side(eyes, volley, from, at)
            }
            (Phase::Archery(volley), Action::Loose) => archery::check_loose(volley),
            (Phase::Archery(volley), Action::EndArchery) => archery::check_end(volley),
            (Phase::Combat(combats), action) => combat::check(eyes, combats, action),
            (Phase::Retreat { flights }, action) => retreat::check(eyes, flights, action),
            (Phase::Rally { force }, Action::Rally { unit }) => {
                disorder::check_rally(&self.public, *force, unit)
            }
            (Phase::Withdrawal { .. }, Action::Withdraw { unit, leader }) => {
                withdrawal::check(eyes, unit, leader)
            }
            (_, other) => Err(Refusal::NotNow { rule: other.moment() }),
        }
    }

    fn sift(&self, seat: Seat, actions: &mut Vec<Action>) {
        let phase = self.public.phase();
        let over_generates = matches!(
            phase,
            Phase::Organisation { .. }
                | Phase::Succession { .. }
                | Phase::Archery(_)
                | Phase::Combat(_)
        );
        if over_generates {
            actions.retain(|action| match (phase, action) {
                (_, Action::Split { .. } | Action::Unite { .. } | Action::Transfer { .. })
                | (Phase::Combat(_), Action::Commit { .. }) => true,
                (_, action) => self.judge(seat, action).is_ok(),
            });
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        if !matches!(action, Action::Split { .. } | Action::Unite { .. }) {
            self.forget_regrouped(table);
        }
        match *action {
            Action::PlaceCamp { hex } => self.place_camp(hex, table),
            Action::Garrison { unit, hex } => self.garrison(unit, hex, table),
            Action::GarrisonLeader { hex } => self.garrison_leader(hex, table),
            Action::Assign { unit, leader } => self.assign(unit, leader, table),
            Action::Post { counter, hex } => self.post(counter, hex, table),
            Action::Transfer { unit, leader } => self.transfer(unit, leader, table),
            Action::Split { legion } => self.split(legion, table),
            Action::Unite { legion } => self.unite(legion, table),
            Action::Ready => {
                let force = Force::ALL
                    .into_iter()
                    .find(|force| self.public.seat_of(*force) == seat)
                    .unwrap_or(Force::Roman);
                let rule = self.due();
                table.tell(|| Event::IsReady { force, rule });
                self.ready(seat, table);
            }
            Action::Appoint { leader } => {
                self.appoint(leader.side(), leader, table);
                self.begin_strategic(table);
            }
            Action::March { counter, to } => self.march(counter, to, table),
            Action::EndMarches => self.end_marches(table),
            Action::Deploy { unit, to } => self.deploy(unit, to, table),
            Action::Step { unit, to } => self.step(Piece::Unit(unit), to, table),
            Action::Ride { leader, to } => self.step(Piece::Leader(leader), to, table),
            Action::Halt => self.halt(table),
            Action::EndMoves => self.end_moves(table),
            Action::AimCamp { camp, at } => self.aim_camp(camp, at),
            Action::AimSide { from, at } => self.aim_side(from, at),
            Action::Loose => self.loose(table),
            Action::EndArchery => self.begin_combats(table),
            Action::Attack { hex } => self.attack(hex),
            Action::Widen { hex } => self.widen(hex),
            Action::Commit { unit } => self.commit(unit),
            Action::Fight => self.fight(seat, table),
            Action::EndCombats => self.end_combats(table),
            Action::Riposte { hex } => self.riposte(hex, table),
            Action::Suffer { unit } => self.suffer(unit, table),
            Action::Endure => self.endure(table),
            Action::FallBack => self.fall_back(table),
            Action::Retreat { unit, to } => self.retreat(unit, to, table),
            Action::Advance { unit, to } => self.advance(unit, to, table),
            Action::Follow { leader, to } => self.follow(leader, to, table),
            Action::EndAdvance => self.end_battle(table),
            Action::Rally { unit } => {
                self.rally(unit, table);
                self.go_on_rally(table);
            }
            Action::EndRally => self.end_rally(table),
            Action::Withdraw { unit, leader } => self.withdraw(unit, leader, table),
        }
        self.check_breakout(table);
    }

    fn stale(&self) -> Option<&'static str> {
        (!self.public.is_current(self.pack)).then_some("what stands where, and zones of control")
    }

    fn chore(&self) -> Option<Chore> {
        match self.public.phase() {
            Phase::Setup { .. } => Some(Chore::SetUp),
            // 2.0-C1: one box after the other.
            Phase::Deployment { counter, .. } => Some(Chore::Task(counter.index())),
            Phase::Organisation { .. }
            | Phase::Succession { .. }
            | Phase::Strategic(_)
            | Phase::Movement(_)
            | Phase::Archery(_)
            | Phase::Combat(_)
            | Phase::Retreat { .. }
            | Phase::Rally { .. }
            | Phase::Withdrawal { .. }
            | Phase::Over { .. } => None,
        }
    }

    fn allied(_: &Setup, a: Seat, b: Seat) -> bool {
        are_allied(a, b)
    }

    fn may_talk(_: &Setup, from: Seat, to: Seat) -> bool {
        // 13.0: the two Gallic players may not.
        from == to || from.0 == 0 || to.0 == 0
    }
}

/// Who must decide.
pub(crate) fn pending(public: &Public) -> Pending {
    if let Phase::Over { winner, by } = *public.phase() {
        let winners = match winner {
            None => SeatSet::NONE,
            Some(Side::Rome) => SeatSet::one(Seat(0)),
            Some(Side::Gaul) => SeatSet::first(public.seats()).without(Seat(0)),
        };
        let rule = Rule(match by {
            OverBy::Vercingetorix | OverBy::Breakout => "14.3-auto",
            OverBy::Points => "2.0-E",
        });
        return Pending::Over(Outcome { winners, rule });
    }
    let all = SeatSet::first(public.seats());
    let one = |force: Force| SeatSet::one(public.seat_of(force));
    let seats = match public.phase() {
        Phase::Setup { done } | Phase::Organisation { done } | Phase::Withdrawal { done } => {
            all.iter().filter(|seat| !done.contains(*seat)).collect()
        }
        Phase::Succession { side } | Phase::Strategic(Round { side, .. }) => {
            one(Public::first_force(*side))
        }
        Phase::Deployment { counter, .. } => one(counter.force()),
        Phase::Movement(Moves { force, .. }) | Phase::Rally { force } => one(*force),
        Phase::Archery(_) => one(Force::Roman),
        Phase::Combat(combats) => SeatSet::one(combat::decider(public, combats)),
        Phase::Retreat { flights } => one(flights[0].unit.force()),
        Phase::Over { .. } => SeatSet::NONE,
    };
    Pending::Seats(seats, Choices::Open)
}
