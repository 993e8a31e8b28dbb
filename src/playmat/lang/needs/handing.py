"""Needs of blocks that only hand out cards."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import node, replaced
from playmat.lang.needs.receiving import given_to, in_one_go
from playmat.lang.needs.walks import COINS, is_fixed
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in, words_in
from playmat.lang.sorts import READING

Picks = dict[Node, Arg]
"""What each variable is picked from."""
_OPEN: Final = {"hand", "energy_on", "discards"}
"""Zones that the giving player can see."""


def handed_out(block: Program) -> tuple[Node, ...]:
    """Condition that a Pokémon may receive a card, if a block only attaches it."""
    done = [done_by(said) for said in unfolded(block)]
    picks = {node("ref", n): of["from"] for n, of in done if is_word(of, "choose")}
    given = [of.args for _, of in done if is_word(of, "attach")]
    if len(given) != 1 or len(picks) + 1 != len(done):
        return ()
    if is_word(given[0][0], "ref") and given[0][0] not in picks:
        return ()
    cards, to = (picked_from(of, picks) for of in given[0])
    words = words_in((cards, to))
    known = not any(word in READING for word in words)
    return (node("$givable", cards, to),) if known and words & _OPEN else ()


def picked_for(program: Program, block: Arg) -> Node | None:
    """Condition that a Pokémon may receive a card, if a block only picks the recipient."""
    said = cast(Program, block)[0] if block else None
    if said is None or said.word != "bind" or not is_word(said["value"], "choose"):
        return None
    cards = given_to(program, str(said["var"])) if len(cast(Program, block)) == 1 else None
    source = said["value"]["from"]
    if cards is None or not is_fixed((cards, source)):
        return None
    whole = in_one_go(program, str(said["var"]))
    return node("$all_givable" if whole else "$givable", cards, source)


def picked_from(of: Arg, picks: Picks) -> Arg:
    """What something is picked from, without excluding the current holder."""
    for _ in picks:
        for ref, source in picks.items():
            of = source if of == ref else of
            for n in list(nodes_in(of)):
                if n.word == "less" and n["but"] in (ref, node("host_of", ref)):
                    of = replaced(of, n, n["of"])
            of = replaced(of, ref, source) if isinstance(source, Node) else of
    return of


def unfolded(block: Program) -> list[Node]:
    """Statements, including those decided by coins, but not the flips and their consequences."""
    found: list[Node] = []
    for said in block:
        if said.word == "if" and not said["else"]:
            coins = any(n.word == "heads" for n in nodes_in(said["condition"]))
            follows = is_word(said["condition"], "did")
            found += unfolded(said.block("then")) if coins else () if follows else (said,)
        elif not (said.word == "bind" and any(is_word(said["value"], coin) for coin in COINS)):
            found.append(said)
    return found


def done_by(said: Node) -> tuple[Arg, Arg]:
    """The name of a statement's result, or ``""``, and its effect."""
    return (said["var"], said["value"]) if said.word == "bind" else ("", said)
