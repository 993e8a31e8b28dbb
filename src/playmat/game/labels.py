"""Options in a player's words: the label on a button, and the verb on a card or a place.

Unlike the notation of an option, its label need not be unique.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.game.choice import picking_of
from playmat.game.purpose import asking_of
from playmat.kinds import answers, asks, zones
from playmat.kinds.trainers import is_equipment
from playmat.model.definitions import AttackDef
from playmat.model.notation.options import attack_words, is_told, trigger_words
from playmat.model.notation.words import type_words, zone_words
from playmat.model.option import attack_at, field_a, field_b, field_c, kind, use_at, use_name
from playmat.model.place import mon_at
from playmat.model.state import Mon, State
from playmat.model.zones import holder, zone_of
from playmat.writer.lexer import capital

BACK: Final = "a face-down card"
ATTACK: Final = "Attack: {}"
RETREAT: Final = "Retreat {}"

CARD_LABELS: Final = {
    asks.SETUP_ACTIVE: "Start with {} as Active",
    asks.SETUP_SECOND: "Start with {} as second Active",
    asks.SETUP_BENCH: "Start with {} on the Bench",
    asks.BENCH_BONUS: "Put {} onto the Bench",
    asks.RETREAT_PAY: "Discard {}",
    asks.ENERGY_PAY: "Pay with {}",
    asks.ORDER: "Next: {}",
}
"""Labels for picking a card, by the choice."""

MON_LABELS: Final = {
    asks.PROMOTE: "Make {} Active",
    asks.RETREAT_TO: "Switch in {}",
    asks.DISCARD_DOWN: "Discard {}",
    asks.STEP_UP: "Step up {}",
}
"""Labels for picking a Pokémon, by the choice."""

CARD_DEEDS: Final = {
    "discard": "Discard",
    "take": "Take",
    "put back": "Put back",
    "shuffle in": "Shuffle in",
    "bench": "Bench",
    "attach": "Attach",
    "move": "Move",
    "show": "Reveal",
    "keep": "Keep",
}
"""What a card text does with the picked card, by the verb of its choice."""

AWAY: Final = ("Discard", "Take", "Put back", "Shuffle in", "Move")
"""Labels that take a card away from a Pokémon."""

MON_DEEDS: Final = {
    "attach to": "Attach to",
    "switch in": "Switch in",
    "pick up": "Pick up",
    "damage": "Damage",
    "put counters on": "Put counters on",
    "heal": "Heal",
    "cure": "Cure",
    "evolve": "Evolve",
    "devolve": "Devolve",
    "level up": "Level up",
    "level down": "Level down",
    "knock out": "Knock Out",
    "keep": "Keep",
}
"""What a card text does with the picked Pokémon, by the verb of its choice."""

STOPS: Final = {
    asks.SETUP_BENCH: "Done",
    asks.BENCH_BONUS: "Done",
    asks.STEP_UP: "No one steps up",
    asks.SECOND_ATTACK: "End turn without another attack",
}
"""Labels for ending a choice, where they do not depend on what was picked."""


class OptionWords:
    """Words for a player's options; *picked* is the number of items picked so far."""

    def __init__(self, st: State, seat: int, picked: int = 0) -> None:
        self.st = st
        self.seat = seat
        self.picked = picked
        self.several = self._several()
        of_text = st.ask in (asks.PICK_CARD, asks.PICK_MON)
        self.aim = asking_of(st, seat).purpose().verb if of_text else ""

    def _several(self) -> set[str]:
        """Return the names shared by several Pokémon in play."""
        names = [m.top.name for side in self.st.sides for m in (*side.actives, *side.bench)]
        return {name for name in names if names.count(name) > 1}

    def mon(self, m: Mon) -> str:
        """Return the name of a Pokémon, with its place if several share the name."""
        own = "" if m.seat == self.seat else "their "
        if m.top.name not in self.several:
            return str(m.top.name)
        return f"{m.top.name} ({own}{self.place(m)})"

    def place(self, m: Mon) -> str:
        """Return the place of a Pokémon."""
        side = self.st.sides[m.seat]
        if m in side.actives:
            return "Active" if len(side.actives) == 1 else f"Active {side.actives.index(m) + 1}"
        return f"Bench {side.bench.index(m) + 1}"

    def card(self, copy: int) -> str:
        """Return the name of a card, or that it is hidden from the chooser."""
        return str(self.st.cards[copy].name) if is_told(self.st, copy, self.seat) else BACK

    def stop(self) -> str:
        """Return the label for ending a choice of several items."""
        if self.st.ask in STOPS:
            return STOPS[self.st.ask]
        if not self.picked:
            return "Choose none"
        return (
            "Continue with this one" if self.picked == 1 else f"Continue with these {self.picked}"
        )

    def yes(self, said: bool) -> str:
        """Return the label for yes or no."""
        if self.st.ask == asks.FIRST:
            return "Go first" if said else "Go second"
        if self.st.ask == asks.KEEP_HAND:
            return "Keep this hand" if said else "Draw a new hand"
        face = asking_of(self.st, self.seat).face
        name = f" {face}" if face else ""
        return f"Use{name}" if said else f"Don't use{name}"

    def number(self, n: int) -> str:
        """Return the label for a number."""
        if self.st.ask == asks.MULLIGAN_BONUS:
            return f"Draw {n or 'no'} bonus card{'s' * (n != 1)}"
        return f"Choose {n}"


