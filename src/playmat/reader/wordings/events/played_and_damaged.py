"""Events: what a reaction waits for, as ``$event(event, condition, spoken ...)``.

``$said(sort, what)`` behind the condition tells what the event lets later words speak of.
"""

from __future__ import annotations

from typing import cast

from playmat.lang.make import changed, conjunction, node
from playmat.lang.node import Arg, Node, is_word
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import (
    ANY,
    BY_HAND,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
    fitted,
)

ALL = node("all", "both")


# --- coming into play ---------------------------------------------------------------------------
row(
    "event",
    "@event(benched, self(), event_by_hand())",
    "you [play|put] {x:pokemon} from your hand onto your Bench".replace(
        "{x:pokemon}", "[~|this Pokémon]"
    ),
    "you put [~|this Pokémon] onto your Bench from your hand",
    "[~|this Pokémon] is [played|put] from your hand onto your Bench",
    "[~|this Pokémon] is [played|put] onto your Bench from your hand",
)
row(
    "event",
    "@event($enters, self(), event_by_hand())",
    "you [play|put] [~|this Pokémon] from your hand",
    "you play [~|this Pokémon]",
)
row(
    "event",
    "@event(evolved, self(), event_by_hand())",
    "you play [~|this Pokémon] from your hand to [evolve|evolves] [1 of your|a] Pokémon",
    "you play [~|this Pokémon] from your hand to evolve",
)
row(
    "event",
    "@event(evolved, self(), @both(event_by_hand(), is(self(), is_active())))",
    "you play [~|this Pokémon] from your hand to [evolve|evolves] [1 of your|your] Active Pokémon",
)
row(
    "event",
    "@event(leveled_up, self(), event_by_hand())",
    "you put [~|this Pokémon] from your hand onto your Active ~",
)
row("event", "@event(evolved, self())", "1 of your Pokémon becomes this Pokémon")


# --- attaching Energy ---------------------------------------------------------------------------
@rule("energy_attached", "[a|an] {kind:energy_kind}", "[a|an] {kind:card_filter}")
def some_energy(kind: Node) -> Node | None:
    if kind == node("energy"):
        return kind
    if kind.word in ("basic_energy", "special_energy") or (
        kind.word == "named" and str(kind["name"]).endswith("Energy")
    ):
        return kind
    fits = [kind] if kind.word != "fits_any" else list(kind.args)
    energies = (node("energy"), node("basic_energy"))
    return kind if all(is_word(f, "fits_both") and f["left"] in energies for f in fits) else None


@rule("energy_attached", "a {a:type} , {b:type} , or {c:type} basic Energy card")
def three_basic(a: str, b: str, c: str) -> Node:
    kinds = conjunction("fits_any", *(node("provides", t) for t in (a, b, c)))
    return node("fits_both", node("basic_energy"), kinds)


# An Ability is no Poké-Power. [POW-3]
row(
    "except_cause",
    "@both(not(event_cause(attack)), or(not(event_cause(power)), event_cause(ability)))",
    "( excluding effects of attacks or Poké-Powers )",
)
row(
    "event",
    "@event(attached, ?pokemon, @both(event_by_hand(), is(event_card(), ?filter), always()), "
    "$said(cards, event_card()))",
    "you attach {filter:energy_attached} [card]? from your hand to {pokemon}",
    "you attach {filter:energy_attached} [card]? from your hand to {pokemon} during your turn",
)
row(
    "event",
    "@event(attached, ?pokemon, @both(event_by_hand(), is(event_card(), ?filter), ?except_cause), "
    "$said(cards, event_card()))",
    "you attach {filter:energy_attached} [card]? from your hand to {pokemon} {except_cause}",
    "you attach {filter:energy_attached} [card]? from your hand to {pokemon} during your turn "
    "{except_cause}",
)


@rule("event", "you attach {kind:energy_attached} to {who:pokemon}")
def i_attach_anyhow(kind: Node, who: Node) -> Node:
    mine = both(
        node("not", node("event_from", node("all", "foe"))), node("is", node("event_card"), kind)
    )
    return event("attached", who, mine, THAT_CARD)


ONTO = (
    "[from his or her hand onto his or her Bench"
    "|onto his or her Bench from his or her hand|from his or her hand]"
)
PUTS = "[a|any|either] player [puts|plays]"


@rule(
    "event",
    f"{PUTS} a {{kind:pokemon_noun}} {ONTO}",
    f"{PUTS} a {{kind:pokemon_noun}} {{out:pokemon_brackets}} {ONTO}",
    f"{PUTS} a {{kind:pokemon_noun}} {{that:pokemon_that}} {ONTO}",
)
def benches(kind: Node, out: Node = ANY, that: Node = ANY) -> Node | None:
    if kind == ANY:
        return None
    return event("benched", fitted(ALL, kind, that, out), BY_HAND, THAT_POKEMON)


row(
    "event",
    "@event(leveled_up, all(both), event_by_hand(), $said(mons, event_mon()))",
    "any player plays any Pokémon from {their_hand} to Level-Up {one_of_their_pokemon}",
)
row(
    "event",
    "@event(attached, all(foe), @both(event_by_hand(), is(event_card(), ?filter)), $said(mons, "
    "event_mon()), $said(cards, event_card()))",
    "your opponent attaches {filter:energy_attached} from his or her hand to [a|1 of his or "
    "her|his "
    "or her|any of his or her] Pokémon",
    "your opponent attaches {filter:energy_attached} to [a|1 of his or her|his or her] Pokémon "
    "from "
    "[his or her]? hand",
)
row("condition", "is(event_card(), provides(?type))", "you attach [a|an] {type} Energy card")


# --- damage -------------------------------------------------------------------------------------
MUST = "you must discard an Energy card attached to [~|this Pokémon]"


def _in_hand(arg: Arg) -> Arg:
    """Say by print what Energy provides."""
    return Node("prints", arg.args) if is_word(arg, "provides") else arg


@rule(
    "clause",
    f"to attach {{kind:energy_attached}} from your hand to {{who:pokemon}} , {MUST}",
    "whenever you attach {kind:energy_attached} from your hand to {who:pokemon} , discard an "
    "Energy card attached to ~",
)
def pays_for_energy(kind: Node, who: Node) -> Node:
    kind = cast(Node, changed(kind, _in_hand))
    paid = (node("discard", node("$pick", node("energy_on", who), 1, 1, "me")),)
    return node(
        "$on",
        Node("attached", (who,)),
        both(BY_HAND, node("is", node("event_card"), kind)),
        "nobody",
        paid,
    )
