# Two commands matter: `make play` and `make test`. The others are for the people who build it.

CARGO ?= cargo
NPM ?= npm
# Every folder of crates/games is a game; a test holds the registry to it.
GAMES = $(notdir $(wildcard crates/games/*))
# How many games of each the laws are tried on in `make soak`, for every set-up.
SOAK ?= 1000
ADDR ?= 127.0.0.1:8080
# A clean clone is built once: what helps the next build only costs there.
ifdef CI
export CARGO_INCREMENTAL = 0
export CARGO_PROFILE_DEV_DEBUG = 0
endif
APT = $(if $(filter 0,$(shell id -u)),apt-get,sudo apt-get)

.PHONY: help play test quick page tools fmt lint rust doc web browser types maps golden screenshots bench load schema soak mutants

help:
	@echo "make play         build everything, start the server and print its address"
	@echo "make test         check everything: format, lints, rules, page, browser"
	@echo "make quick        format, lints and rule tests of what has changed since the last commit"
	@echo "make bench        measure speed"
	@echo "make load         measure a server under load; BEFORE=PROGRAM measures an older one in turn with it"
	@echo "make soak         the long campaigns: the laws on thousands of games an option, tournaments, a slow network"
	@echo "make schema       hold the server to its OpenAPI document with schemathesis, for some minutes"
	@echo "make screenshots  take the pictures in docs/screenshots"
	@echo "make golden       record the golden games anew, after a change that breaks stored matches"
	@echo "make maps         draw the page's hex maps"
	@echo "make types        generate the page's types from the Rust ones"

play: page
	$(CARGO) build --release --package rubicon-cli
	./target/release/rubicon serve --addr $(ADDR)

# All parts, one after the other, and how long each took.
PARTS = tools fmt page lint rust doc web browser
test:
	@times=""; for part in $(PARTS); do \
	  from=$$(date +%s); $(MAKE) --no-print-directory $$part || { echo "make $$part failed"; exit 1; }; \
	  times="$$times$$part $$(($$(date +%s) - from)) s, "; done; \
	echo "All is well: $${times%, }."

# For the person at the keyboard: the crates that differ from the last commit, or that it changed.
CHANGED = $(or $(shell git diff --name-only HEAD; git ls-files --others --exclude-standard),$(shell git diff --name-only HEAD~1 2>/dev/null))
CRATES = $(sort $(foreach file,$(filter crates/%,$(CHANGED)),$(firstword $(wildcard \
  $(word 1,$(subst /, ,$(file)))/$(word 2,$(subst /, ,$(file)))/Cargo.toml \
  $(word 1,$(subst /, ,$(file)))/$(word 2,$(subst /, ,$(file)))/$(word 3,$(subst /, ,$(file)))/Cargo.toml))))
PACKAGES = $(foreach manifest,$(CRATES),--package $(shell sed -n 's/^name = "\(rubicon-[a-z]*\)"/\1/p' $(manifest)))
# Laws and the killing of servers are for `make test`: they are not even compiled here.
TESTS = $(filter-out laws kill,$(foreach manifest,$(CRATES),\
  $(basename $(notdir $(wildcard $(dir $(manifest))tests/*.rs))) \
  $(patsubst $(dir $(manifest))tests/%/main.rs,%,$(wildcard $(dir $(manifest))tests/*/main.rs))))
LIBS = $(if $(wildcard $(foreach manifest,$(CRATES),$(dir $(manifest))src/lib.rs)),--lib)
quick: fmt
	@if [ -n "$(PACKAGES)" ]; then \
	  $(CARGO) clippy $(PACKAGES) --all-targets --all-features -- --deny warnings && \
	  $(CARGO) nextest run $(PACKAGES) --all-features --no-tests pass --bins $(LIBS) $(addprefix --test ,$(sort $(TESTS))); fi
	@if [ -n "$(filter web/%,$(CHANGED))" ]; then $(MAKE) --no-print-directory web; fi

# What the tests need beyond Rust, Node and a C compiler.
tools:
	@command -v cargo-nextest >/dev/null || $(CARGO) install cargo-nextest --locked
	@test -x /usr/bin/chromium || { $(APT) update && $(APT) install --yes chromium; }

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && $(NPM) install --no-save --no-audit --no-fund
	@touch $@

# The page is built into the program, so it comes first, and only when it has changed: with a new page
# the server and all that stands on it are compiled anew.
PAGE = $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts -newer web/dist/index.html 2>/dev/null || echo none)
page: web/node_modules/.package-lock.json
	@if [ -n "$(PAGE)" ]; then cd web && $(NPM) run build; fi

