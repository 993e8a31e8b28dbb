"""What few powers do: Prizes exchanged, cards devolved, Energy attached twice, markers put."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, acted, conjunction, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.brackets import fitted
from playmat.reader.wordings.events import (
    ALWAYS,
    ATTACKED,
    BY_HAND,
    HURT,
    SELF,
    THAT_POKEMON,
    both,
    event,
)
from playmat.reader.wordings.mods import on
from playmat.reader.wordings.switching import side

# --- Energy -------------------------------------------------------------------------------------
phrase(
    "target",
    node("$pick", node("less", node("all", "me"), node("$it")), 1, 1, "$who"),
    "a different one",
)


@rule("act", "attach(es) {q:quantity} {kind:energykind} to {to:target}", cost=2)
def attaches_from_hand(q: Node, kind: Node, to: Arg) -> Block:
    """Read Energy attached, from the hand where nothing else is said."""
    return (
        node("attach", node("$pick", node("where", node("hand", "me"), kind), *q.args, "$who"), to),
    )


@rule("act", "take all {kind:energykind} attached to {who:mon} and attach them to {to:mon}")
def takes_all(kind: Node, who: Node, to: Node) -> Block | None:
    """Read all Energy taken over."""
    return (node("attach", node("energy_on", who), to),) if kind == node("energy") else None


@rule("act", "attach(es) as many {kind:energykind} from your hand to {to:mon} as you like")
def attaches_at_will(kind: Node, to: Node) -> Block:
    """Read as much Energy attached from hand as a player likes."""
    return (
        node("attach", node("$pick", node("where", node("hand", "me"), kind), 0, 60, "$who"), to),
    )


@rule("act", "attach(es) 1 {kind:energykind} from your discard pile to {to:mon} for each {e:each}")
def attaches_for_each(kind: Node, to: Node, e: Arg) -> Block:
    """Read Energy attached from the discard pile, as much as something counts."""
    return (
        node(
            "attach", node("$pick", node("where", node("discards", "me"), kind), e, e, "$who"), to
        ),
    )


@rule("acts", "{a:act} in order to {b:act}")
def in_order_to(a: Block, b: Block) -> Block:
    """Read one act as the price of another."""
    return (*a, *b)


# --- Prizes, decks, hands -----------------------------------------------------------------------
phrase(
    "act",
    (node("swap_cards", node("$pick", node("prizes", "me"), 1, 1, "$who"), node("top", "me", 1)),),
    "switch 1 of your [face-down]? [Prizes|Prize cards] with the top card of your deck",
    "choose 1 of your [face-down]? [Prizes|Prize cards] and switch it with the top card of your deck",
)


@rule("act", "put(s) {what:cards} as a Prize card face down")
def to_prizes(what: Arg) -> Block:
    """Read a card put among the Prizes."""
    return (node("move", what, "prizes"),)


phrase("statement", (), "return that Prize card face down")


@rule(
    "act",
    "put(s) {what:cards} back on {h:owner} deck",
    "put(s) {what:cards} back on {h:owner} deck in any order",
)
def back_on_deck(what: Arg, h: str) -> Block:
    """Read cards put back on a deck."""
    return (node("move", what, "deck_top"),)


@rule("statement", "{a:act} , or {b:act}")
def one_or_the_other(a: Block, b: Block) -> Block:
    """Read two acts of which a player does one."""
    return (node("either", "me", acted(a, "me"), acted(b, "me")),)


phrase(
    "act",
    (node("reveal", node("hand", "me")), node("reveal", node("hand", "foe"))),
    "have both you and your opponent reveal your hands",
)
phrase(
    "act",
    (node("move", node("bottom", "me", 1), "hand"),),
    "draw a card from the bottom of your deck",
)


@rule("act", "choose(s) any {n:count} card from your deck")
def any_card(n: int) -> Block:
    """Read any card taken from the deck."""
    return (node("$found", node("$search", node("deck", "me"), n, n, "$who")),)


@rule("act", "draw(s) up to {n:number} cards from your deck")
def draws_up_to(n: int) -> Block:
    """Read cards drawn as a player likes, up to a number."""
    return (
        node("bind", "$drawn", node("number", 0, n, "$who")),
        node("draw", "$who", node("ref", "$drawn")),
    )


@rule("act", "draw(s) a card for each of {h:owner} remaining Prize cards")
def draws_per_prize(h: str) -> Block:
    """Read a card drawn for each Prize left."""
    return (node("draw", "$who", node("prizes_left", h)),)


@rule("act", "put(s) {what:cards} into play")
def into_play(what: Arg) -> Block:
    """Read a Stadium put into play."""
    return (node("put_stadium", what),)


phrase("note", (), "if there 's already a Stadium card in play , discard it")


@rule("cardkind", "the Trainer card named {n:name}")
def named_trainer(n: str) -> Node:
    """Read a Trainer card by name."""
    return node("named", n)


@rule("act", "search(es) your deck for {kind:onetrainer}")
def searches_trainer(kind: Node) -> Block:
    """Read a deck searched for one named Trainer card."""
    return (node("$found", node("$search", node("where", node("deck", "me"), kind), 1, 0, "$who")),)


rule("onetrainer", "the Trainer card named {n:name}")(named_trainer)


# --- evolving and devolving ---------------------------------------------------------------------
@rule(
    "act",
    "remove(s) the highest Stage Evolution card from {who:mon} [,]? and put(s) it back into {h:owner} hand",
)
def devolves(who: Node, h: str) -> Block:
    """Read the top Evolution card taken back to hand."""
    return (node("devolve", who, "hand"),)


phrase("act", (node("devolve", SELF, "hand"),), "devolve ~ and put ~ into your hand")


@rule(
    "statement",
    "remove the Level-Up card from {who:mon} and have your opponent shuffle that card into his or her deck",
)
def levels_down(who: Node) -> Block:
    """Read a Level-Up card shuffled into the deck."""
    return (node("level_down", who, "deck"), node("shuffle", "foe"))


SAME = "that is the same type as [that Energy card|the Energy card you attached to ~]"


@rule("cardthat", f"that evolves from {{who:mon}} {SAME}")
def evolves_into_type(who: Node) -> Node:
    """Read a card that evolves from somebody and is of the type of the Energy just attached."""
    return node("fits_both", node("evolves_from", who), node("shares_type", node("event_card")))


@rule("cardthat", "that evolves from {n:called}")
def evolves_from_name(n: Node) -> Node | None:
    """Read a card that evolves from one of a name."""
    return None if n == node("named", "$own") else node("evolves_from_named", n.args[0])


# --- switching ----------------------------------------------------------------------------------
@rule("act", "choose(s) {one:mon} and switch(es) it with {other:target}")
def chooses_and_switches(one: Node, other: Arg) -> Block | None:
    """Read an Active Pokémon switched, chosen where there are two."""
    who = side(one)
    return (node("switch", who, other),) if who and one.word in ("active", "defender") else None


@rule("act", "switch(es) that Pokémon with [1|one] of {h:owner} Benched Pokémon", cost=1)
def switches_that(h: str) -> Block:
    """Read an Active Pokémon spoken of before switched."""
    return (node("switch", h, node("$pick", node("bench_of", h), 1, 1, "$who")),)


phrase(
    "statement",
    (node("$chooser", "foe"),),
    "your opponent [picks|chooses] the Benched Pokémon to switch",
)
phrase("mon", node("active", "foe"), "1 of your opponent's Defending Pokémon")
phrase("mon", node("active", "me"), "that Active Pokémon")


@rule("act", "switch(es) 1 of your Active Pokémon {that:monthat} with {other:target}")
def switches_such(that: Node, other: Arg) -> Block:
    """Read an Active Pokémon of some kind switched."""
    return (node("$needs", node("is", node("active", "me"), that)), node("switch", "me", other))


# --- markers ------------------------------------------------------------------------------------
@rule("act", "put(s) [a|an] {n:name} marker on {who:target}")
def puts_marker(n: str, who: Arg) -> Block:
    """Read a marker put on somebody."""
    return (node("marker", who, n),)


@rule("monthat", "that has any {n:name} markers on it")
def marked(n: str) -> Node:
    """Read Pokémon with a marker."""
    return node("has_marker", n)


# --- events -------------------------------------------------------------------------------------
@rule(
    "clause", "{w:whenever} {what:event} , unless that attack Knocks Out {who:mon} , {do:effects}"
)
def reacts_unless(w: bool, what: Node, who: Node, do: Block) -> Node:
    """Read a reaction of a Pokémon that stays in play."""
    happened, condition, *spoken = what.args
    alive = node("compare", node("hp_left", who), ">", 0)
    return node("$on", happened, both(condition, alive), "nobody", *spoken, do)  # type: ignore[arg-type]


@rule("clause", "as long as {what:event} , {do:effects}")
def reacts_as_long(what: Node, do: Block) -> Node:
    """Read a reaction that is said with as long as."""
    happened, condition, *spoken = what.args
    return node("$on", happened, condition, "nobody", *spoken, do)


MUST = "you must discard an Energy card attached to [~|this Pokémon]"


@rule(
    "clause",
    f"to attach {{kind:somenergy}} from your hand to {{who:mon}} , {MUST}",
    "whenever you attach {kind:somenergy} from your hand to {who:mon} , discard an Energy card attached to ~",
)
def pays_for_energy(kind: Node, who: Node) -> Node:
    """Read Energy whose attaching costs another one."""
    paid = (node("discard", node("$pick", node("energy_on", who), 1, 1, "me")),)
    return node(
        "$on",
        Node("attached", (who,)),
        both(BY_HAND, node("is", node("event_card"), kind)),
        "nobody",
        paid,
    )


@rule("note", "attach the {t:type} Energy , and then discard an Energy [card]? from ~")
def first_attached(t: str) -> tuple[Node, ...]:
    """Read a reminder of the order in which Energy is exchanged."""
    return ()


@rule(
    "mark",
    "you can't attach a {t:type} Energy card from your hand if ~ has no Energy cards attached",
)
def only_in_exchange(t: str) -> Node:
    """Read Energy that can be attached only in exchange."""
    cards = node(
        "where", node("hand", "me"), node("fits_both", node("energy"), node("provides", t))
    )
    ban = node("mod", "can_attach_energy", SELF, "forbid", **{"from": cards})
    return node(
        "$clause",
        Node("static", ("play", node("not", node("is", SELF, node("has_energy"))), (ban,))),
    )


@rule(
    "clause",
    "once during your turn , if you attach an Energy card to your Active Pokémon as part of your turn , you may attach an additional Energy card to that Pokémon at the same time",
)
def attaches_one_more() -> tuple[Node, Node]:
    """Read a second Energy card attached with the first."""
    cond = both(
        BY_HAND, node("is", node("event_card"), node("energy")), node("event_cause", "rule")
    )
    more = node(
        "attach",
        node("$pick", node("where", node("hand", "me"), node("energy")), 1, 1, "me"),
        node("event_mon"),
    )
    return node("$on", Node("attached", (node("active", "me"),)), cond, "me", (more,)), node(
        "$how", "once"
    )


@rule("somenergy", "a {a:type} , {b:type} , or {c:type} basic Energy card")
def three_basic(a: str, b: str, c: str) -> Node:
    """Read basic Energy of one of three types."""
    kinds = conjunction("fits_any", *(node("provides", t) for t in (a, b, c)))
    return node("fits_both", node("basic_energy"), kinds)


@rule(
    "declared",
    "{who:mon} 's type becomes the same as that Energy card type until the end of the turn",
)
def takes_its_type(who: Node) -> Block:
    """Read somebody who takes the type of the Energy just attached."""
    return (node("lasting", "end_of_turn", who, (node("take_types", who, node("event_card")),)),)


phrase("note", (), "color")


@rule("event", "the Defending Pokémon retreats", cost=-1)
def foe_retreats() -> Node:
    """Read the retreat of the opponent's Active Pokémon."""
    return event("retreated", node("all", "foe"), ALWAYS, THAT_POKEMON)


