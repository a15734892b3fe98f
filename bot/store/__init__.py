"""The database: games, seats, their log and their boards. Only this room speaks SQL."""


class Store:
    """Placeholder of the connection; see bot/store/store.py."""
