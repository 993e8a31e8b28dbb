"""The table in words: both halves, the Stadium, the hand and active effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playmat.cards.card import Card
from playmat.cards.in_words import attack_words
from playmat.game.record.sentences import YOU
from playmat.game.scenario.look import SideLook
from playmat.model.views.records import UNKNOWN, MonView, SideView, TableView
from playmat.rules import book

if TYPE_CHECKING:
    from playmat.model.views.view import View

SORTS: Final = {"pokemon": "Pokémon", "trainer": "Trainers", "energy": "Energy"}
"""The kinds of cards in the order of a hand or pile."""

THEM: Final = "Opponent"


@dataclass(frozen=True, slots=True)
class Half:
    """One player's half of the table, as a viewer sees it."""

    name: str
    mine: bool
    seen: SideView
    deck: str = ""
    look: SideLook | None = None
    """Computed values of the half, if the whole game is known."""

    @property
    def title(self) -> str:
        """The player's name, with the deck if it is known."""
        return f"{self.name}, {self.deck}" if self.deck else self.name


class Board:
    """The table in words: the far half, the near half, and the Stadium and effects."""

    def __init__(
        self,
        table: TableView,
        far: Half,
        near: Half,
        cards: Mapping[str, Card],
        viewer: int | None = None,
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.far, self.near = far, near
        self.cards = cards

    @staticmethod
    def of(view: View) -> Board:
        """Return the table of a view."""
        far, near = Half(THEM, False, view.foe), Half(YOU, True, view.me)
        return Board(view.table, far, near, view.cards, view.seat)

    def lines(self) -> Iterator[tuple[str, str]]:
        """Yield lines with the names of their parts: side, mon, attack, middle or hand."""
        yield "side", self.side_line(self.far)
        yield from (("hand", f"  {line}") for line in self.hand_lines(self.far))
        for n, (place, words) in reversed(list(enumerate(self.row(self.far)))):
            yield "mon", f"  {place:9}{words}"
            yield from self.attack_lines(self.far, n)
        yield "middle", self.middle()
        for n, (place, words) in enumerate(self.row(self.near)):
            yield "mon", f"  {place:9}{words}"
            yield from self.attack_lines(self.near, n)
        yield "side", self.side_line(self.near)
        yield from (("hand", f"  {line}") for line in self.hand_lines(self.near))

    def attack_lines(self, half: Half, n: int) -> Iterator[tuple[str, str]]:
        """Yield the printed attacks of the nth Pokémon of a half, if it is Active."""
        card = self.active_card(half, n)
        for number, attack in enumerate(card.attacks if card is not None else (), 1):
            yield "attack", f"{'':11}{number} {attack.name}, {attack_words(attack)}"

    def active_card(self, half: Half, n: int) -> Card | None:
        """Return the card of the nth Active of a half, if it is visible."""
        actives = half.seen.actives
        return self.cards.get(actives[n].card) if n < len(actives) else None

    def side_line(self, half: Half) -> str:
        """Return a player with the number of cards in each zone."""
        return f"{half.title}: {self.counts(half)}"

    def counts(self, half: Half) -> str:
        """Return the number of a player's cards in each zone."""
        seen = half.seen
        left = sum(prize is not None for prize in seen.prizes)
        counts = f"hand {seen.hand_count}, deck {seen.deck_count}, Prizes {left}"
        text = f"{counts}, discard {len(seen.discard)}"
        return text + (f", Lost Zone {len(seen.lost)}" if seen.lost else "")

    def hand_lines(self, half: Half) -> Iterator[str]:
        """Yield the known cards in hand and other hidden zones."""
        if half.mine:
            yield f"Hand: {self.counted(half.seen.hand) or 'empty'}"
        zones = dict.fromkeys(known.zone for known in half.seen.known)
        for zone in zones:
            cards = [k.card for k in half.seen.known if k.zone == zone for _ in range(k.copies)]
            yield f"Known in the {zone}: {self.counted(cards)}"
        top = [self.name(card, "unknown") for card in half.seen.top]
        if any(card != UNKNOWN for card in half.seen.top):
            yield f"Top of the deck: {', '.join(top)}"
        if prizes := self.known_prizes(half):
            yield f"Known Prizes: {prizes}"

    def known_prizes(self, half: Half) -> str:
        """Return the Prizes known to the viewer, each with its number."""
        return ", ".join(f"{n} {self.name(c)}" for n, c in enumerate(half.seen.prizes, 1) if c)

    def row(self, half: Half) -> list[tuple[str, str]]:
        """Return the Pokémon of a half in words with their places, Actives first."""
        return [(place, self.mon(seen)) for place, seen in self.standing(half)]

    def standing(self, half: Half) -> list[tuple[str, MonView]]:
        """Return the Pokémon of a half with their places, Actives first."""
        seen = half.seen
        many = len(seen.actives)
        places = [f"Active {n}" if many > 1 else "Active" for n in range(1, many + 1)]
        places += [f"Bench {n}" for n, _ in enumerate(seen.bench, 1)]
        return list(zip(places, [*seen.actives, *seen.bench], strict=True))

    def mon(self, seen: MonView) -> str:
        """Return a Pokémon in words: HP, Special Conditions and attached cards."""
        if seen.card == UNKNOWN:
            return "a face-down Pokémon"
        left = max(seen.hp - seen.damage, 0)
        parts = [f"{self.name(seen.card)}, {left} of {seen.hp} HP", *seen.conditions]
        if seen.energy:
            parts.append(f"Energy: {self.energies(seen)}")
        return "; ".join([*parts, *self.worn(seen)])

    def energies(self, seen: MonView) -> str:
        """Return the attached Energy, without the word Energy."""
        return self.counted(seen.energy).replace(" Energy", "")

    def worn(self, seen: MonView) -> list[str]:
        """Return the other attached cards and the markers of a Pokémon."""
        worn = [f"with {self.counted(seen.gear)}"] if seen.gear else []
        return worn + [f"{name} marker: {count}" for name, count in seen.markers]

    def middle(self) -> str:
        """Return the Stadium and the sources of active effects."""
        stadium = self.name(self.table.stadium) if self.table.stadium else "none"
        sources = [self.name(each.card, "a rule") for each in self.table.lasting]
        effects = f"; active effects: {self.listed(sources)}" if sources else ""
        return f"Stadium: {stadium}{effects}"

    def sorted_out(self, cards: Iterable[str]) -> list[tuple[str, str]]:
        """Return cards by kind, Pokémon first, with equal ones counted together."""
        held: dict[str, list[str]] = {sort: [] for sort in SORTS}
        for each in cards:
            held[self.sort_of(each)].append(each)
        return [(SORTS[sort], self.counted(some)) for sort, some in held.items() if some]

    def sort_of(self, card_id: str) -> str:
        """Return the kind of a card; unknown cards can only be basic Energy."""
        card = self.cards.get(card_id)
        return card.supertype if card is not None else "energy"

    def counted(self, cards: Iterable[str]) -> str:
        """Return the names of cards, with equal ones counted together."""
        return self.listed(self.name(card) for card in cards)

    def name(self, card_id: str, otherwise: str = "a card") -> str:
        """Return the name of a card."""
        return self.cards[card_id].name if card_id in self.cards else otherwise

    def listed(self, names: Iterable[str]) -> str:
        """Return names, with equal ones counted together."""
        many = Counter(names)
        return ", ".join(name if n == 1 else f"{n} {name}" for name, n in many.items())


def heading(table: TableView, names: tuple[str, str]) -> str:
    """Return the turn, its player and the rulebook."""
    who = names[table.player] if table.player in (0, 1) else ""
    when = f"Turn {table.turn} ({'you' if who == YOU else who})" if table.turn else "Setup"
    sudden = f", Sudden Death {table.sudden}" if table.sudden else ""
    return f"{when}{sudden}, {book(table.book).title}"
