"""Ways to play over a socket: bots, both seats, friends, spectators, matches."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from playmat.rules import BOOKS
from playmat.rules.catalogue import rule
from tests.server.tables import API, BOT, FRIEND, ME, Plain, Seat, new, play_out, seated, served

DUEL = "xy; turn 3; you: base1-58 +L +L | base1-44; foe: base1-44 | base1-58"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as client:
        yield client


def test_a_whole_game_against_a_bot_is_played_and_can_be_replayed(client: TestClient) -> None:
    made = new(client, ME, BOT, name="Ada")

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        play_out(seat, 1)
        result = seat.frame["result"]

    assert result["text"]
    assert [line["n"] for line in seat.log] == list(range(1, len(seat.log) + 1))
    mine = {"Playmat-Tokens": made["tokens"]["0"]}
    listed = client.get(f"{API}/replays", headers=mine).json()
    assert [each["id"] for each in listed] == [made["game"]]
    assert listed[0]["result"]["winner"] == result["winner"]
    text = client.get(f"{API}/replays/{made['game']}").text
    again = client.post(f"{API}/replays", json={"text": text})
    assert again.status_code == 201, again.text


def test_every_answer_of_a_bot_is_a_frame_of_its_own(client: TestClient) -> None:
    busy = DUEL.replace(
        "foe: base1-44 | base1-58", "foe: base1-58 +L | base1-44; hand: L, base1-46"
    )
    made = new(client, ME, BOT, position=f"{busy}; deck: 5*L")

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.wait()
        seqs = [seat.frame["seq"]]
        seat.answer(seat.pick("end"))
        while not seat.options:
            seqs.append(seat.frame["seq"])
            seat.next_frame()
        seqs.append(seat.frame["seq"])

    assert len(seqs) > 4
    assert sorted({*seqs}) == list(range(seqs[0], seqs[-1] + 1))


@pytest.mark.parametrize("agent", ["greedy", "random", "first"])
def test_every_agent_plays(client: TestClient, agent: str) -> None:
    made = new(client, ME, {"kind": "bot", "agent": agent})

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        play_out(seat, 2, 6)

        assert seat.frame["players"][1]["agent"] == agent


@pytest.mark.parametrize("rules", ["ecard", "ex", "platinum", "legends", "xy"])
def test_one_person_plays_both_sides_under_every_book(client: TestClient, rules: str) -> None:
    made = new(client, ME, ME, rules=rules)
    assert made["tokens"]["0"] == made["tokens"]["1"]

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seats = set()
        for _ in range(12):
            seats.add(seat.frame["seat"])
            assert seat.options, "whoever plays both sides is always asked"
            seat.answer(len(seat.options) - 1)

    assert seats == {0, 1}


@pytest.mark.rule("DUO-4")
def test_two_on_two_names_attacker_and_target(client: TestClient) -> None:
    made = new(client, ME, ME, rules="ex", actives=2)
    attacks = []

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        for _ in range(200):
            attacks += [o for o in seat.options if o["kind"] == "attack"]
            if attacks or seat.frame["result"]:
                break
            kinds = [o["kind"] for o in seat.options]
            wanted = [k for k in ("attach", "card", "bench") if k in kinds]
            seat.answer(seat.pick(wanted[0]) if wanted else 0)

    assert attacks[0]["mon"] is not None
    assert attacks[0]["target"] is not None
    assert " → " in attacks[0]["label"]


def test_a_friend_joins_by_invitation_and_both_play(client: TestClient) -> None:
    made = new(client, ME, FRIEND, name="Ada")
    game = made["game"]

    joined = client.post(f"{API}/games/{game}/join", json={"invite": made["invite"], "name": "Bob"})
    assert joined.json()["seat"] == 1
    with (
        seated(client, game, made["tokens"]["0"]) as ada,
        seated(client, game, joined.json()["token"]) as bob,
    ):
        for _ in range(8):
            asked = {"ada": ada, "bob": bob}
            seat = next(s for s in asked.values() if s.frame["ask"]["player"] == s.frame["seat"])
            other = bob if seat is ada else ada
            seat.wait()
            seat.answer(0)
            while other.frame["seq"] < seat.frame["seq"]:
                other.next_frame()

        names = [player["name"] for player in bob.frame["players"]]
        told = [[line["text"].split()[0] for line in each.log] for each in (ada, bob)]
    with seated(client, game, made["watch"]) as onlooker:
        seen = {line["text"].split()[0] for line in onlooker.log}

    assert names == ["Ada", "Bob"]
    assert all("You" in each for each in told)
    assert "Bob" in told[0]
    assert "Ada" in told[1]
    assert {"Ada", "Bob"} < seen
    assert "You" not in seen


def test_only_a_player_without_a_name_reads_you(client: TestClient) -> None:
    made = new(client, ME, BOT)

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        play_out(seat, 1, 3)
        own = {line["text"].split()[0] for line in seat.log}
    with seated(client, made["game"], made["watch"]) as onlooker:
        seen = {line["text"].split()[0] for line in onlooker.log}

    assert "You" in own
    assert "You" not in seen


def test_an_invitation_works_once(client: TestClient) -> None:
    made = new(client, ME, FRIEND)
    wish = {"invite": made["invite"], "name": "Bob"}
    client.post(f"{API}/games/{made['game']}/join", json=wish)

    again = client.post(f"{API}/games/{made['game']}/join", json=wish)

    assert again.status_code == 403
    assert again.json()["error"]["code"] == "token"


def test_nobody_answers_before_the_friend_has_joined(client: TestClient) -> None:
    made = new(client, ME, FRIEND, first=0)

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        told = seat.say("answer", seq=seat.frame["seq"], n=0)

    assert told["error"]["code"] in ("waiting", "not_asked")


def test_an_onlooker_sees_the_game_and_cannot_play(client: TestClient) -> None:
    made = new(client)

    with seated(client, made["game"], made["watch"]) as onlooker:
        refused = onlooker.say("answer", seq=onlooker.frame["seq"], n=0)

    assert onlooker.frame["seat"] is None
    assert onlooker.options == []
    assert refused["error"]["code"] == "watching"


def test_taking_back_against_a_bot_is_free(client: TestClient) -> None:
    made = new(client, ME, BOT, first=0, seed=None)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.wait()
        before = seat.frame
        seat.answer(0)
        seat.wait()

        assert seat.frame["undo"]["free"]
        seat.send("undo")
        while seat.frame["ask"] != before["ask"]:
            seat.next_frame()

    assert seat.frame["view"] == before["view"]
    assert seat.frame["lines"] == before["lines"]


@contextmanager
def after_an_attack(client: TestClient) -> Iterator[tuple[Seat, Seat, Plain]]:
    """Two friends, and what the first was shown before an attack that the other saw."""
    made = new(client, ME, FRIEND, position=DUEL)
    wish = {"invite": made["invite"], "name": "Bob"}
    token = client.post(f"{API}/games/{made['game']}/join", json=wish).json()["token"]
    with (
        seated(client, made["game"], made["tokens"]["0"]) as ada,
        seated(client, made["game"], token) as bob,
    ):
        ada.wait()
        before = ada.frame
        ada.answer(ada.pick("attack"))
        bob.wait()
        yield ada, bob, before


def test_taking_back_against_a_friend_asks_for_leave(client: TestClient) -> None:
    with after_an_attack(client) as (ada, bob, before):
        given = ada.frame["seq"]
        assert not ada.frame["undo"]["free"]

        ada.send("undo")
        while bob.frame["undo"]["asked_by"] is None:
            bob.next_frame()
        stood = bob.frame["seq"]
        bob.send("undo_reply", yes=True)
        while ada.frame["seq"] == given:
            ada.next_frame()

    assert bob.frame["undo"]["asked_by"] == 0
    assert stood == given, "nothing goes back before leave is given"
    assert ada.frame["ask"] == before["ask"]
    assert ada.frame["view"] == before["view"]


def test_without_leave_nothing_is_taken_back(client: TestClient) -> None:
    with after_an_attack(client) as (ada, bob, _):
        given = ada.frame

        ada.send("undo")
        while bob.frame["undo"]["asked_by"] is None:
            bob.next_frame()
        bob.send("undo_reply", yes=False)
        while bob.frame["undo"]["asked_by"] is not None:
            bob.next_frame()

    assert bob.frame["seq"] == given["seq"]
    assert bob.options


@pytest.mark.rule("WIN-08")
def test_conceding_gives_the_game_away(client: TestClient) -> None:
    made = new(client)

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.send("concede")
        while seat.frame["result"] is None:
            seat.next_frame()

    assert seat.frame["result"]["winner"] == 1
    assert seat.frame["result"]["reason"] == "concession"


@pytest.mark.rule("ER-9")
def test_a_player_stops_the_clock_and_starts_it_again(client: TestClient) -> None:
    made = new(client, clock={"minutes": 5})

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        seat.send("clock", on=False)
        while not seat.frame["clock"]["stopped"]:
            seat.next_frame()
        stopped = seat.frame["clock"]
        seat.send("clock", on=True)
        while seat.frame["clock"]["stopped"]:
            seat.next_frame()

    assert stopped["running"] is None
    assert seat.frame["clock"]["running"] is not None or seat.frame["ask"]["player"] == 1


@pytest.mark.rule("ER-9")
def test_a_game_without_a_clock_has_none_to_stop(client: TestClient) -> None:
    made = new(client)

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        told = seat.say("clock", on=False)

    assert told["error"]["code"] == "no_clock"


def test_a_rematch_opens_a_new_game_for_the_same_token(client: TestClient) -> None:
    made = new(client)
    token = made["tokens"]["0"]
    with seated(client, made["game"], token) as seat:
        seat.send("concede")
        seat.send("rematch")
        while seat.frame["match"]["next"] is None:
            seat.next_frame()
        following = seat.frame["match"]["next"]

    with seated(client, following, token) as seat:
        assert seat.frame["result"] is None
        assert seat.frame["match"]["game"] == 1


def test_a_friend_may_decline_another_game_and_that_is_told(client: TestClient) -> None:
    made = new(client, ME, FRIEND)
    taken = {"invite": made["invite"], "name": "Bo"}
    guest = client.post(f"{API}/games/{made['game']}/join", json=taken).json()["token"]
    with (
        seated(client, made["game"], made["tokens"]["0"]) as ada,
        seated(client, made["game"], guest) as bo,
    ):
        early = bo.say("rematch", yes=False)
        ada.send("concede")
        ada.send("rematch")
        while bo.frame["match"]["rematch"] != [0]:
            bo.next_frame()
        bo.send("rematch", yes=False)
        while not (ada.frame["notes"] and ada.frame["match"]["rematch"] == []):
            ada.next_frame()

    assert early["error"]["code"] == "not_asked"
    assert ada.frame["notes"][-1]["what"] == "declined"
    assert ada.frame["match"]["next"] is None


def test_best_of_three_goes_on_until_somebody_has_two(client: TestClient) -> None:
    made = new(client, best_of=3)
    token, game, played = made["tokens"]["0"], made["game"], []

    while game is not None:
        played.append(game)
        with seated(client, game, token) as seat:
            number = seat.frame["match"]["game"]
            seat.send("concede")
            while seat.frame["result"] is None or (
                seat.frame["match"]["next"] is None and number < 2
            ):
                seat.next_frame()
            game = seat.frame["match"]["next"]

    assert len(played) == 2
    assert seat.frame["match"]["won"] == [0, 1]


@pytest.mark.parametrize("first", [0, 1])
def test_whoever_is_wanted_begins(client: TestClient, first: int) -> None:
    made = new(client, ME, ME, first=first, seed=None)

    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        assert seat.frame["view"]["table"]["first"] == first
        assert seat.frame["ask"]["what"] != "first"


def test_a_game_goes_on_after_the_server_comes_back(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = new(client)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            play_out(seat, 3, 5)
            seat.wait()
            before = seat.frame

    with (
        served(tmp_path) as client,
        seated(client, made["game"], made["tokens"]["0"]) as seat,
    ):
        assert seat.frame["view"] == before["view"]
        assert seat.frame["ask"] == before["ask"]
        assert seat.frame["seq"] == before["seq"]


def test_a_client_that_comes_back_is_sent_only_the_lines_it_lacks(client: TestClient) -> None:
    made = new(client)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        play_out(seat, 4, 3)
        seat.wait()
        lines = seat.frame["lines"]

    with seated(client, made["game"], made["tokens"]["0"], lines - 2) as seat:
        assert [line["n"] for line in seat.frame["log"]] == [lines - 1, lines]


def test_own_games_are_found_by_their_tokens(client: TestClient) -> None:
    made = new(client, name="Ada")
    header = {"Playmat-Tokens": f"{made['tokens']['0']} {'x' * 43}"}

    found = client.get(f"{API}/games", headers=header).json()

    assert [(each["game"], each["role"]) for each in found] == [(made["game"], "seat0")]
    assert (found[0]["players"][0], found[0]["waiting"]) == ("You", False)


def test_typed_commands_are_obeyed_or_refused_with_the_reason(client: TestClient) -> None:
    made = new(client, ME, BOT, first=0, seed=None)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        while seat.frame["ask"]["what"] != "main":
            seat.wait()
            seat.answer(len(seat.options) - 1)
            seat.wait()

        refused = seat.say("command", text="attack Nonsense")
        unclear = seat.say("command", text="fly to the moon")
        against = seat.say("why_not", text="attack Nonsense with active")
        nothing = seat.say("why_not", text="")
        offered = seat.say("why_not", text="end")
        turn = seat.frame["view"]["table"]["turn"]
        seat.send("command", text="end")
        while seat.frame["view"]["table"]["turn"] == turn:
            seat.next_frame()

    assert refused["type"] == "error"
    assert (refused["error"]["code"], refused["error"]["where"]) == ("illegal", "ATTACK-02")
    assert unclear["error"]["code"] == "unclear"
    assert (against["offered"], against["rule"]) == (False, "ATTACK-02")
    assert (nothing["offered"], nothing["rule"]) == (False, None)
    assert "end turn" in nothing["meanings"]
    assert (offered["offered"], offered["rule"]) == (True, None)


def test_a_line_of_damage_is_explained_by_its_sum_and_an_action_is_summed_up(
    client: TestClient,
) -> None:
    made = new(client, ME, ME, position=DUEL)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        attack = next(o for o in seat.options if o["kind"] == "attack" and "Gnaw" in o["label"])
        seat.answer(attack["n"])
        while not any(line["what"] == "damage" for line in seat.log):
            seat.next_frame()
        damage = next(line for line in seat.log if line["what"] == "damage")
        why = seat.say("why", line=damage["n"])

    acts = [line["act"]["text"] for line in seat.log if "act" in line]
    assert [line["text"] for line in why["lines"]] == ["Gnaw 10 (10)", "10 damage in total"]
    assert damage["depth"] == 2
    assert acts[0] == "Pikachu attacks Bulbasaur with Gnaw: 10 damage to Bulbasaur"


def test_questions_are_answered(client: TestClient) -> None:
    made = new(client)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        why = seat.say("why", rule="RETREAT-01")
        line = seat.say("why", line=1)
        known = seat.say("known")
        pong = seat.say("ping")

    assert why["rule"] == "RETREAT-01"
    assert why["says"] == rule("RETREAT-01").told[why["book"]].text
    assert [book for each in why["books"] for book in each["books"]] == list(BOOKS)
    assert line["rule"] == seat.log[0]["rule"]
    assert sum(each["count"] for each in known["deck"]) > 40
    assert pong == {"v": 1, "type": "pong"}
