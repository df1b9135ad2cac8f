//! Names that people play under: readable, and not to be taken for another's.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

use crate::problem::Problem;

/// How many letters a name may have.
const LETTERS: usize = 40;
/// How many marks may stand on one letter: as many as any language needs.
const MARKS: usize = 3;
/// Letters that nobody sees, though their kind does not tell.
const BLANK: [char; 6] = ['\u{115f}', '\u{1160}', '\u{2800}', '\u{3164}', '\u{ffa0}', '\u{34f}'];

/// A name as it is kept, or one sentence that says what is wrong with it.
pub(crate) fn proper(name: &str) -> Result<String, Problem> {
    let wrong = |sentence: &str| Err(Problem::Malformed(sentence.to_owned()));
    // Looked at before it is put together: what is too long need not be.
    if name.len() > 16 * LETTERS {
        return wrong("a name has one to forty letters");
    }
    let name: String = name.nfc().collect();
    if name.trim().chars().any(is_unseen) {
        return wrong("a name has no invisible letters");
    }
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.is_empty() || name.chars().count() > LETTERS {
        return wrong("a name has one to forty letters");
    }
    let mut marks = MARKS;
    for letter in name.chars() {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if marks > MARKS {
            return wrong("a name has letters, and at most three marks on each");
        }
    }
    let either = |is: fn(char) -> bool| name.chars().any(is);
    if either(runs_left) && either(|letter| letter.is_alphabetic() && !runs_left(letter)) {
        return wrong("a name runs from left to right or from right to left, not both");
    }
    if is_like_a_bot(&name) {
        return wrong("a name must not look like a bot's");
    }
    Ok(name)
}

/// Whether two names look alike.
pub(crate) fn alike(a: &str, b: &str) -> bool {
    skeleton(a) == skeleton(b)
}

/// Whether a name could be taken for a bot's, by its beginning or because a level is called so.
fn is_like_a_bot(name: &str) -> bool {
    let bones = skeleton(name);
    let begins = folded(name).strip_prefix("bot").is_some_and(|rest| {
        let next = rest.chars().find(|letter| !letter.is_whitespace());
        next.is_none_or(|letter| !letter.is_alphanumeric()) || rest.starts_with(' ')
    });
    let level =
        |level: &&str| bones == skeleton(level) || bones == skeleton(&format!("bot{level}"));
    begins || bots::LEVELS.iter().any(level)
}

/// Whether nobody sees the letter, or sees others elsewhere because of it.
fn is_unseen(letter: char) -> bool {
    let selects = matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
        || matches!(letter, '\u{180b}'..='\u{180d}' | '\u{180f}');
    let kind = matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::Surrogate
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    kind || selects || BLANK.contains(&letter)
}

/// Whether the letter is of a script that runs from right to left.
fn runs_left(letter: char) -> bool {
    letter.is_alphabetic()
        && matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}'
            | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// A name without what the eye passes over: marks, spaces, points, and which of several letters
/// that look the same it was.
fn skeleton(name: &str) -> String {
    let bones: String =
        folded(name).chars().filter(|letter| letter.is_alphanumeric()).map(plain).collect();
    if bones.is_empty() { folded(name) } else { bones.replace("rn", "m").replace("vv", "w") }
}

/// A name in small letters of one width without marks, with Latin letters for those that look so.
fn folded(name: &str) -> String {
    let bare = |text: &str| -> String {
        text.nfkd().filter(|letter| !is_combining_mark(*letter)).collect()
    };
    bare(&bare(name).to_lowercase()).chars().map(latin).collect()
}

/// Of letters that look the same within an alphabet, the same.
fn plain(letter: char) -> char {
    match letter {
        '0' => 'o',
        '1' | 'i' | 'j' => 'l',
        '5' => 's',
        other => other,
    }
}

/// The Latin letter that looks like one of another alphabet.
fn latin(letter: char) -> char {
    match letter {
        'а' | 'α' | 'ɑ' => 'a',
        'ь' | 'в' | 'β' | 'ß' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' | 'э' | 'є' => 'e',
        'ɡ' => 'g',
        'һ' | 'н' | 'η' => 'h',
        'і' | 'ι' | 'ı' | 'ɩ' | 'ӏ' | 'ا' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'ł' => 'l',
        'м' | 'μ' => 'm',
        'п' | 'ո' => 'n',
        'о' | 'ο' | 'σ' | 'օ' | 'ø' | '٥' => 'o',
        'р' | 'ρ' | 'þ' => 'p',
        'ԛ' => 'q',
        'г' | 'ꭇ' => 'r',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' | 'ս' => 'u',
        'ν' | 'ѵ' => 'v',
        'ѡ' | 'ω' | 'ԝ' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'γ' => 'y',
        'ζ' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_refused(name: &str) {
        assert!(matches!(proper(name), Err(Problem::Malformed(_))), "{name:?}");
    }

    #[test]
    fn names_of_people_are_kept() {
        for name in [
            "Anna",
            "Zoé",
            "Jean-François d’Été",
            "Αλέξανδρος",
            "Владимир",
            "李小龍",
            "さくら",
            "नमस्ते",
            "שלום",
            "محمد",
            "Nguyễn Văn A",
            "R2-D2",
            "Bottom",
            "Botho",
            "Abbot",
            "🐘",
        ] {
            assert_eq!(proper(name).unwrap(), name.nfc().collect::<String>());
        }
        assert_eq!(proper("  Anna \u{a0}  Maria ").unwrap(), "Anna Maria");
        assert_eq!(proper("Zoe\u{301}").unwrap(), "Zoé");
    }

    #[test]
    fn what_nobody_can_read_is_refused() {
        for name in [
            "",
            "   ",
            "a\u{7}b",
            "\u{200b}",
            "An\u{200b}na",
            "\u{3164}",
            "\u{feff}Anna",
            "A\u{e0041}",
            "Anna\u{202e}",
            "\u{2066}Anna",
            "\u{200f}Anna",
            "A\u{ad}nna",
            "A\u{fe0f}",
            "\u{2800}",
            "A\u{34f}nna",
            "An\u{2028}na",
            "A\u{e000}",
            "line\nbreak",
            "abc שלום",
        ] {
            check_refused(name);
        }
        check_refused(&"x".repeat(41));
        check_refused(&"x".repeat(100_000));
        check_refused(&format!("A{}", "\u{20dd}".repeat(4)));
        check_refused("\u{301}Anna");
    }

    #[test]
    fn nobody_looks_like_a_bot() {
        for name in [
            "bot:greedy",
            "Bot: greedy",
            "BOT:x",
            "ｂｏｔ：greedy",
            "bоt:greedy",
            "bot",
            "bot greedy",
            "b\u{301}ot:greedy",
            "greedy",
            "Greedy",
            "random",
            "grееdy",
            "bot-greedy",
            "botgreedy",
        ] {
            check_refused(name);
        }
    }

    #[test]
    fn names_that_look_alike() {
        for (a, b) in [
            ("Alice", "Аlice"),
            ("Alice", "ALICE"),
            ("Alice", "Ａｌｉｃｅ"),
            ("Alice", "A1ice"),
            ("Alice", "Al ice."),
            ("Alice", "Alíce"),
            ("Bob", "B0b"),
            ("Martin", "rnartin"),
            ("Ρετεr", "Peter"),
            ("...", "..."),
        ] {
            assert!(alike(a, b), "{a} {b}");
        }
        for (a, b) in [("Alice", "Alicia"), ("Anna", "Anne"), ("!", "?"), ("李", "王")] {
            assert!(!alike(a, b), "{a} {b}");
        }
    }
}
