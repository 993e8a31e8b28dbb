"""More ways of speaking on Trainer and Energy cards, each of few cards but of no one alone."""

from __future__ import annotations

from playmat.lang.node import Arg, Node
from playmat.reader.build import Block, node
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.brackets import ANY, fitted
from playmat.reader.wordings.events import ALWAYS, ATTACKED, HURT, THAT_POKEMON, event
from playmat.reader.wordings.mods import on
from playmat.reader.wordings.tools import HOLDER, HOST, THIS

WHO = "$who"
DONE = node("$done", "move")


# --- targets ------------------------------------------------------------------------------------
@rule("target", "{who:owner} Active {kind:monnoun}")
def active_of_kind(who: str, kind: Node) -> Arg | None:
    """Read the Active if it is of a kind."""
    return None if kind == ANY else fitted(node("active", who), kind)


@rule(
    "target",
    "another [1]? of {who:owner} {kind:monnoun} {that:monthat}",
    "another [1]? of {who:owner} {kind:monnoun} {that:monbracket}",
)
def another_that(who: str, kind: Node, that: Node) -> Node:
    """Read one more of a player's Pokémon of which something holds."""
    return node("$pick", node("less", fitted(node("all", who), kind, that), node("$it")), 1, 1, WHO)


# --- hands --------------------------------------------------------------------------------------
phrase(
    "cards",
    node("less", node("hand", "me"), node("$nth", 1)),
    "the rest of your cards",
    "the other cards in your hand",
)


@rule("act", "shuffle(s) {what:cards} into {h:owner} deck ( except for ~ )")
def shuffles_others(what: Arg, h: str) -> Block:
    """Read cards shuffled into a deck, those of the own name left."""
    return (
        node("move", fitted(what, node("fits_not", node("named", "$own"))), "deck"),
        node("shuffle", h),
    )


@rule(
    "act",
    "either draw(s) or discard(s) cards until [you have|he or she has|that player has] "
    "{n:number} cards in {h:owner} hand",
)
def draws_or_discards(n: int, h: str) -> Block:
    """Read a hand filled up or cut down to a size."""
    hand = node("hand", WHO)
    over = node("sub", node("count", hand), n)
    pick = node("$pick", hand, over, over, WHO)
    cut = node("if", node("compare", node("count", hand), ">", n), (node("discard", pick),))
    return (node("draw_until", WHO, n), cut)


@rule("thing", "{kind:cardkind} [your opponent|you|he or she] shuffled into {h:owner} deck")
def shuffled_away(kind: Node, h: str) -> Node:
    """Read the cards just shuffled into a deck."""
    return node("count", DONE)


@rule("trainerly", "{a:effects} , then choose you or your opponent", "choose you or your opponent")
def which_player(a: Block = ()) -> Block:
    """Read the choice of a player of whom the next words speak."""
    return (*a, node("$which"))


phrase(
    "trainerly",
    (node("$which"), node("look", node("top", "$player", 1), "me")),
    "look at the top card of either player's deck",
)
phrase("act", (node("discard", node("$that", "cards")),), "discard that card or {x:back_on_top}")
phrase(
    "note",
    (),
    "if you don't reveal a {kind:cardkind} , shuffle all the revealed cards back into your deck",
)


# --- searching ----------------------------------------------------------------------------------
@rule(
    "act",
    "search(es) your deck for {q:quantity} {kind:cardkind} or {r:quantity} {other:cardkind} "
    "[and|, and] put(s) them onto your Bench",
)
def one_kind_or_other(q: Node, kind: Node, r: Node, other: Node) -> Block:
    """Read a deck searched for some of one kind or of another, for the Bench."""
    return (Node("either", ("me", tuple(_benched(k, n) for n, k in ((q, kind), (r, other))))),)


def _benched(kind: Node, q: Node) -> Block:
    search = node("$search", node("where", node("deck", "me"), kind), q.args[1], 0, "me")
    return (node("$found", search), node("bench", node("$that", "cards")))


