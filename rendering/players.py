"""Who sits on a seat, as pictures show it."""

from msgspec import Struct

from rendering.palette import PLAYER_COLOURS, PlayerColour

_BY_NAME = {colour.name: colour for colour in PLAYER_COLOURS}


class ShownPlayer(Struct, frozen=True):
    """A player's name as it is shown, and the colour of the pieces: red, blue, green, yellow or black."""

    name: str
    colour: str

    @property
    def look(self) -> PlayerColour:
        """Colour, mark and pattern; a colour that we don't know is drawn as the first."""
        return _BY_NAME.get(self.colour, PLAYER_COLOURS[0])
