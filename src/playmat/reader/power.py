"""Powers, bodies, abilities and traits: what may be used, what holds, what reacts.

Wordings say clauses (symbol ``clause``) and statements that go on with the clause before::

    $power(how, cond) { }        may be used in the own turn
    $static(cond) { mods }       holds while
    $on(event, cond, may) { }    reacts after an event; $instead(...) steps in before it
    $off(cond)                   the whole face does not work while
    $how(how)                    how often, said in a sentence of its own
    $needs(cond)                 may be used only then
    $rule(name, ...)             a rule line
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.node import Arg, Node, Program
from playmat.reader.build import Block, node
from playmat.reader.discourse import Discourse
from playmat.reader.face import Face
from playmat.reader.needs import needed
from playmat.reader.sentence import Unread, meaning
from playmat.reader.tokens import Sentence

ALWAYS: Final = node("always")
NEVER: Final = node("never")


class Draft:
    """A clause under way: its kind, its parts, and the statements said so far."""

    def __init__(self, said: Node) -> None:
        self.kind = said.word
        self.args = list(said.args[:-1])
        self.said = list(cast(Block, said.args[-1]))


def read_power(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Return the program of a power, body, ability or trait."""
    return compose(face, text, ("clause", "statement"))


def compose(face: Face, text: tuple[Sentence, ...], symbols: tuple[str, ...]) -> Program:
    """Return the clauses that sentences make, each statement going on with the clause before."""
    drafts: list[Draft] = []
    marks: list[Node] = []
    for sentence in text:
        _, said = meaning(sentence, *(("note",) if sentence.note else symbols))
        for part in said if isinstance(said, tuple) else (said,):
            _add(cast(Node, part), drafts, marks, sentence)
    return finished(face, drafts, marks)


def _add(part: Node, drafts: list[Draft], marks: list[Node], sentence: Sentence) -> None:
    if part.word in ("$power", "$static", "$on", "$instead", "$play"):
        drafts.append(Draft(part))
    elif part.word in ("$off", "$how", "$needs", "$rule", "$provide", "$onto", "$keep", "$clause"):
        marks.append(part)
    elif drafts and drafts[-1].kind != "$static":
        drafts[-1].said.append(part)
    else:
        raise Unread("no clause to go on with", sentence.words)


def finished(face: Face, drafts: list[Draft], marks: list[Node]) -> Program:
    """Return the clauses of a face from its drafts and what was said of all of them."""
    clauses = [_marked(mark) for mark in marks if mark.word in ("$rule", "$provide", "$onto", "$keep", "$clause")]
    clauses += [_clause(face, draft, marks) for draft in drafts]
    return tuple(clauses)


def _marked(mark: Node) -> Node:
    if mark.word == "$clause":
        return cast(Node, mark.args[0])
    return node(mark.word[1:], *mark.args)


def _clause(face: Face, draft: Draft, marks: list[Node]) -> Node:
    talk = Discourse(face.card)
    off = _joined("or", [m.args[0] for m in marks if m.word == "$off"], NEVER)
    needs = [m.args[0] for m in marks if m.word == "$needs"]
    how = [m.args[0] for m in marks if m.word == "$how"]
    first: list[Node] = []
    args = [talk.part(arg, "cond", first) if isinstance(arg, Node) and not _is_event(arg) else arg for arg in draft.args]
    if first:
        raise Unread("a choice where a condition was expected")
    if draft.kind == "$power":
        block = talk.block(tuple(draft.said))
        usual = [a for a in (args[1], *needs, *needed(block)) if a != ALWAYS]
        return node("power", how[0] if how else args[0], _joined("and", usual, ALWAYS), off, do=block)
    if draft.kind == "$static":
        working = [args[0]] if args[0] != ALWAYS else []
        working += [node("not", off)] if off != NEVER else []
        mods = tuple(mod for said in draft.said for mod in cast(Block, said.args[1]))
        return Node("static", ("play", _joined("and", working, ALWAYS), talk.block(mods)))
    block = talk.block(tuple(draft.said))
    event, cond, may = args
    tests = [a for a in (cond, *needs) if a != ALWAYS] + ([node("not", off)] if off != NEVER else [])
    return Node(draft.kind[1:], (event, _joined("and", tests, ALWAYS), may, how[0] if how else "free", "play", block))


def _is_event(arg: Node) -> bool:
    return arg.word not in ("is", "and", "or", "not", "compare", "always", "never", "any_of")


def _joined(word: str, tests: list[Arg], otherwise: Node) -> Node:
    """Return all *tests* joined by *word*, or *otherwise* if there is none."""
    real = [cast(Node, test) for test in tests]
    result = real[0] if real else otherwise
    for test in real[1:]:
        result = node(word, result, test)
    return result
