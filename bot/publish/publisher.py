"""The queues that bring channels up to date."""

from bot.publish.post import Messenger, Post, Speaker
from bot.publish.studio import Studio
from bot.service import Service, Table


class Publisher:
    """One queue per game; `wake` is called after every transaction and never waits."""

    def __init__(self, service: Service, speaker: Speaker, messenger: Messenger, studio: Studio) -> None:
        self.service = service
        self.speaker = speaker
        self.messenger = messenger
        self.studio = studio

    def lobby(self, table: Table) -> Post:
        """What the answer to `/game new` says; the picture follows by a change of that message."""
        raise NotImplementedError

    async def adopt(self, game: str, message_id: int) -> None:
        """The answer to `/game new` is the lobby message from now on."""
        raise NotImplementedError

    def show(self, game: str) -> None:
        """Post what has not been shown: for a lobby whose interaction could not be answered, or in a new thread."""
        raise NotImplementedError

    async def post_again(self, game: str) -> None:
        """Post the present situation as a new message, because the last one was deleted."""
        raise NotImplementedError
