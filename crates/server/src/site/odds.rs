//! Chances: worked out once for all who ask, few at a time, and not at all when nobody waits.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kernel::OddsReport;
use tokio::sync::{Semaphore, watch};

use super::{Site, blocking};
use crate::client::{Client, neighbourhood};
use crate::limits::Limit;
use crate::live::{Foresight, Thought};
use crate::problem::Problem;
use crate::store::Guest;
use crate::table::Table;

/// How many may wait in all.
const QUEUE: usize = 256;

/// The chances of one moment, as one viewer reads them.
pub(crate) struct Forecast {
    /// Whoever waits listens: when nobody does, nobody waits.
    answer: watch::Sender<Answer>,
    foresight: Mutex<Foresight>,
    /// Whether it is being worked out.
    running: Mutex<bool>,
}

#[derive(Clone, Debug)]
enum Answer {
    /// Not worked out yet.
    Due,
    /// What there is to know.
    Known(Option<OddsReport>),
}

impl Answer {
    fn known(&self) -> Option<&Option<OddsReport>> {
        match self {
            Self::Due => None,
            Self::Known(report) => Some(report),
        }
    }
}

impl Forecast {
    pub(crate) fn new(foresight: Foresight) -> Arc<Self> {
        Arc::new(Self {
            answer: watch::Sender::new(Answer::Due),
            foresight: Mutex::new(foresight),
            running: Mutex::new(false),
        })
    }

    /// Works it out until it is known or nobody waits for it.
    fn foresee(&self) {
        loop {
            let go_on = || self.answer.receiver_count() > 0;
            if go_on() {
                let report = held(&self.foresight)(&go_on);
                if go_on() {
                    self.answer.send_replace(Answer::Known(report));
                }
            }
            let mut running = held(&self.running);
            // Somebody may have come in the meantime.
            if self.answer.borrow().known().is_some() || !go_on() {
                *running = false;
                return;
            }
        }
    }
}

/// Who waits for chances, and how many are worked out at once.
pub(super) struct Oracle {
    free: Arc<Semaphore>,
    waiting: Arc<Mutex<HashMap<Asker, usize>>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Asker {
    Guest(String),
    Address(IpAddr),
}

/// Somebody who waits, until it is dropped.
struct Waiting {
    who: Asker,
    waiting: Arc<Mutex<HashMap<Asker, usize>>>,
}

impl Default for Oracle {
    fn default() -> Self {
        // Half of the machine is left for those who play.
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        Self { free: Arc::new(Semaphore::new(cores.div_ceil(2))), waiting: Arc::default() }
    }
}

impl Oracle {
    fn wait(&self, who: Asker, most: Option<u32>) -> Result<Waiting, Problem> {
        let mut waiting = held(&self.waiting);
        let all: usize = waiting.values().sum();
        let own = waiting.get(&who).copied().unwrap_or(0);
        if most.is_some_and(|most| own >= most as usize) {
            return Err(Limit::Odds.refusal());
        }
        if most.is_some() && all >= QUEUE {
            return Err(Limit::Odds.refusal());
        }
        waiting.insert(who.clone(), own + 1);
        Ok(Waiting { who, waiting: Arc::clone(&self.waiting) })
    }

    /// The chances, as soon as they are known.
    async fn ask(&self, forecast: &Arc<Forecast>) -> Result<Option<OddsReport>, Problem> {
        let mut answer = forecast.answer.subscribe();
        let idle = !std::mem::replace(&mut *held(&forecast.running), true);
        if idle {
            let (free, forecast) = (Arc::clone(&self.free), Arc::clone(forecast));
            tokio::spawn(async move {
                let _turn = free.acquire_owned().await;
                let _ = blocking(move || forecast.foresee()).await;
            });
        }
        let known = answer.wait_for(|answer| answer.known().is_some()).await;
        let known = known.map_err(|error| Problem::broken(&error))?;
        known.known().cloned().ok_or(Problem::Broken)
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut waiting = held(&self.waiting);
        if let Some(count) = waiting.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                waiting.remove(&self.who);
            }
        }
    }
}

impl Site {
    /// The chances that a look at a table is about.
    pub(crate) async fn odds(
        &self,
        id: &str,
        guest: Option<&Guest>,
        client: Client,
        look: impl Fn(&mut Table) -> Result<Option<Arc<Forecast>>, Problem> + Send + Sync + 'static,
    ) -> Result<Option<OddsReport>, Problem> {
        let look = move |table: &mut Table| {
            let forecast = look(table)?;
            Ok(Box::new(move || forecast) as Thought<Option<Arc<Forecast>>>)
        };
        let Some(forecast) = self.look(id, look).await? else { return Ok(None) };
        if let Some(report) = forecast.answer.borrow().known() {
            return Ok(report.clone());
        }
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let who = match guest {
            Some(guest) => Asker::Guest(guest.id.clone()),
            None => Asker::Address(neighbourhood(client.address.unwrap_or(here))),
        };
        let _waiting = self.0.oracle.wait(who, self.settings().limits.most(Limit::Odds))?;
        self.0.oracle.ask(&forecast).await
    }
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;

    /// Chances that take as many steps as nobody says stop, at most so many; and how many were
    /// taken in all.
    fn forecast(steps: usize) -> (Arc<Forecast>, Arc<AtomicUsize>) {
        let taken = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&taken);
        let foresight: Foresight = Box::new(move |go_on| {
            for _ in 0..steps {
                if !go_on() {
                    return None;
                }
                count.fetch_add(1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(5));
            }
            Some(OddsReport { title: "battle".to_owned(), ..OddsReport::default() })
        });
        (Forecast::new(foresight), taken)
    }

    #[tokio::test]
    async fn all_who_ask_share_one_answer() {
        let (oracle, (forecast, taken)) = (Oracle::default(), forecast(10));
        let asked = (0..5).map(|_| oracle.ask(&forecast));
        for answer in futures_util::future::join_all(asked).await {
            assert_eq!(answer.unwrap().unwrap().title, "battle");
        }
        assert!(oracle.ask(&forecast).await.unwrap().is_some());
        assert_eq!(taken.load(Ordering::SeqCst), 10);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_worked_out() {
        let (oracle, (forecast, taken)) = (Oracle::default(), forecast(200));
        let brief = Duration::from_millis(50);
        assert!(tokio::time::timeout(brief, oracle.ask(&forecast)).await.is_err());
        tokio::time::sleep(brief).await;
        let then = taken.load(Ordering::SeqCst);
        assert!(then < 100, "{then}");
        tokio::time::sleep(brief).await;
        assert_eq!(taken.load(Ordering::SeqCst), then, "still at it");
        // Whoever comes later gets an answer all the same.
        let late = tokio::time::timeout(Duration::from_secs(10), oracle.ask(&forecast)).await;
        assert!(late.unwrap().unwrap().is_some());
    }

    #[tokio::test]
    async fn nobody_waits_for_too_many() {
        let oracle = Oracle::default();
        let anna = || Asker::Guest("anna".to_owned());
        let first = oracle.wait(anna(), Some(2)).unwrap();
        let _second = oracle.wait(anna(), Some(2)).unwrap();
        assert!(matches!(oracle.wait(anna(), Some(2)), Err(Problem::TooMany(..))));
        assert!(oracle.wait(Asker::Guest("bert".to_owned()), Some(2)).is_ok());
        drop(first);
        assert!(oracle.wait(anna(), Some(2)).is_ok());
    }
}
