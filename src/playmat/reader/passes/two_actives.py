"""Choose one of two Active Pokémon if a text mentions a single one. [DUO-24]

With one Active Pokémon a side nothing is asked; so "active" is only used where a text means all of
them, and in lasting effects, which apply to either of two. [DUO-29]
"""

from __future__ import annotations

import re
from functools import partial
from typing import Final, cast

from playmat.lang.make import Block, blocks_changed, changed, node, replaced
from playmat.lang.needs.complete import complete
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.lang.patterns import match
from playmat.lang.words import of_role
from playmat.reader.passes.targets import narrowed

_EVERY: Final = re.compile(
    r"\b(?:(?:[Ee]ach|[Aa]ll|[Aa]ny|[Bb]oth)(?: of)?(?: the| your(?: opponent's)?)?|other)"
    r" (?:Active|Defending)\b"
)
_STEPS_BACK: Final = re.compile(
    r"[Ss]witch (~|it|that Pokémon|this Pokémon) with 1 of (?:your Benched|them)\b"
)
_LEFT_TO_FOE: Final = re.compile(r"opponent chooses the (?:Defending|Active) Pokémon to switch")
_FOE_SWITCHES: Final = re.compile(
    r"opponent switch(?:es)? 1 of (his or her|their|your) (?:Active|Defending) Pokémon with 1 of"
)
"""The switching player also picks which of two switches; it may be the other player's Pokémon."""
_ACTING: Final = ("power", "on", "instead", "play")
_BODIES: Final = of_role("branch")
_HELD: Final = {"lasting": "do", "delay": "do", "handler": "clause"}
"""Words with effects that apply later, to the Active Pokémon at that time."""


_OF_NOW: Final = ("ends_with", "take_types")
"""Lasting effects that refer to the current Active Pokémon."""


def of_two(program: Program, text: str, kind: str) -> Program:
    """*program* with one of two Actives chosen where its *text* mentions one."""
    program = cast(Program, changed(program, _mark_active))
    if _LEFT_TO_FOE.search(text):
        aims = "new Defending" in text
        program = tuple(_left_to_foe(clause, aims=aims) for clause in program)
    switched = _FOE_SWITCHES.search(text)
    if switched:
        player = "me" if switched[1] == "your" else "foe"
        sure = node("any_of", node("bench_of", player)) in _asked_for(program)
        program = tuple(_left_to_foe(clause, player, not sure) for clause in program)
    back = _STEPS_BACK.search(text)
    if kind != "attack" and back and not _speaks_of_active(back[1], program, kind):
        own = node("self") if kind == "power" else node("host")
        program = cast(Program, changed(program, lambda arg: _steps_back(arg, own)))
    if not _EVERY.search(text):
        program = _by_attacker(program) if kind == "attack" else _by_choice(program)
    return cast(Program, changed(program, _put_back))


def _speaks_of_active(said: str, program: Program, kind: str) -> bool:
    """Whether "it" means the Active Pokémon that leaves."""
    known = list(nodes_in(program))
    if kind == "trainer" and node("host") not in known:
        return True
    return said in ("it", "that Pokémon") and node("active", "me") in known


def _by_choice(program: Program) -> Program:
    clauses = tuple(_clause(_switching(clause), at) for at, clause in enumerate(program))
    return cast(Program, changed(clauses, _one_of_them))


def _mark_active(arg: Arg) -> Arg:
    """Mark the Active Pokémon in lasting effects, for which none is chosen."""
    if not isinstance(arg, Node) or arg.word not in _HELD:
        return arg
    held = _HELD[arg.word]
    return arg.having(held, changed(arg[held], _marking))


def _held_active(active: Arg) -> Node:
    assert isinstance(active, Node)
    return node("$held", *active.args)


def _marking(arg: Arg) -> Arg:
    stays = is_word(arg, "is") and arg["filter"] == node("is_active")
    if stays or (isinstance(arg, Node) and arg.word in _OF_NOW):
        return changed(arg, _put_back)
    return _held_active(arg) if _is_active(arg) else arg


def _put_back(arg: Arg) -> Arg:
    return Node("active", arg.args) if is_word(arg, "$held") else arg


def _steps_back(arg: Arg, own: Node) -> Arg:
    """Set who leaves if the text names the Pokémon with this text or card."""
    if not is_word(arg, "switch") or arg["player"] != "me":
        return arg
    if arg["in"] == own or arg["out"] != _NOBODY:
        return arg
    return arg.having("out", own)


def _by_attacker(program: Program) -> Program:
    """Use the attacker for its player's Active, until that may have changed. [DUO-25]"""
    if any(n.word == "switch" and n["player"] == "me" for n in nodes_in(program)):
        return program
    return cast(Program, replaced(program, node("active", "me"), node("self")))


