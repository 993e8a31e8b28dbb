"""Build a position in which a face is usable and has something to affect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.exercise import cast
from playmat.exercise.faces import CardFace
from playmat.exercise.ladder import Rung
from playmat.exercise.lineup import lay_foe, lay_own
from playmat.exercise.scene import Scene, below, is_mon, named_types
from playmat.game.scenario.layout import lay
from playmat.game.scenario.references import Cards
from playmat.lang.node import nodes_in, uses
from playmat.model.state import State
from playmat.rules import BOOKS

NO_LIBRARY: Final = Library()


def position(face: CardFace, card: Card, rung: Rung, fits: Sequence[Card], seed: int = 1) -> State:
    """Build a game with *card*, which has the face, in the position of a rung."""
    scene = Scene(face, card, rung, fits)
    clock(scene)
    lay_own(scene)
    lay_foe(scene)
    lay_zones(scene)
    return lay(scene.text, Cards(scene.cards.values(), NO_LIBRARY), BOOKS[rung.book], seed)


def clock(scene: Scene) -> None:
    """Set the turn, the Prizes and what happened before."""
    rung, text = scene.rung, scene.text
    text.turn = rung.turn
    text.player = "you"
    text.first = "foe" if rung.second else "you"
    for side, left in zip(text.sides, rung.prizes, strict=True):
        side.prizes_left = left
    if rung.past:
        text.sides[0].lost_mon_turn = rung.turn - 1
        text.sides[0].counts["supporters"] = int(scene.card.kinds[0] != "supporter")


def lay_zones(scene: Scene) -> None:
    """Fill hands, decks, discard piles, the Lost Zone and the Stadium."""
    rung, sides = scene.rung, scene.text.sides
    own, theirs = variety(scene), variety(scene, own=False)
    for side, cards, most in ((sides[0], own, rung.hand), (sides[1], theirs, rung.foe_hand)):
        side.zones["hand"] = scene.ids(cards[:most])
        deck = [*cards, *cast.ENERGY.values(), *cards[:9]]
        side.zones["deck"] = scene.ids(deck[:: -1 if rung.full else 1][: rung.deck])
        if rung.rich:
            more = [cast.ENERGY[letter] for letter in named_types(scene) for _ in range(8)]
            side.zones["discard"] = scene.ids([*cards, *cast.ENERGY.values(), *more])
            side.zones["prizes"] = scene.ids(prizes(cards, side.prizes_left))
        lost = [cast.SEEDLING, cast.TWIN, *[cast.SHADE] * rung.lost][
            : rung.lost + 2 if rung.lost else 0
        ]
        side.zones["lost"] = scene.ids(lost)
    halves = below(scene.card) if scene.card.kinds[0] == "legend" else ()
    if rung.hand or not is_mon(scene.card):
        sides[0].zones["hand"] += scene.ids([scene.card, *halves])
    if rung.even:
        even_hands(scene)
    if uses(scene.face.program, "beside"):
        cards = [card for card in scene.fits if card.kinds[0] == "supporter"] or [cast.ADVISER]
        sides[0].zones["beside"] = scene.ids(cards[:1])
    if scene.card.kinds[0] == "stadium" and (rung.laid or scene.face.kind == "attack"):
        scene.text.stadium = scene.ids([scene.card])[0]
    elif rung.stadium and scene.card.kinds[0] != "stadium":
        fits = [card for card in scene.fits if card.kinds[0] == "stadium"]
        scene.text.stadium, scene.text.stadium_seat = (
            scene.ids([*fits, cast.MEADOW])[0],
            rung.stadium_seat,
        )


def even_hands(scene: Scene) -> None:
    """Give both players hands of equal size, not counting a card about to be played."""
    own, theirs = (side.zones["hand"] for side in scene.text.sides)
    spent = 0 if is_mon(scene.card) else 1
    count = min(len(own) - spent, len(theirs))
    scene.text.sides[0].zones["hand"] = own[len(own) - count - spent :]
    scene.text.sides[1].zones["hand"] = theirs[:count]


def prizes(cards: list[Card], left: int) -> list[Card]:
    return [*([cast.SEEDLING, cast.ITEM, cast.ENERGY["G"]] * 2), *cards][:left]


def variety(scene: Scene, own: bool = True) -> list[Card]:
    """Cards of all kinds, those that fit the program first."""
    words = {node.word for node in nodes_in(scene.face.program)}
    cards = [*scene.fits, *dict.fromkeys(cast.PROVOKERS[w] for w in cast.PROVOKERS if w in words)]
    if own and is_mon(scene.card):
        follows = {"basic": "stage1", "stage1": "stage2"}.get(scene.card.kinds[0], "stage1")
        cards.append(cast.mon("Successor", follows, 150, evolves_from=scene.card.name))
    if not scene.rung.rich:
        return [cast.ENERGY["G"], *cards, cast.SEEDLING]
    return [cast.ENERGY["G"], cast.ENERGY["R"], *cards, *cast.STOCK]
