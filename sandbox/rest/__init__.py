"""Discord's REST API v10, as far as a bot like ours uses it."""
