"""A sentence is played as what it says, wherever it is typed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import cache
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from playmat.cli.terminal.commands import WORDS
from playmat.cli.terminal.menu import Menu
from playmat.cli.terminal.outlook import Outlook, Said
from playmat.cli.terminal.table import Table
from playmat.errors import PlaymatError
from playmat.game.choice import Choice
from playmat.game.game import Game
from playmat.game.labels import label, option_words
from playmat.game.scenario.duel import Duel
from playmat.game.typed_line import CARD_ID
from playmat.game.understanding import answers_meant
from playmat.model.notation.options import reader, words
from playmat.model.place import BENCH_FROM, SIDE, mon_at
from playmat.model.state import State
from playmat.server.errors import Refused
from playmat.server.rooms.room import Room
from playmat.server.socket.explain import obey, tell_why_not
from tests.cli.typed import Typed
from tests.decks.listed import pair
from tests.properties.play import TABLES

PLACE = re.compile(r"(?:foe's )?\b(?:active|bench)\b(?: \d+)?")
NAMES = re.compile(r"[^()]+ \([^()]*\)|(?<=attack ).+?(?= with (?:active|bench))")
PARTS = (re.compile(r" with (?:active|bench).*?(?= at |$)"), re.compile(r" at foe's .*"))
AMONG = (True, True, True)
Channel = Callable[[Game, str], list[int]]


@cache
def moments(table: str) -> list[Game]:
    """A game of a table at some turns with many moves."""
    rules = TABLES[table]
    found: list[Game] = []
    game, pick = Game(*pair(rules.name), rules=rules, seed=5), Random(5)
    while not game.over and len(found) < 8:
        assert game.choice is not None
        if game.choice.what == "main" and pick.random() < 0.3:
            found.append(game.fork())
        game.play(pick.choice(game.options))
    return found


def standing(st: State) -> list[int]:
    """The places with Pokémon."""
    return [
        place
        for n, side in enumerate(st.sides)
        for first, many in ((0, side.actives), (BENCH_FROM, side.bench))
        for place in range(n * SIDE + first, n * SIDE + first + len(many))
    ]


def in_full(st: State, option: int) -> str:
    """An option with everything that takes part in it."""
    return words(st, option, reader(st), AMONG)


def in_names(st: State, text: str) -> str:
    """A text with places replaced by the names of Pokémon."""
    texts = {place: called(st, place) for place in standing(st)}
    at = {text: mon_at(st, place).top.name for place, text in texts.items()}
    return PLACE.sub(lambda found: at.get(found[0], found[0]), text)


def called(st: State, place: int) -> str:
    """A place as its reader calls it."""
    whose = "" if place // SIDE == reader(st) else "foe's "
    n = place % SIDE
    number = "" if st.match.book.actives == 1 else f" {n + 1}"
    return f"{whose}bench {n - BENCH_FROM + 1}" if n >= BENCH_FROM else f"{whose}active{number}"


class Unforeseeing(Table):
    """A terminal table that lists options without slow previews."""

    def menu(self, choice: Choice) -> tuple[Menu, Outlook]:
        named = option_words(self.game.state, choice.player)
        said = {each.packed: Said(label(named, each.packed)) for each in choice.options}
        return Menu(choice, said), Outlook(said)


def in_a_duel(game: Game, text: str) -> list[int]:
    duel = Duel(game.state.clone())
    found = [each.packed for each in answers_meant(duel.state, text)]
    assert duel.can(text)
    return found


def in_a_game(game: Game, text: str) -> list[int]:
    played = game.fork()
    played.play(text)
    return answered(game, played)


def in_a_terminal(game: Game, text: str) -> list[int]:
    played = game.fork()
    table = Unforeseeing(played, Typed(), {}, WORDS)
    assert played.choice is not None
    table.viewer = played.choice.player
    table.answer(text, played.choice)
    return answered(game, played)


def over_the_wire(game: Game, text: str) -> list[int]:
    """The moves made by a command at a server table."""
    seat, given_to_room = int(game.state.chooser), list[int]()

    async def answer(seat: int, seq: int, n: int) -> None:
        given_to_room.append(int(game.state.options[n]))

    room = SimpleNamespace(game=game, asked=lambda: seat, seq=0, answer=answer)
    offered = tell_why_not(cast(Room, room), seat, text)["offered"]
    try:
        asyncio.run(obey(cast(Any, room), seat, text))
    except Refused:
        assert not offered
        return []
    assert offered
    return given_to_room


def answered(before: Game, after: Game) -> list[int]:
    """The moves made since."""
    return [each.packed for each in after.history.answers[len(before.history.answers) :]]


CHANNELS: dict[str, Channel] = {
    "duel": in_a_duel,
    "game": in_a_game,
    "terminal": in_a_terminal,
    "wire": over_the_wire,
}


def played(channel: str, game: Game, text: str) -> list[int]:
    """The moves a line is played as, or none if refused."""
    try:
        return CHANNELS[channel](game, text)
    except PlaymatError:
        return []


def forms(st: State, text: str) -> set[str]:
    """Variants of a text: in full, without ids, with names for places, and with parts left out."""
    attached = re.sub("^play (.*) on ", r"attach \1 to ", text)  # as rulebooks say of Tools
    texts = {
        shorter
        for each in (text, attached)
        for shorter in (each, *(p.sub("", each) for p in PARTS))
    }
    texts |= {in_names(st, each) for each in texts}
    return texts | {CARD_ID.sub("", each) for each in texts}


def exchanged(st: State, text: str, pick: Random) -> list[str]:
    """A text with each of its places and names replaced by others of the match."""
    attacks = {a.name for d in st.match.defs for a in d.attacks}
    cards = {f"{d.name} ({d.card_id})" for d in st.match.defs}
    places = [called(st, place) for place in standing(st)]
    names = sorted(attacks if "attack" in text else cards)
    found = [(at.span(), places) for at in PLACE.finditer(text)]
    named = NAMES.finditer(text, text.find(" ") + 1)
    found += [(at.span(), pick.sample(names, 3)) for at in named]
    return [text[:start] + each + text[end:] for (start, end), others in found for each in others]


@pytest.mark.rule("TURN-03")
@pytest.mark.parametrize("table", ["ecard", "xy", "ex-duo", "xy-duo"])
@settings(derandomize=True, max_examples=15, deadline=None, database=None)
@given(
    moment=some.integers(0, 7),
    option=some.integers(0, 999),
    seed=some.integers(0, 999),
    channel=some.sampled_from(sorted(CHANNELS)),
)
def test_a_sentence_is_played_as_the_option_it_says_or_refused(
    table: str, moment: int, option: int, seed: int, channel: str
) -> None:
    game, pick = moments(table)[moment], Random(seed)
    st = game.state
    packed = int(st.options[-1 - option % len(st.options)])
    text = in_full(st, packed)
    others = [each for other in exchanged(st, text, pick) for each in sorted(forms(st, other))]

    assert played(channel, game, text) == [packed]
    for said in pick.sample(others, min(len(others), 12)):
        for each in played("duel", game, said):
            assert said in forms(st, in_full(st, each))
    for said in pick.sample(others, min(len(others), 1)):
        assert played(channel, game, said) == played("duel", game, said)
