"""Own decks: a friend brings one when joining, and a rematch may change it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from starlette.testclient import TestClient

from playmat.game.game import Game
from playmat.rules import BOOKS
from playmat.server.requests import DeckRef
from playmat.server.rooms.join import redealt
from playmat.server.rooms.plan import Plan, Player
from playmat.server.rooms.room import Room
from playmat.server.socket.schema import SCHEMAS
from tests.decks.listed import pair
from tests.server.tables import API, BOT, FRIEND, ME, Seat, new, play_out, seated, served

Plain = dict[str, Any]
POSITION = "ecard; you: base1-58 +L +L; foe: base1-52 dmg10"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with served(tmp_path) as client:
        yield client


def join(client: TestClient, made: Plain, **more: Any) -> Any:
    wish = {"invite": made["invite"], "name": "Bo", **more}
    return client.post(f"{API}/games/{made['game']}/join", json=wish)


def joined(client: TestClient, made: Plain, **more: Any) -> str:
    answer = join(client, made, **more)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


@pytest.mark.parametrize(
    ("wish", "where"),
    [
        ({"seats": [ME, FRIEND], "name": "x" * 25}, "body.name"),
        ({"seats": [ME, {**FRIEND, "name": "x" * 25}]}, "body.seats.1.name"),
    ],
)
def test_a_player_with_a_longer_name_than_is_shown_makes_no_game(
    client: TestClient, wish: Plain, where: str
) -> None:
    answer = client.post(f"{API}/games", json=wish)

    error = answer.json()["error"]
    assert (answer.status_code, error["where"]) == (422, where)
    assert "at most 24 characters" in error["message"]


def test_a_friend_with_a_longer_name_than_is_shown_may_try_again(client: TestClient) -> None:
    made = new(client, ME, FRIEND)

    answer = join(client, made, name="x" * 25)

    assert answer.status_code == 422
    assert "at most 24 characters" in answer.json()["error"]["message"]
    assert join(client, made, name=f" {'x' * 24} ").status_code == 200


def test_a_long_name_of_a_deck_is_kept(client: TestClient) -> None:
    deck = {**built(client, "ecard", 1), "name": "A deck with a rather long name"}

    made = new(client, ME, BOT, decks=[deck, deck], any_deck=True)

    assert names(client, made["game"]) == [deck["name"]] * 2


def names(client: TestClient, game: str) -> list[str]:
    """The decks in use, which may be secret."""
    client.get(f"{API}/games/{game}")
    room = client.app.state.lobby.rooms[game]  # type: ignore[attr-defined]
    return [deck.name for deck in room.game.decks]


def cards_of(client: TestClient, deck: str) -> list[Plain]:
    return list(client.get(f"{API}/decks/{deck}").json()["cards"])


def built(client: TestClient, format: str, seed: int) -> Plain:
    """A random deck of a format."""
    found = client.post(f"{API}/decks/random", json={"format": format, "seed": seed}).json()
    return {"name": found["name"], "cards": found["cards"]}


def conceded(seat: Seat) -> None:
    seat.send("concede")
    while seat.frame["result"] is None:
        seat.next_frame()


def test_a_friend_sits_down_with_a_deck_of_their_own(client: TestClient) -> None:
    made = new(client, ME, FRIEND)
    cards = cards_of(client, "xy-a")

    token = joined(client, made, deck={"name": "Bo's own", "cards": cards})

    assert names(client, made["game"])[1] == "Bo's own"
    with seated(client, made["game"], token) as seat:
        hand = seat.frame["view"]["sides"][1]["hand"]
        assert set(hand) <= {card["id"] for card in cards}
        assert seat.frame["players"][1]["name"] == "Bo"


def test_without_a_deck_the_friend_plays_the_one_laid_out(client: TestClient) -> None:
    made = new(client, ME, FRIEND, decks=[{"id": "xy-a"}, {"id": "xy-b"}])
    before = names(client, made["game"])

    joined(client, made)

    assert names(client, made["game"]) == before


def test_the_log_begins_with_the_deal_that_is_played_once_a_friend_sits_down(
    client: TestClient,
) -> None:
    made = new(client, ME, FRIEND, first=0)
    with seated(client, made["game"], made["tokens"]["0"]) as host:
        before = host.frame["lines"], host.frame["log"]

        joined(client, made, deck={"id": "xy-a"})
        while not host.frame["players"][1]["joined"]:
            host.next_frame()

        frame = host.frame
        assert before == (0, [])
        assert frame["lines"] > 0
        assert frame["lines"] == len(frame["log"])
        assert [line["n"] for line in frame["log"]] == list(range(1, frame["lines"] + 1))


def test_a_game_dealt_anew_is_played_and_comes_back(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = new(client, ME, FRIEND, first=0)
        tokens = [made["tokens"]["0"], joined(client, made, deck={"id": "xy-a"})]
        with seated(client, made["game"], tokens[0]) as host:
            asked = host.frame["ask"]["player"]
            first = host.frame["view"]["table"]["first"]
        with seated(client, made["game"], tokens[asked]) as seat:
            seat.answer(0)
            before = seat.frame["view"]

    with served(tmp_path) as client:
        with seated(client, made["game"], tokens[asked]) as seat:
            after = seat.frame["view"]
            conceded(seat)
        replay = client.get(f"{API}/replays/{made['game']}").text

        assert first == 0
        assert after == before
        assert client.post(f"{API}/replays", json={"text": replay}).status_code == 201


@pytest.mark.rule("FORMAT-1", "FORMAT-2")
def test_a_deck_that_breaks_rules_is_refused_with_each_and_the_invitation_stays(
    client: TestClient,
) -> None:
    made = new(client, ME, FRIEND)
    before = names(client, made["game"])

    refused = join(client, made, deck={"name": "few", "cards": [{"id": "base1-58", "count": 5}]})

    error = refused.json()["error"]
    assert refused.status_code == 422
    assert (error["code"], error["where"]) == ("deck", "deck")
    assert [reason["rule"] for reason in error["reasons"]] == ["FORMAT-1", "FORMAT-2"]
    assert names(client, made["game"]) == before
    assert joined(client, made, deck={"id": "xy-b"})


@pytest.mark.rule("FORMAT-7")
def test_a_game_of_a_format_takes_only_decks_of_its_pool(client: TestClient) -> None:
    decks = [built(client, "ecard", 1)] * 2
    made = new(client, ME, FRIEND, rules="ecard", format="ecard", decks=decks)

    refused = join(client, made, deck={"id": "xy-a"}).json()["error"]

    assert client.get(f"{API}/games/{made['game']}").json()["format"] == "ecard"
    assert {reason["rule"] for reason in refused["reasons"]} == {"FORMAT-7"}
    assert joined(client, made, deck=built(client, "ecard", 2))


@pytest.mark.rule("FORMAT-7")
def test_a_game_of_a_format_is_not_made_with_other_cards(client: TestClient) -> None:
    wish = {"seats": [ME, BOT], "rules": "ecard", "format": "ecard", "decks": [{"id": "xy-a"}]}

    refused = client.post(f"{API}/games", json=wish)
    unknown = client.post(f"{API}/games", json={**wish, "format": "nothing"})

    assert refused.status_code == 400
    assert "FORMAT-7" in refused.json()["error"]["message"]
    assert unknown.status_code == 404


def test_where_any_deck_goes_only_what_cannot_be_played_is_refused(client: TestClient) -> None:
    made = new(client, ME, FRIEND, any_deck=True)
    odd = {"name": "odd", "cards": [{"id": "base1-58", "count": 20}]}
    bare = {"name": "bare", "cards": [{"id": "base1-100", "count": 20}]}

    refused = join(client, made, deck=bare).json()["error"]

    assert [reason["rule"] for reason in refused["reasons"]] == ["SETUP-04"]
    assert joined(client, made, deck=odd)


@pytest.mark.parametrize(
    ("deck", "status"),
    [({"id": "no-such"}, 404), ({}, 422), ({"cards": [{"id": "no-1", "count": 1}]}, 400), (7, 422)],
)
def test_a_deck_that_is_none_is_refused(client: TestClient, deck: Any, status: int) -> None:
    made = new(client, ME, FRIEND)

    refused = join(client, made, deck=deck)

    assert refused.status_code == status
    assert joined(client, made)


def test_a_used_invitation_deals_nothing_anew(client: TestClient) -> None:
    made = new(client, ME, FRIEND)
    joined(client, made, deck={"id": "xy-a"})
    before = names(client, made["game"])

    again = join(client, made, deck={"id": "xy-b"})

    assert again.status_code == 403
    assert names(client, made["game"]) == before


def test_a_given_table_has_its_cards(client: TestClient) -> None:
    made = new(client, ME, FRIEND, position=POSITION)

    refused = join(client, made, deck={"id": "xy-a"})

    assert client.get(f"{API}/games/{made['game']}").json()["own_decks"] is False
    assert (refused.status_code, refused.json()["error"]["code"]) == (409, "decks")
    assert joined(client, made)


def test_a_fork_has_its_decks_too(client: TestClient) -> None:
    first = new(client, ME, ME)
    with seated(client, first["game"], first["tokens"]["0"]) as seat:
        seat.answer(0)
        conceded(seat)
    forked = client.post(
        f"{API}/replays/{first['game']}/fork", json={"step": 1, "seats": [ME, FRIEND]}
    ).json()

    refused = join(client, forked, deck={"id": "xy-a"})

    assert refused.json()["error"]["code"] == "decks"


def test_a_rematch_is_played_with_another_deck(client: TestClient) -> None:
    made = new(client, ME, BOT, decks=[{"id": "xy-a"}, {"id": "xy-b"}])
    before = names(client, made["game"])
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        conceded(seat)
        seat.send("rematch", decks=[{"id": "xy-b"}, None])
        while seat.frame["match"]["next"] is None:
            seat.next_frame()

        following = client.get(f"{API}/games/{seat.frame['match']['next']}").json()
        assert following["decks"] == [before[1], before[1]]
        assert seat.frame["match"]["deck_ids"] == ["xy-a", "xy-b"]
        assert following["deck_ids"] == ["xy-b", "xy-b"]


def test_each_player_changes_only_the_own_deck(client: TestClient) -> None:
    made = new(client, ME, FRIEND, decks=[{"id": "xy-a"}, {"id": "xy-b"}])
    token = joined(client, made)
    before = names(client, made["game"])
    with (
        seated(client, made["game"], made["tokens"]["0"]) as host,
        seated(client, made["game"], token) as guest,
    ):
        conceded(host)
        refused = host.say("rematch", decks=[None, {"id": "xy-a"}])
        host.send("rematch", decks=[{"id": "xy-b"}, None])
        guest.send("rematch", decks=[None, {"id": "xy-a"}])
        while guest.frame["match"]["next"] is None:
            guest.next_frame()

        assert refused["error"]["code"] == "decks"
        assert names(client, guest.frame["match"]["next"]) == before[::-1]


def test_a_deck_refused_for_a_rematch_is_told_with_its_reasons(client: TestClient) -> None:
    made = new(client, ME, FRIEND)
    token = joined(client, made)
    few = {"name": "few", "cards": [{"id": "base1-58", "count": 3}]}
    with seated(client, made["game"], token) as guest:
        conceded(guest)
        refused = guest.say("rematch", decks=[None, few])
        guest.say("ping")

        jsonschema_rs.validate(SCHEMAS["error"], refused)
        assert [reason["rule"] for reason in refused["error"]["reasons"]] == ["FORMAT-1"]
        assert guest.frame["match"]["rematch"] == []


@pytest.mark.parametrize("decks", [7, [], [None], [None, 7], [{"id": "../x"}, None], "xy-a"])
def test_misshapen_decks_are_refused(client: TestClient, decks: Any) -> None:
    made = new(client, ME, BOT)
    with seated(client, made["game"], made["tokens"]["0"]) as seat:
        conceded(seat)

        assert seat.say("rematch", decks=decks)["error"]["where"] == "decks"


def test_the_last_wish_for_a_rematch_counts(client: TestClient) -> None:
    made = new(client, ME, FRIEND, decks=[{"id": "xy-a"}, {"id": "xy-a"}])
    token = joined(client, made)
    with (
        seated(client, made["game"], made["tokens"]["0"]) as host,
        seated(client, made["game"], token) as guest,
    ):
        conceded(host)
        host.send("rematch", decks=[{"id": "xy-b"}, None])
        host.send("rematch")
        host.say("ping")
        guest.send("rematch")
        while guest.frame["match"]["next"] is None:
            guest.next_frame()

        assert names(client, guest.frame["match"]["next"]) == names(client, made["game"])


def test_a_rematch_of_a_given_table_begins_there_again(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        made = new(client, ME, ME, position=POSITION)
        with seated(client, made["game"], made["tokens"]["0"]) as seat:
            seat.answer(0)
            conceded(seat)
            seat.send("rematch")
            while seat.frame["match"]["next"] is None:
                seat.next_frame()
            following = seat.frame["match"]["next"]

    with served(tmp_path) as client:
        with seated(client, following, made["tokens"]["0"]) as seat:
            actives = [side["actives"][0]["card"] for side in seat.frame["view"]["sides"]]
            play_out(seat, 1)

        assert actives == ["base1-58", "base1-52"]
        assert client.get(f"{API}/replays/{following}").status_code == 200


def test_a_deck_is_taken_though_the_first_deal_began_without_a_question() -> None:
    game = Game(*pair("ecard"), rules=BOOKS["ecard"], seed=4, ask_single=True)
    plan = Plan([Player("me", "Ada"), Player("friend", "Bo", joined=False)])
    journal: Any = None  # nothing is stored before the friend joins
    room = Room("table", game, plan, {}, journal)

    dealt = redealt(room, 1, DeckRef(id="base1-overgrowth"))

    assert game.turn == 1
    assert [deck.name for deck in dealt.decks] == [game.decks[0].name, "Overgrowth (Base)"]
