//! Everything that the game says is there in both languages.

use kernel::prelude::*;
use kernel::{Dice as _, Entry, Lang, Refuse as _, Seat, SeededDice, Setup, Viewer};
use xl::{Side, State, Xl};

const ENGLISH: &str = include_str!("../../lang/en.ftl");
const FRENCH: &str = include_str!("../../lang/fr.ftl");

/// What a drawn card is, only its owner reads in the journal.
#[test]
fn the_journal_keeps_secrets() {
    let mut told = [0; 2];
    for number in 0..20 {
        let mut journal = Vec::new();
        let mut dice = SeededDice::new(12, number);
        let _: State = kernel::start(Xl::pack(), &Setup::default(), &mut dice, Some(&mut journal))
            .expect("the default");
        for entry in &journal {
            let Entry::Event(event @ xl::Event::Drew { .. }) = entry else { continue };
            let line = |viewer| {
                let message = State::tell(Xl::pack(), event, viewer).expect("it is told");
                State::phrasebook().say(Lang::En, &message)
            };
            assert_eq!(line(Viewer::Seat(Seat(1))), "Caesar draws a card.");
            assert_eq!(line(Viewer::Spectator), "Caesar draws a card.");
            assert_ne!(line(Viewer::Seat(Seat(0))), "Caesar draws a card.");
            told[0] += 1;
        }
        told[1] += 1;
    }
    assert!(told[0] > 5 && told[1] == 20);
}

/// Both files have the same messages, and every refusal has its words.
#[test]
fn the_languages_have_the_same_messages() {
    let messages = kernel::laws::messages(ENGLISH, FRENCH);
    assert!(messages.len() > 300);
    for code in xl::Refusal::CODES {
        let id = format!("refusal-{}", code.replace('_', "-"));
        assert!(messages.contains(id.as_str()), "{id} has no words");
    }
}

/// Warbands are many, in both languages.
#[test]
fn rsilver_barbarians_are_many() {
    let warband = xl::Unit::WARBAND;
    let place = xl::Place::ROME;
    let events = [
        xl::Event::Fought { side: None, unit: warband, swords: 1, face: 1, hit: true },
        xl::Event::Fought { side: None, unit: warband, swords: 1, face: 6, hit: false },
        xl::Event::Lost { side: None, unit: warband, rule: kernel::Rule("10.0-round") },
        xl::Event::Pursuit { side: None, dice: 2, hits: 1 },
        xl::Event::BattleEnds { place, winner: None },
    ];
    let lines = |lang| {
        let say = |event| {
            let told = State::tell(Xl::pack(), event, Viewer::Spectator).expect("it is told");
            State::phrasebook().say(lang, &told)
        };
        events.each_ref().map(say)
    };
    assert_eq!(
        lines(Lang::En),
        [
            "The warbands engage one of theirs (1 sword): 1, a hit.",
            "The warbands engage one of theirs (1 sword): 6, no hit.",
            "The warbands lose one of theirs.",
            "Woe to the vanquished: the warbands pursue with 2 dice, 1 hit.",
            "The warbands win the battle of Rome.",
        ]
    );
    assert_eq!(
        lines(Lang::Fr),
        [
            "Les bandes barbares engagent une des leurs (1 épée) : 1, touché.",
            "Les bandes barbares engagent une des leurs (1 épée) : 6, manqué.",
            "Les bandes barbares perdent une des leurs.",
            "Malheur au vaincu : les bandes barbares poursuivent avec 2 dés, 1 touche.",
            "Les bandes barbares gagnent la bataille à Rome.",
        ]
    );
}

