"""Pokémon put onto the Bench, evolved, devolved, taken back, treated as Basic."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import row, rule
from playmat.reader.meanings import MINE

THAT = node("$that", "mons")
FOUND = node("$that", "cards")
BASICS = node("where", node("all", "me"), node("basic"))
STAGE2 = node("stage2")


# --- into play ----------------------------------------------------------------------------------
@rule("trainer_statement", "if it is [a|an] {kind:pokemon_noun} , {do:effects}")
def newcomer_is(kind: Node, do: Block) -> Block | None:
    return None if kind.word == "$any" else (node("if", node("is", FOUND, kind), do),)


AS_ACTIVE = "bench($that(cards), new_active), switch(me, host_of($that(cards)))"
for _deed, *_said in (
    ("bench(?cards)", "put(s) {cards} [onto|on|into] {h:owner} Bench", "bench(es) {cards}"),
    ("bench_as_basic(?cards)", "put(s) {cards} [onto|on] {h:owner} Bench as [a]? Basic Pokémon"),
    ("put_stadium(?cards)", "put(s) {cards} into play"),
    (f"$found(?cards), {AS_ACTIVE}", "put(s) {cards} into play as your Active Pokémon"),
    (
        "cover(?target, $pick(where(hand(me), basic()), 1, 1, $who))",
        "put(s) a Basic Pokémon from your hand on top of {target:pokemon}",
    ),
):
    row("act", f"[{_deed}]", *_said)


# --- evolving -----------------------------------------------------------------------------------
@rule(
    "statement",
    "if you have [a|an] {kind:card_kind} that {x:evolves_from_that} {y:in_your_hand} , put that "
    "card {z:on_basic_pokemon}",
    "if you have [a|an] {kind:card_kind} {y:in_your_hand} that {x:evolves_from_that} , put that "
    "card {z:on_basic_pokemon}",
    "if you have [a|an] {kind:card_filter} that {x:evolves_from_that} {y:in_your_hand} , put that "
    "card {z:on_basic_pokemon}",
    "if you have a {kind:pokemon_word} or {b:pokemon_word} card that {x:evolves_from_that} "
    "{y:in_your_hand} , put that card {z:on_basic_pokemon}",
    "put [a|an] {match:card_kind} from your hand on the matching Basic Pokémon",
)
def evolves_from_hand(
    kind: Node = STAGE2, b: Node | None = None, match: Node | None = None, **said: bool
) -> Block:
    if match not in (None, STAGE2, node("fits_both", STAGE2, node("evolution"))):
        kind = match
    stage = kind if b is None else node("fits_any", kind, b)
    below = THAT if match is None else node("$pick", BASICS, 1, 1, "me")
    fit = node("fits_both", stage, node("can_follow", below))
    return (node("evolve", node("$pick", node("where", MINE, fit), 1, 1, "me"), THAT),)


# --- remarks on a card that comes into play, or evolves -----------------------------------------
MAY_EVOLVE = "any_of(where(all(me), fits_both(basic(), may_evolve())))"
NOT_NEW = "$only(fits_both(fits_not(new()), may_evolve()))"
for _marks, *_said in (
    ("$unfallen()", "you can't use this Ability on a Pokémon that would be Knocked Out"),
    (
        f"$only(may_evolve()), $needs({MAY_EVOLVE})",
        "you can [only play|play] this card [only]? {as_usual}",
    ),
    (
        f"{NOT_NEW}, $needs(not(first_turn(me)))",
        "you can't use this card {during_first_turn} or on a [Basic]? Pokémon "
        "{put_into_play_this_turn}",
    ),
    (
        "$as_basic()",
        "[either way ,]? treat [the new [Benched Pokémon|card|~]|that card] as [a]? Basic Pokémon",
        "cards put on the Bench [in]? this way are considered Basic Pokémon",
    ),
    ("$except(named($own))", "you can't choose ~ with the effect of this card"),
):
    row("statement", f"[{_marks}]", *_said)
EVOLVED = "[~|that Pokémon|those Pokémon|this Pokémon|it|them]"
row(
    "statement",
    "[$evolving()]",
    f"( this counts as evolving {EVOLVED} )",
    f"this counts as evolving {EVOLVED}",
)


# --- devolving ----------------------------------------------------------------------------------
TOP = "[highest Stage|highest stage|top] Evolution card"

row(
    "note",
    "[lasting(end_of_turn, $that(mons), [mod(can_evolve, all_both, forbid)])]",
    "that Pokémon can't evolve this turn",
    "you can't evolve a Pokémon the turn you devolve it",
)
row("top_cards", "true", "it", "that card", "them", "those cards", f"the {TOP}(s) [on [it|them]]?")
row(
    "top_goes_to",
    '[?goes_to, ""]',
    "[put(s)|return(s)|putting|returning] {top_cards} [back]? {goes_to}",
)
row(
    "top_goes_to",
    "[deck, ?owner]",
    "[have your opponent]? [shuffle(s)|shuffling] {x:top_cards} [back]? into {owner} deck(s)",
)


@rule(
    "act",
    f"[remove(s)|take(s)] the {TOP} [from|on] {{who:target}} [,]? [and|then] {{to:top_goes_to}}",
    f"[return(s)|put(s)] the [top card|{TOP}] on {{who:target}} {{zone:goes_to}}",
    f"discard(s) the [top card|{TOP}] [from|on] {{who:target}} [, devolving it]?",
    "devolve(s) {who:target} [and|by] {to:top_goes_to}",
    f"devolve(s) {{who:target}} and put [~|the {TOP} on it] {{zone:goes_to}}",
)
def devolves(who: Arg, to: tuple[str, str] = ("discard", ""), zone: str = "") -> Block:
    shuffled = (node("shuffle", to[1]),) if to[1] else ()
    return (node("devolve", who, zone or to[0]), *shuffled)
