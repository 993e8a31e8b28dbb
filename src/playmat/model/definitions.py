"""Cards and programs in the form the machine runs: small immutable objects, linked per match."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from playmat.kinds import conditions, limits, players
from playmat.model.prints import PrintOrder
from playmat.model.slots import slots

if TYPE_CHECKING:
    from playmat.cards.card import Card
    from playmat.model.asked import Asked
    from playmat.model.book import Book
    from playmat.model.state import Frame, Mon, Scope, State


class Number:
    """A number of the card language."""

    def value(self, st: State, sc: Scope) -> i64:
        raise NotImplementedError


class Condition:
    """A condition of the card language."""

    def test(self, st: State, sc: Scope) -> bool:
        """Whether it holds now."""
        raise NotImplementedError


class Selector:
    """A selector: it picks Pokémon (serials), cards (copies) or attacks (numbers)."""

    def pick(self, st: State, sc: Scope) -> tuple[i64, ...]:
        """What is selected now, in canonical order."""
        raise NotImplementedError

    def mons(self, st: State, sc: Scope) -> list[Mon]:
        """The Pokémon selected now, as last known."""
        found: list[Mon] = []
        for serial in self.pick(st, sc):
            m = st.remembered(serial)
            if m is not None:
                found.append(m)
        return found

    def fitting_mons(self, st: State, sc: Scope, fit: Filter) -> list[Mon]:
        """The selected Pokémon that pass a filter."""
        return [m for m in self.mons(st, sc) if fit.mon(st, sc, m)]

    def any(self, st: State, sc: Scope) -> bool:
        """Whether anything is selected now."""
        return len(self.pick(st, sc)) > 0

    def any_mon(self, st: State, sc: Scope, fit: Filter) -> bool:
        """Whether a selected Pokémon passes a filter."""
        return len(self.fitting_mons(st, sc, fit)) > 0

    def many(self, st: State, sc: Scope) -> i64:
        """How many are selected now."""
        return len(self.pick(st, sc))

    def listed(self, st: State, sc: Scope) -> list[i64]:
        """What is selected now, as a new list."""
        return list(self.pick(st, sc))

    def fitting(self, st: State, sc: Scope, fit: Filter) -> list[i64]:
        """The selected cards that pass a filter, in canonical order."""
        return fit.fitting(st, sc, self.listed(st, sc))

    def any_card(self, st: State, sc: Scope, fit: Filter) -> bool:
        """Whether a selected card passes a filter."""
        return fit.any(st, sc, self.listed(st, sc))


class Filter:
    """A filter over Pokémon in play or over cards."""

    def mon(self, st: State, sc: Scope, mon: Mon) -> bool:
        """Whether a Pokémon in play passes."""
        raise NotImplementedError

    def card(self, st: State, sc: Scope, copy: i64) -> bool:
        """Whether a card passes."""
        raise NotImplementedError

    def fitting(self, st: State, sc: Scope, copies: list[i64]) -> list[i64]:
        """Those of *copies* that pass."""
        return [copy for copy in copies if self.card(st, sc, copy)]

    def any(self, st: State, sc: Scope, copies: list[i64]) -> bool:
        """Whether any of *copies* passes."""
        return any(self.card(st, sc, copy) for copy in copies)


class Op:
    """One instruction; it asks or acts, never both."""

    def step(self, st: State, fr: Frame) -> bool:
        """Run it; return whether the machine must pause for a choice or the game is over."""
        raise NotImplementedError

    def lays(self, mod: ModDef | None, code: Code | None) -> bool:
        """Whether it adds this modifier, or a handler that runs this program."""
        return False


@final
class Line:
    """An instruction in its place; the machine reads it without checking its class."""

    def __init__(self, op: Op) -> None:
        self.op = op


class AttackList:
    """Which attacks a Pokémon may announce; the rules implement it."""

    def of(self, st: State, mon: Mon) -> list[AttackDef]:
        """Its own attacks, its machines' and those lent to it, in the order offered."""
        raise NotImplementedError


class HitPoints:
    """How much HP a Pokémon has; the rules implement it."""

    def of(self, st: State, mon: Mon) -> i64:
        """HP with every effect included, before damage."""
        raise NotImplementedError


