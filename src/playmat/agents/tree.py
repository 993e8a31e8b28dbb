"""The player that grows a tree: the more an answer promises, the closer what follows is looked at.

Every line begins in a new world and goes down the tree of the answers given in the own turn, to the
first that has not been tried; from there it is played on and judged as the master does it.  An
answer is worth what the lines through it came to, so the tree leans towards its best ways.
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
"""How much is given for an answer that was seldom tried; lines differ by about so much."""


class Node:
    """What is known of a point in the own turn: how often it was passed, and what came of it."""

    __slots__ = ("after", "passed", "sum")

    def __init__(self) -> None:
        self.passed = 0
        self.sum = 0.0
        self.after: dict[str, Node] = {}
        """By the words of the answer: the numbers of cards differ from world to world."""

    def chosen(self, answers: Iterable[str]) -> str:
        """Return the answer to try: one that was not tried yet, or the most promising."""
        answers = list(answers)
        for answer in answers:
            if answer not in self.after:
                return answer
        return max(answers, key=self._promise)

    def _promise(self, answer: str) -> float:
        node = self.after[answer]
        return node.sum / node.passed + CURIOUS * sqrt(log(self.passed + 1) / node.passed)

    def best(self, answers: Iterable[str]) -> str:
        """Return the answer that was tried most."""
        return max(answers, key=self._passed)

    def _passed(self, answer: str) -> int:
        return self.after[answer].passed if answer in self.after else 0


class TreeAgent(MasterAgent):
    """Take the answer that a tree of lines was drawn to most."""

    def _best(self, view: View, options: list[int]) -> int:
        clock, root = Clock(self.budget), Node()
        world = self._world(view)
        if world is None:
            return self._random.choice(options)
        allowed = self._braked(world, options)
        usual = self._greedy(world, allowed)
        # What is tried first is kept where nothing else is.
        named = {text: option for text, option in told(world).items() if option in allowed}
        named = dict(sorted(named.items(), key=lambda item: item[1] != usual))
        while len(named) > 1 and clock.allows(1) and world is not None:
            self._grow(root, world, named)
            world = self._world(view)
        return named[root.best(named)]

    def _grow(self, root: Node, world: World, named: dict[str, int]) -> None:
        """Play one line: down the tree, one answer beyond it, and on to where it is judged."""
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
        """Return the world at the next question of the own turn; nothing where there is none."""
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
    """Return the answers that may be given by their words and in their order, not that of cards."""
    return dict(sorted(zip(world.texts, world.options, strict=True)))
