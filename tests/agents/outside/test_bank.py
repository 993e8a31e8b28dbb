"""A time bank counts time used, adds its increment and follows a clock."""

from __future__ import annotations

from playmat.agents.outside.bank import RESERVE, Bank, Terms


def test_a_bank_loses_what_is_used_and_gains_its_increment() -> None:
    times = iter([0.0, 0.0, 4.0])
    bank = Bank(Terms(10, 1), lambda: next(times))

    bank.open()

    assert bank.close()
    assert bank.left == 7


def test_what_was_not_there_is_late() -> None:
    times = iter([0.0, 0.0, 10.5])
    bank = Bank(Terms(10, 1), lambda: next(times))

    bank.open()

    assert not bank.close()


def test_a_clock_makes_its_own_terms() -> None:
    assert Terms(300, 1).at(None) == Terms(300, 1)
    assert Terms(300, 1).at(0.05) == Terms(RESERVE * 0.05, 0.05)
