//! Collects which tests show which rule, for `rubicon rules`.

fn main() {
    rulebook::collect_tests(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../games"));
}