@rule(
    "declared",
    "discard all Energy cards attached to the Defending Pokémon when it goes to the Bench",
)
def loses_energy() -> Block:
    """Read all Energy lost by a Pokémon that retreats."""
    return (node("discard", node("energy_on", node("event_mon"))),)


@rule(
    "clause",
    "if {who:mon} is damaged by an attack from {of:mons} , remove {n:number} damage counters at the end of that turn",
)
def heals_later(who: Node, of: Arg, n: int) -> Node:
    """Read healing at the end of the turn in which a Pokémon was damaged."""
    later = (node("delay", Node("turn_ended", ()), ALWAYS, (node("remove_counters", who, n),)),)
    return node(
        "$on", Node("damaged", (who,)), both(ATTACKED, node("event_from", of)), "nobody", later
    )


@rule(
    "clause",
    "whenever an attack by a {kind:monnoun} ( including your own ) does {n:number} or more damage to {who:mon} {s:stage} , reduce that damage to {m:number}",
)
def reduces_to(kind: Node, n: int, who: Node, s: str, m: int) -> Node:
    """Read damage from a kind of Pokémon made a fixed amount."""
    cond = both(
        ATTACKED,
        node("event_from", fitted(node("all", "both"), kind)),
        node("compare", node("event_amount"), ">=", n),
    )
    return node("$instead", Node("damaged", (who,)), cond, "nobody", (node("set_amount", m),))


