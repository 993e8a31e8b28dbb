"""Circumstances of an attack: who falls to it, who evolved, what was chosen, what is in play."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import compared, fitting, plain_name

SELF = node("self")
THAT = node("$that", "mons")
DISCARDED = node("$done", "discard")


# --- Knocked Out by this attack -----------------------------------------------------------------
row("this_attack", "event_by_attack()", "this attack")
row("this_attack", "event_cause(attack)", "damage from this attack", "the damage from this attack")


@rule("statement", "if you Knock Out {x:pokemon} with {y:this_attack} , {do:effects}")
@rule("statement", "if {x:pokemon} is Knocked Out by {y:this_attack} , {do:effects}")
@rule("statement", "if {y:this_attack} Knocks Out {x:pokemon} , {do:effects}")
def falls(x: Arg, y: Node, do: Block) -> Block:
    return _during_attack(Node("on", (Node("knocked_out", (x,)), y, *_FREELY, do)))


@rule("statement", "if {x:pokemon} would be Knocked Out by {y:this_attack} , {do:effects}")
def would_fall(x: Arg, y: Node, do: Block) -> Block:
    return _during_attack(Node("instead", (Node("would_be_knocked_out", (x,)), y, *_FREELY, do)))


_FREELY = ("nobody", "free", "play")


def _during_attack(clause: Node) -> Block:
    """Return a reaction that holds as long as the attack is under way."""
    return (node("lasting", "this_attack", node("nobody"), (node("handler", clause),)),)


row("more_prizes", "1", "another Prize card", "an extra Prize card")
same("more_prizes", "{number} more Prize card(s)")


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


row("condition", "is($that(mons), is_benched())", "you [choose|chose] a Benched Pokémon")


# --- evolving -----------------------------------------------------------------------------------
@rule("condition", "{who:pokemon} is evolved from {a:name}", "{who:pokemon} evolved from {a:name}")
def descends(who: Node, a: str) -> Node | None:
    if not plain_name(a) or a.endswith(" this"):
        return None
    return node("any_of", node("where", node("under", who), node("named", a)))


@rule("condition", "{who:pokemon} evolved from {a:name} [during]? this turn")
def evolved_from(who: Node, a: str) -> Node:
    return node("evolved_from", who, a)


@rule("condition", "{who:pokemon} also has a basic {t:type} Energy card attached to it")
def also_has(who: Node, t: str) -> Node:
    fit = node("fits_both", node("basic_energy"), node("provides", t))
    return node("any_of", node("where", node("energy_on", who), fit))


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


row(
    "condition",
    "entered_this_turn(?who)",
    "{who:pokemon} [was put|came] into play [during]? this turn",
    "you put {who:pokemon} into play [during]? this turn",
)
row(
    "condition",
    "evolved_this_turn(?who)",
    "{who:pokemon} evolved [during]? this turn",
    "you evolved {who:pokemon} [during]? this turn",
)
row("condition", "not(evolved_this_turn(?who))", "{who:pokemon} didn't evolve [during]? this turn")
row(
    "condition",
    "came_up_this_turn(?who)",
    "{who:pokemon} was on your Bench [during]? this turn",
    "{who:pokemon} was on the Bench and became your Active Pokémon this turn",
)


@rule(
    "condition",
    "{who:pokemon} was on [the|your] Bench and became {x:owner} Active Pokémon [during]? this turn",
    "{who:pokemon} moved from {x:owner} Bench to become {y:owner} Active Pokémon [during]? this "
    "turn",
    "{who:pokemon} [moved|came] from [the|your] Bench to the Active Spot [during]? this turn",
    "{who:pokemon} became {x:owner} Active Pokémon [during]? this turn",
)
def came_up(who: Node, x: str = "me", y: str = "me") -> Node:
    return node("came_up_this_turn", who)


# --- what a Pokémon is --------------------------------------------------------------------------
row("pokemon_that", "fits_not(evolved())", "that [isn't|aren't] [an]? Evolved Pokémon")
row(
    "pokemon_that",
    "retreat_at_most(0)",
    "that [doesn't|don't] have a Retreat Cost",
    "that [has|have] no Retreat Cost",
)


@rule("pokemon_that", "that [has|have] {n:number} or less Energy [cards]? attached to [it|them]")
def little_energy(n: int) -> Node:
    return node("fits_not", node("units_at_least", n + 1))


row("condition", "is(?what, tag(delta))", "{what:pokemon} has δ on its card")
row(
    "pokemon_state",
    "afflicted()",
    "affected by any Special Condition(s)",
    "affected by Special Conditions",
    "affected by a Special Condition",
    "affected by any Special Conditions",
)
row(
    "condition",
    "is(?what, fits_any(?left, name_has(?part)))",
    "{what:pokemon} is [a|an]? {left:pokemon_noun} or has {part:name} in its name",
)
row(
    "condition",
    "compare(retreat_of(?on), ==, ?right)",
    "{on:pokemon} 's Retreat Cost is {right:number}",
)
row(
    "condition",
    "compare(hp_left(?on), ==, hp_left(?pokemon))",
    "{on:pokemon} has the same remaining HP as {pokemon}",
)


# --- what is attached ---------------------------------------------------------------------------
@rule("condition", "{n:how_many} {what:energy_counted} [is|are] attached to {who:pokemon}")
def attached_to(n: Node, what: Node, who: Node) -> Node:
    if what.word == "$units":
        return compared(node("units", who, what.args[0]), n)
    return compared(node("count", node("where", node("energy_on", who), what.args[0])), n)


row(
    "condition",
    "@compared(types_among(where(energy_on(?to), basic_energy())), ?how_many)",
    "{to:pokemon} has {how_many} different types of basic Energy [card(s)]? attached to it",
)
row(
    "condition",
    "any_of(where(gear_on(?to), machine()))",
    "{to:pokemon} has [a|any] Technical Machine [card(s)]? attached to it",
)


# --- what players have --------------------------------------------------------------------------
row(
    "condition",
    "any_of(where(stadium(), owned_by(foe)))",
    "your opponent has a Stadium card in play",
)
row("condition", "any_of(where(stadium(), owned_by(me)))", "you have a Stadium card in play")


@rule("condition", "{a:name} Stadium is in play", "{a:name} is in play", cost=1)
def stadium_named(a: str) -> Node | None:
    return (
        node("any_of", node("where", node("stadium"), node("named", a)))
        if a.endswith("Stadium")
        else None
    )


row(
    "condition",
    "any_of(where(all(?player), has_type(?type)))",
    "{player:who_has} any {type} Energy attached to any of {h:owner} Pokémon",
)
row(
    "condition",
    "compare(units(all(me)), <, units(all(foe)))",
    "your Pokémon have less Energy than your opponent's",
)


@rule("condition", "{a:name} is in your discard pile", "~ is in your discard pile")
def lies_in_discards(a: str = "$own") -> Node | None:
    if a != "$own" and not plain_name(a):
        return None
    return node("any_of", node("where", node("discards", "me"), node("named", a)))


row(
    "condition",
    "compare(count(where(discards(me), ?filter)), <, ?right)",
    "you don't have {right:number} {filter:card_filter} in your discard pile",
)


# --- when an attack fails -------------------------------------------------------------------------
row("note", "[if(?condition, [cancel()])]", "if {condition} , this attack does nothing")
row("condition", "?condition", "you use this attack when {condition}")
row(
    "condition",
    "any_of(@fitting(fallen(me), ?pokemon_noun))",
    "[any|1] of your {pokemon_noun} [were|was] Knocked Out by damage from an [opponent's]? "
    "attack [from your opponent's Pokémon]? during [his or her|your opponent's] last turn",
    cost=1,
)


# --- what was discarded ---------------------------------------------------------------------------
row(
    "condition",
    "is($done(discard, mill), ?filter)",
    "the discarded card [is|was] [a|an] {filter:card_filter}",
    "you [discard|discarded] [a|an] {filter:card_filter} in this way",
)


@rule("condition", "you [discard|discarded] {n:number} {kind:card_filter} [in this way]?")
def discarded_many(n: int, kind: Node) -> Node | None:
    if kind.word not in ("$any", "energy"):
        return None
    return node("compare", node("count", DISCARDED), "==", n)


row("counted", "count($done(discard))", "{card_filter} [removed|discarded] in this way", cost=1)


@rule(
    "statement",
    "if your opponent's {kind:pokemon_noun} is Knocked Out by {y:this_attack} , {do:effects}",
    cost=1,
)
def one_falls(kind: Node, y: Node, do: Block) -> Block:
    return falls(fitting(node("all", "foe"), kind), y, do)


@rule(
    "statement",
    "if {of:pokemons} is Knocked Out by {y:this_attack} , take {n:more_prizes}",
    cost=1,
)
def more_prizes_for_some(of: Arg, y: Node, n: int) -> Block | None:
    kinds = isinstance(of, Node) and of.word == "where" and of.args[0] == node("all", "foe")
    return prizes_changed(of, n) if kinds else None


@rule(
    "statement",
    "if {x:pokemon} is Knocked Out by {y:this_attack} , your opponent takes {n:number} fewer "
    "Prize card(s)",
)
def fewer_prizes(x: Node, y: Node, n: int) -> Block:
    return prizes_changed(x, -n)


row(
    "pokemon_that",
    "units_at_least(?count)",
    "that [has|have] {count:number} or more Energy [cards]? attached to [it|them]",
)


@rule(
    "condition",
    "[{who:pokemon}|1 of your opponent's Pokémon] used an attack [during|in] "
    "[his or her|your opponent's|its] last turn",
    cost=1,
)
def foe_attacked(who: Node | None = None) -> Node | None:
    foes = (None, node("defender"), node("active", "foe"))
    return node("attacked_last_turn", who or node("all", "foe")) if who in foes else None
