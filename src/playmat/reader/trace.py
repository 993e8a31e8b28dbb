"""Trace a reading: the sentences, the rules that read them, the program after each pass."""

from __future__ import annotations

from dataclasses import dataclass, field

from playmat.lang.node import Node, Program
from playmat.lang.show import show
from playmat.reader import wordings as wordings
from playmat.reader.derivation import Heard, Wording, overheard, wording_of
from playmat.reader.expected import broken_off, expected, near_words, unknown_words
from playmat.reader.face import Face
from playmat.reader.grammar import Parse
from playmat.reader.order import COMPOSERS, STOPS, Stage, Text, stages, text_of
from playmat.reader.refusal import refusal
from playmat.reader.text.tokens import Sentence


@dataclass(slots=True)
class SentenceTrace:
    """A sentence, the rules that read it, and all its meanings if there are several."""

    sentence: Sentence
    wording: Wording | None = None
    meanings: tuple[str, ...] = ()


@dataclass(slots=True)
class Stop:
    """Where reading stopped: why, at which word, and what could follow there.

    ``unknown`` has the words that no rule contains, each with similar ones; ``rules`` has those
    that read this far.
    """

    why: str
    words: tuple[str, ...] = ()
    at: int = 0
    expected: tuple[str, ...] = ()
    unknown: tuple[tuple[str, tuple[str, ...]], ...] = ()
    rules: tuple[Wording, ...] = ()


@dataclass(slots=True)
class Trace:
    """Everything known about one reading."""

    face: Face
    sentences: list[SentenceTrace] = field(default_factory=list)
    stages: list[Stage] = field(default_factory=list)
    program: Program | None = None
    stop: Stop | None = None


def trace(face: Face) -> Trace:
    """What `read` does with a face, step by step."""
    found = Trace(face)
    if face.kind not in COMPOSERS:
        found.stop = Stop(f"faces of kind {face.kind!r} are not read")
        return found
    _follow(found)
    return found


def _follow(found: Trace) -> None:
    """Read a face and record each step."""
    text: Text | None = None
    stopped: Exception | None = None
    with overheard() as heard:
        try:
            text = text_of(found.face)
            for stage in stages(text):
                _keep(found.stages, stage)
            found.program = found.stages[-1].program
        except STOPS as stop:
            stopped = stop
    if stopped is not None:
        found.stop = _stop(refusal(stopped, text), heard)
    found.sentences = [_sentence(one, heard) for one in (text.sentences if text else ())]


def _keep(kept: list[Stage], stage: Stage) -> None:
    """Record a stage if it changed the program."""
    if not kept or kept[-1].program != stage.program:
        kept.append(stage)


def _sentence(sentence: Sentence, heard: list[Heard]) -> SentenceTrace:
    """The reading of a sentence, if there is one."""
    for one in heard:
        if one.words == sentence.words and one.meanings:
            wording = wording_of(sentence.words, one.symbols[0])
            return SentenceTrace(sentence, wording, tuple(map(_meaning_text, one.meanings)))
    return SentenceTrace(sentence)


def _meaning_text(meaning: object) -> str:
    """A meaning in the card language, if it is already in that language."""
    block = meaning if isinstance(meaning, tuple) else (meaning,)
    if all(isinstance(part, Node) for part in block):
        return show(block) or "nothing"
    return repr(meaning)


def _stop(why: str, heard: list[Heard]) -> Stop:
    """Where reading stopped, which may be after all sentences were read."""
    last = heard[-1] if heard else None
    if last is None or not why.startswith(("stopped", f"{len(last.meanings)} meanings")):
        return Stop(why)
    if last.meanings:
        return Stop(why, last.words)
    parse = max((_try_parse(last.words, s) for s in last.symbols), key=lambda one: one.furthest)
    strange = unknown_words(last.words)
    unknown = tuple((word, tuple(near_words(word))) for word in strange)
    could = expected(parse, last.symbols)
    why = "no wording goes on here"
    return Stop(why, last.words, parse.furthest, could, unknown, broken_off(parse))


def _try_parse(words: tuple[str, ...], symbol: str) -> Parse:
    parse = Parse(words)
    parse.whole(symbol)
    return parse
