//! From where somebody asks: the address, whether the way is secure, and by which name the server
//! is called.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};

use crate::problem::{Problem, shortened};
use crate::serve::Peer;
use crate::site::Settings;

/// From where somebody asks.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Client {
    /// Not there for who asks from this machine.
    pub(crate) address: Option<IpAddr>,
    /// Whether nobody on the way can read along.
    pub(crate) secure: bool,
}

impl Client {
    /// Who asks, by the connection and, if the proxy in front of the server is to be believed, by
    /// what it says.
    pub(crate) fn of(peer: Option<Peer>, headers: &HeaderMap, settings: &Settings) -> Self {
        let told = |name: &str| {
            headers.get_all(name).iter().next_back().and_then(|value| value.to_str().ok())
        };
        let peer = peer.map(|Peer(address)| address);
        // Each proxy adds whom it saw to the end; only what ours says is known to be true.
        let forwarded = told("x-forwarded-for")
            .and_then(|list| list.rsplit(',').next())
            .and_then(|last| address(last.trim()));
        let (address, secure) = if settings.behind_proxy {
            (forwarded.or(peer), told("x-forwarded-proto") == Some("https"))
        } else {
            (peer, false)
        };
        Self { address: address.filter(|address| !address.is_loopback()), secure }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().copied().unwrap_or_default())
    }
}

/// An address as proxies write it: some put a port behind it, some brackets around it.
fn address(text: &str) -> Option<IpAddr> {
    let plain = text.parse::<IpAddr>().ok();
    let with_port = || text.parse::<std::net::SocketAddr>().ok().map(|address| address.ip());
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']')?.parse::<IpAddr>().ok();
    plain.or_else(with_port).or_else(in_brackets).map(|address| address.to_canonical())
}

/// What is counted as one address: whoever has an IPv6 address has a network of them.
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
        }
    }
}

/// Refuses who calls the server by a name that is not its own. A page of another site may have its
/// name point here, and a browser would then take that page for ours.
pub(crate) fn check_host(
    headers: &HeaderMap,
    asked: Option<&str>,
    settings: &Settings,
) -> Result<(), Problem> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let first = hosts.next();
    if hosts.next().is_some() {
        return Err(Problem::Malformed("a request names one host".to_owned()));
    }
    let host = match first {
        Some(host) => host.to_str().unwrap_or("?"),
        None => match asked {
            Some(host) => host,
            // Browsers always say whom they call.
            None => return Ok(()),
        },
    };
    let name = without_port(host);
    let local = name.eq_ignore_ascii_case("localhost")
        || name.to_ascii_lowercase().ends_with(".localhost")
        || address(name).is_some();
    let ours = |own: &String| own == "*" || own.eq_ignore_ascii_case(name);
    if local || settings.hosts.iter().any(ours) {
        return Ok(());
    }
    let name = shortened(name);
    Err(Problem::Misdirected(format!(
        "this server is not known as \"{name}\"; whoever runs it can name it with --host {name}"
    )))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => {
            // An IPv6 address stands in brackets if a port follows.
            if name.contains(':') && !name.ends_with(']') { host } else { name }
        }
        Some(_) | None => host,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        list.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    fn peer(text: &str) -> Peer {
        Peer(text.parse().unwrap())
    }

    #[test]
    fn only_a_proxy_that_is_trusted_is_believed() {
        let told = headers(&[
            ("x-forwarded-for", "203.0.113.9, 198.51.100.7"),
            ("x-forwarded-proto", "https"),
        ]);
        let alone = Settings::default();
        let proxied = Settings { behind_proxy: true, ..Settings::default() };
        let client = Client::of(Some(peer("192.0.2.1")), &told, &alone);
        assert_eq!((client.address, client.secure), (address("192.0.2.1"), false));
        let client = Client::of(Some(peer("127.0.0.1")), &told, &alone);
        assert_eq!((client.address, client.secure), (None, false));
        // What somebody wrote into the header before the proxy did means nothing.
        let client = Client::of(Some(peer("127.0.0.1")), &told, &proxied);
        assert_eq!((client.address, client.secure), (address("198.51.100.7"), true));
        for told in ["[2001:db8::7]:1234", "[2001:db8::7]", "2001:db8::7"] {
            let client = Client::of(None, &headers(&[("x-forwarded-for", told)]), &proxied);
            assert_eq!(client.address, address("2001:db8::7"), "{told}");
        }
        let client = Client::of(Some(peer("192.0.2.1")), &headers(&[]), &proxied);
        assert_eq!((client.address, client.secure), (address("192.0.2.1"), false));
    }

    #[test]
    fn the_server_answers_to_its_own_names() {
        let settings = Settings { hosts: vec!["Rubicon.test".to_owned()], ..Settings::default() };
        let check = |host: &str| check_host(&headers(&[("host", host)]), None, &settings);
        for host in [
            "localhost",
            "LOCALHOST:8080",
            "rubicon.localhost:1",
            "127.0.0.1:8080",
            "192.0.2.7",
            "[::1]:8080",
            "[::1]",
            "rubicon.TEST",
            "rubicon.test:443",
        ] {
            assert!(check(host).is_ok(), "{host}");
        }
        for host in [
            "evil.test",
            "rubicon.test.evil.test",
            "localhost.evil.test",
            "evillocalhost",
            "",
            "127.0.0.1.evil.test",
            "rubicon.test:443:1",
            "a b",
        ] {
            assert!(matches!(check(host), Err(Problem::Misdirected(_))), "{host}");
        }
        let twice = headers(&[("host", "localhost"), ("host", "localhost")]);
        assert!(matches!(check_host(&twice, None, &settings), Err(Problem::Malformed(_))));
        assert!(check_host(&headers(&[]), Some("evil.test"), &settings).is_err());
        assert!(check_host(&headers(&[]), None, &settings).is_ok());
    }
}
