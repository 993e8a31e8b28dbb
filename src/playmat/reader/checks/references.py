"""Reject programs that no text can mean: one of their references was resolved wrongly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, cast

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in, words_in
from playmat.lang.words import WORDS
from playmat.reader.discourse.mentions import of_pokemon, sort_of
from playmat.reader.face import Unread

_OF_MONS: Final = (
    *(
        "has_tool",
        "tool_room",
        "has_energy",
        "damaged",
        "afflicted",
        "is_active",
        "is_benched",
        "has_type",
    ),
    *("condition_is", "counters_at_least", "hp_left_at_most", "holds", "evolved"),
)
"""Conditions that only apply to Pokémon in play."""


_NO_POKEMON: Final = frozenset(
    {"energy", "basic_energy", "special_energy", "trainer", "item", "supporter", "tool"}
)
"""Kinds of card that are never Pokémon."""
_POKEMON: Final = frozenset({"pokemon", "evolution", "basic", "stage1", "stage2"})


def check_doubts(program: Program, text: str, damage: str = "") -> None:
    """Reject a program that does something to the wrong kind of thing.

    *damage* is the printed damage of an attack.
    """
    values = {str(n["var"]): n["value"] for n in nodes_in(program) if n.word == "bind"}
    for said in nodes_in(program):
        _check_sort(said, values)
        _check_energy(said)
        _check_kind(said)
        _check_switch(said)
        _check_attached(said, values)
        _check_laid_on(said, values)
        _check_holder(said, values)
        _check_count(said, values)
        for block in _blocks(said):
            _check_coin(block)
            _check_last_coin(block)
            _check_end(block)
            _check_each(block)
            _check_option(block, text)
    words = words_in(program)
    if "each" not in words and _FROM_EACH.search(text):
        raise Unread("a card of each of several, of which only one would be taken")
    if not damage and {"set_damage", "hit"} <= words and " damage instead" in text:
        raise Unread("other damage instead, of which it is not told whom it is done to")


def _blocks(said: Node) -> list[Block]:
    """The blocks directly inside a node."""
    found = [arg for arg in said.args if isinstance(arg, tuple)]
    return [cast(Block, b) for b in found if all(isinstance(part, Node) for part in b)]


def _value(said: Node) -> Node:
    value = said["value"] if said.word == "bind" else said
    return value if isinstance(value, Node) else said


def _check_sort(said: Node, values: dict[str, Arg]) -> None:
    """Reject a test of a card that only applies to a Pokémon in play."""
    if said.word != "is" or _sort(said["what"], values) != "cards":
        return
    if any(n.word in _OF_MONS for n in nodes_in(said["filter"])):
        raise Unread("asks of a card what only a Pokémon in play can be")


def _check_energy(said: Node) -> None:
    """Reject a search for Pokémon cards among attached Energy cards."""
    if said.word != "where" or said.child("of").word != "energy_on":
        return
    if said.child("filter").word in _POKEMON:
        raise Unread("looks for Pokémon cards among attached Energy cards")


def _check_kind(said: Node) -> None:
    """Reject a filter that no card passes: a Pokémon and another kind of card at once."""
    kinds = {fit.word for fit in _all_of(said)} if said.word == "fits_both" else set()
    if kinds & _NO_POKEMON and kinds & _POKEMON:
        raise Unread("asks of another card what only a Pokémon card can be")


def _check_switch(said: Node) -> None:
    """Reject switching a Pokémon with itself."""
    if said.word == "switch" and said["in"] == said["out"]:
        raise Unread("switches a Pokémon with itself")


def _all_of(fit: Node) -> Iterator[Node]:
    """Yield the filters that must all hold."""
    for part in fit.args:
        assert isinstance(part, Node)
        yield from _all_of(part) if part.word == "fits_both" else (part,)


def _sort(what: Arg, values: dict[str, Arg]) -> str:
    if not isinstance(what, Node):
        return ""
    if what.word == "ref":
        value = values.get(str(what["var"]))
        gives = WORDS[value.word].gives if isinstance(value, Node) else ""
        return _sort(cast(Node, value)["from"], values) if gives == "any" else gives
    if what.word in ("where", "join", "less"):
        return _sort(what["of"], values)
    return sort_of(what)


def _check_attached(said: Node, values: dict[str, Arg]) -> None:
    """Reject attaching a Pokémon card together with an Energy card found with it."""
    if said.word != "attach" or not is_word(said["cards"], "join"):
        return
    for part in nodes_in(said["cards"]):
        value = values.get(str(part["var"])) if part.word == "ref" else None
        of = value.args[0] if isinstance(value, Node) else None
        if is_word(of, "where") and of_pokemon(of["filter"]):
            raise Unread("attaches a Pokémon card")


def _check_laid_on(said: Node, values: dict[str, Arg]) -> None:
    """Reject evolving into a card that is not a Pokémon card."""
    card = said["card"] if said.word == "evolve" else None
    pick = values.get(str(card["var"])) if is_word(card, "ref") else None
    of = pick["from"] if isinstance(pick, Node) and pick.args else None
    fit = of["filter"] if is_word(of, "where") else ()
    if any(n.word in _NO_POKEMON for n in nodes_in(fit)):
        raise Unread("evolves a Pokémon by a card that is none")


def _check_holder(said: Node, values: dict[str, Arg]) -> None:
    """Reject one card put onto several Pokémon, or onto one that has just left.

    Nor may anything be moved from a Pokémon to itself.
    """
    if said.word == "move_counters" and said["from"] == said["to"]:
        raise Unread("moves damage counters from a Pokémon to itself")
    if said.word in ("attach", "evolve") and isinstance(said.args[1], Node):
        onto = said.args[1]
        if onto.word == "ref" and _picks_several(values.get(str(onto["var"]))):
            raise Unread("attaches cards to several Pokémon at once")
        of = onto["of"] if onto.word == "where" else onto
        if isinstance(of, Node) and of.word in ("all", "bench_of"):
            raise Unread("attaches cards to several Pokémon at once")
    if said.word == "on" and said.child("event").word == "knocked_out":
        targets = [n["to"] for n in nodes_in(said["do"]) if n.word == "attach"]
        if node("event_mon") in targets:
            raise Unread("attaches a card to a Pokémon that was Knocked Out")


def _check_count(said: Node, values: dict[str, Arg]) -> None:
    """Reject the test for more cards than could have been picked."""
    of = said["left"] if said.word == "compare" and said["how"] in (">=", "==", ">") else None
    what = of["of"] if is_word(of, "count") else None
    while isinstance(what, Node) and what.word in ("ref", "where"):
        value = values.get(str(what["var"])) if what.word == "ref" else what
        if is_word(value, "choose"):
            most, asked = value["most"], said["right"]
            if isinstance(most, int) and isinstance(asked, int) and asked > most:
                raise Unread("asks for more than can have been picked")
            return
        what = value.args[0] if isinstance(value, Node) and value.args else None


def _picks_several(value: Arg | None) -> bool:
    """Whether a choice is of several at once."""
    if not is_word(value, "choose"):
        return False
    return isinstance(value["most"], int) and value["most"] > 1


def _check_each(block: Block) -> None:
    """Reject a statement that refers to Pokémon after attaching a card to each of them.

    There may have been no card for the last of them, or for any.
    """
    for said, sequel in pairwise(block):
        loop = _value(said)
        if loop.word != "each" or sequel.word != "if":
            continue
        one = node("ref", loop["var"])
        given = any(n.word == "attach" and n["to"] == one for n in nodes_in(loop["do"]))
        binds = [n for n in nodes_in(loop["do"]) if n.word == "bind"]
        bound = {n["var"] for n in binds if _value(n).word != "add"}  # except for a running total
        named = bound | set(_names(loop["of"]))
        asked = sequel["condition"] == node("any_of", loop["of"]) or any(
            n.word in ("ref", "did") and n["var"] in named for n in nodes_in(sequel["condition"])
        )
        failed = sequel.child("condition").word == "not" and node("cancel") in sequel.block("then")
        if asked and (given or failed):
            raise Unread("what was attached to each of several")


def _names(of: Arg) -> tuple[Arg, ...]:
    return of.args if is_word(of, "ref") else ()


def _check_coin(block: Block) -> None:
    """Reject a coin for each of several if any heads would affect all."""
    counted = {str(said["var"]): _coin_source(said) for said in block if said.word == "bind"}
    flips = {coin: of for coin, of in counted.items() if of is not None}
    for said in block if flips else ():
        if said.word in ("if", "repeat"):
            _check_outcome(said, flips)


def _coin_source(said: Node) -> Arg | None:
    """What a statement flips a coin for each of, or None."""
    value = _value(said)
    coins = value["coins"] if said.word == "bind" and value.word == "flip" else None
    return coins["of"] if is_word(coins, "count") else None


def _check_last_coin(block: Block) -> None:
    """Reject a dependence on one of several coins after all of them were flipped."""
    loops = [n for said in block if said.word == "each" for n in nodes_in(said)]
    inner = {n["var"] for n in loops if n.word == "bind" and _value(n).word == "flip"}
    for said in block:
        coins = {n["var"] for n in nodes_in(said) if n.word in ("heads", "tails")}
        if said.word == "if" and coins & inner:
            raise Unread("one coin of several, of which it is not told which")


def _check_outcome(said: Node, flips: dict[str, Arg]) -> None:
    test, *blocks = said.args
    for coin, of in flips.items():
        read = any(n.word in ("heads", "tails") and n["var"] == coin for n in nodes_in(test))
        if read and any(
            part in (of, *_attached_energy(of)) for b in blocks for part in nodes_in(b)
        ):
            raise Unread("one coin for each, of which it is not told what it decides")


def _attached_energy(of: Arg) -> tuple[Node, ...]:
    return (node("energy_on", of),) if isinstance(of, Node) and sort_of(of) == "mons" else ()


def _check_end(block: Block) -> None:
    """Reject anything but a shuffle after a turn that ends under a condition.

    The effects of a power that ends the turn by its use happen anyway.
    """
    ended = False
    for said in block:
        if ended and _value(said).word != "shuffle":
            raise Unread("not clear whether it is done if the turn ends")
        asks = said.word == "if" and is_word(said["condition"], "did")
        ended = ended or (asks and node("end_turn") in said.block("then"))


def _check_option(block: Block, text: str) -> None:
    """Reject "then" after an option and its consequence: it may be part of the consequence."""
    if not _THEN.search(text):
        return
    for option, sequel, then in zip(block, block[1:], block[2:], strict=False):
        asks = sequel.word == "if" and any(n.word == "did" for n in nodes_in(sequel["condition"]))
        if asks and _is_option(option) and _value(then).word not in ("shuffle", "if"):
            raise Unread("not clear whether what comes then is part of what may be done")


def _is_option(said: Node) -> bool:
    """Whether a statement is optional, possibly under a condition."""
    inner = said.block("then") if said.word == "if" else (said,)
    return len(inner) == 1 and _value(inner[0]).word == "may"


_FROM_EACH: Final = re.compile(
    r"\b(?:an?|1|2) (?:basic |special )?(?:\w+ )?(?:Energy|Tool)(?: cards?)? "
    r"(?:attached to|from) each\b",
    re.I,
)
_THEN: Final = re.compile(r"\bIf you do , (?!you may)[^.]*? Then ,? ")