@rule(
    "clause",
    "if {who:mon} is damaged by an opponent's attack , you may discard up to {n:number} cards from your hand",
    cost=-3,
)
def pays_to_reduce(who: Node, n: int) -> Node:
    """Read cards that may be discarded against damage."""
    paid = node("discard", node("$pick", node("hand", "me"), 1, n, "me"))
    return node("$instead", Node("damaged", (who,)), HURT, "me", (node("bind", "$paid", paid),))


@rule(
    "statement",
    "if you do , any damage done to {who:mon} is reduced by {n:number} for each card you discarded",
)
def reduces_by_cards(who: Node, n: int) -> Block:
    """Read damage made less for each card discarded."""
    less = node("mul", n, node("count", node("ref", "$paid")))
    return (node("set_amount", node("sub", node("event_amount"), less)),)


phrase(
    "act", (node("move", node("this_card"), "hand"),), "return it to your hand after discarding it"
)


@rule("clause", "whenever {who:mon} attacks , flip {n:number} coins")
def tosses_to_attack(who: Node, n: int) -> Node:
    """Read coins for whether an attack succeeds."""
    return node(
        "$instead", Node("attack_declared", (who,)), ALWAYS, "nobody", (node("flip", n, "me"),)
    )


ANYTHING = "whenever an attack does anything to"


