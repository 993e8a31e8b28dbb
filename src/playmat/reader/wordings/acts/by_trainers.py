"""Acts and statements met on Trainer cards: trades, cures, Prizes, both players in a row."""

from __future__ import annotations

from typing import cast

from playmat.lang.make import Block, changed, node
from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.grammar import phrase, rule, spare_phrase, spare_rule, spare_same
from playmat.reader.meanings import MINE, OTHERS
from playmat.reader.nodes import acted

WHO = "$who"
THAT = node("$that", "mons")


# --- small words --------------------------------------------------------------------------------
spare_same("statement", "then {statement}", cost=1)
spare_same("statement", "{effects} , if any", "{effects} , if there [is|are] any")
phrase("card_does_nothing", True, "this card does nothing")
phrase(
    "statement",
    (),
    "( this counts as evolving that Pokémon )",
    "if 1 is heads and 1 is tails , {card_does_nothing}",
)
phrase(
    "note",
    (),
    "1 if that Pokémon has only 1",
    "1 if you have only 1",
    "remove 1 damage counter if [that|a] Pokémon has only 1",
    "choose 1 if there are 2",
    "[those|these] [Prize]? cards remain face up for the rest of the game",
    "this counts as [devolving|evolving] that Pokémon",
    "you [still]? [have|need] to pay for that attack's Energy cost",
    "you still need the necessary Energy to use this attack",
    "that player still needs the necessary Energy to use each attack",
    "without looking at them",
    "any other effects of attacks still happen",
    "existing effects aren't removed",
    "as long as there 's room",
)
phrase(
    "statement",
    (),
    "if a Pokémon has just 1 damage counter , remove it",
    "if you have fewer than {number} basic Energy cards there , take all of them",
    "if you don't have that many {card_filter} in your discard pile , put all of them into your "
    "hand",
    "if the Pokémon has {fewer_cards} , return all of them {to_their_hand}",
)
phrase(
    "coin_result", node("compare", node("tails", "$coins"), ">", 0), "1 or both of them are tails"
)
phrase(
    "act", (node("look", node("prizes", "me"), WHO),), "look at all of your face down Prize cards!"
)


# --- one's own name as a verb -------------------------------------------------------------------
@rule("act", "~ {one:pokemon} with {other:target}")
@rule("act", "~ {other:target} with {one:pokemon}")
def switches(one: Node, other: Arg) -> Block | None:
    mine = one == node("active", "me") and isinstance(other, Node) and other.word == "$pick"
    return (node("switch", "me", other),) if mine else None


# --- conditions and counters --------------------------------------------------------------------
@rule("outcome", "{whom:target} is no longer {a:status} , {b:status} , {c:status} , or {d:status}")
def cured_of(whom: Arg, a: str, b: str, c: str, d: str) -> Block:
    return acted((node("cure", whom, a, b, c, d),), "me")


@rule("outcome", "{whom:target} is no longer affected by a Special Condition")
def cured(whom: Arg) -> Block:
    return acted((node("cure", whom),), "me")


@rule("act", "remove(s) up to {n:number} damage counters from {whom:target}")
def removes_up_to(n: int, whom: Arg) -> Block | None:
    if not isinstance(whom, Node) or whom.word != "$pick":
        return None
    number = node("bind", "$n", node("number", 1, n, WHO))
    return (node("$found", whom), number, node("remove_counters", THAT, node("ref", "$n")))


@rule("act", "remove(s) {n:number} damage counters times {e:amount} from {whom:target}")
def removes_times(n: int, e: Arg, whom: Arg) -> Block:
    return (node("remove_counters", whom, node("mul", n, e)),)


@rule("act", "heal(s) {n:number} damage and remove(s) all Special Conditions from {whom:target}")
def heals_and_cures(n: int, whom: Arg) -> Block:
    if isinstance(whom, Node) and whom.word == "$pick":
        return (node("$found", whom), node("heal", THAT, n), node("cure", THAT))
    return (node("heal", whom, n), node("cure", whom))