def _one_of_them(arg: Arg) -> Arg:
    """Make a condition on the Active Pokémon true if one of two meets it."""
    if not is_word(arg, "is") or not _is_active(arg["what"]):
        return arg
    return node("any_of", node("where", *arg.args))


def _is_active(arg: Arg) -> bool:
    return is_word(arg, "active") and arg["player"] in ("me", "foe")


def _clause(clause: Node, at: int) -> Node:
    """Choose inside the effects of a clause, with names of its own."""
    if clause.word == "static":
        return _of_such(clause)
    if clause.word not in _ACTING:
        return clause
    block = clause.block("do")
    for player in ("me", "foe"):
        block = _Choosing(player, at).block(block)
    return clause.having("do", block)


def _of_such(clause: Node) -> Node:
    """Apply effects conditional on the Active's kind to each Active of that kind."""
    where, test, mods = clause.args
    if not (is_word(test, "is") and _is_active(test["what"])):
        return clause
    active, fit = test.args
    if not all(active in mod.args for mod in cast(Block, mods)):
        return clause
    such = replaced(mods, active, node("where", active, cast(Node, fit)))
    return Node("static", (where, node("always"), such))


class _Choosing:
    """Chooses one Active of a player before the first effect on it."""

    def __init__(self, player: str, clause: int) -> None:
        self.active = node("active", player)
        self.player = player
        self.stem = f"$active_{player}_{clause}_"
        self.count = 0

    def block(self, block: Block) -> Block:
        """Statements that refer to the chosen Pokémon."""
        done: list[Node] = []
        for at, said in enumerate(block):
            if self._remembers(said):
                named = said.having("value", node("choose", self.active))
                rest = self._with_newcomer(block[at + 1 :])
                return self._effects_on_chosen((*done, named), rest, str(said["var"]))
            if not self._speaks(said):
                done.append(said)
            elif _value(said).word in _BODIES and not _has_label(said):
                done.append(_valued(said, self._in_outcomes(_value(said))))
            elif self._picks_card(said, block[at + 1 :]):
                done.append(said)
            else:
                self.count += 1
                name = f"{self.stem}{self.count}"
                target = self._target(said)
                chosen = Node("bind", (name, node("choose", target)))
                rest = cast(Block, replaced(block[at:], target, node("ref", name)))
                return self._effects_on_chosen((*done, chosen), rest, name)
        return tuple(done)

    def _speaks(self, said: Node) -> bool:
        return any(self.active in nodes_in(part) for part in _effects_of(said))

    def _remembers(self, said: Node) -> bool:
        return said.word == "bind" and said["value"] == self.active

    def _with_newcomer(self, rest: Block) -> Block:
        """Use the new Active Pokémon after a switch; the old one has a name."""
        for at, said in enumerate(rest):
            value = _value(said)
            if value.word == "switch" and value["player"] == self.player:
                came = value.child("in")
                return (*rest[: at + 1], *cast(Block, replaced(rest[at + 1 :], self.active, came)))
        return rest

    def _in_outcomes(self, said: Node) -> Node:
        """Choose in each outcome separately."""
        if said.word == "either":
            bodies = tuple(self.block(cast(Block, part)) for part in cast(Block, said["do"]))
            return said.having("do", bodies)
        first, *rest = said.args
        return Node(said.word, (first, *(self.block(cast(Block, part)) for part in rest)))

    def _picks_card(self, said: Node, rest: Block) -> bool:
        """Whether one card of an Active Pokémon is picked, which also chooses among them."""
        value = _value(said)
        if not match("choose(?from)", value):
            return False
        return not any(self.active in nodes_in(part) for part in rest)

    def _target(self, said: Node) -> Node:
        """The Active Pokémon, or those of a kind, that a statement affects."""
        such = [n for n in nodes_in(said) if n.word == "where" and n["of"] == self.active]
        return such[0] if such else self.active

    def _effects_on_chosen(self, done: Block, rest: Block, name: str) -> Block:
        """Effects on the chosen Pokémon; in a switch it is the one that leaves."""
        one = node("ref", name)
        spoken = replaced(rest, self.active, one)
        left = cast(Block, changed(spoken, lambda arg: self._out(arg, one)))
        if left == rest or not any(n.word == "switch" for n in nodes_in(left)):
            return (*done[:-1], *narrowed((done[-1], *left)))
        return (*done, *_newcomer(left, one))

    def _out(self, arg: Arg, one: Node) -> Arg:
        if is_word(arg, "switch") and arg["player"] == self.player:
            return arg.having("out", one) if arg["out"] == _NOBODY else arg
        return arg


_NOBODY: Final = node("nobody")