def option_words(st: State, seat: int) -> OptionWords:
    """Return the words for the options of the current choice."""
    picking = picking_of(st)
    return OptionWords(st, seat, len(picking.chosen) if picking is not None else 0)


def of_card(text: str) -> Callable[[OptionWords, int], str]:
    """Return a label that names the card of an option."""
    return lambda n, o: text.format(n.card(int(field_a(o))))


def on_mon(text: str) -> Callable[[OptionWords, int], str]:
    """Return a label that names the Pokémon of an option."""
    return lambda n, o: text.format(n.mon(mon_at(n.st, field_a(o))))


def card_on_mon(text: str) -> Callable[[OptionWords, int], str]:
    """Return a label that names the card and the Pokémon of an option."""
    return lambda n, o: text.format(n.card(int(field_a(o))), n.mon(mon_at(n.st, field_b(o))))


def play(n: OptionWords, o: int) -> str:
    copy = int(field_a(o))
    held = is_equipment(n.st.cards[copy].trainer)
    at = f" on {n.mon(mon_at(n.st, field_b(o)))}" if held else ""
    return f"Play {n.card(copy)}{at}"


def attack(n: OptionWords, o: int) -> str:
    """Return the label of an attack, with attacker and target if there are two Actives. [DUO-4]"""
    m = mon_at(n.st, field_a(o))
    name = announced(n.st, m, attack_at(n.st, m, field_b(o)))
    if n.st.match.book.actives == 1:
        return ATTACK.format(name)
    return f"{m.top.name} → {mon_at(n.st, field_c(o)).top.name}: {name}"


def announced(st: State, m: Mon, a: AttackDef) -> str:
    """Return the name of an attack, with its Pokémon if it belongs to another one."""
    own = (m.top, *(st.cards[copy] for copy in (*m.stack, *m.gear)))
    if any(a in card.attacks for card in own):
        return str(a.name)
    lenders = (
        x.top.name for side in st.sides for x in (*side.actives, *side.bench) if a in x.top.attacks
    )
    lender = next(lenders, "")
    return f"{a.name} of {lender}" if lender else str(a.name)


def declare(n: OptionWords, o: int) -> str:
    """Name an attack that a flip comes before."""
    return f"Attack {n.mon(mon_at(n.st, field_b(o)))}: flip a coin first"


def power(n: OptionWords, o: int) -> str:
    m = mon_at(n.st, field_a(o))
    return f"Use {use_name(use_at(n.st, m, field_b(o)))}: {n.mon(m)}"


def stadium_power(n: OptionWords, o: int) -> str:
    return f"Use {n.st.cards[n.st.stadium].name}"


def card_power(n: OptionWords, o: int) -> str:
    copy = int(field_a(o))
    use = n.st.cards[copy].uses[field_b(o)]
    place = zone_words(n.st, copy, n.seat).replace("discard", "discard pile")
    return f"Use {use_name(use)}: {n.card(copy)} in your {place}"


def legend(n: OptionWords, o: int) -> str:
    return f"Bench {n.card(int(field_a(o)))}, both halves"


def pick_card(n: OptionWords, o: int) -> str:
    """Return the label for picking a card, with its Pokémon if it is attached."""
    copy = int(field_a(o))
    done = CARD_DEEDS.get(n.aim, "Choose")
    text = CARD_LABELS.get(n.st.ask, f"{done} {{}}").format(n.card(copy))
    m = holder(n.st, copy) if zone_of(n.st, copy) in (zones.ATTACHED, zones.STACK) else None
    return text if m is None else f"{text} {'from' if text.startswith(AWAY) else 'on'} {n.mon(m)}"


