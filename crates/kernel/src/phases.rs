//! Where play waits when one decision interrupts another.

use std::marker::PhantomData;

use arrayvec::ArrayVec;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A small fixed stack of phases (decision 12). Play waits at the top; what is below was interrupted
/// and goes on when the top is done. It is never empty and never allocates.
///
/// Only a game's `sequence.rs` pushes and pops. On paper it is one phase where nothing is
/// interrupted, and otherwise a list from the bottom to the top.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phases<P, const N: usize>(ArrayVec<P, N>);

impl<P, const N: usize> Phases<P, N> {
    /// Nothing interrupts `phase`.
    pub fn new(phase: P) -> Self {
        let mut phases = ArrayVec::new();
        phases.push(phase);
        Self(phases)
    }

    /// Where play waits.
    pub fn top(&self) -> &P {
        self.0.last().expect("a stack of phases is never empty")
    }

    /// Where play waits, to go on within it.
    pub fn top_mut(&mut self) -> &mut P {
        self.0.last_mut().expect("a stack of phases is never empty")
    }

    /// What the top interrupts, if it interrupts something.
    pub fn below(&self) -> Option<&P> {
        self.0.len().checked_sub(2).map(|index| &self.0[index])
    }

    /// All, from the bottom to the top.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &P> {
        self.0.iter()
    }

    /// All, to change what one that waits holds.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut P> {
        self.0.iter_mut()
    }

    /// How many phases wait, the top among them.
    pub fn depth(&self) -> usize {
        self.0.len()
    }

    /// Interrupts what is at the top.
    ///
    /// # Panics
    /// When more interrupts nest than the game has said.
    pub fn push(&mut self, phase: P) {
        assert!(!self.0.is_full(), "interrupts nest no deeper than {N}");
        self.0.push(phase);
    }

    /// Ends an interrupt: what it interrupted is at the top again.
    ///
    /// # Panics
    /// When nothing was interrupted.
    pub fn pop(&mut self) -> P {
        assert!(self.0.len() > 1, "only an interrupt ends with what was before it");
        self.0.pop().expect("a stack of phases is never empty")
    }

    /// Goes on from the phase at the top to the next; what it interrupts goes on waiting.
    pub fn replace(&mut self, phase: P) {
        *self.top_mut() = phase;
    }

    /// Begins a phase that interrupts nothing; what was waiting is forgotten.
    pub fn restart(&mut self, phase: P) {
        self.0.clear();
        self.0.push(phase);
    }
}

impl<P: Serialize, const N: usize> Serialize for Phases<P, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.depth() == 1 {
            self.top().serialize(serializer)
        } else {
            self.0.serialize(serializer)
        }
    }
}

impl<'de, P: Deserialize<'de>, const N: usize> Deserialize<'de> for Phases<P, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader<P, const N: usize>(PhantomData<P>);

        impl<'de, P: Deserialize<'de>, const N: usize> Visitor<'de> for Reader<P, N> {
            type Value = Phases<P, N>;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "a phase, or a list of up to {N}, each of which interrupts the last")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
                P::deserialize(StrDeserializer::new(text)).map(Phases::new)
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
                P::deserialize(MapAccessDeserializer::new(map)).map(Phases::new)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut phases = ArrayVec::new();
                while let Some(phase) = list.next_element()? {
                    let full = |_| A::Error::invalid_length(N + 1, &self);
                    phases.try_push(phase).map_err(full)?;
                }
                if phases.is_empty() {
                    return Err(A::Error::invalid_length(0, &self));
                }
                Ok(Phases(phases))
            }
        }

        deserializer.deserialize_any(Reader(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::Phases;

    #[test]
    fn interrupts_end_where_they_began() {
        let mut phases: Phases<&str, 3> = Phases::new("movement");
        phases.push("fire");
        phases.push("retreat");
        assert_eq!((*phases.top(), phases.below()), ("retreat", Some(&"fire")));
        assert_eq!(phases.pop(), "retreat");
        phases.replace("fire again");
        assert_eq!(phases.pop(), "fire again");
        assert_eq!((*phases.top(), phases.below()), ("movement", None));
        phases.push("fire");
        phases.restart("combat");
        assert_eq!(phases.depth(), 1);
    }

    #[test]
    fn one_phase_is_written_plainly_and_several_as_a_list() {
        let mut phases: Phases<String, 2> = Phases::new("movement".to_owned());
        assert_eq!(serde_json::to_string(&phases).unwrap(), "\"movement\"");
        phases.push("fire".to_owned());
        let text = serde_json::to_string(&phases).unwrap();
        assert_eq!(text, r#"["movement","fire"]"#);
        assert_eq!(serde_json::from_str::<Phases<String, 2>>(&text).unwrap(), phases);
        let read = |text: &str| serde_json::from_str::<Phases<String, 2>>(text);
        assert_eq!(read("\"movement\"").unwrap().depth(), 1);
        assert!(read("[]").is_err() && read(r#"["a","b","c"]"#).is_err());
    }

    /// A document that is wrong in a phase says what is wrong there.
    #[test]
    fn faults_are_named() {
        #[derive(Debug, serde::Deserialize)]
        #[serde(tag = "is", rename_all = "snake_case", deny_unknown_fields)]
        #[allow(dead_code, reason = "only read")]
        enum Phase {
            Move { unit: u8 },
        }
        for text in [r#"{"is":"move","unti":1}"#, r#"[{"is":"move","unti":1}]"#] {
            let error = serde_json::from_str::<Phases<Phase, 2>>(text).unwrap_err();
            assert!(error.to_string().contains("unti"), "{error}");
        }
    }

    #[test]
    #[should_panic(expected = "only an interrupt ends")]
    fn the_last_phase_does_not_end() {
        Phases::<u8, 2>::new(1).pop();
    }
}