def _effects_of(said: Node) -> tuple[Arg, ...]:
    """The parts of a statement that do something, without its test."""
    value = _value(said)
    return value.args[1:] if value.word == "if" else value.args


def _value(said: Node) -> Node:
    """The effect of a statement, whether its result is bound or not."""
    value = said["value"] if said.word == "bind" else said
    return value if isinstance(value, Node) else said


def _valued(said: Node, value: Node) -> Node:
    return said.having("value", value) if said.word == "bind" else value


def _has_label(said: Node) -> bool:
    return _value(said).word == "either" and any(n.word == "label" for n in nodes_in(said))


def _newcomer(block: Block, gone: Node) -> Block:
    """Use the new Active Pokémon after a switch."""
    for at, said in enumerate(block):
        value = _value(said)
        if value.word == "switch" and value["out"] == gone:
            rest = changed(block[at + 1 :], partial(_onto, gone, value.child("in")))
            return (*block[: at + 1], *cast(Block, rest))
    return block


def _onto(gone: Node, new: Node, arg: Arg) -> Arg:
    if is_word(arg, "attach") and arg["to"] == gone:
        return arg.having("to", new)
    return arg


def _switching(clause: Node) -> Node:
    """Make an Active Pokémon of the kind that a condition requires the one that leaves."""
    test = clause["needs"] if clause.word == "power" else None
    switches = [n for n in nodes_in(clause.args[-1]) if n.word == "switch"] if clause.args else []
    if not isinstance(test, Node) or len(switches) != 1 or switches[0]["out"] != _NOBODY:
        return clause
    active = node("active", str(switches[0]["player"]))
    for asked in nodes_in(test):
        fits = _active_test(asked, active)
        if fits is not None:
            such = node("where", active, fits)
            test = cast(Node, replaced(test, asked, node("any_of", such)))
            block = _leaving(clause.block("do"), switches[0], such)
            return clause.having("needs", test).having("do", block)
    return clause


def _active_test(test: Node, active: Node) -> Node | None:
    """What a condition requires of the Active Pokémon."""
    if test.word == "is" and test["what"] == active:
        return test.child("filter")
    inner = test["condition"] if test.word == "not" else None
    if is_word(inner, "is") and inner["what"] == active:
        return node("fits_not", inner.child("filter"))
    return None


def _leaving(block: Block, switch: Node, such: Node, by: str = "me", if_any: bool = False) -> Block:
    """Choose who leaves just before a switch, possibly only if there is a replacement."""
    done: list[Node] = []
    chosen = node("choose", changed(such, _marking), 1, 1, by)
    for said in block:
        if by == "me" and _lets_foe_say(said, switch):  # who leaves is settled before (DUO-31)
            done += (node("bind", "$leaves", chosen), said)
        elif _value(said) == switch and any(node("bind", "$leaves", chosen) == n for n in done):
            done.append(_valued(said, switch.having("out", node("ref", "$leaves"))))
        elif _value(said) == switch:
            out = switch.having("out", node("ref", "$leaves"))
            both = (node("bind", "$leaves", chosen), _valued(said, out))
            done += (node("if", node("any_of", switch["in"]), both),) if if_any else both
        else:
            done.append(said)
    return tuple(done)


def _lets_foe_say(said: Node, switch: Node) -> bool:
    """Whether the other player picks the replacement in a switch."""
    value = _value(said)
    picks = said.word == "bind" and value.word == "choose" and value["by"] == "foe"
    return picks and switch["in"] == node("ref", said["var"])


def _asked_for(program: Program) -> list[Arg]:
    """All requirements for using a face."""
    whole = complete(program)
    tests = [c["condition"] for c in whole if c.word in ("needs", "useful")]
    tests += [c["needs"] for c in whole if c.word == "power"]
    for test in tests:  # the list grows by the operands of each "and"
        if is_word(test, "and"):
            tests += test.args
    return tests


def _left_to_foe(
    clause: Node, player: str = "foe", if_any: bool = False, aims: bool = False
) -> Node:
    """Let the other player choose who leaves, if the text says so. [DUO-31]

    Further effects of an attack on the new Active Pokémon are not on the one attacked.
    """
    speaks = any(n.word == "defender" for n in nodes_in(clause))
    if speaks and not aims:
        return clause
    aims = aims and (speaks or clause.word == "before")

    def chosen(block: Block) -> Block:
        for said in block:
            value = _value(said)
            if value.word == "switch" and value["player"] == player and value["out"] == _NOBODY:
                left = _leaving(block, value, node("active", player), "foe", if_any)
                return (*left, node("aim", value.child("in"))) if aims else left
        return block

    return blocks_changed((clause,), chosen)[0]
