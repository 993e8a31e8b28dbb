"""Playing Trainer cards: when and how many, what pays for it, what may not be played after."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import row, rule, same
from playmat.reader.meanings import MINE, OTHERS
from playmat.reader.shapes import lens

THIS = "[this card|~]"
ALONE = node("compare", node("count", MINE), "==", 1)
TURNED = {"==": "!=", "!=": "==", ">=": "<", "<=": ">", ">": "<=", "<": ">="}


@lens
def needs(test: Node) -> Block:
    """The requirement for playing a card."""
    return (node("$needs", test),)


def opposite(test: Node) -> Node:
    """The negation of a test, simplified."""
    if test == ALONE:
        return node("compare", test["left"], ">", 1)
    if test.word == "not" and isinstance(test["condition"], Node):
        return test["condition"]
    if test.word == "compare":
        return node("compare", test["left"], TURNED[str(test["how"])], test["right"])
    return node("not", test)


# --- when it may be played ----------------------------------------------------------------------
@rule(
    "playable",
    f"you can't [play|use] {THIS} {{c:when_so}}",
    f"{{c:when_so}} , you can't [play|use] {THIS}",
    f"if {{also:condition}} , you can't [play|use] {THIS} {{c:when_so}}",
)
def not_if(c: Node, also: Node | None = None) -> Block:
    return needs(opposite(c if also is None else node("and", c, also)))


for _symbol, _test, _what in (
    ("playable", "@needs(?when_so)", THIS),
    ("mark", "$off(@failing(?when_so))", "{this_power}"),
):
    row(
        _symbol,
        _test,
        f"[you [can|may]]? [play|use] {_what} only {{when_so}}",
        f"you can only [play|use] {_what} {{when_so}}",
        f"{_what} can [be used only|only be used] {{when_so}}",
        f"{_what} works only {{when_so}}",
    )
same("statement", "{playable}")


row(
    "condition",
    "@compared(count(less(hand(me), this_card())), ?how_many)",
    "you have {how_many} other card(s) in your hand",
    "you have {how_many} card(s) in your hand ( [excluding|except for] this card )",
)
for _test, _words in (
    ("first_turn(me)", "[it is|it 's] your first turn"),
    ("went_first(me)", "you [go|'re going|went] first"),
    ("not(went_first(me))", "you [go|'re going|went] second"),
    ("compare(count(hand(me)), ==, 1)", "[it|this|this card] is the [last|only] card in your hand"),
    (
        "any_of(where(hand(me), fits_not(named($own))))",
        "you have any cards in your hand other than ~",
    ),
    ("not($can_draw())", "you can't draw any cards"),
):
    row("condition", _test, _words)
row("trainer_note", "[$room()]", "a player can't do any of this if {bench_is_full}")


# --- costs --------------------------------------------------------------------------------------
row(
    "price_of_play",
    "true",
    "[discard|shuffle|put|show|return] {quantity} [other]? {card_filter} [from your hand]?",
    "shuffle {quantity} [other]? {card_filter} [from your hand]? into your deck",
)
row(
    "price_unpaid",
    "[$must()]",
    f"if you can't {{price_of_play}} , you can't [play|use] {THIS}",
    f"if you can't , you can't [play|use] {THIS}",
)
same("statement", "{price_unpaid}")
row(
    "statement",
    "[$pay(@acted(?act, me))]",
    f"{{act}} in order to [play|use] {THIS}",
    f"in order to [play|use] {THIS} , {{act}}",
    "[you must]? {act} in order to use this attack",
    "in order to use this attack , {act}",
)


@rule(
    "cards",
    "{q:quantity} of the other cards [from|in] your hand",
    "{q:quantity} other card(s) [as you [like|want]]? [from|in] your hand",
)
def other_cards(q: Node) -> Node:
    return node("$pick", OTHERS, *q.args, "$who")


# --- bans on later cards ------------------------------------------------------------------------
row(
    "outcome",
    "[lasting(end_of_turn, nobody(), [forbid_play(me, ?filter)])]",
    "you can't play any more {filter:card_filter} this turn",
)


# --- rule lines ---------------------------------------------------------------------------------
row(
    "clause",
    "$rule(unique_stadium)",
    f"if {{namesake_in_play}} , you can't play {THIS}",
    "a Stadium [card]? with the same name can't be played",
    f"if a Stadium [card]? with the same name is in play , you can't [play|use] {THIS}",
)
for _symbol, _shape in (("statement", "[{}]"), ("clause", "{}")):
    for _line, _most in (("1, ace", "1 ACE SPEC card"), ("?number, name", "{number} ~")):
        row(
            _symbol,
            _shape.format(f"@line(deck_limit, {_line})"),
            f"you can't have more than {_most} in your deck",
        )


# --- ending the turn, choosing ------------------------------------------------------------------
ONE_OF = "choose 1 [of the following]? :"


@rule("statement", f"{ONE_OF} • {{do:statement}}")
def first_option(do: Block) -> Block:
    return (node("$options"), node("$option", do))


row(
    "statement",
    "[$options(), $both_too(), $option(?statement)]",
    "choose 1 or [both|more] : • {statement}",
)


@rule("statement", "• {do:statement}")
def next_option(do: Block) -> Block:
    return do if do and do[0].word in ("$alone", "$paired") else (node("$option", do),)


row("cards", "this_card()", "~", "this card", cost=1)


# --- two at the same time -----------------------------------------------------------------------
row(
    "statement",
    "[]",
    f"if you go first , you [may|can] [play|use] {THIS} [during|on] your first turn",
    "you [may|can] play 2 [~|of this card] [cards]? [at the same time|at once]",
    "if you choose a Stage 2 Pokémon {x:in_your_hand} , put that Pokémon {y:on_basic_pokemon} "
    "instead of on a Stage 1 Pokémon",
    "you can use this card [{during_first_turn} or]? on a Pokémon {put_into_play_this_turn}",
    "any cards attached to {name} and damage counters on it are now on the new Pokémon",
    "put your old Active Pokémon onto your Bench",
    "return that Prize card face down",
    "( this counts as evolving that Pokémon )",
    "if a Pokémon has just 1 damage counter , remove it",
    "if you have fewer than {number} basic Energy cards there , take all of them",
    "if you don't have that many {card_filter} in your discard pile , put all of them into your "
    "hand",
    "if the Pokémon has {fewer_cards} , return all of them {to_their_hand}",
    "if you do , put ~ on top of your deck",
    "place ~ in the discard pile",
    "if you switched [a|any] Pokémon [in this way|this way] , [put|shuffle] this card [back]? into "
    "your deck",
    "search your discard pile for {card_filter}",
    "if {pokemon} has [less|fewer] [damage counters]? than that , remove all of them",
    "if {pokemon} has only 1 damage counter , remove [that counter|it]",
    "if {pokemon} has [fewer|less] damage counters than that , remove all of them",
    "nobody may look at those cards",
    "before doing damage , count the remaining HP of {pokemon} and {pokemon}",
    "this effect ends if that Pokémon leaves the Bench",
    "this effect can be applied more than once",
    "this effect also applies to the Pokémon it evolves into",
    "if {pokemon} has [less|fewer] than {number} damage counters , remove all of them",
    "damage is calculated using {pokemon} 's Retreat Cost after applying effects to the Retreat "
    "Cost",
    "if [either|any] [of them]? is tails , {pokemon} is still Asleep",
    "if [both|either] of them [are|is] tails , {pokemon} is still Asleep",
    "{pokemon} is still Asleep if [either|any] of them is tails",
    "if {player_has} fewer than {number} Benched Pokémon , do [the|that] damage to each of them",
    "if {fewer_counters_on} has [fewer|less] damage counters than {that_many} , remove [all of "
    "them|them all]",
    "if {pokemon} [only has|has only] 1 , remove [it|that one]",
    "do the damage to the new Defending Pokémon",
    "if it has fewer Energy cards than {that_many} , remove all of them",
    "~ performs that attack",
    "then ~ performs that attack",
    "instead , this attack does nothing",
)


@rule("statement", "if you [play|played] {n:number} [~|card(s)|~ card(s)] , {do:effects}")
def played_so_many(n: int, do: Block) -> Block | None:
    return (node("$alone" if n == 1 else "$paired", do),) if n in (1, 2) else None


row(
    "statement",
    "[$pay([discard($pick(where(less(hand(me), this_card()), named($own)), 1, 1, me))])]",
    "you must play 2 [~|of this card] [cards]? [at the same time|at once]",
)


# --- conditions for playing -----------------------------------------------------------------------
row(
    "statement",
    "[$pay(@acted(?act, me))]",
    f"you can [play|use] {THIS} only if you {{act}}",
    cost=1,
)
