"""Cards handled by attacks: hands cut down, cards from below, by name, as many as one likes."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import MANY, of_kind
from playmat.reader.nodes import acted

WHO = "$who"
FOES_HAND = node("hand", "foe")
THOSE = node("$that", "cards")
LOOKED = node("$looked")
ALL_CHOSEN = node("$that", "mons")


def beyond(n: int) -> Node:
    """Return how many cards the opponent holds beyond some."""
    return node("sub", node("count", FOES_HAND), n)


# --- hands --------------------------------------------------------------------------------------
phrase("blindly", True, "without looking")
phrase("at_random", True, "at random")
phrase("left_in_hand", True, "[left]? in his or her hand", "left")


@rule(
    "effect",
    "your opponent discards a number of cards until your opponent has {n:number} cards "
    "{x:left_in_hand}",
)
def cuts_own_hand(n: int, x: bool) -> Block:
    return (node("discard", node("$pick", FOES_HAND, beyond(n), beyond(n), "foe")),)


@rule(
    "effect",
    "discard a number of cards without looking until your opponent has {n:number} cards "
    "{x:left_in_hand}",
    "discard cards from your opponent's hand {y:at_random} until he or she has {n:number} cards "
    "{x:left_in_hand}",
)
def cuts_hand_blindly(n: int, x: bool, y: bool = True) -> Block:
    return (node("discard", node("$random", FOES_HAND, beyond(n))),)


@rule(
    "effect",
    "choose a number of cards there , {y:blindly} , until your opponent has {n:number} cards "
    "{x:left_in_hand}",
)
def picks_blindly(n: int, x: bool, y: bool) -> Block:
    return (node("$found", node("$random", FOES_HAND, beyond(n))),)


@rule(
    "effect",
    "choose a number of cards there until your opponent has {n:number} cards {x:left_in_hand}",
)
def picks_from_hand(n: int, x: bool) -> Block:
    return (node("$found", node("$pick", FOES_HAND, beyond(n), beyond(n), "me")),)


phrase("cards", THOSE, "that card you chose", "the [cards|Pokémon] you chose")
phrase("same_number_of", True, "the same number of")
phrase("as_opponent_has", node("count", FOES_HAND), "as your opponent [has in his or her hand]?")


@rule(
    "act",
    "draw(s) cards until you have {e:same_number_of} cards [in your hand]? {n:as_opponent_has}",
)
def draws_level(n: Node, e: bool) -> Block:
    return (node("draw_until", WHO, n),)


@rule(
    "act", "draw(s) cards until you have {k:number} more card(s) [in your hand]? than your opponent"
)
def draws_beyond(k: int) -> Block:
    return (node("draw_until", WHO, node("add", node("count", FOES_HAND), k)),)


HANDS = (node("count", node("hand", "me")), node("count", FOES_HAND))
phrase(
    "condition",
    node("compare", HANDS[0], ">=", HANDS[1]),
    "you have more or {same_number_of} cards in your hand as your opponent",
)
phrase(
    "condition",
    node("compare", HANDS[0], "<=", HANDS[1]),
    "you have {same_number_of} cards or [less|fewer] in your hand as your opponent",
)


@rule("act", "choose(s) {q:quantity} {kind:card_filter}", cost=1)
def chooses_seen(q: Node, kind: Node) -> Block:
    of: Arg = LOOKED if kind.word == "$any" else node("where", LOOKED, kind)
    return (node("$found", node("$pick", of, *q.args, WHO)),)


@spare_rule("act", "discard(s) {n:count} more card(s) [in this way|this way]")
def mills_more(n: int) -> Block:
    return (node("$mill_more", n),)


@rule("act", "choose(s) {n:count} more card(s) from {who:owner} hand without looking")
def picks_another(n: int, who: str) -> Block:
    return (node("$found", node("$random", node("hand", who), n)),)


@rule("act", "discard(s) from {h:owner} hand as many {kind:card_filter} as you like")
def discards_at_will(h: str, kind: Node) -> Block:
    hand = node("hand", h)
    return (
        node(
            "discard",
            node("$pick", hand if kind.word == "$any" else node("where", hand, kind), 0, MANY, WHO),
        ),
    )


@rule("statement", "discard as many of {of:pokemons} as you like")
@spare_rule("statement", "[you may]? discard any number of {of:pokemons}")
def discards_at_choice_from_play(of: Arg) -> Block:
    pick = node("$pick", of, 0, MANY, "me")
    return (node("$before", (node("$found", pick),)), node("return_mon", ALL_CHOSEN, "discard"))


phrase("counted", node("count", ALL_CHOSEN), "Benched Pokémon you discarded [in this way]?")


# --- what the opponent leaves undone ------------------------------------------------------------
@rule("statement", "if your opponent doesn't {do:act} , {then:effects}")
def unless_they_do(do: Block, then: Block) -> Block:
    return (node("may", "foe", acted(do, "foe")), node("if", node("not", node("$did")), then))


@rule("statement", "before [~|this Pokémon] does damage , {do:statement}")
def before_it(do: Block) -> Block:
    return (node("$before", do),)


# --- from below and from the deck ---------------------------------------------------------------
@rule("act", "draw(s) {n:count} card(s) from the bottom of {h:owner} deck")
def draws_below(n: int, h: str) -> Block:
    return (node("move", node("bottom", h, n), "hand"),)


@rule("act", "draw(s) a card from the top and the bottom of {h:owner} deck")
def draws_both_ends(h: str) -> Block:
    return (node("draw", WHO, 1), node("move", node("bottom", h, 1), "hand"))


@rule(
    "act",
    "discard(s) cards from the top of {h:owner} deck until [you have|he or she has] {n:count} "
    "card(s) left",
)
def mills_down(h: str, n: int) -> Block:
    return (node("mill", h, node("sub", node("count", node("deck", h)), n)),)


@rule("act", "search(es) {h:owner} deck for {kind:pokemon_names}")
def searches_by_name(h: str, kind: Node) -> Block | None:
    if kind.word != "fits_any":
        return None
    return (node("$found", node("$search", node("where", node("deck", h), kind), 1, 0, WHO)),)


@rule("act", "search(es) {h:owner} discard pile for {kind:pokemon_names}")
def takes_by_name(h: str, kind: Node) -> Block | None:
    if kind == node("named", "$own"):
        return None  # said below
    return (node("$found", node("$pick", node("where", node("discards", h), kind), 1, 1, WHO)),)


@rule(
    "act",
    "search(es) {h:owner} deck for {kind:pokemon_names} and put(s) {q:quantity} of them [onto|on] "
    "{b:owner} Bench",
    "search(es) {h:owner} deck for {kind:card_filter} and put(s) {q:quantity} of them [onto|on] "
    "{b:owner} Bench",
    cost=-2,
)
def benches_some(h: str, kind: Node, q: Node, b: str) -> Block | None:
    if kind.word == "$any":
        return None
    return (
        node("bench", node("$search", node("where", node("deck", h), kind), q.args[1], 0, WHO)),
    )


@rule(
    "act",
    "search(es) {h:owner} deck for {kind:card_filter} , show(s) {q:quantity} of them to your "
    "opponent",
    cost=-2,
)
def shows_some(h: str, kind: Node, q: Node) -> Block | None:
    if kind.word == "$any":
        return None
    found = node("$search", node("where", node("deck", h), kind), q.args[1], 0, WHO)
    return (node("$found", found), node("reveal", THOSE))


@rule("act", "search(es) {h:owner} discard pile for ~")
def own_from_discards(h: str) -> Block:
    return (
        node(
            "$found",
            node("$pick", node("where", node("discards", h), node("named", "$own")), 1, 1, WHO),
        ),
    )


@rule("act", "search(es) {h:owner} discard pile for as many {kind:card_filter} as you like")
def discards_at_choice(h: str, kind: Node) -> Block:
    return (node("$found", node("$pick", node("where", node("discards", h), kind), 0, MANY, WHO)),)


@rule(
    "act",
    "search(es) {h:owner} deck for a number of {kind:card_filter} up to {n:amount}",
    "search(es) {h:owner} deck for {kind:card_filter} for each {n:for_each}",
    "search(es) {h:owner} deck for a {kind:card_filter} for each {n:for_each}",
)
def searches_counted(h: str, kind: Node, n: Arg) -> Block | None:
    return (node("$found", node("$search", of_kind(node("deck", h), kind), n, 0, WHO)),)


@rule(
    "statement",
    "for each {n:for_each} , you may search {h:owner} deck for [a|an] {kind:card_filter} and "
    "attach it to {to:pokemon}",
)
def attaches_found_for_each(n: Arg, h: str, kind: Node, to: Node) -> Block | None:
    if kind.word == "$any":
        return None
    pick = node("$search", node("where", node("deck", h), kind), n, 0, "me")
    return (node("$found", pick), node("attach", THOSE, to))


phrase("counted", node("count", THOSE), "{card_filter} you chose")


# --- attached cards taken off -------------------------------------------------------------------
phrase("goes_to", "lost", "[in|into] the Lost Zone")
phrase(
    "goes_to",
    "deck_bottom",
    "on the bottom of your opponent's deck",
    "on the bottom of [his or her|your] deck",
)
spare_phrase("goes_to", "hand", "into [his or her|your opponent's|your] hand")


@rule("act", "remove(s) {what:cards} and put(s) [it|them] {to:goes_to}")
def takes_off(what: Arg, to: str) -> Block:
    return (node("move", what, to),)


@rule("card_place", "attached to any of {of:pokemons} in any way you like")
def attached_anywhere(of: Arg) -> Node:
    return node("$attached", of)


phrase(
    "card_place",
    node("$attached", node("all", "both")),
    "in play ( [both]? yours and your opponent's )",
)
phrase(
    "cards",
    node("where", node("stadium"), node("owned_by", "foe")),
    "[a|any|the] Stadium card your opponent has in play",
)
phrase(
    "cards",
    node(
        "join",
        node("where", node("gear_on", node("all", "foe")), node("tool")),
        node("where", node("stadium"), node("owned_by", "foe")),
    ),
    "all of your opponent's {tools_and_stadiums} in play",
)
spare_phrase(
    "cards",
    node(
        "join",
        node("gear_on", node("all", "foe")),
        node(
            "join", node("where", node("stadium"), node("owned_by", "foe")), node("beside", "foe")
        ),
    ),
    "all of your opponent's Trainer cards in play",
)


@rule("cards", "all of {who:owner} {kind:card_filter} in play")
def all_attached(who: str, kind: Node) -> Arg | None:
    energy = kind.word in ("special_energy", "basic_energy", "energy", "tool")
    return of_kind(node("$attached", node("all", who)), kind) if energy else None


@rule(
    "cards", "{q:quantity} {kind:card_filter} {at:card_place} or [a|the|any] Stadium card in play"
)
def there_or_stadium(q: Node, kind: Node, at: Node) -> Node:
    return node("$pick", node("join", of_kind(at, kind), node("stadium")), *q.args, WHO)


phrase("tools_and_stadiums", True, "Pokémon Tool cards and Stadium cards")
phrase("cards", node("$them", "cards"), "that Pokémon Tool card", "those {type} Energy cards")
phrase("cards", THOSE, "all of those Energy cards")
phrase("cards", node("$them", "cards"), "the Energy card(s)")
phrase("cards", LOOKED, "the revealed cards", "all the revealed cards")
phrase(
    "cards_left_out",
    node("fits_not", node("one_of", node("$done", "discard"))),
    "( excluding the one you discarded )",
)
phrase("supporter_in_play", True, "you have a Supporter card in play")


# --- the effect of a Supporter ------------------------------------------------------------------
@rule(
    "act",
    "use(s) the effect [of|on] {what:cards} as the effect of this attack",
    "use(s) {what:cards} as the effect of this attack",
)
def uses_card(what: Arg) -> Block:
    return (node("use_card", what),)


@rule(
    "statement",
    "if {x:supporter_in_play} , use(s) the effect [of|on] that card as the effect of this attack",
    cost=-1,
)
def uses_supporter(x: bool) -> Block:
    lying = node("beside", "me")
    return (node("if", node("any_of", lying), (node("use_card", lying),)),)


# --- leaving play -------------------------------------------------------------------------------
@rule("act", "put(s) {who:pokemon_with_cards} on [the]? top of {h:owner} deck")
def onto_deck(who: Arg, h: str) -> Block:
    return (node("return_mon", who, "deck_top"),)


# --- after the switch ---------------------------------------------------------------------------
@rule(
    "statement",
    "if any {kind:alike_energy} attached to {a:pokemon} is the same type as any Energy [card]? "
    "attached to {b:pokemon} , discard {n:count} of those Energy cards from {c:pokemon}",
)
def discards_alike(kind: Node, a: Node, b: Node, n: int, c: Node) -> Block | None:
    alike = node("where", node("energy_on", b), node("shares_type", node("energy_on", a)))
    plain = kind == node("energy") and b == c
    return (node("discard", node("$pick", alike, n, n, "me")),) if plain else None


@rule(
    "condition",
    "any {kind:alike_energy} attached to {a:pokemon} is the same type as any Energy [card]? "
    "attached to {b:pokemon}",
)
def energy_alike(kind: Node, a: Node, b: Node) -> Node:
    shared = node("shares_type", node("energy_on", b))
    fit = shared if kind.word == "energy" else node("fits_both", kind, shared)
    return node("any_of", node("where", node("energy_on", a), fit))


phrase("alike_energy", node("energy"), "Energy [card]?")
phrase("alike_energy", node("basic_energy"), "basic Energy [card]?")
