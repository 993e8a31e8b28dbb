"""Joining: a friend takes the free seat, with the deck provided or another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playmat.game.game import Game
from playmat.game.replay.header import header_of
from playmat.server.errors import Refused
from playmat.server.requests import DeckRef
from playmat.server.rooms.bring_deck import brought
from playmat.server.rooms.fair_deal import dealt_fairly
from playmat.server.rooms.next_game import deal_between
from playmat.server.rooms.plan import Plan, clean_name
from playmat.server.rooms.room import Decks, Room, summary_of
from playmat.server.rooms.tokens import INVITES, SEATS, digest, new_token, role_of
from playmat.server.store.rows import Redealt

if TYPE_CHECKING:
    from playmat.server.rooms.lobby import Lobby


async def join(
    lobby: Lobby, game: str, invite: str | None, name: str, deck: DeckRef | None = None
) -> tuple[int, str]:
    """Take the free seat of a game; return the seat and its token."""
    room = await lobby.room(game)
    taken = await sit_down(lobby, room, invite, name, deck)
    lobby.wake(room)
    return taken


async def sit_down(
    lobby: Lobby, room: Room, invite: str | None, name: str, deck: DeckRef | None
) -> tuple[int, str]:
    """Take the free seat of a room; return the seat and its token. Refusals change nothing."""
    async with room.lock:
        used, role = invitation(room, invite)
        seat, token = INVITES.index(role), new_token()
        plan = joined(room.plan, seat, name, deck)
        game = await lobby.in_worker(redealt, room, seat, deck)
        key = (digest(token), SEATS[seat])
        await lobby.store.take_seat(room.id, used, key, plan.plain(), kept_of(game, plan))
        room.plan = plan
        del room.keys[used]
        room.keys[key[0]] = key[1]
        room.deal_anew(game)
        room.tell_anew()
        await room.store_and_notify()
    return seat, token


def invitation(room: Room, invite: str | None) -> tuple[str, str]:
    """The digest and role of an invitation; listed tables need none."""
    role = role_of(invite, room.keys)
    if invite is not None and role in INVITES:
        return digest(invite), role
    free = [(key, role) for key, role in room.keys.items() if role in INVITES]
    if invite is None and room.plan.listed and free:
        return free[0]
    raise Refused("token", "this invitation is invalid or already used", "invite", 403)


def joined(plan: Plan, seat: int, name: str, deck: DeckRef | None) -> Plan:
    taken = Plan.of(plan.plain())
    taken.players[seat].name = clean_name(name, "Guest")
    taken.players[seat].joined = True
    if deck is not None:
        taken.decks[seat] = deck.id
    return taken


def redealt(room: Room, seat: int, ref: DeckRef | None) -> Game:
    """The game dealt again, with the friend's deck if one is given.

    The host has seen the first deal, and may have opened tables until it was a good one.
    """
    if ref is not None and not room.own_decks():
        why = "this game starts from a set position; you cannot bring your own deck"
        raise Refused("decks", why, "deck", 409)
    # Do not check the turn: without choices before it, a new game starts with one.
    if room.game.position is not None or room.plan.forked:
        return dealt_fairly(room.game, room.plan)
    decks: Decks = {}
    if ref is not None:
        decks[seat] = brought(ref, room.game, room.plan.format, "deck")
    return deal_between(room.game, room.plan, decks)


def kept_of(game: Game, plan: Plan) -> Redealt:
    """What the store keeps of a game without moves."""
    return Redealt(header_of(game), summary_of(game, plan.names), game.history.entries)
