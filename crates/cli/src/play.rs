//! `rubicon play`: a game on the terminal, drawn from scenes like any client's.

use std::hash::{BuildHasher as _, Hasher as _};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use bots::Bot;
use clap::Args;
use kernel::{Game, Lang, Match, Pending, Scene, Seat, Seed, Viewer, record};
use registry::Visitor;

use crate::{Globals, SetupArgs, journal, show};

#[derive(Args)]
#[command(after_help = "Examples:
  rubicon play julius --seat caesar --against greedy
  rubicon play julius --seat pompey --lang fr --record match.jsonl")]
pub(crate) struct PlayArgs {
    /// The game; the first of `rubicon games` when not given
    game: Option<String>,
    /// Your seat; the game's first when not given
    #[arg(long, value_name = "SEAT")]
    seat: Option<String>,
    /// The bot in the other seats: random or greedy
    #[arg(long, default_value = "greedy", value_name = "BOT")]
    against: String,
    #[command(flatten)]
    setup: SetupArgs,
    /// The seed of dice and bot, to play the same game again
    #[arg(long, value_name = "X")]
    seed: Option<u64>,
    /// Write the record of the match into this file when it is over
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

pub(crate) fn run(
    args: &PlayArgs,
    globals: &Globals,
    input: &mut dyn Read,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    crate::check_bot(&args.against)?;
    let first = || registry::ids().first().map(|id| (*id).to_owned());
    let game = args.game.clone().or_else(first).context("there is no game")?;
    registry::visit(&game, Play { args, globals, input: BufReader::new(input), out })?
}

struct Play<'a> {
    args: &'a PlayArgs,
    globals: &'a Globals,
    input: BufReader<&'a mut dyn Read>,
    out: &'a mut dyn Write,
}

impl Visitor for Play<'_> {
    type Out = anyhow::Result<()>;

    fn visit<G: Game>(self) -> anyhow::Result<()> {
        let loaded = self.globals.load::<G>()?;
        let setup = self.args.setup.complete::<G>()?;
        let seats = G::seats(&setup);
        let name = self.args.seat.as_deref().unwrap_or(seats[0]);
        let Some(index) = seats.iter().position(|seat| *seat == name) else {
            bail!("there is no seat \"{name}\"; there are {}", seats.join(", "));
        };
        let seed = self.args.seed.unwrap_or_else(chance);
        let players = (0..seats.len())
            .map(|seat| if seat == index { "you" } else { &self.args.against }.to_owned())
            .collect();
        let id = format!("play-{seed}");
        let game = Match::<G>::new(
            loaded.pack,
            loaded.files,
            &setup,
            &id,
            Seed::derived(seed, 0),
            players,
        )?;
        let bots = (0..seats.len())
            .map(|seat| bots::level(&self.args.against, bots::seed_of(seed, 0, Seat(seat as u8))))
            .collect::<Option<Vec<_>>>()
            .context("the bot exists")?;
        let mut table = Table {
            game,
            bots,
            seat: Seat(index as u8),
            seats,
            lang: self.globals.lang,
            shown: 0,
            input: self.input,
            out: self.out,
        };
        table.play()?;
        let over = table.game.game().pending().outcome().is_some();
        if let Some(path) = self.args.record.as_ref().filter(|_| over) {
            std::fs::write(path, record::write(&table.game))
                .with_context(|| format!("cannot write {}", path.display()))?;
            writeln!(table.out, "{}", path.display())?;
        }
        Ok(())
    }
}

/// A number that nobody can foresee.
fn chance() -> u64 {
    std::hash::RandomState::new().build_hasher().finish()
}

/// A person at one seat, bots at the others.
struct Table<'a, G: Game> {
    game: Match<G>,
    bots: Vec<Box<dyn Bot<G>>>,
    seat: Seat,
    seats: &'static [&'static str],
    lang: Lang,
    /// Journal entries that the person has read.
    shown: usize,
    input: BufReader<&'a mut dyn Read>,
    out: &'a mut dyn Write,
}

/// What a person typed.
enum Typed {
    Choose(usize),
    Undo,
    Board,
    Journal,
    List,
    Help,
    Why(String),
    Quit,
    Unclear,
}

/// Whether the person goes on.
enum Going {
    On,
    Away,
}

