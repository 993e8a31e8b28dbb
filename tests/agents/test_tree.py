"""The tree player tries everything once, then what is most promising."""

from __future__ import annotations

from playmat.agents.master import MasterAgent
from playmat.agents.planner import Budget
from playmat.agents.tree import Node, TreeAgent
from playmat.rules import BOOKS
from tests.agents.test_agent import positions


def grown(**marks: list[float]) -> Node:
    """A node with moves by name and the scores of the lines through each."""
    root = Node()
    for answer, given in marks.items():
        node = root.after.setdefault(answer, Node())
        node.passed, node.sum = len(given), sum(given)
        root.passed += len(given)
    return root


def test_every_answer_is_tried_once_before_one_is_tried_again() -> None:
    root = grown(one=[1.0])

    assert root.chosen(["one", "two", "three"]) == "two"


def test_what_promises_more_is_tried_again_unless_the_other_was_seldom_tried() -> None:
    even = grown(one=[0.6, 0.6, 0.6], other=[0.5, 0.5, 0.5])
    seldom = grown(one=[0.6] * 40, other=[0.5])

    both = ("one", "other")
    assert (even.chosen(both), seldom.chosen(both)) == both


def test_the_answer_that_was_tried_most_is_given() -> None:
    root = grown(one=[0.4], other=[0.5, 0.6, 0.5])

    assert root.best(["one", "other", "third"]) == "other"


def test_the_same_seed_and_lines_answer_the_same() -> None:
    for table, choice in positions(BOOKS["xy"]):
        view = table.view(choice.player)

        one, other = (TreeAgent(3, Budget(lines=12)).choose(view, choice) for _ in range(2))

        assert one == other


def test_without_a_line_the_usual_answer_is_given() -> None:
    for table, choice in positions(BOOKS["xy"]):
        view, none = table.view(choice.player), Budget(lines=0)

        found, usual = (each(3, none).choose(view, choice) for each in (TreeAgent, MasterAgent))

        assert found.text == usual.text
