//! Golden games: matches that were recorded once, and that every later version must replay.
//!
//! They lie in `crates/games/ID/tests/replays`, written by `make golden`. Each is a record without
//! its links and rolls, which are worked out again: the last link hangs on all that came before, and
//! every sixty-fourth is kept in part, to show where a match goes another way.

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use flate2::{Compression, read::GzDecoder, write::GzEncoder};
use kernel::{Game, Header, Match, Pending, Refuse as _, Seat, Seed, Setup, to_hex};
use rubicon_registry::{self as registry, Visitor};
use serde::{Deserialize, Serialize};

/// Who plays the golden games after a first match of random play, in which so many actions were
/// offered. A match of the big games takes a player who thinks minutes in the build of the tests, so
/// that they are recorded by random play alone.
fn players(offered: usize) -> &'static [&'static str] {
    if offered > MUCH { &["random"] } else { &["random", "greedy"] }
}

/// So much is offered in a match of a big game.
const MUCH: usize = 100_000;

/// How many matches of each set-up each of them plays.
const MATCHES: u64 = 2;

/// Every so many actions the link is kept in part.
const EVERY: usize = 64;

/// The first line.
#[derive(Serialize, Deserialize)]
struct First {
    header: Header,
    seed: String,
    actions: usize,
    /// The link after the last action.
    link: String,
    winners: Vec<String>,
}

/// A line an action.
#[derive(Serialize, Deserialize)]
struct Line<A> {
    seat: String,
    action: A,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    link: Option<String>,
}

fn folder(id: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(id).join("tests/replays")
}

/// Whether the matches of a game are written anew: `1` means those of all games.
fn writing(id: &str) -> bool {
    std::env::var("RUBICON_WRITE_GOLDEN").is_ok_and(|which| which == "1" || which == id)
}

/// The matches of a game are replayed, or written anew.
struct Golden;

impl Visitor for Golden {
    /// Values of options that they were played with.
    type Out = BTreeSet<(String, String)>;

    fn visit<G: Game>(self) -> Self::Out {
        let folder = folder(G::info().id);
        if writing(G::info().id) {
            write_all::<G>(&folder);
        }
        let mut values = BTreeSet::new();
        for file in std::fs::read_dir(&folder).into_iter().flatten() {
            let path = file.expect("the folder can be read").path();
            let name = path.display();
            let mut text = String::new();
            GzDecoder::new(std::fs::File::open(&path).expect("the file can be read"))
                .read_to_string(&mut text)
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            match replay::<G>(&text) {
                Ok(header) => values.extend(header.set),
                Err(what) => panic!(
                    "{name}: {what}.\n\
                     This change breaks stored matches. If it is meant, say \"Replay-break: {}\" in \
                     the commit and in the changelog, and run `make golden`.",
                    G::info().id
                ),
            }
        }
        values
    }
}

/// Set-ups that together have every value of every option.
fn setups<G: Game>() -> Vec<Setup> {
    let options = G::info().options;
    let count = options.iter().map(|option| option.values.len()).max().unwrap_or(1);
    let setup = |number: usize| Setup {
        scenario: G::info().scenarios[number % G::info().scenarios.len()].to_owned(),
        set: options
            .iter()
            .map(|o| (o.key.to_owned(), o.values[number % o.values.len()].to_owned()))
            .collect(),
    };
    (0..count.max(G::info().scenarios.len())).map(setup).collect()
}

/// Plays all golden games of a game, and nothing else is left in the folder.
fn write_all<G: Game>(folder: &Path) {
    if folder.exists() {
        std::fs::remove_dir_all(folder).expect("old matches can be taken away");
    }
    std::fs::create_dir_all(folder).expect("the folder can be made");
    let (_, offered) = play::<G>(&setups::<G>()[0], "measured", "random", 1);
    for (number, setup) in setups::<G>().iter().enumerate() {
        for (player, round) in
            players(offered).iter().flat_map(|player| (1..=MATCHES).map(move |n| (player, n)))
        {
            let name = format!("{}-{}-{player}-{round}", G::info().id, number + 1);
            let file = folder.join(format!("{name}.jsonl.gz"));
            let file = std::fs::File::create(file).expect("the file can be made");
            let mut gzip = GzEncoder::new(file, Compression::best());
            gzip.write_all(play::<G>(setup, &name, player, round).0.as_bytes())
                .and_then(|()| gzip.finish().map(drop))
                .expect("the file can be written");
        }
    }
}

