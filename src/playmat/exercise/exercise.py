"""Use a face in positions made for it until every effect it names has been seen."""

from __future__ import annotations

import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.errors import PlaymatError
from playmat.exercise.expected import Expected, expected
from playmat.exercise.faces import CardFace, alone, with_program, without
from playmat.exercise.fitting_cards import matching_cards
from playmat.exercise.ladder import LADDER, LAST, PLAIN, Rung, ladder
from playmat.exercise.openings import first_turn, uses_setup
from playmat.exercise.policy import Policy, policies
from playmat.exercise.positions import position
from playmat.exercise.run import Run
from playmat.exercise.wanted_cards import hand_sizes
from playmat.lang.check import check
from playmat.lang.node import Node, is_word, nodes_in
from playmat.lang.show import show
from playmat.lang.words import of_role
from playmat.model.state import State
from playmat.reader.checks.damage import damage_reasons, seen_reasons

USED_CLAUSES: Final = ("play", "power")
HELD_WORDS: Final = of_role("later") - {"static"}


@dataclass(slots=True)
class Outcome:
    """Result of exercising one face; good if nothing is missing, still or wrong."""

    face: CardFace
    usable: bool = False
    missing: list[Expected] = field(default_factory=list)
    still: list[Node] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    runs: int = 0
    damage: list[int] = field(default_factory=list)

    @property
    def reasons(self) -> list[str]:
        """Everything suspicious, errors first."""
        found = [*self.errors, *self.wrong]
        if not self.usable:
            found.append("never usable")
            return found
        found += [f"{each.word}: {each} never seen" for each in self.missing]
        found += [f"{part_name(part)} never made a difference" for part in self.still]
        return found


def part_name(part: Node) -> str:
    """Show part of a program, at most 60 characters of it."""
    try:
        text = show((part,))
    except (PlaymatError, ValueError, KeyError, AssertionError):
        text = part.word
    return text if len(text) < 60 else text[:57] + "..."


def parts(face: CardFace) -> list[Node]:
    """Lasting effects and reactions of a program, each of which should change the game."""
    found: list[Node] = []
    inside = {id(node["clause"]) for node in nodes_in(face.program) if node.word == "handler"}
    for node in nodes_in(face.program):
        if id(node) in inside:
            continue
        if node.word in HELD_WORDS or (node.word == "provide" and node in face.program):
            found.append(node)
        elif node.word == "static" and isinstance(node["do"], tuple):
            found += [mod for mod in node["do"] if isinstance(mod, Node) and is_mod(mod)]
    return found


def is_mod(arg: Node) -> bool:
    """Whether part of a block is a modifier rather than a handler."""
    return arg.word != "handler"


def wants_use(face: CardFace) -> bool:
    """Whether the face has to be used, unlike those that only last or react."""
    if face.kind in ("attack", "trainer", "energy"):
        return not needs_never(face)
    return any(clause.word in USED_CLAUSES for clause in face.program)


def needs_never(face: CardFace) -> bool:
    """Whether the card is never played but works from where it is."""
    return any(
        clause.word == "needs" and is_word(clause["condition"], "never") for clause in face.program
    )


def hoped(face: CardFace) -> list[Expected]:
    """Effects that the face must show: those it names, and its printed damage."""
    found = expected(face.program)
    attack = face.attack
    if attack and attack.damage[:1].isdigit() and int("".join(filter(str.isdigit, attack.damage))):
        found.append(Expected("damage", ("damage foe",)))
    return found


