//! The rules as the kernel knows them.

use geometry::hex::Hex;
use kernel::{
    Chore, Credits, DataError, GameInfo, PackFiles, Pending, Phases, Rule, Rules, Seat, Setup,
    Table,
};

use crate::action::{Action, Event, Refusal};
use crate::ids::{Field, GroupMap, LeaderMap, LeaderSet, Side, TribeMap, UnitMap};
use crate::pack::{Conquest, Pack};
use crate::sequence::pending;
use crate::state::{
    Chief, Eagle, Extras, Mark, Options, Phase, Piece, Public, Segment, Spot, Stage, State,
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
            tenth: false,
            arrived: 0,
            routing: Vec::new(),
            volleys: Vec::new(),
            shot: Vec::new(),
            tried: Vec::new(),
            combats: Vec::new(),
            followers: LeaderSet::EMPTY,
            asked: LeaderSet::EMPTY,
            crossed: Vec::new(),
            turning: Vec::new(),
            entering: Vec::new(),
            relieved: false,
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
        self.heard = crate::command::Heard::changing();
        self.carry(*action, table);
        self.go_on(table);
        self.heard = crate::command::Heard::still();
    }

    fn sift(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.lists_exactly() {
            actions.retain(|action| self.judge(seat, action).is_ok());
        }
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
            Phase::Setup => "S-GEN-1",
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
            Phase::Close { .. } => "S-BIB-5",
            Phase::Return { .. } => "4.63",
            Phase::Over { .. } => "10.61",
            Phase::Move(moving) => match moving.stage {
                Stage::Stopping => "7.25",
                Stage::Ready | Stage::Begin(_) | Stage::Leave(_) | Stage::Go(_) => "6.11",
            },
            Phase::Ride(_) => "6.15",
            Phase::React(_) => "8.25",
            Phase::Leave(_) => "8.21",
            Phase::Driven { .. } => "S-SAB-2",
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
            Phase::Enter { .. } => "8.44",
            Phase::Press { .. } | Phase::StepBack { .. } => "8.65",
            Phase::Face => "10.47",
            Phase::OddHit { .. } => "10.12",
            Phase::Pursuer { .. } => "10.51",
            Phase::Flee(_) => "10.31",
            Phase::RideHome { .. } => "S-SAB-10",
            Phase::Arrive => "S-GEN-6",
        }
    }
}
