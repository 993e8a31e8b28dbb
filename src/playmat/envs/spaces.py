"""Observation and action spaces for Gymnasium."""

from __future__ import annotations

from typing import Any

from playmat.errors import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name), "research") from error

from playmat.envs.encoding.encoder import Encoder


def observation_space(encoder: Encoder) -> Any:
    found: dict[str, spaces.Space[Any]] = {}
    for name, (shape, kind) in encoder.shapes().items():
        most = 1 if name == "action_mask" else np.iinfo(kind).max
        least = -most if name == "worth" else 0
        found[name] = spaces.Box(least, most, shape, kind)
    return spaces.Dict(found)


def action_space(encoder: Encoder) -> spaces.Discrete:
    """The space of actions: the index of an option."""
    return spaces.Discrete(encoder.options)