class EnergyUnits:
    """How much Energy is attached to a Pokémon; the rules implement it."""

    def total(self, st: State, mon: Mon) -> i64:
        """Number of units."""
        raise NotImplementedError

    def by_type(self, st: State, mon: Mon) -> i64:
        """How many units may count as each of the ten types, six bits per type."""
        raise NotImplementedError


class Identities:
    """Which Pokémon count as another; the rules implement it where a card text needs it."""

    def put_on(self, st: State) -> None:
        """Give every such Pokémon the faces of the one it counts as."""
        raise NotImplementedError


@final
class Code:
    """A linked program: its index in the match's table, its content hash and its instructions."""

    def __init__(self, key: str, label: str, ops: list[Op], nvars: i64) -> None:
        self.index: i64 = -1
        self.key = key
        self.label = label
        self.ops = ops
        self.lines = [Line(op) for op in ops]
        self.card: i64 = -1  # index of the card definition it belongs to
        self.asked: list[Asked] = []  # in the order of their instructions
        self.blank: list[tuple[i64, ...]] = [() for _ in range(nvars)]


@final
class ModDef:
    """A modifier of a query, as printed: what it changes, on whom and by how much."""

    def __init__(self, query: i64, how: i64, value: Number) -> None:
        self.query = query
        self.how = how
        self.value = value
        self.scope: i64 = 0
        self.spot: i64 = 0
        self.of: Selector | None = None
        self.fit: Filter | None = None
        self.seats: i64 = players.BOTH_SIDES
        self.source: Selector | None = None
        self.source_fit: Filter | None = None
        self.cause: i64 = -1
        self.source_seats: i64 = players.BOTH_SIDES
        self.cards: Selector | None = None
        self.named_type: bool = False
        self.stage: i64 = 0
        self.wide: bool = False  # it also changes damage that no attack does
        self.mirrors: bool = False  # its value depends on the same query for others
        self.unique: str = ""
        self.mask: i64 = 0
        self.text: i64 = -1
        self.when: Condition | None = None
        self.lent: Selector | None = None
        self.symbols: tuple[i64, ...] = ()  # a cost, by type


@final
class HandlerDef:
    """A reaction to an event: before it (instead) or after it (on)."""

    def __init__(self, event: i64, before: bool, code: Code) -> None:
        self.event = event
        self.before = before
        self.code = code
        self.subject: Selector | None = None
        self.seats: i64 = players.BOTH_SIDES
        self.when: Condition | None = None
        self.may: i64 = -1
        self.how: i64 = 5
        self.key: i64 = -1
        self.ills = True  # it queries or changes Special Conditions
        self.aimed = False  # it depends on which Pokémon an attack affects
        self.from_hand = False  # it acts from the hand, where only one of several equal cards can
        self.at_will = False  # its player picks the moment between turns
        self.alone = False  # it affects only the Pokémon it is on
        self.points: i64 = 0  # damage it adds to that one or removes, doing nothing else
        self.touches: Selector | None = None  # between turns: all that it may affect, if known
        self.steady = False  # between turns: it heals a fixed amount and does nothing else
        self.firm = False  # between turns: what it depends on does not change
        self.needed: i64 = 0  # between turns: damage it requires and heals, doing nothing else
        self.harms: i64 = 0  # between turns: points it puts on all it affects, likewise


@final
class StaticDef:
    """The continuous effects of a text: modifiers and handlers, and where they work."""

    def __init__(self, where: i64, mods: list[ModDef], handlers: list[HandlerDef]) -> None:
        self.where = where
        self.mods = mods
        self.handlers = handlers


@final
class AttackDef:
    """One attack: its cost and the programs that run it."""

    def __init__(self, name: str, cost: tuple[i64, ...], base: i64) -> None:
        self.index: i64 = -1
        self.name = name
        self.name_id: i64 = -1
        self.cost = cost
        self.total: i64 = sum(cost)
        self.packed: i64 = 0
        self.base = base
        self.needs: Condition | None = None
        self.how: i64 = 5
        self.key: i64 = -1
        self.code: Code | None = None
        self.copied: Code | None = None
        self.free: Code | None = None  # as a copy whose costs need not be paid
        self.concerns: i64 = 0  # whom it may affect, as bits; concerns.py
        self.otherwise: AttackDef | None = None  # the same attack for its alternative cost
        self.anyway: i64 = 0  # situations in which it may be used despite a ban, as bits
        self.aims = True


