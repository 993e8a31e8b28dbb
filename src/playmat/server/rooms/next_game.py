"""The next game: another of the match, or a rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playmat.game.game import Game
from playmat.game.linked import Linked
from playmat.server.errors import Refused
from playmat.server.requests import DeckRef
from playmat.server.rooms.bring_deck import brought
from playmat.server.rooms.fair_deal import dealt_fairly
from playmat.server.rooms.new_game import dealt
from playmat.server.rooms.notes import DECLINED
from playmat.server.rooms.plan import BOT, FRIEND, ME, Plan
from playmat.server.rooms.room import Decks, Room

if TYPE_CHECKING:
    from playmat.server.rooms.lobby import Lobby


async def go_on(lobby: Lobby, room: Room) -> None:
    """Open the next game of an undecided match, with the room's lock held."""
    plan = room.plan
    if plan.best_of > 1 and plan.next is None:
        won = won_by(room)
        if max(won) <= plan.best_of // 2 and plan.number < plan.best_of:
            await follow(lobby, room, plan.number + 1, won, {})


def won_by(room: Room) -> list[int]:
    """Games of the match that each player has won, including this one."""
    won = list(room.plan.won)
    if room.game.winner is not None:
        won[room.game.winner] += 1
    return won


async def rematch(lobby: Lobby, room: Room, seat: int, refs: list[DeckRef | None]) -> None:
    """Start a rematch once all players have asked for it, with the decks they name."""
    async with room.lock:
        if not room.game.over:
            raise Refused("not_over", "the game is not over yet", "rematch", 409)
        wanted = {n: ref for n, ref in enumerate(refs) if ref is not None}
        refuse_decks(room, seat, wanted)
        room.rematch_asked[seat] = await lobby.in_worker(brought_again, room, wanted)
        room.rematch_ids.update({n: ref.id for n, ref in wanted.items()})
        people = {n for n, p in enumerate(room.plan.players) if p.kind in (ME, FRIEND)}
        if room.both_here():
            people = {seat}
        if room.plan.next is None and people <= room.rematch_asked.keys():
            decks = {n: deck for each in room.rematch_asked.values() for n, deck in each.items()}
            await follow(lobby, room, 1, [0, 0], decks)
        room.notify()


async def decline(room: Room, seat: int) -> None:
    async with room.lock:
        if room.plan.next is not None or not room.rematch_asked.keys() - {seat}:
            raise Refused("not_asked", "nobody has offered you a rematch", "rematch", 409)
        room.rematch_asked.clear()
        room.notes.add(seat, DECLINED)
        room.notify()


def refuse_decks(room: Room, seat: int, wanted: dict[int, DeckRef]) -> None:
    """Raise Refused if decks cannot be brought, or are for another person's seat."""
    if not wanted:
        return
    if not room.own_decks():
        raise Refused("decks", "a rematch from a position keeps its cards", "decks", 409)
    if room.plan.next is not None:
        raise Refused("decks", "the next game is already set up", "decks", 409)
    for n in wanted:
        if n != seat and room.plan.players[n].kind != BOT and not room.both_here():
            raise Refused("decks", "only the other player can choose that deck", f"decks.{n}", 403)


def brought_again(room: Room, wanted: dict[int, DeckRef]) -> Decks:
    """The named decks, checked against the rules of the game."""
    return {n: brought(ref, room.game, room.plan.format, "decks") for n, ref in wanted.items()}


async def follow(lobby: Lobby, room: Room, number: int, won: list[int], decks: Decks) -> None:
    """Open the next game between the same players, with the same keys."""
    plan = room.plan.following(number, won)
    plan.decks = [room.rematch_ids[n] if n in decks else plan.decks[n] for n in (0, 1)]
    again = await lobby.in_worker(deal_between, room.game, plan, decks)
    follower = await lobby.open_room(again, plan, dict(room.keys), room)
    room.plan.next = follower.id
    room.notify()


def deal_between(game: Game, plan: Plan, decks: Decks) -> Game:
    """Deal another game like the given one, with other decks if given."""
    if game.position is not None:
        return dealt_fairly(game.dealt_again(), plan)
    first = plan.first
    if not decks:
        return dealt(game.table, first)
    one, other = (game.settings.dealt(decks.get(n, deck)) for n, deck in enumerate(game.decks))
    return dealt(Linked.of(game.rules, (one, other), game.settings), first)
