"""Linking the faces of cards: attacks, powers, modifiers, handlers and printed rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from playmat.engine.checkup import NoteTool, StillHere
from playmat.engine.effects.identity import Guises
from playmat.engine.effects.in_force import SCOPE_PLAYER
from playmat.engine.knockout import SettleUse
from playmat.engine.ops.control import (
    Announce,
    AskMay,
    Fresh,
    Return,
    StillHas,
    TakeMay,
    Unless,
    UseUp,
)
from playmat.engine.ops.lasting import Dismiss
from playmat.engine.ops.moments import AskWhen, MayWait
from playmat.engine.ops.worth import StillComes
from playmat.engine.values.conditions import Both, Fixed
from playmat.engine.values.numbers import Const
from playmat.kinds import causes, events, limits, modifiers, powers, queries
from playmat.lang.hidden import unfiltered
from playmat.lang.make import conjunction
from playmat.lang.node import Arg, Node, Program, uses
from playmat.lang.words import EVENTS, QUERIES
from playmat.linker.analysis import conceivable, of_conditions, units
from playmat.linker.attack_clauses import conditions_first, unpaid
from playmat.linker.attack_program import ATTACK_VARS, aims, hits, write_attack
from playmat.linker.concerns import FOES_ACTIVE, concerns
from playmat.linker.effects import EffectWriter
from playmat.linker.effects_moving import put_away
from playmat.linker.holder import Holder
from playmat.linker.names import (
    NameTable,
    Registers,
    order_number,
    player,
    power_kinds,
    type_mask,
)
from playmat.linker.reach import SEATS, link_reach, link_source
from playmat.linker.values import ValueLinker
from playmat.linker.worth.between_turns import (
    asks_for_damage,
    comes_anyway,
    firm,
    harms,
    heals,
    keeps_to_itself,
    minds,
    steady,
    touched_by,
)
from playmat.linker.worth.staying import leaves_itself
from playmat.linker.worth.using import needed, one_acts
from playmat.model.definitions import (
    AttackDef,
    Code,
    HandlerDef,
    Match,
    ModDef,
    PowerDef,
    ProvideDef,
    StaticDef,
    UseDef,
)

USED_KINDS: Final = (powers.POKE_POWER, powers.ABILITY, powers.OLD_POWER)

MODS: Final[dict[str, Callable[[FaceLinker, tuple[Arg, ...], Registers, bool], ModDef]]] = {}
"""What links each modifier that is one definition; the module of these words fills it in."""


class FaceLinker(Holder):
    """Turns the clauses of faces into linked definitions."""

    def __init__(self, match: Match, names: NameTable) -> None:
        self.match = match
        self.names = names
        self.lower = ValueLinker(names)
        self.label = ""
        self.key = ""
        self.part = 0
        self.named = ""
        self.owner: PowerDef | None = None  # the power whose reaction is linked
        self.program: Program = ()

    def begin(self, label: str, key: str, program: Program) -> None:
        """Start a face: its name for people, the hash of its program and the program."""
        self.label = label
        self.key = key
        self.part = 0
        self.named = ""
        self.program = program
        self.lower.timed = uses(program, "may_evolve")
        self.lower.grows = uses(program, "evolve") or uses(program, "replace_top")

    def code(self, emit: EffectWriter, part: str = "") -> Code:
        """Finish a program and put it into the match's table."""
        for jump in emit.stops:
            jump.to = emit.here
        put_away(emit)
        emit.add(Return())
        self.part += 1
        made = Code(f"{self.key}/{part or self.part}", self.label, emit.ops, emit.env.count)
        made.index = len(self.match.codes)
        made.card = len(self.match.defs) - 1
        made.asked = emit.asked
        self.match.codes.append(made)
        return made

    def emit(self, env: Registers) -> EffectWriter:
        """Return a writer for a new program."""
        return EffectWriter(self.lower, self, env)

    # attacks

    def attack(self, a: AttackDef, program: Program) -> None:
        """Link an attack: its legality, its program and its program as a copy."""
        clauses = conditions_first({clause.word: clause for clause in program})
        if "needs" in clauses:
            a.needs = self.lower.cond(unfiltered(clauses["needs"].args[0]), Registers(0))
        if "limit" in clauses:
            a.how = order_number("how", str(clauses["limit"].args[0]))
            if shared := clauses["limit"].args[1]:
                a.key = self.names.number(f"all {shared}")
        if "even_if" in clauses:
            situations = clauses["even_if"].args[0]
            assert isinstance(situations, tuple)
            a.anyway = sum(int(2 ** order_number("situation", str(s))) for s in situations)
            self.match.anyway = True
        a.aims = aims(a, clauses)
        a.concerns = concerns(program) | (FOES_ACTIVE if hits(a, clauses) else 0)
        a.code = self.attack_code(a, clauses, copied=False)
        a.copied = self.attack_code(a, clauses, copied=True)
        a.free = a.copied
        if "pay" in clauses:
            a.free = self.attack_code(a, unpaid(clauses), copied=True)

    def attack_code(self, a: AttackDef, clauses: dict[str, Node], copied: bool) -> Code:
        """Return an attack's program, as its own or as a copy."""
        emit = self.emit(Registers(ATTACK_VARS))
        write_attack(emit, self.match.book.rules.attack_steps, a, clauses, copied)
        return self.code(emit, "copy" if copied else "attack")

    # powers and card texts

    def power(self, power: PowerDef, program: Program, pay: Arg = ()) -> None:
        """Link the clauses of a power or of a card's own text."""
        self.named = power.name
        shared = next((str(clause.args[1]) for clause in program if clause.word == "limit"), "")
        for clause in program:
            word, args = clause.word, clause.args
            if word == "power":
                power.uses.append(self.use(power, args, pay, shared))
            elif word == "static":
                mods, handlers = self.modifiers(args[2], Registers(0), False)
                self.guard(mods, handlers, args[1], Registers(0))
                self.static(power, str(args[0]), mods, handlers)
            elif word in ("on", "instead"):
                self.owner = power
                handler = self.handler(clause, Registers(0))
                self.static(power, str(args[4]), [], [handler])

    def static(
        self, power: PowerDef, where: str, mods: list[ModDef], handlers: list[HandlerDef]
    ) -> None:
        """Add a continuous part to a power."""
        if where in ("hand", "discard"):
            self.match.hand_watch = True
        if where == "hand" and any(handler.event == events.SETUP for handler in handlers):
            self.match.flip_waits = True
        self.match.under_watch = self.match.under_watch or where == "under"
        power.statics.append(StaticDef(powers.PLACES.index(where), mods, handlers))

    def guard(
        self, mods: list[ModDef], handlers: list[HandlerDef], while_: Arg, env: Registers
    ) -> None:
        """Let modifiers and handlers hold only while a condition does."""
        when = self.lower.cond(while_, env)
        if when is not None:
            for mod in mods:
                mod.when = when if mod.when is None else Both(when, mod.when, False)
            for handler in handlers:
                own = handler.when
                handler.when = when if own is None else Both(when, own, False)

    def use(self, power: PowerDef, args: tuple[Arg, ...], pay: Arg, shared: str = "") -> UseDef:
        """Link an activated effect."""
        emit = self.emit(Registers(0))
        if pay:
            emit.block(pay)
        emit.block(args[4])
        use = UseDef(counted_how(args[0]), self.code(emit))
        said = needed(args[4], cast(Node, unfiltered(args[1])))
        needs = conjunction("and", *leaves_itself(args[4]), said)
        use.needs = self.lower.cond(needs, Registers(0))
        use.off = None if args[2] == Node("never") else self.lower.cond(args[2], Registers(0))
        use.where = powers.PLACES.index(str(args[3]))
        if use.where == powers.IN_DISCARD:
            self.match.discard_watch = True
        self.match.under_watch = self.match.under_watch or use.where == powers.UNDER
        counted = f"all {shared}" if shared else f"use {self.counted(use.how)}"
        use.key = self.names.number(counted)
        use.owner = power
        return use

    def counted(self, how: int) -> str:
        """Return what uses are counted by: the name of the power alone, or the card's face."""
        by_name = how == limits.ONCE_NAME or how == limits.ONCE_EVENT
        return self.named if by_name and self.named else self.label

    def handler(self, clause: Arg, env: Registers) -> HandlerDef:
        """Link a reaction; it may read registers captured when it was made."""
        assert isinstance(clause, Node)
        outer, self.lower.captured = self.lower.captured, {}  # it speaks of its own event
        made = self.own_handler(clause, env)
        self.lower.captured = outer
        return made

    def own_handler(self, clause: Node, env: Registers) -> HandlerDef:
        """Link a reaction apart from what surrounds it."""
        event, cond, may, how, where, block = clause.args
        assert isinstance(event, Node)
        owner, self.owner = self.owner, None
        made = HandlerDef(EVENTS.index(event.word), clause.word == "instead", _NO_CODE)
        made.how = limit = counted_how(how)
        made.at_will = how in ("any_time", "any_time_name")
        made.ills = of_conditions(cond, block)
        made.key = self.names.number(self.limit_of(limit, block))
        made.may = -1 if may == "nobody" else player(may)
        made.from_hand = where == "hand" and made.may >= 0 and one_acts(limit, block)
        if event.args:
            self.subject(made, event.args[0], env)
        made.when = self.lower.cond(conceivable(cond), env)
        made.aimed = uses(cond, "attack_concerns")
        self.match.aimed = self.match.aimed or made.aimed
        emit = self.emit(env)
        moment = event.word == "between_turns"
        windows = moment and self.match.book.tools_window
        made.alone = keeps_to_itself(block)
        if moment:
            made.steady = steady(cond, block)
            made.firm = firm(cond)
            made.needed = heals(block) if asks_for_damage(cond, heals(block)) else 0
            made.harms = harms(block)
            touched = touched_by(block)
            made.touches = None if touched is None else self.lower.pick(touched, env)[0]
        waits = MayWait(minds(block), heals(block))
        here, take, fresh = StillHere(), TakeMay(-1), Fresh(limit, made.key)
        if moment:
            emit.add(here)
        has = StillHas(owner)
        if owner is not None and where == "play":
            emit.add(has)
        if limit < limits.FREE:
            emit.add(fresh)
        outlives, stands = Unless(_NEVER), Unless(StillComes())
        if event.word != "attack_declared" and (uses(block, "nullify") or uses(block, "reflip")):
            emit.add(stands)  # what another text has stopped is not stopped again
        if uses(cond, "falls"):
            emit.foresee(cond)
            outlives.cond = self.lower.real_cond(cond, env)
            emit.add(outlives)
        vain = emit.unless_vain(block, may) if made.may >= 0 else outlives
        if moment and made.may >= 0 and comes_anyway(self.program, block):
            emit.add(waits)
        if made.may >= 0 or windows:
            emit.note(clause)
            emit.add(AskMay(made.may) if made.may >= 0 else AskWhen(minds(block), heals(block)))
            emit.add(take)
        if windows:
            emit.add(NoteTool())
        self.limited(emit, limit, made.key)
        if made.may >= 0 and owner is not None and owner.kind in USED_KINDS:
            emit.add(Announce(owner.kind))
        emit.block(block)
        if windows or event.word == "settled":
            emit.add(SettleUse())
        here.to = has.to = waits.to = take.to = fresh.to = emit.here
        outlives.to = stands.to = vain.to = emit.here
        made.code = self.code(emit)
        self.match.handlers.append(made)
        return made

    def limit_of(self, how: int, block: Arg) -> str:
        """Return what a reaction's uses are counted by: coins are flipped again once a turn."""
        if uses(block, "reflip") and how in (limits.ONCE_NAME, limits.ONCE_PLAYER):
            return "on flipping again"
        return f"on {self.counted(how)} {self.part}"

    def limited(self, emit: EffectWriter, how: int, key: int) -> None:
        """Note a use where uses are counted."""
        if how != limits.FREE:
            emit.add(UseUp(how, key))

    def delayed(self, args: tuple[Arg, ...], env: Registers) -> HandlerDef:
        """Link an effect that waits once for a moment."""
        event, cond, block = args
        assert isinstance(event, Node)
        made = HandlerDef(EVENTS.index(event.word), False, _NO_CODE)
        if event.args:
            self.subject(made, event.args[0], env)
        emit = self.emit(env)
        emit.add(Dismiss(made))  # the moment comes once, whether or not its condition holds
        emit.block((Node("if", (cond, block, ())),) if cond != Node("always") else block)
        made.code = self.code(emit)
        self.match.handlers.append(made)
        return made

    def subject(self, made: HandlerDef, arg: Arg, env: Registers) -> None:
        """Link whom an event must concern: a player, Pokémon or cards."""
        if isinstance(arg, str):
            made.seats = SEATS[arg]
        else:
            made.subject = self.lower.pick(arg, env)[0]

    # modifiers

    def modifiers(
        self, block: Arg, env: Registers, on: bool
    ) -> tuple[list[ModDef], list[HandlerDef]]:
        """Link a block of modifiers; *on* tells that they lie on one Pokémon."""
        mods: list[ModDef] = []
        handlers: list[HandlerDef] = []
        assert isinstance(block, tuple)
        for node in block:
            assert isinstance(node, Node)
            if node.word == "handler":
                handlers.append(self.handler(node.args[0], env))
            elif node.word == "as_long_as":
                more, reactions = self.modifiers(node.args[1], env, on)
                self.guard(more, reactions, node.args[0], env)
                mods.extend(more)
                handlers.extend(reactions)
            else:
                mods.extend(self.modifier(node, env, on))
        self.match.mods.extend(mod for mod in mods if mod not in self.match.mods)
        return mods, handlers

    def modifier(self, node: Node, env: Registers, on: bool) -> list[ModDef]:
        """Link one modifier; a shield against all is two."""
        word, args = node.word, node.args
        if word == "mod":
            return [self.plain_mod(args, env, on)]
        if word == "mod_type":
            made = ModDef(QUERIES.index(str(args[0])), order_number("order", str(args[2])), _ZERO)
            self.types(made, args[3], env)
            return [link_reach(self.lower, made, args[1], env, on)]
        if word == "prevent":
            return self.shields(args, env, on)
        if word == "off_power":
            made = ModDef(queries.POWER_WORKS, 0, _ZERO)
            made.mask = sum(int(2**kind) for kind in power_kinds(str(args[1])))
            made.text = self.names.number(str(args[2])) if args[2] else -1
            return [link_reach(self.lower, made, args[0], env, on)]
        if word == "forbid_play":
            made = ModDef(queries.CAN_PLAY, 0, _ZERO)
            made.scope = SCOPE_PLAYER
            made.seats = SEATS[str(args[0])]
            made.fit = self.lower.fit(args[1], env)
            return [made]
        if word == "forbid_attack":
            made = ModDef(queries.CAN_USE_ATTACK, 0, _ZERO)
            made.text = self.names.number(str(args[1]))
            return [link_reach(self.lower, made, args[0], env, on)]
        if word == "lend_attacks":
            made = ModDef(queries.ATTACK_LIST, 0, _ZERO)
            made.lent = self.lower.plain_pick("attacks_of", (args[1],), env)
            return [link_reach(self.lower, made, args[0], env, on)]
        if word == "identity":
            made = ModDef(queries.IDENTITY, 0, _ZERO)
            made.lent = self.lower.pick(args[1], env)[0]
            self.match.guises = Guises()
            return [link_reach(self.lower, made, args[0], env, on)]
        return [MODS[word](self, args, env, on)]

    def types(self, made: ModDef, names: Arg, env: Registers) -> None:
        """Link the types a modifier speaks of: printed ones, or one a player has named."""
        assert isinstance(names, tuple)
        for name in names:
            if isinstance(name, Node):
                made.value = self.lower.num(name, env)
                made.named_type = True
            else:
                made.mask |= type_mask(str(name))

    def plain_mod(self, args: tuple[Arg, ...], env: Registers, on: bool) -> ModDef:
        """Link ``mod``."""
        query = QUERIES.index(str(args[0]))
        self.lower.sizing = query == queries.MAX_HP
        made = ModDef(query, order_number("order", str(args[2])), self.lower.num(args[3], env))
        self.lower.sizing = False
        made.mirrors = query == queries.MAX_HP and (
            uses(args[3], "hp_of") or uses(args[3], "hp_left")
        )
        made.stage = order_number("stage", str(args[4]))
        grows = args[2] == "add" and isinstance(args[3], int) and args[3] > 0
        if query == queries.MAX_HP and not grows:
            self.match.hp_falls = True
        if query == queries.BENCH_SIZE and not grows:
            fixed = args[2] == "set" and isinstance(args[3], int)
            self.match.room = min(self.match.room, int(str(args[3])) if fixed else 0)
        link_source(self.lower, made, args[5], env)
        made.unique = str(args[6])
        made.wide = args[7] == "any"
        if query == queries.RETREAT_COST and made.how == modifiers.SET and args[3] == 0:
            made.how = modifiers.AT_MOST  # who has no Retreat Cost has none, whatever adds to it
        return link_reach(self.lower, made, args[1], env, on)

    def shields(self, args: tuple[Arg, ...], env: Registers, on: bool) -> list[ModDef]:
        """Link ``prevent``."""
        what, of, cause, source = args
        asked = {
            "damage": (queries.PREVENT_DAMAGE,),
            "effects": (queries.PREVENT_EFFECTS,),
            "all": (queries.PREVENT_DAMAGE, queries.PREVENT_EFFECTS),
        }[str(what)]
        made = []
        for query in asked:
            mod = ModDef(query, 0, _ZERO)
            mod.cause = -1 if cause == "any" else causes.NAMES.index(str(cause))
            link_source(self.lower, mod, source, env)
            made.append(link_reach(self.lower, mod, of, env, on))
        return made

    def provided(self, program: Program) -> list[ProvideDef]:
        """Link what an Energy card provides."""
        return [
            ProvideDef(tuple(units(str(c.args[0]))), self.lower.cond(c.args[1], Registers(0)))
            for c in program
            if c.word == "provide"
        ]


def counted_how(how: Arg) -> int:
    """Return by what uses are counted, whoever picks their moment."""
    limit = order_number("how", str(how))
    return limits.ONCE_NAME if limit == limits.ANY_TIME_NAME else limit


_ZERO: Final = Const(0)
_NEVER: Final = Fixed(False)
_NO_CODE: Final = Code("", "", [], 0)
