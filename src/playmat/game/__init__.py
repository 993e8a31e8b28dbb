"""The front door: games, scenarios, matches of several games, and replays."""
