"""Playing Trainer cards: when and how many, what pays for it, what may not be played after."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import MINE, OTHERS, compared, line
from playmat.reader.nodes import acted

THIS = "[this card|~]"
ALONE = node("compare", node("count", MINE), "==", 1)
OWN_NAME = node("named", "$own")
TURNED = {"==": "!=", "!=": "==", ">=": "<", "<=": ">", ">": "<=", "<": ">="}


def needs(test: Node) -> Block:
    """Return that a card may be played only then."""
    return (node("$needs", test),)


def opposite(test: Node) -> Node:
    """Return that a test fails, in the shortest words."""
    if test == ALONE:
        return node("compare", test.args[0], ">", 1)
    if test.word == "not" and isinstance(test.args[0], Node):
        return test.args[0]
    if test.word == "compare":
        return node("compare", test.args[0], TURNED[str(test.args[1])], test.args[2])
    return node("not", test)


# --- when it may be played ----------------------------------------------------------------------
@rule(
    "playable",
    f"you can't [play|use] {THIS} if {{c:condition}}",
    f"if {{c:condition}} , you can't [play|use] {THIS}",
)
def not_if(c: Node) -> Block:
    return needs(opposite(c))


@rule(
    "playable",
    f"you [can|may] [play|use] {THIS} only [if|when] {{c:condition}}",
    f"you can't [play|use] {THIS} unless {{c:condition}}",
    f"you can only [play|use] {THIS} [if|when] {{c:condition}}",
)
def only_if(c: Node) -> Block:
    return needs(c)


@rule("playable", "in order to play this card , you can't have any {kind:card_filter} in your hand")
def without(kind: Node) -> Block:
    return needs(node("not", node("any_of", node("where", MINE, kind))))


spare_phrase(
    "playable",
    needs(node("not", node("first_turn", "me"))),
    "you can't [play|use] this card during your first turn",
)
spare_phrase(
    "playable",
    needs(node("not", node("and", node("first_turn", "me"), node("went_first", "me")))),
    f"if you [go|went] first , you can't [play|use] {THIS} [during|on] your first turn",
    f"you can't [play|use] {THIS} [during|on] your first turn if you [go|went] first",
)
spare_phrase(
    "playable",
    needs(node("first_turn", "me")),
    f"you can [play|use] {THIS} only [during|on] your first turn",
)
spare_phrase(
    "playable",
    needs(node("and", node("not", node("went_first", "me")), node("first_turn", "me"))),
    "you can [play|use] this card only if you go second [,]? and only [during|on] your first turn",
    cost=-1,
)
SECOND = node("and", node("first_turn", "me"), node("not", node("went_first", "me")))
spare_phrase(
    "condition",
    SECOND,
    "[it is|it 's] your first turn and [you go|you're going|you went] second",
    "[you go|you're going|you went] second and [it is|it 's] your first turn",
    cost=-1,
)
spare_phrase(
    "statement",
    (),
    f"if you go first , you [may|can] [play|use] {THIS} [during|on] your first turn",
)
same("statement", "{playable}")
same("note", "{playable}")


@spare_rule("clause", "{c:playable}")
def playable_clause(c: Block) -> Node | None:
    return node("$clause", node("needs", c[0].args[0])) if len(c) == 1 else None


@spare_rule(
    "condition",
    "you have {n:how_many} other card(s) in your hand",
    "you have {n:how_many} card(s) in your hand ( [excluding|except for] this card )",
)
def others_in_hand(n: Node) -> Node:
    return compared(node("count", OTHERS), n)


phrase("condition", ALONE, "this is the only card in your hand", "it is the last card in your hand")
spare_phrase("condition", ALONE, "[it|this card] is the [last|only] card in your hand", cost=1)
phrase(
    "condition",
    node("any_of", node("where", MINE, node("fits_not", node("named", "$own")))),
    "you have any cards in your hand other than ~",
)
phrase(
    "condition",
    node("any_of", node("where", node("discards", "me"), node("named", "$own"))),
    "any ~ is in your discard pile",
    "there is any ~ in your discard pile",
)
phrase("note", (), "including this [one|card]", "don't look at them")
phrase("condition", node("not", node("$can_draw")), "you can't draw any cards")
phrase("trainer_note", (node("$room"),), "a player can't do any of this if {bench_is_full}")


# --- what pays for it ---------------------------------------------------------------------------
phrase(
    "price_of_play",
    True,
    "[discard|shuffle|put|show|return] {quantity} [other]? {card_filter} [from your hand]?",
)
phrase(
    "price_of_play",
    True,
    "shuffle {quantity} [other]? {card_filter} [from your hand]? into your deck",
)
phrase(
    "price_unpaid",
    (node("$must"),),
    f"if you can't {{price_of_play}} , you can't [play|use] {THIS}",
    f"if you can't , you can't [play|use] {THIS}",
)
same("statement", "{price_unpaid}")
same("note", "{price_unpaid}")


@spare_rule(
    "trainer_note",
    "if you can't put {n:count} [other]? card(s) from your hand on [top|the bottom] of your deck , "
    f"you can't [play|use] {THIS}",
)
def enough_in_hand(n: int) -> Block:
    return needs(node("compare", node("count", OTHERS), ">=", n))


@rule(
    "statement",
    f"{{cost:act}} in order to [play|use] {THIS}",
    f"in order to [play|use] {THIS} , {{cost:act}}",
)
def paid(cost: Block) -> Block:
    return (node("$pay", acted(cost, "me")),)


@rule("statement", "{cost:act} in order to {do:acts}")
def paid_for(cost: Block, do: Block) -> Block:
    return (node("$pay", acted(cost, "me")), *acted(do, "me"))


@rule(
    "cards",
    "{q:quantity} of the other cards [from|in] your hand",
    "{q:quantity} other card(s) [from|in] your hand",
)
def other_cards(q: Node) -> Node:
    return node("$pick", OTHERS, *q.args, "$who")


spare_phrase("cards", node("$pick", OTHERS, 1, 1, "$who"), "another card [from|in] your hand")


@rule("cards", "any {q:quantity} {kind:card_filter} from your hand")
def any_from_hand(q: Node, kind: Node) -> Node:
    return node(
        "$pick", MINE if kind.word == "$any" else node("where", MINE, kind), *q.args, "$who"
    )


# --- what may not be played after ---------------------------------------------------------------
@rule("outcome", "you can't play any more {kind:card_filter} this turn")
def no_more(kind: Node) -> Block:
    return (node("lasting", "end_of_turn", node("nobody"), (node("forbid_play", "me", kind),)),)


@spare_rule("outcome", "you can't play {kind:card_filter} until the end of your next turn")
def none_until(kind: Node) -> Block:
    return (node("lasting", "my_next_turn", node("nobody"), (node("forbid_play", "me", kind),)),)


# --- rule lines ---------------------------------------------------------------------------------


UNIQUE = line("unique_stadium")
phrase("clause", UNIQUE, f"if {{namesake_in_play}} , you can't play {THIS}")
spare_phrase(
    "clause",
    UNIQUE,
    "a Stadium [card]? with the same name can't be played",
    f"if a Stadium [card]? with the same name is in play , you can't [play|use] {THIS}",
)
phrase(
    "statement",
    (line("deck_limit", 1, "ace"),),
    "you can't have more than 1 ACE SPEC card {x:in_your_deck}",
)
phrase(
    "clause",
    line("deck_limit", 1, "ace"),
    "you can't have more than 1 ACE SPEC card {x:in_your_deck}",
)


@rule("clause", "you can't have more than {n:number} ~ in your deck")
def limited(n: int) -> Node:
    return line("deck_limit", n, "name")


# --- ending the turn, choosing ------------------------------------------------------------------
phrase(
    "outcome",
    (node("end_turn"),),
    "your turn ends [immediately]?",
    "your turn is over now",
    "that player's turn ends",
)
phrase("note", (), "you don't get to attack", "you can't attack this turn")


ONE_OF = "choose 1 [of the following]? :"


@rule("statement", f"{ONE_OF} • {{do:statement}}")
def first_option(do: Block) -> Block:
    return (node("$options"), node("$option", do))


@spare_rule("statement", f"{{a:effects}} [,]? and {ONE_OF} • {{do:statement}}")
def first_option_then(a: Block, do: Block) -> Block:
    return (*acted(a, "me"), *first_option(do))


@spare_rule("statement", f"{ONE_OF} {{a:effects}} , or {{b:effects}}")
def one_of_two(a: Block, b: Block) -> Block:
    return (Node("either", ("me", (acted(a, "me"), acted(b, "me")))),)


@spare_rule("statement", "choose 1 or [both|more] : • {do:statement}")
def first_of_both(do: Block) -> Block:
    return (node("$options"), node("$both_too"), node("$option", do))


@rule("statement", "• {do:statement}")
def next_option(do: Block) -> Block:
    return do if do and do[0].word in ("$alone", "$paired") else (node("$option", do),)


phrase("cards", node("this_card"), "~", "this card", cost=1)


# --- two at the same time -----------------------------------------------------------------------
phrase("statement", (), "you [may|can] play 2 [~|of this card] [cards]? [at the same time|at once]")


@rule("statement", "if you [play|played] {n:number} [~|card(s)|~ card(s)] , {do:effects}")
def played_so_many(n: int, do: Block) -> Block | None:
    return (node("$alone" if n == 1 else "$paired", do),) if n in (1, 2) else None


spare_phrase(
    "statement",
    (
        node(
            "$pay",
            (node("discard", node("$pick", node("where", OTHERS, OWN_NAME), 1, 1, "me")),),
        ),
    ),
    "you must play 2 [~|of this card] [cards]? [at the same time|at once]",
)
spare_phrase("note", (), "this effect works [1|one] time for 2 cards")


# --- played in the other player's turn ----------------------------------------------------------
phrase(
    "trainer_statement",
    (
        node(
            "$reacts",
            Node("power_used", ("foe",)),
            node("and", node("event_power", "power"), node("their_turn")),
        ),
    ),
    "you may play this card during your opponent's turn {when_power_used}",
)
phrase("when_power_used", True, "when your opponent's Pokémon uses any Poké-Power")
phrase("trainer_statement", (node("nullify"),), "prevent all effects of that Poké-Power")
phrase("note", (), "this counts as that Pokémon using its Poké-Power")


# --- played only if -------------------------------------------------------------------------------
@spare_rule("playable", f"play {THIS} only [if|when] {{c:condition}}")
def only_played_if(c: Node) -> Block:
    return (node("$needs", c),)


@spare_rule("statement", f"you can [play|use] {THIS} only if you {{cost:act}}", cost=1)
def paid_to_play(cost: Block) -> Block:
    return (node("$pay", acted(cost, "me")),)


@spare_rule("trainer_statement", f"when you play {THIS} , you may {{do:acts}}")
def offered_when_played(do: Block) -> Block:
    return (node("$when_played", acted(do, "me")),)
