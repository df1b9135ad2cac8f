//! What a Roman's browser receives of Alesia and of the zones off the map is what the rules let him
//! know, all of it and nothing else (3.4, 9.2, 11.8, 11.9, 12.6, 18.2, 22.4).
//!
//! A match is played beside the server's by the same rules and with the same dice, so that the truth
//! is known at every moment. The Roman listens to everything that a browser can ask for.

#![allow(clippy::wildcard_enum_match_arm, reason = "a test asks for one thing alone")]

use std::collections::{BTreeMap, BTreeSet};

use ::alesia::{Action, Event, Force, GRID, Kind, Phase, Place, Stage, State, Unit, Zone};
use kernel::prelude::*;
use kernel::{
    Entry, Lang, Lasts, Match, PackFiles, Played, Seat, Seed, Setup, Standing, Viewer, record,
};
use rubicon_server::store::{
    Entry as LogEntry, Logged, SeatRow, Secret, Sitter, Sqlite, Status, Store as _, Summary,
    TableRow,
};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::events::Listener;
use crate::support::{Client, Lots, Server};

const ROMAN: Seat = Seat(0);
const GAUL: Seat = Seat(1);
const ID: &str = "alesia";
/// How many units set out, and how many change zones, in a player turn.
const SET_OUT: usize = 9;
const SHIFTS: usize = 14;

fn list(value: &Value) -> &[Value] {
    value.as_array().unwrap()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

/// The match as the referee knows it, and who plays it: both sides at random, the Gauls towards
/// Alesia.
struct Mirror {
    game: Match<State>,
    files: PackFiles,
    lots: Lots,
    /// Units that may still set out in this player turn, and shifts that may still be made.
    left: [usize; 2],
    /// Units that stay where they are from now on.
    resting: BTreeSet<Unit>,
}

impl Mirror {
    fn new(set: &[(&str, &str)], lots: u64) -> Self {
        let files = State::files();
        let pack: &'static _ = Box::leak(Box::new(State::load(&files).unwrap()));
        let set = set.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
        let setup = Setup { set: set.collect(), ..Setup::default() };
        let setup = setup.complete(State::info()).unwrap();
        let players = vec!["Anna".to_owned(), "Bert".to_owned()];
        let seed = Seed::derived(52, lots);
        let mut game = Match::new(pack, &files, &setup, ID, seed, players).unwrap();
        let orders = ::alesia::USUAL_ORDERS.map(|order| Standing { order, lasts: Lasts::Game });
        game.restore_orders(ROMAN, orders.to_vec());
        Self { game, files, lots: Lots(lots), left: [SET_OUT, SHIFTS], resting: BTreeSet::new() }
    }

    fn state(&self) -> &State {
        self.game.game()
    }

    /// Plays one action, and says whose, which and what it came to.
    fn play(&mut self) -> (Seat, Action, Played) {
        let before = self.game.journal().len();
        let seat = self.state().pending().seats().iter().next().unwrap();
        let action = self.choose(seat);
        let played = self.game.submit(seat, &action).unwrap();
        let began = |entry: &Entry<Event>| {
            matches!(entry, Entry::Event(Event::TurnBegan { .. } | Event::PeriodOver))
        };
        if self.game.journal()[before..].iter().any(began) {
            self.left = [SET_OUT, SHIFTS];
        }
        (seat, action, played)
    }

    fn any(&mut self, actions: &[Action]) -> Option<Action> {
        (!actions.is_empty()).then(|| actions[self.lots.below(actions.len())])
    }

    fn choose(&mut self, seat: Seat) -> Action {
        let mut offers = Vec::new();
        kernel::offers(self.state(), seat, &mut offers);
        let rests = |action: &Action| match action {
            Action::Shift { unit, .. } | Action::Lurk { unit, .. } => self.resting.contains(unit),
            _ => action.mover().is_some_and(|unit| self.resting.contains(&unit)),
        };
        offers.retain(|action| !rests(action));
        let of = |fits: fn(&Action) -> bool| -> Vec<Action> {
            offers.iter().copied().filter(fits).collect()
        };
        let first = |wanted: &[Action]| wanted.iter().copied().find(|one| offers.contains(one));
        let (enough, stage, period) =
            (self.left[0] == 0, self.stage(), self.state().public().period);
        let choice = match self.state().public().phase().clone() {
            Phase::Setup { hand: Some(unit), .. } if unit.is_scout() => {
                // Cavalry that shall ride off the map stands at its edge.
                let far = |action: &Action| match action {
                    Action::Put { hex } => GRID.distance(*hex, centre()),
                    _ => 0,
                };
                let most = offers.iter().map(far).max().unwrap_or(0);
                let edge: Vec<Action> =
                    offers.iter().copied().filter(|action| far(action) == most).collect();
                self.any(&edge)
            }
            Phase::Setup { hand: None, .. } if period == 1 => {
                let scouts =
                    of(|action| matches!(action, Action::Take { unit } if unit.is_scout()));
                let scout = if self.left[0] > 2 { self.any(&scouts) } else { None };
                self.left[0] = self.left[0].saturating_sub(1);
                first(&[Action::PlaceRest]).or(scout).or_else(|| first(&[Action::Ready]))
            }
            Phase::Setup { hand: None, .. } if enough => first(&[Action::PlaceRest, Action::Ready]),
            Phase::Setup { .. } => {
                self.left[0] = self.left[0].saturating_sub(1);
                None
            }
            Phase::Movement(moves) if moves.of(seat).is_some() => {
                let leaves = of(|action| matches!(action, Action::Leave { .. }));
                let leave = if seat == ROMAN { self.any(&leaves) } else { None };
                leave.or_else(|| self.onward(&offers)).or_else(|| first(&[Action::Halt]))
            }
            Phase::Movement(_) if stage == Stage::Zones && seat == GAUL => {
                let shifts =
                    of(|action| matches!(action, Action::Shift { .. } | Action::Lurk { .. }));
                let shift = if self.left[1] > 0 { self.any(&shifts) } else { None };
                self.left[1] = self.left[1].saturating_sub(1);
                shift.or_else(|| first(&[Action::EndMoves]))
            }
            Phase::Movement(_) if enough => first(&[Action::EndMoves]),
            Phase::Movement(_) => {
                let walks = of(|action| action.mover().is_some());
                let walk = self.any(&walks);
                let scouts = of(
                    |action| matches!(action, Action::Leave { unit, .. } | Action::Shift { unit, .. } if unit.is_scout()),
                );
                self.left[0] -= 1;
                if seat == ROMAN { self.any(&scouts).or(walk) } else { walk }
            }
            Phase::Declaration(_) => first(&[Action::Propose, Action::EndDeclaration]),
            _ => None,
        };
        choice.or_else(|| self.any(&offers)).expect("somebody who is asked can do something")
    }

    fn stage(&self) -> Stage {
        match self.state().public().phase() {
            Phase::Movement(moves) => moves.stage,
            _ => Stage::Map,
        }
    }

    /// A step of the unit on its way that brings it nearer to Alesia.
    fn onward(&mut self, offers: &[Action]) -> Option<Action> {
        let far = |action: &Action| match action {
            Action::Step { unit, to } => {
                let from = GRID.distance(self.state().public().hex_of(*unit)?, centre());
                let to = GRID.distance(*to, centre());
                (to < from).then_some(to)
            }
            _ => None,
        };
        let least = offers.iter().filter_map(far).min()?;
        let near: Vec<Action> =
            offers.iter().copied().filter(|action| far(action) == Some(least)).collect();
        self.any(&near)
    }
}

fn centre() -> geometry::hex::Hex {
    "2622".parse().unwrap()
}

/// Somebody at the table who keeps what he was sent and asks for the rest, as a page does.
struct Reader {
    client: Client,
    seat: &'static str,
    /// How far he has read, and the faces that he has.
    version: usize,
    sequence: u64,
    faces: String,
}

/// An answer, and the number of actions that stood when it was given.
struct Heard {
    what: String,
    version: usize,
    text: String,
}

impl Heard {
    fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap()
    }

    /// Without what differs from server to server: the hour, and what a list of faces is called.
    fn plain(&self) -> String {
        let mut json = self.json();
        blank(&mut json);
        json.to_string()
    }
}

