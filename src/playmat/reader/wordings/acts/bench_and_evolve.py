"""Pokémon put onto the Bench, evolved, devolved, taken back, treated as Basic."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.meanings import MINE

WHO = "$who"
THAT = node("$that", "mons")
FOUND = node("$that", "cards")
BASICS = node("where", node("all", "me"), node("basic"))

row(
    "trainer_statement",
    "[$as_basic()]",
    "[either way ,]? treat the new [Benched Pokémon|card] as a Basic Pokémon",
)


# --- onto the Bench -----------------------------------------------------------------------------
for _symbol in ("note", "statement", "mark"):
    phrase(
        _symbol,
        (),
        "any [cards attached to that Pokémon|attached cards] , {counters_and_conditions} [turns in "
        "play ,]? and [any other]? effects {on_new_pokemon}",
    )


@rule("trainer_statement", "if it is [a|an] {kind:pokemon_noun} , {do:effects}")
def newcomer_is(kind: Node, do: Block) -> Block | None:
    return None if kind.word == "$any" else (node("if", node("is", FOUND, kind), do),)


row(
    "act",
    "[$found(?cards), bench($that(cards), new_active), switch(me, host_of($that(cards)))]",
    "put(s) {cards} into play as your Active Pokémon",
)


# --- evolving -----------------------------------------------------------------------------------
@rule(
    "statement",
    "if you have [a|an] {kind:card_kind} that {x:evolves_from_that} {y:in_your_hand} , put that "
    "card {z:on_basic_pokemon}",
    "if you have [a|an] {kind:card_kind} {y:in_your_hand} that {x:evolves_from_that} , put that "
    "card {z:on_basic_pokemon}",
    "if you have [a|an] {kind:card_filter} that {x:evolves_from_that} {y:in_your_hand} , put that "
    "card {z:on_basic_pokemon}",
    "if you have a {a:pokemon_word} or {b:pokemon_word} card that {x:evolves_from_that} "
    "{y:in_your_hand} , put that card {z:on_basic_pokemon}",
)
def evolves_from_hand(
    x: bool,
    y: bool,
    z: bool,
    kind: Node | None = None,
    a: Node | None = None,
    b: Node | None = None,
) -> Block:
    stage = kind if kind is not None else node("fits_any", a, b)  # type: ignore[arg-type]
    fit = node("fits_both", stage, node("can_follow", THAT))
    return (node("evolve", node("$pick", node("where", MINE, fit), 1, 1, "me"), THAT),)


@rule("statement", "put [a|an] {kind:card_kind} from your hand on the matching Basic Pokémon")
def evolves_matching(kind: Node) -> Block:
    if kind == node("fits_both", node("stage2"), node("evolution")):
        kind = node("stage2")
    fit = node("fits_both", kind, node("can_follow", node("$pick", BASICS, 1, 1, "me")))
    return (node("evolve", node("$pick", node("where", MINE, fit), 1, 1, "me"), THAT),)


row(
    "statement",
    "[$unfallen()]",
    "you can't use this Ability on a Pokémon that would be Knocked Out",
)
row(
    "statement",
    "[$only(may_evolve()), $needs(any_of(where(all(me), fits_both(basic(), may_evolve()))))]",
    "you can [only play|play] this card [only]? {as_usual}",
)
row(
    "statement",
    "[$only(fits_both(fits_not(new()), may_evolve())), $needs(not(first_turn(me)))]",
    "you can't use this card {during_first_turn} or on a [Basic]? Pokémon "
    "{put_into_play_this_turn}",
)
row("trainer_note", "[$levels()]", "this counts as leveling up that Pokémon")
row(
    "statement",
    "[$evolving()]",
    "( this counts as evolving [that Pokémon|this Pokémon|~|it] )",
    "this counts as evolving [that Pokémon|this Pokémon|~|it]",
)
row(
    "statement",
    "[$as_basic()]",
    "treat the new Benched Pokémon as a Basic Pokémon",
    "treat [that card|the new ~] as a Basic Pokémon",
    "treat the new Benched Pokémon as Basic Pokémon",
)


# --- devolving ----------------------------------------------------------------------------------
TOP = "[highest Stage|highest stage|top] Evolution card"

row(
    "act",
    "[devolve(?target, hand)]",
    f"devolve(s) {{target}} and put the {TOP} on it into your hand",
    "remove(s) the highest Stage Evolution card from {target:pokemon} [,]? and put(s) it back into "
    "{h:owner} hand",
    "return(s) the highest Stage Evolution card on {target:pokemon} to its player's hand",
    "remove(s) the highest Stage Evolution card from {target} , and put(s) it into that "
    "player's hand",
)
row("act", "[devolve(self(), hand)]", "devolve ~ and put ~ into your hand")
row(
    "note",
    "[lasting(end_of_turn, $that(mons), [mod(can_evolve, all_both, forbid)])]",
    "that Pokémon can't evolve this turn",
    "you can't evolve a Pokémon the turn you devolve it",
)
row("note", "[$as_basic()]", "cards put on the Bench [in]? this way are considered Basic Pokémon")
row("top_cards", "true", "it", "that card", "them", "those cards", f"the {TOP}(s) [on [it|them]]?")
row(
    "top_goes_to",
    '[hand, ""]',
    "put(s) {top_cards} [back]? [in|into|to] {owner} hand(s)",
    "return(s) {top_cards} to {owner} hand(s)",
    "[putting|returning] {top_cards} [into|to] {owner} hand(s)",
)
row("top_goes_to", '[deck_top, ""]', "[put(s)|putting] {top_cards} on top of {owner} deck(s)")
row("top_goes_to", '[discard, ""]', "[discard(s)|discarding] {top_cards}")
row("top_goes_to", '[lost, ""]', "[put(s)|putting] {top_cards} in the Lost Zone")
row(
    "top_goes_to",
    "[deck, ?owner]",
    "[have your opponent]? [shuffle(s)|shuffling] {x:top_cards} [back]? into {owner} deck(s)",
)


@rule(
    "act",
    f"[remove(s)|take(s)] the {TOP} [from|on] {{who:target}} [,]? and {{to:top_goes_to}}",
    "devolve(s) {who:target} [and|by] {to:top_goes_to}",
)
def devolves_to_zone(who: Arg, to: tuple[str, str]) -> Block:
    zone, deck = to
    return (node("devolve", who, zone), *((node("shuffle", deck),) if deck else ()))


@rule("act", f"discard(s) the {TOP} [from|on] {{who:target}}")
def discards_top(who: Arg) -> Block:
    return (node("devolve", who, "discard"),)


# --- taken back ---------------------------------------------------------------------------------
@rule("act", "put(s) 1 Pokémon into your hand")
def cards_back() -> Block:
    pick = node("$found", node("$pick", node("all", "me"), 1, 1, WHO))
    return (pick, node("discard", node("attached", THAT)), node("return_mon", THAT, "hand"))


# --- beyond the rules ---------------------------------------------------------------------------
row("act", "[devolve(?target, ?to)]", "put(s) the top card on {target} {to:goes_to}")
rule("act", "discard(s) the top card [from|on] {who:target}")(discards_top)
row(
    "act",
    "[devolve(?target, discard)]",
    "discard(s) the top Evolution card from {target:pokemon} , devolving it",
)
rule(
    "act",
    f"[remove(s)|take(s)] the {TOP} [from|on] {{who:target}} [,]? then {{to:top_goes_to}}",
)(devolves_to_zone)


@rule(
    "statement",
    "if you have [a|an] {kind:card_kind} {y:in_your_hand} that evolves from 1 of your Basic "
    "Pokémon in play , put that card {z:on_basic_pokemon}",
)
def evolves_one_of_basics(kind: Node, y: bool, z: bool) -> Block:
    return evolves_matching(kind)


row(
    "statement",
    "[$only(fits_both(fits_not(new()), may_evolve()))]",
    "you can't use this Ability on a [Basic]? Pokémon {put_into_play_this_turn}",
)


row(
    "top_goes_to",
    '[deck_bottom, ""]',
    "[put(s)|putting] {top_cards} on the bottom of {owner} deck(s)",
)
