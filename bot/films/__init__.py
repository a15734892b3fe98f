"""Films of games: drawn by a process of their own, one at a time, and kept for whoever asks next."""

from bot.films.cinema import Cinema, FilmFailed
from bot.films.order import FilmOrder

__all__ = ["Cinema", "FilmFailed", "FilmOrder"]
