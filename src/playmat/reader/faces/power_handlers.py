"""Parts of reaction clauses: which Pokémon reacts, what enters play, and in whose turn."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.face import Face
from playmat.reader.faces.power_marks import Draft


def answering(block: Block, face: Face) -> Block:
    """Let a player choose which Pokémon of one name reacts, if it matters."""
    if node("self") not in nodes_in(block):
        return block
    alike = node("fits_both", node("named", face.card), node("has_power", face.power or "any"))
    one = node("bind", "$answering", node("choose", node("where", node("all", "me"), alike)))
    return (one, *cast(Block, replaced(block, node("self"), node("ref", "$answering"))))


AT_WILL: Final = {"free": "any_time", "once_name": "any_time_name"}


def of_itself(test: Node) -> Node:
    """A test of this Pokémon in place of "there is such a Pokémon"."""
    kinds = test["of"] if test.word == "any_of" else None
    if not is_word(kinds, "where") or kinds["of"] != node("self"):
        return test
    return Node("is", kinds.args)


def growing(block: Block) -> list[Node]:
    """Condition that the holder can evolve at all, if the card is discarded to evolve it.

    The Rules Team of 2004 let a Belt stay on a Pokémon that nothing evolves from.
    """
    host = node("host")
    grown = any(n.word == "evolve" and n["onto"] == host for n in nodes_in(block))
    gone = node("discard", node("this_card")) in nodes_in(block)
    return [node("is", host, node("has_evolution"))] if grown and gone else []


def entering(event: Node, face: Face) -> Node:
    """What entering play means for a card: being benched, or evolving."""
    if event.word != "$enters":
        return event
    basic = face.kinds and face.kinds[0] in ("basic", "baby", "restored", "legend")
    return Node("benched" if basic else "evolved", event.args)


def in_own_turn(event: Node, test: Arg) -> Arg:
    """A test limited to its player's turn, for a Pokémon put into play from the hand.

    An effect of the opponent may put it onto the Bench, too, which does not count.
    """
    if event != Node("benched", (node("self"),)) or node("event_by_hand") not in nodes_in(test):
        return test
    return node("and", test, node("my_turn"))


def unattacked(draft: Draft) -> list[Arg]:
    """Condition that no attack is the cause, if the text does not say so itself."""
    if draft.kind != "$on" or cast(Node, draft.args[0]).word != "attached":
        return []
    told = any(part.word == "event_cause" for part in nodes_in(draft.args[1]))
    return [] if told else [node("not", node("event_cause", "attack"))]
