# Two commands matter: `make play` and `make test`. The others are for the people who build it.

CARGO ?= cargo
SOAK_GAMES ?= 2000

.PHONY: help play test fmt lint rust doc bench soak mutants tools

help:
	@echo "make play    build the program and start a game"
	@echo "make test    check everything: format, lints, tests"
	@echo "make bench   measure speed"
	@echo "make soak    the long campaigns: laws over $(SOAK_GAMES) games an option, tournaments"

# Until the browser client exists, a game on the terminal: you are Caesar.
play:
	$(CARGO) build --release --package rubicon-cli
	./target/release/rubicon play julius --seat caesar --against greedy

test: tools fmt lint rust doc

tools:
	@command -v cargo-nextest >/dev/null || $(CARGO) install cargo-nextest --locked

fmt:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --all-features -- --deny warnings

rust:
	$(CARGO) nextest run --workspace --no-fail-fast

doc:
	$(CARGO) test --workspace --doc --quiet

bench:
	$(CARGO) bench --package rubicon-julius --bench playout
	$(CARGO) run --release --package rubicon-cli -- sim julius --seats random,random --games 2000 --seed 1 --jobs 1

soak:
	RUBICON_LAW_GAMES=$(SOAK_GAMES) $(CARGO) test --release --package rubicon-julius --test laws
	$(CARGO) build --release --package rubicon-cli
	./target/release/rubicon sim julius --seats greedy,random --games 100 --seed 1
	./target/release/rubicon sim julius --seats random,greedy --games 100 --seed 1
	./target/release/rubicon sim julius --seats greedy,greedy --games 1000 --seed 1

# Breaks one thing at a time and looks whether a test notices.
mutants:
	@command -v cargo-mutants >/dev/null || $(CARGO) install cargo-mutants --locked
	$(CARGO) mutants --package rubicon-julius --file '**/battle.rs' --file '**/movement.rs' --file '**/retreat.rs' -- --test rules
