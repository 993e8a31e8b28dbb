"""A table in words: both halves, the Stadium, the hand, effects in force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from playmat.cards.in_words import attack_words
from playmat.game.game import Game
from playmat.game.scenario.look import MonLook, SideLook
from playmat.model.views.records import UNKNOWN, MonView, SideView, TableView


@dataclass(frozen=True, slots=True)
class Half:
    """One player's half of the table, as a viewer may see it, and how it stands in play."""

    title: str
    mine: bool
    seen: SideView
    look: SideLook


class Board:
    """A game on the table as one player sees it, or as an onlooker who sees both hands."""

    def __init__(self, game: Game, viewer: int | None) -> None:
        self.viewer = viewer
        self.names = {d.card_id: d.name for d in game.state.cards}
        self.cards = {card.id: card for deck in game.decks for card in deck.cards}
        views = [game.view(seat) for seat in (0, 1)]
        self.table: TableView = views[viewer or 0].table
        halves = [
            Half(
                f"Player {seat}" + (" (you)" if seat == viewer else "") + f", {deck.name}",
                viewer is None or seat == viewer,
                views[seat if viewer is None else viewer].sides[seat],
                SideLook(game.state, seat),
            )
            for seat, deck in enumerate(game.decks)
        ]
        near = viewer or 0
        self.far, self.near = halves[1 - near], halves[near]

    def lines(self) -> Iterator[tuple[str, str]]:
        """Yield the lines, each with the name of its part: side, mon, attack, middle or hand."""
        yield "side", self.side_line(self.far)
        yield from self.hand_lines(self.far)
        for n, (place, words) in reversed(list(enumerate(self.row(self.far)))):
            yield "mon", f"  {place:9}{words}"
            yield from self.attack_lines(self.far, n)
        yield "middle", self.middle()
        for n, (place, words) in enumerate(self.row(self.near)):
            yield "mon", f"  {place:9}{words}"
            yield from self.attack_lines(self.near, n)
        yield "side", self.side_line(self.near)
        yield from self.hand_lines(self.near)

    def attack_lines(self, half: Half, n: int) -> Iterator[tuple[str, str]]:
        """Yield the attacks that are printed on the nth Pokémon of a half, if it is Active."""
        actives = half.seen.actives
        card = self.cards.get(actives[n].card) if n < len(actives) else None
        for number, attack in enumerate(card.attacks if card is not None else (), 1):
            yield "attack", f"{'':11}{number} {attack.name}, {attack_words(attack)}"

    def pile_lines(self) -> Iterator[str]:
        """Yield what lies in both discard piles and Lost Zones, where everybody may look."""
        for half in (self.far, self.near):
            yield f"{half.title}: discard pile: {self.counted(half.seen.discard) or 'empty'}"
            if half.seen.lost:
                yield f"{half.title}: Lost Zone: {self.counted(half.seen.lost)}"

    def side_line(self, half: Half) -> str:
        """Return who sits there and how many cards are where."""
        seen = half.seen
        left = sum(prize is not None for prize in seen.prizes)
        counts = f"hand {seen.hand_count}, deck {seen.deck_count}, Prizes {left}"
        text = f"{half.title}: {counts}, discard {len(seen.discard)}"
        return text + (f", Lost Zone {len(seen.lost)}" if seen.lost else "")

    def hand_lines(self, half: Half) -> Iterator[tuple[str, str]]:
        """Yield the hand as far as it is known, and what else is known of hidden cards."""
        if half.mine:
            yield "hand", f"  Hand: {self.counted(half.seen.hand) or 'empty'}"
        zones = dict.fromkeys(known.zone for known in half.seen.known)
        for zone in zones:
            cards = [k.card for k in half.seen.known if k.zone == zone for _ in range(k.copies)]
            yield "hand", f"  Known in the {zone}: {self.counted(cards)}"
        top = [self.names.get(card, "unknown") for card in half.seen.top]
        if any(card != UNKNOWN for card in half.seen.top):
            yield "hand", f"  Top of the deck: {', '.join(top)}"
        prizes = [f"{n} {self.names[c]}" for n, c in enumerate(half.seen.prizes, 1) if c]
        if prizes:
            yield "hand", f"  Known Prizes: {', '.join(prizes)}"

    def row(self, half: Half) -> list[tuple[str, str]]:
        """Return the Pokémon of a half with their places, Actives first."""
        actives = list(zip(half.seen.actives, half.look.actives, strict=True))
        bench = list(zip(half.seen.bench, half.look.bench, strict=True))
        places = [f"Active {n}" if len(actives) > 1 else "Active" for n, _ in enumerate(actives, 1)]
        places += [f"Bench {n}" for n, _ in enumerate(bench, 1)]
        pairs = [*actives, *bench]
        return [(place, self.mon(*pair)) for place, pair in zip(places, pairs, strict=True)]

    def mon(self, seen: MonView, look: MonLook) -> str:
        """Return a Pokémon: its HP, conditions and what is attached to it."""
        if seen.card == UNKNOWN:
            return "a face-down Pokémon"
        parts = [f"{look.name}, {max(look.hp_left, 0)} of {look.hp} HP", *seen.conditions]
        if seen.energy:
            parts.append(f"Energy: {self.counted(seen.energy).replace(' Energy', '')}")
        if seen.gear:
            parts.append(f"with {self.counted(seen.gear)}")
        parts += [f"{name} marker: {count}" for name, count in seen.markers]
        return "; ".join(parts)

    def middle(self) -> str:
        """Return the Stadium and the effects in force between the two halves."""
        stadium = self.names[self.table.stadium] if self.table.stadium else "none"
        sources = [self.names.get(each.card, "a rule") for each in self.table.lasting]
        effects = f"; effects in force from {self.listed(sources)}" if sources else ""
        return f"Stadium: {stadium}{effects}"

    def counted(self, cards: Iterable[str]) -> str:
        """Return cards by name, equal ones counted together."""
        return self.listed(self.names[card] for card in cards)

    def listed(self, names: Iterable[str]) -> str:
        """Return names, equal ones counted together."""
        many = Counter(names)
        return ", ".join(name if n == 1 else f"{n} {name}" for name, n in many.items())

    def place_names(self) -> dict[str, str]:
        """Return the Pokémon at each place as the near player's options call the place."""
        found = {}
        for whose, half in (("", self.near), ("foe's ", self.far)):
            for place, words in self.row(half):
                found[whose + place.lower()] = words.partition(",")[0]
        return found


def title(game: Game) -> str:
    """Return which turn it is, of whom, under which book."""
    st = game.state
    when = f"Turn {game.turn} of player {st.player}" if game.turn else "Setup"
    sudden = f", Sudden Death {st.sudden}" if st.sudden else ""
    return f"{when}{sudden}, {game.rules.title}"
