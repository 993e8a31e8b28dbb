"""Make the game that a client asks for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from playmat.agents.registry import offered
from playmat.decks.deck import Deck
from playmat.decks.defaults import default_decks
from playmat.decks.formats import pool_violations
from playmat.errors import BadDeck
from playmat.game.game import Game
from playmat.game.linked import Linked
from playmat.kinds import asks
from playmat.rules import Ruleset, book
from playmat.server.errors import Refused, no_such
from playmat.server.positions import game_from
from playmat.server.requests import DeckRef, NewGame, SeatWish
from playmat.server.rooms.bring_deck import deck_of, format_named
from playmat.server.rooms.fair_deal import dealt_fairly
from playmat.server.rooms.plan import BOT, FRIEND, ME, Plan, Player, clean_name

DEALS: Final = 200
"""How many deals are tried to let a given player go first."""


def rules_of(wish: NewGame) -> Ruleset:
    """The rules a client asks for. [DUO-1]"""
    rules = book(wish.rules)
    return rules.replace(actives=2) if wish.actives == 2 else rules


def plan_of(seats: list[SeatWish], name: str) -> Plan:
    """Assign the seats; raises Refused for two friends, or a friend without a host."""
    kinds: list[str] = [seat.kind for seat in seats]
    if kinds.count(FRIEND) > 1:
        raise Refused("seats", "only one seat can be a friend's", "seats", 422)
    if ME not in kinds and FRIEND in kinds:
        raise Refused("seats", "to invite a friend, take the other seat yourself", "seats", 422)
    return Plan([player_of(seat, n, kinds, name) for n, seat in enumerate(seats)])


def player_of(seat: SeatWish, n: int, kinds: list[str], name: str) -> Player:
    if seat.kind == BOT:
        agent = seat.agent or "greedy"
        if agent not in offered():
            raise no_such("agent", agent)
        name = clean_name(seat.name, agent.capitalize())
        return Player(BOT, name, agent, script=list(seat.script))
    both = kinds.count(ME) == 2
    host = "Host" if FRIEND in kinds else "You"
    usual = f"Player {n + 1}" if both else host if seat.kind == ME else "Friend"
    given = seat.name or ("" if both else name if seat.kind == ME else "")
    return Player(seat.kind, clean_name(given, usual), None, seat.kind != FRIEND)


def settings_of(wish: NewGame, plan: Plan) -> dict[str, Any]:
    """Settings of a game; people are asked even if only one option is left."""
    lists = plan.alone if wish.open_lists is None else wish.open_lists
    return {
        "ask_single": True,
        "ask_setup": not plan.alone,
        "open_lists": lists,
        "any_deck": wish.any_deck,
        "latest_text": wish.latest_text,
    }


def deck_refs(wish: NewGame) -> list[DeckRef]:
    """The decks for both seats, by default those of the rulebook."""
    refs = wish.decks or [DeckRef(id=name) for name in default_decks(wish.rules)]
    return [refs[0], refs[0]] if len(refs) == 1 else refs


def new_game(wish: NewGame, plan: Plan) -> Game:
    if wish.seed is not None and not plan.alone:
        why = "a seed reveals every card; it is only for games without a friend"
        raise Refused("seed", why, "seed", 422)
    if wish.position is not None:
        return dealt_fairly(game_from(wish.position, wish.seed), plan)
    rules = rules_of(wish)
    refs = deck_refs(wish)
    decks = (deck_of(refs[0]), deck_of(refs[1]))
    if wish.format is not None and not wish.any_deck:
        hold_to(wish.format, decks)
    settings = tuple(sorted(settings_of(wish, plan).items()))
    return dealt(linked(decks, rules, settings), str(wish.first), wish.seed)


def hold_to(format: str, decks: tuple[Deck, Deck]) -> None:
    """Raise BadDeck for cards that a format does not allow. [FORMAT-7]"""
    pool = format_named(format)
    for deck in decks:
        if found := pool_violations(deck, pool):
            raise BadDeck(deck.name, found)


def dealt(table: Linked, first: str = "coin", seed: int | None = None) -> Game:
    """Deal a game, repeatedly if a given player must go first."""
    for _ in range(DEALS):
        game = Game.dealt(table, seed)
        if first == "coin" or begun(game, int(first)):
            return game
        if seed is not None:
            break
    raise Refused("first", f"could not deal a game in which player {first} goes first", "first")


@lru_cache(maxsize=128)
def linked(
    decks: tuple[Deck, Deck], rules: Ruleset, settings: tuple[tuple[str, Any], ...]
) -> Linked:
    """The linked table of two decks, cached because linking takes most of the time."""
    return Linked(*decks, rules=rules, **dict(settings))


def begun(game: Game, first: int) -> bool:
    """Let the wanted player go first if possible; return whether that player does."""
    if game.state.ask == asks.FIRST and game.state.chooser == first:
        game.play("yes")
    return game.state.chooser >= 0 and game.state.ask != asks.FIRST and game.state.first == first
