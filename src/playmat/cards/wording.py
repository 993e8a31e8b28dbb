"""Statistics about the style of Playmat's card texts, and the worst examples."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from playmat.cards.card import Card
from playmat.cards.search import programs
from playmat.lang.node import Program
from playmat.lang.parse import parse


@dataclass(frozen=True, slots=True)
class Worded:
    """A program as English text, with the style habits it shows."""

    example: str
    kind: str
    text: str
    habits: tuple[str, ...]
    words: int
    program: Program = ()


@dataclass(frozen=True, slots=True)
class WordingReport:
    texts: tuple[Worded, ...]

    def share(self, habit: str) -> float:
        return 100 * self.counts()[habit] / max(len(self.texts), 1)

    def counts(self) -> Counter[str]:
        return Counter(habit for text in self.texts for habit in text.habits)

    def length(self, tenths: int) -> int:
        """Number of words that *tenths* tenths of the texts do not exceed."""
        lengths = sorted(text.words for text in self.texts)
        return lengths[min(len(lengths) * tenths // 10, len(lengths) - 1)] if lengths else 0

    def worst(self, count: int, habit: str = "") -> list[Worded]:
        """The texts with the most habits, longest first, or only those with *habit*."""
        fit = [text for text in self.texts if not habit or habit in text.habits]
        return sorted(fit, key=lambda text: (-len(text.habits), -text.words))[:count]

    def to_json(self, count: int, habit: str = "") -> dict[str, object]:
        from playmat.writer.habits import HABITS

        counts = self.counts()
        return {
            "texts": len(self.texts),
            "words": {"median": self.length(5), "ninth_decile": self.length(9)},
            "habits": {
                name: {"texts": counts[name], "percent": round(self.share(name), 2)}
                for name in HABITS
            },
            "worst": [
                {"example": t.example, "kind": t.kind, "habits": list(t.habits), "text": t.text}
                for t in self.worst(count, habit)
            ],
        }


def wording_report(cards: Iterable[Card]) -> WordingReport:
    """Find the style habits of every distinct program of *cards*."""
    return WordingReport(tuple(_worded(cards)))


def _worded(cards: Iterable[Card]) -> Iterator[Worded]:
    from playmat.writer import lettered, write
    from playmat.writer.habits import habits, length, names_in

    seen: set[tuple[str, str]] = set()
    for card in cards:
        for face in programs(card):
            if face in seen:
                continue
            seen.add(face)
            program, kind = lettered(parse(face[0])), face[1]
            text = write(program, kind)
            found = tuple(habits(text, names_in(program)))
            yield Worded(card.id, kind, text, found, length(text), program)
