"""Selectors of Pokémon, cards and attacks."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.table.players import seat_of, seats_of
from playmat.engine.values.filters import fitting_in_deck
from playmat.model.definitions import Filter, Number, Selector
from playmat.model.print_order import deck_in_order
from playmat.model.state import NONE, Mon, Scope, State
from playmat.model.tracking import has
from playmat.model.zones import deck_list, holder

MONS: Final = 0
CARDS: Final = 1
ATTACKS: Final = 2


@final
class Self(Selector):
    """The Pokémon with this text, or the one a card is attached to."""

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return (sc.me,) if sc.me >= 0 else NONE

    def any(self, st: State, sc: Scope) -> bool:
        return sc.me >= 0


@final
class Fighter(Selector):
    """The attacker or the defender of the current attack."""

    def __init__(self, attacker: bool) -> None:
        self.attacker = attacker

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        serial = st.attacker if self.attacker else st.defender
        if serial >= 0:
            return (serial,)
        if self.attacker:
            return NONE
        actives = st.sides[1 - sc.seat].actives
        return (actives[0].serial,) if len(actives) > 0 else NONE


@final
class InPlay(Selector):
    """A player's Actives, Bench or all Pokémon in play."""

    def __init__(self, who: i64, actives: bool, bench: bool) -> None:
        self.who = who
        self.actives = actives
        self.bench = bench

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return tuple([m.serial for m in self.mons(st, sc)])

    def mons(self, st: State, sc: Scope) -> list[Mon]:
        found: list[Mon] = []
        for seat in seats_of(st, sc, self.who):
            side = st.sides[seat]
            if self.actives:
                found.extend(side.actives)
            if self.bench:
                found.extend(side.bench)
        return found

    def fitting_mons(self, st: State, sc: Scope, fit: Filter) -> list[Mon]:
        found: list[Mon] = []
        for seat in seats_of(st, sc, self.who):
            side = st.sides[seat]
            if self.actives:
                for m in side.actives:
                    if fit.mon(st, sc, m):
                        found.append(m)
            if self.bench:
                for m in side.bench:
                    if fit.mon(st, sc, m):
                        found.append(m)
        return found

    def any(self, st: State, sc: Scope) -> bool:
        for seat in seats_of(st, sc, self.who):
            side = st.sides[seat]
            if (self.actives and side.actives) or (self.bench and side.bench):
                return True
        return False

    def any_mon(self, st: State, sc: Scope, fit: Filter) -> bool:
        for seat in seats_of(st, sc, self.who):
            side = st.sides[seat]
            if self.actives:
                for m in side.actives:
                    if fit.mon(st, sc, m):
                        return True
            if self.bench:
                for m in side.bench:
                    if fit.mon(st, sc, m):
                        return True
        return False

    def many(self, st: State, sc: Scope) -> i64:
        n: i64 = 0
        for seat in seats_of(st, sc, self.who):
            side = st.sides[seat]
            if self.actives:
                n += len(side.actives)
            if self.bench:
                n += len(side.bench)
        return n

    def count(self, st: State, sc: Scope, fit: Filter) -> i64:
        """How many pass."""
        n: i64 = 0
        for seat in seats_of(st, sc, self.who):
            side = st.sides[seat]
            if self.actives:
                for m in side.actives:
                    if fit.mon(st, sc, m):
                        n += 1
            if self.bench:
                for m in side.bench:
                    if fit.mon(st, sc, m):
                        n += 1
        return n


@final
class OfEvent(Selector):
    """The event's Pokémon, other Pokémon or card."""

    def __init__(self, what: i64) -> None:
        self.what = what

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        if sc.event < 0:
            return NONE
        h = st.happenings[sc.event]
        item = h.mon if self.what == 0 else h.other if self.what == 1 else h.card
        return (item,) if item >= 0 else NONE


@final
class HostOf(Selector):
    """The Pokémon that cards are attached to or part of."""

    def __init__(self, cards: Selector) -> None:
        self.cards = cards

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        found: list[i64] = []
        for copy in self.cards.pick(st, sc):
            m = holder(st, copy)
            if m is not None and m.serial not in found:
                found.append(m.serial)
        return tuple(found)


@final
class Nothing(Selector):
    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return NONE


@final
class Join(Selector):
    """Everything two selectors select."""

    def __init__(self, left: Selector, right: Selector) -> None:
        self.left = left
        self.right = right

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        found = list(self.left.pick(st, sc))
        for item in self.right.pick(st, sc):
            if item not in found:
                found.append(item)
        return tuple(found)


