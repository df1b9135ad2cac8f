//! The game as the kernel knows it.

use std::sync::OnceLock;

use arrayvec::ArrayVec;
use kernel::{
    Advised, Choices, Concealed, Credits, DataError, Frame, GameInfo, Headline, Journey, Known,
    Lang, Message, OddsReport, Offered, OptionSpec, Outcome, PackFiles, Pending, Phrasebook,
    PositionError, Referee, Reply, Rng, Rule, Rules, Scene, Seat, SeatSet, Setup, Shown, Table,
    Viewer,
};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Counter, CounterSet, Force, Leader, LeaderSet, Side, Unit, UnitSet};
use crate::orders::StandingOrder;
use crate::pack::{HEXES, Hexes, Pack};
use crate::position::Position;
use crate::state::{
    BoxChoice, Camp, CampChoice, Cell, Fate, Moves, Order, OverBy, Phase, Piece, Players, Public,
    Round, Secret, Spot, State,
};
use crate::view::View;
use crate::{
    advice, archery, combat, command, deployment, disorder, movement, odds, retreat, sample, scene,
    setup, strategic, text, wishes,
};

mod collected {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// What there is to know before a game.
static INFO: GameInfo = GameInfo {
    id: "siege",
    title: "Alésia 52 BC",
    scenarios: &["alesia"],
    options: &[
        OptionSpec { key: "players", values: &["2", "3"], rule: Rule("13.0") },
        OptionSpec { key: "camps", values: &["free", "historical"], rule: Rule("14.2") },
        OptionSpec { key: "boxes", values: &["open", "closed"], rule: Rule("4.0") },
    ],
    credits: Credits { designers: "Frédéric Bey", publisher: "Vae Victis 21, 1998" },
    rules: collected::RULES,
    headings: collected::HEADINGS,
};

const FILES: [(&str, &str); 5] = [
    ("leaders.toml", include_str!("../data/leaders.toml")),
    ("map.toml", include_str!("../data/map.toml")),
    ("scenario.toml", include_str!("../data/scenario.toml")),
    ("tables.toml", include_str!("../data/tables.toml")),
    ("units.toml", include_str!("../data/units.toml")),
];

/// The built-in game.
#[derive(Debug)]
pub struct Siege;

impl Siege {
    /// The data that ships with the program.
    pub fn pack() -> &'static Pack {
        static PACK: OnceLock<Pack> = OnceLock::new();
        PACK.get_or_init(|| {
            Pack::load(&PackFiles::built_in(&FILES)).expect("the built-in data has no fault")
        })
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
        PackFiles::built_in(&FILES)
    }

    fn load(files: &PackFiles) -> Result<Pack, Vec<DataError>> {
        Pack::load(files)
    }

    fn start(pack: &'static Pack, setup: &Setup, table: &mut Table<'_, Event>) -> Self {
        let historical = setup.option("camps") == "historical";
        let camps = if historical {
            pack.historical.iter().map(|hex| Camp { hex: *hex, destroyed: false }).collect()
        } else {
            ArrayVec::new()
        };
        let three = setup.option("players") == "3";
        let closed = setup.option("boxes") == "closed";
        let mut state = Self {
            pack,
            public: Public {
                players: if three { Players::Three } else { Players::Two },
                camp_choice: if historical { CampChoice::Historical } else { CampChoice::Free },
                box_choice: if closed { BoxChoice::Closed } else { BoxChoice::Open },
                turn: 1,
                phase: Phase::Setup { done: SeatSet::NONE },
                flights: ArrayVec::new(),
                counters: Default::default(),
                faces: Default::default(),
                fates: [Fate::Hale; Leader::COUNT],
                marked: CounterSet::EMPTY,
                spots: [Spot::Aside; Unit::COUNT],
                orders: [Order::Formed; Unit::COUNT],
                camps,
                breaches: Hexes::new(),
                commanders: [Some(Leader::CAESAR), Some(Leader::COMNIOS)],
                strategic: None,
                tactical: None,
                second_half: false,
                moved: UnitSet::EMPTY,
                ridden: LeaderSet::EMPTY,
                fought: UnitSet::EMPTY,
                rallied: UnitSet::EMPTY,
                handled: UnitSet::EMPTY,
                marched: CounterSet::EMPTY,
                escaped: UnitSet::EMPTY,
                vercingetorix_escaped: false,
                cells: [Cell::default(); HEXES],
                zones: [Hexes::new(); 2],
                standing: Hexes::new(),
            },
            secrets: [
                Concealed::new(Seat(0), Secret::EMPTY),
                Concealed::new(Seat(1), Secret::EMPTY),
            ],
        };
        state.public.count_all(pack);
        state.set_up(table);
        state
    }

