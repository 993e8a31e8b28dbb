"""What the table redraws, animates and leaves alone."""

from __future__ import annotations

from tests.browser.conftest import PHONE, Tab
from tests.browser.driving import (
    READY,
    asked_now,
    by_mouse,
    is_over,
    new_game,
    play_until,
    seq_of,
    sit_down,
    wait_for_another,
)
from tests.browser.screens import MIDDLE

UNHURT = (
    "ecard; turn 5; player you; first you; you: base1-58 +L +L | base1-58; hand: L; deck: 6*L; "
    "prizes: 3*L; foe: base1-2 | base1-7; hand: W; deck: 6*W; prizes: 3*W"
)
FRIEND = [{"kind": "me"}, {"kind": "friend"}]


def test_a_card_that_stays_is_not_drawn_anew(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=MIDDLE))
    energy = page.locator(".hc.legal[aria-label*='Attach']")
    page.evaluate("document.querySelectorAll('.card').forEach(card => { card.seen = true; })")

    energy.first.click(position={"x": 20, "y": 20})
    page.wait_for_selector(".mon.opt-target, .mon .pip")
    page.keyboard.press("Escape")

    fresh = "[...document.querySelectorAll('#mat .card, #hand .card')].filter(c => !c.seen).length"
    assert page.evaluate(fresh) == 0


def test_hit_points_are_drawn_anew_when_they_change(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, seed=3))

    play_until(page, by_mouse, lambda p: p.locator(".active .hurt").count() > 0)

    card = page.locator(".active:has(.hurt)").first
    hurt = int(card.locator(".hurt").inner_text())
    left, printed = card.locator(".c-hp").inner_text().split("/")
    assert int(left) == int(printed) - hurt


def test_a_card_that_is_hurt_keeps_its_picture(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=UNHURT))
    page.evaluate("document.querySelectorAll('.card').forEach(card => { card.seen = true; })")

    play_until(page, by_mouse, lambda p: p.locator(".half--foe .active .hurt").count() > 0)

    hurt = "document.querySelector('.half--foe .active:has(.hurt) .card').seen"
    assert page.evaluate(hurt)


def test_the_table_is_looked_at_before_anything_on_it_moves(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server, position=MIDDLE))

    order = page.evaluate(
        """async () => {
          const { places, travel } = await import('/js/table/motion/animation.js');
          const { stage } = await import('/js/table/motion/stage.js');
          const before = places(), order = [], { prototype } = Element;
          for (const at of before.values()) at.x -= 40;
          const words = { getBoundingClientRect: 'look', animate: 'touch', append: 'touch' };
          for (const [name, word] of Object.entries(words)) {
            const plain = prototype[name];
            prototype[name] = function (...given) {
              order.push(word);
              return plain.apply(this, given);
            };
          }
          const drawn = { card: '', from: 'deck', to: 'hand' }, moves = [drawn, drawn];
          const mon = Number(document.querySelector('.half--me .active .mon').dataset.mon);
          const line = { player: 1, what: 'draw', moves, mon, text: 'Bo draws' };
          const shown = stage({ kind: 'draw', line, lines: [line] });
          travel(before, [line]);
          shown();
          return order.join(' ');
        }"""
    )

    assert "look touch" in order
    assert "touch look" not in order


def test_an_option_pressed_by_a_pointer_hands_the_focus_to_the_one_offered_next(
    tab: Tab, server: str
) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=MIDDLE))
    page.evaluate(
        """() => {
          window.held = [];
          new MutationObserver(() => held.push(document.activeElement.className))
            .observe(document.body, { attributeFilter: ['data-asked'] });
        }"""
    )

    seq = seq_of(page)
    page.locator("#options [data-group]").last.click()
    wait_for_another(page, seq)
    page.wait_for_selector(READY)

    assert "opt" not in page.evaluate("held[0]").split()
    assert page.evaluate("Boolean(document.activeElement.closest('#options'))")


def test_the_log_follows_its_newest_line_however_quickly_lines_come(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")
    sit_down(page, new_game(server, position=MIDDLE))

    left = page.evaluate(
        """async () => {
          const { state } = await import('/js/table/state.js');
          const { drawLog } = await import('/js/table/view/log.js');
          const box = document.getElementById('loglist');
          const picture = () => new Promise(requestAnimationFrame);
          for (let round = 0; round < 6; round += 1) {
            for (let n = 0; n < 6; n += 1) {
              const line = { n: state.log.length + 1, depth: 1, text: 'A line', what: 'move' };
              state.log.push(line);
            }
            drawLog();
            await picture();
          }
          await picture();
          return box.scrollHeight - box.scrollTop - box.clientHeight;
        }"""
    )

    assert left < 40


def test_the_symbols_on_a_table_are_painted_without_transforms(tab: Tab, server: str) -> None:
    page = tab(reduced_motion="reduce")

    sit_down(page, new_game(server, position=MIDDLE))

    assert page.locator(".pip").count()
    assert not page.locator(".pip [transform], .back [transform], .pip [opacity]").count()


def test_what_the_other_player_draws_flies_to_a_place_that_is_seen(tab: Tab, server: str) -> None:
    page = tab(PHONE, "light")
    sit_down(page, new_game(server, position=MIDDLE))

    across = page.evaluate(
        """async () => {
          const { places, travel } = await import('/js/table/motion/animation.js');
          const moves = [{ card: '', from: 'deck', to: 'hand' }];
          document.querySelectorAll('.ghost').forEach(ghost => ghost.remove());
          travel(places(), [{ player: 1, what: 'draw', moves }]);
          const [, end] = document.querySelector('.ghost').getAnimations()[0].effect.getKeyframes();
          return new DOMMatrix(end.transform).m41;
        }"""
    )

    assert across > 100


def test_a_bot_is_never_asked_for_a_take_back(tab: Tab, server: str) -> None:
    page = tab()
    sit_down(page, new_game(server))
    page.click("[data-do=menu]")
    first = page.locator("#menu [data-do=undo]").inner_text()
    page.keyboard.press("Escape")

    seq = seq_of(page)
    by_mouse(page)
    wait_for_another(page, seq)
    page.wait_for_selector(READY)
    page.click("[data-do=menu]")

    assert "Nothing to take back yet" in first
    assert "Take back the last move" in page.locator("#menu [data-do=undo]").inner_text()


def test_two_friends_play_a_short_game_to_its_end(tab: Tab, server: str) -> None:
    last = (
        "xy; turn 5; player you; first you; you: base1-58 +L +L | base1-26; deck: 6*L; prizes: L; "
        "foe: base1-46 +R +R dmg30 | base1-68; deck: 6*R; prizes: R"
    )
    made = new_game(server, seats=FRIEND, position=last, seed=None)
    host, guest = (tab(scheme=each, reduced_motion="reduce") for each in ("dark", "light"))

    host.goto(f"/table?game={made['game']}#token={made['tokens']['0']}")
    guest.goto(f"/table?game={made['game']}#invite={made['invite']}")
    guest.click("button:has-text('Join game')")
    while not is_over(asked := asked_now(host, guest)):
        by_mouse(asked)
    for page in (host, guest):
        page.wait_for_selector("#ending[open]")

    heads = [page.locator("#ending h1, #ending h2").first.inner_text() for page in (host, guest)]
    assert heads[0] != heads[1]
