"""Circumstances of an attack: who falls to it, who evolved, what was chosen, what is in play."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import compared, fitting, plain_name

SELF = node("self")
DEFENDER = node("defender")
THAT = node("$that", "mons")

# --- Knocked Out by this attack -----------------------------------------------------------------
phrase("this_attack", node("event_by_attack"), "this attack")
phrase(
    "this_attack",
    node("event_cause", "attack"),
    "damage from this attack",
    "the damage from this attack",
)


@rule("statement", "if {x:pokemon} is Knocked Out by {y:this_attack} , {do:effects}")
@spare_rule("statement", "if {x:any_of_group} is Knocked Out by {y:this_attack} , {do:effects}")
@spare_rule("statement", "if {y:this_attack} Knocks Out {x:pokemon} , {do:effects}")
@spare_rule("statement", "if you Knock Out {x:pokemon} with {y:this_attack} , {do:effects}")
def falls(x: Arg, y: Node, do: Block) -> Block:
    return _during_attack(Node("on", (Node("knocked_out", (x,)), y, *_FREELY, do)))


@spare_rule(
    "statement",
    "if your opponent's {kind:pokemon_noun} is Knocked Out by {y:this_attack} , {do:effects}",
    cost=1,
)
def one_falls(kind: Node, y: Node, do: Block) -> Block:
    return falls(fitting(node("all", "foe"), kind), y, do)


@rule("statement", "if {x:pokemon} would be Knocked Out by {y:this_attack} , {do:effects}")
@spare_rule(
    "statement", "if {x:any_of_group} would be Knocked Out by {y:this_attack} , {do:effects}"
)
def would_fall(x: Arg, y: Node, do: Block) -> Block:
    return _during_attack(Node("instead", (Node("would_be_knocked_out", (x,)), y, *_FREELY, do)))


_FREELY = ("nobody", "free", "play")


def _during_attack(clause: Node) -> Block:
    """Return a reaction that holds as long as the attack is under way."""
    return (node("lasting", "this_attack", node("nobody"), (node("handler", clause),)),)


spare_phrase("more_prizes", 1, "another Prize card", "an extra Prize card")
same("more_prizes", "{number} more Prize card(s)")
same("any_of_group", "any of {pokemons}", "1 of {pokemons}")


@rule(
    "statement",
    "if {x:pokemon} [is|would be] Knocked Out by {y:this_attack} , take {n:more_prizes}",
    "if {y:this_attack} Knocks Out {x:pokemon} , take {n:more_prizes}",
)
def more_prizes(x: Node, y: Node, n: int) -> Block:
    return prizes_changed(x, n)


def prizes_changed(whom: Arg, n: int) -> Block:
    """Return Prizes added for those who fall to the attack, which does nothing to them."""
    change = node("mod", "prizes_for", whom, "add", n)
    return (node("lasting", "this_attack", node("nobody"), (change,)),)


@rule(
    "statement",
    "if your opponent's {kind:pokemon_noun} is Knocked Out by {y:this_attack} , take "
    "{n:more_prizes}",
)
def more_prizes_for(kind: Node, y: Node, n: int) -> Block:
    return prizes_changed(fitting(node("all", "foe"), kind), n)


@spare_rule(
    "statement",
    "if {of:pokemons} is Knocked Out by {y:this_attack} , take {n:more_prizes}",
    cost=1,
)
def more_prizes_for_some(of: Arg, y: Node, n: int) -> Block | None:
    kinds = isinstance(of, Node) and of.word == "where" and of.args[0] == node("all", "foe")
    return prizes_changed(of, n) if kinds else None


@spare_rule(
    "statement",
    "if {x:pokemon} is Knocked Out by {y:this_attack} , your opponent takes {n:number} fewer "
    "Prize card(s)",
)
def fewer_prizes(x: Node, y: Node, n: int) -> Block:
    return prizes_changed(x, -n)


# --- what was chosen ----------------------------------------------------------------------------
@rule(
    "condition",
    "you [choose|chose] [a|an]? {kind:pokemon_noun}",
    "you [choose|chose] [a|an]? {kind:pokemon_noun} {that:pokemon_that}",
)
def chose_kind(kind: Node, that: Node | None = None) -> Node | None:
    fits = [fit for fit in (kind, that) if fit is not None and fit.word != "$any"]
    if not fits:
        return None
    return node("is", THAT, fits[0] if len(fits) == 1 else node("fits_both", *fits))


phrase("condition", node("is", THAT, node("is_benched")), "you [choose|chose] a Benched Pokémon")


# --- evolving -----------------------------------------------------------------------------------
@rule("condition", "{who:pokemon} is evolved from {a:name}", "{who:pokemon} evolved from {a:name}")
def descends(who: Node, a: str) -> Node | None:
    if not plain_name(a) or a.endswith(" this"):
        return None
    return node("any_of", node("where", node("under", who), node("named", a)))


@rule("condition", "{a:name} isn't anywhere under {who:pokemon}")
def not_under(who: Node, a: str) -> Node | None:
    return (
        node("not", node("any_of", node("where", node("under", who), node("named", a))))
        if plain_name(a)
        else None
    )


@rule("condition", "you played {who:pokemon} from your hand [during]? this turn")
def just_played(who: Node) -> Node | None:
    return node("played_this_turn", who) if who == SELF else None


@spare_rule(
    "condition",
    "{who:pokemon} [was put|came] into play [during]? this turn",
    "you put {who:pokemon} into play [during]? this turn",
)
def just_entered(who: Node) -> Node:
    return node("entered_this_turn", who)


@rule("condition", "{who:pokemon} was on your Bench [during]? this turn")
def was_benched(who: Node) -> Node:
    return node("came_up_this_turn", who)


@rule("condition", "{who:pokemon} was damaged by an attack during your opponent's last turn")
def was_hurt(who: Node) -> Node:
    return node("compare", node("last_damage", who), ">", 0)


@rule(
    "condition",
    "you [attach|attached] [a|an|any|1 or more] {kind:energy_kind} from your hand to {who:pokemon} "
    "[during]? this turn",
    "you [attach|attached] [a|an|any] {kind:energy_kind} from your hand to [1|any] of "
    "{of:pokemons} [during]? this turn",
)
def just_attached(kind: Node, who: Arg = "", of: Arg = "") -> Node:
    new = node("attached_this_turn", who or of)
    if kind.word == "fits_both" and kind.args[0] == node("energy"):
        kind = kind.args[1]  # type: ignore[assignment]
    return node("any_of", new if kind == node("energy") else node("where", new, kind))


# --- what a Pokémon is --------------------------------------------------------------------------
phrase("pokemon_that", node("tag", "delta"), "that [has|have] δ on [its|their] card(s)")
phrase(
    "pokemon_that", node("fits_not", node("evolved")), "that [isn't|aren't] [an]? Evolved Pokémon"
)
phrase(
    "pokemon_that",
    node("retreat_at_most", 0),
    "that [doesn't|don't] have a Retreat Cost",
    "that [has|have] no Retreat Cost",
)
phrase("pokemon_that", node("damaged"), "that already [has|have] damage counters on [it|them]")


@rule("pokemon_that", "that [is|are] the same type as {who:pokemon}")
def same_type(who: Node) -> Node:
    return node("shares_type", who)


@rule("pokemon_that", "that [has|have] {n:number} or less Energy [cards]? attached to [it|them]")
def little_energy(n: int) -> Node:
    return node("fits_not", node("units_at_least", n + 1))


@spare_rule(
    "pokemon_that", "that [has|have] {n:number} or more Energy [cards]? attached to [it|them]"
)
def much_energy(n: int) -> Node:
    return node("units_at_least", n)


@rule("pokemon_that", "that [has|have] {t:type} Energy attached")
def energized(t: str) -> Node:
    return node("has_type", t)


@rule("condition", "{who:pokemon} has δ on its card")
def is_delta(who: Node) -> Node:
    return node("is", who, node("tag", "delta"))


phrase(
    "pokemon_state",
    node("afflicted"),
    "affected by any Special Condition(s)",
    "affected by Special Conditions",
)


@rule("condition", "{who:pokemon} is [a|an]? {kind:pokemon_noun} or has {a:name} in its name")
def kind_or_name(who: Node, kind: Node, a: str) -> Node:
    return node("is", who, node("fits_any", kind, node("name_has", a)))


@rule("condition", "{who:pokemon} has {p:power_held}")
def has_powers(who: Node, p: str) -> Node:
    return node("is", who, node("has_power", p))


@rule("condition", "{who:pokemon} 's Retreat Cost is {n:number}")
def retreats_for(who: Node, n: int) -> Node:
    return node("compare", node("retreat_of", who), "==", n)


@rule("condition", "{a:pokemon} has the same remaining HP as {b:pokemon}")
def same_hp(a: Node, b: Node) -> Node:
    return node("compare", node("hp_left", a), "==", node("hp_left", b))


phrase("statement", (), "before doing damage , count the remaining HP of {pokemon} and {pokemon}")


# --- what is attached ---------------------------------------------------------------------------
@rule("condition", "{n:how_many} {what:energy_counted} [is|are] attached to {who:pokemon}")
def attached_to(n: Node, what: Node, who: Node) -> Node:
    if what.word == "$units":
        return compared(node("units", who, what.args[0]), n)
    return compared(node("count", node("where", node("energy_on", who), what.args[0])), n)


@rule(
    "condition",
    "{who:pokemon} has {n:how_many} different types of basic Energy [card(s)]? attached to it",
)
def energy_types(who: Node, n: Node) -> Node:
    return compared(
        node("types_among", node("where", node("energy_on", who), node("basic_energy"))), n
    )


@rule("condition", "{who:pokemon} has [a|any] Technical Machine [card(s)]? attached to it")
def has_machine(who: Node) -> Node:
    return node("any_of", node("where", node("gear_on", who), node("machine")))


# --- what players have --------------------------------------------------------------------------
phrase(
    "condition",
    node("any_of", node("where", node("stadium"), node("owned_by", "foe"))),
    "your opponent has a Stadium card in play",
)
phrase(
    "condition",
    node("any_of", node("where", node("stadium"), node("owned_by", "me"))),
    "you have a Stadium card in play",
)
phrase(
    "condition",
    node("supporter_played", "me"),
    "you played any Supporter card(s) [from your hand]? [during]? this turn",
)
phrase(
    "condition",
    node("not", node("supporter_played", "me")),
    "you didn't play any Supporter card(s) [from your hand]? [during]? this turn",
)


@spare_rule("condition", "{a:name} Stadium is in play", "{a:name} is in play", cost=1)
def stadium_named(a: str) -> Node | None:
    return (
        node("any_of", node("where", node("stadium"), node("named", a)))
        if a.endswith("Stadium")
        else None
    )


@rule("condition", "the number of cards in your opponent's hand is at least {n:number}")
def big_hand(n: int) -> Node:
    return node("compare", node("count", node("hand", "foe")), ">=", n)


@rule("condition", "{who:who_has} any {t:type} Energy attached to any of {h:owner} Pokémon")
def energy_about(who: str, t: str, h: str) -> Node:
    return node("any_of", node("where", node("all", who), node("has_type", t)))


phrase(
    "condition",
    node("compare", node("units", node("all", "me")), "<", node("units", node("all", "foe"))),
    "your Pokémon have less Energy than your opponent's",
)


@rule(
    "condition",
    "you don't have any Pokémon {that:pokemon_that} in play",
    "you don't have any {kind:pokemon_noun} in play",
)
def have_none(that: Node | None = None, kind: Node | None = None) -> Node:
    of: Arg = node("all", "me")
    fit = that or kind
    return node("not", node("any_of", node("where", of, fit) if fit and fit.word != "$any" else of))


@rule("condition", "{a:name} is in your discard pile", "~ is in your discard pile")
def lies_in_discards(a: str = "$own") -> Node | None:
    if a != "$own" and not plain_name(a):
        return None
    return node("any_of", node("where", node("discards", "me"), node("named", a)))


@rule("condition", "you don't have {n:number} {kind:card_filter} in your discard pile")
def too_few_discarded(n: int, kind: Node) -> Node:
    return node("compare", node("count", node("where", node("discards", "me"), kind)), "<", n)


# --- when an attack fails -------------------------------------------------------------------------
@rule("note", "if {c:condition} , this attack does nothing")
def fails_if(c: Node) -> Block:
    return (node("if", c, (node("cancel"),)),)


@rule("condition", "you use this attack when {c:condition}")
def when_used(c: Node) -> Node:
    return c


@rule(
    "condition",
    "[a|an] {kind:pokemon_noun} you had in play was Knocked Out [by damage from|by] an opponent's "
    "attack [during|in] [his or her|your opponent's] last turn",
)
@spare_rule(
    "condition",
    "[any|1] of your {kind:pokemon_noun} [were|was] Knocked Out by damage from an [opponent's]? "
    "attack [from your opponent's Pokémon]? during [his or her|your opponent's] last turn",
    cost=1,
)
def kind_fell(kind: Node) -> Node:
    return node("any_of", fitting(node("fallen", "me"), kind))


@rule("condition", "your opponent's Pokémon used an attack [during|in] [his or her|its] last turn")
@spare_rule(
    "condition",
    "[{who:pokemon}|1 of your opponent's Pokémon] used an attack [during|in] "
    "[his or her|your opponent's|its] last turn",
    cost=1,
)
def foe_attacked(who: Node | None = None) -> Node | None:
    foes = (None, node("defender"), node("active", "foe"))
    return node("attacked_last_turn", who or node("all", "foe")) if who in foes else None


# --- what was discarded ---------------------------------------------------------------------------
DISCARDED = node("$done", "discard")


@rule(
    "condition",
    "the discarded card [is|was] [a|an] {kind:card_filter}",
    "you [discard|discarded] [a|an] {kind:card_filter} in this way",
)
def discarded_kind(kind: Node) -> Node:
    return node("is", node("$done", "discard", "mill"), kind)


@rule("condition", "you [discard|discarded] {n:number} {kind:card_filter} [in this way]?")
def discarded_many(n: int, kind: Node) -> Node | None:
    if kind.word not in ("$any", "energy"):
        return None
    return node("compare", node("count", DISCARDED), "==", n)


spare_phrase(
    "counted", node("count", DISCARDED), "{card_filter} [removed|discarded] in this way", cost=1
)
