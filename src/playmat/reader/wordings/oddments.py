"""Ways of speaking that few Trainer cards use: duels, options, exchanges, counting aloud."""

from __future__ import annotations

from typing import cast

from playmat.lang.node import Arg, Node, nodes_in
from playmat.reader.build import Block, acted, conjunction, node, replaced
from playmat.reader.grammar import phrase, rule
from playmat.reader.wordings.brackets import fitted

WHO = "$who"
FOUND = node("$that", "cards")
THAT = node("$that", "mons")
NUMBER = node("ref", "$n")

phrase("trainernote", (node("$room"),), "a player can't do any of this if {x:bench_is_full}")
phrase("mon", node("active", "$their"), "1 of his or her [Active|Defending] Pokémon")
phrase("act", (), "return(s) it to the top of [your|the] deck")
phrase("cards", FOUND, "that Pokémon", cost=3)


# --- counting aloud -----------------------------------------------------------------------------
@rule("statement", "count the [total]? number of {n:total} and {do:acts}", cost=-1)
def counts_and(n: Arg, do: Block) -> Block:
    """Read a number counted before something is done with it."""
    counted = replaced(acted(do, "me"), node("count", node("$result")), node("$number"))
    return (node("bind", "$n", n), node("$count", NUMBER), *cast(Block, counted))


@rule("act", "count(s) the number of {n:total} and then {do:act}")
def counts_and_then(n: Arg, do: Block) -> Block:
    """Read something done as often as something counts, the count said first."""
    return cast(Block, replaced(do, node("$number"), n))


@rule("act", "count(s) the number of {n:total}", cost=1)
def counts_aloud(n: Arg) -> Block:
    """Read a number of which later words speak."""
    return (node("$count", n),)


@rule("statement", "count the [total]? number of {n:total}", cost=-1)
def counts(n: Arg) -> Block:
    """Read a number counted before anything else happens."""
    return (
        node("bind", "$n", acted((node("$count", n),), "me")[0].args[0]),
        node("$count", NUMBER),
    )


phrase(
    "thing",
    node("add", node("prizes_left", "me"), node("prizes_left", "foe")),
    "Prize cards left ( both yours and your opponent's )",
)


@rule("thing", "of {who:owner} remaining Prize cards", "of his or his remaining Prize cards")
def prizes_remaining(who: str = "$their") -> Node:
    """Read the Prizes a player has left."""
    return node("prizes_left", who)


@rule("act", "discard(s) that many cards from the top of {who:owner} deck")
def mills_as_many(who: str) -> Block:
    """Read as many cards of a deck discarded as were counted."""
    return (node("mill", who, node("$number")),)


@rule("act", "count(s) {who:owner} Prize cards left and draw(s) up to that many cards")
def draws_for_prizes(who: str) -> Block:
    """Read as many cards drawn at will as Prizes are left."""
    many = node("number", 0, node("prizes_left", WHO), WHO)
    return (node("bind", "$n", many), node("draw", WHO, NUMBER))


# --- choosing -----------------------------------------------------------------------------------
@rule("act", "choose(s) [a|an] {kind:cardkind}", cost=2)
def chooses_there(kind: Node) -> Block | None:
    """Read one of the cards looked at chosen."""
    if kind.word == "$any":
        return None
    return (node("$found", node("$pick", node("where", node("$looked"), kind), 0, 1, WHO)),)


@rule("cards", "{q:quantity} {kind:cardkind} you find there {out:cardout}")
def there_but(q: Node, kind: Node, out: Node) -> Node:
    """Read some of the cards looked at, less some."""
    return node("$pick", node("where", node("$looked"), node("fits_both", kind, out)), *q.args, WHO)


phrase("cards", node("$pick", node("$them"), 0, 60, WHO), "any number of them")
phrase("quantity", node("$q", 2, 2), "any 2")


@rule("cards", "{q:quantity} {kind:cardkind} in play {out:monbracket}", cost=-1)
def cards_in_play(q: Node, kind: Node, out: Node) -> Node | None:
    """Read Tools and Stadiums lying in play."""
    lying = {
        node("tool"): node("where", node("gear_on", node("all", "both")), node("tool")),
        node("stadium_card"): node("stadium"),
    }
    parts = [lying[n] for n in nodes_in(kind) if n in lying]
    known = kind in lying or (kind.word == "fits_any" and all(arg in lying for arg in kind.args))
    if not known or out.word != "$any":
        return None
    of = parts[0] if len(parts) == 1 else node("join", *parts)
    return node("$pick", of, *q.args, WHO)


@rule("statement", "search your discard pile for {kind:cardkind}")
def looks_through(kind: Node) -> Block:
    """Read a discard pile looked through, from which the next words pick."""
    return ()