    fn pack(&self) -> &'static Pack {
        self.pack
    }

    fn seats(setup: &Setup) -> &'static [&'static str] {
        if setup.option("players") == "3" {
            &["roman", "relief", "besieged"]
        } else {
            &["roman", "gaul"]
        }
    }

    fn setup(&self) -> Setup {
        let players = match self.public.players {
            Players::Two => "2",
            Players::Three => "3",
        };
        let camps = match self.public.camp_choice {
            CampChoice::Free => "free",
            CampChoice::Historical => "historical",
        };
        let boxes = match self.public.box_choice {
            BoxChoice::Open => "open",
            BoxChoice::Closed => "closed",
        };
        let set = [("players", players), ("camps", camps), ("boxes", boxes)];
        Setup {
            scenario: "alesia".to_owned(),
            set: set.map(|(key, value)| (key.to_owned(), value.to_owned())).into(),
        }
    }

    fn pending(&self) -> Pending {
        pending(&self.public)
    }

    fn due(&self) -> Rule {
        Rule("2.0-C")
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let eyes = self.eyes(seat);
        if self.public.must_flee() {
            return retreat::candidates(eyes, out);
        }
        match &self.public.phase {
            Phase::Setup { .. } => setup::candidates(eyes, out),
            Phase::Organisation { .. } => command::transfer_candidates(eyes, out),
            Phase::Succession { side } => {
                let leaders = Leader::with_box(Public::first_force(*side));
                out.extend(leaders.map(|leader| Action::Appoint { leader }));
            }
            Phase::Strategic(round) => strategic::candidates(eyes, *round, out),
            Phase::Deployment { .. } => deployment::candidates(eyes, out),
            Phase::Movement(moves) => movement::candidates(eyes, *moves, out),
            Phase::Archery(volley) => archery::candidates(eyes, volley, out),
            Phase::Combat(combats) => combat::candidates(eyes, combats, out),
            Phase::Rally { force } => disorder::rally_candidates(eyes, *force, out),
            Phase::Withdrawal { .. } => command::withdrawal_candidates(eyes, out),
            Phase::Over { .. } => {}
        }
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let eyes = self.eyes(seat);
        if self.public.must_flee() {
            return retreat::check(eyes, *action);
        }
        match (&self.public.phase, *action) {
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
                command::check_transfer(eyes, unit, leader)
            }
            (
                Phase::Setup { .. }
                | Phase::Organisation { .. }
                | Phase::Movement(_)
                | Phase::Deployment { .. },
                Action::Split { legion },
            ) => command::check_split(eyes, legion),
            (
                Phase::Setup { .. } | Phase::Organisation { .. } | Phase::Movement(_),
                Action::Unite { legion },
            ) => command::check_unite(eyes, legion),
            (Phase::Organisation { .. }, Action::Ready) => command::check_ready(eyes),
            (Phase::Withdrawal { .. }, Action::Ready)
            | (Phase::Rally { .. }, Action::EndRally)
            | (
                Phase::Strategic(Round { march: Some(_), .. })
                | Phase::Movement(Moves { going: Some(_), .. }),
                Action::Halt,
            ) => Ok(()),
            (Phase::Succession { side }, Action::Appoint { leader }) => {
                command::check_appoint(eyes, *side, leader)
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
            (Phase::Rally { force }, Action::Rally { unit }) => {
                disorder::check_rally(&self.public, *force, unit)
            }
            (Phase::Withdrawal { .. }, Action::Withdraw { unit, leader }) => {
                command::check_withdraw(eyes, unit, leader)
            }
            (_, other) => Err(Refusal::NotNow { rule: other.moment() }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
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
                table.tell(|| Event::IsReady { force });
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
    }

    fn setting_up(&self) -> bool {
        matches!(self.public.phase, Phase::Setup { .. })
    }

    fn allied(_: &Setup, a: Seat, b: Seat) -> bool {
        are_allied(a, b)
    }

    fn may_talk(_: &Setup, from: Seat, to: Seat) -> bool {
        // 13.0: the two Gallic players may not.
        from == to || from.0 == 0 || to.0 == 0
    }
}

impl Known for State {
    type View = View;
    type Position = Position;

    fn view(&self, viewer: Viewer) -> View {
        self.make_view(viewer)
    }

    fn sample(pack: &'static Pack, view: &View, rng: &mut Rng) -> Self {
        sample::sample(pack, view, rng)
    }

    fn position(&self, referee: &Referee) -> Position {
        self.make_position(referee)
    }

    fn restore(pack: &'static Pack, position: &Position) -> Result<Self, PositionError> {
        Self::from_position(pack, position)
    }
}

impl Shown for State {
    fn phrasebook() -> &'static Phrasebook {
        text::phrasebook()
    }

    fn headline(pack: &'static Pack, view: &View) -> Headline {
        scene::headline(pack, &view.public)
    }

    fn frame(pack: &'static Pack, view: &View) -> Frame {
        scene::frame(pack, view)
    }

    fn scene(pack: &'static Pack, view: &View, lang: Lang) -> Scene {
        scene::scene(pack, view, lang)
    }

    fn offered(pack: &'static Pack, view: &View, action: &Action) -> Offered {
        scene::offered(pack, view, *action)
    }

    fn tell(_: &'static Pack, event: &Event, viewer: Viewer) -> Option<Message> {
        text::tell(event, viewer)
    }

    fn journeys(&self, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
        if !self.pending().seats().contains(seat) || !self.public.flights.is_empty() {
            return Vec::new();
        }
        if let Phase::Strategic(round) = self.public.phase {
            self.marches(round, seat, piece)
        } else if let Phase::Movement(moves) = self.public.phase {
            self.walks(moves, piece)
        } else {
            Vec::new()
        }
    }

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, out);
        wishes::wishes(self.eyes(seat), out);
    }

    fn chart() -> Option<&'static str> {
        Some(include_str!("../data/atlas.toml"))
    }

    fn forecast(pack: &'static Pack, view: &View, lang: Lang) -> Option<OddsReport> {
        odds::forecast(pack, view, lang)
    }

    fn odds(pack: &'static Pack, words: &[String], lang: Lang) -> Result<OddsReport, String> {
        odds::answer(pack, words, lang)
    }
}

