//! Collects the rule numbers and the tests that show them.

fn main() {
    rulebook::collect();
}
