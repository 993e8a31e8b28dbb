"""Protection told card by card, and protection from damage counters alone."""

from __future__ import annotations

from playmat.lang.make import conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import on

NO_STAYING = "( excluding Pokémon Tool(s) [cards]? [and|or] Stadium card(s) )"
phrase(
    "plays_trainer",
    True,
    f"your opponent play(s) a Trainer card [from his or her hand]? {NO_STAYING}",
    f"your opponent play(s) a Trainer card {NO_STAYING} from his or her hand",
    "your opponent play(s) an Item [card]? or [a]? Supporter card [from his or her hand]?",
    "your opponent play(s) a Supporter [card]? or [an]? Item card [from his or her hand]?",
)


@rule(
    "modifier",
    "[whenever|when|if] {x:plays_trainer} , prevent all effect(s) of that card done to "
    "{who:bearer}",
)
def each_time_from_trainers(who: Arg, x: bool) -> Node:
    return on(who, node("prevent", "all", who, "trainer", "foe"))


FREELY = ("nobody", "free", "play")


@spare_rule(
    "modifier",
    "{of:attacks_of} [{x:and_abilities}]? can't put [any]? damage counters on {who:bearer}",
    "damage counters can't be [put|placed] on {who:bearer} by [effects of]? {of:attacks_of} "
    "[{x:and_abilities}]?",
)
def no_counters(who: Arg, of: Node, x: bool = False) -> Node:
    causes = ("attack", "ability") if x else ("attack",)
    cause = conjunction("or", *(node("event_cause", one) for one in causes))
    by = of.args[0]
    by = node("all", by) if isinstance(by, str) else by
    asked = cause if of.args[0] == "anyone" else node("and", cause, node("event_from", by))
    stops = (node("nullify"),)
    clause = Node("instead", (Node("counters_placed", (who,)), asked, *FREELY, stops))
    return on(who, node("handler", clause))


spare_phrase("and_abilities", True, "and Abilities", "or Abilities")