@final
class PowerDef:
    """One power, body, ability, trait or printed rule: activated uses and static parts."""

    def __init__(self, name: str, kind: i64) -> None:
        self.index: i64 = -1
        self.name = name
        self.name_id: i64 = -1
        self.kind = kind
        self.uses: list[UseDef] = []
        self.statics: list[StaticDef] = []


@final
class UseDef:
    """An activated effect: when it may be used, how often, and what it does."""

    def __init__(self, how: i64, code: Code) -> None:
        self.how = how
        self.noted_on_mon = how == limits.ONCE or how == limits.ONCE_STAY  # else on the side
        self.code = code
        self.needs: Condition | None = None
        self.fit: Filter | None = None  # what its Pokémon must be, tested first
        self.off: Condition | None = None
        self.unless: Filter | None = None  # what its Pokémon must not be, in place of a condition
        self.where: i64 = 0
        self.key: i64 = -1
        self.owner: PowerDef | None = None


@final
class ProvideDef:
    """Energy that a card provides while a condition holds: one type mask per unit."""

    def __init__(self, units: tuple[i64, ...], when: Condition | None) -> None:
        self.units = units
        self.when = when


@final
class CardDef:
    """One printed card, linked for a match."""

    __slots__ = slots(
        "card_id name index word bit supertype stage trainer tags name_id words hp types "
        "from_id onto_ids retreat weak_to weak resists resist attacks powers uses prizes play "
        "needs useful onto provide unit loose keep as_energy as_energy_needs basic_energy "
        "special_energy starts watches half stacks_on forebears baby_flip ends_turn bench_only_by "
        "same_stadium leaves_freely no_retreat no_attacks ko_counts immune as_trainer_too "
        "benches_restored stays_beside lost_for_good acts covers grows name_bit below"
    )

    def __init__(self, card_id: str, name: str) -> None:
        self.card_id = card_id
        self.name = name
        self.index: i64 = -1
        self.word: i64 = 0  # index of one of two 60-bit words; `bit` is its bit in there
        self.bit: i64 = 0
        self.supertype: i64 = 0
        self.stage: i64 = 0
        self.trainer: i64 = 0
        self.tags: i64 = 0
        self.name_id: i64 = -1
        self.name_bit: i64 = 0  # one of 60 bits for the name, and `ACTING` if it acts
        self.below: i64 = 0  # the name bits of all cards it may be put on
        self.words: tuple[i64, ...] = ()
        self.hp: i64 = 0
        self.types: i64 = 0
        self.from_id: i64 = -1
        self.onto_ids: tuple[i64, ...] = ()
        self.retreat: i64 = 0
        self.weak_to: i64 = 0  # types it has Weakness to
        self.weak: tuple[tuple[i64, i64, i64], ...] = ()
        self.resists: i64 = 0  # types it has Resistance to
        self.resist: tuple[tuple[i64, i64, i64], ...] = ()
        self.attacks: list[AttackDef] = []
        self.powers: list[PowerDef] = []
        self.uses: list[UseDef] = []
        self.prizes: i64 = 1
        self.play: Code | None = None
        self.needs: Condition | None = None
        self.useful: Condition | None = None
        self.onto: Selector | None = None
        self.provide: list[ProvideDef] = []
        self.unit: i64 = 0
        self.loose: i64 = 0  # types of Energy it counts as while not attached
        self.keep: Condition | None = None
        self.as_energy: Code | None = None
        self.as_energy_needs: Condition | None = None
        self.basic_energy = self.special_energy = self.starts = self.watches = False
        self.half: i64 = -1
        self.stacks_on: tuple[i64, ...] = ()
        self.forebears: tuple[i64, ...] = ()  # names two or more stages below, and lines, if needed
        self.baby_flip = self.ends_turn = False
        self.bench_only_by: i64 = -1
        self.same_stadium = True
        self.leaves_freely = self.no_retreat = self.no_attacks = False
        self.ko_counts = True
        self.immune: i64 = 0
        self.as_trainer_too = self.benches_restored = self.stays_beside = False
        self.lost_for_good = False  # to the Lost Zone, never to the discard pile
        self.acts = False  # in play it may have options: a power to use, or leaving play
        self.grows = False  # some card evolves from it, known once it was needed
        self.covers = False  # its text puts a card on it without evolving it


