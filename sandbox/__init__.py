"""A local stand-in for Discord: REST API, gateway and attachments on loopback, a page to play on, a side for tests."""
