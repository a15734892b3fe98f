"""The unit for speed figures: a fixed workload, counted in the same minute as what is measured.

A figure divided by the units a second of the same run compares with figures from other machines.
"""

import random
import time


def unit(rng: random.Random) -> int:
    """Shuffle a deck, deal hands as counters, walk a small graph: the mix a card-and-route engine does."""
    deck = [colour for colour in range(9) for _ in range(12)]
    rng.shuffle(deck)
    hands: list[dict[int, int]] = [{}, {}, {}]
    for i, card in enumerate(deck):
        hand = hands[i % 3]
        hand[card] = hand.get(card, 0) + 1
    graph: dict[int, list[tuple[int, int]]] = {}
    for _ in range(100):
        a, b, w = rng.randrange(47), rng.randrange(47), rng.randrange(1, 9)
        graph.setdefault(a, []).append((b, w))
        graph.setdefault(b, []).append((a, w))
    dist, todo = {0: 0}, [0]
    while todo:
        a = todo.pop()
        for b, w in graph.get(a, ()):
            if dist[a] + w < dist.get(b, 1 << 30):
                dist[b] = dist[a] + w
                todo.append(b)
    return sum(dist.values()) + sum(max(hand.values()) for hand in hands)


def units_per_second(seconds: float = 3.0) -> float:
    rng, done, start = random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        unit(rng)
        done += 1
    return done / (time.perf_counter() - start)
