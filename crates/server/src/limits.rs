//! How much one address or one person may ask for.

mod gate;
mod social;

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::Quota;
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use tengen_room::PersonId;

use crate::api::ApiError;
use crate::bus::Spent;
use crate::config::{Limits, Network, at_most};

use gate::{AnyGate, Gate, Ledger};

/// What counts as one address: an IPv4 address, or the /64 of an IPv6 address, which is what one
/// household or one rented machine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct Neighbourhood([u8; 16]);

impl From<IpAddr> for Neighbourhood {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(address) => Self(address.to_ipv6_mapped().octets()),
            IpAddr::V6(address) => {
                let mut octets = address.octets();
                octets[8..].fill(0);
                Self(octets)
            }
        }
    }
}

/// Something that is limited by address and by person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Act {
    /// Any request to the API.
    Request,
    /// To open a room or to be paired.
    OpenRoom,
    /// To open a WebSocket.
    Connect,
}

/// The limits by address and by person for one act.
struct Gates {
    by_address: Gate<Neighbourhood>,
    by_person: Gate<PersonId>,
}

impl Gates {
    fn a_minute(
        names: [&'static str; 2],
        by_address: NonZeroU32,
        by_person: NonZeroU32,
        ledger: Option<&Arc<Ledger>>,
    ) -> Self {
        Self {
            by_address: Gate::new(names[0], Quota::per_minute(by_address), ledger),
            by_person: Gate::new(names[1], Quota::per_minute(by_person), ledger),
        }
    }
}

/// Whose password is tried, and from where.
type Guess = ([u8; 32], Neighbourhood);

/// So many guesses at one password may come from one address all at once, and so many more in an hour. Who
/// does not remember a password tries some; from other addresses its holder may go on.
const GUESSES: (NonZeroU32, NonZeroU32) = (at_most(10), at_most(30));

/// So often a person may take everything along that is kept about them, an hour.
const EXPORTS: NonZeroU32 = at_most(6);

/// So many links may be asked for from one address at once, and so many more in an hour: whose account they concern makes
/// no difference.
const MAILS: NonZeroU32 = at_most(10);

/// How many sockets are open from each address.
type Sockets = Arc<Mutex<HashMap<Neighbourhood, u32>>>;

/// Everything that has been asked for lately. Sockets are counted for this house alone, and all else for all houses
/// together, as far as they hear each other.
pub(crate) struct Limiter {
    /// What is to be told to the other houses, if there can be any.
    ledger: Option<Arc<Ledger>>,
    exempt: Vec<Network>,
    requests: Gates,
    rooms: Gates,
    connects: Gates,
    guests: Gate<Neighbourhood>,
    logins: Gate<Neighbourhood>,
    guesses: Gate<Guess>,
    checks: Gate<PersonId>,
    exports: Gate<PersonId>,
    mails: Gate<Neighbourhood>,
    social: social::SocialGates,
    most_sockets: NonZeroU32,
    sockets: Sockets,
}

impl Limiter {
    /// How often to call [`Self::forget_idle`].
    pub(crate) const FORGET_EVERY: Duration = Duration::from_mins(1);

    /// How often to tell other houses what [`Self::take_spent`] gives, and to take in what they tell.
    pub(crate) const SHARE_EVERY: Duration = Duration::from_millis(100);

    /// The limits of a house, which has others beside it or not.
    pub(crate) fn new(limits: Limits, has_others: bool) -> Self {
        let ledger = has_others.then(Arc::<Ledger>::default);
        let shared = ledger.as_ref();
        let minutely = |names, by_address, by_person| Gates::a_minute(names, by_address, by_person, shared);
        let hourly = |name, quota| Gate::new(name, Quota::per_hour(quota), shared);
        let guesses = Quota::per_hour(GUESSES.1).allow_burst(GUESSES.0);
        Self {
            requests: minutely(
                ["requests-by-address", "requests-by-person"],
                limits.requests_by_address,
                limits.requests_by_person,
            ),
            rooms: minutely(
                ["rooms-by-address", "rooms-by-person"],
                limits.rooms_by_address,
                limits.rooms_by_person,
            ),
            connects: minutely(
                ["connects-by-address", "connects-by-person"],
                limits.connects_by_address,
                limits.connects_by_person,
            ),
            guests: hourly("guests", limits.guests_by_address),
            logins: hourly("logins", limits.logins_by_address),
            guesses: Gate::new("guesses", guesses, shared),
            checks: Gate::new("checks", guesses, shared),
            exports: Gate::new("exports", Quota::per_hour(EXPORTS), shared),
            mails: hourly("mails", MAILS),
            social: social::SocialGates::new(shared),
            ledger,
            exempt: limits.exempt,
            most_sockets: limits.sockets_by_address,
            sockets: Arc::default(),
        }
    }

    const fn gates(&self, act: Act) -> &Gates {
        match act {
            Act::Request => &self.requests,
            Act::OpenRoom => &self.rooms,
            Act::Connect => &self.connects,
        }
    }

    fn is_exempt(&self, address: IpAddr) -> bool {
        self.exempt.iter().any(|network| network.contains(address))
    }