@rule("act", "remove(s) {n:count} damage counter(s) and a Special Condition from {whom:target}")
def removes_and_cures_one(n: int, whom: Arg) -> Block:
    if isinstance(whom, Node) and whom.word == "$pick":
        return (node("$found", whom), node("remove_counters", THAT, n), node("cure_one", THAT, WHO))
    return (node("remove_counters", whom, n), node("cure_one", whom, WHO))


@rule(
    "act",
    "put(s) damage counters on {whom:pokemon} equal to half its HP ( rounded down to the nearest "
    "10 )",
)
def half_hurt(whom: Node) -> Block:
    full = node("hp_of", whom)
    return (node("leave_hp", whom, node("sub", full, node("half_down", full))),)


# --- searching ----------------------------------------------------------------------------------
@rule("act", "search(es) {h:owner} deck for any {kind:card_filter}")
def searches_any(h: str, kind: Node) -> Block:
    deck = node("deck", h)
    if kind.word == "$any":
        return (node("$found", node("$search", deck, 1, 1, WHO)),)
    return (node("$found", node("$search", node("where", deck, kind), 1, 0, WHO)),)


@rule(
    "act",
    "search(es) your {a:zone_name} or [your]? {b:zone_name} for {q:quantity} {kind:card_filter}",
)
def searches_either(a: str, b: str, q: Node, kind: Node) -> Block:
    of = node("where", node("join", node(a, "me"), node(b, "me")), kind)
    if "deck" not in (a, b):
        return (node("$found", node("$pick", of, *q.args, WHO)),)
    return (node("$found", node("$search", of, q.args[1], 0, WHO)),)


phrase("zone_name", "deck", "deck")
phrase("zone_name", "hand", "hand")
phrase("zone_name", "discards", "discard pile")
phrase(
    "trainer_statement",
    (node("$searched"),),
    "if you [search|searched] your deck , shuffle [your deck|it] [afterward]?",
)


@rule("act", "put(s) {what:cards} on top of it")
def on_top_of_it(what: Arg) -> Block:
    return (node("move", what, "deck_top"),)


@rule("act", "choose(s) {whom:target} and {what:cards}")
def chooses_both(whom: Arg, what: Arg) -> Block | None:
    picks = [w for w in (whom, what) if isinstance(w, Node) and w.word == "$pick"]
    return tuple(node("$found", w) for w in picks) if len(picks) == 2 else None


@rule("cards", "{q:quantity} {kind:energy_kind} attached to your own Pokémon", cost=-1)
def of_one_own(q: Node, kind: Node) -> Node:
    on = node("energy_on", node("$pick", node("all", "me"), 1, 1, WHO))
    return node("$pick", on if kind == node("energy") else node("where", on, kind), *q.args, WHO)


# --- trading ------------------------------------------------------------------------------------
@rule("cards_traded", "{q:quantity} of the other cards in your hand")
def given_others(q: Node) -> Node:
    return node("$pick", OTHERS, *q.args, WHO)


@rule("cards_traded", "{q:quantity} of the {kind:card_filter} in your hand")
def given_kind(q: Node, kind: Node) -> Node:
    return node("$pick", node("where", MINE, kind), *q.args, WHO)


@rule(
    "act",
    "trade(s) {a:cards_traded} for {q:quantity} [of the]? {kind:card_filter} from your discard "
    "pile",
)
def trades_discards(a: Node, q: Node, kind: Node) -> Block:
    least, most = q.args
    other = node("$pick", node("where", node("discards", "me"), kind), least or 1, most, WHO)
    cost = node("$pay", (node("discard", a),))
    return (cost, node("$except_paid"), node("move", other, "hand"))


@rule(
    "act", "trade(s) {a:cards_traded} for {q:quantity} [of the]? {kind:card_filter} from your deck"
)
def trades_deck(a: Node, q: Node, kind: Node) -> Block:
    other = node("$search", node("where", node("deck", "me"), kind), q.args[1], 0, WHO)
    given, taken = node("$nth", 2), node("$nth", 1)
    one_for_one = a.args[1:3] == (1, 1) and q.args[1] == 1
    moves = (node("move", given, "deck"), node("move", taken, "hand"))
    swap = (node("swap_cards", given, taken),) if one_for_one else moves
    needs = () if one_for_one else _enough(a)
    found = (node("$found", a), node("$found", other))
    return (*needs, *found, node("if", node("any_of", taken), swap))


