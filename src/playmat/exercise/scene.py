"""A position under construction around one face, and what may stand in it."""

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
    """A position under construction: the text of it and the cards it speaks of."""

    def __init__(self, face: CardFace, card: Card, rung: Rung, fits: Sequence[Card]) -> None:
        self.face = face
        self.card = card
        self.rung = rung
        self.fits = list(fits)
        self.mons = [c for c in fits if c.supertype == "pokemon"]
        self.cards: dict[str, Card] = {}
        self.text = PositionText()

    def ids(self, cards: Iterable[Card]) -> list[str]:
        """Return references to cards, which are kept for the lookup."""
        found = []
        for card in cards:
            self.cards[card.id] = card
            found.append(card.id)
        return found

    def mon(self, card: Card, energy: str = "", gear: Sequence[Card] = ()) -> MonText:
        """Return a Pokémon with what must lie under it and with Energy."""
        written = MonText(self.ids((*below(card), card)))
        written.attached = self.ids([*(energy_card(letter) for letter in energy), *gear])
        return written


def energy_card(letter: str) -> Card:
    """Return an Energy card for a letter of a cost; a special one where any type will do."""
    return ENERGY.get(letter, TWIN)


def below(card: Card) -> tuple[Card, ...]:
    """Return cards that may lie under a card in play."""
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
    """Tell whether a card stands in play by itself as a Pokémon."""
    return card.supertype == "pokemon" or card.kinds[0] in ("fossil", "doll")


def named_types(scene: Scene) -> str:
    """Return the types of Energy that a program names."""
    args = [arg for node in nodes_in(scene.face.program) for arg in node.args]
    return "".join(letter for letter in ENERGY if letter in args)


def onto_foe(scene: Scene) -> bool:
    """Tell whether a card is attached to Pokémon of the other player."""
    onto = tuple(clause for clause in scene.face.program if clause.word == "onto")
    return any("foe" in node.args for node in nodes_in(onto))


def paying(costs: Sequence[str]) -> str:
    """Return Energy that pays each of some costs, one at a time."""
    typed = "".join(
        letter * max(cost.count(letter) for cost in costs) for letter in ENERGY if costs
    )
    return typed + "W" * max(0, max(map(len, costs), default=0) - len(typed))


def own_energy(scene: Scene) -> str:
    """Return Energy that pays for the face, and what the rung adds."""
    attack = scene.face.attack
    if not attack and (scene.rung.odd_energy or scene.rung.lonely):
        return "WLPFD" if scene.rung.odd_energy else ""
    paid = paying([each.cost for each in scene.card.attacks])
    more = named_types(scene) * 3 if scene.rung.energy else ""
    return paid + scene.rung.energy + more + ("GC" if scene.rung.rich else "")
