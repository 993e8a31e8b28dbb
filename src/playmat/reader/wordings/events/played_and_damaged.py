"""Events: what a reaction waits for, as ``$event(event, condition, spoken ...)``.

``$said(sort, what)`` behind the condition tells what the event lets later words speak of.
"""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, conjunction, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import (
    ANY,
    BY_HAND,
    SELF,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
    fitted,
)

STEPS_BACK = "{who:pokemon} moves from [the|your] Active Spot to [the|your] Bench"


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
        kind.word == "named" and str(kind.args[0]).endswith("Energy")
    ):
        return kind
    fits = [kind] if kind.word != "fits_any" else list(kind.args)
    energies = (node("energy"), node("basic_energy"))
    return (
        kind
        if all(
            isinstance(f, Node) and f.word == "fits_both" and f.args[0] in energies for f in fits
        )
        else None
    )


row(
    "energy_attached",
    "fits_both(energy(), fits_any(provides(?type), provides(?b)))",
    "a {type} or {b:type} Energy [card]?",
)


@rule("energy_attached", "a {a:type} , {b:type} , or {c:type} basic Energy card")
def three_basic(a: str, b: str, c: str) -> Node:
    kinds = conjunction("fits_any", *(node("provides", t) for t in (a, b, c)))
    return node("fits_both", node("basic_energy"), kinds)


row("except_cause", "not(event_cause(attack))", "( excluding effects of attacks )")
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
row(
    "attacked_by",
    "and(event_cause(attack), not(event_from(all(me))))",
    "[an|your]? opponent's attack(s)",
    "damage from [an|your] opponent's attack",
)
row("attacked_by", "and(event_cause(attack), event_from(?who))", "an attack from {who:bearer}")
row(
    "attacked_by",
    "event_cause(attack)",
    "an attack",
    "attacks",
    "damage from an attack",
    "an attack ( [including|even] your own )",
)
row(
    "event",
    "@event(damaged, ?pokemon, ?attacked_by)",
    "{pokemon} is damaged by {attacked_by}",
    "{pokemon} is damage by {attacked_by}",
    "{attacked_by:attack_that_damages} [does damage to|damages] {pokemon}",
)


@rule(
    "event",
    "{who:pokemon} is {a:pokemon_state} and is [damaged|damage] by {by:attacked_by}",
    "{who:pokemon} is {a:pokemon_state} and gets damaged by {by:attacked_by}",
    "during your opponent's turn , if {who:pokemon} is {a:pokemon_state} and is damaged by "
    "{by:attacked_by}",
)
def damaged_while(who: Node, a: Node, by: Node) -> Node:
    return event("damaged", who, both(by, node("is", who, a)))


@rule("event", "{who:pokemon} {a:standings} and is damaged by {by:attacked_by}")
def damaged_as(who: Node, a: Node, by: Node) -> Node:
    return damaged_while(who, a, by)


DAMAGE = {"damaged", "counters_at_least", "hp_left_at_most"}
"""What the damage of the event has changed by the time it is asked for."""


@rule("standings", "has {fit:feature}", cost=1)
@rule("standing", "is {fit:pokemon_state}", "has {fit:feature}")
def standing(fit: Node) -> Node | None:
    return None if DAMAGE & {part.word for part in nodes_in(fit)} else fit


row(
    "standings",
    "fits_both(?left, ?right)",
    "{left:standing} , {right:standing} ,",
    "{left:standing} and {right:standing}",
    cost=1,
)
row(
    "event",
    "@event(damaged, ?what, is(?what, ?filter))",
    "{what:pokemon} is {filter:pokemon_state} and gets damaged",
)
row(
    "event",
    "@event(damaged, ?what, @both(?attack_that_damages, is(?what, ?filter)))",
    "{attack_that_damages} [does damage to|damages] {what:pokemon} while it's "
    "{filter:pokemon_state}",
    "{attack_that_damages} does damage to {what:pokemon} and {x:pokemon} is already "
    "{filter:pokemon_state}",
)
row(
    "attack_that_damages",
    "and(event_cause(attack), not(event_from(all(me))))",
    "[an|your] opponent's attack",
)
row(
    "attack_that_damages",
    "event_cause(attack)",
    "an attack",
    "an attack ( [including|even] your own )",
)
row(
    "event",
    "@event(damaged, ?what, @both(?attacked_by, is(?what, ?filter), not(falls(?what))))",
    "{what:pokemon} is {filter:pokemon_state} and is damaged but not Knocked Out by {attacked_by}",
)
MUST = "you must discard an Energy card attached to [~|this Pokémon]"


def _in_hand(arg: Arg) -> Arg:
    """Say by print what Energy provides."""
    return Node("prints", arg.args) if isinstance(arg, Node) and arg.word == "provides" else arg


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


@rule("clause", f"{{w:whenever}} {STEPS_BACK} , {{do:effects}}", cost=2)
def steps_back(who: Node, w: bool, do: Block, may: str = "nobody", *more: Node) -> Block | None:
    if who not in (SELF, node("host")):
        return None
    left = node("is", node("event_other"), node("one_of", who))
    return (
        node("$on", Node("switched", ()), both(left, *more), may, do),
        node("$on", Node("retreated", (who,)), both(*more), may, do),
    )


@rule("clause", f"{{w:whenever}} {STEPS_BACK} , {{do:may_use}}")
def may_step_back(who: Node, w: bool, do: Block) -> Block | None:
    return steps_back(who, w, do, "me")


@rule("clause", f"once during your turn , {{w:whenever}} {STEPS_BACK} , {{do:may_use}}")
def may_step_back_once(who: Node, w: bool, do: Block) -> Block | None:
    said = steps_back(who, w, do, "me", node("my_turn"))
    return None if said is None else (*said, node("$how", "once"))


row(
    "event",
    "@event(evolved, self(), event_by_hand(), $said(mons, self()))",
    "you play this card from your hand to evolve [1 of your|a] Pokémon",
)


row(
    "event",
    "@event(evolved, all(foe), event_by_hand(), $said(mons, event_mon()))",
    "your opponent play(s) a Pokémon from his or her hand to evolve(s) 1 of his or her Pokémon",
)


row("except_cause", "event_cause(rule)", "( except with an attack , Ability , or Trainer card )")


row(
    "event",
    "@event(damaged, ?who, @both(?attacked_by, not(falls(?who))))",
    "{who:pokemon} is damaged but not Knocked Out by {attacked_by}",
)


row(
    "event",
    "@event(evolved, @fitted(all(both), ?pokemon_noun), event_by_hand(), $said(mons, event_mon()))",
    "[a|any|either] player plays [a|an] {pokemon_noun} from {x:their_hand} to evolve "
    "{y:one_of_their_pokemon}",
)