fn blank(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                if ["updated", "at", "last", "epoch"].contains(&key.as_str()) {
                    *value = Value::Null;
                } else {
                    blank(value);
                }
            }
        }
        Value::Array(values) => values.iter_mut().for_each(blank),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

impl Reader {
    fn new(client: Client, seat: &'static str) -> Self {
        Self { client, seat, version: 0, sequence: 0, faces: "none".to_owned() }
    }

    async fn ask(&self, method: &str, path: String, body: Value) -> Heard {
        let answer = self.client.call(method, &format!("/tables{path}"), body).await;
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        Heard { what: path, version: self.version, text: answer.text }
    }

    /// What is new at the table.
    async fn look(&mut self) -> Heard {
        let (seat, faces) = (self.seat, &self.faces);
        let path = format!(
            "/{ID}?seat={seat}&recent=true&from={}&sequence={}&faces={faces}",
            self.version, self.sequence
        );
        let mut heard = self.ask("GET", path, Value::Null).await;
        // What it is called depends on what was sent before.
        "small".clone_into(&mut heard.what);
        self.keep(&heard.json());
        heard.version = self.version;
        heard
    }

    fn keep(&mut self, table: &Value) {
        self.version = table["version"].as_u64().unwrap() as usize;
        self.sequence = table["sequence"].as_u64().unwrap();
        let faces = &table["faces"];
        let count = faces["from"].as_u64().unwrap() as usize + list(&faces["list"]).len();
        self.faces = format!("{}.{count}", text(&faces["epoch"]));
    }

    async fn act(&mut self, actions: &[Value]) -> Heard {
        let body = json!({ "seat": self.seat, "version": self.version, "actions": actions,
            "from": self.version, "faces": self.faces });
        let mut heard = self.ask("POST", format!("/{ID}/actions"), body).await;
        let answer = heard.json();
        assert_eq!((&answer["done"], &answer["refused"]), (&json!(actions.len()), &Value::Null));
        self.keep(&answer["table"]);
        heard.version = self.version;
        heard
    }

