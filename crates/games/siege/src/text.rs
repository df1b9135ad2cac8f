//! What the game says: the journal, prompts and the labels of actions, as messages that the files
//! in `lang/` put into words. Refusals name their own messages in action.rs.

use std::sync::OnceLock;

use kernel::{Arg, Message, Phrasebook, Viewer};

use crate::action::Event;
use crate::ids::{Counter, Leader, Unit};

/// Names of the units, in the order of [`Unit`].
const UNIT_NAMES: [&str; Unit::COUNT] = [
    "Arvernes I (Alésia)",
    "Arvernes II (Alésia)",
    "Bituriges (Alésia)",
    "Carnutes (Alésia)",
    "Senons (Alésia)",
    "Mandubiens (Alésia)",
    "Cadurques (Alésia)",
    "Parisii (Alésia)",
    "Lemovices (Alésia)",
    "Eduens",
    "Segusiaves",
    "Ambivaretes",
    "Aulerques Brannovices",
    "Blannoviens",
    "Arvernes",
    "Eleutetes",
    "Cadurques",
    "Gabales",
    "Vellaves",
    "Senons",
    "Sequanes",
    "Bituriges",
    "Santons",
    "Rutenes",
    "Carnutes",
    "Lemovices",
    "Bellovaques",
    "Pictons",
    "Turons",
    "Parisii",
    "Helvetes",
    "Suessions",
    "Ambiens",
    "Mediomatriques",
    "Petrocores",
    "Nerviens",
    "Morins",
    "Nitiobroges",
    "Aulerques Cenomans",
    "Atrebates",
    "Veliocasses",
    "Lexoviens",
    "Aulerques Eburovices",
    "Rauraques",
    "Boiens",
    "Coriosolites",
    "Redons",
    "Ambibariens",
    "Caletes",
    "Osismes",
    "Venetes",
    "Unelles",
    "Equites Eduens",
    "Equites Arvernes",
    "Equites I",
    "Equites II",
    "Legio I",
    "Legio VI",
    "Legio VII",
    "Legio VIII",
    "Legio IX",
    "Legio X",
    "Legio XI",
    "Legio XII",
    "Legio XIII",
    "Legio XIV",
    "Legio XV",
    "Legio I a",
    "Legio I b",
    "Legio VI a",
    "Legio VI b",
    "Legio VII a",
    "Legio VII b",
    "Legio VIII a",
    "Legio VIII b",
    "Legio IX a",
    "Legio IX b",
    "Legio X a",
    "Legio X b",
    "Legio XI a",
    "Legio XI b",
    "Legio XII a",
    "Legio XII b",
    "Legio XIII a",
    "Legio XIII b",
    "Legio XIV a",
    "Legio XIV b",
    "Legio XV a",
    "Legio XV b",
    "Equites Germani I",
    "Equites Germani II",
    "Auxilia Germani I",
    "Auxilia Germani II",
    "Equites Romani I",
    "Equites Romani II",
    "Sagittarii et funditores",
    "Numidae",
    "Cohortes provinciales I",
    "Cohortes provinciales II",
];

/// Names of the leaders; detachments have words of their own.
const LEADER_NAMES: [&str; Leader::COUNT] = [
    "Caesar",
    "Labienus",
    "Antonius",
    "Trebonius",
    "Rebilus",
    "detachment",
    "detachment",
    "Comnios",
    "Vercassivellaunos",
    "Eporedorix",
    "Viridomaros",
    "detachment",
    "detachment",
    "Vercingetorix",
];

/// The texts of the game, in both languages.
pub(crate) fn phrasebook() -> &'static Phrasebook {
    static BOOK: OnceLock<Phrasebook> = OnceLock::new();
    BOOK.get_or_init(|| {
        Phrasebook::new(
            &[include_str!("../lang/en.ftl"), include_str!("../lang/rules.en.ftl")],
            &[include_str!("../lang/fr.ftl"), include_str!("../lang/rules.fr.ftl")],
        )
        .expect("the texts that are built in can be read")
    })
}

/// A unit's name.
pub(crate) fn unit_name(unit: Unit) -> &'static str {
    UNIT_NAMES[unit.index()]
}

/// A leader's name.
pub(crate) fn leader_name(leader: Leader) -> Arg {
    if leader.is_detachment() {
        Arg::Word("word-detachment")
    } else {
        Arg::Name(LEADER_NAMES[leader.index()])
    }
}

/// A counter's name.
pub(crate) fn counter_name(counter: Counter) -> Arg {
    const WORDS: [&str; Counter::COUNT] = [
        "counter-roman-1",
        "counter-roman-2",
        "counter-roman-3",
        "counter-roman-4",
        "counter-roman-5",
        "counter-roman-6",
        "counter-roman-7",
        "counter-gallic-1",
        "counter-gallic-2",
        "counter-gallic-3",
        "counter-gallic-4",
        "counter-gallic-5",
        "counter-gallic-6",
        "counter-vercingetorix",
    ];
    Arg::Word(WORDS[counter.index()])
}

pub(crate) fn tell(_: &Event, _: Viewer) -> Option<Message> {
    None
}
