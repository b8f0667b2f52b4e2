//! Prints the types for the browser; `cargo xtask generate` writes them to `web/src/wire.ts`.

fn main() {
    print!("{}", tengen_wire::typescript());
}