/// A whole match between players of one level, and how many actions were offered in it.
fn play<G: Game>(setup: &Setup, name: &str, player: &str, round: u64) -> (String, usize) {
    let loaded = registry::load::<G>(None).expect("the built-in data has no fault");
    let setup = setup.complete(G::info()).expect("the set-up exists");
    let players = vec![player.to_owned(); G::seats(&setup).len()];
    let mut bots: Vec<_> = (0..players.len())
        .map(|seat| bots::seed_of(52, round, Seat(seat as u8)))
        .map(|seed| bots::level::<G>(player, seed).expect("the level exists"))
        .collect();
    let seed = Seed::derived(52, round);
    let mut game = Match::<G>::new(loaded.pack, loaded.files, &setup, name, seed, players)
        .expect("the set-up exists");
    let (mut offers, mut offered) = (Vec::new(), 0);
    let budget = bots::Budget::unlimited();
    let outcome = loop {
        let (seats, choices) = match game.game().pending() {
            Pending::Over(outcome) => break outcome,
            Pending::Seats(seats, choices) => (seats, choices),
        };
        let seat = bots::next_to_decide(seats, choices, game.moves().len());
        let bot = bots[seat.index()].as_mut();
        let choice = bots::decide(bot, game.game(), seat, &mut offers, &budget);
        offered += offers.len();
        game.submit(seat, &offers[choice]).expect("an offer is accepted");
    };
    let seats = &game.header().seats;
    let mut text = json(&First {
        header: game.header().clone(),
        seed: game.seed().to_hex(),
        actions: game.moves().len(),
        link: to_hex(&game.moves().last().expect("something was done").link),
        winners: outcome.winners.iter().map(|seat| seats[seat.index()].clone()).collect(),
    });
    for (index, step) in game.moves().iter().enumerate() {
        text.push_str(&json(&Line {
            seat: seats[step.seat.index()].clone(),
            action: &step.action,
            link: (index + 1).is_multiple_of(EVERY).then(|| to_hex(&step.link[..4])),
        }));
    }
    (text, offered)
}

/// Replays a match; says where it goes another way.
fn replay<G: Game>(text: &str) -> Result<Header, String> {
    let mut lines = text.lines();
    let first: First = read(lines.next().unwrap_or_default())?;
    let loaded = registry::load::<G>(None).expect("the built-in data has no fault");
    let seed = Seed::from_hex(&first.seed).ok_or("the seed cannot be read")?;
    let (setup, players) = (first.header.setup(), first.header.players.clone());
    let mut game =
        Match::<G>::new(loaded.pack, loaded.files, &setup, &first.header.id, seed, players)
            .map_err(|error| error.to_string())?;
    if *game.header() != first.header {
        let (now, then) = (game.header(), &first.header);
        return Err(if now.pack == then.pack {
            format!("the match begins with {} and not with {}", json(now), json(then))
        } else {
            "the data files have changed, and dice hang on their hash".to_owned()
        });
    }
    for (index, line) in lines.enumerate() {
        let step: Line<G::Action> =
            read(line).map_err(|error| format!("action {}: {error}", index + 1))?;
        let seat = game.seat(&step.seat).ok_or("there is no such seat")?;
        game.replay(seat, &step.action, kernel::By::Hand).map_err(|refusal| {
            format!(
                "action {}, {line}, is refused by {} ({})",
                index + 1,
                refusal.rule(),
                refusal.code()
            )
        })?;
        let link = to_hex(&game.moves()[index].link[..4]);
        if step.link.is_some_and(|then| then != link) {
            return Err(format!("before action {} the dice fell otherwise", index + 2));
        }
    }
    let last = game.moves().last().map_or(String::new(), |step| to_hex(&step.link));
    let outcome = game.game().pending().outcome().ok_or("the match does not end any more")?;
    let winners = outcome.winners.iter().map(|seat| first.header.seats[seat.index()].clone());
    if game.moves().len() != first.actions || last != first.link {
        return Err("the last dice fell otherwise".to_owned());
    }
    if !winners.eq(first.winners) {
        return Err("somebody else wins".to_owned());
    }
    Ok(first.header)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("records are plain data") + "\n"
}

fn read<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, String> {
    serde_json::from_str(line).map_err(|error| format!("{line} cannot be read: {error}"))
}

#[test]
fn golden_games_replay() {
    for id in registry::ids() {
        let tried = registry::visit(id, Golden).expect("the game is listed");
        let values = registry::visit(id, Values).expect("the game is listed");
        let missing: Vec<_> = values.difference(&tried).collect();
        assert!(missing.is_empty(), "{id}: no golden game has {missing:?}; run `make golden`");
    }
}

/// Every value of every option.
struct Values;

impl Visitor for Values {
    type Out = BTreeSet<(String, String)>;

    fn visit<G: Game>(self) -> Self::Out {
        let pair = |key: &str, value: &str| (key.to_owned(), value.to_owned());
        let options = G::info().options.iter();
        options.flat_map(|o| o.values.iter().map(move |value| pair(o.key, value))).collect()
    }
}

/// A match that goes another way is found out, wherever it does.
struct Tampered;

impl Visitor for Tampered {
    type Out = ();

    fn visit<G: Game>(self) {
        let (text, _) = play::<G>(&Setup::default(), "tampered", "random", 1);
        assert!(replay::<G>(&text).is_ok());
        let lines: Vec<&str> = text.lines().collect();
        let swapped = [&lines[..5], &[lines[6], lines[5]], &lines[7..]].concat().join("\n");
        let shortened = lines[..lines.len() - 1].join("\n");
        let other_data = text.replacen("\"pack\":\"", "\"pack\":\"0", 1);
        let other_name = text.replacen("\"tampered\"", "\"other\"", 1);
        for (what, text) in
            [("swap", swapped), ("end", shortened), ("pack", other_data), ("name", other_name)]
        {
            assert!(replay::<G>(&text).is_err(), "{what}: nobody has noticed");
        }
    }
}

#[test]
fn a_match_that_goes_another_way_is_found_out() {
    registry::visit(registry::ids()[0], Tampered).expect("the game is listed");
}
