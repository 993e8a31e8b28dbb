"""Building a position in which a face of a card is usable and has something to work on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from playmat.arena.card_faces import CardFace
from playmat.arena.extras import (
    ADVISER,
    BAND,
    BELOW,
    BIGTREE,
    ENERGY,
    FRAIL,
    MEADOW,
    PROVOKERS,
    SEEDLING,
    SHADE,
    STOCK,
    STOUT,
    STRIKE,
    TITAN,
    TOWER,
    TWIN,
    WALL,
    mon,
)
from playmat.arena.fitting import under_names
from playmat.arena.rungs import Rung
from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.cards.prints import levels_up_from
from playmat.game.references import Cards
from playmat.game.table import lay
from playmat.lang.node import nodes_in, texts_in, uses
from playmat.model.position_parse import MonText, PositionText, quoted
from playmat.model.state import State
from playmat.rules import BOOKS

NO_LIBRARY: Final = Library()
ATTACHED: Final = ("tool", "gear", "machine")


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


def position(face: CardFace, card: Card, rung: Rung, fits: Sequence[Card], seed: int = 1) -> State:
    """Return a game in which *card*, which carries the face, stands as a rung says."""
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


def lay_own(scene: Scene) -> None:
    """Lay the Pokémon of the player whose face is exercised."""
    rung, side = scene.rung, scene.text.sides[0]
    partner = scene.mons[rung.partner % len(scene.mons)] if has_partner(scene) else TITAN
    if is_mon(scene.card):
        own = scene.mon(scene.card, own_energy(scene), gear_of(scene))
        own.stack = scene.ids(under_basic(scene)) + own.stack
        energy = "GC" + (named_types(scene) if rung.rich else "")
        others = [scene.mon(before_it(scene) or partner, energy)]
    else:
        own = scene.mon(host(scene), own_energy(scene), gear_of(scene))
        others = [scene.mon(SHADE, "GC")]
    others[0].damage = 20
    dress(scene, own, rung.hurt, own_hp(scene, own), rung.conditions)
    own.new, own.evolved = rung.new, rung.grown
    if rung.rich:
        others += bench(scene)
    row = [others[0], own, *others[1:]] if rung.benched else [own, *others]
    if rung.benched:
        own.conditions = {}
        row[0].conditions = {"poisoned": -1, "confused": -1}
    room = 0 if rung.lonely else 5 if rung.full else 4
    side.actives, side.bench = row[:1], row[1 : 1 + room]


def before_it(scene: Scene) -> Card | None:
    """Return the card that the face's Pokémon evolves from or levels up, to stand in play too."""
    under = below(scene.card) if scene.rung.benched else ()
    return under[-1] if under and scene.card.kinds[0] != "legend" else None


def under_basic(scene: Scene) -> list[Card]:
    """Return a card under a Pokémon whose program asks for one, or whether it is evolved."""
    if names := under_names(scene.face.program):
        return [mon(name, evolves_to=(scene.card.name,)) for name in names[:1]]
    if scene.card.kinds[0] != "basic" or not uses(scene.face.program, "evolved"):
        return []
    return [mon("Sprout", evolves_to=(scene.card.name,))]


def host(scene: Scene) -> Card:
    """Return the Pokémon that holds a Trainer or Energy card: a fitting one where one is named."""
    named = any(clause.word in ("onto", "static", "keep") for clause in scene.face.program)
    if scene.mons and (scene.rung.partner >= 0 or named):
        return scene.mons[max(0, scene.rung.partner) % len(scene.mons)]
    if any(card.kinds[0] == "levelup" for card in scene.mons):
        return SEEDLING
    return TOWER if scene.rung.evolved else WALL


def has_partner(scene: Scene) -> bool:
    """Tell whether a fitting Pokémon stands beside the face."""
    return scene.rung.partner >= 0 and bool(scene.mons)


def own_hp(scene: Scene, own: MonText) -> int:
    """Return the HP of a Pokémon as printed."""
    return scene.cards[own.stack[-1]].hp


