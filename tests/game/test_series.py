"""Matches of several games."""

from __future__ import annotations

import pytest

from playmat.errors import IllegalOption
from playmat.game.game import Game
from playmat.game.series import Contest
from playmat.game.settings import BadSetting
from tests.game.tables import DECK, play_on


def contest(best_of: int = 3, seed: int | None = 5) -> Contest:
    return Contest(DECK, DECK, "ecard", best_of=best_of, seed=seed)


def test_a_match_ends_with_the_majority() -> None:
    played = contest()

    played.game.concede(1)
    played.next_game().concede(1)

    assert (played.over, played.winner, str(played.score)) == (True, 0, "2 : 0")
    with pytest.raises(IllegalOption, match="cannot start another game: the match is decided"):
        played.next_game()


def test_a_third_game_decides() -> None:
    played = contest()
    played.game.concede(1)
    played.next_game().concede(0)
    standing = played.over, played.winner, str(played.score)

    played.next_game().concede(0)

    assert standing == (False, None, "1 : 1")
    assert (played.over, played.winner, str(played.score)) == (True, 1, "1 : 2")


def test_a_drawn_game_is_counted_apart_and_the_match_may_be_drawn() -> None:
    played = Contest(DECK, DECK, "ecard", best_of=1, seed=5, max_turns=1)

    play_on(played.game, 500)

    assert (played.over, played.winner, str(played.score)) == (True, None, "0 : 0, 1 drawn")


def test_the_next_game_waits_for_the_end_of_this_one() -> None:
    with pytest.raises(IllegalOption, match="this one is not over"):
        contest().next_game()


def test_a_seed_deals_the_same_games_and_each_differently() -> None:
    def seeds(played: Contest) -> list[int | None]:
        played.game.concede(0)
        played.next_game().concede(1)
        return [game.seed for game in played.games]

    one, other = seeds(contest()), seeds(contest())

    assert one == other
    assert one[0] != one[1]
    assert seeds(contest(seed=None)) != one


def test_a_whole_match_is_run_by_whoever_plays_its_games() -> None:
    def play(game: Game) -> None:
        game.concede(game.turn % 2)

    score = contest(5).run(play)

    assert score.wins == (0, 3)


def test_a_player_of_matches_must_finish_the_game() -> None:
    with pytest.raises(IllegalOption, match="`play` left its game unfinished"):
        contest().run(lambda game: None)


@pytest.mark.parametrize("best_of", [0, 2, -3, "3", True])
def test_a_match_is_of_an_odd_number_of_games(best_of: int) -> None:
    with pytest.raises(BadSetting, match="best_of must be an odd number"):
        contest(best_of)
