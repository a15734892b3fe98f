"""Whoever was late and presses anything plays their seat again: it is returned before anything is shown."""

from bot.service import Seen
from bot.ui.answer import Answer


async def own_seat_of(answer: Answer, game: str) -> Seen:
    """The table as the clicker sees it, with their seat in their own hands again if they were late."""
    return await back_at(answer, await answer.desk.service.looking.seen(game, answer.click.user))


async def back_at(answer: Answer, seen: Seen) -> Seen:
    """The same of a table that was looked at already; what has changed is said on top of the answer."""
    answer.table = seen.table
    if not seen.table.stood_in_for(answer.click.user):
        return seen
    service, game = answer.desk.service, seen.table.game
    await service.people.come_back(answer.click.user)  # Else an opponent would step in again at once.
    await service.seats.come_back(answer.click.user, game)
    answer.note = answer.words.say("seat-back-late")
    return await service.looking.seen(game, answer.click.user)