    /// Lets somebody at `address` do `act`.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if that was done too often.
    pub(crate) fn by_address(&self, act: Act, address: IpAddr) -> Result<(), ApiError> {
        if self.is_exempt(address) { Ok(()) } else { self.gates(act).by_address.pass(&address.into()) }
    }

    /// Lets `person` do `act`.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if that was done too often.
    pub(crate) fn by_person(&self, act: Act, person: &PersonId) -> Result<(), ApiError> {
        self.gates(act).by_person.pass(person)
    }

    /// Lets a new guest come from `address`.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if too many came.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), ApiError> {
        if self.is_exempt(address) { Ok(()) } else { self.guests.pass(&address.into()) }
    }

    /// Lets somebody at `address` try to log in, or make an account, under the name with this digest.
    ///
    /// Nobody is locked out by others: a limit is for one address, whether for this name or for all. For
    /// this name it holds for exempt addresses too, which know no more of a password than others.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if that was tried too often from there.
    pub(crate) fn log_in(&self, name: [u8; 32], address: IpAddr) -> Result<(), ApiError> {
        if !self.is_exempt(address) {
            self.logins.pass(&address.into())?;
        }
        self.guesses.pass(&(name, address.into()))
    }

    /// Lets `person`, who is logged in, say the password once more. Nobody else can use that up.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if that was done too often.
    pub(crate) fn check_password(&self, person: &PersonId) -> Result<(), ApiError> {
        self.checks.pass(person)
    }

    /// Lets `person` take everything along that is kept about them.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if that was done too often.
    pub(crate) fn export(&self, person: &PersonId) -> Result<(), ApiError> {
        self.exports.pass(person)
    }

    /// Lets somebody at `address` ask for a mail. How many one mailbox gets is for the store to say, which knows that of
    /// all houses.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooFast`] if that was done too often.
    pub(crate) fn ask_for_mail(&self, address: IpAddr) -> Result<(), ApiError> {
        if self.is_exempt(address) { Ok(()) } else { self.mails.pass(&address.into()) }
    }

    /// How often people may turn to each other.
    pub(crate) const fn social(&self) -> &social::SocialGates {
        &self.social
    }

    /// A place for a socket from `address`, which is free again when it is dropped.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManySockets`] if all places are taken.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<SocketPlace, ApiError> {
        if self.is_exempt(address) {
            return Ok(SocketPlace(None));
        }
        let key = Neighbourhood::from(address);
        let mut sockets = self.sockets.lock();
        let open = sockets.entry(key).or_default();
        if *open >= self.most_sockets.get() {
            return Err(ApiError::TooManySockets { most: self.most_sockets.get() });
        }
        *open += 1;
        Ok(SocketPlace(Some((key, Arc::clone(&self.sockets)))))
    }

    /// Every limit.
    fn each(&self, mut visit: impl FnMut(&dyn AnyGate)) {
        for gates in [&self.requests, &self.rooms, &self.connects] {
            visit(&gates.by_address);
            visit(&gates.by_person);
        }
        for gate in [&self.guests, &self.logins, &self.mails] {
            visit(gate);
        }
        visit(&self.guesses);
        visit(&self.checks);
        visit(&self.exports);
        self.social.each(visit);
    }

    /// What has been asked for here since this was last called, for the other houses.
    pub(crate) fn take_spent(&self) -> Vec<Spent> {
        self.ledger.as_ref().map(|ledger| ledger.take()).unwrap_or_default()
    }

    /// Counts what has been asked for elsewhere. Limits that this program does not know are left out.
    pub(crate) fn spend(&self, spent: &[Spent]) {
        let by_name = spent.iter().fold(HashMap::<&str, Vec<&Spent>>::new(), |mut by_name, one| {
            by_name.entry(&one.gate).or_default().push(one);
            by_name
        });
        self.each(|gate| by_name.get(gate.name()).into_iter().flatten().for_each(|one| gate.spend(one)));
    }

    /// Forgets whoever has asked for nothing lately.
    pub(crate) fn forget_idle(&self) {
        self.each(|gate| gate.forget_idle());
    }
}

