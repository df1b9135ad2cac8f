//! The game as the kernel knows it.

use std::sync::OnceLock;

use kernel::{
    Advised, Choices, Concealed, Credits, DataError, Frame, GameInfo, Headline, Known, Lang,
    Message, OddsReport, Offered, OptionSpec, Outcome, PackFiles, Pending, Phrasebook,
    PositionError, Referee, Reply, Rng, Rule, Rules, Scene, Seat, SeatSet, Setup, Shown, Table,
    Viewer,
};

use crate::action::{Action, Event, Refusal};
use crate::ids::{BlockSet, Card, Side};
use crate::orders::Order;
use crate::pack::Pack;
use crate::position::Position;
use crate::state::{
    Camp, Crossings, Deployment, Edition, MainForce, OverBy, Phase, Public, Standing, State,
};
use crate::view::View;
use crate::{
    advice, cards, events, fight, levy, movement, odds, retreat, sample, scene, sequence, text,
    winter,
};

mod collected {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// What there is to know before a game.
static INFO: GameInfo = GameInfo {
    id: "julius",
    title: "Julius Caesar",
    scenarios: &["civil-war"],
    options: &[
        OptionSpec { key: "deployment", values: &["historical", "free"], rule: Rule("5.3") },
        OptionSpec { key: "edition", values: &["french", "english-1.1"], rule: Rule("8.4") },
    ],
    credits: Credits {
        designers: "Justin Thompson, Grant Dalgliesh",
        publisher: "Columbia Games, 2010",
    },
    rules: collected::RULES,
    headings: collected::HEADINGS,
    tests: collected::TESTS,
};

const FILES: [(&str, &str); 4] = [
    ("blocks.toml", include_str!("../data/blocks.toml")),
    ("cards.toml", include_str!("../data/cards.toml")),
    ("map.toml", include_str!("../data/map.toml")),
    ("scenario.toml", include_str!("../data/scenario.toml")),
];

/// The built-in game.
#[derive(Debug)]
pub struct Julius;

impl Julius {
    /// The data that ships with the program.
    pub fn pack() -> &'static Pack {
        static PACK: OnceLock<Pack> = OnceLock::new();
        PACK.get_or_init(|| {
            Pack::load(&PackFiles::built_in(&FILES)).expect("the built-in data has no fault")
        })
    }
}

