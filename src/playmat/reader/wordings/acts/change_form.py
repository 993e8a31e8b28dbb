"""One card exchanged for another or laid on it, evolving by a power, Pokémon that become Tools."""

from __future__ import annotations

from playmat.lang.make import Block, node, replaced
from playmat.lang.node import Arg, Node
from playmat.reader.grammar import phrase, rule, same, spare_phrase, spare_rule
from playmat.reader.meanings import fitted

WHO = "$who"
THAT = node("$that", "mons")
NUMBER = node("ref", "$n")


SELF = node("self")


# --- one card exchanged for another -------------------------------------------------------------
phrase("other_form", node("named", "$own"), "another ~")
phrase("other_form", node("form_of", "$own"), "any ~")
same("other_form", "{pokemon_names}")


@rule("other_form", "any {of:pokemon_name}")
def any_form(of: Node) -> Node | None:
    return None if of.args[0] == "$own" else node("form_of", of.args[0])


def exchange(place: Arg, to: str, hidden: bool) -> Block:
    """Return the top card exchanged for one from a zone."""
    pick = node("$search", place, 1, 0, "$who") if hidden else node("$pick", place, 1, 1, "$who")
    card, old = node("$that", "cards"), node("ref", "$old")
    swap = (node("bind", "$old", node("replace_top", SELF, card)), node("move", old, to))
    return (
        node("$found", pick),
        node("if", node("any_of", card), swap) if hidden else swap[0],
        *(() if hidden else swap[1:]),
    )


@rule("act", "search(es) your deck for {of:other_form} and switch it with {who:pokemon}", cost=-3)
@spare_rule(
    "act",
    "search(es) your deck for [a|an] {of:card_filter} and switch(es) it with {who:pokemon}",
    cost=-3,
)
def form_from_deck(of: Node, who: Node) -> Block | None:
    return (
        exchange(node("where", node("deck", "me"), of), "deck", hidden=True)
        if who == SELF
        else None
    )


@rule("act", "switch(es) {who:pokemon} with [a|an] ~ in your hand", cost=-3)
def form_from_hand(who: Node) -> Block | None:
    return (
        exchange(node("where", node("hand", "me"), node("named", "$own")), "hand", hidden=False)
        if who == SELF
        else None
    )


@rule(
    "act",
    "search(es) your discard pile for [a|an] {kind:card_filter} and switch it with {who:pokemon}",
    "choose(s) [a|an] {kind:card_filter} [from|in] your discard pile and switch it with "
    "{who:pokemon}",
    cost=-3,
)
def form_from_discards(kind: Node, who: Node) -> Block | None:
    return (
        exchange(node("where", node("discards", "me"), kind), "discard", hidden=False)
        if who == SELF
        else None
    )


phrase(
    "note",
    (),
    "any cards attached to [~|this Pokémon] , damage counter(s) , Special Condition(s) , and "
    "effect(s) on it are now on the new Pokémon",
    "any cards attached to [~|this Pokémon] , damage counter(s) , Special Condition(s) , turn(s) "
    "in play , and any other effect(s) remain on the new Pokémon",
)
phrase("statement", (node("shuffle", "me"),), "shuffle ~ back into your deck")
phrase("statement", (), "if you do , put ~ on top of your deck", "place ~ in the discard pile")
spare_phrase(
    "statement",
    (),
    "if you switched [a|any] Pokémon [in this way|this way] , [put|shuffle] this card [back]? into "
    "your deck",
)


@rule(
    "act",
    "search(es) your deck for {q:quantity} {kind:card_filter} and switch(es) it with {whom:target}",
)
@rule(
    "act",
    "search(es) your deck for {q:quantity} {kind:card_filter} and switch(es) it with {whom:target} "
    "{out:pokemon_brackets} in play",
)
def exchanges(q: Node, kind: Node, whom: Arg, out: Node | None = None) -> Block | None:
    if not isinstance(whom, Node) or whom.word not in ("$pick", "$that", "$it"):
        return None
    if out is not None and whom.word == "$pick":
        whom = Node("$pick", (fitted(whom.args[0], out), *whom.args[1:]))
    search = node("$search", node("where", node("deck", "me"), kind), q.args[1], 0, WHO)
    picked = whom.word == "$pick"
    change = node("bind", "$n", node("replace_top", THAT if picked else whom, node("$nth", 1)))
    inside = ((node("$found", whom),) if picked else ()) + (change,)
    return (node("$found", search), node("if", node("any_of", node("$nth", 1)), inside))


