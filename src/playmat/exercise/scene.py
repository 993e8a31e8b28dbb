"""A position being built around one face."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from playmat.cards.card import Card
from playmat.cards.printed import levels_up_from
from playmat.exercise.cast import BELOW, ENERGY, SEEDLING, TWIN, mon
from playmat.exercise.faces import CardFace
from playmat.exercise.ladder import Rung
from playmat.lang.node import nodes_in
from playmat.model.notation.position_parse import MonText, PositionText


class Scene:
    """A position being built: its text and the cards it refers to."""

    def __init__(self, face: CardFace, card: Card, rung: Rung, fits: Sequence[Card]) -> None:
        self.face = face
        self.card = card
        self.rung = rung
        self.fits = list(fits)
        self.mons = [c for c in fits if c.supertype == "pokemon"]
        self.cards: dict[str, Card] = {}
        self.text = PositionText()

    def ids(self, cards: Iterable[Card]) -> list[str]:
        """References to cards, which are kept for lookup."""
        found = []
        for card in cards:
            self.cards[card.id] = card
            found.append(card.id)
        return found

    def mon(self, card: Card, energy: str = "", gear: Sequence[Card] = ()) -> MonText:
        written = MonText(self.ids((*below(card), card)))
        written.attached = self.ids([*(energy_card(letter) for letter in energy), *gear])
        return written


def energy_card(letter: str) -> Card:
    """An Energy card for a letter of a cost; a special one for colorless."""
    return ENERGY.get(letter, TWIN)


def below(card: Card) -> tuple[Card, ...]:
    if card.id in BELOW:
        return BELOW[card.id]
    stage = card.kinds[0]
    base = levels_up_from(card) if stage == "levelup" else card.evolves_from
    if stage == "legend":
        number = card.id.rpartition("-")[2]
        return (Card(f"cast-{number}0", card.name, "pokemon", card.kinds, card.hp, card.types),)
    if not base:
        return ()
    if stage == "stage2":
        return SEEDLING, mon(base, "stage1", 80, "C", evolves_from=SEEDLING.name)
    return (mon(base, "basic", 70, card.types or "C"),)


def is_mon(card: Card) -> bool:
    """Whether a card can be in play as a Pokémon on its own."""
    return card.supertype == "pokemon" or card.kinds[0] in ("fossil", "doll")


def named_types(scene: Scene) -> str:
    args = [arg for node in nodes_in(scene.face.program) for arg in node.args]
    return "".join(letter for letter in ENERGY if letter in args)


def onto_foe(scene: Scene) -> bool:
    """Whether the card is attached to the other player's Pokémon."""
    onto = tuple(clause for clause in scene.face.program if clause.word == "onto")
    return any("foe" in node.args for node in nodes_in(onto))


def paying(costs: Sequence[str]) -> str:
    """Energy that pays any one of these costs."""
    typed = "".join(
        letter * max(cost.count(letter) for cost in costs) for letter in ENERGY if costs
    )
    return typed + "W" * max(0, max(map(len, costs), default=0) - len(typed))


def own_energy(scene: Scene) -> str:
    """Energy that pays for the face, and what the rung adds."""
    attack = scene.face.attack
    if not attack and (scene.rung.odd_energy or scene.rung.lonely):
        return "WLPFD" if scene.rung.odd_energy else ""
    paid = paying([each.cost for each in scene.card.attacks])
    more = named_types(scene) * 3 if scene.rung.energy else ""
    return paid + scene.rung.energy + more + ("GC" if scene.rung.rich else "")
