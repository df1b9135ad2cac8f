//! Secrets, and who may open them.

use crate::{Seat, Viewer};

/// A value only its owner may see.
///
/// It has no `Serialize` and no `Deref`, and `Debug` prints no content, so a secret cannot slip
/// into an answer or a log. Views read it with [`Concealed::seen_by`]; only the code that resolves
/// an action holds the [`Referee`] that opens it for everyone.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Concealed<T> {
    owner: Seat,
    value: T,
}

impl<T> Concealed<T> {
    /// Hides `value` from all but `owner`.
    pub fn new(owner: Seat, value: T) -> Self {
        Self { owner, value }
    }

    /// The value, if the viewer owns it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        (viewer == Viewer::Seat(self.owner)).then_some(&self.value)
    }

    /// The value, for the referee.
    pub fn open(&self, _: &Referee) -> &T {
        &self.value
    }

    /// The value, for the referee to change.
    pub fn open_mut(&mut self, _: &Referee) -> &mut T {
        &mut self.value
    }
}

impl<T> std::fmt::Debug for Concealed<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Concealed")
    }
}

/// Proof that an action is being resolved. Only the kernel can make one.
#[derive(Debug)]
pub struct Referee(());

impl Referee {
    pub(crate) fn new() -> Self {
        Self(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_owner_sees() {
        let secret = Concealed::new(Seat(1), 7);
        assert_eq!(secret.seen_by(Viewer::Seat(Seat(1))), Some(&7));
        assert_eq!(secret.seen_by(Viewer::Seat(Seat(0))), None);
        assert_eq!(secret.seen_by(Viewer::Spectator), None);
        assert_eq!(format!("{secret:?}"), "Concealed");
        assert_eq!(*secret.open(&Referee::new()), 7);
    }
}
