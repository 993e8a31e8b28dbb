"""Guesses and duels: a card laid down, what it might be, and who was right."""

from __future__ import annotations

from playmat.lang.make import Block, node
from playmat.lang.node import Node
from playmat.reader.grammar import phrase, row, rule
from playmat.reader.nodes import acted

KINDS = (("Energy", node("energy")), ("Trainer", node("$trainer")), ("Pokémon", node("pokemon")))

for _word, _kind in KINDS:
    phrase("guess", node("$guess", _word, _kind), f"[a|an] {_word} card")
row("guess", "$guess(?part, name_has(?part))", "a Pokémon card with {part:name} in its name")
row("guess", "$guess(neither, $neither())", "neither one")
row("guesser", "me", "guess")
row("guesser", "foe", "your opponent guesses")


@rule("trainer_statement", "{by:guesser} whether it is {a:guess} , {b:guess} , or {c:guess}")
def guesses(by: str, a: Node, b: Node, c: Node) -> Block:
    words = [str(guess.args[0]) for guess in (a, b, c)]
    kinds = [guess.args[1] for guess in (a, b, c)]
    if kinds[2] == node("$neither"):
        kinds[2] = node("fits_not", node("fits_any", kinds[0], kinds[1]))
    return (node("bind", "$g", node("pick_word", by, *words)), node("$kinds", *kinds))


row("condition", "$right()", "[you|your opponent] guessed right")
row("condition", "did($duel)", "you win")
row("condition", "not(did($duel))", "you lose")
row("condition", "not($right())", "[you|your opponent] guessed wrong")
row("trainer_statement", "[turn_up($that(cards))]", "flip the card face up")
row("trainer_statement", "[reveal($that(cards))]", "flip the card over")
row("trainer_statement", "[]", "[either way ,]? return the card to your hand")


@rule("trainer_statement", "put [a|an] {kind:card_filter} from your hand face down in front of you")
def lays_down(kind: Node) -> Block:
    hand = node("hand", "me")
    of = hand if kind.word == "$any" else node("where", hand, kind)
    needed = node("compare", node("count", hand), ">", 1) if of == hand else node("any_of", of)
    return (node("$needs", needed), node("$found", node("$pick", of, 1, 1, "me")))


row("coin_beside_active", "true", "[next to|beside] your Active Pokémon")
row("unseen", "true", "without showing your opponent", "without looking at [{deck_top}|it]")
row(
    "statement",
    "[bind($coin, pick_word(me, *[Heads, Tails]))]",
    "put a coin [{coin_beside_active}]? {unseen} and cover it with your hand",
)
row(
    "statement",
    "[bind($side, pick_word(foe, *[Heads, Tails]))]",
    "your opponent guesses if the coin is heads or tails",
)
for _told, _sign in (("right", "=="), ("wrong", "!=")):
    phrase(
        "condition",
        node("compare", node("ref", "$coin"), _sign, node("ref", "$side")),
        f"[he or she|your opponent] is {_told}",
    )


# --- duels --------------------------------------------------------------------------------------
@rule("statement", "the player who [{w:wins}|loses] {do:acts}")
def duelist(do: Block, w: bool = False) -> Block:
    mine, theirs = acted(do, "me", "me"), acted(do, "foe")
    return (node("if", node("did", "$duel"), *((mine, theirs) if w else (theirs, mine))),)


row("wins", "true", "wins")
row("statement", "[duel()]", "you and your opponent play a game of Rock-Paper-Scissors")
row(
    "statement",
    "[bind($duel, duel())]",
    "you and your opponent play Rock-Paper-Scissors",
    "play Rock-Paper-Scissors with your opponent",
)
row("statement", "[if($did(), @acted(?acts, me, me), @acted(?acts, foe))]", "the winner {acts}")


# --- leave asked for ------------------------------------------------------------------------------
row("act", '[ask("Do you allow it?", foe)]', "ask(s) your opponent if you may {acts}")
