//! Everything that the game says is there in both languages.

/// Both files have the same messages, and every refusal has its words.
#[test]
fn the_languages_have_the_same_messages() {
    let (en, fr) = (include_str!("../lang/en.ftl"), include_str!("../lang/fr.ftl"));
    let messages = kernel::laws::messages(en, fr);
    for code in siege::Refusal::CODES {
        let id = format!("refusal-{}", code.replace('_', "-"));
        assert!(messages.contains(id.as_str()), "{id} has no words");
    }
}