    /// Everything else that a page can ask for, about things that everybody sees.
    async fn ask_all(&self, lots: &mut Lots, lang: &str) -> Vec<Heard> {
        let (seat, version) = (self.seat, self.version);
        let whole =
            self.ask("GET", format!("/{ID}?seat={seat}&lang={lang}&from={version}"), Value::Null);
        let whole = whole.await;
        let table = whole.json();
        let pieces = list(&table["scene"]["pieces"]);
        let own: Vec<&str> = pieces
            .iter()
            .filter(|piece| piece["side"] == seat && piece["place"] != "lost")
            .map(|piece| text(&piece["id"]))
            .collect();
        let some = |lots: &mut Lots| own[lots.below(own.len())];
        let (one, two) = (some(lots), some(lots));
        let at =
            |name: &str| pieces.iter().find(|piece| piece["id"] == name).unwrap()["place"].clone();
        let (near, far) = (at(one), at(two));
        let zone = Zone::all().nth(lots.below(Zone::COUNT)).unwrap();
        let gaul = &pieces[lots.below(pieces.len())]["id"];
        let before = version.saturating_sub(lots.below(100));
        let mut heard = vec![whole];
        for path in [
            format!("/{ID}/choices?seat={seat}&version={version}&lang={lang}"),
            format!("/{ID}/choices?seat={seat}&version={version}&pieces={one},{two}&together=true"),
            format!("/{ID}/odds?seat={seat}&lang={lang}"),
            format!("/{ID}/odds?seat={seat}&pieces={one}&place={}", text(&far)),
            format!("/{ID}/moments/{before}?eyes={seat}&from={before}&lang={lang}"),
            format!("/{ID}/placing?seat={seat}&pieces={one}"),
            format!("/{ID}/orders?seat={seat}&lang={lang}"),
            format!("/{ID}/chat?before=9"),
            "?which=mine".to_owned(),
            "?which=live".to_owned(),
        ] {
            heard.push(self.ask("GET", path, Value::Null).await);
        }
        for anchor in [
            json!({ "place": format!("zone-{zone}") }),
            json!({ "place": "town" }),
            json!({ "place": near }),
            json!({ "piece": gaul }),
            json!({ "piece": one }),
        ] {
            let body = json!({ "seat": seat, "anchor": anchor });
            heard.push(self.ask("POST", format!("/{ID}/why?lang={lang}"), body).await);
        }
        let marches =
            json!([{ "piece": one, "to": [far] }, { "piece": two, "to": ["town", near] }]);
        let body = json!({ "seat": seat, "version": version, "marches": marches });
        heard.push(self.ask("POST", format!("/{ID}/march"), body).await);
        heard
    }
}

/// Writes the match into a server's store, as far as it has been played.
async fn write(server: &Server, mirror: &Mirror, anna: &Client, bert: &Client) {
    let mut seats = Vec::new();
    for (seat, name, client) in [("roman", "Anna", anna), ("gaul", "Bert", bert)] {
        let guest = text(&client.get("/me").await["id"]).to_owned();
        let sitter = Sitter::Person { guest, name: name.to_owned() };
        seats.push(SeatRow { seat: seat.to_owned(), sitter });
    }
    let Sitter::Person { guest: owner, .. } = seats[0].sitter.clone() else { unreachable!() };
    let header = mirror.game.header();
    let orders = ::alesia::USUAL_ORDERS.map(|order| json!(order)).to_vec();
    let mut entries = vec![
        LogEntry::Ordered { seat: ROMAN, orders },
        LogEntry::Begun { players: header.players.clone(), lots: false },
    ];
    entries.extend(mirror.game.moves().iter().map(|step| LogEntry::Acted {
        seat: step.seat,
        action: json!(step.action),
        ordered: step.by == kernel::By::Order,
    }));
    let log: Vec<Logged> = (1..)
        .zip(entries)
        .map(|(sequence, entry)| Logged { sequence, at: 1_700_000_000, entry })
        .collect();
    let row = TableRow {
        id: ID.to_owned(),
        game: "alesia".to_owned(),
        setup: header.setup(),
        pack: mirror.files.hash(),
        match_id: ID.to_owned(),
        seed: Secret(mirror.game.seed().to_hex()),
        guided: false,
        owner,
        created: 1_700_000_000,
        sequence: log.len() as u64,
        summary: Summary { status: Status::Playing, ..Summary::default() },
        seats,
    };
    let store = Sqlite::open(&server.folder.path().join("test.sqlite")).await.unwrap();
    store.add_table(&row, &log).await.unwrap();
}

/// The next actions of one seat, as many as one request carries out.
fn request(mirror: &mut Mirror, allowed: &mut Allowed, most: usize) -> (Seat, Vec<Value>) {
    let (seat, action, mut played) = mirror.play();
    allowed.note(mirror);
    let mut actions = vec![json!(action)];
    while played.goes_on(seat)
        && mirror.state().pending().seats().iter().next() == Some(seat)
        && actions.len() < most
    {
        let (_, action, next) = mirror.play();
        allowed.note(mirror);
        actions.push(json!(action));
        played = next;
    }
    (seat, actions)
}