@final
class Match:
    """Everything fixed for a match: rulebook, cards, programs and settings."""

    __slots__ = slots(
        "book defs printed cards owner codes attacks powers mods handlers names deck_of "
        "opening knockouts commit ordering guiding attack_list hit_points energy_units hand_watch "
        "discard_watch keeps picky hp_falls room guises history kinship under_watch basic_mark "
        "anyway labels label_names wording setup_start between_start ask_single coins_asked "
        "shuffles_asked picks_asked max_turns max_answers max_sudden_deaths open_lists aimed "
        "flip_waits unsteady heard machines ask_setup ask_every forced ties_stand energy_uses "
        "benches plays attachments print_order"
    )

    def __init__(self, book: Book) -> None:
        self.book = book
        self.defs: list[CardDef] = []
        self.printed: list[Card] = []  # the card each definition was linked from
        self.cards: list[CardDef] = []
        self.owner: list[i64] = []
        self.benches: list[object] = []  # options to bench and to play, by copy; model.ready
        self.plays: list[object] = []
        self.attachments: list[list[list[i64]]] = []
        self.codes: list[Code] = []
        self.attacks: list[AttackDef] = []
        self.powers: list[PowerDef] = []
        self.mods: list[ModDef] = []
        self.handlers: list[HandlerDef] = []
        self.names: list[str] = []
        self.deck_of: list[list[i64]] = [[], []]
        self.print_order = PrintOrder()
        self.opening: Code | None = None
        self.knockouts: Code | None = None
        self.commit: Code | None = None
        self.ordering: Code | None = None
        self.guiding: Code | None = None
        self.attack_list: AttackList | None = None
        self.hit_points: HitPoints | None = None
        self.energy_units: EnergyUnits | None = None
        self.hand_watch = self.discard_watch = self.keeps = False
        self.picky = False  # some Energy card restricts which Pokémon it may be attached to
        self.hp_falls = False  # some text may lower HP, so that any damage may be too much
        self.room: i64 = book.least_bench  # no text leaves less room on a Bench than this
        self.guises: Identities | None = None
        self.history = False  # some text depends on recent history
        self.kinship = False  # some text depends on stages that may be in neither deck
        self.under_watch = False  # some text works from under another card
        self.energy_uses = False  # some Energy card has something to use
        self.basic_mark: i64 = -1  # the marker of a Pokémon that counts as Basic
        self.anyway = False  # some attack may be used where others may not
        self.labels: list[str] = list(conditions.NAMES)  # words a player may be asked to pick
        self.label_names: list[i64] = [-1] * len(conditions.NAMES)  # their numbers as names
        self.flip_waits = False  # some card may be played from hand before the opening flip
        self.wording: Callable[[], None] | None = None  # words labels that are still empty
        self.setup_start: i64 = 0
        self.between_start: i64 = 0  # where the game's program begins what is between turns
        self.ask_single = False
        self.ask_setup = False  # before the first turn, ask even if there is one option
        self.ask_every = False  # always ask, even if there is one option, for scripts that need it
        self.forced = False  # such a choice has several options, and all of them will be taken
        self.ties_stand = False  # end the game where Sudden Death would begin
        self.coins_asked = self.shuffles_asked = self.picks_asked = False
        self.max_turns: i64 = 300
        self.max_answers: i64 = 500
        self.max_sudden_deaths: i64 = 0  # no limit
        self.open_lists = True
        self.aimed = False  # some text reacts to attacks on a Pokémon
        self.unsteady = False  # some text may unsettle the table without any event
        self.heard: i64 = 0  # events that some text reacts to, as bits
        self.machines = False  # there are Technical Machines, and the rulebook discards them

    def label(self, n: i64) -> str:
        """A word a player may be asked to pick, or the description of an option's effect."""
        if not self.labels[n] and self.wording is not None:
            self.wording()
        return self.labels[n]
