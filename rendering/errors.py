"""What can go wrong while a picture is made.

RenderingError
├── GeographyError    a geography.json can't be read
└── ProjectionError   a map's cities don't tell where on Earth they are
"""


class RenderingError(Exception):
    """The root of this room's errors."""


class GeographyError(RenderingError):
    """A geography.json can't be read; the text names file and place."""


class ProjectionError(RenderingError):
    """A map's cities don't tell where on Earth they are; the text says why."""
