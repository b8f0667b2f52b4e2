//! The generated types are those of the messages.

const GENERATED: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire.ts");

#[test]
fn the_types_of_the_browser_are_generated_from_these_messages() {
    let found = std::fs::read_to_string(GENERATED).unwrap_or_default();
    assert!(found == tengen_wire::typescript(), "web/src/wire.ts is stale: run `cargo xtask generate`");
}