@rule(
    "shown", "show [a combination of]? {q:quantity} {kind:cardkind} to your opponent and {do:acts}"
)
def shown(q: Node, kind: Node, do: Block) -> Block:
    """Read discarded cards shown and then put somewhere."""
    pick = node("$pick", node("where", node("discards", "me"), kind), *q.args, WHO)
    return acted((node("$found", pick), node("reveal", FOUND), *do), "me")


@rule("statement", "you may either {a:shown} , or {b:shown}")
def one_or_other(a: Block, b: Block) -> Block:
    """Read two things of which one is done."""
    return (Node("either", ("me", (a, b))),)


@rule("statement", "your opponent chooses 1 of the following : {a:effects} , or {b:effects}")
def foes_choice(a: Block, b: Block) -> Block:
    """Read two things of which the opponent picks one."""
    return (Node("either", ("foe", (a, b))),)


@rule("effect", "everyone {a:act}", "everyone {a:act} and {b:act}")
def everyone(a: Block, b: Block = ()) -> Block:
    """Read what both players do."""
    return (*acted((*a, *b), "me", "me"), *acted((*a, *b), "foe"))


@rule(
    "act",
    "choose(s) {n:count} of {h:owner} own Prizes and put(s) it into {x:owner} hand",
    cost=-1,
)
def takes_own(n: int, h: str, x: str) -> Block | None:
    """Read a Prize taken by a text: whoever takes the last one wins. [WIN-01]"""
    return (node("take_prize", "$who", n),) if h == x else None


@rule(
    "statement",
    "{a:effects} , if any ; then {b:effects}",
    "{a:effects} , if any ; then {b:effects} , if any",
)
def one_then_other(a: Block, b: Block) -> Block:
    """Read two things done one after the other."""
    return (*a, *b)


# --- left out of a choice -----------------------------------------------------------------------
phrase(
    "statement",
    (node("$except", node("named", "$own")),),
    "you can't choose ~ with the effect of this card",
)
phrase("note", (node("$except_paid"),), "you can't choose a card you discarded {x:by_this_card}")


# --- exchanged ----------------------------------------------------------------------------------
@rule(
    "act",
    "search(es) your deck for {q:quantity} {kind:cardkind} and switch(es) it with {whom:target}",
)
@rule(
    "act",
    "search(es) your deck for {q:quantity} {kind:cardkind} and switch(es) it with "
    "{whom:target} {out:monbracket} in play",
)
def exchanges(q: Node, kind: Node, whom: Arg, out: Node | None = None) -> Block | None:
    """Read the card of a Pokémon exchanged for one of the deck."""
    if not isinstance(whom, Node) or whom.word not in ("$pick", "$that", "$it"):
        return None
    if out is not None and whom.word == "$pick":
        whom = Node("$pick", (fitted(whom.args[0], out), *whom.args[1:]))
    search = node("$search", node("where", node("deck", "me"), kind), q.args[1], 0, WHO)
    picked = whom.word == "$pick"
    change = node("bind", "$n", node("replace_top", THAT if picked else whom, node("$nth", 1)))
    inside = ((node("$found", whom),) if picked else ()) + (change,)
    return (node("$found", search), node("if", node("any_of", node("$nth", 1)), inside))


FIRST = "[the first Pokémon|the first Basic Pokémon]"
phrase("act", (node("discard", NUMBER),), f"place(s) {FIRST} in the discard pile")
phrase(
    "act",
    (node("move", NUMBER, "deck"), node("shuffle", WHO)),
    f"shuffle(s) {FIRST} into your deck",
    cost=-1,
)


# --- switched out -------------------------------------------------------------------------------
OLD = node("$old")
phrase("from_old", True, "the old Active Pokémon")
phrase("mon", OLD, "the old Active Pokémon", "the Pokémon you moved to your Bench")


@rule(
    "act", "move(s) as many Energy attached to {x:from_old} to the new Active Pokémon as you like"
)
def moves_over(x: bool) -> Block:
    """Read Energy moved from the Pokémon switched out to the one switched in."""
    pick = node("$pick", node("energy_on", OLD), 0, 60, WHO)
    return (node("attach", pick, node("active", "me")),)


# --- duels --------------------------------------------------------------------------------------
phrase("dueling", True, 'you and your opponent play [a game of]? ["]? Rock-Paper-Scissors [. "]?')
phrase("statement", (node("duel"),), "you and your opponent play a game of Rock-Paper-Scissors")
phrase("note", (), "if you don't know how to play Rock-Paper-Scissors , {x:by_a_coin}")


@rule("statement", "the winner {do:acts}")
def winner(do: Block) -> Block:
    """Read what the winner of a duel does."""
    return (node("if", node("$did"), acted(do, "me", "me"), acted(do, "foe")),)


