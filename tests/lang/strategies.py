"""Random well-typed programs, generated from the dictionary."""

from __future__ import annotations

from hypothesis import strategies as st

from playmat.lang.node import Arg, Node, Program
from playmat.lang.sorts import (
    BLOCKS,
    CHOICE,
    RESULT,
    SELECTORS,
    adopted,
    default_of,
    may_be_left_out,
    names,
    takes_ref,
    words_of,
)
from playmat.lang.words import EVENTS, LISTS, WORDS, Param

LEAVES: dict[str, Arg] = {
    "clause": Node("no_damage"),
    "effect": Node("end_turn"),
    "num": 10,
    "cond": Node("my_turn"),
    "mons": Node("self"),
    "cards": Node("this_card"),
    "attacks": Node("last_attack", (Node("self"),)),
    "any": Node("stadium"),
    "result": 1,
    "filter": Node("basic"),
    "mods": Node("identity", (Node("self"), Node("host"))),
}
"""The smallest expression of each sort, where generation stops."""

variables = st.sampled_from(["f", "x", "y", "pick_2"])
texts = st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=6)
numbers = st.integers(-999_999, 999_999)
units = st.lists(
    st.sampled_from([*LISTS["type"], "*", "[GR]", "[RWL]"]), min_size=1, max_size=3
).map("".join)
values = st.one_of(numbers, texts, st.sampled_from(["and", "if", "else", "own_name", "R"]))


@st.composite
def programs(draw: st.DrawFn) -> Program:
    return tuple(draw(nodes("clause", 4)) for _ in range(draw(st.integers(0, 3))))


@st.composite
def nodes(draw: st.DrawFn, sort: str, depth: int, word: str | None = None) -> Node:
    """A node of *sort*, nested at most *depth* deep; *word* may be given."""
    entry = WORDS[word or draw(st.sampled_from(words_of(sort)))]
    args: list[Arg] = []
    for at, param in enumerate(entry.params):
        if may_be_left_out(param) and draw(st.booleans()):
            args.append(default_of(entry, at, args))
        elif param.many:
            count = draw(st.integers(0, 2))
            every = [draw(arguments(param.sort, depth - 1, param)) for _ in range(count)]
            args.append(tuple(every))
        else:
            args.append(draw(arguments(adopted(entry, param, sort), depth - 1, param)))
    return Node(entry.name, tuple(args))


@st.composite
def arguments(draw: st.DrawFn, sort: str, depth: int, param: Param | None) -> Arg:
    if sort in BLOCKS:
        return tuple(draw(grown(BLOCKS[sort], depth)) for _ in range(draw(st.integers(0, 2))))
    written = {"text": texts, "units": units, "value": values, "var": variables}
    if sort in written:
        return draw(written[sort])
    if sort == "event":
        return draw(events(depth))
    if takes_ref(sort) and draw(st.integers(0, 3)) == 0:
        return Node("ref", (draw(variables),))
    if (legal := names(sort, param)) and (sort != CHOICE or draw(st.booleans())):
        return draw(st.sampled_from(legal))
    return draw(grown(sort, depth))


@st.composite
def grown(draw: st.DrawFn, sort: str, depth: int) -> Arg:
    """A leaf of *sort*, or a node if *depth* allows."""
    if sort == RESULT:
        sort = draw(st.sampled_from(["effect", "num", *SELECTORS, CHOICE]))
    if sort == "num" and draw(st.booleans()):
        return draw(numbers)
    if depth <= 0 or draw(st.integers(0, 4)) == 0:
        return LEAVES[sort]
    return draw(nodes(sort, depth))


@st.composite
def events(draw: st.DrawFn, depth: int) -> Node:
    players = st.sampled_from(LISTS["player"])
    subjects = st.one_of(players, grown(CHOICE, depth - 1))
    subject = draw(st.lists(subjects, max_size=1))
    return Node(draw(st.sampled_from(EVENTS)), tuple(subject))