impl<G: Game> Table<'_, G> {
    fn play(&mut self) -> anyhow::Result<()> {
        writeln!(self.out, "{} · {}", G::info().title, self.seats[self.seat.index()])?;
        self.say(HELP)?;
        loop {
            let pending = match self.game.game().pending() {
                Pending::Over(_) => break,
                Pending::Seats(seats, _) => seats,
            };
            if pending.contains(self.seat) {
                if let Going::Away = self.ask()? {
                    return Ok(());
                }
            } else {
                let seat = pending.iter().next().expect("somebody is asked");
                let mut offers = Vec::new();
                let bot = self.bots[seat.index()].as_mut();
                let choice = bots::decide(
                    bot,
                    self.game.game(),
                    seat,
                    &mut offers,
                    &bots::Budget::unlimited(),
                );
                self.submit(seat, &offers[choice]);
            }
        }
        self.news()?;
        let scene = self.scene(&[]);
        show::scene(&scene, self.out)?;
        self.result()
    }

    /// Asks the person until something is decided.
    fn ask(&mut self) -> anyhow::Result<Going> {
        let mut offers = Vec::new();
        kernel::offers(self.game.game(), self.seat, &mut offers);
        let scene = self.scene(&offers);
        self.news()?;
        writeln!(self.out)?;
        show::heading(&scene, self.out)?;
        show::battle(&scene, self.out)?;
        show::choices(&scene, self.out)?;
        loop {
            let prompt = &scene.prompt;
            write!(self.out, "{} [{}] > ", prompt.text, prompt.rule)?;
            self.out.flush()?;
            let mut line = Vec::new();
            if self.input.read_until(b'\n', &mut line)? == 0 {
                writeln!(self.out)?;
                return Ok(Going::Away);
            }
            match understand(&String::from_utf8_lossy(&line), offers.len()) {
                Typed::Choose(index) => {
                    self.submit(self.seat, &offers[index]);
                    return Ok(Going::On);
                }
                Typed::Undo => match self.game.undo(self.seat) {
                    Ok(_) => {
                        self.shown = self.shown.min(self.game.journal().len());
                        return Ok(Going::On);
                    }
                    Err(why) => writeln!(self.out, "{why}")?,
                },
                Typed::Board => show::scene(&scene, self.out)?,
                Typed::Journal => {
                    let viewer = Viewer::Seat(self.seat);
                    for line in journal::lines::<G>(
                        self.game.pack(),
                        self.game.journal(),
                        viewer,
                        self.lang,
                    ) {
                        writeln!(self.out, "  {line}")?;
                    }
                }
                Typed::List => show::choices(&scene, self.out)?,
                Typed::Help => self.say(HELP)?,
                Typed::Why(what) => self.why(&what, &scene)?,
                Typed::Quit => return Ok(Going::Away),
                Typed::Unclear => self.say(UNCLEAR)?,
            }
        }
    }

    fn submit(&mut self, seat: Seat, action: &G::Action) {
        let done = self.game.submit(seat, action);
        assert!(done.is_ok(), "what is offered is accepted");
    }

    fn scene(&self, offers: &[G::Action]) -> Scene {
        let view = self.game.view(Viewer::Seat(self.seat));
        kernel::scene::<G>(self.game.pack(), &view, offers, self.lang)
    }

    /// What happened since the person last looked.
    fn news(&mut self) -> anyhow::Result<()> {
        let journal = self.game.journal();
        let viewer = Viewer::Seat(self.seat);
        for line in journal::lines::<G>(self.game.pack(), &journal[self.shown..], viewer, self.lang)
        {
            writeln!(self.out, "  {line}")?;
        }
        self.shown = journal.len();
        Ok(())
    }

    /// The rule behind a choice, the question, or a number, in our words.
    fn why(&mut self, what: &str, scene: &Scene) -> anyhow::Result<()> {
        let chosen = what.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let choice = chosen.and_then(|index| scene.choices.get(index));
        let id = match choice {
            Some(choice) => choice.rule.as_str(),
            None if what.is_empty() => scene.prompt.rule.as_str(),
            None => what,
        };
        let rule = G::info().rules.iter().find(|rule| rule.0 == id);
        match rule.and_then(|rule| G::phrasebook().rule(self.lang, *rule)) {
            Some((title, text)) => writeln!(self.out, "  {id} {title}\n  {text}")?,
            None => self.say(UNCLEAR)?,
        }
        Ok(())
    }

    fn result(&mut self) -> anyhow::Result<()> {
        let Some(outcome) = self.game.game().pending().outcome() else { return Ok(()) };
        let text = if outcome.winners.is_empty() {
            DRAW
        } else if outcome.winners.contains(self.seat) {
            WON
        } else {
            LOST
        };
        self.say(text)?;
        writeln!(self.out, "[{}]", outcome.rule)?;
        Ok(())
    }

    fn say(&mut self, text: Bilingual) -> anyhow::Result<()> {
        writeln!(self.out, "{}", text[self.lang as usize])?;
        Ok(())
    }
}

/// English and French.
type Bilingual = [&'static str; 2];

const HELP: Bilingual = [
    "A number chooses; Enter takes the only choice. u: undo, b: board, j: journal, l: list again,\n\
     ?: help, ? N: the rule behind choice N, ? 6.1: a rule, q: quit.",
    "Un numéro choisit ; Entrée prend le seul choix. u : annuler, b : carte, j : journal, l : liste,\n\
     ? : aide, ? N : la règle du choix N, ? 6.1 : une règle, q : quitter.",
];
const UNCLEAR: Bilingual = ["Not understood; ? helps.", "Pas compris ; ? donne de l'aide."];
const WON: Bilingual = ["You win.", "Vous avez gagné."];
const LOST: Bilingual = ["You lose.", "Vous avez perdu."];
const DRAW: Bilingual = ["A draw.", "Match nul."];

fn understand(line: &str, offers: usize) -> Typed {
    let line = line.trim();
    if let Some(what) = line.strip_prefix('?') {
        return if what.is_empty() { Typed::Help } else { Typed::Why(what.trim().to_owned()) };
    }
    match line {
        "" if offers == 1 => Typed::Choose(0),
        "u" => Typed::Undo,
        "b" => Typed::Board,
        "j" => Typed::Journal,
        "l" => Typed::List,
        "q" => Typed::Quit,
        number => match number.parse::<usize>() {
            Ok(number) if (1..=offers).contains(&number) => Typed::Choose(number - 1),
            Ok(_) | Err(_) => Typed::Unclear,
        },
    }
}
