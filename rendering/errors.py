"""What can go wrong while a picture is made.

RenderingError
├── GeographyError   a geography.json can't be read
└── PictureError     somebody asked for a picture that can't be made
"""


class RenderingError(Exception):
    """The root of this room's errors."""


class GeographyError(RenderingError):
    """A geography.json can't be read; the text names file and place."""


class PictureError(RenderingError):
    """Somebody asked for a picture that can't be made; the text says why."""
