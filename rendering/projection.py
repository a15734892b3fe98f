"""From longitude and latitude to the picture: a conic projection, then a smooth warp that fits the board's cities.

A board spreads its cities so that the routes between them have room. The warp (a thin-plate spline through the cities)
moves coasts and rivers along with them, so that a port stays a port wherever the board puts it.
"""

import math
from collections.abc import Callable, Sequence

from rendering.errors import ProjectionError
from rendering.geometry import Point

Projection = Callable[[float, float], Point]

_STIFFNESS = 2e-3
"""How much the warp prefers to be even over going exactly through every city."""


def conic(places: Sequence[tuple[float, float]]) -> Projection:
    """A Lambert conformal conic projection that suits these places (longitude, latitude); y points down."""
    lats, lons = [lat for _, lat in places], [lon for lon, _ in places]
    low, high = min(lats), max(lats)
    spread = max(high - low, 1e-6)
    first, second = math.radians(low + spread / 6), math.radians(high - spread / 6)
    if abs(first - second) < math.radians(0.5):
        shrink = math.cos((first + second) / 2)
        return lambda lon, lat: (math.radians(lon) * shrink, -math.radians(lat))
    tangent = [math.tan(math.pi / 4 + angle / 2) for angle in (first, second)]
    n = math.log(math.cos(first) / math.cos(second)) / math.log(tangent[1] / tangent[0])
    scale = math.cos(first) * tangent[0] ** n / n
    middle = (min(lons) + max(lons)) / 2

    def project(lon: float, lat: float) -> Point:
        rho = scale / math.tan(math.pi / 4 + math.radians(lat) / 2) ** n
        turn = n * math.radians(lon - middle)
        return rho * math.sin(turn), rho * math.cos(turn)

    return project


def warped(places: Sequence[tuple[float, float]], targets: Sequence[Point]) -> Projection:
    """A projection that takes each place to (very nearly) its target."""
    if len(places) < 3:
        raise ProjectionError(f"{len(places)} cities have a latitude and longitude; a projection needs at least three")
    project = conic(places)
    plain = [project(*place) for place in places]
    left, top = min(x for x, _ in plain), min(y for _, y in plain)
    size = max(max(x for x, _ in plain) - left, max(y for _, y in plain) - top) or 1.0
    knots = [((x - left) / size, (y - top) / size) for x, y in plain]
    across = _spline(knots, [x for x, _ in targets])
    down = _spline(knots, [y for _, y in targets])

    def bend(lon: float, lat: float) -> Point:
        x, y = project(lon, lat)
        x, y = (x - left) / size, (y - top) / size
        kernel = [_kernel(x - u, y - v) for u, v in knots]
        return _evaluate(across, kernel, x, y), _evaluate(down, kernel, x, y)

    return bend


def _kernel(dx: float, dy: float) -> float:
    squared = dx * dx + dy * dy
    return squared * math.log(squared) if squared > 1e-18 else 0.0


def _evaluate(weights: Sequence[float], kernel: Sequence[float], x: float, y: float) -> float:
    *bends, constant, slope_x, slope_y = weights
    return constant + slope_x * x + slope_y * y + sum(w * k for w, k in zip(bends, kernel, strict=True))


def _spline(knots: Sequence[Point], values: Sequence[float]) -> list[float]:
    """The weights of a thin-plate spline: one for each knot, then the even part."""
    n = len(knots)
    rows = []
    for i, (x, y) in enumerate(knots):
        row = [_kernel(x - u, y - v) for u, v in knots]
        row[i] += _STIFFNESS
        rows.append([*row, 1.0, x, y, values[i]])
    rows.append([*([1.0] * n), 0.0, 0.0, 0.0, 0.0])
    rows.append([*(x for x, _ in knots), 0.0, 0.0, 0.0, 0.0])
    rows.append([*(y for _, y in knots), 0.0, 0.0, 0.0, 0.0])
    return _solve(rows)


def _solve(rows: list[list[float]]) -> list[float]:
    """Gauss-Jordan elimination with pivoting; each row ends with its right-hand side."""
    n = len(rows)
    for column in range(n):
        pivot = max(range(column, n), key=lambda r: abs(rows[r][column]))
        if abs(rows[pivot][column]) < 1e-12:
            raise ProjectionError("the cities lie on one line; a projection needs at least three that do not")
        rows[column], rows[pivot] = rows[pivot], rows[column]
        head = rows[column]
        divisor = head[column]
        head[column:] = [value / divisor for value in head[column:]]
        for r in range(n):
            if r != column and (factor := rows[r][column]):
                rows[r][column:] = [v - factor * h for v, h in zip(rows[r][column:], head[column:], strict=True)]
    return [row[-1] for row in rows]
