"""Trainer cards in play: Stadiums, Tools, all those of a player."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY

ONE = node("$q", 1, 1)
TRAINER = node("$trainer")

row(
    "cards",
    "stadium()",
    "[the|that|any|a] Stadium card [in play]?",
    "[the|any|that]? Stadium card in play",
)


def in_play(kind: Arg, who: str) -> Node | None:
    """The Tools, the Stadium or all Trainer cards that a player, or either, has in play."""
    gear, stadium = node("gear_on", node("all", who)), node("stadium")
    theirs = stadium if who == "both" else node("where", stadium, node("owned_by", who))
    if kind == TRAINER:
        return node("join", gear, node("join", theirs, node("beside", who)))
    kinds = {node("tool"): node("where", gear, kind), node("stadium_card"): theirs}
    return kinds.get(kind)  # type: ignore[arg-type]


def all_lying(kind: Node, who: str) -> Node | None:
    """The Trainer cards of one or several kinds that a player has in play."""
    parts = [in_play(one, who) for one in (kind.args if kind.word == "fits_any" else (kind,))]
    return conjunction("join", *filter(None, parts)) if all(parts) else None


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} [in|from] play [{out:pokemon_brackets}]?",
    "{q:quantity} {kind:card_filter} {who:their_side} in play",
    "the {kind:card_filter} {who:their_side} in play",
    "all [of]? {all:owner} {kind:card_filter} in play",
    cost=-1,
)
def cards_in_play(
    kind: Node, q: Node = ONE, out: Node = ANY, who: str = "both", all: str = ""
) -> Arg | None:
    alone, of = kind == node("stadium_card"), all_lying(kind, all or who)
    if of is None or out != ANY or kind == TRAINER or (alone and who == "both"):
        return None
    return of if alone or all else node("$pick", of, *q.args, "$who")


@rule("counted", "{kind:card_filter} {who:their_side} in play")
def cards_lying(kind: Node, who: str) -> Node | None:
    """The number of Trainer cards in play, including those played as Pokémon [CARD-FOS-7]."""
    of = all_lying(kind, who)
    if of is None or kind != TRAINER:
        return of and node("count", of)
    played = node("where", node("all", who), node("trainer"))
    return node("add", node("count", of), node("count", played))
