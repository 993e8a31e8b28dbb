"""What few powers make hold, and the conditions they hold under."""

from __future__ import annotations

from playmat.lang.make import Block, conjunction, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import ALWAYS, SELF, fitted, on


# --- what holds ---------------------------------------------------------------------------------
@rule(
    "modifier",
    "{who:bearer} can't use any {p:power_kind} and pay(s) {n:colorless} more Energy to use its "
    "attacks",
)
def hampered(who: Arg, p: str, n: int) -> Node:
    return on(who, node("off_power", who, p), node("mod", "attack_cost", who, "add", n))


@rule("modifier", "{who:who_cant} use any {all:power_kinds} [on [his or her|your|their] Pokémon]?")
def powerless(who: str, all: tuple[str, ...]) -> Node:
    theirs = node("all", who)
    return on(theirs, *(node("off_power", theirs, p) for p in all))


@spare_rule("modifier", "{who:who_cant} use any {all:power_kinds} on his or her Active Pokémon")
def active_powerless(who: str, all: tuple[str, ...]) -> Node:
    theirs = node("active", who)
    return on(theirs, *(node("off_power", theirs, p) for p in all))


@spare_rule("modifier", "{who:bearer} can't {b:forbidden_act} if it [is|'s] {s:pokemon_state}")
def banned_if(who: Arg, b: str, s: Node) -> Node:
    such = fitted(who, s)
    return on(such, node("mod", b, such, "forbid"))


spare_phrase("forbidden_act", "can_retreat", "retreat")
spare_phrase("forbidden_act", "can_attack", "attack")


@rule(
    "clause",
    "if you have {all:all_of_names} in play , each of these Pokémon's attacks does {n:number} more "
    "damage to {whom:attacked} {s:damage_stage}",
)
def together(all: tuple[Node, ...], n: int, whom: Arg, s: str) -> Node:
    mine = node("where", node("all", "me"), conjunction("fits_any", *all))
    there = conjunction(
        "and", *(node("any_of", node("where", node("all", "me"), fit)) for fit in all)
    )
    made = node("mod", "damage_dealt", mine, "add", n, stage=s, **{"from": whom})
    return node("$static", there, (on(mine, made),))


@rule(
    "clause",
    "[as long as|if] {c:conditions} , {do:effects} between turns , excluding {kind:pokemon_noun}",
)
def between_turns_but(c: Node, do: Block, kind: Node) -> Node | None:
    if len(do) != 1 or do[0].word != "counters" or do[0].args[0] == node("$actives"):
        return None
    spared = node("counters", fitted(do[0].args[0], node("fits_not", kind)), do[0].args[1])
    return node("$on", Node("between_turns", ()), c, "nobody", (spared,))


phrase(
    "clause",
    node(
        "$static",
        node("is", SELF, node("is_active")),
        (on(SELF, node("mod", "first_player", "me")),),
    ),
    "if ~ is your Active Pokémon at the beginning of the game(s) , you go first",
)
phrase(
    "note",
    (),
    "if each player's Active Pokémon [has|have] the Overeager Poké-Body , this power do(es) "
    "nothing",
)


@rule("clause", "if ~ does any damage while it's {c:status} , it does {n:number} more damage")
def frenzied(c: str, n: int) -> Node | None:
    more = (
        node("mod", "damage_dealt", SELF, "add", n),
        node("mod", "confusion_points", SELF, "add", n),
    )
    return (
        node("$static", node("is", SELF, node("condition_is", c)), (on(SELF, *more),))
        if c == "confused"
        else None
    )


phrase("note", (), "even to itself")


@rule(
    "modifier",
    "basic Energy attached to {who:bearer} can't be discarded by effect(s) of your opponent's "
    "attack(s) , Abilities , or Trainer card(s)",
)
def kept_energy(who: Arg) -> Node:
    cards = node("where", node("energy_on", who), node("basic_energy"))
    return on(
        who, *(node("protect", cards, cause, "foe") for cause in ("attack", "ability", "trainer"))
    )


@rule(
    "clause",
    "as long as {c:conditions} , if any of your opponent's Pokémon would be Knocked Out , put(s) "
    "that Pokémon in the Lost Zone instead of discarding",
)
def to_lost_zone(c: Node) -> Node:
    gone = (node("move", node("stack", node("event_mon")), "lost"),)
    return node("$on", Node("knocked_out", (node("all", "foe"),)), c, "nobody", gone)


phrase("note", (), "discard all cards attached to that Pokémon", cost=1)


@rule(
    "outcome",
    "for each of your opponent's Pokémon that [is|are] Knocked Out by damage from {who:pokemon} 's "
    "attacks this turn , take {n:number} more Prize card",
)
def prizes_this_turn(who: Node, n: int) -> Block:
    foes = node("all", "foe")
    return (
        node(
            "lasting",
            "end_of_turn",
            node("nobody"),
            (node("mod", "prizes_for", foes, "add", n, **{"from": who}),),
        ),
    )


phrase(
    "clause",
    (
        node(
            "$clause",
            node(
                "on",
                Node("turn_ended", ("foe",)),
                ALWAYS,
                "nobody",
                "free",
                "attached",
                (node("discard", node("this_card")),),
            ),
        ),
    ),
    "if this card is attached to a Pokémon , discard(s) this card at the end of your opponent's "
    "turn",
)


@rule(
    "act",
    "reduce {who:pokemon} 's Retreat Cost to {n:number}",
    "reduce the Retreat Cost [of|for] {who:pokemon} to {n:number}",
)
def reduces_retreat(who: Node, n: int) -> Block:
    return (
        node("lasting", "end_of_turn", who, (node("mod", "retreat_cost", "all_both", "set", n),)),
    )


@rule("statement", "put {n:number} damage counters instead of 2 on that Pokémon between turns")
def burns_more(n: int) -> Block:
    return (node("$stronger", "burned", 10 * n),)


# --- conditions ---------------------------------------------------------------------------------
phrase(
    "condition",
    node("or", node("knocked_out_last_turn", "me"), node("knocked_out_last_turn", "foe")),
    "any Pokémon were Knocked Out during your opponent's last turn",
)


@rule(
    "condition",
    "any of your {kind:pokemon_noun} [was|were] Knocked Out by damage from an opponent's attack(s) "
    "during his or her last turn",
)
def lost_some(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("any_of", fitted(node("fallen", "me"), kind))


@rule("condition", "{who:pokemon} used any attacks during your last turn")
def has_attacked(who: Node) -> Node:
    return node("attacked_last_turn", who)


@rule("condition", "{who:pokemon} was on the Bench and became your Active Pokémon this turn")
def came_up(who: Node) -> Node:
    return node("came_up_this_turn", who)


@rule(
    "conditions",
    "{who:pokemon} is {s:pokemon_state} and has [a|any] {t:type} Energy attached to it",
)
def so_and_energized(who: Node, s: Node, t: str) -> Node:
    return node("and", node("is", who, s), node("is", who, node("has_type", t)))


@rule("condition", "{n:name} is in play")
def stadium_named(n: str) -> Node | None:
    return (
        node("any_of", node("where", node("stadium"), node("named", n)))
        if n.endswith(" Stadium")
        else None
    )


@rule("clause", "as long as any ~ are in play , {what:modifiers}")
def while_any(what: tuple[Node, ...]) -> Node:
    return node("$static", ALWAYS, what)


# --- from elsewhere -----------------------------------------------------------------------------
phrase("cards", node("$this"), "this Pokémon", cost=4)
phrase("note", (), "you discard first")