@rule("act", "draw(s) a new hand of {n:number} cards")
def draws_new_hand(n: int) -> Block:
    """Read a new hand drawn."""
    return (node("draw", WHO, n),)


# --- both hands ---------------------------------------------------------------------------------
@rule(
    "statement",
    "you and your opponent {s:show_hands} , then shuffle all [the]? {kind:cardkind} {x:to_decks}",
)
def both_show(kind: Node, s: bool, x: bool) -> Block:
    """Read both hands shown and some of their cards shuffled away."""
    hands = [node("hand", who) for who in ("me", "foe")]
    shown_both = tuple(node("reveal", hand) for hand in hands)
    moved = [
        (node("move", node("where", hand, kind), "deck"), node("shuffle", hand.args[0]))
        for hand in hands
    ]
    return (*shown_both, *moved[0], *moved[1])


# --- two at the same time -----------------------------------------------------------------------
phrase("statement", (), "you may play 2 ~ [cards]? [at the same time|at once]")


@rule("statement", "if you [play|played] {n:number} [~|card(s)|~ card(s)] , {do:effects}")
def played_so_many(n: int, do: Block) -> Block | None:
    """Read what one or two cards of the same name do."""
    return (node("$alone" if n == 1 else "$paired", do),) if n in (1, 2) else None


# --- for the rest of the turn -------------------------------------------------------------------
phrase("justevolved", True, "you just played or evolved it this turn")
phrase("firstturnnow", True, "if this is your first turn")


@rule(
    "statement",
    "for the rest of your turn , you may evolve {who:mon} even if {x:justevolved} or "
    "{y:firstturnnow}",
)
def evolves_at_will(who: Node, x: bool, y: bool) -> Block:
    """Read leave to evolve one Pokémon again and again this turn."""
    leave = node("mod", "evolve_early", who, "set", 2)
    return (node("lasting", "end_of_turn", node("nobody"), (leave,)),)


phrase("statement", (), "this effect also applies to the Pokémon it evolves into")


@rule(
    "statement",
    "if an attack from [a|1 of your] {kind:monnoun} {that:monthat} does damage to [a|the] "
    "Defending Pokémon this turn , that Pokémon is [then|now] {c:condition}",
)
def afflicts_when_hurt(kind: Node, that: Node, c: str) -> Block:
    """Read a condition given by the damage that some Pokémon do this turn."""
    real = [fit for fit in (kind, that) if fit.word != "$any"]
    mine = conjunction("fits_both", *real, node("owned_by", "me"))
    asked = node("and", node("event_cause", "attack"), node("is", node("event_other"), mine))
    does = (node("inflict", node("event_mon"), c),)
    hurt = Node("damaged", (node("active", "foe"),))
    clause = Node("on", (hurt, asked, "nobody", "free", "play", does))
    return (node("lasting", "end_of_turn", node("nobody"), (node("handler", clause),)),)


@rule(
    "statement",
    "if this turn's attack does damage to the Defending Pokémon {stage:stage} , and if the "
    "attacking Pokémon has {part:nameparts} in its name , the attack does {n:number} more "
    "damage to the Defending Pokémon",
)
def stronger_this_turn(stage: str, part: Node, n: int) -> Block:
    """Read the attack of this turn made stronger for some Pokémon."""
    who = node("where", node("active", "me"), part)
    mod = node(
        "mod",
        "damage_dealt",
        who,
        "add",
        n,
        stage=stage,
        **{"from": node("active", "foe")},
        unique="still",
    )
    return (node("lasting", "end_of_turn", node("nobody"), (mod,)),)


@rule("statement", "for your attack this turn , {who:mon} can use any attack {x:older_cards}")
def earlier_attacks(who: Node, x: bool) -> Block:
    """Read the attacks of earlier stages lent for a turn."""
    return (
        node(
            "lasting",
            "end_of_turn",
            node("nobody"),
            (node("lend_under", who),),
        ),
    )


phrase(
    "statement",
    (node("end_all_effects"),),
    "remove all effects of attacks on each player and {x:of_theirs}",
)


# --- Trainer cards lying in play ----------------------------------------------------------------
@rule("act", "discard(s) all Trainer [and Stadium]? cards {who:their_side} in play")
@rule(
    "act", "discard(s) all Trainer [cards]? ( excluding Supporter cards ) {who:their_side} in play"
)
def discards_trainers(who: str) -> Block:
    """Read all Trainer cards that a player has in play discarded, fossils too. [CARD-FOS-7]"""
    lying = node("where", node("stadium"), node("owned_by", who))
    fossils = node("where", node("all", who), node("trainer"))
    return (
        node("discard", node("gear_on", node("all", who))),
        node("discard", lying),
        node("return_mon", fossils, "discard"),
    )


phrase("their_side", "foe", "your opponent has")
phrase("their_side", "me", "you have")
