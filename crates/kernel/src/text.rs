//! Words in two languages: messages with arguments, resolved by Fluent.

use std::borrow::Cow;

use fluent::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use crate::Rule;

/// A language the project speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both.
    pub const ALL: [Self; 2] = [Self::En, Self::Fr];

    /// `en` or `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Fr => "fr",
        }
    }
}

impl std::str::FromStr for Lang {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "en" => Ok(Self::En),
            "fr" => Ok(Self::Fr),
            other => Err(format!("there is no language \"{other}\"; there are en and fr")),
        }
    }
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A proper name, the same in every language.
    Name(&'static str),
    /// Some text.
    Text(String),
    /// A number.
    Number(i64),
    /// A word that has its own message, such as a side's name.
    Word(&'static str),
    /// Several words or names, joined by commas.
    List(Vec<Arg>),
    /// Several that do something together, joined as in a sentence; equal ones are counted.
    All(Vec<Arg>),
}

impl From<&'static str> for Arg {
    fn from(name: &'static str) -> Self {
        Self::Name(name)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// Something that a message can name; names of pieces and places come from the game's data.
pub trait Say<Pack> {
    /// The word for it.
    fn say(self, pack: &'static Pack) -> Arg;
}

macro_rules! say_number {
    ($($number:ty),+) => {
        $(impl<Pack> Say<Pack> for $number {
            fn say(self, _: &'static Pack) -> Arg {
                Arg::Number(self.into())
            }
        })+
    };
}

say_number!(u8, u16, u32, i8, i16, i32, i64);

/// For a message to choose its words by: `true` or `false`.
impl<Pack> Say<Pack> for bool {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Name(if self { "true" } else { "false" })
    }
}

impl<Pack> Say<Pack> for Rule {
    fn say(self, _: &'static Pack) -> Arg {
        Arg::Name(self.0)
    }
}

/// A number in Roman numerals, as turns and legions are counted.
pub fn numeral(number: u16) -> String {
    const MARKS: [(u16, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    let mut left = number;
    let mut text = String::new();
    for (value, mark) in MARKS {
        while left >= value {
            text.push_str(mark);
            left -= value;
        }
    }
    text
}

/// The texts of a game: `lang/en.ftl`, `lang/rules.en.ftl` and their French sisters, read once.
#[macro_export]
macro_rules! phrasebook {
    () => {{
        static BOOK: std::sync::OnceLock<$crate::Phrasebook> = std::sync::OnceLock::new();
        BOOK.get_or_init(|| {
            $crate::Phrasebook::new(
                &[include_str!("../lang/en.ftl"), include_str!("../lang/rules.en.ftl")],
                &[include_str!("../lang/fr.ftl"), include_str!("../lang/rules.fr.ftl")],
            )
            .expect("the texts that are built in can be read")
        })
    }};
}

/// Something to say, with the rule it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The message's name in the Fluent files.
    pub id: Cow<'static, str>,
    /// Its arguments.
    pub args: Vec<(&'static str, Arg)>,
    /// The rule it cites.
    pub rule: Rule,
    /// The step of a piece that it tells, if it does.
    pub step: Option<Box<Step>>,
    /// Its part among what is told around it, where that may say it already.
    pub part: Option<Part>,
    /// The message that tells the whole way, where the piece goes on after this one.
    pub goes_on: Option<&'static str>,
    /// The die of which it tells, if one was thrown for a place of the map.
    pub thrown: Option<Box<ThrownAt>>,
}

/// A die that was thrown for a place of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThrownAt {
    /// Where.
    pub place: String,
    /// What it showed.
    pub face: u8,
    /// Whether it struck.
    pub struck: bool,
}

/// The part of a message that frames others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// It opens what the steps after it tell.
    Opens,
    /// It ends what was told before it.
    Closes,
}

/// A step of a piece from one place to the next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The piece, by the name that the game has for it.
    pub piece: String,
    /// Where from.
    pub from: String,
    /// Where to.
    pub to: String,
    /// What the piece has spent of its movement by then, where the game tells so.
    pub spent: Option<String>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: impl Into<Cow<'static, str>>, rule: Rule) -> Self {
        Self {
            id: id.into(),
            args: Vec::new(),
            rule,
            step: None,
            part: None,
            goes_on: None,
            thrown: None,
        }
    }

    /// Tells a step of a piece, with the arguments `from` and `to`.
    #[must_use]
    pub fn step(mut self, piece: &str, from: impl Into<String>, to: impl Into<String>) -> Self {
        let (from, to) = (from.into(), to.into());
        let (piece, spent) = (piece.to_owned(), None);
        self.step = Some(Box::new(Step { piece, from: from.clone(), to: to.clone(), spent }));
        self.with("from", Arg::Text(from)).with("to", Arg::Text(to))
    }

    /// With what the piece has spent of its movement when its step is done.
    #[must_use]
    pub fn spent(mut self, points: impl Into<String>) -> Self {
        if let Some(step) = &mut self.step {
            step.spent = Some(points.into());
        }
        self
    }

    /// Where the piece goes on after this step, this message tells the whole way instead: with the
    /// same arguments as the step that follows.
    #[must_use]
    pub fn goes_on(mut self, id: &'static str) -> Self {
        self.goes_on = Some(id);
        self
    }

    /// Of a die that was thrown for a place of the map.
    #[must_use]
    pub fn thrown(mut self, place: impl Into<String>, face: u8, struck: bool) -> Self {
        self.thrown = Some(Box::new(ThrownAt { place: place.into(), face, struck }));
        self
    }

    /// With its part among what is told around it.
    #[must_use]
    pub fn part(mut self, part: Part) -> Self {
        self.part = Some(part);
        self
    }

    /// The whole way that ends with this step, if `before` tells of the same piece how it came to
    /// where the step begins. One that comes back to where it began is not told as a way.
    #[must_use]
    pub fn onward(&self, before: &Self) -> Option<Self> {
        let (first, last) = (before.step.as_ref()?, self.step.as_ref()?);
        let follows = first.piece == last.piece && first.to == last.from;
        let alike = before.id == self.id || before.goes_on.is_some();
        if !alike || !follows || first.from == last.to {
            return None;
        }
        let mut whole = self.clone();
        if let Some(id) = before.goes_on {
            (whole.id, whole.goes_on) = (id.into(), Some(id));
        }
        whole.step = Some(Box::new(Step { from: first.from.clone(), ..(**last).clone() }));
        for (name, value) in &mut whole.args {
            if *name == "from" {
                *value = Arg::Text(first.from.clone());
            }
        }
        Some(whole)
    }

    /// What is told of a group that went the same way or did the same, this one last: the message
    /// with its `pieces` and their `count`. None if one of them tells of something else.
    #[must_use]
    pub fn together(&self, before: &[Self]) -> Option<Self> {
        // What a message names besides whose and where is who goes.
        let names = |name: &str| !["side", "from", "to", "place", "where"].contains(&name);
        let actor = |message: &Self| message.args.iter().position(|(name, _)| names(name));
        let who = |message: &Self| actor(message).map(|at| message.args[at].1.clone());
        let others = |message: &Self| {
            let mut args = message.args.clone();
            if let Some(at) = actor(message) {
                args.remove(at);
            }
            args
        };
        let alike = |other: &Self| {
            other.id == self.id
                && match (&self.step, &other.step) {
                    (Some(mine), Some(step)) => (&step.from, &step.to) == (&mine.from, &mine.to),
                    (None, None) => others(other) == others(self),
                    (Some(_), None) | (None, Some(_)) => false,
                }
        };
        if !before.iter().all(alike) {
            return None;
        }
        let all = before.iter().chain([self]);
        let pieces = all.clone().filter_map(who).collect();
        let count = before.iter().fold(1_i64, |count, _| count + 1);
        let whole = self.clone().with("count", count);
        Some(whole.with("pieces", Arg::All(pieces)))
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.push((name, value.into()));
        self
    }
}

