//! Questions and their answers.

use serde::Serialize;
use tengen_server::{Operator, OperatorError};
use tengen_wire::{
    Announce, Annul, Because, ClosedRoom, Decide, Decided, DeedList, GiveName, HouseNotice, HouseStatus,
    LiveRooms, LogLevel, Maintenance, PresentPeople, RuledGame, Suspend, TendedPeople, TendedPerson,
};

use super::arguments::{Person, Switch, Tend, What};

/// What came back.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Answer {
    Status(HouseStatus),
    People(PresentPeople),
    Rooms(LiveRooms),
    Games(LiveRooms),
    Notice(HouseNotice),
    LogLevel(LogLevel),
    Found(TendedPeople),
    Tended(TendedPerson),
    Decided(Decided),
    Ruled(RuledGame),
    Closed(ClosedRoom),
    Deeds(DeedList),
}

pub(super) async fn ask(house: &Operator, what: &What) -> Result<Answer, OperatorError> {
    Ok(match what {
        What::Status => Answer::Status(house.status().await?),
        What::People => Answer::People(house.people().await?),
        What::Rooms => Answer::Rooms(house.rooms().await?),
        What::Games => {
            let mut rooms = house.rooms().await?;
            rooms.rooms.retain(|room| room.game.is_some());
            Answer::Games(rooms)
        }
        What::Announce { text, length, .. } => {
            let seconds = length.map(|length| length.as_secs());
            let announce = text.clone().map(|text| Announce { text, seconds });
            Answer::Notice(house.announce(announce).await?)
        }
        What::Maintenance { switch: Switch::Off, .. } => Answer::Notice(house.set_maintenance(None).await?),
        What::Maintenance { switch: Switch::On, message } => {
            let maintenance = Maintenance { message: message.clone() };
            Answer::Notice(house.set_maintenance(Some(maintenance)).await?)
        }
        What::LogLevel { filter } => Answer::LogLevel(house.set_log_level(filter).await?),
        What::Find { operators: true, .. } => Answer::Found(house.find(("only", "operators")).await?),
        What::Find { suspended: true, .. } => Answer::Found(house.find(("only", "suspended")).await?),
        What::Find { beginning, .. } => {
            let by = beginning.strip_prefix('@').map_or(("beginning", beginning.as_str()), |id| ("id", id));
            Answer::Found(house.find(by).await?)
        }
        What::Deeds { on, before } => {
            let target = match on {
                Some(on) => Some(target(house, on).await?),
                None => None,
            };
            Answer::Deeds(house.deeds(target.as_deref(), *before).await?)
        }
        What::Decide { game, verdict, reason } => {
            let decide = Decide { verdict: (*verdict).into(), reason: reason.clone() };
            Answer::Decided(house.decide(game, &decide).await?)
        }
        What::Annul { game, reason } => {
            Answer::Ruled(house.annul(game, &Annul { reason: reason.clone() }).await?)
        }
        What::Restore { game, reason } => {
            Answer::Ruled(house.restore(game, &because(reason.as_ref())).await?)
        }
        What::CloseRoom { room, reason } => {
            Answer::Closed(house.close_room(room, &because(reason.as_ref())).await?)
        }
        What::Tend(tend) => Answer::Tended(carry_out(house, tend).await?),
    })
}

/// Does something to a person.
async fn carry_out(house: &Operator, tend: &Tend) -> Result<TendedPerson, OperatorError> {
    let id = &house.meant(tend.who()).await?.person.id;
    match tend {
        Tend::Grant(Person { reason, .. }) => house.set_role(id, true, &because(reason.as_ref())).await,
        Tend::Revoke(Person { reason, .. }) => house.set_role(id, false, &because(reason.as_ref())).await,
        Tend::Suspend { term, reason, .. } => {
            house.suspend(id, &Suspend { reason: reason.clone(), seconds: term.seconds() }).await
        }
        Tend::Lift(Person { reason, .. }) => house.lift(id, &because(reason.as_ref())).await,
        Tend::Rename { new, reason, .. } => {
            house.give_name(id, &GiveName { name: new.clone(), reason: reason.clone() }).await
        }
        Tend::LogOut(Person { reason, .. }) => house.log_out(id, &because(reason.as_ref())).await,
    }
}

fn because(reason: Option<&String>) -> Because {
    Because { reason: reason.cloned() }
}

/// The id that is meant by an id or by the name of an account.
async fn target(house: &Operator, on: &str) -> Result<String, OperatorError> {
    if let Some(id) = on.strip_prefix('@') {
        return Ok(id.to_owned());
    }
    let found = house.find(("name", on)).await?.people.pop();
    Ok(found.map_or_else(|| on.to_owned(), |tended| tended.person.id.to_string()))
}