impl Advised for State {
    type Order = StandingOrder;

    fn appraise(pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        advice::appraise(pack, view, seat)
    }

    fn leans(pack: &'static Pack, view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i64>) {
        out.clear();
        out.extend(actions.iter().map(|action| advice::lean(pack, view, seat, *action)));
    }

    fn known_orders(
        _: &'static Pack,
        _: &View,
        lang: Lang,
    ) -> Vec<kernel::OrderSpec<StandingOrder>> {
        StandingOrder::ALL.map(|order| order.described(lang)).into()
    }

    fn answer(
        order: &StandingOrder,
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<Reply<Action>> {
        order.answer(pack, view, offers).map(Reply::always)
    }
}

impl State {
    /// How a hidden counter can march.
    fn marches(&self, round: Round, seat: Seat, piece: &str) -> Vec<Journey<Action>> {
        let Some(counter) = Counter::all().find(|counter| counter.name() == piece) else {
            return Vec::new();
        };
        let spent = round.march.map_or(0, |march| march.spent);
        let ways = strategic::ways(self.eyes(seat), round, counter);
        ways.into_iter()
            .map(|way| Journey {
                steps: way.via.iter().map(|to| Action::March { counter, to: *to }).collect(),
                cost: (way.load.spent - spent).into(),
                stops: way.halts,
            })
            .collect()
    }

    /// How a unit or an open leader can move.
    fn walks(&self, moves: Moves, piece: &str) -> Vec<Journey<Action>> {
        let unit = Unit::all().find(|unit| unit.name() == piece).map(Piece::Unit);
        let counter = || Counter::all().find(|counter| counter.name() == piece);
        let leader = || self.public.faces[counter()?.index()].map(Piece::Leader);
        let Some(piece) = unit.or_else(leader) else { return Vec::new() };
        let spent = moves.going.map_or(0, |going| going.spent);
        movement::ways(self.pack, &self.public, moves, piece)
            .into_iter()
            .map(|way| Journey {
                steps: way.via.iter().map(|to| piece.step(*to)).collect(),
                cost: (way.load.spent - spent).into(),
                stops: way.halts,
            })
            .collect()
    }
}

/// Who must decide.
pub(crate) fn pending(public: &Public) -> Pending {
    if let Phase::Over { winner, by } = public.phase {
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
    if let Some(seat) = public.fleeing_seat() {
        return Pending::one(seat);
    }
    let all = SeatSet::first(public.seats());
    let one = |force: Force| SeatSet::one(public.seat_of(force));
    let seats = match &public.phase {
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
        Phase::Over { .. } => SeatSet::NONE,
    };
    Pending::Seats(seats, Choices::Open)
}
