"""Events of what players do: they play Pokémon and Trainer cards, attach Energy, retreat."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, conjunction, node
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import (
    ALWAYS,
    ANY,
    ATTACKED,
    BY_HAND,
    SELF,
    THAT_CARD,
    THAT_POKEMON,
    both,
    event,
    fitted,
    owned,
)
from playmat.reader.nodes import acted
from playmat.reader.wordings.events.whom import FROM_HAND, Subject

ALL = node("all", "both")
BASIC = node("basic")


def happens(name: str, of: Arg, *tests: Node) -> Node:
    """An event of Pokémon; later words may refer to one of several."""
    spoken = () if of in (node("self"), node("host")) else (THAT_POKEMON,)
    return event(name, of, both(*tests), *spoken)


# --- coming into play ---------------------------------------------------------------------------
OWN = "[~|this Pokémon]"
phrase("comer", SELF, OWN)


@rule(
    "comer",
    "[a|an|any] {kind:pokemon_noun} [card]? [{out:pokemon_brackets}|{that:pokemon_that}]?",
    "[a|an|any] {kind:pokemon_noun} or [a|an]? {other:pokemon_noun}",
    "[a|an|any] Evolution card(s)",
)
def any_comer(
    kind: Node = ANY, out: Node = ANY, that: Node = ANY, other: Node | None = None
) -> Arg | None:
    if other is not None:
        return None if ANY in (kind, other) else fitted(ALL, node("fits_any", kind, other))
    return fitted(ALL, kind, that, out)


BENCH = "onto [your|his or her|the] Bench"
PLAYS = "{who:doer} [play(s)|put(s)] {what:comer}"
IN_TURN = "[during [your|his or her] turn]?"
PLAYED = "{what:comer} is [played|put]"


@rule(
    "event",
    f"{PLAYS} [{FROM_HAND}]? {BENCH}",
    f"{PLAYS} {BENCH} {FROM_HAND}",
    f"{PLAYED} from your hand {BENCH}",
    f"{PLAYED} {BENCH} from your hand",
)
def benches(what: Arg, who: str = "me") -> Node | None:
    of = owned(what, who)
    return None if of is None else happens("benched", of, BY_HAND)


@rule("event", f"{PLAYS} [{FROM_HAND}]?")
def plays_pokemon(what: Arg, who: str) -> Node | None:
    if what == SELF:
        return event("$enters", SELF, BY_HAND) if who == "me" else None
    return benches(what, who) if BASIC in nodes_in(what) else None  # others may evolve


@rule(
    "event",
    f"{PLAYS} {FROM_HAND} to [evolve|evolves] [{{whom:event_subject}}]? {IN_TURN}",
    "{who:doer} evolve(s) {whom:event_subject}",
)
def evolves(who: str, what: Arg = ALL, whom: Subject = (ALL,)) -> Node | None:
    of, onto = owned(what, who), owned(whom[0], who)
    one = SELF if of == SELF else node("event_mon")
    was = None if onto is None else evolved_from(one, onto)
    return None if of is None or was is None else happens("evolved", of, BY_HAND, was)


def evolved_from(one: Node, onto: Arg) -> Node | None:
    """Condition on what a Pokémon evolved from: its place or its kind."""
    if isinstance(onto, Node) and onto.word == "where" and onto.child("filter").word == "tag":
        return node("any_of", node("where", node("under", one), onto["filter"]))
    at = {"all": ALWAYS, "active": node("is", one, node("is_active"))}
    at["bench_of"] = node("is", one, node("is_benched"))
    return at.get(onto.word) if isinstance(onto, Node) else None


@rule(
    "event",
    f"{PLAYS} {FROM_HAND} to Level-Up {{whom:event_subject}}",
    f"{PLAYS} {FROM_HAND} onto your Active ~",
)
def levels_up(what: Arg, who: str, whom: Subject = (ALL,)) -> Node | None:
    of = owned(what, who)
    return None if of is None or owned(whom[0], who) is None else happens("leveled_up", of, BY_HAND)


# --- attaching Energy ---------------------------------------------------------------------------
ENERGIES = ("energy", "basic_energy", "special_energy")


@rule("energy_attached", "[a|an|any] {kind:energy_kind}", "[a|an|any] {kind:card_filter}")
def some_energy(kind: Node) -> Node | None:
    if kind.word in ENERGIES or (kind.word == "named" and str(kind["name"]).endswith("Energy")):
        return kind
    fits = [kind] if kind.word != "fits_any" else list(kind.args)
    known = all(is_word(f, "fits_both") and f.child("left").word in ENERGIES for f in fits)
    return kind if known else None


@rule("energy_attached", "a {a:type} , {b:type} , or {c:type} basic Energy card")
def three_basic(a: str, b: str, c: str) -> Node:
    kinds = conjunction("fits_any", *(node("provides", t) for t in (a, b, c)))
    return node("fits_both", node("basic_energy"), kinds)


# An Ability is not a Poké-Power. [POW-3]
row(
    "except_cause",
    "@both(not(event_cause(attack)), or(not(event_cause(power)), event_cause(ability)))",
    "( excluding effects of attacks or Poké-Powers )",
)
row("by_hand", "event_by_hand()", FROM_HAND)
ATTACHES = "{who:doer} attach(es) {kind:energy_attached}"
WHEN = f"{IN_TURN} [{{but:except_cause}}]?"


@rule(
    "event",
    f"{ATTACHES} [{{hand:by_hand}}]? to {{whom:event_subject}} {WHEN}",
    f"{ATTACHES} to {{whom:event_subject}} {{hand:by_hand}} {WHEN}",
)
def attaches(
    who: str, kind: Node, whom: Subject, hand: Node | None = None, but: Node = ALWAYS
) -> Node | None:
    of = owned(whom[0], who)
    if of is None or (hand is None and who != "me"):
        return None
    source = hand or node("not", node("event_from", node("all", "foe")))
    asked = node("is", node("event_card"), kind)
    mons = (THAT_POKEMON,) if len(whom) > 1 else ()
    return event("attached", of, both(source, asked, but), *mons, THAT_CARD)


row("condition", "is(event_card(), provides(?type))", "you attach [a|an] {type} Energy card")


# --- other actions ------------------------------------------------------------------------------
@rule(
    "before_event",
    "you flip any coins for an attack [of {of:pokemon}]?",
    "{who:doer} flip(s) [a coin|any coins]",
)
def flips(of: Arg = "me", who: str = "") -> Node:
    tests = () if who else (ATTACKED, node("my_turn"))
    return event("coins_flipped", who or of, both(*tests))


row(
    "act",
    "[reflip()]",
    "ignore all [effects|results] of those coin flips and [begin|being] flipping those coins again",
)
AGAIN = "effects that let you flip coins again"
row(
    "note",
    "[$how(once_player)]",
    f"you may only use {AGAIN} , including effects from other cards , {{how_often}}",
)
TRAINERS = ("$trainer", "supporter", "item", "stadium_card", "tool")


@rule("event", f"{{who:doer}} play(s) [a|an|any] {{kind:card_filter}} [{FROM_HAND}]?")
def plays(who: str, kind: Node) -> Node | None:
    known = node("is", node("event_card"), kind)
    return event("played", who, known, THAT_CARD) if kind.word in TRAINERS else None


# --- what it costs ------------------------------------------------------------------------------
def _in_hand(arg: Arg) -> Arg:
    """Replace what Energy provides by what is printed."""
    return Node("prints", arg.args) if is_word(arg, "provides") else arg


@rule(
    "clause",
    f"to attach {{kind:energy_attached}} {FROM_HAND} to {{of:pokemon}} , you must {{do:acts}}",
)
def costs(kind: Node, of: Node, do: Block) -> Node:
    asked = node("is", node("event_card"), cast(Node, changed(kind, _in_hand)))
    return node("$on", Node("attached", (of,)), both(BY_HAND, asked), "nobody", acted(do, "me"))
