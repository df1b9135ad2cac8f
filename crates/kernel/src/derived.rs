//! What follows from a state and is kept beside it for speed.

use std::hash::{Hash, Hasher};

/// A value that can be worked out from the rest of a state at any time. Equality and hashes pass
/// over it; mark it `#[serde(skip)]` where it stands in a document, and keep it out of views.
///
/// Because `==` does not see it, the laws ask [`Rules::stale`](crate::Rules::stale) after every
/// action whether it is still what it would be if it were worked out again.
#[derive(Clone, Copy, Default)]
pub struct Derived<T>(T);

impl<T> Derived<T> {
    /// A value just worked out.
    pub fn new(value: T) -> Self {
        Self(value)
    }

    /// The value.
    pub fn get(&self) -> &T {
        &self.0
    }

    /// The value, to bring it up to date.
    pub fn get_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

impl<T> PartialEq for Derived<T> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<T> Eq for Derived<T> {}

impl<T> Hash for Derived<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> std::fmt::Debug for Derived<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Derived")
    }
}

#[cfg(test)]
mod tests {
    use super::Derived;

    #[test]
    fn equality_passes_over_what_is_derived() {
        assert_eq!((1, Derived::new(2)), (1, Derived::new(3)));
        assert_eq!(*Derived::new(2).get(), 2);
        assert_eq!(format!("{:?}", Derived::new(2)), "Derived");
    }
}