def pick_mon(n: OptionWords, o: int) -> str:
    done = MON_DEEDS.get(n.aim, "Choose")
    return MON_LABELS.get(n.st.ask, f"{done} {{}}").format(n.mon(mon_at(n.st, field_a(o))))


LABELS: Final[dict[int, Callable[[OptionWords, int], str]]] = {
    answers.END: lambda n, o: "End turn without attacking",
    answers.BENCH: of_card("Bench {}"),
    answers.EVOLVE: lambda n, o: (
        f"Evolve {n.mon(mon_at(n.st, field_b(o)))} into {n.card(int(field_a(o)))}"
    ),
    answers.LEVEL_UP: lambda n, o: (
        f"Level {n.mon(mon_at(n.st, field_b(o)))} up to {n.card(int(field_a(o)))}"
    ),
    answers.ATTACH: card_on_mon("Attach {} to {}"),
    answers.PLAY: play,
    answers.POWER: power,
    answers.STADIUM_POWER: stadium_power,
    answers.CARD_POWER: card_power,
    answers.RETREAT: on_mon(RETREAT),
    answers.ATTACK: attack,
    answers.DECLARE: declare,
    answers.STEP_UP: on_mon("Step up {}"),
    answers.LEAVE: on_mon("Discard {} from play"),
    answers.LEGEND: legend,
    answers.CARD: pick_card,
    answers.MON: pick_mon,
    answers.NUMBER: lambda n, o: n.number(int(field_a(o))),
    answers.STOP: lambda n, o: n.stop(),
    answers.YES: lambda n, o: n.yes(True),
    answers.NO: lambda n, o: n.yes(False),
    answers.PRIZE: lambda n, o: f"Take Prize {int(field_a(o)) + 1}",
    answers.TRIGGER: lambda n, o: f"First: {trigger_words(n.st, field_a(o), n.seat)}",
    answers.ATTACK_CHOICE: lambda n, o: f"Use {attack_words(n.st, field_a(o)).partition(' (')[0]}",
    answers.TYPE: lambda n, o: f"Choose {type_words(field_a(o))}",
    answers.EFFECT: lambda n, o: capital(n.st.match.label(field_a(o))),
    answers.WORD: lambda n, o: f"Choose {n.st.match.label(field_a(o))}",
}
"""The label of each kind of option."""


def label(named: OptionWords, option: int) -> str:
    """Return the label of an option, as on a button."""
    return LABELS[kind(option)](named, option)


VERBS: Final = {
    answers.END: "End",
    answers.BENCH: "Bench",
    answers.EVOLVE: "Evolve",
    answers.LEVEL_UP: "Level up",
    answers.ATTACH: "Attach",
    answers.PLAY: "Play",
    answers.POWER: "Use",
    answers.STADIUM_POWER: "Use",
    answers.CARD_POWER: "Use",
    answers.RETREAT: "Retreat",
    answers.ATTACK: "Attack",
    answers.DECLARE: "Attack",
    answers.STEP_UP: "Step up",
    answers.LEAVE: "Discard",
    answers.LEGEND: "Bench both halves",
    answers.STOP: "Done",
    answers.PRIZE: "Take",
    answers.ATTACK_CHOICE: "Use",
}
"""A short verb for each kind of option other than "Choose"."""

PICK_VERBS: Final = {
    asks.SETUP_ACTIVE: "Active",
    asks.SETUP_SECOND: "Active",
    asks.SETUP_BENCH: "Bench",
    asks.BENCH_BONUS: "Bench",
    asks.RETREAT_PAY: "Discard",
    asks.ENERGY_PAY: "Pay",
    asks.ORDER: "Next",
    asks.PROMOTE: "Make Active",
    asks.RETREAT_TO: "Switch in",
    asks.DISCARD_DOWN: "Discard",
    asks.STEP_UP: "Step up",
}
"""A short verb for the picked card or Pokémon, by the choice."""


def verb(named: OptionWords, option: int) -> str:
    """Return a short verb for an option, shown on its card or place."""
    what = kind(option)
    if what not in (answers.CARD, answers.MON):
        return VERBS.get(what, "Choose")
    deeds = CARD_DEEDS if what == answers.CARD else MON_DEEDS
    return PICK_VERBS.get(named.st.ask) or deeds.get(named.aim, "Choose")


def option_kind(option: int) -> str:
    return str(answers.NAMES[kind(option)])
