"""Figures for Prometheus: how fast answers and pictures are, what became of posts, and what waits.

Labels are kinds of things, never a server, a person or a game. The registry is our own: what other libraries count
about themselves stays out of it.
"""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.store import Figures

ANSWERS = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 10.0)
PAINTING = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 15.0)
STATUSES = ("lobby", "opening", "playing", "ended", "cancelled")


class Metrics:
    """Counting is cheap and always on; who may read it is decided by the settings."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._answers = Histogram(
            "slow_train_interaction_seconds",
            "Time until the answer to an interaction was out.",
            ("kind", "outcome"),
            buckets=ANSWERS,
            registry=self._registry,
        )
        self._painting = Histogram(
            "slow_train_painting_seconds",
            "Time that painting a picture took, without waiting for its turn.",
            ("picture",),
            buckets=PAINTING,
            registry=self._registry,
        )
        self._posts = Counter(
            "slow_train_posts", "Public messages, by what became of them.", ("outcome",), registry=self._registry
        )
        self._unposted = Gauge(
            "slow_train_oldest_unposted_seconds",
            "Age of the oldest move that its channel has not heard of.",
            registry=self._registry,
        )
        self._overdue = Gauge(
            "slow_train_most_overdue_timer_seconds",
            "How long the most overdue timer should have been carried out.",
            registry=self._registry,
        )
        self._games = Gauge("slow_train_games", "Stored games.", ("status",), registry=self._registry)

    def answered(self, kind: str, outcome: str, seconds: float) -> None:
        self._answers.labels(kind, outcome).observe(seconds)

    def painted(self, picture: str, seconds: float) -> None:
        self._painting.labels(picture).observe(seconds)

    def posted(self, outcome: str) -> None:
        self._posts.labels(outcome).inc()

    def page(self, figures: Figures, now: int) -> bytes:
        """Everything that was counted, with what waits now."""
        self._unposted.set(_age(figures.oldest_unposted, now))
        self._overdue.set(_age(figures.next_timer, now))
        for status in STATUSES:
            self._games.labels(status).set(figures.games.get(status, 0))
        return generate_latest(self._registry)


def _age(at: int | None, now: int) -> float:
    return 0.0 if at is None else max(0, now - at) / 1000
