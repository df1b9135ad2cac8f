//! One test a card.