/// The texts of a game.
pub struct Phrasebook {
    books: [FluentBundle<FluentResource>; 2],
}

/// What is wrong with the text files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError(pub String);

impl Phrasebook {
    /// Reads the English and the French files.
    pub fn new(english: &[&str], french: &[&str]) -> Result<Self, TextError> {
        Ok(Self { books: [bundle("en", english)?, bundle("fr", french)?] })
    }

    /// Says the message. A missing message shows its name, which the laws turn into a failure.
    pub fn say(&self, lang: Lang, message: &Message) -> String {
        let args = self.args(lang, message);
        self.pattern(lang, &message.id, None, &args).unwrap_or_else(|| format!("⟨{}⟩", message.id))
    }

    /// Says an attribute of a message with the message's arguments, if it exists.
    pub fn say_attribute(&self, lang: Lang, message: &Message, attribute: &str) -> Option<String> {
        self.pattern(lang, &message.id, Some(attribute), &self.args(lang, message))
    }

    fn args(&self, lang: Lang, message: &Message) -> FluentArgs<'static> {
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(*name, self.value(lang, arg));
        }
        args
    }

    /// A message without arguments, if it exists.
    pub fn get(&self, lang: Lang, id: &str) -> Option<String> {
        self.pattern(lang, id, None, &FluentArgs::new())
    }

    /// An attribute of a message, if it exists.
    pub fn attribute(&self, lang: Lang, id: &str, attribute: &str) -> Option<String> {
        self.pattern(lang, id, Some(attribute), &FluentArgs::new())
    }

    /// The name and text of a rule, in our words.
    pub fn rule(&self, lang: Lang, rule: Rule) -> Option<(String, String)> {
        let id = format!("rule-{}", rule.0.replace('.', "-"));
        Some((self.attribute(lang, &id, "title")?, self.get(lang, &id)?))
    }

    fn value(&self, lang: Lang, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Name(name) => FluentValue::from(*name),
            Arg::Text(text) => FluentValue::from(text.clone()),
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Word(id) => {
                FluentValue::from(self.get(lang, id).unwrap_or_else(|| format!("⟨{id}⟩")))
            }
            Arg::List(parts) => {
                let words: Vec<String> = parts.iter().map(|part| self.word(lang, part)).collect();
                FluentValue::from(words.join(", "))
            }
            Arg::All(parts) => FluentValue::from(self.joined(lang, parts)),
        }
    }

    /// `A, B and C`, what is there more than once as `2 × A`.
    fn joined(&self, lang: Lang, parts: &[Arg]) -> String {
        let mut counted: Vec<(String, usize)> = Vec::new();
        for word in parts.iter().map(|part| self.word(lang, part)) {
            match counted.iter_mut().find(|(known, _)| *known == word) {
                Some((_, count)) => *count += 1,
                None => counted.push((word, 1)),
            }
        }
        let word = |(word, count): &(String, usize)| match count {
            1 => word.clone(),
            _ => format!("{count} × {word}"),
        };
        let words: Vec<String> = counted.iter().map(word).collect();
        let and = match lang {
            Lang::En => " and ",
            Lang::Fr => " et ",
        };
        match words.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, first)) => [first.join(", ").as_str(), last].join(and),
            None => String::new(),
        }
    }

    /// What an argument is called on its own, outside a sentence.
    pub fn word(&self, lang: Lang, arg: &Arg) -> String {
        match self.value(lang, arg) {
            FluentValue::String(text) => text.into_owned(),
            FluentValue::Number(number) => number.as_string().into_owned(),
            FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => String::new(),
        }
    }

    fn pattern(
        &self,
        lang: Lang,
        id: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Option<String> {
        let book = &self.books[lang as usize];
        let message = book.get_message(id)?;
        let pattern = match attribute {
            None => message.value()?,
            Some(name) => message.get_attribute(name)?.value(),
        };
        let mut errors = Vec::new();
        let text = book.format_pattern(pattern, Some(args), &mut errors).into_owned();
        if errors.is_empty() { Some(text) } else { Some(format!("⟨{text}⟩")) }
    }
}

