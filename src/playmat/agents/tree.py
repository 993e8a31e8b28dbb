"""The player that grows a tree: the more promising an option, the closer it looks at it.

Every line begins in a new world and goes down the tree of moves of the own turn to the first
untried one. From there it is played on and judged as the master does it. A move is worth the
average of the lines through it, so the tree leans towards its best lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from playmat.agents.master import MasterAgent
from playmat.agents.planner import WORD, Clock
from playmat.kinds import players
from playmat.search.core.brake import Brake
from playmat.search.core.lookahead import best_answer

if TYPE_CHECKING:
    from playmat.model.views.view import View
    from playmat.search.worlds import World

CURIOUS: Final = 0.1
"""Bonus for options that were rarely tried; lines differ by about this much."""


class Node:
    """Statistics of a point in the own turn: how often it was passed, and the sum of results."""

    __slots__ = ("after", "passed", "sum")

    def __init__(self) -> None:
        self.passed = 0
        self.sum = 0.0
        self.after: dict[str, Node] = {}
        """By the text of the option: card numbers differ from world to world."""

    def chosen(self, answers: Iterable[str]) -> str:
        """The option to try next: an untried one, or the most promising."""
        answers = list(answers)
        for answer in answers:
            if answer not in self.after:
                return answer
        return max(answers, key=self._promise)

    def _promise(self, answer: str) -> float:
        node = self.after[answer]
        return node.sum / node.passed + CURIOUS * sqrt(log(self.passed + 1) / node.passed)

    def best(self, answers: Iterable[str]) -> str:
        """The option that was tried most."""
        return max(answers, key=self._passed)

    def _passed(self, answer: str) -> int:
        return self.after[answer].passed if answer in self.after else 0


class TreeAgent(MasterAgent):
    """Takes the option that most lines of a tree went through."""

    def _best(self, view: View, options: list[int]) -> int:
        clock, root = Clock(self.budget), Node()
        world = self._world(view)
        if world is None:
            return self._random.choice(options)
        allowed = self._braked(world, options)
        usual = self._greedy(world, allowed)
        # The option tried first is the fallback.
        named = {text: option for text, option in told(world).items() if option in allowed}
        named = dict(sorted(named.items(), key=lambda item: item[1] != usual))
        while len(named) > 1 and clock.allows(1) and world is not None:
            self._grow(root, world, named)
            world = self._world(view)
        return named[root.best(named)]

    def _grow(self, root: Node, world: World, named: dict[str, int]) -> None:
        """Play one line: down the tree, one option beyond it, and on to where it is judged."""
        path, turn, node = [root], world.state.turn, root
        while True:
            answer = node.chosen(named)
            new = answer not in node.after
            node = node.after.setdefault(answer, Node())
            path.append(node)
            chance = self._random.randrange(WORD)
            ahead = None if new else self._next_question(world, named[answer], chance, turn)
            if ahead is None:
                break
            world, named = ahead, told(ahead)
        reply = self._replies[root.passed % len(self._replies)]
        mark = self._line(world, named[answer], reply, chance)
        for node in path:
            node.passed += 1
            node.sum += mark

    def _next_question(self, world: World, option: int, chance: int, turn: int) -> World | None:
        """The world at the next choice of the own turn, or None if there is none."""
        ahead = world.after(option, chance)
        while not ahead.over and ahead.state.turn == turn and ahead.player != world.seat:
            if ahead.player == players.CHANCE:
                ahead.apply(self._random.choice(list(told(ahead).values())))
            else:
                seeds = (self._random.randrange(WORD),)
                found = best_answer(ahead.state, ahead.player, seeds, self._weights, Brake())
                ahead.apply(int(found))
        return None if ahead.over or ahead.state.turn != turn else ahead


def told(world: World) -> dict[str, int]:
    """Options by their text, in the order of texts, not of cards."""
    return dict(sorted(zip(world.texts, world.options, strict=True)))