@rule(
    "act",
    "search(es) your discard pile for {q:quantity} {kind:cardkind} and {r:quantity} "
    "{other:cardkind}",
)
def two_sorts(q: Node, kind: Node, r: Node, other: Node) -> Block:
    """Read a discard pile searched for some of each of two kinds."""
    pile = node("discards", "me")
    picks = [
        node("$pick", node("where", pile, k), *n.args, WHO) for n, k in ((q, kind), (r, other))
    ]
    return (node("$found", node("join", *picks)),)


@rule("act", "put(s) {what:cards} back on the bottom of {h:owner} deck in any order")
def back_under(what: Arg, h: str) -> Block:
    """Read cards put back under a deck in an order."""
    return (node("move", node("$order", what, WHO), "deck_bottom"),)


phrase(
    "statement",
    (node("shuffle", "$player"),),
    "if that player searched his or her deck , {x:shuffled_after}",
)
phrase(
    "cond",
    node("any_of", node("where", node("$looked"), node("repeated", node("$looked")))),
    "at least 2 of those cards share the same name",
)
SAME = node("where", node("$looked"), node("repeated", node("$looked")))
phrase("cards", node("$all", SAME), "all the ones with that name")


# --- two things of one Pokémon ------------------------------------------------------------------
@rule("mods", "{who:bearer} get(s) {n:signed} HP and can't use any {all:powerkinds}")
def stout_but_dull(who: Arg, n: int, all: tuple[str, ...]) -> Node:
    """Read more HP at the price of powers."""
    return on(
        who, node("mod", "max_hp", who, "add", n), *(node("off_power", who, kind) for kind in all)
    )


@rule("mods", "{who:bearer} [has|have] no Weakness and can't use any {all:powerkinds}")
def safe_but_dull(who: Arg, all: tuple[str, ...]) -> Node:
    """Read no Weakness at the price of powers."""
    return on(
        who,
        node("mod", "weakness_applies", who, "forbid"),
        *(node("off_power", who, kind) for kind in all),
    )


@rule("mods", "{who:bearer} get(s) {n:signed} HP and can't be {c:condition}")
def stout_and_clear(who: Arg, n: int, c: str) -> Node:
    """Read more HP and a Special Condition kept away."""
    return on(who, node("mod", "max_hp", who, "add", n), node("immune", who, c))


# --- reactions of a Tool ------------------------------------------------------------------------
@rule("event", "{who:mon} is {a:state} and an opponent's attack damages it")
def hit_while(who: Node, a: Node) -> Node:
    """Read the moment somebody is damaged by an attack of the other player."""
    return event("damaged", who, node("and", HURT, node("is", who, a)))


@rule(
    "clause",
    f"once during your turn , after you flip {{c:attack_coins}} of {HOLDER} , you may "
    f"{{re:reflipping}}",
)
def flips_again(c: bool, re: bool) -> Node:
    """Read coins of the holder's attacks flipped again."""
    test = node("and", ATTACKED, node("my_turn"))
    return node(
        "$clause",
        node(
            "instead",
            Node("coins_flipped", (HOST,)),
            test,
            "me",
            "once_player",
            "play",
            (node("reflip"),),
        ),
    )


phrase("attack_coins", True, "any coins for an attack")
phrase("reflipping", True, "ignore all effects of those coin flips and {x:flipped_again}")
AGAIN = "effects that let you flip coins again"
phrase(
    "note",
    (),
    f"you may only use {AGAIN} , including effects from other cards , once during your turn",
)


@rule(
    "mods",
    "Energy cards attached to {who:mon} can't be removed by your opponent's attacks or Trainer "
    "cards",
)
def safe_energy(who: Node) -> Node:
    """Read Energy that the other player's attacks and Trainer cards cannot take away."""
    of = node("energy_on", who)
    return on(who, *(node("fasten", of, cause, "foe") for cause in ("attack", "trainer")))


@rule("statement", "as long as ~ is next to your Active Pokémon , {what:mods}")
def while_beside(what: Node) -> Block:
    """Read what holds while a Supporter lies beside the Active. [TRAINER-11]"""
    return (node("lasting", "end_of_turn", node("nobody"), what.args[1]),)


# --- set aside ----------------------------------------------------------------------------------
@rule("act", "set(s) aside all the cards in his or her hand face down")
def sets_aside() -> Block:
    """Read a hand set aside."""
    return (node("set_aside", node("hand", WHO)),)