@rule("clause", f"{ANYTHING} {{who:mon}} , flip a coin")
def tosses_against(who: Node) -> Node:
    """Read a coin against whatever an attack does to a Pokémon."""
    return node(
        "$instead",
        Node("attack_declared", (node("all", "foe"),)),
        node("is", who, node("is_active")),
        "nobody",
        (node("flip", 1, "me"),),
    )


HIT_OR_TOUCHED = "would be damaged or affected by an opponent's attack"
HURT_ALREADY = "already has at least 1 damage counter on it"


@rule(
    "clause",
    f"[whenever|during your opponent's turn , if] {{who:mon}} {HIT_OR_TOUCHED} and [it]? {HURT_ALREADY} , flip a coin",
)
def tosses_when_hurt(who: Node) -> Node:
    """Read a coin against whatever an attack does to a damaged Pokémon."""
    cond = both(node("is", who, node("is_active")), node("is", who, node("damaged")))
    return node(
        "$instead",
        Node("attack_declared", (node("all", "foe"),)),
        cond,
        "nobody",
        (node("flip", 1, "me"),),
    )


@rule(
    "declared",
    "prevent all effects of that attack [, including damage , done to {who:mon}|( including damage )]",
    "prevent all effects of that attack , including damage , done to {who:mon}",
)
def shields_now(who: Node = SELF) -> Block:
    """Read protection from the attack under way."""
    return (
        node("lasting", "this_attack", node("nobody"), (node("prevent", "all", who, "attack"),)),
    )


# --- what holds ---------------------------------------------------------------------------------
@rule(
    "mods",
    "{who:bearer} can't use any {p:powerkind} and pay(s) {n:pips} more Energy to use its attacks",
)
def hampered(who: Arg, p: str, n: int) -> Node:
    """Read Pokémon that lose powers and pay more."""
    return on(who, node("off_power", who, p), node("mod", "attack_cost", who, "add", n))


@rule("mods", "{who:banned} use any {all:powerkinds} [on [his or her|your|their] Pokémon]?")
def powerless(who: str, all: tuple[str, ...]) -> Node:
    """Read a player's Pokémon that lose powers."""
    theirs = node("all", who)
    return on(theirs, *(node("off_power", theirs, p) for p in all))


@rule("mods", "{who:bearer} can't {b:banned_act} if it [is|'s] {s:state}")
def banned_if(who: Arg, b: str, s: Node) -> Node:
    """Read a ban on those who are in some state."""
    such = fitted(who, s)
    return on(such, node("mod", b, such, "forbid"))


phrase("banned_act", "can_retreat", "retreat")
phrase("banned_act", "can_attack", "attack")


@rule(
    "clause",
    "if you have {all:everyname} in play , each of these Pokémon's attacks does {n:number} more damage to {whom:struck} {s:stage}",
)
def together(all: tuple[Node, ...], n: int, whom: Arg, s: str) -> Node:
    """Read Pokémon that are stronger together."""
    mine = node("where", node("all", "me"), conjunction("fits_any", *all))
    there = conjunction(
        "and", *(node("any_of", node("where", node("all", "me"), fit)) for fit in all)
    )
    made = node("mod", "damage_dealt", mine, "add", n, stage=s, **{"from": whom})
    return node("$static", there, (on(mine, made),))


