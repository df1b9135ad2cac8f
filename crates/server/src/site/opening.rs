//! New tables.

use std::collections::BTreeMap;

use kernel::{Seat, Seed, Setup};
use tokio::sync::MutexGuard;

use super::waking::read;
use super::{Site, now, number};
use crate::catalog;
use crate::dto::{NewTable, OfferWord};
use crate::guest::random_hex;
use crate::limits::Limit;
use crate::problem::{Problem, shortened};
use crate::store::{
    Brings, Entry, Guest, SeatRow, Secret, Sitter, Status, Summary, TableRow, Terms,
};
use crate::table::{Again, Lots, PHRASE, Table, bot_waits, lots_of_bots, pledges, usual_orders};
use crate::words;

/// The name of the match of every guided game: its dice depend on it.
const GUIDED: &str = "guided";
/// How many letters a phrase for the dice may have.
const LONGEST_PHRASE: usize = 100;

/// What a table is made of.
struct Opening {
    game: String,
    setup: Setup,
    pack: String,
    seats: Vec<SeatRow>,
    /// Standing orders that are given before the match begins.
    orders: Vec<Entry>,
    /// What who makes the table pledges to bring to its dice.
    pledges: BTreeMap<String, String>,
    /// The seats whose pledges the table waits for.
    awaited: Vec<Seat>,
    dice: DiceFrom,
    terms: Terms,
}

/// What the dice of a table follow from.
enum DiceFrom {
    /// A number that the server draws, and what the seats bring.
    Chance,
    /// The same as in every guided game.
    Lesson,
    /// A phrase.
    Phrase(String),
}

impl Site {
    /// Makes a table as asked.
    pub(crate) async fn new_table(
        &self,
        guest: &Guest,
        asked: NewTable,
    ) -> Result<String, Problem> {
        let setup = Setup { scenario: asked.scenario, set: asked.set };
        let game = catalog::for_table(&asked.game, &setup, self.data())?;
        if let Some(unknown) = asked.seats.keys().find(|name| !game.seats.contains(&name.as_str()))
        {
            return Err(Problem::Malformed(format!(
                "there is no seat \"{}\"; there are {}",
                shortened(unknown),
                game.seats.join(", ")
            )));
        }
        let mut seats = Vec::new();
        // A lesson may be about another seat than the first.
        let taught = game.seats.iter().position(|name| {
            asked.guided && asked.seats.get(*name).is_some_and(|wish| wish == "me")
        });
        for (place, name) in game.seats.iter().enumerate() {
            let wish = match asked.seats.get(*name).map(String::as_str) {
                // Nobody would find an open seat of a private table.
                Some("open") | None if asked.private && !asked.guided => "invite",
                Some(wish) if !asked.guided => wish,
                None if !asked.guided => "open",
                Some(_) | None if place == taught.unwrap_or(0) => "me",
                Some(_) | None => "bot:greedy",
            };
            seats.push(SeatRow { seat: (*name).to_owned(), sitter: sitter(wish, guest)? });
        }
        let mut orders = Vec::new();
        for (name, list) in asked.orders {
            let place = seats.iter().position(|row| {
                row.seat == name
                    && matches!(&row.sitter, Sitter::Person { guest: id, .. } if *id == guest.id)
            });
            let Some(place) = place else {
                return Err(Problem::Malformed(
                    "standing orders are for one's own seats".to_owned(),
                ));
            };
            catalog::check_orders(&asked.game, &list)?;
            orders.push(Entry::Ordered { seat: Seat(place as u8), orders: list });
        }
        if asked.guided && !asked.pledges.is_empty() {
            let why = "the dice of the guided game are the same for everybody";
            return Err(Problem::Malformed(why.to_owned()));
        }
        let dice = match asked.phrase {
            _ if asked.guided => DiceFrom::Lesson,
            None => DiceFrom::Chance,
            Some(phrase) => DiceFrom::Phrase(check_phrase(&phrase, &seats, &asked.pledges)?),
        };
        let (setup, pack) = (game.setup, game.pack);
        let terms = Terms { private: asked.private, talk: asked.talk };
        let opening = Opening {
            game: asked.game,
            setup,
            pack,
            seats,
            orders,
            pledges: asked.pledges,
            awaited: Vec::new(),
            dice,
            terms,
        };
        self.set_up(guest, opening).await
    }