class Exercise:
    def __init__(self, face: CardFace, library: Library, seed: int = 1, full: bool = False) -> None:
        self.face = face
        self.card = alone(face)
        self.fits = matching_cards(face.program, library)
        self.seed = seed
        self.full = full
        self.tables: dict[tuple[str, int], State] = {}
        self.twins: dict[int, Card | None] = {}
        self.outcome = Outcome(face, not wants_use(face), hoped(face), parts(face))

    def rungs(self) -> list[Rung]:
        mons = sum(card.supertype == "pokemon" for card in self.fits)
        return ladder(mons, hand_sizes(self.face.program))

    def go(self) -> Outcome:
        """Try one position after another until everything has been seen."""
        out = self.outcome
        for number, rung in enumerate([*self.rungs(), *LAST]):
            if self.done(number):
                break
            self.climb(rung, number)
            self.tables.clear()
        if out.still and uses_setup(self.face.program):
            self.open()
        if attack := self.face.attack:
            out.wrong += damage_reasons(attack.damage, self.face.program)
            out.wrong += seen_reasons(attack.damage, self.face.program, out.damage)
        return out

    def open(self) -> None:
        """Check parts that act before the first turn."""
        out = self.outcome
        try:
            out.still = [part for part in out.still if not self.opens_otherwise(part)]
        except Exception as error:
            out.errors.append(f"opening: {error_text(error)}")

    def done(self, number: int) -> bool:
        """Whether everything has been seen; a full exercise tries at least two positions."""
        out = self.outcome
        if self.full and number < 2:
            return False
        return bool(out.errors) or (out.usable and not out.missing and not out.still)

    def climb(self, rung: Rung, number: int) -> None:
        """Play one position with every policy, each compared with its twins."""
        for policy in self.policies(number):
            try:
                self.attempt(rung, policy, number)
            except Exception as error:
                self.outcome.errors.append(f"{rung.name}, {policy.name}: {error_text(error)}")
                return
            if self.done(number):
                return

    def policies(self, number: int) -> list[Policy]:
        """Policies for a position; more random ones while lasting effects are unseen."""
        found = policies(self.seed + number)
        if self.outcome.still or number > 1:
            more = 4 if number < len(LADDER) else 10
            found += [Policy("random", self.seed + 100 * n + number) for n in range(1, more)]
        return found

    def attempt(self, rung: Rung, policy: Policy, number: int) -> None:
        """Play one run, record what it showed and compare it with its twins."""
        out = self.outcome
        run = Run(self.laid(self.card, rung), self.face, policy, strict=number < 2)
        run.keep_looks = bool(out.still)
        again = policy.rng.getstate()
        run.play()
        out.runs += 1
        out.usable = out.usable or run.used
        if rung is PLAIN:
            out.damage += run.now.damage
        out.missing = [each for each in out.missing if not shows_effect(each, run)]
        out.still = [part for part in out.still if not self.matters(part, rung, policy, run, again)]

    def laid(self, card: Card, rung: Rung) -> State:
        """A copy of the position of a rung with this card, built only once."""
        key = (rung.name, id(card))
        if key not in self.tables:
            self.tables[key] = position(self.face, card, rung, self.fits, self.seed)
        st = self.tables[key].clone()
        st.events = []
        return st

    def matters(self, part: Node, rung: Rung, policy: Policy, run: Run, again: object) -> bool:
        """Whether the same play goes differently without this part of the program."""
        twin_card = self.twin(part)
        if twin_card is None:
            return True
        same = Policy(policy.name, 0, policy.heads)
        same.rng.setstate(again)  # type: ignore[arg-type]
        twin = Run(self.laid(twin_card, rung), self.face, same)
        twin.keep_looks = True
        twin.play()
        return twin.looks != run.looks

    def opens_otherwise(self, part: Node) -> bool:
        """Whether a game starts differently without this part of the program."""
        twin_card = self.twin(part)
        if twin_card is None:
            return True
        return any(first_turn(self.card, seed) != first_turn(twin_card, seed) for seed in range(4))

    def twin(self, part: Node) -> Card | None:
        """The card without one part, or None if the program is invalid without it."""
        if id(part) not in self.twins:
            program = without(self.face.program, part)
            try:
                check(program, self.face.kind)
                self.twins[id(part)] = with_program(self.twin_face(), program)
            except PlaymatError:
                self.twins[id(part)] = None
        return self.twins[id(part)]

    def twin_face(self) -> CardFace:
        face = self.face
        return CardFace(self.card, face.kind, face.name, face.index, face.text)


def shows_effect(each: Expected, run: Run) -> bool:
    """Whether a run showed an effect: while using the face, or at any time for delayed effects."""
    seen = run.whole.seen if each.later or not run.used else run.now.seen
    if not each.later and not run.used:
        return False
    return any(one in seen for one in each.classes)


def error_text(error: Exception) -> str:
    """The error with the file and line it came from."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}: {error}"


def exercise(face: CardFace, library: Library, seed: int = 1, full: bool = False) -> Outcome:
    return Exercise(face, library, seed, full).go()
