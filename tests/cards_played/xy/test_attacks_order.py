"""Attacks of the XY sets: Confusion is checked first, and what counts as having an Ability."""

from __future__ import annotations

from playmat.game.scenario.scenario import scenario
from tests.cards_played.tables import CHANSEY, PIKACHU

BURNING_SHOT = "xy3-14 +R +R +R +R"
GASTRO = "xy1-47>xy1-48 +P +P"
SHADES = "xy10-57>xy10-58 +D"


def test_burning_shot_flips_for_confusion_before_it_chooses() -> None:
    failed = scenario("xy", f"{BURNING_SHOT} confused", f"{CHANSEY} | {PIKACHU}")
    worked = scenario("xy", f"{BURNING_SHOT} confused", f"{CHANSEY} | {PIKACHU}")

    failed.attack("Burning Shot", flips="T")
    worked.attack("Burning Shot", flips="H")

    assert (failed.player, failed.you.active.damage) == ("foe", 30)
    assert worked.asked == "pick_mon"


def test_bone_drop_passes_by_who_has_lost_its_ability() -> None:
    foe = f"xy1-26 | {CHANSEY}"
    before = scenario("xy", f"{SHADES} | {GASTRO}", foe)
    after = scenario("xy", f"{GASTRO} | {SHADES}", foe).attack("Gastro Acid").end_turn()

    before.attack("Bone Drop")
    after.retreat(to="bench 1").attack("Bone Drop")

    assert before.foe.active.damage == 60
    assert after.foe.active.damage == 20