/// The zone of each unit of the relief army off the map, in truth.
fn zones(state: &State) -> BTreeMap<Unit, Zone> {
    let at = kernel::position(state).secrets.zones.at;
    Unit::of(Force::Relief).filter_map(|unit| Some((unit, at.zone(unit)?))).collect()
}

/// What the Roman may know, reckoned from the truth by the rules alone.
#[derive(Default)]
struct Allowed {
    /// 11.9: zones that held Gauls when their moves off the map were over, by the number of the
    /// action that ended them.
    marked: BTreeMap<usize, BTreeSet<Zone>>,
    /// 11.8: what was in the zones when the Romans looked.
    looked: BTreeMap<Unit, Zone>,
    /// 12.6: the actions after which they look.
    looks: Option<(usize, usize)>,
    /// 22.45: infantry and cavalry in each zone when scouts saw it, and what was said of it.
    seen: BTreeMap<Zone, ([u8; 2], [usize; 2])>,
    said: Vec<u8>,
    reported: BTreeMap<usize, (Zone, [usize; 2])>,
    /// What the journal tells the Gaul and not the Roman.
    hushed: BTreeSet<String>,
    /// How many actions it knows.
    told: usize,
}

impl Allowed {
    /// Takes note of what was played since.
    fn note(&mut self, mirror: &Mirror) {
        let state = mirror.state();
        let (public, zones) = (state.public(), zones(state));
        if self.marked.is_empty() {
            self.marked.insert(0, occupied(state));
        }
        for zone in Zone::all() {
            let patrol = public.patrols[zone.index()];
            if let Some(when) = patrol.map(|patrol| [patrol.period, patrol.turn])
                && self.seen.get(&zone).is_none_or(|(seen, _)| *seen != when)
            {
                self.seen.insert(zone, (when, numbers(state, &zones, zone)));
            }
        }
        for index in self.told..mirror.game.count() {
            if let Action::Tell { number } = mirror.game.moves()[index].action {
                self.said.push(number);
            }
            for entry in mirror.game.journal_of(index) {
                let Entry::Event(event) = entry else { continue };
                match event {
                    Event::Presence { .. } => {
                        self.marked.insert(index + 1, occupied(state));
                    }
                    Event::Looked => {
                        assert_eq!(self.looks, None, "he looks once");
                        self.looks = Some((index + 1, usize::MAX));
                        self.looked.clone_from(&zones);
                    }
                    Event::TurnBegan { .. } => {
                        if let Some((_, last)) = &mut self.looks {
                            *last = index.min(*last);
                        }
                        self.said.clear();
                    }
                    Event::Reported { zone, .. } => {
                        let said = self.said.split_off(self.said.len().saturating_sub(2));
                        let numbers = match said.as_slice() {
                            [foot, horse] => [usize::from(*foot), usize::from(*horse)],
                            [..] => self.seen[zone].1,
                        };
                        self.reported.insert(index + 1, (*zone, numbers));
                    }
                    _ => {}
                }
                let told =
                    |seat| kernel::told::<State>(state.data(), entry, Viewer::Seat(seat), Lang::En);
                let words = |seat| told(seat).map(|told| json!(told)["text"].clone());
                if let (Some(gaul), roman) = (words(GAUL), words(ROMAN))
                    && Some(&gaul) != roman.as_ref()
                {
                    self.hushed.insert(text(&gaul).to_owned());
                }
            }
        }
        self.told = mirror.game.count();
    }

    fn is_looking(&self, version: usize) -> bool {
        self.looks.is_some_and(|(first, last)| (first..=last).contains(&version))
    }

    fn markers(&self, version: usize) -> &BTreeSet<Zone> {
        self.marked.range(..=version).next_back().unwrap().1
    }
}

/// The zones in which there are Gauls.
fn occupied(state: &State) -> BTreeSet<Zone> {
    let spots = &state.public().spots;
    let besieged = Unit::of(Force::Besieged).filter_map(|unit| match spots[unit].place() {
        Place::Zone(zone) => Some(zone),
        _ => None,
    });
    zones(state).into_values().chain(besieged).collect()
}

fn numbers(state: &State, zones: &BTreeMap<Unit, Zone>, zone: Zone) -> [usize; 2] {
    let horse = |unit: &Unit| state.data().unit(*unit).kind == Kind::Cavalry;
    let there: Vec<Unit> =
        zones.iter().filter(|(_, at)| **at == zone).map(|(unit, _)| *unit).collect();
    let cavalry = there.iter().filter(|unit| horse(unit)).count();
    [there.len() - cavalry, cavalry]
}

