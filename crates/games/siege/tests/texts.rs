//! Everything that the game says is there in both languages.

use std::collections::BTreeSet;

fn ids(text: &str) -> BTreeSet<&str> {
    let starts = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_lowercase());
    text.lines().filter(starts).filter_map(|line| line.split_whitespace().next()).collect()
}

/// Both files have the same messages, and every refusal has its words.
#[test]
fn the_languages_have_the_same_messages() {
    let (en, fr) = (include_str!("../lang/en.ftl"), include_str!("../lang/fr.ftl"));
    assert_eq!(ids(en), ids(fr));
    for code in siege::Refusal::CODES {
        assert!(ids(en).contains(format!("refusal-{}", code.replace('_', "-")).as_str()), "{code}");
    }
}
