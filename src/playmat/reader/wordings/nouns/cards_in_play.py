"""Trainer cards in play: Stadiums, Tools, all those of a player."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import ANY

ONE = node("$q", 1, 1)

row(
    "cards",
    "stadium()",
    "[the|that|any|a] Stadium card [in play]?",
    "[the|any|that]? Stadium card in play",
)


def lying(kind: Arg, who: str) -> Node | None:
    """Return the Tools or the Stadium that a player, or either, has in play."""
    if kind == node("tool"):
        return node("where", node("gear_on", node("all", who)), kind)
    if kind != node("stadium_card"):
        return None
    stadium = node("stadium")
    return stadium if who == "both" else node("where", stadium, node("owned_by", who))


@rule(
    "cards",
    "{q:quantity} {kind:card_filter} [in|from] play [{out:pokemon_brackets}]?",
    "{q:quantity} {kind:card_filter} {who:their_side} in play",
    "the {kind:card_filter} {who:their_side} in play",
    cost=-1,
)
def cards_in_play(kind: Node, q: Node = ONE, out: Node = ANY, who: str = "both") -> Arg | None:
    alone = kind == node("stadium_card")
    parts = [lying(one, who) for one in (kind.args if kind.word == "fits_any" else (kind,))]
    if out != ANY or not all(parts) or (alone and who == "both"):
        return None
    of = conjunction("join", *filter(None, parts))
    return of if alone else node("$pick", of, *q.args, "$who")
