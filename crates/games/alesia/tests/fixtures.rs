//! What the browser tests begin with: a match that is played as far as the assault of annex B, with
//! dice that are known. The dice of a match follow from what it is called and from what was played, so
//! that they are sought here by what does not matter: where horse comes onto the map far away.
//!
//! `RUBICON_WRITE_FIXTURES=1` writes the file anew, after a change of data or rules.

use alesia::{Action, Alesia, StandingOrder, State, Whom};
use kernel::{Match, Rules as _, Seat, Seed, Setup, Standing};
use serde_json::{Value, json};

const FILE: &str =
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../../web/e2e/fixtures/alesia-annex-b.json");

/// A fort, and who is sent against it: the counters of the relief army stand in for the 8-6.
const FORT: &str = "2640";
/// Where those come who only make the dice fall otherwise.
const FAR: [&str; 8] = ["3244", "3344", "3444", "3544", "3644", "3744", "3844", "3944"];

/// A match in the making, and what was done in it.
struct Script {
    game: Match<State>,
    done: Vec<(&'static str, Value)>,
}

impl Script {
    fn begin(phrase: &str) -> Self {
        let setup = Setup::default().complete(State::info()).expect("the usual set-up");
        let players = State::seats(&setup).iter().map(|seat| (*seat).to_owned()).collect();
        let id = format!("phrase: {phrase}");
        let seed = Seed::derived(705, 1);
        let game = Match::new(Alesia::pack(), &State::files(), &setup, &id, seed, players);
        Self { game: game.expect("a match"), done: Vec::new() }
    }

    /// How far it is.
    fn mark(&self) -> (usize, usize) {
        (self.game.count(), self.done.len())
    }

    /// Goes back to where it was.
    fn back(&mut self, (count, done): (usize, usize)) {
        self.game.truncate(count);
        self.done.truncate(done);
    }

    /// What the dice showed since so many actions.
    fn faces(&self, since: usize) -> Vec<u32> {
        let rolls = self.game.moves()[since..].iter().flat_map(|step| &step.rolls);
        rolls.filter_map(|roll| roll.2).collect()
    }

    /// Does something, and says what the dice showed.
    #[track_caller]
    fn act(&mut self, who: &'static str, action: Value) -> Vec<u32> {
        let seat = self.game.seat(who).expect("a seat");
        let known: Action = serde_json::from_value(action.clone()).expect("an action");
        let before = self.game.count();
        if let Err(refusal) = self.game.submit(seat, &known) {
            panic!("{who} {action}: {refusal:?}, in {:?}", self.game.game().public().phase());
        }
        self.done.push((who, action));
        self.faces(before)
    }

    #[track_caller]
    fn say(&mut self, who: &'static str, what: &str) -> Vec<u32> {
        self.act(who, json!({ "do": what }))
    }

    fn may(&self, who: &str, action: Action) -> bool {
        let seat = self.game.seat(who).expect("a seat");
        let mut offers = Vec::new();
        kernel::offers(self.game.game(), seat, &mut offers);
        offers.contains(&action)
    }

    /// A unit walks, and stops where it is.
    #[track_caller]
    fn walk(&mut self, who: &'static str, unit: &str, way: &str) {
        for to in way.split(' ') {
            self.act(who, json!({ "do": "step", "unit": unit, "to": to }));
        }
        if self.may(who, Action::Halt) {
            self.say(who, "halt");
        }
    }

    /// A unit comes onto the map and walks.
    #[track_caller]
    fn march(&mut self, unit: &str, way: &str) {
        let (at, rest) = way.split_once(' ').unwrap_or((way, ""));
        self.act("gaul", json!({ "do": "enter", "unit": unit, "at": at }));
        for to in rest.split(' ').filter(|to| !to.is_empty()) {
            self.act("gaul", json!({ "do": "step", "unit": unit, "to": to }));
        }
        if self.may("gaul", Action::Halt) {
            self.say("gaul", "halt");
        }
    }

    /// Who comes is sent on to the next zone, and the Gallic turn is over.
    fn shift(&mut self, zone: &str) {
        self.say("gaul", "end_moves");
        self.say("gaul", "end_moves");
        for unit in army() {
            self.act("gaul", json!({ "do": "shift", "unit": unit, "zone": zone }));
        }
        self.say("gaul", "end_moves");
    }

