//! The journal as lines of text.

use kernel::{Entry, Game, Lang, Told, Viewer};

/// What a viewer reads of these entries: sentences with their rules, and dice thrown together on
/// one line. What the viewer may not know is left out.
pub(crate) fn lines<G: Game>(
    pack: &'static G::Pack,
    entries: &[Entry<G::Event>],
    viewer: Viewer,
    lang: Lang,
) -> Vec<String> {
    let mut lines = Vec::new();
    let mut dice: Option<(&'static str, u32, Vec<String>)> = None;
    for entry in entries {
        match kernel::told::<G>(pack, entry, viewer, lang) {
            // Dice that nothing was told between were thrown together.
            None => lines.extend(dice.take().map(|dice| thrown::<G>(dice, lang))),
            Some(Told::Words { text, rule, message: _ }) => {
                lines.extend(dice.take().map(|dice| thrown::<G>(dice, lang)));
                lines.push(format!("{text} [{rule}]"));
            }
            Some(Told::Rolled { roll }) => {
                let Some(face) = roll.reads else { continue };
                match &mut dice {
                    Some((purpose, sides, faces))
                        if *purpose == roll.purpose && *sides == roll.sides =>
                    {
                        faces.push(face.to_string());
                    }
                    Some(_) | None => {
                        lines.extend(dice.take().map(|dice| thrown::<G>(dice, lang)));
                        dice = Some((roll.purpose, roll.sides, vec![face.to_string()]));
                    }
                }
            }
        }
    }
    lines.extend(dice.take().map(|dice| thrown::<G>(dice, lang)));
    lines
}

fn thrown<G: Game>(
    (purpose, sides, faces): (&'static str, u32, Vec<String>),
    lang: Lang,
) -> String {
    let purpose =
        G::phrasebook().get(lang, &format!("roll-{purpose}")).unwrap_or_else(|| purpose.to_owned());
    let die = match lang {
        Lang::En => "d",
        Lang::Fr => "d\u{e9} ",
    };
    format!("{purpose} ({die}{sides}): {}", faces.join(" "))
}
