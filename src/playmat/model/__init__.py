"""A game at rest: linked cards, state, options, events, views and notation."""
