//! How much one guest and one address may ask of the server.
//!
//! Some things are limited within a time: whoever has used up what he had gets it back little by
//! little. Others are limited at once. An address may do four times as much as a guest, for people
//! share addresses. Who asks from the machine that the server runs on is not limited in time: it
//! is his.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::client::{Client, neighbourhood};
use crate::problem::Problem;
use crate::store::Guest;

/// How many times as much as a guest an address may do.
const ADDRESS: u32 = 4;
/// How many counts are kept. Beyond it all begin anew.
const COUNTS: usize = 200_000;

/// Something that is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    /// Requests of any kind.
    Requests,
    /// New guests from one address.
    Guests,
    /// Other names for a guest.
    Names,
    /// New tables.
    Tables,
    /// Lines of chat.
    Chat,
    /// Notes kept.
    Notes,
    /// A guest's own tables that wait for players.
    Waiting,
    /// A guest's tables at which only bots play.
    BotTables,
    /// All tables at which only bots play.
    AllBotTables,
    /// Chances being worked out for somebody.
    Odds,
}

impl Limit {
    /// All of them.
    pub const ALL: [Self; 10] = [
        Self::Requests,
        Self::Guests,
        Self::Names,
        Self::Tables,
        Self::Chat,
        Self::Notes,
        Self::Waiting,
        Self::BotTables,
        Self::AllBotTables,
        Self::Odds,
    ];

    /// What it is called on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Requests => "requests",
            Self::Guests => "guests",
            Self::Names => "names",
            Self::Tables => "tables",
            Self::Chat => "chat",
            Self::Notes => "notes",
            Self::Waiting => "waiting",
            Self::BotTables => "bot-tables",
            Self::AllBotTables => "all-bot-tables",
            Self::Odds => "odds",
        }
    }

    /// How many there may be if nobody says otherwise.
    pub fn usual(self) -> u32 {
        match self {
            Self::Requests => 3000,
            Self::Guests | Self::Tables => 60,
            Self::Names | Self::Waiting => 20,
            Self::Chat => 30,
            Self::Notes => 120,
            Self::BotTables | Self::Odds => 4,
            Self::AllBotTables => 40,
        }
    }

    /// Within which time; at once if there is none.
    pub fn within(self) -> Option<Duration> {
        match self {
            Self::Requests | Self::Chat | Self::Notes => Some(Duration::from_mins(1)),
            Self::Guests | Self::Names | Self::Tables => Some(Duration::from_hours(1)),
            Self::Waiting | Self::BotTables | Self::AllBotTables | Self::Odds => None,
        }
    }

    /// The refusal of one more than there may be at once.
    pub(crate) fn refusal(self) -> Problem {
        let wait = match self {
            Self::Odds => Duration::from_secs(1),
            // Nobody knows how long others take to sit down, or bots to play.
            Self::Requests
            | Self::Guests
            | Self::Names
            | Self::Tables
            | Self::Chat
            | Self::Notes
            | Self::Waiting
            | Self::BotTables
            | Self::AllBotTables => Duration::from_mins(1),
        };
        Problem::too_many(self.sentence(), wait)
    }

    /// What is said to whom it stops.
    fn sentence(self) -> &'static str {
        match self {
            Self::Requests => "you ask too much at once",
            Self::Guests => "too many people have come from your address within an hour",
            Self::Names => "you have changed your name too often within an hour",
            Self::Tables => "you have made too many tables within an hour",
            Self::Chat => "you speak too fast",
            Self::Notes => "you note too fast",
            Self::Waiting => "too many of your tables still wait for players",
            Self::BotTables => "bots play at too many of your tables already",
            Self::AllBotTables => "bots play at as many tables as this server allows",
            Self::Odds => "chances are being worked out for you already",
        }
    }
}

/// How much of everything a server allows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits([Option<u32>; Limit::ALL.len()]);

impl Default for Limits {
    fn default() -> Self {
        Self(Limit::ALL.map(|limit| Some(limit.usual())))
    }
}

impl Limits {
    /// No limits at all.
    pub fn off() -> Self {
        Self([None; Limit::ALL.len()])
    }

    /// Sets a limit, or lifts it.
    #[must_use]
    pub fn with(mut self, limit: Limit, most: Option<u32>) -> Self {
        self.0[limit as usize] = most;
        self
    }

    /// How much there may be; no limit if none.
    pub fn most(&self, limit: Limit) -> Option<u32> {
        self.0[limit as usize]
    }

    /// Refuses one more than there may be at once.
    pub(crate) fn check(&self, limit: Limit, there_are: u64) -> Result<(), Problem> {
        match self.most(limit) {
            Some(most) if there_are >= u64::from(most) => Err(limit.refusal()),
            Some(_) | None => Ok(()),
        }
    }
}

/// For whom something is counted.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Of<'a> {
    /// The address from which somebody asks.
    Address,
    /// A guest, from wherever.
    Guest(&'a Guest),
    /// A guest and the address.
    Both(&'a Guest),
}

/// Who is counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Who {
    Guest(String),
    Address(IpAddr),
}

/// What somebody has left of something, at some moment.
#[derive(Clone, Copy, Debug)]
struct Left {
    count: f64,
    at: Instant,
}

