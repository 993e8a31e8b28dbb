"""Pokémon put into play, evolved, devolved and taken back."""

from __future__ import annotations

from playmat.lang.make import Block, node, where
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule
from playmat.reader.meanings import ALWAYS, MINE, SELF, on

WHO = "$who"
THAT = node("$that", "mons")
FOUND = node("$that", "cards")
BASICS = node("where", node("all", "me"), node("basic"))
RIPE = node("may_evolve")
NOT_NEW = node("fits_both", node("fits_not", node("new")), RIPE)
"""Neither laid this turn, whatever texts allow, nor evolved in it. [EVOLVE-04]"""
RIPE_BASICS = where(node("all", "me"), node("basic"), RIPE)


phrase(
    "trainer_statement",
    (node("$as_basic"),),
    "[either way ,]? treat the new [Benched Pokémon|card] as a Basic Pokémon",
)

# --- onto the Bench -----------------------------------------------------------------------------
phrase(
    "statement",
    (),
    "if you choose a Stage 2 Pokémon {x:in_your_hand} , put that Pokémon {y:on_basic_pokemon} "
    "instead of on a Stage 1 Pokémon",
    "you can use this card [{during_first_turn} or]? on a Pokémon {put_into_play_this_turn}",
    "any cards attached to {name} and damage counters on it are now on the new Pokémon",
)
for _symbol in ("note", "statement", "mark"):
    phrase(
        _symbol,
        (),
        "any [cards attached to that Pokémon|attached cards] , {counters_and_conditions} [turns in "
        "play ,]? and [any other]? effects {on_new_pokemon}",
    )
phrase("note", (), "just as if you had evolved it")


@rule("trainer_statement", "if it is [a|an] {kind:pokemon_noun} , {do:effects}")
def newcomer_is(kind: Node, do: Block) -> Block | None:
    return None if kind.word == "$any" else (node("if", node("is", FOUND, kind), do),)


@rule("act", "put(s) {what:cards} into play as your Active Pokémon")
def into_the_arena(what: Arg) -> Block:
    return (
        node("$found", what),
        node("bench", FOUND, "new_active"),
        node("switch", "me", node("host_of", FOUND)),
    )


phrase("statement", (), "put your old Active Pokémon onto your Bench")


@rule("act", "put(s) {what:cards} onto {h:owner} Bench")
def onto_bench(what: Arg, h: str) -> Block:
    return (node("bench", what),)


WHENCE = "from your hand or your discard pile"


@rule("act", f"put(s) {{n:pokemon_name}} onto your Bench as a Basic Pokémon {WHENCE}")
def benches_from_either(n: Node) -> Block:
    cards = node("join", node("hand", "me"), node("discards", "me"))
    return (node("bench_as_basic", node("$pick", node("where", cards, n), 1, 1, "$who")),)


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


@spare_rule(
    "statement",
    "if you have [a|an] {kind:card_kind} {y:in_your_hand} that evolves from 1 of your Basic "
    "Pokémon in play , put that card {z:on_basic_pokemon}",
)
def evolves_one_of_basics(kind: Node, y: bool, z: bool) -> Block:
    return evolves_matching(kind)


spare_phrase(
    "statement",
    (node("$only", NOT_NEW),),
    "you can't use this Ability on a [Basic]? Pokémon {put_into_play_this_turn}",
)
spare_phrase(
    "statement",
    (node("$unfallen"),),
    "you can't use this Ability on a Pokémon that would be Knocked Out",
)
phrase(
    "statement",
    (node("$only", RIPE), node("$needs", node("any_of", RIPE_BASICS))),
    "you can [only play|play] this card [only]? {as_usual}",
)
phrase(
    "statement",
    (node("$only", NOT_NEW), node("$needs", node("not", node("first_turn", "me")))),
    "you can't use this card {during_first_turn} or on a [Basic]? Pokémon "
    "{put_into_play_this_turn}",
)
phrase("trainer_note", (node("$levels"),), "this counts as leveling up that Pokémon")
phrase(
    "statement",
    (node("$evolving"),),
    "( this counts as evolving [that Pokémon|this Pokémon|~|it] )",
    "this counts as evolving [that Pokémon|this Pokémon|~|it]",
)


# --- devolving ----------------------------------------------------------------------------------
TOP = "[highest Stage|highest stage|top] Evolution card"


@rule("act", f"devolve(s) {{whom:target}} and put the {TOP} on it into your hand")
def devolves(whom: Arg) -> Block:
    return (node("devolve", whom, "hand"),)


phrase(
    "act",
    (node("devolve", THAT, "deck"), node("shuffle", WHO)),
    f"remove(s) the {TOP} from it , and shuffle it into your deck",
    cost=-1,
)
phrase("condition", node("not", node("falls", THAT)), "that Pokémon remains in play")
RESTING = node("lasting", "end_of_turn", THAT, (node("mod", "can_evolve", "all_both", "forbid"),))
phrase(
    "note",
    (RESTING,),
    "that Pokémon can't evolve this turn",
    "you can't evolve a Pokémon the turn you devolve it",
)


