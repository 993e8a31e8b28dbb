"""Attacks: what is needed and paid, what happens before the damage, the damage, what happens after.

Beside the statements of the language, wordings of attacks may say::

    $base(n)         the printed damage is n (checked, then left out)
    $damage(n, e)    the damage is n for each e
    $flags(f, ...)   the damage ignores Weakness, Resistance, effects ...
    $needs(cond)     the attack can be used only then
    $limit(how)      how often it can be used
    $pay { }         done in order to use the attack
    $before { }      done before damage, whatever it is
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.reader.build import Block, changed, node
from playmat.reader.canon import READING
from playmat.reader.discourse import Discourse
from playmat.reader.face import Face
from playmat.reader.sentence import Unread, statements
from playmat.reader.tokens import Sentence

EARLY: Final = frozenset(("add_damage", "set_damage", "cancel", "cancel_damage", "$before"))
"""Statements that must come before the damage."""

_APART: Final = ("$needs", "$limit", "$damage", "$flags", "$pay")


def read_attack(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Return the program of an attack."""
    said: list[Node] = []
    for sentence in text:
        said += statements(sentence, "note" if sentence.note else "statement")
    block = _based(_defending(tuple(said)), face)
    return _clauses(Discourse(face.card).block(block), face)


def _defending(said: Block) -> Block:
    """Say the defender for the other player's Active until that may have changed."""
    done: list[Arg] = []
    switched = False
    for statement in said:
        done.append(statement if switched else changed(statement, _as_defender))
        switched |= any(n.word == "switch" and n.args[0] == "foe" for n in nodes_in(statement))
    return cast(Block, tuple(done))


def _as_defender(arg: Arg) -> Arg:
    return node("defender") if arg == node("active", "foe") else arg


def printed(face: Face) -> int:
    """Return the number printed as damage, 0 if none."""
    return int("".join(filter(str.isdigit, face.damage)) or 0)


def _based(said: Block, face: Face) -> Block:
    """Check what a text says of the printed damage, and leave it out."""
    for base in nodes_in(said):
        if base.word == "$base" and base.args[0] != printed(face):
            raise Unread(f"says {base.args[0]} damage where {face.damage or 'none'} is printed")
        if base.word == "$damage" and base.args[0] != printed(face):
            raise Unread(f"says {base.args[0]} for each where {face.damage or 'none'} is printed")

    def drop(arg: Arg) -> Arg:
        if isinstance(arg, tuple):
            return tuple(a for a in arg if not (isinstance(a, Node) and a.word == "$base"))
        return arg

    return cast(Block, changed(said, drop))


def _clauses(block: Block, face: Face) -> Program:
    """Cut the statements of an attack into its clauses."""
    apart = {word: [s for s in block if s.word == word] for word in _APART}
    parts = _split(tuple(s for s in block if s.word not in _APART))
    needed = _needed(parts, apart["$damage"])
    before = tuple(s for s in parts if _is_early(s) or _bound(s) in needed)
    after = tuple(s for s in parts if s not in before)
    clauses = [node("needs", said.args[0]) for said in apart["$needs"]]
    clauses += [node("limit", said.args[0]) for said in apart["$limit"]]
    for word, inside in (("pay", _unwrapped(apart["$pay"])), ("before", _unwrapped(before))):
        clauses += [node(word, inside)] if inside else []
    clauses += _damage(apart["$damage"], apart["$flags"], face)
    return (*clauses, node("after", after)) if after else tuple(clauses)


def _unwrapped(said: Block | list[Node]) -> Block:
    """Return statements without the words that only told when they happen."""
    inside: list[Node] = []
    for statement in said:
        apart = statement.word in ("$pay", "$before")
        inside += cast(Block, statement.args[0]) if apart else (statement,)
    return tuple(inside)


def _damage(each: list[Node], flags: list[Node], face: Face) -> Block:
    """Return the damage clause, where it is not simply what is printed."""
    ignored = tuple(str(flag) for said in flags for flag in cast(tuple[str, ...], said.args[0]))
    if len(each) > 1:
        raise Unread("says twice what the damage is")
    if each:
        n, count = each[0].args
        return (node("damage", count if n == 1 else node("mul", n, count), *ignored),)
    return (node("damage", printed(face), *ignored),) if ignored else ()


def _is_early(statement: Node) -> bool:
    return any(n.word in EARLY for n in nodes_in(statement))


def _bound(statement: Node) -> str:
    return str(statement.args[0]) if statement.word == "bind" else ""


def _needed(parts: Block, damage: list[Node]) -> set[str]:
    """Return the variables the damage depends on, and those these depend on in turn."""
    wanted = {v for s in (*damage, *(p for p in parts if _is_early(p))) for v in _reads(s)}
    for statement in reversed(parts):
        if _bound(statement) in wanted:
            wanted |= _reads(statement)
    return wanted


def _reads(part: Arg) -> set[str]:
    return {str(n.args[0]) for n in nodes_in(part) if n.word in READING}


def _split(block: Block) -> Block:
    """Part tests that hold both early and late statements."""
    done: list[Node] = []
    for statement in block:
        if statement.word != "if" or not _is_early(statement):
            done.append(statement)
            continue
        test, then, other = statement.args
        sides = [_split(cast(Block, side)) for side in (then, other)]
        early = [tuple(s for s in side if _is_early(s)) for side in sides]
        late = [tuple(s for s in side if not _is_early(s)) for side in sides]
        done.append(node("if", test, *early))
        done += [node("if", test, *late)] if any(late) else []
    return tuple(done)