@final
class Less(Selector):
    """What one selector selects and another does not."""

    def __init__(self, left: Selector, right: Selector) -> None:
        self.left = left
        self.right = right

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        out = self.right.pick(st, sc)
        return tuple([item for item in self.left.pick(st, sc) if not has(out, item)])

    def any(self, st: State, sc: Scope) -> bool:
        out = self.right.pick(st, sc)
        for item in self.left.pick(st, sc):
            if not has(out, item):
                return True
        return False


@final
class WhereMons(Selector):
    """Pokémon that fit."""

    def __init__(self, of: Selector, fit: Filter) -> None:
        self.of = of
        self.fit = fit

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return tuple([m.serial for m in self.mons(st, sc)])

    def mons(self, st: State, sc: Scope) -> list[Mon]:
        return self.of.fitting_mons(st, sc, self.fit)

    def any(self, st: State, sc: Scope) -> bool:
        return self.of.any_mon(st, sc, self.fit)

    def many(self, st: State, sc: Scope) -> i64:
        if isinstance(self.of, InPlay):
            return self.of.count(st, sc, self.fit)
        return len(self.mons(st, sc))


@final
class WhereCards(Selector):
    """Cards that fit."""

    def __init__(self, of: Selector, fit: Filter) -> None:
        self.of = of
        self.fit = fit

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return tuple(self.of.fitting(st, sc, self.fit))

    def listed(self, st: State, sc: Scope) -> list[i64]:
        return self.of.fitting(st, sc, self.fit)

    def any(self, st: State, sc: Scope) -> bool:
        return self.of.any_card(st, sc, self.fit)


@final
class HeldPick(Selector):
    """What a register holds."""

    def __init__(self, reg: i64) -> None:
        self.reg = reg

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return sc.vars[self.reg]


@final
class InZone(Selector):
    """The cards of a zone, in an order that does not depend on hidden information."""

    def __init__(self, who: i64, zone: str) -> None:
        self.who = who
        self.zone: i64 = (
            "hand",
            "deck",
            "discards",
            "lost",
            "prizes",
            "beside",
            "set_aside_cards",
        ).index(zone)

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return tuple(self.listed(st, sc))

    def listed(self, st: State, sc: Scope) -> list[i64]:
        found: list[i64] = []
        for seat in seats_of(st, sc, self.who):
            side = st.sides[seat]
            if self.zone == 0:
                found.extend(side.hand)
            elif self.zone == 1:
                found.extend(deck_in_order(st, seat))
            elif self.zone == 2:
                found.extend(side.discard)
            elif self.zone == 3:
                found.extend(side.lost)
            elif self.zone == 4:
                found.extend([c for c in side.prizes if c >= 0])
            elif self.zone == 5:
                found.extend(side.beside)
            else:
                found.extend(side.aside)
        return found

    def any(self, st: State, sc: Scope) -> bool:
        for seat in seats_of(st, sc, self.who):
            side = st.sides[seat]
            if self.zone == 0:
                if side.hand:
                    return True
            elif self.zone == 1:
                if side.left > 0:
                    return True
            elif self.zone == 2:
                if side.discard:
                    return True
            elif len(self.pick(st, sc)) > 0:
                return True
        return False

    def fitting(self, st: State, sc: Scope, fit: Filter) -> list[i64]:
        if self.zone != 1:
            return fit.fitting(st, sc, self.listed(st, sc))
        seats = seats_of(st, sc, self.who)
        found = fitting_in_deck(st, sc, seats[0], fit)
        if len(seats) > 1:
            found.extend(fitting_in_deck(st, sc, seats[1], fit))
        return found

    def any_card(self, st: State, sc: Scope, fit: Filter) -> bool:
        for seat in seats_of(st, sc, self.who):
            side = st.sides[seat]
            if self.zone == 0 or self.zone == 2:
                if fit.any(st, sc, side.hand if self.zone == 0 else side.discard):
                    return True
            elif fit.any(st, sc, deck_list(side) if self.zone == 1 else self.listed(st, sc)):
                return True
        return False


@final
class DeckEnd(Selector):
    """The top or bottom cards of a deck, outermost first."""

    def __init__(self, who: i64, count: Number, top: bool) -> None:
        self.who = who
        self.count = count
        self.top = top

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        cards = deck_list(st.sides[seat_of(st, sc, self.who)])
        if self.top:
            cards.reverse()
        return tuple(cards[: self.count.value(st, sc)])


@final
class TheStadium(Selector):
    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return (st.stadium,) if st.stadium >= 0 else NONE


@final
class ThisCard(Selector):
    """The card with this text."""

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        return (sc.card,) if sc.card >= 0 else NONE