    /// What was done since so many, to be sent.
    fn since(&self, count: usize) -> Vec<Value> {
        self.done[count..].iter().map(|(who, action)| json!([who, action])).collect()
    }
}

fn army() -> Vec<String> {
    let foot = (1..=6).map(|number| format!("aedui-{number}"));
    let rest = ["santoni-1", "santoni-2", "suessiones-1"].map(ToOwned::to_owned);
    let horse = (1..=8).map(|number| format!("equites-{number}"));
    foot.chain(rest).chain(horse).collect()
}

fn shot(range: u8, at: &str) -> Value {
    json!({ "do": "fire_fort", "fort": FORT, "range": range, "at": at })
}

/// As far as the first shot: two turns in which the army comes round and the Romans leave a garrison of
/// recruits between two cohorts, then the first 7-6 three hexes from the fort.
fn approach(phrase: &str) -> Script {
    let mut script = Script::begin(phrase);
    script.shift("X");
    script.walk("roman", "slingers-6", "2639 2638 2637 2636 2635");
    script.walk("roman", "legio-8-7", "2639 2638 2637 2636");
    script.walk("roman", "legio-8-8", "2639 2638 2637 2636");
    script.walk("roman", "recruits-16", "2634 2635 2636 2637 2638 2639 2640");
    script.walk("roman", "legio-12-10", "2840");
    script.say("roman", "end_moves");
    script.shift("IX");
    script.say("roman", "end_moves");
    script.say("gaul", "end_moves");
    script.act("gaul", json!({ "do": "enter", "unit": "aedui-1", "at": "2644" }));
    script.act("gaul", json!({ "do": "step", "unit": "aedui-1", "to": "2643" }));
    script
}

/// Horse far away, one unit or two, in every order: whatever makes the dice fall otherwise.
fn elsewhere() -> impl Iterator<Item = Vec<(String, &'static str)>> {
    let one =
        move |number: usize| FAR.into_iter().map(move |hex| (format!("equites-{number}"), hex));
    let single = (1..=8).flat_map(one).map(|first| vec![first]);
    let double = (1..=8).flat_map(move |first| {
        (1..=8).filter(move |second| *second != first).flat_map(move |second| {
            one(first).flat_map(move |a| one(second).map(move |b| vec![a.clone(), b]))
        })
    });
    single.chain(double)
}

/// Horse that has not moved yet comes far away until what follows has the faces that are wanted.
fn seek(
    script: &mut Script,
    then: impl Fn(&mut Script) -> Vec<u32>,
    wanted: impl Fn(&[u32]) -> bool,
) {
    let start = script.mark();
    for riders in std::iter::once(Vec::new()).chain(elsewhere()) {
        let came = |unit: &str| {
            script.done.iter().any(|(_, done)| done["do"] == "enter" && done["unit"] == unit)
        };
        if riders.iter().any(|(unit, _)| came(unit)) {
            continue;
        }
        for (unit, at) in &riders {
            script.march(unit, at);
        }
        let here = script.mark();
        let faces = then(script);
        script.back(here);
        if wanted(&faces) {
            return;
        }
        script.back(start);
    }
    panic!("the dice never fall so");
}

/// The Romans keep the last shot of the fort for the end.
fn keep() -> StandingOrder {
    StandingOrder::KeepPrimary { whom: Whom::Fort(FORT.parse().expect("a hex")) }
}

fn written() -> Value {
    let first = (1..200)
        .map(|number| format!("annex B {number}"))
        .find(|phrase| approach(phrase).act("roman", shot(3, "aedui-1")) == [5])
        .expect("a five");
    let mut script = approach(&first);
    let mut parts = vec![script.since(0)];
    script.act("roman", shot(3, "aedui-1"));

    // The second passes the first, and is missed at two hexes.
    let mut mark = script.done.len();
    let comes = |script: &mut Script| {
        script.act("gaul", json!({ "do": "enter", "unit": "aedui-2", "at": "2644" }));
        for to in ["2643", "2642"] {
            script.act("gaul", json!({ "do": "step", "unit": "aedui-2", "to": to }));
        }
    };
    let fired = |script: &mut Script| {
        comes(script);
        script.act("roman", shot(2, "aedui-2"))
    };
    seek(&mut script, fired, |faces| faces == [2]);
    comes(&mut script);
    parts.push(script.since(mark));
    script.act("roman", shot(2, "aedui-2"));

    // The others come up while the fort keeps its last shot; it is fired by order when they have.
    mark = script.done.len();
    let roman = script.game.seat("roman").expect("a seat");
    script.game.order(roman, vec![Standing::always(keep())]);
    script.walk("gaul", "aedui-2", "2542 2441");
    for (unit, way) in [
        ("aedui-3", "2744 2743 2742 2641"),
        ("aedui-4", "2744 2743 2742 2641"),
        ("aedui-5", "2544 2543 2542 2541"),
        ("santoni-1", "2544 2543 2542 2541"),
        ("aedui-6", "2744 2743 2742 2741"),
        ("santoni-2", "2744 2743 2742 2741"),
        ("suessiones-1", "2844 2843 2842 2841"),
    ] {
        script.march(unit, way);
    }
    let ended = |script: &mut Script| {
        script.say("gaul", "end_moves");
        script.say("gaul", "end_moves")
    };
    let works = |faces: &[u32]| match faces {
        [3, 6, between @ .., 6] => between.len() == 4 && !between.contains(&6),
        _ => false,
    };
    seek(&mut script, ended, works);
    script.say("gaul", "end_moves");
    parts.push(script.since(mark));
    script.say("gaul", "end_moves");

    // One of each flank keeps a cohort busy; the other three attack the fort.
    mark = script.done.len();
    let divide = |script: &mut Script, first: usize| {
        let flanks = [("2440", "santoni-1"), ("2840", "santoni-2")];
        for (hex, unit) in [flanks[first % 2], flanks[1 - first % 2]] {
            script.act("gaul", json!({ "do": "target", "hex": hex }));
            script.act("gaul", json!({ "do": "commit", "unit": unit }));
            script.say("gaul", "close");
        }
    };
    let assault = |script: &mut Script, order: &[&str]| {
        script.act("gaul", json!({ "do": "target", "hex": FORT }));
        for unit in order {
            script.act("gaul", json!({ "do": "commit", "unit": unit }));
        }
        script.say("gaul", "close");
        script.say("gaul", "end_declaration");
        script.act("gaul", json!({ "do": "resolve", "hex": FORT }))
    };
    let up = if script.game.game().public().disrupted.contains("aedui-3".parse().expect("a unit")) {
        "aedui-4"
    } else {
        "aedui-3"
    };
    let orders = [
        [up, "aedui-5", "aedui-6"],
        [up, "aedui-6", "aedui-5"],
        ["aedui-5", up, "aedui-6"],
        ["aedui-5", "aedui-6", up],
        ["aedui-6", up, "aedui-5"],
        ["aedui-6", "aedui-5", up],
    ];
    let (start, mut found) = (script.mark(), None);
    for (first, order) in (0..2).flat_map(|first| orders.iter().map(move |order| (first, order))) {
        divide(&mut script, first);
        let declared = script.mark();
        // 21 against 8 is 2:1, where 3 and 4 are a melee.
        if let [face @ (3 | 4), ..] = assault(&mut script, order)[..] {
            script.back(declared);
            found = Some((face, order));
            break;
        }
        script.back(start);
    }
    let (face, order) = found.expect("a melee among twelve tries");
    parts.push(script.since(mark));
    json!({
        "about": "written by crates/games/alesia/tests/fixtures.rs",
        "phrase": first,
        "parts": parts,
        "shots": [shot(3, "aedui-1"), shot(2, "aedui-2")],
        "order": keep(),
        "attackers": order,
        "face": face,
    })
}

/// The match of the file still goes as it says: every action is allowed, and the dice fall so.
#[test]
fn rannex_b_the_match_of_the_browser_test() {
    if std::env::var_os("RUBICON_WRITE_FIXTURES").is_some() {
        let text = serde_json::to_string(&written()).expect("a fixture");
        std::fs::write(FILE, text + "\n").expect("the fixture can be written");
    }
    let text = std::fs::read_to_string(FILE).expect("the fixture is there");
    let fixture: Value = serde_json::from_str(&text).expect("the fixture is JSON");
    let mut script = Script::begin(fixture["phrase"].as_str().expect("a phrase"));
    let why = "write the fixture anew: RUBICON_WRITE_FIXTURES=1 cargo test -p rubicon-alesia --test \
               fixtures";
    let play = |script: &mut Script, part: usize| -> Vec<u32> {
        let mut faces = Vec::new();
        for pair in fixture["parts"][part].as_array().expect("a list") {
            let who = if pair[0] == "roman" { "roman" } else { "gaul" };
            faces.extend(script.act(who, pair[1].clone()));
        }
        faces
    };
    assert!(play(&mut script, 0).is_empty(), "nothing is rolled before the assault");
    assert_eq!(script.act("roman", fixture["shots"][0].clone()), [5], "{why}");
    play(&mut script, 1);
    assert_eq!(script.act("roman", fixture["shots"][1].clone()), [2], "{why}");
    script.game.order(Seat(0), vec![Standing::always(keep())]);
    play(&mut script, 2);
    let faces = script.say("gaul", "end_moves");
    assert!(matches!(faces[..], [3, 6, .., 6]) && faces.len() == 7, "{faces:?}: {why}");
    play(&mut script, 3);
    script.act("gaul", json!({ "do": "target", "hex": FORT }));
    for unit in fixture["attackers"].as_array().expect("a list") {
        script.act("gaul", json!({ "do": "commit", "unit": unit }));
    }
    script.say("gaul", "close");
    script.say("gaul", "end_declaration");
    let faces = script.act("gaul", json!({ "do": "resolve", "hex": FORT }));
    assert_eq!(json!(faces.first()), fixture["face"], "{why}");
}