/// Every counter lies where the Roman may see it, and a zone says only whether Gauls are in it.
fn check_scene(scene: &Value, state: &State, version: usize, allowed: &Allowed) {
    let (spots, zones) = (&state.public().spots, zones(state));
    let at = format!("after {version} actions");
    let places: BTreeMap<&str, &Value> =
        list(&scene["pieces"]).iter().map(|piece| (text(&piece["id"]), piece)).collect();
    for unit in Unit::all() {
        let place = match spots[unit].place() {
            Place::Aside => None,
            Place::Off if allowed.is_looking(version) => Some(format!("zone-{}", zones[&unit])),
            Place::Off => Some("off".to_owned()),
            Place::Town => Some("town".to_owned()),
            Place::On(hex) => Some(hex.to_string()),
            Place::Zone(zone) => Some(format!("zone-{zone}")),
            Place::Beyond(beyond) => Some(format!("beyond-{}", beyond.0)),
            Place::Waiting => Some("waiting".to_owned()),
            Place::Lost => Some("lost".to_owned()),
            Place::Covered => panic!("stacks are open at this table"),
        };
        let piece = places.get(unit.name());
        let shown = piece.map(|piece| text(&piece["place"]).to_owned());
        assert_eq!(shown, place, "{at}: {unit}");
        // 11.8: he may remember what he saw.
        let knows = allowed.looks.is_some_and(|(first, _)| first <= version);
        let off = spots[unit].place() == Place::Off;
        let seen = allowed.looked.get(&unit).filter(|_| knows && off);
        let note = piece.map_or("", |piece| text(&piece["note"]));
        assert_eq!(note.contains("zone"), seen.is_some(), "{at}: {note}");
        if let Some(zone) = seen {
            assert!(note.ends_with(&format!("Seen in zone {zone} between the periods.")), "{note}");
        }
    }
    assert_eq!(places.len(), list(&scene["pieces"]).len(), "{at}: every counter once");
    let areas = list(&scene["areas"]).iter().filter(|area| text(&area["id"]).starts_with("zone-"));
    let mut marked = BTreeSet::new();
    let mut count = 0;
    for area in areas {
        let zone: Zone = text(&area["id"])["zone-".len()..].parse().unwrap();
        count += 1;
        if area["side"] == "gaul" {
            marked.insert(zone);
        }
        let mut bare = area.clone();
        bare["side"] = Value::Null;
        let expected = json!({ "id": format!("zone-{zone}"), "label": format!("Zone {zone}"),
            "side": null, "kind": "tray" });
        let told: BTreeMap<&String, &Value> =
            bare.as_object().unwrap().iter().filter(|(_, value)| !is_nothing(value)).collect();
        let expected: BTreeMap<&String, &Value> =
            expected.as_object().unwrap().iter().filter(|(_, value)| !is_nothing(value)).collect();
        assert_eq!(told, expected, "{at}");
    }
    assert_eq!(count, Zone::COUNT, "{at}");
    assert_eq!(&marked, allowed.markers(version), "{at}: markers");
}

fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Array(values) => values.is_empty(),
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Object(_) => false,
    }
}

/// What is told of zones is what the rules say, and nothing that is told to the Gaul alone.
fn check_journal(lines: &[Value], relief: &Names, allowed: &Allowed) {
    for line in lines.iter().filter(|line| line["text"].is_string()) {
        let (said, n) = (text(&line["text"]), line["n"].as_u64().unwrap() as usize);
        assert!(!allowed.hushed.contains(said), "the Roman is told: {said}");
        assert_ne!(relief.found(line), [true; 2], "the Roman is told: {said}");
        if let Some(rest) = said.strip_prefix("Gauls are in zones ") {
            let zones = rest.trim_end_matches('.').split(", ").map(|zone| zone.parse().unwrap());
            assert_eq!(zones.collect::<BTreeSet<Zone>>(), allowed.marked[&n], "{said}");
        }
        if let Some((zone, [foot, horse])) = allowed.reported.get(&n)
            && said.contains("it is said")
        {
            let numbers = format!("infantry {foot}, cavalry {horse}.");
            assert!(
                said.starts_with(&format!("Zone {zone} ")) && said.ends_with(&numbers),
                "{said}"
            );
        }
    }
}

/// The relief army by ids and names.
struct Names(BTreeSet<String>);

impl Names {
    fn of(table: &Value) -> Self {
        let relief: BTreeSet<&str> = Unit::of(Force::Relief).map(Unit::name).collect();
        let pieces = list(&table["scene"]["pieces"]);
        let pieces = pieces.iter().filter(|piece| relief.contains(text(&piece["id"])));
        let names = pieces.flat_map(|piece| {
            [text(&piece["id"]).to_owned(), text(&piece["face"]["name"]).to_owned()]
        });
        Self(names.collect())
    }

    /// Whether a unit of the relief army is named, and whether a zone is.
    fn found(&self, value: &Value) -> [bool; 2] {
        match value {
            Value::String(string) => {
                let spaces = string.match_indices(' ').map(|(place, _)| place);
                let mut starts = spaces.take(3).chain([string.len()]);
                let zone = string.strip_prefix("zone-").unwrap_or(string);
                let mut zones = string.split("zone ").skip(1);
                let named = |text: &str| text.trim_end_matches('.').parse::<Zone>().is_ok();
                [
                    starts.any(|end| self.0.contains(&string[..end])),
                    named(zone) || zones.any(|rest| rest.split(' ').next().is_some_and(named)),
                ]
            }
            Value::Array(values) => self.either(values.iter()),
            Value::Object(fields) => self.either(fields.values()),
            Value::Null | Value::Bool(_) | Value::Number(_) => [false; 2],
        }
    }