def own_energy(scene: Scene) -> str:
    """Return Energy that pays for the face, and what the rung adds."""
    attack = scene.face.attack
    if not attack and (scene.rung.odd_energy or scene.rung.lonely):
        return "WLPFD" if scene.rung.odd_energy else ""
    cost = attack.cost if attack else max((a.cost for a in scene.card.attacks), default="", key=len)
    paid = "".join("W" if letter == "C" else letter for letter in cost if letter != "N")
    more = named_types(scene) * 3 if scene.rung.energy else ""
    return paid + scene.rung.energy + more + ("GC" if scene.rung.rich else "")


def named_types(scene: Scene) -> str:
    """Return the types of Energy that a program names."""
    args = [arg for node in nodes_in(scene.face.program) for arg in node.args]
    return "".join(letter for letter in ENERGY if letter in args)


def gear_of(scene: Scene) -> list[Card]:
    """Return what is attached to the Pokémon of the face: a Tool, or the card itself."""
    card = scene.card
    attached = card.kinds[0] in ATTACHED or card.supertype == "energy"
    if attached and (scene.rung.laid or scene.face.kind == "attack") and not onto_foe(scene):
        return [card]
    if not scene.rung.rich:
        return []
    energy = [c for c in scene.fits if c.supertype == "energy"]
    tools = [c for c in scene.fits if c.kinds[0] == "tool"] or [BAND]
    bare = card.kinds[0] in ATTACHED or scene.rung.name == "bare"
    return energy if bare else [*energy, *tools[:1]]


def onto_foe(scene: Scene) -> bool:
    """Tell whether a card is attached to Pokémon of the other player."""
    onto = tuple(clause for clause in scene.face.program if clause.word == "onto")
    return any("foe" in node.args for node in nodes_in(onto))


def dress(scene: Scene, written: MonText, hurt: int, hp: int, conditions: tuple[str, ...]) -> None:
    """Give a Pokémon damage, conditions, markers and a past."""
    written.damage = max(0, hp - 10 if hurt < 0 else min(hurt, hp - 10))
    written.conditions = dict.fromkeys(conditions, -1)
    if not scene.rung.rich:
        return
    program = scene.face.program
    for word in ("has_marker", "markers_on", "marker"):
        for node in nodes_in(program):
            if node.word == word and scene.rung.past:
                written.markers.append(quoted(str(node.args[-2 if word == "marker" else -1])))
    if scene.rung.past:
        written.hurt = f"30@{scene.rung.turn - 1}"
        names = [*texts_in(program, "used_last_turn")]
        known = {a.name for ref in written.stack for a in scene.cards[ref].attacks}
        used = [name for name in names if name in known] or sorted(known)[:1]
        if used:
            turn = scene.rung.turn - (2 if names else 1)
            written.last = f"{quoted(used[0])}@{turn}"


def bench(scene: Scene) -> list[MonText]:
    """Return more Benched Pokémon: fitting ones, evolved ones, damaged and with Energy."""
    rest = [c for c in scene.mons if c.kinds[0] in ("basic", "stage1", "stage2")]
    shift = max(0, scene.rung.partner)
    most = 4 if scene.rung.full else 3
    picked = [
        *entering(scene),
        *kin(scene),
        *rest[shift : shift + most - 1],
        SEEDLING,
        TOWER,
        SHADE,
        SHADE,
    ][:most]
    if scene.rung.full and len(rest) >= most:
        picked = rest[:most]
    energy = "GRC" + named_types(scene)
    mons = [scene.mon(card, energy, [BAND] if n == 0 else ()) for n, card in enumerate(picked)]
    for written in mons:
        written.damage = 20
    return mons


def entering(scene: Scene) -> list[Card]:
    """Return what the face's Pokémon evolves from, for a program that waits for it to evolve."""
    if not uses(scene.face.program, "evolved") or scene.card.kinds[0] not in ("stage1", "stage2"):
        return []
    return list(below(scene.card)[-1:])