def _enough(given: Node) -> Block:
    """Return that there must be as many cards to give as are asked for."""
    of, least = given.args[:2]
    hand = node("count", MINE if of == OTHERS else cast(Node, of))
    return (node("$needs", node("compare", hand, ">" if of == OTHERS else ">=", least)),)


phrase("cards", node("join", node("$nth", 2), node("$nth", 1)), "both cards")


# --- hands and Prizes ---------------------------------------------------------------------------
phrase(
    "act",
    (node("draw", WHO, node("count", node("$done", "move"))),),
    "draw(s) a new hand of the same number of cards",
)
phrase(
    "act",
    (node("draw", WHO, node("mul", 2, node("count", node("$done", "discard")))),),
    "draw(s) twice that many cards",
)


@rule("act", "draw(s) {n:count} more card(s)")
def draws_more(n: int) -> Block:
    return (node("draw", WHO, n),)


@rule("act", "draw(s) up to that many cards", "draw(s) a number of cards up to {n:amount}")
def draws_up_to(n: Arg | None = None) -> Block:
    many = node("bind", "$n", node("number", 0, node("$number") if n is None else n, WHO))
    return (many, node("draw", WHO, node("ref", "$n")))


@rule("act", "play(s) with {h:owner} Prize cards face up for the rest of the game")
def plays_open(h: str) -> Block:
    return (node("open_prizes", h),)


@rule("act", "turn(s) all of {h:owner} Prize cards face up")
def turns_up(h: str) -> Block:
    return (node("turn_up", node("prizes", h)),)


phrase("act", (node("turn_up", node("$it")),), "put(s) [them|it] face up")
phrase(
    "act",
    (node("discard", node("$pick", OTHERS, 0, 60, WHO)),),
    "discard(s) as many other cards as you want from your hand",
    "discard(s) any number of other cards from your hand",
)


@rule(
    "act",
    "choose(s) up to {n:number} cards at random from your opponent's hand",
    "choose(s) up to {n:number} cards from your opponent's hand [at random|without looking]",
)
def picks_blindly(n: int) -> Block:
    many = node("bind", "$n", node("number", 1, n, WHO))
    return (many, node("$found", node("$random", node("hand", "foe"), node("ref", "$n"))))


@rule("act", "look(s) at up to {n:number} cards from the top of your deck")
def looks_at_some(n: int) -> Block:
    many = node("bind", "$n", node("number", 1, n, WHO))
    return (many, node("look", node("top", "me", node("ref", "$n")), WHO))


@rule("act", "show(s) {what:cards} to all players")
def shows_all(what: Arg) -> Block:
    return (node("reveal", what),)