    /// Notes a word about playing again. When all have agreed, makes a table where the same people
    /// play, each in the next seat.
    pub(crate) async fn rematch(
        &self,
        guest: &Guest,
        id: &str,
        say: OfferWord,
    ) -> Result<Option<String>, Problem> {
        let asks = guest.clone();
        match self.change(id, move |table| table.rematch(&asks, say)).await? {
            Again::Made(table) => return Ok(Some(table)),
            Again::Awaited => return Ok(None),
            Again::Agreed => {}
        }
        let look = |table: &mut Table| {
            Ok((table.rematch(guest, say)?.answer, table.row.clone(), table.bringers()))
        };
        let (_, row, bringers) = self.glance(id, look).await?;
        let game = catalog::for_table(&row.game, &row.setup, self.data())?;
        let mut seats = row.seats.clone();
        if !row.guided {
            let count = seats.len();
            for (place, seat) in row.seats.into_iter().enumerate() {
                seats[(place + 1) % count].sitter = seat.sitter;
            }
        }
        let count = seats.len().max(1);
        let next = |seat: &Seat| Seat(((seat.index() + 1) % count) as u8);
        let opening = Opening {
            awaited: bringers.iter().map(next).collect(),
            pledges: BTreeMap::new(),
            game: row.game,
            setup: game.setup,
            pack: game.pack,
            seats,
            orders: Vec::new(),
            dice: if row.guided { DiceFrom::Lesson } else { DiceFrom::Chance },
            terms: row.summary.terms,
        };
        let new = self.set_up(guest, opening).await?;
        let table = new.clone();
        match self.change(id, move |old| old.rematched(&table)).await {
            Ok(()) => Ok(Some(new)),
            // Two agreed at the same moment: the first table counts.
            Err(problem) => match self.glance(id, look).await? {
                (Again::Made(made), ..) => Ok(Some(made)),
                (Again::Agreed | Again::Awaited, ..) => Err(problem),
            },
        }
    }

    async fn set_up(&self, guest: &Guest, opening: Opening) -> Result<String, Problem> {
        let Opening { game, setup, pack, seats, orders, pledges: asked, awaited, dice, terms } =
            opening;
        let id = random_hex::<8>()?;
        // Where the dice are no secret the seed is none either: they depend on what the match is called.
        let known = || Seed::derived(705, 1).to_hex();
        let (match_id, seed) = match &dice {
            DiceFrom::Lesson => (GUIDED.to_owned(), known()),
            DiceFrom::Phrase(phrase) => (format!("{PHRASE}{phrase}"), known()),
            DiceFrom::Chance => (id.clone(), random_hex::<32>()?),
        };
        let row = TableRow {
            id: id.clone(),
            game,
            setup,
            pack,
            match_id,
            seed: Secret(seed),
            guided: matches!(dice, DiceFrom::Lesson),
            owner: guest.id.clone(),
            created: now(),
            sequence: 0,
            summary: Summary::default(),
            seats,
        };
        let mut entries = Vec::new();
        if terms != Terms::default() {
            entries.push(Entry::Opened { terms });
        }
        let opened = entries.len();
        let ordered: Vec<Seat> = orders.iter().filter_map(Entry::by).collect();
        entries.extend(orders);
        if matches!(dice, DiceFrom::Chance) {
            let awaits = |seat| Entry::Lot { seat, brings: Brings::Awaited };
            entries.extend(awaited.into_iter().map(awaits));
            entries.extend(lots_of_bots(&row)?);
            entries.extend(pledges(&row, guest, &asked)?);
            let mut lots = Lots::new(row.seats.len());
            entries.iter().try_for_each(|entry| lots.note(entry))?;
            entries.extend(lots.beginning(&row, &ordered));
        } else {
            if !row.guided {
                entries.extend(usual_orders(&row, &ordered));
            }
            // The dice depend on what the players are called as well.
            let players = row.seats.iter().map(|seat| seat.seat.clone()).collect();
            entries.push(Entry::Begun { players, lots: false });
        }
        if entries.len() == opened {
            let sits = |seat: &SeatRow| matches!(seat.sitter, Sitter::Person { .. });
            let seat = row.seats.iter().position(sits).map(|place| Seat(place as u8));
            entries.push(Entry::Sat {
                seat,
                guest: Some(guest.id.clone()),
                name: guest.name.clone(),
            });
        }
        let log = number(entries, 0);
        let (table, ..) = read(row, &log, self.data())?;
        let _counted = self.count_tables(guest, &table.row).await?;
        self.store().add_table(&table.row, &log).await?;
        if bot_waits(&table.row) {
            self.wake_bots(&self.spot(&id));
        }
        if table.is_timed() {
            self.wake_clock(&self.spot(&id));
        }
        Ok(id)
    }
}