@spare_rule(
    "act",
    "choose(s) [a|an] {kind:card_filter} [from|in] your discard pile and switch(es) it with "
    "{whom:target} [in play]?",
)
def exchanges_discarded(kind: Node, whom: Arg) -> Block | None:
    if not isinstance(whom, Node) or whom.word != "$pick":
        return None
    return (
        node("$found", node("$pick", node("where", node("discards", "me"), kind), 1, 1, WHO)),
        node("$found", whom),
        node("bind", "$n", node("replace_top", THAT, node("$nth", 1))),
        node("discard", NUMBER),
    )


FIRST = "[the first Pokémon|the first Basic Pokémon]"
phrase("act", (node("discard", NUMBER),), f"place(s) {FIRST} in the discard pile")
phrase(
    "act",
    (node("move", NUMBER, "deck"), node("shuffle", WHO)),
    f"shuffle(s) {FIRST} into your deck",
    cost=-1,
)


# --- evolving -----------------------------------------------------------------------------------
@rule("cards", "{of:pokemon_names} [from|in] your hand")
def named_in_hand(of: Node) -> Node:
    return node("$pick", node("where", node("hand", "me"), of), 1, 1, "$who")


# --- becoming a Tool ----------------------------------------------------------------------------
@rule(
    "act",
    "discard all cards attached to [~|this Pokémon] and attach [~|this Pokémon|it] to 1 of your "
    "Pokémon as a Pokémon Tool card",
)
def becomes_tool() -> Block:
    free = node("where", node("less", node("all", "me"), SELF), node("tool_room"))
    pick = node("$pick", free, 1, 1, "$who")
    return (
        node("$found", pick),
        node("discard", node("attached", SELF)),
        node("become_tool", node("this_card"), node("$that", "mons")),
    )


phrase("pokemon", node("host"), "the Pokémon this card is attached to")


@rule("clause", "as long as {who:pokemon} is attached to a Pokémon , {what:modifiers}")
def holds_as_tool(who: Node, what: tuple[Node, ...]) -> Node | None:
    on_host = replaced(what, node("$that", "mons"), node("host"))
    return node("$gear", node("always"), on_host) if who == SELF else None


# --- one card laid on another -------------------------------------------------------------------
@rule("act", "put(s) a Basic Pokémon from your hand on top of {who:pokemon}")
def covers(who: Node) -> Block:
    return (
        node(
            "cover",
            who,
            node("$pick", node("where", node("hand", "me"), node("basic")), 1, 1, "$who"),
        ),
    )


phrase("mark", (), "this Pokémon is now that Pokémon")
phrase("note", (), "this doesn't count as playing that Pokémon or evolving")


@rule(
    "statement",
    "for each Pokémon you chose [in this way]? , you may search {h:owner} deck for a card that "
    "evolves from [that|the] Pokémon and [attach it to|put it on|put it onto] that Pokémon",
    "for each {kind:pokemon_noun} you choose , search {h:owner} deck for an Evolution card "
    "[that|which] evolves from [that|the] Pokémon and evolve it",
)
def evolves_each(h: str, kind: Node | None = None) -> Block:
    one = node("$each_one")
    found = node("$search", node("where", node("deck", h), node("evolves_from", one)), 1, 0, "me")
    evolved = (node("$found", found), node("evolve", node("$that", "cards"), one))
    return (node("$each", node("$that", "mons"), (node("may", "me", evolved),)),)


@rule("act", "choose(s) as many of {of:pokemons} as you like")
def chooses_at_will(of: Arg) -> Block:
    return (node("$found", node("$pick", of, 0, 60, "$who")),)
