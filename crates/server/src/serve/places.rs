//! How many are connected, in all and from each address.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::client::neighbourhood;

/// So many places, of which an address may have so many.
pub(super) struct Places {
    free: Arc<Semaphore>,
    most: usize,
    per_address: usize,
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A place, until it is dropped.
pub(super) struct Place {
    address: IpAddr,
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
    _permit: OwnedSemaphorePermit,
}

impl Places {
    pub(super) fn new(most: usize, per_address: usize) -> Self {
        let most = most.min(Semaphore::MAX_PERMITS >> 1).min(u32::MAX as usize);
        Self { free: Arc::new(Semaphore::new(most)), most, per_address, taken: Arc::default() }
    }

    /// A place for this address, if there is one.
    pub(super) fn take(&self, address: IpAddr) -> Option<Place> {
        let permit = Arc::clone(&self.free).try_acquire_owned().ok()?;
        // A proxy on this machine connects for everybody.
        let most = if address.is_loopback() { self.most } else { self.per_address };
        let address = neighbourhood(address);
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let count = taken.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Place { address, taken: Arc::clone(&self.taken), _permit: permit })
    }

    /// Waits until nobody has a place.
    pub(super) async fn all_free(&self) {
        // The semaphore is never closed.
        drop(self.free.acquire_many(self.most as u32).await);
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = taken.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_places_and_gives_them_back() {
        let places = Places::new(5, 2);
        let [far, other, near] =
            ["2001:db8::1", "192.0.2.1", "127.0.0.1"].map(|text| text.parse().unwrap());
        let first = places.take(far).unwrap();
        let _second = places.take("2001:db8::2".parse().unwrap()).unwrap();
        assert!(places.take(far).is_none(), "two from the same network");
        let _third = places.take(other).unwrap();
        let _near = [places.take(near).unwrap(), places.take(near).unwrap()];
        assert!(places.take(other).is_none(), "five in all");
        drop(first);
        assert!(places.take(far).is_some());
    }
}