impl Site {
    /// Refuses a table if as many are kept going as there may be. What is answered is held until
    /// the table is kept, so that no other is counted in between.
    async fn count_tables(
        &self,
        guest: &Guest,
        row: &TableRow,
    ) -> Result<Option<MutexGuard<'_, ()>>, Problem> {
        let limits = &self.settings().limits;
        let bots_only = row.seats.iter().all(|seat| matches!(seat.sitter, Sitter::Bot(_)));
        let counted: &[Limit] = if bots_only {
            &[Limit::BotTables, Limit::AllBotTables]
        } else if row.summary.status == Status::Waiting {
            &[Limit::Waiting]
        } else {
            return Ok(None);
        };
        if counted.iter().all(|limit| limits.most(*limit).is_none()) {
            return Ok(None);
        }
        let making = self.0.making.lock().await;
        let standing = self.store().standing(&guest.id).await?;
        if bots_only {
            limits.check(Limit::BotTables, standing.bots_only)?;
            limits.check(Limit::AllBotTables, standing.all_bots_only)?;
        } else {
            limits.check(Limit::Waiting, standing.waiting)?;
        }
        Ok(Some(making))
    }
}

/// The phrase that the dice of a new table shall follow from: only where nobody else sits, for whoever
/// chose it knows them.
fn check_phrase(
    phrase: &str,
    seats: &[SeatRow],
    pledges: &BTreeMap<String, String>,
) -> Result<String, Problem> {
    let phrase = phrase.split_whitespace().collect::<Vec<_>>().join(" ");
    if phrase.is_empty() || phrase.chars().count() > LONGEST_PHRASE {
        let why = format!("a phrase for the dice has one to {LONGEST_PHRASE} letters");
        return Err(Problem::Malformed(why));
    }
    if seats.iter().any(|row| matches!(row.sitter, Sitter::Open | Sitter::Invite(_))) {
        let why = "a phrase for the dice is for tables where nobody else sits";
        return Err(Problem::Malformed(why.to_owned()));
    }
    if !pledges.is_empty() {
        let why = "where the dice follow from a phrase nobody brings a lot to them";
        return Err(Problem::Malformed(why.to_owned()));
    }
    Ok(phrase)
}

/// Who sits in a seat of a new table: `me`, `open`, `invite` or `bot:LEVEL`.
fn sitter(wish: &str, guest: &Guest) -> Result<Sitter, Problem> {
    match wish.strip_prefix("bot:") {
        Some(level) if bots::LEVELS.contains(&level) => return Ok(Sitter::Bot(level.to_owned())),
        Some(level) => {
            return Err(Problem::Malformed(format!(
                "there is no bot \"{}\"; there are {}",
                shortened(level),
                bots::LEVELS.join(", ")
            )));
        }
        None => {}
    }
    match wish {
        "me" => Ok(Sitter::Person { guest: guest.id.clone(), name: guest.name.clone() }),
        "open" => Ok(Sitter::Open),
        "invite" => Ok(Sitter::Invite(Secret(random_hex::<16>()?))),
        other => Err(Problem::Malformed(format!(
            "a seat is me, open, invite or {}, not \"{}\"",
            words::bot_name("LEVEL"),
            shortened(other)
        ))),
    }
}
