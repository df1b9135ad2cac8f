//! The game as the kernel knows it.

use kernel::{
    Chore, Credits, DataError, GameInfo, PackFiles, Pending, Rule, Rules, Seat, SeatSet, Setup,
    Table,
};

use crate::action::{Action, Event, Refusal};
use crate::ids::{BlockSet, Side};
use crate::pack::Pack;
use crate::sequence::{self, Part};
use crate::state::{
    Crossings, Deployment, MainForce, Options, Phase, Public, Secret, Sightings, Standing, State,
};
use crate::{cards, deployment, events, fight, levy, movement, position, retreat, winter};

mod collected {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

/// What there is to know before a game.
static INFO: GameInfo = GameInfo {
    id: "julius",
    title: "Julius Caesar",
    scenarios: &["civil-war"],
    options: Options::SPECS,
    credits: Credits {
        designers: "Justin Thompson, Grant Dalgliesh",
        publisher: "Columbia Games, 2010",
    },
    rules: collected::RULES,
    headings: collected::HEADINGS,
};

kernel::built_in! {
    /// The built-in game.
    pub struct Julius for Pack { "blocks.toml", "cards.toml", "map.toml", "scenario.toml" }
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
        Julius::files()
    }

    fn load(files: &PackFiles) -> Result<Pack, Vec<DataError>> {
        Pack::load(files)
    }

    fn start(pack: &'static Pack, setup: &Setup, table: &mut Table<'_, Event>) -> Self {
        let public = Public {
            options: Options::read(setup),
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
            order: Default::default(),
            fallen: BlockSet::EMPTY,
            trophies: BlockSet::EMPTY,
            seen: Sightings::default(),
            cleopatra: Side::Pompey,
            standing: Standing::EMPTY,
        };
        let mut state = Self::new(pack, public, [Secret::empty(), Secret::empty()]);
        deployment::deploy(&mut state, table);
        match state.public.options.deployment {
            Deployment::Historical => state.begin_year(table),
            Deployment::Free => {}
        }
        state
    }

    fn pack(&self) -> &'static Pack {
        self.pack
    }

    fn seats(_: &Setup) -> &'static [&'static str] {
        Side::NAMES
    }

    fn setup(&self) -> Setup {
        self.public.options.setup(INFO.scenarios[0])
    }

    fn pending(&self) -> Pending {
        sequence::pending(self.pack, &self.public)
    }

    fn due(&self) -> Rule {
        sequence::due(&self.public.phase)
    }

    fn candidates(&self, seat: Seat, out: &mut Vec<Action>) {
        let side = Side::of(seat);
        let eyes = self.eyes(side);
        match &self.public.phase {
            Phase::Deployment { .. } => deployment::candidates(eyes, out),
            Phase::Discard { .. } | Phase::Play { .. } => cards::candidates(eyes, out),
            Phase::Jupiter { .. } => events::jupiter_candidates(eyes, out),
            Phase::Suborned { from, .. } => {
                let cities = events::friendly_neighbours(eyes, *from);
                out.extend(cities.iter().map(|to| Action::Receive { to }));
            }
            Phase::Vulcan { .. } => events::vulcan_candidates(eyes, out),
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
                deployment::check_swap(eyes, block, with)
            }
            (Phase::Discard { .. }, Action::Discard { card }) => cards::check_discard(eyes, card),
            (Phase::Play { .. }, Action::Play { card }) => cards::check_play(eyes, card),
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
                events::check_surprise(eyes, *impulse, place)
            }
            (Phase::Levies { left, .. }, Action::Levy { block, city }) => {
                levy::check_levy(eyes, *left, block, city)
            }
            (Phase::Levies { left, .. }, Action::Reinforce { block }) => {
                levy::check_reinforce(eyes, *left, block)
            }
            (Phase::ChooseBattle, Action::Fight { place }) => fight::check_fight(eyes, place),
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
            (_, other) => Err(Refusal::NotNow { rule: moment(&self.public.phase, other) }),
        }
    }

    fn apply(&mut self, seat: Seat, action: &Action, table: &mut Table<'_, Event>) {
        let side = Side::of(seat);
        match *action {
            Action::Swap { block, with } => deployment::swap(self, side, block, with, table),
            Action::EndDeployment => deployment::end(self, side, table),
            Action::Discard { card } => {
                cards::discard(self, side, card, table);
                if self.both_done(side) {
                    self.after(Part::Discard, table);
                }
            }
            Action::Play { card } => {
                cards::choose(self, side, card, table);
                if self.both_done(side) {
                    self.after(Part::Choice, table);
                }
            }
            Action::Suborn { at, wood } => self.suborn(side, at, wood, table),
            Action::Receive { to } => self.receive(side, to, table),
            Action::Erupt { city } => self.erupt(side, city, table),
            Action::Forgo => self.forgo(side, table),
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
            Action::Fight { place } => self.after(Part::Choosing(place), table),
            Action::Fire { block } => self.fire(side, block, table),
            Action::Pass { block } => self.pass(side, block, table),
            Action::Retreat { block, to } => self.retreat(side, block, to, table),
            Action::RetreatBySea { block, sea, to } => {
                self.retreat_by_sea(side, block, sea, to, table);
            }
            Action::TakeHit { block } => self.take_hit(side, block, table),
            Action::Regroup { block, to } => self.regroup(block, to, table),
            Action::EndRegroup => self.after(Part::Regroup, table),
            Action::Harbour { block, port } => self.harbour(side, block, port, table),
            Action::Disband { block } => self.disband(side, block, table),
            Action::EndDisbanding => {
                if self.both_done(side) {
                    self.after(Part::Disband, table);
                }
            }
        }
    }

    /// What everybody can count on the map follows from where the blocks are.
    fn stale(&self) -> Option<&'static str> {
        let secrets = Side::BOTH.map(|side| self.eyes(side).secret);
        (position::standing(&self.public, secrets) != self.public.standing).then_some("standing")
    }

    fn chore(&self) -> Option<Chore> {
        matches!(self.public.phase, Phase::Deployment { .. }).then_some(Chore::SetUp)
    }
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