/// The seats, in their order.
pub(crate) const SEATS: [&str; 2] = ["caesar", "pompey"];

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
        let free = setup.option("deployment") == "free";
        let english = setup.option("edition") == "english-1.1";
        let mut state = Self {
            pack,
            public: Public {
                deployment: if free { Deployment::Free } else { Deployment::Historical },
                edition: if english { Edition::English11 } else { Edition::French },
                year: pack.first_year,
                turn: 1,
                first: Side::Caesar,
                phase: Phase::Deployment { done: SeatSet::NONE },
                crossings: [Crossings::new(), Crossings::new()],
                attacked: Default::default(),
                mains: arrayvec::ArrayVec::new(),
                surprise: None,
                cards: [None; 2],
                previous: [None; 2],
                spent: Default::default(),
                fallen: BlockSet::EMPTY,
                trophies: BlockSet::EMPTY,
                seen: Default::default(),
                cleopatra: Side::Pompey,
                standing: Standing::EMPTY,
            },
            camps: Side::BOTH.map(|side| Concealed::new(side.seat(), Camp::empty())),
        };
        cards::deploy(&mut state, table);
        if !free {
            state.begin_year(table);
        }
        state
    }

    fn pack(&self) -> &'static Pack {
        self.pack
    }

    fn seats(_: &Setup) -> &'static [&'static str] {
        &SEATS
    }

    fn setup(&self) -> Setup {
        let deployment = match self.public.deployment {
            Deployment::Historical => "historical",
            Deployment::Free => "free",
        };
        let edition = match self.public.edition {
            Edition::French => "french",
            Edition::English11 => "english-1.1",
        };
        let set = [("deployment", deployment), ("edition", edition)];
        Setup {
            scenario: "civil-war".to_owned(),
            set: set.map(|(key, value)| (key.to_owned(), value.to_owned())).into(),
        }
    }

    fn pending(&self) -> Pending {
        pending(self.pack, &self.public)
    }

    fn due(&self) -> Rule {
        Rule("2.2")
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = Side::of(seat);
        let eyes = self.eyes(side);
        match &self.public.phase {
            Phase::Deployment { .. } => cards::swap_candidates(eyes, out),
            Phase::Discard { .. } | Phase::Play { .. } => cards::candidates(eyes, out),
            Phase::Jupiter { .. } => events::jupiter_candidates(eyes, out),
            Phase::Suborned { from, .. } => {
                let cities = events::friendly_neighbours(eyes, *from);
                out.extend(cities.iter().map(|to| Action::Receive { to }));
            }
            Phase::Vulcan { .. } => {
                let enemy = self.public.standing.held[side.enemy().index()];
                out.extend(enemy.iter().map(|city| Action::Erupt { city }));
                out.push(Action::Forgo);
            }
            Phase::Moves(moves) => movement::candidates(eyes, moves, out),
            Phase::MainForce { .. } => sequence::main_force_candidates(self, side, out),
            Phase::Surprise { .. } => {
                let attacked = self.public.attacked[side.index()];
                out.extend(attacked.iter().map(|place| Action::Surprise { place }));
            }
            Phase::Levies { left, .. } => levy::candidates(eyes, *left, out),
            Phase::ChooseBattle => {
                let contested = self.public.contested();
                out.extend(contested.iter().map(|place| Action::Fight { place }));
            }
            Phase::Battle(battle) => fight::candidates(eyes, battle, out),
            Phase::Regroup(regroup) => fight::regroup_candidates(eyes, regroup, out),
            Phase::Harbour => winter::harbour_candidates(eyes, out),
            Phase::Supply => winter::supply_candidates(eyes, out),
            Phase::Disband { .. } => winter::disband_candidates(eyes, out),
            Phase::Over { .. } => {}
        }
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let side = Side::of(seat);
        let eyes = self.eyes(side);
        match (&self.public.phase, *action) {
            (Phase::Deployment { .. }, Action::Swap { block, with }) => {
                cards::check_swap(eyes, block, with)
            }
            (Phase::Discard { .. }, Action::Discard { card })
            | (Phase::Play { .. }, Action::Play { card }) => cards::check(eyes, card),
            (Phase::Jupiter { .. }, Action::Suborn { at, wood }) => {
                events::check_suborn(eyes, at, wood)
            }
            (Phase::Suborned { from, .. }, Action::Receive { to }) => {
                events::check_receive(eyes, *from, to)
            }
            (Phase::Vulcan { .. }, Action::Erupt { city }) => events::check_erupt(eyes, city),
            (Phase::Moves(moves), Action::Activate { place }) => {
                movement::check_activate(eyes, moves, place)
            }
            (Phase::Moves(moves), Action::Step { block, to }) => {
                movement::check_step(eyes, moves, block, to)
            }
            (Phase::Moves(moves), Action::Halt) => movement::check_halt(moves),
            (Phase::Moves(moves), Action::Embark { block, sea }) => {
                movement::check_embark(eyes, moves, block, sea)
            }
            (Phase::Moves(moves), Action::Sail { sea }) => movement::check_sail(eyes, moves, sea),
            (Phase::Moves(moves), Action::Land { port }) => movement::check_land(eyes, moves, port),
            (Phase::Moves(moves), Action::EndMoves) => movement::check_end(moves),
            (Phase::MainForce { .. }, Action::MainForce { place, from }) => {
                sequence::check_main_force(self, side, MainForce { place, from })
            }
            (Phase::Surprise { impulse, .. }, Action::Surprise { place }) => {
                if self.public.attacked[side.index()].contains(place) {
                    Ok(())
                } else {
                    Err(Refusal::NoAttackThere { place, rule: impulse.rule() })
                }
            }
            (Phase::Levies { left, .. }, Action::Levy { block, city }) => {
                levy::check_levy(eyes, *left, block, city)
            }
            (Phase::Levies { left, .. }, Action::Reinforce { block }) => {
                levy::check_reinforce(eyes, *left, block)
            }
            (Phase::ChooseBattle, Action::Fight { place }) => {
                if self.public.is_contested(place) {
                    Ok(())
                } else {
                    Err(Refusal::NoBattleThere { place })
                }
            }
            (Phase::Battle(battle), Action::Fire { block } | Action::Pass { block }) => {
                fight::check_fire(eyes, battle, block)
            }
            (Phase::Battle(battle), Action::Retreat { .. } | Action::RetreatBySea { .. }) => {
                retreat::check(eyes, battle, *action)
            }
            (Phase::Battle(battle), Action::TakeHit { block }) => {
                fight::check_hit(eyes, battle, block)
            }
            (Phase::Regroup(regroup), Action::Regroup { block, to }) => {
                fight::check_regroup(eyes, regroup, block, to)
            }
            (Phase::Harbour, Action::Harbour { block, port }) => {
                winter::check_harbour(eyes, block, port)
            }
            (Phase::Supply | Phase::Disband { .. }, Action::Disband { block }) => {
                winter::check_disband(eyes, block)
            }
            (Phase::Deployment { .. }, Action::EndDeployment)
            | (Phase::Jupiter { .. } | Phase::Vulcan { .. }, Action::Forgo)
            | (Phase::Levies { .. }, Action::EndLevies)
            | (Phase::Regroup(_), Action::EndRegroup)
            | (Phase::Disband { .. }, Action::EndDisbanding) => Ok(()),
            (_, other) => Err(Refusal::NotNow(moment(&self.public.phase, other))),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        let side = Side::of(seat);
        match *action {
            Action::Swap { block, with } => cards::swap(self, side, block, with, table),
            Action::EndDeployment => {
                table.tell(|| Event::Deployed { side });
                if self.done(side) {
                    cards::end_deployment(self, table);
                }
            }
            Action::Discard { card } => {
                cards::discard(self, side, card, table);
                if self.done(side) {
                    self.begin_turn(table);
                }
            }
            Action::Play { card } => {
                cards::choose(self, side, card, table);
                if self.done(side) {
                    self.reveal_cards(table);
                }
            }
            Action::Suborn { at, wood } => self.suborn(side, at, wood, table),
            Action::Receive { to } => self.receive(side, to, table),
            Action::Erupt { city } => self.erupt(side, city, table),
            Action::Forgo => {
                let vulcan = matches!(self.public.phase, Phase::Vulcan { .. });
                let card = if vulcan { Card::VULCAN } else { Card::JUPITER };
                table.tell(|| Event::NoEffect { side, card });
                self.end_command(side, table);
            }
            Action::Activate { place } => self.activate(place, table),
            Action::Step { block, to } => self.step(block, to, table),
            Action::Halt => self.halt(table),
            Action::Embark { block, sea } => self.embark(block, sea, table),
            Action::Sail { sea } => self.sail(sea),
            Action::Land { port } => self.land(port, table),
            Action::EndMoves => self.end_moves(side, table),
            Action::MainForce { place, from } => {
                self.main_force(side, MainForce { place, from }, table);
            }
            Action::Surprise { place } => self.surprise(side, place, table),
            Action::Levy { block, city } => self.levy(side, block, city, table),
            Action::Reinforce { block } => self.reinforce(side, block, table),
            Action::EndLevies => self.end_levies(side, table),
            Action::Fight { place } => self.begin_battle(place, table),
            Action::Fire { block } => self.fire(side, block, table),
            Action::Pass { block } => self.pass(side, block, table),
            Action::Retreat { block, to } => self.retreat(side, block, to, table),
            Action::RetreatBySea { block, sea, to } => {
                self.retreat_by_sea(side, block, sea, to, table);
            }
            Action::TakeHit { block } => self.take_hit(side, block, table),
            Action::Regroup { block, to } => self.regroup(block, to, table),
            Action::EndRegroup => self.next_battle(table),
            Action::Harbour { block, port } => self.harbour(side, block, port, table),
            Action::Disband { block } => {
                let supplying = self.public.phase == Phase::Supply;
                let rule = Rule(if supplying { "8.3" } else { "8.5" });
                self.disband(side, block, rule, table);
                if supplying {
                    self.go_on_supply(table);
                }
            }
            Action::EndDisbanding => {
                if self.done(side) {
                    self.end_year(table);
                }
            }
        }
    }

    fn setting_up(&self) -> bool {
        matches!(self.public.phase, Phase::Deployment { .. })
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

    fn wishes(&self, seat: Seat, out: &mut Vec<Action>) {
        self.candidates(seat, out);
        let eyes = self.eyes(Side::of(seat));
        match &self.public.phase {
            Phase::Moves(moves) => movement::wishes(eyes, moves, out),
            Phase::Battle(battle) => fight::wishes(eyes, battle, out),
            Phase::Deployment { .. }
            | Phase::Discard { .. }
            | Phase::Play { .. }
            | Phase::Jupiter { .. }
            | Phase::Suborned { .. }
            | Phase::Vulcan { .. }
            | Phase::MainForce { .. }
            | Phase::Surprise { .. }
            | Phase::Levies { .. }
            | Phase::ChooseBattle
            | Phase::Regroup(_)
            | Phase::Harbour
            | Phase::Supply
            | Phase::Disband { .. }
            | Phase::Over { .. } => {}
        }
    }

    fn forecast(pack: &'static Pack, view: &View, lang: Lang) -> Option<OddsReport> {
        odds::forecast(pack, view, lang)
    }

    fn odds(pack: &'static Pack, words: &[String], lang: Lang) -> Result<OddsReport, String> {
        let forecast = odds::read(pack, words)?;
        Ok(odds::report(pack, forecast, Edition::French, lang))
    }
}

impl Advised for State {
    type Order = Order;

    fn appraise(pack: &'static Pack, view: &View, seat: Seat) -> i64 {
        advice::appraise(pack, view, Side::of(seat))
    }

    fn leans(pack: &'static Pack, view: &View, seat: Seat, actions: &[Action], out: &mut Vec<i64>) {
        out.clear();
        out.extend(actions.iter().map(|action| advice::lean(pack, view, Side::of(seat), *action)));
    }

    fn known_orders(_: &'static Pack, _: &View, lang: Lang) -> Vec<kernel::OrderSpec<Order>> {
        Order::ALL.map(|order| order.described(lang)).into()
    }

    fn answer(
        order: &Order,
        pack: &'static Pack,
        view: &View,
        offers: &[Action],
    ) -> Option<Reply<Action>> {
        order.answer(pack, view, offers).map(Reply::always)
    }
}

impl State {
    /// Notes that a side is done with a step that both take; whether both are.
    fn done(&mut self, side: Side) -> bool {
        let (Phase::Deployment { done }
        | Phase::Discard { done }
        | Phase::Play { done }
        | Phase::Disband { done }) = &mut self.public.phase
        else {
            return true;
        };
        *done = done.with(side.seat());
        done.len() == Side::BOTH.len()
    }
}

/// Who must decide.
pub(crate) fn pending(pack: &Pack, public: &Public) -> Pending {
    let both = SeatSet::first(2);
    let where_any = |test: &dyn Fn(Side) -> bool| {
        Side::BOTH.into_iter().filter(|side| test(*side)).map(Side::seat).collect()
    };
    let seats = match &public.phase {
        Phase::Deployment { done }
        | Phase::Discard { done }
        | Phase::Play { done }
        | Phase::Disband { done } => both.iter().filter(|seat| !done.contains(*seat)).collect(),
        Phase::Jupiter { side }
        | Phase::Suborned { side, .. }
        | Phase::Vulcan { side }
        | Phase::MainForce { side }
        | Phase::Surprise { side, .. }
        | Phase::Levies { side, .. } => SeatSet::one(side.seat()),
        Phase::Moves(moves) => SeatSet::one(moves.side.seat()),
        Phase::ChooseBattle => SeatSet::one(public.first.seat()),
        Phase::Battle(battle) => {
            let (crate::battle::Waits::Act { side, .. } | crate::battle::Waits::Hit { side, .. }) =
                battle.waits;
            SeatSet::one(side.seat())
        }
        Phase::Regroup(regroup) => SeatSet::one(regroup.side.seat()),
        Phase::Harbour => where_any(&|side| !winter::fleets_at_sea(public, side).is_empty()),
        Phase::Supply => where_any(&|side| !winter::hungry(pack, public, side).is_empty()),
        Phase::Over { winner, rule } => {
            return Pending::Over(Outcome {
                winners: winner.map_or(SeatSet::NONE, |side| SeatSet::one(side.seat())),
                rule: Rule(match rule {
                    OverBy::Points => "8.4",
                    OverBy::LastYear => "1.2",
                }),
            });
        }
    };
    // Cards are chosen face down. What changes places in the deployment is seen by its wood.
    let hidden = matches!(public.phase, Phase::Discard { .. } | Phase::Play { .. });
    Pending::Seats(seats, if hidden { Choices::Hidden } else { Choices::Open })
}

/// The rule that says when an action has its moment, for one that comes at another.
fn moment(phase: &Phase, action: Action) -> Rule {
    let in_moves = matches!(phase, Phase::Moves(_));
    Rule(match action {
        Action::Swap { .. } | Action::EndDeployment => "5.3",
        Action::Discard { .. } | Action::Play { .. } | Action::Forgo => "2.1",
        Action::Suborn { .. } | Action::Receive { .. } => "event-jupiter",
        Action::Erupt { .. } => "event-vulcan",
        Action::Embark { .. } | Action::Sail { .. } | Action::Land { .. } => "6.3",
        Action::Activate { .. } | Action::Step { .. } | Action::Halt | Action::EndMoves => "2.2",
        Action::MainForce { .. } => "7.3",
        Action::Surprise { .. } => "event-mars",
        Action::Levy { .. } | Action::Reinforce { .. } | Action::EndLevies if in_moves => "2.2",
        Action::Levy { .. } | Action::Reinforce { .. } | Action::EndLevies => "6.4",
        Action::Fight { .. } => "7.1",
        Action::Fire { .. } | Action::Pass { .. } => "7.2",
        Action::Retreat { .. } | Action::RetreatBySea { .. } => "7.6",
        Action::TakeHit { .. } => "7.4",
        Action::Regroup { .. } | Action::EndRegroup => "7.7",
        Action::Harbour { .. } => "8.2",
        Action::Disband { .. } | Action::EndDisbanding => "8.5",
    })
}