def kin(scene: Scene) -> list[Card]:
    """Return another printing of the face's Pokémon where the program asks for the same name."""
    if not is_mon(scene.card) or not uses(scene.face.program, "same_name"):
        return []
    return [replace(scene.card, id="cast-kin", attacks=(STRIKE,), powers=())]


def lay_foe(scene: Scene) -> None:
    """Lay the Pokémon of the other player."""
    rung, side = scene.rung, scene.text.sides[1]
    fit = rung.foe >= 0 and bool(scene.mons)
    card = scene.mons[rung.foe % len(scene.mons)] if fit else plain_foe(rung)
    energy = own_energy(scene) if rung.even else rung.foe_energy
    active = scene.mon(card, energy, [BAND] if rung.rich and energy and not rung.even else ())
    dress(scene, active, rung.foe_hurt, own_hp(scene, active), rung.foe_conditions)
    others = bench(scene) if rung.rich else [scene.mon(SHADE, "G")]
    side.actives, side.bench = [active], [] if rung.lonely else others
    if onto_foe(scene) and rung.laid:
        active.attached = scene.ids([scene.card])


def plain_foe(rung: Rung) -> Card:
    """Return the other Active where none must fit."""
    if rung.matched:
        return {"weak": FRAIL, "firm": STOUT, "same": BIGTREE}[rung.matched]
    return TOWER if rung.rich else WALL


def lay_zones(scene: Scene) -> None:
    """Lay hands, decks, discard piles, the Lost Zone and the Stadium."""
    rung, sides = scene.rung, scene.text.sides
    own, theirs = variety(scene), variety(scene, own=False)
    for side, cards, most in ((sides[0], own, rung.hand), (sides[1], theirs, rung.foe_hand)):
        side.zones["hand"] = scene.ids(cards[:most])
        deck = [*cards, *ENERGY.values(), *cards[:9]]
        side.zones["deck"] = scene.ids(deck[:: -1 if rung.full else 1][: rung.deck])
        if rung.rich:
            side.zones["discard"] = scene.ids([*cards, *ENERGY.values()])
        lost = [SEEDLING, TWIN, *[SHADE] * rung.lost][: rung.lost + 2 if rung.lost else 0]
        side.zones["lost"] = scene.ids(lost)
    halves = below(scene.card) if scene.card.kinds[0] == "legend" else ()
    if rung.hand or not is_mon(scene.card):
        sides[0].zones["hand"] += scene.ids([scene.card, *halves])
    if rung.even:
        sides[1].zones["hand"] = sides[1].zones["hand"][: len(sides[0].zones["hand"]) - 1]
    if uses(scene.face.program, "beside"):
        cards = [card for card in scene.fits if card.kinds[0] == "supporter"] or [ADVISER]
        sides[0].zones["beside"] = scene.ids(cards[:1])
    if scene.card.kinds[0] == "stadium" and (rung.laid or scene.face.kind == "attack"):
        scene.text.stadium = scene.ids([scene.card])[0]
    elif rung.stadium and scene.card.kinds[0] != "stadium":
        fits = [card for card in scene.fits if card.kinds[0] == "stadium"]
        scene.text.stadium, scene.text.stadium_seat = scene.ids([*fits, MEADOW])[0], 1


def variety(scene: Scene, own: bool = True) -> list[Card]:
    """Return cards of all kinds: fitting ones first, what evolves the face's Pokémon, the stock."""
    words = {node.word for node in nodes_in(scene.face.program)}
    cards = [*scene.fits, *dict.fromkeys(PROVOKERS[w] for w in PROVOKERS if w in words)]
    if own and is_mon(scene.card):
        follows = {"basic": "stage1", "stage1": "stage2"}.get(scene.card.kinds[0], "stage1")
        cards.append(mon("Successor", follows, 150, evolves_from=scene.card.name))
    if not scene.rung.rich:
        return [ENERGY["G"], *cards, SEEDLING]
    return [ENERGY["G"], ENERGY["R"], *cards, *STOCK]
