"""Guesses and duels: a card laid down, what it might be, and who was right."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, rule
from playmat.reader.nodes import acted

FOUND = node("$that", "cards")
KINDS = (("Energy", node("energy")), ("Trainer", node("$trainer")), ("Pokémon", node("pokemon")))
for _word, _kind in KINDS:
    phrase("guess", node("$guess", _word, _kind), f"[a|an] {_word} card")


@rule("guess", "a Pokémon card with {part:name} in its name")
def guessed_name(part: str) -> Node:
    return node("$guess", part, node("name_has", part))


phrase("guess", node("$guess", "neither", node("$neither")), "neither one")
phrase("guesser", "me", "guess")
phrase("guesser", "foe", "your opponent guesses")


@rule("trainer_statement", "{by:guesser} whether it is {a:guess} , {b:guess} , or {c:guess}")
def guesses(by: str, a: Node, b: Node, c: Node) -> Block:
    words = [str(guess.args[0]) for guess in (a, b, c)]
    kinds = [guess.args[1] for guess in (a, b, c)]
    if kinds[2] == node("$neither"):
        kinds[2] = node("fits_not", node("fits_any", kinds[0], kinds[1]))
    return (node("bind", "$g", node("pick_word", by, *words)), node("$kinds", *kinds))


phrase("condition", node("$right"), "[you|your opponent] guessed right")
phrase("condition", node("not", node("$right")), "[you|your opponent] guessed wrong")
phrase("note", (), "Basic or Evolution", "and leave it face up")
phrase("trainer_statement", (node("turn_up", FOUND),), "flip the card face up")
phrase("trainer_statement", (node("reveal", FOUND),), "flip the card over")
phrase("trainer_statement", (), "[either way ,]? return the card to your hand")


@rule("trainer_statement", "put [a|an] {kind:card_filter} from your hand face down in front of you")
def lays_down(kind: Node) -> Block:
    hand = node("hand", "me")
    of = hand if kind.word == "$any" else node("where", hand, kind)
    needed = node("compare", node("count", hand), ">", 1) if of == hand else node("any_of", of)
    return (node("$needs", needed), node("$found", node("$pick", of, 1, 1, "me")))


SIDES = ("Heads", "Tails")
phrase("coin_beside_active", True, "[next to|beside] your Active Pokémon")
phrase("unseen", True, "without showing your opponent")
phrase(
    "statement",
    (node("bind", "$coin", node("pick_word", "me", *SIDES)),),
    "put a coin [{coin_beside_active}]? {unseen} and cover it with your hand",
)
phrase(
    "statement",
    (node("bind", "$side", node("pick_word", "foe", *SIDES)),),
    "your opponent guesses if the coin is heads or tails",
)
for _told, _sign in (("right", "=="), ("wrong", "!=")):
    phrase(
        "condition",
        node("compare", node("ref", "$coin"), _sign, node("ref", "$side")),
        f"[he or she|your opponent] is {_told}",
    )


# --- duels --------------------------------------------------------------------------------------
@rule(
    "trainer_statement", "{a:effects} , and {d:rock_paper_scissors} the player who wins {do:acts}"
)
def duel_winner(a: Block, d: bool, do: Block) -> Block:
    won = node("if", node("did", "$duel"), acted(do, "me", "me"), acted(do, "foe"))
    return (*a, node("bind", "$duel", node("duel")), won)


@rule("trainer_statement", "the player who loses {do:acts}")
def duel_loser(do: Block) -> Block:
    won = node("did", "$duel")
    return (node("if", won, acted(do, "foe"), acted(do, "me", "me")),)


@rule("statement", "the player who [{w:wins}|loses] {do:acts}")
def duelist(do: Block, w: bool = False) -> Block:
    mine, theirs = acted(do, "me", "me"), acted(do, "foe")
    return (node("if", node("did", "$duel"), *((mine, theirs) if w else (theirs, mine))),)


phrase("wins", True, "wins")
phrase("trainer_note", (node("$me_first"),), "you draw your cards first")
phrase(
    "rock_paper_scissors",
    True,
    'you and your opponent play [a game of]? ["]? Rock-Paper-Scissors [. "]?',
)
phrase("statement", (node("duel"),), "you and your opponent play a game of Rock-Paper-Scissors")
phrase("note", (), "if you don't know how to play Rock-Paper-Scissors , {by_a_coin}")


@rule("statement", "the winner {do:acts}")
def winner(do: Block) -> Block:
    return (node("if", node("$did"), acted(do, "me", "me"), acted(do, "foe")),)


# --- leave asked for ------------------------------------------------------------------------------
phrase("act", (node("ask", "Do you allow it?", "foe"),), "ask(s) your opponent if you may {acts}")
phrase("condition", node("$did"), "yes", "your opponent says yes")
phrase("condition", node("not", node("$did")), "no", "your opponent says no")