@rule("act", "put(s) {what:cards} face down next to {x:mon}")
def laid_beside(what: Arg, x: Node) -> Block:
    """Read cards laid out of all zones."""
    return (node("set_aside", what),)


phrase("backtohand", True, "return those cards to your opponent's hand")
phrase(
    "statement",
    (
        node(
            "delay",
            Node("turn_ended", ("foe",)),
            node("always"),
            (node("move", node("$that", "cards"), "hand"),),
        ),
    ),
    "at the end of your opponent's next turn , {x:backtohand}",
)
phrase("reminder", True, "these cards aren't in play or in your opponent's hand")
phrase("statement", (), "nobody may look at those cards")
BACK = node(
    "delay",
    Node("turn_ended", ("foe",)),
    ALWAYS,
    (node("move", node("set_aside_cards", "foe"), "hand"),),
)
phrase("statement", (BACK,), "at the end of your opponent's next turn , your opponent {x:put_back}")


phrase(
    "trainerly",
    (node("shuffle", "me"),),
    "if none of them do , shuffle all {n:number} into your deck",
)


# --- coins of the holder ------------------------------------------------------------------------
@rule(
    "clause",
    "if that Pokémon uses [an|and] attack that involves flipping coins , ~ {x:coins_again}",
)
def coins_again(x: bool) -> Node:
    """Read coins of the holder's attacks flipped again once."""
    made = Node("coins_flipped", (HOST,))
    return node("$clause", node("instead", made, ATTACKED, "me", "once", "play", (node("reflip"),)))


phrase("coins_again", True, "lets you re-flip those coins once")
phrase("clause", (), "if you do , re-flip all the coins")

# --- attacks that end ---------------------------------------------------------------------------
phrase("clause", (), "prevent all effects of an attack , including damage , {x:done_by_actives}")
phrase("done_by_actives", True, "done by either player's Active Pokémon")
ENDED = (node("nullify"), node("discard", node("this_card")))
phrase(
    "clause",
    node("$instead", Node("attack_declared", (node("active", "both"),)), ALWAYS, "nobody", ENDED),
    "if an Active Pokémon uses an attack , {x:attack_is_over} , and discard this card",
)

# --- played in the other player's turn ----------------------------------------------------------
phrase(
    "trainerly",
    (
        node(
            "$reacts",
            Node("power_used", ("foe",)),
            node("and", node("event_power", "power"), node("not", node("my_turn"))),
        ),
    ),
    "you may play this card during your opponent's turn {w:when_power_used}",
)
phrase("when_power_used", True, "when your opponent's Pokémon uses any Poké-Power")
phrase("trainerly", (node("nullify"),), "prevent all effects of that Poké-Power")
phrase("note", (), "this counts as that Pokémon using its Poké-Power")


@rule("act", "take(s) {what:cards}", cost=1)
def takes_all(what: Arg) -> Block | None:
    """Read all cards of somewhere taken, for later words to speak of."""
    whole = isinstance(what, Node) and what.word in ("energy_on", "where", "attached")
    return (node("$found", node("$all", what)),) if whole else None


@rule("mods", "{p:payer} must pay {n:pips} more to retreat his or her Active Pokémon")
def must_pay(p: str, n: int) -> Node:
    """Read what a player pays more to retreat."""
    who = node("active", p)
    return on(who, node("mod", "retreat_cost", who, "add", n))


@rule("mods", "{who:bearer} can't be damaged by attacks")
def undamaged(who: Arg) -> Node:
    """Read damage by attacks prevented."""
    return on(who, node("prevent", "damage", who, "attack"))


@rule("event", "[a|any] player's Active Pokémon retreats")
def anyone_retreats() -> Node:
    """Read the moment any Active retreats."""
    return event("retreated", node("all", "both"), ALWAYS, THAT_POKEMON)


@rule("cond", "{who:mon} has {n:number} HP or less")
def little_hp(who: Node, n: int) -> Node:
    """Read how little HP somebody has left."""
    return node("compare", node("hp_left", who), "<=", n)


@rule("attaching", f"when you attach {THIS} to 1 of your Pokémon")
def attaching_it() -> Node:
    """Read the moment a card is attached, which is done from the hand."""
    return ALWAYS