# --- conditions of what was seen ----------------------------------------------------------------
@rule(
    "condition",
    "he or she has any {kind:card_filter} [there]?",
    "any of them are {kind:card_filter}",
)
def seen_there(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("any_of", node("where", node("$looked"), kind))


@rule(
    "condition", "you discarded [a|an] {kind:card_filter}", "you discard [a|an] {kind:card_filter}"
)
def discarded_kind(kind: Node) -> Node | None:
    return None if kind.word == "$any" else node("is", node("$done", "discard", "mill"), kind)


@rule("condition", "you [discarded|discard] {n:number} [basic Energy]? card(s)")
def discarded_count(n: int) -> Node:
    return node("compare", node("count", node("$done", "discard")), "==", n)


@rule("statement", "if {c:condition} , draw {n:count} cards instead")
def draws_instead(c: Node, n: int) -> Block:
    return (node("$instead", c, (node("draw", "me", n),)),)


# --- one after another --------------------------------------------------------------------------
@rule("statement", "for each {kind:card_filter} you put onto your Bench , you may {do:acts}")
def for_each_benched(kind: Node, do: Block) -> Block:
    those = node("$that", "mons")
    inner = changed(acted(do, "me"), lambda arg: node("$each_one") if arg == those else arg)
    return (node("$each", node("$done", "bench"), (node("may", "me", inner),)),)


@spare_rule("statement", "for each Pokémon you chose [in this way]? , {do:acts}", cost=-1)
@rule("statement", "for each of those Pokémon , {do:acts}")
def for_each_chosen(do: Block) -> Block:
    those, it = node("$that", "mons"), node("$it")
    named = (those,) if those in nodes_in(do) else (those, it)
    inner = changed(acted(do, "me"), lambda arg: node("$each_one") if arg in named else arg)
    return (node("$each", those, inner),)


@spare_rule("statement", "for each of {of:pokemons} , {do:acts}", cost=-2)
def for_each_in_turn(of: Arg, do: Block) -> Block | None:
    those = node("$that", "mons")
    inner = changed(acted(do, "me"), lambda arg: node("$each_one") if arg == those else arg)
    return (node("$each", of, inner),) if those in nodes_in(do) else None


@rule("statement", "for each of {of:pokemons} , you may {do:acts}")
def for_each_of(of: Arg, do: Block) -> Block:
    inner = changed(acted(do, "me"), lambda arg: node("$each_one") if arg == node("$it") else arg)
    return (node("$each", of, (node("may", "me", inner),)),)


phrase(
    "note",
    (),
    "you [draw|return|choose|switch] your [cards|Pokémon] first",
    "you [draw|choose|switch] first",
    "you put your Pokémon on the Bench first",
)
spare_phrase("returns_first", True, "returns a Pokémon first")
FOE_FIRST = (
    "your opponent [chooses|switches|does this|draws|returns a Pokémon|goes|discards|searches] "
    "first"
)
spare_phrase("trainer_statement", (node("$foe_first"),), FOE_FIRST)
phrase(
    "note",
    (node("$foe_first"),),
    FOE_FIRST,
    "if both players have to return a Pokémon , your opponent {returns_first}",
)
phrase("note", (), "if a player doesn't have a Benched Pokémon , he or she doesn't switch Pokémon")


@rule("statement", "or , {do:statement}")
def alternatively(do: Block) -> Block:
    return (node("$or", do),)


@rule("effect", "{a:acts} or {b:acts}", cost=1)
def one_or_other(a: Block, b: Block) -> Block:
    return (Node("either", ("me", (acted(a, "me"), acted(b, "me")))),)


# --- other cards used -----------------------------------------------------------------------------
@spare_rule("act", "use(s) the effect [of|on] {what:cards} as the effect of this card")
def uses_card(what: Arg) -> Block:
    return (node("use_card", what),)


# --- both halves of a LEGEND ----------------------------------------------------------------------
FIRST, SECOND = node("ref", "$one"), node("ref", "$two")


def halves(place: Node, seek: str) -> Block:
    """Return one half of a LEGEND picked somewhere, and the other half with it."""
    legend, other = node("tag", "legend"), node("other_half", FIRST)
    if seek == "search":
        return (
            node("bind", "$one", node("search", node("where", place, legend))),
            node("bind", "$two", node("search", node("where", place, other), 1, 1)),
        )
    pair = node("fits_both", legend, node("other_half", place))
    return (
        node("bind", "$one", node("choose", node("where", place, pair))),
        node("bind", "$two", node("choose", node("where", place, other))),
    )


@rule("statement", "search your deck for both halves of a Pokémon LEGEND , {do:acts}")
def finds_both_halves(do: Block) -> Block | None:
    if [said.word for said in do] != ["reveal", "move"]:
        return None
    both = node("join", FIRST, SECOND)
    then = (node("reveal", both), node("move", both, "hand"))
    return (*halves(node("deck", "me"), "search"), node("if", node("any_of", SECOND), then))


@rule(
    "statement",
    "if you [reveal|revealed] both halves of a Pokémon LEGEND , put [those cards|them] onto your "
    "Bench and attach all revealed Energy cards [to|onto] that Pokémon LEGEND",
)
def benches_both_halves() -> Block:
    seen = node("$looked")
    laid = node("bind", "$three", node("bench", node("join", FIRST, SECOND)))
    energy = node("attach", node("where", seen, node("energy")), node("host_of", FIRST))
    return (*halves(seen, "choose"), laid, node("if", node("did", "$three"), (energy,)))


phrase("reminder", True, "you can play only 1 Pokémon LEGEND in this way")