fn bundle(code: &str, sources: &[&str]) -> Result<FluentBundle<FluentResource>, TextError> {
    let language = code.parse().map_err(|_| TextError(format!("no language {code}")))?;
    let mut bundle = FluentBundle::new_concurrent(vec![language]);
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned())
            .map_err(|(_, errors)| TextError(format!("{code}: {errors:?}")))?;
        bundle.add_resource(resource).map_err(|errors| TextError(format!("{code}: {errors:?}")))?;
    }
    Ok(bundle)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(piece: &str, from: &str, to: &str) -> Message {
        Message::new("event-moved", Rule("7.2")).step(piece, from, to)
    }

    /// The places of the way that a message tells.
    fn ends(message: Option<&Message>) -> Option<(&str, &str)> {
        message?.step.as_ref().map(|step| (&*step.from, &*step.to))
    }

    #[test]
    fn steps_of_a_piece_are_one_way() {
        let way = step("legio-10", "1001", "1002").onward(&step("legio-10", "0901", "1001"));
        assert_eq!(ends(way.as_ref()), Some(("0901", "1002")));
        let way = way.unwrap();
        assert_eq!(way.args[0], ("from", Arg::Text("0901".to_owned())), "the words say so too");
        let on = step("legio-10", "1002", "1003").onward(&way);
        assert_eq!(ends(on.as_ref()), Some(("0901", "1003")));
    }

    #[test]
    fn a_way_that_began_otherwise_has_its_own_words() {
        let enters = Message::new("event-entered", Rule("11.1")).step("legio-10", "0901", "0901");
        assert_eq!(step("legio-10", "0901", "1001").onward(&enters), None, "unless it says how");
        let enters = enters.goes_on("event-entered-on");
        let way = step("legio-10", "0901", "1001").onward(&enters).unwrap();
        assert_eq!((&*way.id, ends(Some(&way))), ("event-entered-on", Some(("0901", "1001"))));
        let on = step("legio-10", "1001", "1002").onward(&way).unwrap();
        assert_eq!((&*on.id, ends(Some(&on))), ("event-entered-on", Some(("0901", "1002"))));
    }

    #[test]
    fn other_pieces_other_places_and_other_events_are_not() {
        let first = step("legio-10", "0901", "1001");
        assert_eq!(step("legio-11", "1001", "1002").onward(&first), None);
        assert_eq!(step("legio-10", "1002", "1003").onward(&first), None);
        assert_eq!(step("legio-10", "1001", "0901").onward(&first), None, "back again");
        let retreat =
            Message::new("event-retreated", Rule("11.5")).step("legio-10", "1001", "1002");
        assert_eq!(retreat.onward(&first), None);
        assert_eq!(Message::new("event-moved", Rule("7.2")).onward(&first), None);
    }
}