    fn either<'a>(&self, values: impl Iterator<Item = &'a Value>) -> [bool; 2] {
        values.map(|value| self.found(value)).fold([false; 2], |[a, b], [c, d]| [a | c, b | d])
    }

    /// No part of an answer puts a unit of the relief army into a zone.
    fn check(&self, value: &Value, what: &str) {
        match value {
            // A choice, a line, a reason; what is larger is made of such.
            Value::Object(fields) if fields.values().map(size).sum::<usize>() < 24 => {
                assert_ne!(self.found(value), [true; 2], "{what}: {value}");
            }
            Value::Object(fields) => fields.values().for_each(|part| self.check(part, what)),
            Value::Array(values) => values.iter().for_each(|part| self.check(part, what)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}

/// How many plain values there are in it.
fn size(value: &Value) -> usize {
    match value {
        Value::Object(fields) => fields.values().map(size).sum(),
        Value::Array(values) => values.iter().map(size).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 1,
    }
}

/// A server at which the match is to be played on, with the Roman and the Gaul.
async fn served(mirror: &Mirror) -> (Server, Reader, Reader) {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    write(&server, mirror, &anna, &bert).await;
    let server = server.restart().await;
    let (anna, bert) = [anna, bert].map(|client| at_server(&server, &client)).into();
    (server, Reader::new(anna, "roman"), Reader::new(bert, "gaul"))
}

fn at_server(server: &Server, client: &Client) -> Client {
    Client { app: server.app.clone(), cookie: client.cookie.clone() }
}

#[tokio::test]
async fn a_roman_hears_of_town_and_zones_what_the_rules_say() {
    let mut mirror =
        Mirror::new(&[("turns", "10"), ("setup", "free"), ("reconnaissance", "on")], 9);
    let mut allowed = Allowed::default();
    allowed.note(&mirror);
    let (_server, mut anna, mut bert) = served(&mirror).await;
    let mut stream = Listener::start(&anna.client, &format!("/tables/{ID}/events"), None).await;
    let relief = Names::of(&anna.client.get(&format!("/tables/{ID}")).await);
    bert.look().await;
    anna.look().await;
    let (mut lots, mut answers, mut looked) = (Lots(77), 0, 0);
    while !matches!(mirror.state().public().phase(), Phase::Over { .. }) {
        // At the pause he looks at every step.
        let looking = allowed.is_looking(mirror.game.count());
        let most = if looking { 1 } else { 1 + lots.below(30) };
        let mut heard = Vec::new();
        let (seat, actions) = request(&mut mirror, &mut allowed, most);
        if seat == ROMAN {
            heard.push(anna.act(&actions).await);
            let table = heard[0].json()["table"].take();
            assert_eq!(table["version"], mirror.game.count());
            check_scene(&table["scene"], mirror.state(), mirror.game.count(), &allowed);
            check_journal(list(&table["journal"]), &relief, &allowed);
            bert.look().await;
        } else {
            bert.act(&actions).await;
        }
        let news = stream.next().await.unwrap();
        assert_eq!(news, json!({ "sequence": bert.sequence, "version": bert.version, "chat": 0 }));
        let look = anna.look().await;
        let table = look.json();
        assert_eq!(look.version, mirror.game.count());
        check_scene(&table["scene"], mirror.state(), mirror.game.count(), &allowed);
        check_journal(list(&table["journal"]), &relief, &allowed);
        let looking = allowed.is_looking(mirror.game.count());
        if lots.below(if looking { 4 } else { 14 }) == 0 {
            heard.extend(anna.ask_all(&mut lots, "en").await);
            // The server shows what the game shows to this seat, no more and no less.
            let (view, mut offers) = (mirror.game.view(Viewer::Seat(ROMAN)), Vec::new());
            kernel::offers(mirror.state(), ROMAN, &mut offers);
            let scene = kernel::scene::<State>(mirror.game.pack(), &view, &offers, Lang::En);
            let over = matches!(mirror.state().public().phase(), Phase::Over { .. });
            let whole =
                heard.iter().find(|heard| heard.what.starts_with(&format!("/{ID}?"))).unwrap();
            assert!(over || whole.json()["scene"] == json!(scene), "{}", whole.what);
        }
        heard.push(look);
        for heard in &heard {
            let mut json = heard.json();
            // These were looked at counter by counter.
            for path in ["/scene", "/table/scene"] {
                if let Some(scene) = json.pointer_mut(path) {
                    scene["pieces"] = Value::Null;
                }
            }
            if heard.what.contains("/moments/") {
                let moment = heard.json();
                let then = moment["n"].as_u64().unwrap() as usize;
                check_scene(&moment["scene"], &mirror.game.at(then), then, &allowed);
                check_journal(list(&moment["journal"]), &relief, &allowed);
            }
            relief.check(&json, &heard.what);
        }
        answers += heard.len();
        looked += usize::from(looking);
    }
    // The record says that this was the match, and the whole journal is as the rules say.
    let journal = anna.ask("GET", format!("/{ID}/journal?seat=roman&before=999999"), Value::Null);
    check_journal(list(&journal.await.json()["journal"]), &relief, &allowed);
    let kept = anna.ask("GET", format!("/{ID}/record"), Value::Null).await.text;
    assert_eq!(kept, record::write(&mirror.game));
    let markers: BTreeSet<&BTreeSet<Zone>> = allowed.marked.values().collect();
    // The check has teeth: there was much to hide, and he was shown what he may see.
    assert!(answers > 400 && allowed.hushed.len() > 200, "{answers}, {}", allowed.hushed.len());
    assert!(markers.len() > 5 && looked > 3, "{markers:?}, {looked}");
    assert!(allowed.reported.values().any(|(_, numbers)| *numbers != [0, 0]));
}

/// Pairs of relief units of one kind in different zones, each of which could be where the other is
/// for all that anybody can tell.
fn pairs(state: &State) -> Vec<(Unit, Unit)> {
    let (zones, pack) = (zones(state), state.data());
    let mut units: Vec<(Unit, Zone)> = zones
        .into_iter()
        .filter(|(unit, _)| state.public().spots[*unit].place() == Place::Off)
        .collect();
    let mut pairs = Vec::new();
    while let Some((one, at)) = units.pop() {
        let alike = |other: &(Unit, Zone)| {
            let (a, b) = (pack.unit(one), pack.unit(other.0));
            let may_be = |unit: Unit, zone: Zone| state.public().traces[unit].contains(zone);
            other.1 != at
                && (a.kind, a.combat) == (b.kind, b.combat)
                && may_be(one, other.1)
                && may_be(other.0, at)
        };
        if let Some(found) = units.iter().position(alike) {
            pairs.push((one, units.swap_remove(found).0));
        }
    }
    pairs.truncate(24);
    pairs
}

/// A server that goes on from a snapshot in which these units have changed places.
async fn resumed(mirror: &Mirror, swapped: &[(Unit, Unit)]) -> (Server, Reader, Reader) {
    let (server, mut anna, bert) = served(mirror).await;
    anna.look().await;
    let store = Sqlite::open(&server.folder.path().join("test.sqlite")).await.unwrap();
    let mut snapshot = loop {
        if let Some(snapshot) = store.snapshot(ID).await.unwrap() {
            break snapshot;
        }
        tokio::task::yield_now().await;
    };
    let (kept, game) = snapshot.body.split_once('\n').unwrap();
    let mut game: Value = serde_json::from_str(game).unwrap();
    let at = &mut game["position"]["secrets"]["zones"]["at"];
    for (one, other) in swapped {
        let places = (at[one.name()].take(), at[other.name()].take());
        assert!(places.0.is_string() && places.0 != places.1, "{one} and {other}: {places:?}");
        (at[other.name()], at[one.name()]) = places;
    }
    snapshot.body = format!("{kept}\n{game}");
    let (sequence, first) = (snapshot.sequence.to_string(), snapshot.first.to_string());
    let mut hash = Sha256::new();
    for part in [ID, &snapshot.program, &sequence, &first, &snapshot.body] {
        hash.update(part.len().to_le_bytes());
        hash.update(part);
    }
    snapshot.hash = kernel::to_hex(&hash.finalize());
    store.set_snapshot(ID, snapshot).await.unwrap();
    let server = server.restart().await;
    let (anna, bert) = (at_server(&server, &anna.client), at_server(&server, &bert.client));
    (server, Reader::new(anna, "roman"), Reader::new(bert, "gaul"))
}

/// Checks that two Romans heard the same.
fn check_same(one: &[Heard], other: &[Heard]) {
    assert_eq!(one.len(), other.len());
    for (one, other) in one.iter().zip(other) {
        assert_eq!(one.what, other.what);
        let (here, there) = (one.plain(), other.plain());
        let same = here.bytes().zip(there.bytes()).take_while(|(a, b)| a == b).count();
        let around = |text: &str| -> String {
            let bytes: Vec<u8> = text.bytes().skip(same.saturating_sub(120)).take(240).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        };
        assert!(here == there, "{}\n{}\n{}", one.what, around(&here), around(&there));
    }
}

/// Where the Gaul sees a unit.
fn place(table: &Value, unit: Unit) -> Value {
    let piece = list(&table["scene"]["pieces"]).iter().find(|piece| piece["id"] == unit.name());
    piece.unwrap()["place"].clone()
}

/// 3.4, 11.8: who is in which zone changes nothing of what the Roman hears, as long as the same zones
/// are held, until he looks. The dice of both matches are the same.
#[tokio::test]
async fn what_a_roman_cannot_see_changes_nothing_he_hears() {
    let mut mirror =
        Mirror::new(&[("turns", "10"), ("setup", "free"), ("reconnaissance", "on")], 21);
    let mut allowed = Allowed::default();
    while mirror.state().public().turn < 4 {
        request(&mut mirror, &mut allowed, 1);
    }
    let swapped = pairs(mirror.state());
    assert!(swapped.len() > 9, "{swapped:?}");
    mirror.resting = swapped.iter().flat_map(|(one, other)| [*one, *other]).collect();
    // The snapshot that is changed lies some way back.
    let rested = mirror.game.count() + 140;
    while mirror.game.count() < rested {
        request(&mut mirror, &mut allowed, 1);
    }
    let (_one, mut anna, mut bert) = resumed(&mirror, &[]).await;
    let (_two, mut other_anna, mut other_bert) = resumed(&mirror, &swapped).await;
    let events = format!("/tables/{ID}/events");
    let mut stream = Listener::start(&anna.client, &events, None).await;
    let mut other_stream = Listener::start(&other_anna.client, &events, None).await;
    // The Gaul sees the difference.
    let (here, there) = (bert.look().await.json(), other_bert.look().await.json());
    for (one, other) in &swapped {
        assert_eq!(place(&here, *one), place(&there, *other));
        assert_ne!(place(&here, *one), place(&there, *one));
    }
    let (mut lots, mut answers, mut rolled) = (Lots(5), 0, 0);
    while allowed.looks.is_none() {
        check_same(&[anna.look().await], &[other_anna.look().await]);
        assert_eq!(stream.next().await, other_stream.next().await);
        if lots.below(8) == 0 {
            let (asked, lang) = (lots.0, ["en", "fr"][lots.below(2)]);
            let one = anna.ask_all(&mut Lots(asked), lang).await;
            let other = other_anna.ask_all(&mut Lots(asked), lang).await;
            check_same(&one, &other);
            answers += one.len();
        }
        let most = 1 + lots.below(40);
        let (seat, actions) = request(&mut mirror, &mut allowed, most);
        if seat == ROMAN {
            check_same(&[anna.act(&actions).await], &[other_anna.act(&actions).await]);
            bert.look().await;
            other_bert.look().await;
        } else {
            bert.act(&actions).await;
            other_bert.act(&actions).await;
        }
        answers += 2;
        rolled = mirror.game.moves().iter().filter(|step| !step.rolls.is_empty()).count();
        assert_eq!(bert.version, mirror.game.count());
    }
    // Now he looks, and sees just that.
    let (mut here, mut there) = (anna.look().await.json(), other_anna.look().await.json());
    for (one, other) in &swapped {
        assert_eq!(place(&here, *one), place(&there, *other));
        assert!(place(&here, *one) != place(&there, *one), "{one}");
    }
    let names: BTreeSet<&str> = mirror.resting.iter().map(|unit| unit.name()).collect();
    for table in [&mut here, &mut there] {
        let pieces = table["scene"]["pieces"].as_array_mut().unwrap();
        pieces.retain(|piece| !names.contains(text(&piece["id"])));
        blank(table);
    }
    assert_eq!(here, there);
    assert!(answers > 200 && rolled > 20, "{answers} answers, {rolled} rolls");
}

/// 11.4, 11.9: which units change zones, and in what order, nobody hears as long as the same zones are
/// held afterwards.
#[tokio::test]
async fn a_roman_does_not_hear_who_changes_zones() {
    let mirror = Mirror::new(&[], 3);
    let shift = |number: u8, zone: &str| json!({ "do": "shift", "unit": format!("aedui-{number}"), "zone": zone });
    let end = json!({ "do": "end_moves" });
    let other = |zone: &str| if zone == "II" { "X" } else { "II" };
    let turn = |zones: &[&str], backwards: bool| {
        let mut shifts: Vec<Value> = (1..)
            .zip(zones)
            .map(|(number, zone)| shift(number, if backwards { other(zone) } else { zone }))
            .collect();
        if backwards {
            shifts.reverse();
        }
        [vec![end.clone(), end.clone()], shifts, vec![end.clone()]].concat()
    };
    let mut all = Vec::new();
    for backwards in [false, true] {
        let (_server, mut anna, mut bert) = served(&mirror).await;
        let mut stream = Listener::start(&anna.client, &format!("/tables/{ID}/events"), None).await;
        let (mut heard, mut news, mut lots) = (Vec::new(), Vec::new(), Lots(8));
        bert.look().await;
        for zones in [["II", "X", "II", "X", "X", "II"], ["I", "I", "I", "I", "I", "I"]] {
            let zones = if zones[0] == "I" { &zones[..4] } else { &zones[..] };
            let actions = turn(zones, backwards && zones.len() > 4);
            bert.act(&actions).await;
            heard.push(anna.look().await);
            news.push(stream.next().await);
            heard.extend(anna.ask_all(&mut lots, "en").await);
            heard.push(anna.act(std::slice::from_ref(&end)).await);
            bert.look().await;
        }
        all.push((heard, news));
    }
    check_same(&all[0].0, &all[1].0);
    assert_eq!(all[0].1, all[1].1);
}
