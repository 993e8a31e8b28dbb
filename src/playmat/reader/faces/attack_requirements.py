"""Requirements of an attack that its text states among its effects. [ATTACK-04]"""

from __future__ import annotations

from itertools import takewhile
from typing import Final, cast

from playmat.lang.make import Block, node
from playmat.lang.node import Node, is_word, nodes_in
from playmat.lang.words import WORDS, of_role

_RAISING: Final = of_role("damage")

_SIDES: Final = ("heads", "tails")


def flipped_first(before: Block) -> tuple[Block, Block]:
    """Separate coins that may cancel the attack from what comes after Confusion.

    A flip that decides whether the attack does anything is part of using it.
    """
    coins = _coins(before[0]) if before else ""
    stop = next((s for s in before[1:] if coins and _stops(s, coins)), None)
    if stop is None:
        return (), before
    ahead = before[: before.index(stop) + 1]
    required = tuple(s for s in ahead if not _is_about_damage(s))
    return required, tuple(s for s in before if s not in required)


_PAYING: Final = of_role("course", "branch", "loop", "answer", "pick", "cancel") | {"discard"}
_OWN: Final = ("self", "energy_on")


def priced_by_coins(said: Block) -> tuple[Block, Block]:
    """Separate a price set by coins, without which the attack does nothing, from its effects."""
    if not said or not _coins(said[0]):
        return (), said
    head = tuple(takewhile(lambda each: all(map(_is_price, nodes_in(each))), said))
    stops = [at for at, each in enumerate(head) if any(map(_demands, nodes_in(each)))]
    price = head[: stops[-1] + 1] if stops else ()
    return price, said[len(price) :]


def _is_price(n: Node) -> bool:
    """Whether a word may belong to a price in Energy of the attacker."""
    word = WORDS.get(n.word)
    if word is None:
        return n.word == "$before"
    if word.sort in ("mons", "cards"):
        return n.word in _OWN
    return word.sort != "effect" or n.word in _PAYING


def _demands(said: Node) -> bool:
    """Whether the attack does nothing if the price cannot be paid, whatever the coins say."""
    if said.word != "if" or (node("cancel"),) not in (said["then"], said["else"]):
        return False
    return any(n.word in ("did", "count") for n in nodes_in(said["condition"]))


def _is_about_damage(said: Node) -> bool:
    """Whether a statement is about the damage, which is computed later."""
    return any(n.word in _RAISING for n in nodes_in(said))


def _coins(said: Node) -> str:
    """The variable for the coins of a statement, or ``""``."""
    if said.word == "may":
        inside = [n for n in nodes_in(said) if n.word == "bind"]
        return _coins(inside[0]) if len(inside) == 1 else ""
    flipped = said["value"] if said.word == "bind" else None
    return str(said["var"]) if is_word(flipped, "flip") else ""


def _stops(said: Node, coins: str) -> bool:
    """Whether a statement cancels the attack because of those coins alone."""
    if said.word != "if":
        return False
    test, then, otherwise = said.args
    asked = {n["var"] if n.word in _SIDES else "" for n in nodes_in(test) if n.word != "compare"}
    done = [part for part in cast(tuple[Block, Block], (then, otherwise)) if part]
    return asked == {coins} and len(done) == 1 and done[0][-1] == node("cancel")