/// How much everybody has used up.
#[derive(Debug, Default)]
pub(crate) struct Meter(Mutex<HashMap<(Limit, Who), Left>>);

impl Meter {
    /// Uses up one of what the guest and the address may do within a time, or says when there is
    /// more.
    pub(crate) fn take(
        &self,
        limits: &Limits,
        limit: Limit,
        client: Client,
        of: Of<'_>,
    ) -> Result<(), Problem> {
        let (Some(most), Some(within), Some(address)) =
            (limits.most(limit), limit.within(), client.address)
        else {
            return Ok(());
        };
        let of_guest = |guest: &Guest| (Who::Guest(guest.id.clone()), most);
        // New guests are nobody yet: only their address counts, once.
        let times = if limit == Limit::Guests { 1 } else { ADDRESS };
        let of_address = (Who::Address(neighbourhood(address)), most.saturating_mul(times));
        let counted = match of {
            Of::Address => vec![of_address],
            Of::Guest(guest) => vec![of_guest(guest)],
            Of::Both(guest) => vec![of_guest(guest), of_address],
        };
        self.take_at(limit, within, &counted, Instant::now()).map_err(|wait| {
            let seconds = seconds(wait);
            let sentence = limit.sentence();
            Problem::too_many(&format!("{sentence}; try again in {seconds} s"), wait)
        })
    }

    /// Uses up one of each count, or none if one of them is at its end: then the answer is when it
    /// will not be any more.
    fn take_at(
        &self,
        limit: Limit,
        within: Duration,
        counted: &[(Who, u32)],
        now: Instant,
    ) -> Result<(), Duration> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let left = |counts: &HashMap<(Limit, Who), Left>, who: &Who, most: u32| {
            let most = f64::from(most);
            counts.get(&(limit, who.clone())).map_or(most, |left| {
                let since = now.saturating_duration_since(left.at).as_secs_f64();
                most.min(left.count + most * since / within.as_secs_f64())
            })
        };
        for (who, most) in counted {
            let left = left(&counts, who, *most);
            if *most == 0 {
                return Err(within);
            }
            if left < 1.0 {
                return Err(within.mul_f64((1.0 - left) / f64::from(*most)));
            }
        }
        for (who, most) in counted {
            let count = left(&counts, who, *most) - 1.0;
            counts.insert((limit, who.clone()), Left { count, at: now });
        }
        if counts.len() > COUNTS {
            // Whoever was here longest ago has all of it again by now.
            counts.retain(|(limit, _), left| {
                let age = now.saturating_duration_since(left.at);
                limit.within().is_some_and(|within| age < within)
            });
            if counts.len() > COUNTS {
                counts.clear();
            }
        }
        Ok(())
    }
}

/// Whole seconds, at least one.
pub(crate) fn seconds(wait: Duration) -> u64 {
    let begun = u64::from(wait.subsec_nanos() > 0);
    (wait.as_secs() + begun).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_comes_back_little_by_little() {
        let meter = Meter::default();
        let who = [(Who::Guest("anna".to_owned()), 2)];
        let start = Instant::now();
        let take = |after: u64| {
            let minute = Duration::from_mins(1);
            meter.take_at(Limit::Chat, minute, &who, start + Duration::from_secs(after))
        };
        assert_eq!((take(0), take(0)), (Ok(()), Ok(())));
        assert_eq!(take(0), Err(Duration::from_secs(30)));
        assert_eq!(take(10), Err(Duration::from_secs(20)));
        assert_eq!(take(30), Ok(()));
        assert_eq!(take(31), Err(Duration::from_secs(29)));
        // Nobody saves up more than he may have.
        assert_eq!((take(3000), take(3000)), (Ok(()), Ok(())));
        assert!(take(3000).is_err());
    }

    #[test]
    fn a_refusal_uses_nothing_up() {
        let meter = Meter::default();
        let (now, minute) = (Instant::now(), Duration::from_mins(1));
        let (anna, here) =
            (Who::Guest("anna".to_owned()), Who::Address("192.0.2.1".parse().unwrap()));
        let both = [(anna.clone(), 1), (here.clone(), 5)];
        assert!(meter.take_at(Limit::Chat, minute, &both, now).is_ok());
        for _ in 0..10 {
            assert!(meter.take_at(Limit::Chat, minute, &both, now).is_err());
        }
        for _ in 0..4 {
            assert!(meter.take_at(Limit::Chat, minute, &[(here.clone(), 5)], now).is_ok());
        }
        assert!(meter.take_at(Limit::Chat, minute, &[(here, 5)], now).is_err());
    }

    #[test]
    fn counts_do_not_pile_up() {
        let meter = Meter::default();
        let start = Instant::now();
        for number in 0..COUNTS as u32 + 10 {
            let who = [(Who::Address(IpAddr::from(number.to_be_bytes())), 5)];
            let at = start + Duration::from_millis(u64::from(number));
            meter.take_at(Limit::Chat, Duration::from_mins(1), &who, at).unwrap();
        }
        assert!(meter.0.lock().unwrap().len() <= 60_010);
    }
}
