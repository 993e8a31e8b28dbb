"""Strangers on a shared server: a lobby table, signs, a spectator, and who owns the replay."""

from __future__ import annotations

from tests.browser.conftest import PHONE, Tab
from tests.browser.driving import concede
from tests.browser.screens import faults

ON_TOP = """() => {
  const bubble = document.querySelector('#saying'), { left, top } = bubble.getBoundingClientRect();
  bubble.style.pointerEvents = 'auto';
  return document.elementFromPoint(left + 9, top + 9) === bubble;
}"""
"""Whether the message is above everything else that is open."""


def test_strangers_meet_in_the_lobby_and_part_with_a_good_game(tab: Tab) -> None:
    ann, bo = tab(reduced_motion="reduce"), tab(PHONE, "light", reduced_motion="reduce")
    eve = tab(scheme="light", reduced_motion="reduce")
    ann.goto("/lobby")
    ann.fill("[name=name]", "<i>Ann")
    ann.click("#open .btn")
    ann.wait_for_selector(".notice:has-text('in the lobby')")
    bo.goto("/lobby")
    bo.click("li:has-text('<i>Ann is looking') a")
    bo.fill("[name=name]", "Bo")
    bo.click("button:has-text('Join game')")
    bo.wait_for_selector("#mat .half")
    eve.goto("/lobby")
    eve.click("li:has-text('<i>Ann and Bo') a")
    eve.wait_for_selector(".is-watching")
    for page in (ann, bo):
        if page.locator("#sheet[open]").count():
            page.keyboard.press("Escape")

    bo.click("[data-do=menu]")
    bo.click("#menu [data-do=say]")
    wrong = faults(bo)
    bo.click("[data-sign=hello]")
    ann.wait_for_selector("#saying:has-text('Bo: Hello!')")
    eve.wait_for_selector("#saying:has-text('Bo: Hello!')")
    ann.keyboard.press("?")
    bo.click("[data-do=menu]")
    bo.click("#menu [data-do=say]")
    bo.click("[data-sign=thinking]")
    ann.wait_for_selector("#saying:has-text('Bo: I’m thinking…')")
    on_top = ann.evaluate(ON_TOP)
    ann.keyboard.press("Escape")
    concede(bo)
    ann.click("#ending [data-sign=good_game]")
    bo.wait_for_selector("#ending .said:has-text('<i>Ann: Good game!')")
    bo.click("#ending [data-do=rematch]")
    ann.click("#ending [data-do=decline]")
    bo.wait_for_selector("#ending .said:has-text('<i>Ann declined the rematch.')")
    wrong += faults(bo)
    ann.goto("/replays")
    ann.wait_for_selector("section:has-text('Your games') li:has-text('You won')")
    ann.click("a:has-text('Watch')")
    ann.wait_for_selector(".whose:has-text('Your hand')")
    eve.goto("/replays")
    eve.wait_for_selector("li:has-text('<i>Ann won')")
    bo.goto("/replays")
    played = bo.locator("[data-off]").first.get_attribute("data-off")
    bo.click(f"[data-off='{played}']")
    bo.wait_for_selector(f"[href*='{played}']", state="detached")

    assert wrong == []
    assert on_top
    assert eve.locator("h2:has-text('Your games')").count() == 0


def test_who_waits_for_a_friend_sees_no_game_yet_and_an_invitation_beside_the_panel(
    tab: Tab,
) -> None:
    ann, bob = tab((1280, 800)), tab()
    ann.goto("/lobby")
    ann.fill("[name=name]", "Ann")
    ann.click("#open .btn")
    ann.wait_for_selector("#notice .linkbox")
    notice, panel = (ann.locator(each).bounding_box() for each in ("#notice", "#panel"))
    told, link = ann.locator("#lines li").count(), ann.locator(".linkbox").input_value()
    ann.goto("/")
    waiting = ann.locator(".cont h2").inner_text()
    bob.goto(link)
    bob.fill("[name=name]", "Bob")
    bob.click("button:has-text('Join game')")
    bob.wait_for_selector("#lines li")
    ann.reload()
    begun = ann.locator(".cont h2").inner_text()
    bob.goto("/")

    assert notice["x"] + notice["width"] <= panel["x"]
    assert told == 0
    assert (waiting, begun) == ("Waiting for an opponent", "You vs. Bob, setting up")
    assert bob.locator(".cont h2").inner_text() == "You vs. Ann, setting up"