/// Lines of the journal and reasons begin with a capital or a number, and French never has `de`
/// before the vowel of a name; tried on random silver games.
#[test]
fn r0_0_lines_are_sentences() {
    let setup = kernel::testing::setup(&[("rules", "silver")]);
    let (mut lines, mut wishes) = (std::collections::BTreeSet::new(), Vec::new());
    for number in 0..12 {
        let (mut journal, mut dice) = (Vec::new(), SeededDice::new(13, number));
        let mut game: State = kernel::start(Xl::pack(), &setup, &mut dice, Some(&mut journal))
            .expect("silver is an option");
        while let Some(seat) = game.pending().seats().iter().next() {
            wishes.clear();
            game.wishes(seat, &mut wishes);
            for lang in Lang::ALL {
                for wish in &wishes {
                    if let Err(refusal) = game.check(seat, wish) {
                        lines.insert(State::phrasebook().say(lang, &refusal.message(Xl::pack())));
                    }
                }
            }
            let mut offers = Vec::new();
            kernel::offers(&game, seat, &mut offers);
            let pick = dice.below(offers.len() as u32) as usize;
            kernel::apply(&mut game, seat, &offers[pick], &mut dice, Some(&mut journal));
        }
        for entry in &journal {
            let Entry::Event(event) = entry else { continue };
            let message = State::tell(Xl::pack(), event, Viewer::Spectator).expect("it is told");
            lines.extend(Lang::ALL.map(|lang| State::phrasebook().say(lang, &message)));
        }
    }
    assert!(lines.len() > 1_000, "{}", lines.len());
    let faulty = |line: &&String| {
        let small = line.starts_with(char::is_lowercase);
        small || ["A", "E", "U", "É"].iter().any(|vowel| line.contains(&format!(" de {vowel}")))
    };
    let faulty: Vec<&String> = lines.iter().filter(faulty).collect();
    assert!(faulty.is_empty(), "{faulty:#?}");
}

/// An owner who calls a card or a place otherwise in his data reads his name everywhere.
#[test]
fn names_come_from_the_data() {
    let called = |text: &str, name: &str, called: &str| {
        let line = format!("name = \"{name}\"\n");
        assert!(text.contains(&line));
        text.replace(&line, &format!("{line}called = \"{called}\"\n"))
    };
    let cards = called(include_str!("../../data/cards.toml"), "Antonius", "Marcus Antonius");
    let map = called(include_str!("../../data/map.toml"), "Rome", "Roma");
    let own = [("cards.toml".to_owned(), cards), ("map.toml".to_owned(), map)].into();
    let files = State::files().overlaid(own);
    let pack: &'static xl::Pack = Box::leak(Box::new(State::load(&files).expect("no fault")));
    let event = xl::Event::LeaderPlayed {
        side: Side::Caesar,
        unit: xl::Unit::ANTONIUS,
        place: xl::Place::ROME,
    };
    let refusal = xl::Refusal::LeaderNotThere { unit: xl::Unit::ANTONIUS, place: xl::Place::ROME };
    for lang in Lang::ALL {
        let told = State::tell(pack, &event, Viewer::Spectator).expect("it is told");
        for message in [told, refusal.message(pack)] {
            let line = State::phrasebook().say(lang, &message);
            assert!(line.contains("Marcus Antonius") && line.contains("Roma"), "{line}");
        }
    }
}

/// A fault in a data file names the line and the field.
#[test]
fn faults_say_where_they_are() {
    let found = |file: &str, old: &str, new: &str| -> Vec<String> {
        let text = Xl::files().0[file].clone();
        let line = text.lines().position(|line| line == old).expect("a line of the file") + 1;
        let files = Xl::files().overlaid([(file.to_owned(), text.replacen(old, new, 1))].into());
        let faults = xl::Pack::load(&files).err().unwrap_or_default();
        let here = format!(":{line}:");
        faults.iter().map(|fault| fault.to_string().replace(&here, ":HERE:")).collect()
    };
    assert_eq!(
        found("scenario.toml", "hand = 3", "hand = 200"),
        ["scenario.toml:HERE: caesar.hand: there are not enough cards for both hands"]
    );
    assert_eq!(
        found("figures.toml", "routes = 2", "routes = 7"),
        ["figures.toml:HERE: march.routes: must be from 1 to 6"]
    );
    assert_eq!(
        found("cards.toml", "name = \"Cato\"", "name = \"Labienus\"")[0],
        "cards.toml:HERE: card.name: Labienus stands where Cato belongs"
    );
}