fmt:
	$(CARGO) fmt --all --check

lint:
	$(CARGO) clippy --workspace --all-targets --all-features -- --deny warnings

rust:
	$(CARGO) nextest run --workspace --all-features --no-fail-fast

doc:
	$(CARGO) test --workspace --all-features --doc --quiet

web: web/node_modules/.package-lock.json
	cd web && $(NPM) run check && $(NPM) run lint && $(NPM) test

# Real Chromium against the real server, the one that the tests have built already.
browser: page
	$(CARGO) test --workspace --all-features --no-run --quiet
	cd web && RUBICON=../target/debug/rubicon $(NPM) run e2e

types:
	mkdir -p web/src/generated
	RUBICON_WRITE_TYPES=1 $(CARGO) test --package rubicon-kernel --features typescript --test types
	RUBICON_WRITE_TYPES=1 $(CARGO) test --package rubicon-server --features typescript --test types

# A test compares them with what is drawn.
maps:
	$(CARGO) run --quiet --package rubicon-cli -- map --all --out web/src/games

# Records the matches that every later version must replay (a test says when they are due).
golden:
	RUBICON_WRITE_GOLDEN=1 $(CARGO) test --package rubicon-registry --test golden
	RUBICON_WRITE_FIXTURES=1 $(CARGO) test --package rubicon-alesia --test fixtures
	RUBICON_WRITE_FIXTURES=1 $(CARGO) test --package rubicon-conquest --test page fixture

screenshots: page
	$(CARGO) build --workspace --all-features --bin rubicon
	cd web && RUBICON=../target/debug/rubicon node scripts/screenshots.mjs

bench: page
	$(CARGO) bench --package rubicon-registry --bench playout
	$(CARGO) bench --package rubicon-server --bench moves
	$(CARGO) bench --package rubicon-server --bench long
	for game in $(GAMES); do \
	  $(CARGO) run --release --package rubicon-cli -- sim $$game --seats random,random --games 2000 --seed 1 --jobs 1 || exit 1; done
	cd web && $(NPM) run size
	cd web && RUBICON=../target/release/rubicon node scripts/bench.mjs
	cd web && RUBICON=../target/release/rubicon node scripts/bench-alesia.mjs

# Against servers that it starts itself on 127.0.0.1; thousands of streams need as many open files.
load:
	$(CARGO) build --release --package rubicon-cli --package rubicon-server --bin rubicon --example load
	ulimit -n $$(ulimit -H -n) || echo "open files are limited to $$(ulimit -n)"; \
	./target/release/examples/load $(BEFORE) target/release/rubicon

soak:
	for game in $(GAMES); do \
	  RUBICON_LAW_GAMES=$(SOAK) $(CARGO) test --release --package rubicon-$$game --test laws || exit 1; done
	$(CARGO) build --release --package rubicon-cli
	for game in $(GAMES); do for seats in greedy,random random,greedy; do \
	  ./target/release/rubicon sim $$game --seats $$seats --games 100 --seed 1 || exit 1; done; \
	  ./target/release/rubicon sim $$game --seats greedy,greedy --games 1000 --seed 1 || exit 1; \
  ./target/release/rubicon sim $$game --seats greedy,greedy-0 --games 200 --seed 424242 || exit 1; \
  ./target/release/rubicon sim $$game --seats greedy-0,greedy --games 200 --seed 424242 || exit 1; done
	E2E_DELAY=400 $(MAKE) browser

# Asks the server what its document allows and what it does not, and compares the answers with it.
schema:
	@test -x target/schema/bin/schemathesis || { python3 -m venv target/schema && target/schema/bin/pip install --quiet schemathesis==4.32.5; }
	$(CARGO) build --package rubicon-cli
	cd web && RUBICON=../target/debug/rubicon node scripts/schema.mjs ../target/schema/bin/schemathesis

# Breaks one thing at a time and looks whether a test notices.
MUTANTS ?= movement.rs retreat.rs battle.rs combat.rs strike.rs archery.rs disorder.rs forum.rs fight.rs victory.rs
mutants:
	@command -v cargo-mutants >/dev/null || $(CARGO) install cargo-mutants --locked
	for game in $(GAMES); do \
	  $(CARGO) mutants --package rubicon-$$game $(foreach file,$(MUTANTS),--file '**/$(file)') -- --test rules || exit 1; done
	$(CARGO) mutants --package rubicon-kernel --all-features --file '**/matches.rs' --file '**/record.rs' --file '**/orders.rs'
