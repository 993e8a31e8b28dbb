"""No player knows hidden cards of a game with a friend, or gets a second look."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

import playmat as pm
from playmat.engine.vm import apply
from playmat.errors import BadState
from playmat.game.anew import HIDDEN, UNSEEN, deal_hidden, deal_unseen
from playmat.game.game import Game
from playmat.game.replay.replay import Replay
from playmat.kinds import asks
from playmat.model.state import State
from playmat.search.core import lookahead
from playmat.server.errors import Refused
from playmat.server.frames.frame import shown
from playmat.server.requests import SeatWish
from playmat.server.rooms.new_game import plan_of
from playmat.server.rooms.undo import UndoPoint
from playmat.server.thinking import answer_of, outlook
from tests.properties.hidden import changed
from tests.properties.play import TABLES, begin, choices
from tests.server.tables import API, BOT, FRIEND, ME, Plain, Seat, new, seated, served

COIN = "ecard; you: base1-43 +P | base1-44; foe: base1-44 | base1-58; deck: 5*L"
LOOK = (
    "ecard; you: base3-62 | base1-58; hand: base3-52; deck: 5*base3-52; prizes: 6*base3-52;"
    " foe: base1-44; hand: 3*base1-58; deck: 5*base1-58; prizes: 6*base1-58"
)
LAID = (
    "xy; you: base1-58 +L | base1-44; hand: 3*W, 4*R; deck: 10*G, 10*P; prizes: 6*F;"
    " foe: base1-44 | base1-58; hand: 5*R, 2*W; deck: 20*P; prizes: 6*M"
)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("foreknowledge")) as client:
        yield client


def recorded(seed: int, answers: int, **settings: Any) -> Game:
    """A random game of some moves that ends with a concession."""
    game = Game(pm.deck("xy-a"), pm.deck("xy-b"), rules="xy", seed=seed, **settings)
    chance = Random(seed)
    while game.step < answers and not game.over:
        game.play(chance.randrange(len(game.options)))
    if not game.over:
        game.concede(0)
    return game


def joined(client: TestClient, made: Plain) -> str:
    wish = {"invite": made["invite"], "name": "Bo"}
    answer = client.post(f"{API}/games/{made['game']}/join", json=wish)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def hands(client: TestClient, made: Plain) -> tuple[list[str], list[str]]:
    """The hands of host and guest once both have joined."""
    token = joined(client, made)
    with seated(client, made["game"], made["tokens"]["0"]) as host:
        mine = host.frame["view"]["sides"][0]["hand"]
    with seated(client, made["game"], token) as guest:
        return mine, guest.frame["view"]["sides"][1]["hand"]


def main_steps(replay: Replay) -> list[int]:
    game = replay.start()
    found = []
    for step in range(replay.steps):
        game = replay.step(step, game)
        if game.turn > 0 and game.state.ask == asks.MAIN:
            found.append(step)
    return found


def sent(client: TestClient, game: Game) -> str:
    answer = client.post(f"{API}/replays", json={"text": game.replay.text()})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


# Games started with knowledge of the cards


def test_a_fork_with_a_friend_is_dealt_anew_where_cards_are_hidden(client: TestClient) -> None:
    game = recorded(5, 120, ask_single=True)
    step = main_steps(game.replay)[4]
    then = game.fork(step)
    path = f"{API}/replays/{sent(client, game)}/fork"
    known = [[then.state.cards[c].card_id for c in side.hand] for side in then.state.sides]

    dealt = [
        hands(client, client.post(path, json={"step": step, "seats": [ME, FRIEND]}).json())
        for _ in range(2)
    ]

    assert [len(hand) for hand in dealt[0]] == [len(hand) for hand in known]
    assert len({str(each) for each in (*dealt, tuple(known))}) == 3


def test_a_fork_in_setup_with_a_friend_is_another_game(client: TestClient) -> None:
    path = f"{API}/replays/{sent(client, recorded(6, 30))}/fork"
    made = client.post(path, json={"step": 1, "seats": [ME, FRIEND]}).json()
    joined(client, made)

    with seated(client, made["game"], made["tokens"]["0"]) as host:
        host.send("concede")
        while host.frame["result"] is None:
            host.next_frame()
    header = client.get(f"{API}/replays/{made['game']}").text.splitlines()[0]

    assert json.loads(header)["seed"] != 6


def test_a_fork_with_a_friend_in_the_middle_of_an_effect_is_refused(client: TestClient) -> None:
    game = recorded(5, 120, ask_single=True)
    turns = main_steps(game.replay)
    within = next(n for n in range(turns[0], game.step) if n not in turns)
    path = f"{API}/replays/{sent(client, game)}/fork"

    friend = client.post(path, json={"step": within, "seats": [ME, FRIEND]})
    alone = client.post(path, json={"step": within, "seats": [ME, ME]})

    assert (friend.status_code, friend.json()["error"]["code"]) == (409, "unfair")
    assert alone.status_code == 201


def test_a_position_with_a_friend_is_dealt_anew(client: TestClient) -> None:
    dealt = [hands(client, new(client, ME, FRIEND, position=LAID)) for _ in range(3)]

    assert {len(hand) for pair in dealt for hand in pair} == {7}
    assert len({str(each) for each in dealt}) == 3


def test_a_position_for_oneself_lies_as_it_is_written(client: TestClient) -> None:
    made = new(client, ME, ME, position=LAID)

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        hand = seat.frame["view"]["sides"][0]["hand"]

    assert len(hand) == 7
    assert len(set(hand)) == 2


def test_only_ended_games_are_kept(client: TestClient) -> None:
    game = Game(pm.deck("xy-a"), pm.deck("xy-b"), rules="xy", seed=1)

    answer = client.post(f"{API}/replays", json={"text": game.replay.text()})

    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "not_over")


def test_a_replay_in_which_chance_is_asked_is_no_game_to_play(client: TestClient) -> None:
    game = Game(pm.deck("xy-a"), pm.deck("xy-b"), rules="xy", coins="asked")
    game.concede(0)

    fork = {"step": 0, "seats": [ME, FRIEND]}
    answer = client.post(f"{API}/replays/{sent(client, game)}/fork", json=fork)

    assert answer.status_code == 409


def test_the_hand_seen_while_waiting_is_not_the_one_played(client: TestClient) -> None:
    made = new(client, ME, FRIEND, first=0)
    with seated(client, made["game"], made["tokens"]["0"]) as host:
        before = host.frame["view"]["sides"][0]

    mine, _ = hands(client, made)

    assert before["hand"]
    assert mine
    assert before["hand"] != mine


# Games restored with knowledge of the seed


def test_an_end_that_was_taken_back_gives_away_no_replay(client: TestClient) -> None:
    made = new(client, ME, ME)
    path = f"{API}/replays/{made['game']}"
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.answer(0)
        seat.send("concede")
        while seat.frame["result"] is None:
            seat.next_frame()
        told = client.get(path).status_code

        seat.send("undo")
        while seat.frame["result"] is not None:
            seat.next_frame()

        assert (told, client.get(path).status_code) == (200, 404)
        assert client.get(f"{path}/frames/0").status_code == 404


# Take-backs


def played_between(client: TestClient, position: str) -> tuple[Plain, str]:
    made = new(client, ME, FRIEND, position=position)
    return made, joined(client, made)


def flips(client: TestClient, ada: Seat, bob: Seat) -> str:
    """Attack with a coin and take it back with permission; return the coin."""
    have = ada.frame["lines"]
    ada.answer(ada.pick("attack"))
    coin = next(line["coins"] for line in ada.log if line["n"] > have and "coins" in line)
    given = ada.frame["seq"]
    ada.send("undo")
    while bob.frame["undo"]["asked_by"] is None:
        bob.next_frame()
    bob.send("undo_reply", yes=True)
    while ada.frame["seq"] == given or not ada.options:
        ada.next_frame()
    return str(coin)


def test_after_a_granted_take_back_coins_fall_anew(client: TestClient) -> None:
    made, token = played_between(client, COIN)
    with (
        seated(client, made["game"], made["tokens"]["0"]) as ada,
        seated(client, made["game"], token) as bob,
    ):
        ada.wait()
        fallen = {flips(client, ada, bob) for _ in range(16)}

    assert fallen == {"H", "T"}


def test_a_look_at_hidden_cards_is_not_taken_back_freely(client: TestClient) -> None:
    made, token = played_between(client, LOOK)
    with (
        seated(client, made["game"], made["tokens"]["0"]) as ada,
        seated(client, made["game"], token),
    ):
        ada.wait()

        ada.answer(ada.pick("evolve"))
        ada.wait()

        assert ada.frame["view"]["sides"][1]["known"], "Clairvoyance shows the other hand"
        assert not ada.frame["undo"]["free"]


def test_what_shows_nothing_is_taken_back_freely(client: TestClient) -> None:
    plain = LOOK.replace("base3-52", "L")
    made, token = played_between(client, plain)
    with (
        seated(client, made["game"], made["tokens"]["0"]) as ada,
        seated(client, made["game"], token),
    ):
        ada.wait()

        ada.answer(ada.pick("attach"))
        ada.wait()

        assert ada.frame["undo"]["free"]


# Laws


def hidden_faces(st: State) -> list[Any]:
    return [
        (
            [st.cards[c].card_id for c in side.hand],
            [st.cards[c].card_id for c in side.deck[: side.left]],
            [st.cards[c].card_id if c >= 0 else "" for c in side.prizes],
        )
        for side in st.sides
    ]


def cards_of(st: State) -> list[list[str]]:
    return [sorted(card for zone in side for card in zone) for side in hidden_faces(st)]


def reordered(st: State, seed: int) -> State:
    """The game with hidden cards exchanged."""
    other, pick = st.clone(), Random(seed)
    for side in other.sides:
        free = [*side.deck[: side.left], *(c for c in side.prizes if c >= 0)]
        pick.shuffle(free)
        side.prizes = tuple(c if c < 0 else free.pop() for c in side.prizes)
        side.deck, side.left = free, len(free)
    other.at = []
    other.s0, other.s1 = 7, 9
    return other


@pytest.mark.parametrize("table", TABLES)
def test_what_is_dealt_anew_hangs_on_the_new_seed_alone(table: str) -> None:
    tried = 0
    st = begin(table, 4)
    for step in choices(st, 4):
        if st.turn > 0 and st.ask == asks.MAIN and not any(side.prizes_up for side in st.sides):
            one, other, third = st.clone(), reordered(st, step), st.clone()
            try:
                for each, seed in ((one, 11), (other, 11), (third, 12)):
                    deal_hidden(each, seed)
            except BadState:
                continue  # single options are played automatically here
            tried += 1

            assert hidden_faces(one) == hidden_faces(other) != hidden_faces(third)
            assert cards_of(one) == cards_of(st)
            assert shown(one, None)["view"]["table"] == shown(st, None)["view"]["table"]
            assert (one.s0, one.s1) == (other.s0, other.s1)
    assert tried


@pytest.mark.parametrize("table", TABLES)
def test_a_deal_of_what_nobody_saw_changes_no_view(table: str) -> None:
    moved = 0
    st = begin(table, 9)
    for step in choices(st, 9):
        if step % 3 == 0 and st.turn > 0:
            game = st.clone()
            deal_unseen(game, step)
            moved += hidden_faces(game) != hidden_faces(st)

            for viewer in (0, 1, None):
                assert shown(game, viewer) == shown(st, viewer)
    assert moved > 5


@pytest.mark.parametrize("table", TABLES)
def test_what_is_taken_back_freely_told_its_player_nothing(table: str) -> None:
    free = 0
    st = begin(table, 12, record=True)
    for step in choices(st, 12):
        seat = int(st.chooser)
        option = Random(step).choice(st.options)
        after = st.clone()
        after.events = []
        point = UndoPoint.of(after, seat)
        apply(after, option)
        if st.turn == 0 or not point.free(after, seat) or after.chooser != seat:
            continue
        other = changed(st, seat, step)
        if option not in other.options:
            continue
        apply(other, option)
        free += 1

        assert shown(after, seat)["view"] == shown(other, seat)["view"]
    assert free > 3


def test_a_replay_keeps_what_was_dealt_anew() -> None:
    game = recorded(5, 60, ask_single=True).fork(
        main_steps(recorded(5, 60, ask_single=True).replay)[2]
    )
    game.deal_anew(HIDDEN, 3)
    game.play(0)
    game.deal_anew(UNSEEN, 4)
    text = game.replay.text()

    again = Replay.parse(text).resume()

    assert again.replay.text() == text
    assert hidden_faces(again.state) == hidden_faces(game.state)


@pytest.mark.parametrize("table", ["ecard", "platinum", "xy-duo"])
def test_what_is_foretold_hangs_on_nothing_hidden(table: str) -> None:
    foretold = 0
    for seed in (21, 22):
        st = begin(table, seed)
        for step in choices(st, seed):
            if step > 60:
                break
            if st.turn > 0 and st.ask == asks.MAIN and step % 4 == 0:
                told = [outlook(changed(st, int(st.chooser), n)) for n in (step, step + 1)]
                foretold += len(told[0])

                assert told[0] == told[1] == outlook(st)
    assert foretold


# What the timing of a bot could reveal


@pytest.mark.parametrize("kinds", [*product(("me", "bot", "friend"), repeat=2)], ids="-".join)
def test_no_bot_sits_where_two_people_play(kinds: tuple[str, str]) -> None:
    wish = [SeatWish.model_validate({"kind": kind}) for kind in kinds]
    try:
        plan = plan_of(wish, "Ann")
    except Refused:
        plan = None

    assert plan is None or not {"bot", "friend"} <= {player.kind for player in plan.players}
    assert (plan is not None) == (kinds.count("friend") == 0 or "me" in kinds)


@pytest.mark.parametrize("table", ["ecard", "xy-duo"])
def test_what_a_bot_looks_at_hangs_on_nothing_hidden(
    table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = Counter[str]()

    def counted(st: State, option: int) -> None:
        tries["all"] += 1
        apply(st, option)

    monkeypatch.setattr(lookahead, "apply", counted)
    st, looked = begin(table, 23), 0
    for step in choices(st, 23):
        if step > 60:
            break
        if st.turn > 0 and step % 5 == 0:
            seat, counts = int(st.chooser), []
            for each in (st, changed(st, seat, step), changed(st, seat, step + 1)):
                tries.clear()
                answer_of(each, "greedy", 3)
                counts.append(tries["all"])
            looked += counts[0]

            assert counts[0] == counts[1] == counts[2]
    assert looked


def test_a_secret_list_is_not_named_to_anybody_else(client: TestClient) -> None:
    decks = [{"id": "xy-a"}, {"id": "xy-b"}]
    made = new(client, ME, FRIEND, decks=decks, listed=True)
    path, mine = f"{API}/games/{made['game']}", made["tokens"]["0"]
    waiting = client.get(path).json()
    token = joined(client, made)

    def known() -> list[Any]:
        public = client.get(path).json()
        with (
            seated(client, made["game"], mine) as host,
            seated(client, made["game"], token) as guest,
        ):
            seen = [each.frame["match"]["deck_ids"] for each in (host, guest)]
            listed = client.get(f"{API}/lobby").json()["games"]
        lists = [
            client.get(f"{API}/games", headers={"playmat-tokens": each}).json()[0]["decks"]
            for each in (mine, token)
        ]
        own = [[bool(name) for name in names] for names in lists]
        return [public["decks"], public["deck_ids"], [g["deck_ids"] for g in listed], seen, own]

    nobody = [None, None]
    assert waiting["deck_ids"] == [None, "xy-b"]
    assert waiting["decks"][0] is None
    assert known() == [
        nobody,
        nobody,
        [nobody],
        [["xy-a", None], [None, "xy-b"]],
        [[True, False], [False, True]],
    ]


def test_lists_that_lie_open_and_games_that_are_over_name_their_decks(client: TestClient) -> None:
    decks = [{"id": "xy-a"}, {"id": "xy-b"}]
    alone = new(client, ME, BOT, decks=decks)
    made = new(client, ME, FRIEND, decks=decks)
    joined(client, made)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.send("concede")
        while seat.frame["result"] is None:
            seat.next_frame()

    for each in (alone, made):
        told = client.get(f"{API}/games/{each['game']}").json()
        assert told["deck_ids"] == ["xy-a", "xy-b"]
        assert all(told["decks"])
