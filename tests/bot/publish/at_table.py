"""People at a table in the stand-in, as far as tests of public messages need them."""

from sandbox.testing import Answer, Sandbox, Seen, User
from tests.bot.games.driver import Taste, WithButtons, fine, seat


async def begun(discord: Sandbox, board: str = "paris", channel: str = "station") -> tuple[User, User]:
    """A game of two whose first turn has begun: who is on turn, and the other."""
    people = [discord.user(name, channel) for name in ("host", "olena")]
    await seat(discord, people, board, by_commands=False)
    player = WithButtons(Taste(3))
    for person in people:
        await player.choose(person)
    first = await people[0].sees("it is your turn")
    (name,) = first.mentions
    return (people[0], people[1]) if people[0].name == name else (people[1], people[0])


async def draw_two(user: User) -> Answer:
    """A whole turn with one command."""
    answer = await user.slash("draw", card="blind", second="blind")
    assert "### Done" in fine(answer).text, answer.show()
    return answer


async def turn(user: User, number: int) -> Seen:
    return await user.sees_that(lambda one: f"turn {number}\n" in one.content, f"turn {number}")


def turns(user: User) -> list[str]:
    """The first lines of the turn messages in the channel."""
    public = [message for message in user.messages() if not message.ephemeral]
    return [one.content.splitlines()[0] for one in public if "it is your turn" in one.content]
