//! Secrets, and who may open them.

use crate::{Seat, SeatSet, Viewer};

/// A value that only its owners may see: one seat, several, or none.
///
/// It has no `Serialize` and no `Deref`, and `Debug` prints no content, so a secret cannot slip
/// into an answer or a log. Views read it with [`Concealed::seen_by`]; only the code that resolves
/// an action holds the [`Referee`] that opens it for everyone.
///
/// The type guards against forgetting, not against intent: whoever names another viewer sees what
/// that one sees. The law of imagined states is what makes views honest.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Concealed<T> {
    owners: SeatSet,
    value: T,
}

impl<T> Concealed<T> {
    /// Hides `value` from all but `owner`.
    pub fn new(owner: Seat, value: T) -> Self {
        Self::shared(SeatSet::one(owner), value)
    }

    /// Hides `value` from all but these seats.
    pub fn shared(owners: SeatSet, value: T) -> Self {
        Self { owners, value }
    }

    /// Hides `value` from everybody: a deck, a fate that is not told yet.
    pub fn from_all(value: T) -> Self {
        Self::shared(SeatSet::NONE, value)
    }

    /// Who sees it.
    pub fn owners(&self) -> SeatSet {
        self.owners
    }

    /// The same value, for these seats to see.
    #[must_use]
    pub fn handed_to(self, owners: SeatSet) -> Self {
        Self { owners, ..self }
    }

    /// The value, if the viewer owns it.
    pub fn seen_by(&self, viewer: Viewer) -> Option<&T> {
        let owns = match viewer {
            Viewer::Seat(seat) => self.owners.contains(seat),
            Viewer::Spectator => false,
        };
        owns.then_some(&self.value)
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

    #[test]
    fn several_own_a_secret_or_none() {
        let shared = Concealed::shared(SeatSet::one(Seat(0)).with(Seat(2)), 7);
        let eyes = |secret: &Concealed<u8>| {
            [0, 1, 2].map(|seat| secret.seen_by(Viewer::Seat(Seat(seat))).is_some())
        };
        assert_eq!(eyes(&shared), [true, false, true]);
        assert_eq!(eyes(&shared.handed_to(SeatSet::one(Seat(1)))), [false, true, false]);
        assert_eq!(eyes(&Concealed::from_all(7)), [false; 3]);
    }
}
