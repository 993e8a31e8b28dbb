"""States as JSON are restored completely, and misfits are refused with their place."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from playmat.errors import BadState
from playmat.kinds import asks
from playmat.linker.link import link
from playmat.model.definitions import Code
from playmat.model.event import Event, LogEvent, SumStep
from playmat.model.plain import fields as plain_fields
from playmat.model.plain.write import dumps, from_plain, loads, state_hash, to_plain
from playmat.model.state import Effect, Frame, Mon, Side, State
from playmat.rules import BOOKS, book
from tests.model.cards import RAICHU, deck, play_on, played, table

XY = table("xy")


def json_of(st: State) -> Any:
    return json.loads(json.dumps(to_plain(st)))


def mid_effect() -> State:
    """A game with a question in the middle of a card's program."""
    for seed in range(40):
        for answers in range(20, 90):
            st = played(XY, seed, answers)
            if st.winner < 0 and st.ask != asks.MAIN and len(st.frames) > 1:
                return st
    raise AssertionError("no game asked anything in the middle of an effect")


@given(
    name=some.sampled_from(sorted(BOOKS)),
    seed=some.integers(0, 2**32),
    answers=some.integers(0, 150),
)
@settings(max_examples=25)
def test_a_state_read_back_plays_the_same_game(name: str, seed: int, answers: int) -> None:
    st = played(table(name), seed, answers)

    again = from_plain(table(name), json_of(st))
    before = state_hash(again)
    play_on([st, again], seed, 60)

    assert before != state_hash(again) or st.winner >= 0
    assert state_hash(st) == state_hash(again)
    assert st.options == again.options


def test_a_state_in_the_middle_of_an_effect_goes_on() -> None:
    st = mid_effect()

    again = from_plain(XY, json_of(st))
    play_on([st, again], 7, 200)

    assert state_hash(st) == state_hash(again)


def test_bytes_carry_a_state() -> None:
    st = mid_effect()

    again = loads(XY, dumps(st))

    assert state_hash(again) == state_hash(st)


def test_the_record_comes_along() -> None:
    st = played(XY, 1, 20)
    st.events = [LogEvent("coin", "COND-10", 1)]

    again = from_plain(XY, json_of(st))

    assert again.events is not None
    assert [(e.what, e.rule, e.seat) for e in again.events] == [("coin", "COND-10", 1)]


def test_the_hash_ignores_the_record_and_sees_the_dealer() -> None:
    st = played(XY, 1, 20)
    recorded, reseeded = st.clone(), st.clone()

    recorded.events = [LogEvent("coin", "COND-10", 1)]
    reseeded.s0 ^= 1

    assert state_hash(recorded) == state_hash(st)
    assert state_hash(reseeded) != state_hash(st)


def test_pickled_states_share_their_match_and_go_on() -> None:
    st = mid_effect()

    one, two = pickle.loads(pickle.dumps([st, st.clone()]))
    play_on([st, one], 3, 100)

    assert one.match is two.match
    assert state_hash(one) == state_hash(st)


def test_a_deep_copy_stands_alone() -> None:
    st = mid_effect()
    before = state_hash(st)

    play_on([copy.deepcopy(st)], 3, 30)

    assert state_hash(st) == before


def blank_state_classes() -> list[tuple[object, plain_fields.Fields, set[str]]]:
    """Each class of the state with its plain fields and those written differently."""
    side = Side([])
    code = Code("", "", [], 0)
    index = {"mods", "altered", "watch", "dirty", "deciding", "providing", "at", "print_order"}
    trials = {"spare", "is_trial"}
    parts = {"match", "cards", "sides", "frames", "happenings", "queue", "lasting", "gone"}
    return [
        (Frame(code, 0, 0, 0, []), plain_fields.FRAME, {"code", "lines"}),
        (Effect(0, 0, 0, [], 0), plain_fields.ENTRY, {"mod", "handler", "power"}),
        (Event(0, 0, 0, 0), plain_fields.HAPPENING, {"steps"}),
        (LogEvent("", "", 0), plain_fields.EVENT, {"steps"}),
        (SumStep("", 0, 0, 0, ""), plain_fields.STEP, set()),
        (
            Mon(0, 0, (), XY.defs[0]),
            plain_fields.MON,
            {"top", "base", "attacks", "powers", "units"},
        ),
        (side, plain_fields.SIDE, {"deck", "left", "discard_shared", "actives", "bench"}),
        (State(XY), plain_fields.STATE, {"events", *index, *trials, *parts}),
    ]