@rule("clause", "[as long as|if] {c:conds} , {do:effects} between turns , excluding {kind:monnoun}")
def between_turns_but(c: Node, do: Block, kind: Node) -> Node | None:
    """Read damage counters put between turns on all but some."""
    if len(do) != 1 or do[0].word != "counters":
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
    "if ~ is your Active Pokémon at the beginning of the game , you go first",
)
phrase(
    "note",
    (),
    "if each player's Active Pokémon has the Overeager Poké-Body , this power does nothing",
)


@rule("clause", "if ~ does any damage while it's {c:condition} , it does {n:number} more damage")
def frenzied(c: str, n: int) -> Node | None:
    """Read damage done in a condition made more, that to itself too."""
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
    "mods",
    "basic Energy attached to {who:bearer} can't be discarded by effects of your opponent's attacks , Abilities , or Trainer cards",
)
def kept_energy(who: Arg) -> Node:
    """Read basic Energy that the opponent cannot discard."""
    cards = node("where", node("energy_on", who), node("basic_energy"))
    return on(
        who, *(node("protect", cards, cause, "foe") for cause in ("attack", "power", "trainer"))
    )


@rule(
    "clause",
    "as long as {c:conds} , if any of your opponent's Pokémon would be Knocked Out , put that Pokémon in the Lost Zone instead of discarding",
)
def to_lost_zone(c: Node) -> Node:
    """Read Pokémon of the opponent that go to the Lost Zone."""
    cond = both(node("event_cause", "rule"), node("is", node("event_card"), node("pokemon")), c)
    return node(
        "$instead", Node("discarded", ("foe",)), cond, "nobody", (node("set_zone", "lost"),)
    )


phrase("note", (), "discard all cards attached to that Pokémon", cost=1)


@rule(
    "declared",
    "for each of your opponent's Pokémon that is Knocked Out by damage from {who:mon} 's attacks this turn , take {n:number} more Prize card",
)
def prizes_this_turn(who: Node, n: int) -> Block:
    """Read more Prizes for the Knock Outs of one turn."""
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
    "if this card is attached to a Pokémon , discard this card at the end of your opponent's turn",
)


@rule("act", "reduce {who:mon} 's Retreat Cost to {n:number}")
def reduces_retreat(who: Node, n: int) -> Block:
    """Read a Retreat Cost set for the turn."""
    return (
        node("lasting", "end_of_turn", who, (node("mod", "retreat_cost", "all_both", "set", n),)),
    )


@rule("statement", "put {n:number} damage counters instead of 2 on that Pokémon between turns")
def burns_more(n: int) -> Block:
    """Read how much stronger a Burn is."""
    return (node("$stronger", "burned", 10 * n),)


# --- conditions ---------------------------------------------------------------------------------
phrase(
    "cond",
    node("or", node("knocked_out_last_turn", "me"), node("knocked_out_last_turn", "foe")),
    "any Pokémon were Knocked Out during your opponent's last turn",
)


@rule(
    "cond",
    "any of your {kind:monnoun} were Knocked Out by damage from an opponent's attack during his or her last turn",
)
def lost_some(kind: Node) -> Node:
    """Read Pokémon lost in the opponent's last turn."""
    return None if kind.word == "$any" else node("any_of", fitted(node("fallen", "me"), kind))


@rule("cond", "{who:mon} used any attacks during your last turn")
def has_attacked(who: Node) -> Node:
    """Read whether somebody attacked last turn."""
    return node("attacked_last_turn", who)


@rule("cond", "{who:mon} was on the Bench and became your Active Pokémon this turn")
def came_up(who: Node) -> Node:
    """Read whether somebody became Active this turn."""
    return node("came_up_this_turn", who)


@rule("conds", "{who:mon} is {s:state} and has [a|any] {t:type} Energy attached to it")
def so_and_energized(who: Node, s: Node, t: str) -> Node:
    """Read two things said of one Pokémon, the second its Energy."""
    return node("and", node("is", who, s), node("is", who, node("has_type", t)))


@rule("cond", "{n:name} is in play")
def stadium_named(n: str) -> Node | None:
    """Read a Stadium that must be in play."""
    return (
        node("any_of", node("where", node("stadium"), node("named", n)))
        if n.endswith(" Stadium")
        else None
    )


@rule("clause", "as long as any ~ are in play , {what:allmods}")
def while_any(what: tuple[Node, ...]) -> Node:
    """Read something that holds while this or another of the name is in play."""
    return node("$static", ALWAYS, what)


# --- from elsewhere -----------------------------------------------------------------------------
phrase("cards", node("$this"), "this Pokémon", cost=4)
phrase("note", (), "you discard first")
