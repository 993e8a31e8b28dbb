"""One run of an exercise: play some turns from a position and use the face once possible."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.engine.effects.query import max_hp, retreat_cost, types_of
from playmat.engine.vm import apply
from playmat.errors import PlaymatError
from playmat.exercise.faces import CardFace
from playmat.exercise.laws import broken, lost_in_json, refused
from playmat.exercise.observed import Look, Trace
from playmat.exercise.policy import Policy
from playmat.exercise.probes import asks_energy, probe
from playmat.kinds import answers, asks
from playmat.lang.node import Node
from playmat.model.option import attack_at, field_a, field_b, kind, use_at
from playmat.model.place import mon_at
from playmat.model.state import State

TURNS: Final = 3
ENTERING: Final = (answers.BENCH, answers.EVOLVE, answers.LEVEL_UP, answers.LEGEND)
MOST_ANSWERS: Final = 400
"""More decisions than three turns with a few dozen cards can take."""


class BrokenLaw(PlaymatError, AssertionError):
    """A state breaks a law."""


class Run:
    """A game under test: what was used, what was seen and how it looked at every choice."""

    def __init__(self, st: State, face: CardFace, policy: Policy, strict: bool = False) -> None:
        self.st = st
        self.face = face
        self.policy = policy
        self.strict = strict
        self.used = False
        self.using = False
        self.now = Trace()
        self.whole = Trace()
        self.looks: list[object] = []
        self.keep_looks = False
        self.energy = asks_energy(face.program)
        self.defender = -1
        self.look = Look(st)

    def play(self) -> Run:
        """Play some turns, checking every law at every choice."""
        st, last = self.st, int(self.st.turn) + TURNS
        for _ in range(MOST_ANSWERS):
            self.hold()
            if st.winner >= 0 or st.turn >= last:
                return self
            self.step()
        raise BrokenLaw(f"the turns do not end within {MOST_ANSWERS} moves")

    def hold(self) -> None:
        """Raise BrokenLaw if the state breaks a law."""
        wrong = broken(self.st)
        if not wrong and self.strict and self.st.winner < 0 and self.using:
            wrong = lost_in_json(self.st) or refused(self.st)
        if wrong:
            raise BrokenLaw(wrong)

    def step(self) -> None:
        """Make one decision and record what it led to."""
        st, before = self.st, self.look
        st.events = []
        option = self.use_option()
        if option is not None:
            self.begin_use(option)
        else:
            self.policy.answer(st)
        self.look = Look(st)
        self.whole.add(before, self.look, st, self.defender)
        if self.using:
            self.now.add(before, self.look, st, self.defender)
            self.using = st.turn == before.turn and st.winner < 0 and st.ask != asks.MAIN
        if self.keep_looks:
            self.looks.append((signature(st), probe(st, self.energy)))

    def begin_use(self, option: int) -> None:
        st = self.st
        self.used = self.using = True
        self.now.played = self.whole.played = int(field_a(option)) if is_card(option) else -1
        foes = st.sides[1].actives
        self.defender = int(foes[0].serial) if self.face.kind == "attack" and foes else -1
        apply(st, option)

    def use_option(self) -> int | None:
        """An option that uses the face, or None if there is none or it was used before."""
        st = self.st
        if self.used or st.ask != asks.MAIN or st.chooser != 0:
            return None
        uses = [option for option in st.options if uses_face(st, option, self.face)]
        fitting = [option for option in uses if gives_fitting(st, option)]
        uses = fitting or uses
        return self.policy.rng.choice(uses) if uses else None


def is_card(option: int) -> bool:
    """Whether an option plays a card that is then discarded."""
    return kind(option) == answers.PLAY


def uses_face(st: State, option: int, face: CardFace) -> bool:
    """Whether an option uses the face: the attack, the power, or the card itself."""
    what = kind(option)
    if face.kind == "attack":
        m = mon_at(st, field_a(option)) if what == answers.ATTACK else None
        return m is not None and attack_at(st, m, field_b(option)).name == face.name
    if what in USED_AS:
        return USED_AS[what](st, option) == face.name
    if what == answers.ATTACH and face.kind == "power" and "attached" in events_of(face):
        return mon_at(st, field_b(option)).top.card_id == face.card.id
    if what in ENTERING and enters(face):
        return st.cards[field_a(option)].card_id == face.card.id
    if what in (answers.PLAY, answers.ATTACH) and not has_use(face):
        return st.cards[field_a(option)].card_id == face.card.id
    return False


def enters(face: CardFace) -> bool:
    """Whether a face reacts to its own Pokémon coming into play."""
    own = {"benched", "evolved", "leveled_up", "played"}
    return face.kind == "power" and not own.isdisjoint(events_of(face))


def events_of(face: CardFace) -> set[str]:
    return {event_of(clause) for clause in face.program}


def gives_fitting(st: State, option: int) -> bool:
    """Whether an option attaches a card that was made to fit the program."""
    return kind(option) == answers.ATTACH and st.cards[field_a(option)].card_id.startswith(
        "cast-fit"
    )


def event_of(clause: Node) -> str:
    """The event that a clause reacts to, or an empty string."""
    event = clause["event"] if clause.word in ("on", "instead") else ""
    return event.word if isinstance(event, Node) else ""


def has_use(face: CardFace) -> bool:
    """Whether a face is used through a power clause, or belongs to a Pokémon and only lasts."""
    return face.kind in ("power", "rule") or (
        face.card.kinds[0] != "stadium" and any(c.word == "power" for c in face.program)
    )


def power_name(st: State, option: int) -> str:
    owner = use_at(st, mon_at(st, field_a(option)), field_b(option)).owner
    return owner.name if owner is not None else ""


def stadium_name(st: State, option: int) -> str:
    return st.cards[st.stadium].name


def hidden_name(st: State, option: int) -> str:
    """Name of the power that an option uses from outside play."""
    owner = st.cards[field_a(option)].uses[field_b(option)].owner
    return owner.name if owner is not None else ""


USED_AS: Final[dict[int, Callable[[State, int], str]]] = {
    answers.POWER: power_name,
    answers.STADIUM_POWER: stadium_name,
    answers.CARD_POWER: hidden_name,
}


def signature(st: State) -> object:
    """How the game looks at a choice, to compare two runs."""
    table = [
        (m.serial, m.damage, m.conditions, m.count, m.units, *basic_facts(st, m))
        for side in st.sides
        for m in (*side.actives, *side.bench)
    ]
    return st.chooser, st.ask, tuple(st.options), st.turn, st.winner, tuple(table), new_events(st)


def basic_facts(st: State, m: object) -> tuple[int, int, int]:
    """HP, Retreat Cost and types, the facts most often modified."""
    return max_hp(st, m), retreat_cost(st, m), types_of(st, m)  # type: ignore[arg-type]


def new_events(st: State) -> tuple[object, ...]:
    """The events since the last choice."""
    events = st.events or []
    return tuple((e.what, e.seat, e.mon, e.count, e.detail, tuple(e.cards)) for e in events)
