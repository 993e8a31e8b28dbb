"""Link reactions: their events, guards and effects."""

from __future__ import annotations

from typing import Final

from playmat.engine.checkup import NoteTool, StillHere
from playmat.engine.knockout import SettleUse
from playmat.engine.ops.control import (
    Announce,
    AskMay,
    Fresh,
    StillHas,
    TakeMay,
    Unless,
    UseUp,
)
from playmat.engine.ops.lasting import Dismiss
from playmat.engine.ops.moments import AskWhen, MayWait
from playmat.engine.ops.worth import StillComes
from playmat.kinds import limits, powers
from playmat.lang.needs.between_turns import (
    asks_for_damage,
    comes_anyway,
    damage_added,
    firm,
    harms,
    heals,
    keeps_to_itself,
    minds,
    steady,
    touched_by,
)
from playmat.lang.needs.using import one_acts
from playmat.lang.node import Arg, Node, uses
from playmat.lang.words import EVENTS
from playmat.linker.analysis import conceivable, of_conditions
from playmat.linker.face import Face
from playmat.linker.names import Registers, order_number, player
from playmat.linker.reach import SEATS
from playmat.linker.words.course import foretell, unless_vain
from playmat.model.definitions import Code, HandlerDef, PowerDef

USED_KINDS: Final = (powers.POKE_POWER, powers.ABILITY, powers.OLD_POWER)
Guard = Fresh | MayWait | StillHas | StillHere | TakeMay | Unless
"""Instructions that skip a reaction unless a condition holds."""
_NO_CODE: Final = Code("", "", [], 0)


class Reaction:
    """One reaction being linked."""

    def __init__(self, faces: Face, clause: Node, env: Registers, owner: PowerDef | None) -> None:
        self.cond, self.may, self.where = clause["if"], clause["may"], clause["where"]
        self.block, how = clause["do"], clause["how"]
        self.faces, self.clause, self.env, self.owner = faces, clause, env, owner
        self.event = event = clause.child("event")
        self.made = HandlerDef(EVENTS.index(event.word), clause.word == "instead", _NO_CODE)
        self.made.how = counted_how(how)
        self.made.at_will = how in ("any_time", "any_time_name")
        self.moment = event.word == "between_turns"
        self.windows = self.moment and faces.match.book.tools_window
        self.emit = faces.emit(env)
        self.guards: list[Guard] = []

    def linked(self) -> HandlerDef:
        """Link the reaction and return its handler."""
        self._trigger()
        if self.moment:
            self._between_turns()
        self._guards()
        self._question()
        self._deeds()
        for guard in self.guards:
            guard.to = self.emit.here
        self.made.code = self.faces.code(self.emit)
        self.faces.match.handlers.append(self.made)
        return self.made

    def _trigger(self) -> None:
        """Link its event and how often it may happen."""
        made, faces = self.made, self.faces
        made.ills = of_conditions(self.cond, self.block)
        made.key = faces.names.number(self._counted_by())
        made.may = -1 if self.may == "nobody" else player(self.may)
        made.from_hand = self.where == "hand" and self.asks and one_acts(made.how, self.block)
        if self.event.args:
            link_subject(faces, made, self.event["subject"], self.env)
        made.when = faces.lower.cond(conceivable(self.cond), self.env)
        made.aimed = uses(self.cond, "attack_concerns")
        faces.match.aimed = faces.match.aimed or made.aimed
        made.alone = keeps_to_itself(self.block)
        made.points = damage_added(self.block)

    @property
    def asks(self) -> bool:
        """Whether a player is asked."""
        return bool(self.made.may >= 0)

    def _counted_by(self) -> str:
        """What its uses are counted by: new flips of coins share one limit a turn."""
        how = self.made.how
        if uses(self.block, "reflip") and how in (limits.ONCE_NAME, limits.ONCE_PLAYER):
            return "on flipping again"
        return f"on {self.faces.usage_key(how)} {self.faces.part}"

    def _between_turns(self) -> None:
        """Record what decides whether its moment between turns matters. [BETWEEN-08]"""
        made, cond, block = self.made, self.cond, self.block
        made.steady = steady(cond, block)
        made.firm = firm(cond)
        made.needed = heals(block) if asks_for_damage(cond, heals(block)) else 0
        made.harms = harms(block)
        touched = touched_by(block)
        made.touches = None if touched is None else self.faces.lower.pick(touched, self.env)

    def _guards(self) -> None:
        """Write the tests made when its turn has come."""
        made, word = self.made, self.event.word
        if self.moment:
            self._unless(StillHere())
        if self.owner is not None and self.where == "play":
            self._unless(StillHas(self.owner))
        if made.how < limits.FREE:
            self._unless(Fresh(made.how, made.key))
        if word != "attack_declared" and (
            uses(self.block, "nullify") or uses(self.block, "reflip")
        ):
            self._unless(Unless(StillComes()))  # what another text has stopped is not stopped twice
        if uses(self.cond, "falls"):
            foretell(self.emit, self.cond)
            self._unless(Unless(self.faces.lower.real_cond(self.cond, self.env)))

    def _question(self) -> None:
        """Write the question, unless the answer cannot change the game."""
        block = self.block
        if self.asks:
            self.guards.append(unless_vain(self.emit, block, self.may))
        if self.moment and self.asks and comes_anyway(self.faces.program, block):
            self._unless(MayWait(minds(block), heals(block)))
        if self.asks or self.windows:
            self.emit.note(self.clause)
            asked = AskMay(self.made.may) if self.asks else AskWhen(minds(block), heals(block))
            self.emit.add(asked)
            self._unless(TakeMay(-1))

    def _deeds(self) -> None:
        """Write its effects, and that it was used."""
        owner = self.owner
        if self.windows:
            self.emit.add(NoteTool())
        if self.made.how != limits.FREE:
            self.emit.add(UseUp(self.made.how, self.made.key))
        if self.asks and owner is not None and owner.kind in USED_KINDS:
            self.emit.add(Announce(owner.kind))
        self.emit.block(self.block)
        if self.windows or self.event.word == "settled":
            self.emit.add(SettleUse())

    def _unless(self, guard: Guard) -> None:
        self.emit.add(guard)
        self.guards.append(guard)


def link_delayed(faces: Face, delay: Node, env: Registers) -> HandlerDef:
    """Link an effect that waits once for an event."""
    event, cond, block = delay.child("event"), delay["if"], delay["do"]
    made = HandlerDef(EVENTS.index(event.word), False, _NO_CODE)
    if event.args:
        link_subject(faces, made, event["subject"], env)
    emit = faces.emit(env)
    emit.add(Dismiss(made))  # the event comes once, whether or not the condition holds
    emit.block((Node("if", (cond, block, ())),) if cond != Node("always") else block)
    made.code = faces.code(emit)
    faces.match.handlers.append(made)
    return made


def link_subject(faces: Face, made: HandlerDef, arg: Arg, env: Registers) -> None:
    """Link the subject of an event: a player, Pokémon or cards."""
    if isinstance(arg, str):
        made.seats = SEATS[arg]
    else:
        made.subject = faces.lower.pick(arg, env)


def counted_how(how: Arg) -> int:
    """What uses are counted by, regardless of who picks the moment."""
    limit = order_number("how", str(how))
    return limits.ONCE_NAME if limit == limits.ANY_TIME_NAME else limit