@pytest.mark.parametrize(
    ("thing", "fields", "otherwise"),
    blank_state_classes(),
    ids=[type(thing).__name__ for thing, _, _ in blank_state_classes()],
)
def test_no_attribute_is_left_out(
    thing: object, fields: plain_fields.Fields, otherwise: set[str]
) -> None:
    listed = {name for names in fields.values() for name in names}

    assert listed | otherwise == set(attributes(thing))
    assert not listed & otherwise


def attributes(thing: object) -> list[str]:
    """The names of an object's attributes, those of its base first."""
    kinds = reversed(type(thing).__mro__)
    slots = [name for kind in kinds for name in getattr(kind, "__slots__", ())]
    return [*slots, *getattr(thing, "__dict__", ())]


def drop(*path: str | int) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return change


def put(value: object, *path: str | int) -> Callable[[Any], None]:
    def change(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def add_card_twice(data: Any) -> None:
    data["sides"][0]["discard"].append(data["sides"][0]["deck"][0])


@pytest.mark.parametrize(
    ("change", "where", "why"),
    [
        (put(2, "format"), "$.format", "must be 1, not"),
        (drop("match"), "$.match", "missing"),
        (put("ex", "match", "rules"), "$.match.rules", "xy"),
        (put("x-9", "match", "decks", 0, 4), "$.match.decks[0][4]", "x-9"),
        (put("0" * 16, "match", "programs", "q-2"), "$.match.programs.q-2", "Raichu"),
        (drop("turn"), "$.turn", "missing"),
        (put("three", "turn"), "$.turn", "whole number"),
        (put(True, "turn"), "$.turn", "whole number"),
        (put(2**70, "s0"), "$.s0", "64 bits"),
        (put(5, "sides", 0, "ready"), "$.sides[0].ready", "must be true or false"),
        (put([1, "x"], "sides", 1, "hand"), "$.sides[1].hand[1]", "whole number"),
        (drop("sides", 0, "deck", 3), "$.sides", "is missing"),
        (add_card_twice, "$.sides[0].discard", "is also at"),
        (put(999, "sides", 0, "deck", 0), "$.sides[0].deck", "card must be from"),
        (put("abc/1", "frames", 0, "program"), "$.frames[0].program", "game"),
        (put(100000, "frames", 0, "pc"), "$.frames[0].pc", "must be from"),
        (put([[]], "frames", 0, "vars"), "$.frames[0].vars", "registers"),
        (put(7, "chooser"), "$.chooser", "must be from"),
        (put(-1, "chooser"), "$.chooser", "no player chooses"),
        (put("zz-1", "sides", 0, "actives", 0, "top"), "$.sides[0].actives[0].top", "zz-1"),
        (put([], "sides"), "$.sides", "2 sides"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(
    change: Callable[[Any], None], where: str, why: str
) -> None:
    data = json_of(mid_effect())
    change(data)

    with pytest.raises(BadState) as refused:
        from_plain(XY, data)

    assert refused.value.where == where
    assert why in refused.value.why


def test_bytes_that_are_no_json_are_refused() -> None:
    with pytest.raises(BadState, match="not valid JSON"):
        loads(XY, b"{")


def test_a_state_of_changed_cards_is_refused_by_name() -> None:
    st = mid_effect()
    other = replace(RAICHU, hp=100)
    cards = [other if card.id == RAICHU.id else card for card in deck()]

    with pytest.raises(BadState, match="the program of Raichu is different"):
        from_plain(link(book("xy"), [cards, deck()]), json_of(st))
