//! Collects the rule numbers.

fn main() {
    rulebook::collect();
}