/// The place of an open socket among those of its address.
#[must_use]
pub(crate) struct SocketPlace(Option<(Neighbourhood, Sockets)>);

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let Some((key, sockets)) = self.0.take() else { return };
        let mut sockets = sockets.lock();
        if let Some(open) = sockets.get_mut(&key) {
            *open -= 1;
            if *open == 0 {
                sockets.remove(&key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter(change: impl FnOnce(&mut Limits)) -> Limiter {
        let mut limits = Limits::default();
        change(&mut limits);
        Limiter::new(limits, false)
    }

    fn address(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    const TWO: NonZeroU32 = NonZeroU32::new(2).unwrap();

    #[test]
    fn an_address_that_asks_too_often_is_told_how_long_to_wait() {
        let limiter = limiter(|limits| limits.rooms_by_address = TWO);
        let ask = |from| limiter.by_address(Act::OpenRoom, address(from));
        assert!(ask("192.0.2.1").is_ok() && ask("192.0.2.1").is_ok());
        let Err(ApiError::TooFast { wait }) = ask("192.0.2.1") else { panic!("allowed") };
        assert!(wait > Duration::from_secs(25) && wait <= Duration::from_secs(30), "{wait:?}");
        assert!(ask("192.0.2.2").is_ok(), "another address");
        assert!(limiter.by_address(Act::Connect, address("192.0.2.1")).is_ok(), "another act");
    }

    #[test]
    fn a_neighbourhood_of_ipv6_counts_as_one_address() {
        let limiter = limiter(|limits| limits.guests_by_address = TWO);
        assert!(
            limiter.guest(address("2001:db8::1")).is_ok() && limiter.guest(address("2001:db8::2")).is_ok()
        );
        assert!(limiter.guest(address("2001:db8::3")).is_err());
        assert!(limiter.guest(address("2001:db8:0:1::3")).is_ok());
        assert!(limiter.guest(address("192.0.2.1")).is_ok() && limiter.guest(address("192.0.2.2")).is_ok());
    }

    #[test]
    fn exempt_addresses_are_not_limited_but_their_people_are() {
        let limiter = limiter(|limits| {
            limits.requests_by_address = TWO;
            limits.requests_by_person = TWO;
        });
        let person: PersonId = "ada".parse().unwrap();
        for _ in 0..5 {
            assert!(limiter.by_address(Act::Request, address("127.0.0.1")).is_ok());
        }
        let asks = [(); 3].map(|()| limiter.by_person(Act::Request, &person).is_ok());
        assert_eq!(asks, [true, true, false]);
    }

    #[test]
    fn guesses_at_one_password_are_few_from_one_address_and_lock_nobody_else_out() {
        let limiter = limiter(|limits| limits.logins_by_address = NonZeroU32::MAX);
        let guess = |name: u8, from: &str| limiter.log_in([name; 32], address(from)).is_ok();
        let most = GUESSES.0.get() as usize;
        for from in ["192.0.2.1", "127.0.0.1"] {
            assert_eq!((0..50).filter(|_| guess(1, from)).count(), most, "{from}");
            assert!(guess(2, from), "another name");
        }
        assert!(guess(1, "192.0.2.2"), "its holder, from elsewhere");
    }

    #[test]
    fn an_address_tries_few_names_unless_it_is_exempt() {
        let limiter = limiter(|limits| limits.logins_by_address = TWO);
        let tries = |from| (0..5).filter(|&name| limiter.log_in([name; 32], address(from)).is_ok()).count();
        assert_eq!((tries("192.0.2.1"), tries("192.0.2.2"), tries("127.0.0.1")), (2, 2, 5));
    }

    #[test]
    fn what_passes_in_one_house_counts_in_the_others() {
        let [here, there] = [(); 2].map(|()| Limiter::new(Limits::default(), true));
        let ada: PersonId = "ada".parse().unwrap();
        let guess = |limiter: &Limiter| limiter.log_in([1; 32], address("192.0.2.1")).is_ok();
        assert!(guess(&there) && there.export(&ada).is_ok() && there.social().challenge(&ada, &ada).is_ok());
        assert_eq!((0..50).filter(|_| guess(&here)).count(), 10);
        let spent = here.take_spent();
        assert!(here.take_spent().is_empty(), "nothing is told twice");
        there.spend(&spent);
        assert!(!guess(&there));
        assert!(there.log_in([1; 32], address("192.0.2.2")).is_ok(), "its holder, from elsewhere");
        let strange = |gate: &str, key: &str| Spent { gate: gate.into(), key: key.into(), times: u32::MAX };
        there.spend(&[strange("guesses", "{}"), strange("unheard-of", "1"), strange("exports", "\"ada\"")]);
        assert!(there.export(&ada).is_err() && here.export(&ada).is_ok());
        // What comes from elsewhere is not told again.
        assert!(there.take_spent().iter().all(|spent| spent.times < 3));
    }

    #[test]
    fn a_socket_gives_its_place_back() {
        let limiter = limiter(|limits| limits.sockets_by_address = TWO);
        let open = || limiter.socket(address("192.0.2.1"));
        let places = [open().unwrap(), open().unwrap()];
        assert!(matches!(open(), Err(ApiError::TooManySockets { most: 2 })));
        drop(places);
        assert!(limiter.sockets.lock().is_empty(), "nothing is left over");
        assert!(open().is_ok());
    }

    #[test]
    fn who_asks_for_nothing_is_forgotten() {
        let limiter = limiter(|limits| {
            limits.exempt.clear();
            // So fast that the whole allowance is there again at once.
            limits.requests_by_address = NonZeroU32::MAX;
        });
        assert!(limiter.by_address(Act::Request, address("192.0.2.1")).is_ok());
        assert!(limiter.by_address(Act::Connect, address("192.0.2.1")).is_ok());
        let kept = |gates: &Gates| gates.by_address.len();
        assert_eq!([&limiter.requests, &limiter.connects].map(kept), [1, 1]);
        limiter.forget_idle();
        assert_eq!([&limiter.requests, &limiter.connects].map(kept), [0, 1]);
    }
}