@rule("act", "choose(s) {whom:target} and a Stage of Evolution")
def chooses_stage(whom: Arg) -> Block | None:
    if not isinstance(whom, Node) or whom.word != "$pick":
        return None
    evolved = node("$pick", node("where", whom.args[0], node("evolved")), *whom.args[1:])
    stages = node("number", 1, node("count", node("under", THAT)), WHO)
    return (node("$found", evolved), node("bind", "$n", stages))


@rule("act", "discard(s) all Evolution cards of that Stage or higher attached to {whom:pokemon}")
def devolves_to(whom: Node) -> Block:
    return (node("devolve", whom, "discard", node("ref", "$n")),)


@rule(
    "outcome",
    "{whom:pokemon} is no longer Asleep , Confused , Paralyzed , Poisoned , or {x:anything_else}",
)
def freed(whom: Node, x: bool) -> Block:
    return (node("cure", whom), node("end_effects", whom))


phrase("top_cards", True, "it", "that card", "them", "those cards")
phrase("top_cards", True, f"the {TOP}(s) [on [it|them]]?")
phrase("top_goes_to", ("hand", ""), "put(s) {top_cards} [back]? [in|into|to] {owner} hand(s)")
spare_phrase("top_goes_to", ("hand", ""), "return(s) {top_cards} to {owner} hand(s)")
spare_phrase(
    "top_goes_to", ("hand", ""), "[putting|returning] {top_cards} [into|to] {owner} hand(s)"
)
spare_phrase(
    "top_goes_to", ("deck_top", ""), "[put(s)|putting] {top_cards} on top of {owner} deck(s)"
)
spare_phrase(
    "top_goes_to",
    ("deck_bottom", ""),
    "[put(s)|putting] {top_cards} on the bottom of {owner} deck(s)",
)
spare_phrase("top_goes_to", ("discard", ""), "[discard(s)|discarding] {top_cards}")
spare_phrase("top_goes_to", ("lost", ""), "[put(s)|putting] {top_cards} in the Lost Zone")


@rule(
    "top_goes_to",
    "[have your opponent]? [shuffle(s)|shuffling] {x:top_cards} [back]? into {h:owner} deck(s)",
)
def top_into_deck(x: bool, h: str) -> tuple[str, str]:
    return "deck", h


@rule(
    "act",
    f"[remove(s)|take(s)] the {TOP} [from|on] {{who:target}} [,]? and {{to:top_goes_to}}",
    "devolve(s) {who:target} [and|by] {to:top_goes_to}",
)
def devolves_to_zone(who: Arg, to: tuple[str, str]) -> Block:
    zone, deck = to
    return (node("devolve", who, zone), *((node("shuffle", deck),) if deck else ()))


@spare_rule("act", f"discard(s) the {TOP} [from|on] {{who:target}}")
def discards_top(who: Arg) -> Block:
    return (node("devolve", who, "discard"),)


# --- taken back ---------------------------------------------------------------------------------
@rule("act", "return(s) its Basic Pokémon card to your hand")
def basic_back() -> Block:
    basic = node("where", node("stack", THAT), node("basic"))
    return (
        node("discard", node("attached", THAT)),
        node("move", basic, "hand"),
        node("return_mon", THAT, "discard"),  # one that has no Basic card
    )


@rule("act", "put(s) 1 Pokémon into your hand")
def cards_back() -> Block:
    pick = node("$found", node("$pick", node("all", "me"), 1, 1, WHO))
    return (pick, node("discard", node("attached", THAT)), node("return_mon", THAT, "hand"))


# --- beyond the rules ---------------------------------------------------------------------------
phrase(
    "clause",
    (
        node("$where", "hand"),
        node("$static", ALWAYS, (on(SELF, node("mod", "evolve_early", SELF, "set", 2)),)),
    ),
    "you may play this card from your hand to evolve(s) a Pokémon during your first turn or [on]? "
    "the turn you play that Pokémon",
)
phrase(
    "clause",
    (
        node("$where", "hand"),
        node(
            "$static", ALWAYS, (on(node("all", "me"), node("mod", "setup_allowed", "me", "allow")),)
        ),
    ),
    "if this Pokémon is in your hand(s) when you are setting up to play(s) , you may put it face "
    "down [as your Active Pokémon|in the Active Spot]",
)


@rule("act", "put(s) the top card on {who:target} {to:goes_to}")
def top_card_goes(who: Arg, to: str) -> Block:
    return (node("devolve", who, to),)


rule("act", "discard(s) the top card [from|on] {who:target}")(discards_top)
rule(
    "act",
    f"[remove(s)|take(s)] the {TOP} [from|on] {{who:target}} [,]? then {{to:top_goes_to}}",
)(devolves_to_zone)
