//! The one place that lists the games. A new game is one crate and one line here.
//!
//! Programs reach a game by its id with [`visit`], and its data, with an owner's own files in place
//! of ours, with [`load`]. Nothing here knows a rule.

mod data;

pub use data::{DataFault, Loaded, load, load_uncached};
use kernel::{Game, Rules};

/// Writes the functions that go through all games.
macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        /// The ids of the games, in the order they joined.
        pub fn ids() -> Vec<&'static str> {
            vec![$(<$game as Rules>::info().id),+]
        }

        /// Calls the visitor with the game of this id.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Result<V::Out, UnknownGame> {
            $(
                if id == <$game as Rules>::info().id {
                    return Ok(visitor.visit::<$game>());
                }
            )+
            Err(UnknownGame(id.to_owned()))
        }

        /// Hands the types of all games to a macro, for whoever needs them as a list.
        #[macro_export]
        macro_rules! with_games {
            ($then:ident) => {
                $then! { $($game),+ }
            };
        }
    };
}

games! {
    julius::State,
    xl::State,
    siege::State,
    alesia::State,
    conquest::State,
}

/// Something to do with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Game>(self) -> Self::Out;
}

/// There is no game of this id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl std::fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no game \"{}\"; there is {}", self.0, ids().join(", "))
    }
}

impl std::error::Error for UnknownGame {}
