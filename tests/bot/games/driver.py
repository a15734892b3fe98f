"""People who play whole games by what is on their screen: with buttons and menus, or with slash commands.

They know no more than a person would: whose turn it is they read from the mention, what they can do from the panel or
from the suggestions. A seeded chance and a taste for long routes bring every game to its end.
"""

import re
from collections import Counter
from random import Random
from typing import Any, Protocol

from sandbox.testing import Answer, Button, Option, Sandbox, Seen, Select, User

MOST_TURNS = 700
_LENGTH = re.compile(r"\((\d+)")
_FAULT = "Something went wrong on our side"


class Player(Protocol):
    """One way to play: what to do when it is somebody's turn, and what to choose in the opening."""

    async def choose(self, user: User) -> None: ...
    async def turn(self, user: User) -> None: ...


def fine(answer: Seen) -> Seen:
    """Every answer is for one person's eyes, and none is a fault of ours."""
    assert answer.ephemeral, answer.show()
    assert _FAULT not in answer.text, answer.show()
    return answer


class Taste:
    """What somebody likes to do; seeded, so that a game can be played again."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.done: Counter[str] = Counter()

    def longest(self, labels: list[str]) -> int:
        """Which of these routes to claim: a long one."""
        lengths = [int(found[1]) if (found := _LENGTH.search(label)) else 0 for label in labels]
        best = max(lengths)
        return self.chance.choice([place for place, length in enumerate(lengths) if length == best])

    def feels_like(self, share: float) -> bool:
        return self.chance.random() < share


class WithButtons:
    """Everything through the panel."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    async def choose(self, user: User) -> None:
        panel = fine(await user.click("Choose your tickets"))
        panel = await self._keep(user, panel)
        if panel.selects() and "trains" in panel.selects()[0].options[0].label:
            if self.taste.feels_like(0.5):
                await self._press(user, panel, panel.buttons()[0])
            else:
                menu = panel.selects()[0]
                await self._pick(user, panel, menu, self.taste.chance.choice(menu.options))

    async def _keep(self, user: User, panel: Seen) -> Seen:
        menu = next(one for one in panel.selects() if one.placeholder.startswith("Keep at least"))
        count = self.taste.chance.randint(menu.min_values, menu.max_values)
        kept = self.taste.chance.sample([option.value for option in menu.options], count)
        panel = fine(await user.select(menu.custom_id, *kept, message=panel))
        done = next(one for one in panel.buttons() if one.label.startswith(("Keep these", "Keep this")))
        self.taste.done["keep"] += 1
        return await self._press(user, panel, done)

    async def _press(self, user: User, panel: Seen, button: Button) -> Seen:
        return fine(await user.click(button.custom_id, panel))

    async def _pick(self, user: User, panel: Seen, menu: Select, option: Option) -> Seen:
        return fine(await user.select(menu.custom_id, option.value, message=panel))

    async def turn(self, user: User) -> None:
        panel = fine(await user.click("Take your turn"))
        assert "Your turn" in panel.text or "Your last turn" in panel.text, panel.show()
        for _ in range(6):
            if "### Done" in panel.text or "game is over" in panel.text:
                return
            panel = await self._step(user, panel)
        raise AssertionError(f"A turn has no end.\n{panel.show()}")

    async def _step(self, user: User, panel: Seen) -> Seen:
        text = panel.text
        if "Keep at least" in text:
            return await self._keep(user, panel)
        if "### The tunnel" in text:
            return await self._answer_tunnel(user, panel)
        if "How do you pay?" in text:
            return await self._pay(user, panel)
        if "### Draw" in text:
            return await self._press(user, panel, panel.button("Draw tickets"))
        if "second card" in text:
            return await self._draw(user, panel)
        return await self._begin(user, panel)

    async def _begin(self, user: User, panel: Seen) -> Seen:
        menus = {
            kind: [one for one in panel.selects() if one.options[0].value.startswith(kind)]
            for kind in ("route", "home")
        }
        labels = panel.labels()
        if menus["home"] and self.taste.feels_like(0.05):
            menu = menus["home"][0]
            self.taste.done["refill"] += 1
            return await self._pick(user, panel, menu, self.taste.chance.choice(menu.options))
        if "Draw tickets" in labels and self.taste.feels_like(0.04):
            self.taste.done["tickets"] += 1
            return await self._press(user, panel, panel.button("Draw tickets"))
        for kind, share in (("station", 0.03), ("port", 0.5)):
            if f"Build a {kind} …" in labels and self.taste.feels_like(share):
                self.taste.done[kind] += 1
                asked = await self._press(user, panel, panel.button(f"Build a {kind} …"))
                menu = self.taste.chance.choice(asked.selects())
                return await self._pick(user, asked, menu, self.taste.chance.choice(menu.options))
        swaps = [one.label for one in panel.buttons() if ":exchange~" in one.custom_id]
        if swaps and self.taste.feels_like(0.03):
            return await self._exchange(user, panel, self.taste.chance.choice(swaps))
        if menus["route"]:
            return await self._claim(user, panel, menus["route"])
        return await self._draw(user, panel)

    async def _claim(self, user: User, panel: Seen, menus: list[Select]) -> Seen:
        offered = [(menu, option) for menu in menus for option in menu.options]
        place = self.taste.longest([option.label for _, option in offered])
        length = _LENGTH.search(offered[place][1].label)
        if length is not None and int(length[1]) < 3 and self.taste.feels_like(0.6) and self._can_draw(panel):
            return await self._draw(user, panel)
        self.taste.done["claim"] += 1
        return await self._pick(user, panel, *offered[place])

    def _can_draw(self, panel: Seen) -> bool:
        return any(one.custom_id.split(":")[-1].startswith(("do~d", "do~b", "two")) for one in panel.buttons())

    async def _draw(self, user: User, panel: Seen) -> Seen:
        steps = {one.custom_id.split(":")[-1]: one for one in panel.buttons() if not one.disabled}
        two = [one for step, one in steps.items() if step.startswith("two")]
        single = [one for step, one in steps.items() if step.startswith(("do~d", "do~b"))]
        self.taste.done["draw"] += 1
        if two and (not single or self.taste.feels_like(0.6)):
            return await self._press(user, panel, self.taste.chance.choice(two))
        if single:
            return await self._press(user, panel, self.taste.chance.choice(single))
        self.taste.done["pass"] += 1
        return await self._press(user, panel, panel.button("Pass"))

    async def _pay(self, user: User, panel: Seen) -> Seen:
        ways = [one for one in panel.buttons() if one.label != "Back"]
        if ways:
            return await self._press(user, panel, ways[0])
        menu = panel.selects()[0]
        return await self._pick(user, panel, menu, menu.options[0])

    async def _answer_tunnel(self, user: User, panel: Seen) -> Seen:
        self.taste.done["tunnel"] += 1
        pays = [one for one in panel.buttons() if one.label.startswith("Pay") and not one.disabled]
        back = panel.button("Take the cards back")
        return await self._press(user, panel, pays[0] if pays and self.taste.feels_like(0.8) else back)

    async def _exchange(self, user: User, panel: Seen, label: str) -> Seen:
        self.taste.done["exchange"] += 1
        await user.click(label, panel)
        return fine(await user.submit(count="1"))


class WithCommands:
    """Everything through slash commands and their suggestions."""

    def __init__(self, taste: Taste) -> None:
        self.taste = taste

    async def choose(self, user: User) -> None:
        await self._keep(user)

    async def _keep(self, user: User) -> Answer:
        listed = await user.autocomplete("draw-tickets", "keep", "")
        more: dict[str, Any] = {}
        if "trains and ships" in (await user.slash("rules", topic="pieces")).text.lower() and self._opening(user):
            more["trains"] = self.taste.chance.choice((27, 18, 33))
        self.taste.done["keep"] += 1
        answer = await user.slash("draw-tickets", keep=self.taste.chance.choice(listed)["value"], **more)
        fine(answer)
        return answer

    def _opening(self, user: User) -> bool:
        return any("has left the station" in one.content for one in user.messages()[-12:]) and not any(
            "it is your turn" in one.content for one in user.messages()
        )

    async def turn(self, user: User) -> None:
        answer = await self._begin(user)
        for _ in range(4):
            if "### Done" in answer.text or "game is over" in answer.text:
                return
            answer = await self._go_on(user, answer)
        raise AssertionError(f"A turn has no end.\n{answer.show()}")

    async def _go_on(self, user: User, answer: Answer) -> Answer:
        if "Keep at least" in answer.text:
            return await self._keep(user)
        if "### The tunnel" in answer.text:
            self.taste.done["tunnel"] += 1
            (route,) = await user.autocomplete("claim", "route", "")
            ways = await user.autocomplete("claim", "with", "", route=route["value"])
            way = ways[0] if self.taste.feels_like(0.8) else ways[-1]
            return await self._use(user, "claim", route=route["value"], **{"with": way["value"]})
        assert "second card" in answer.text, answer.show()
        listed = await user.autocomplete("draw", "card", "")
        return await self._use(user, "draw", card=self.taste.chance.choice(listed)["value"])

    async def _use(self, user: User, name: str, **options: Any) -> Answer:
        answer = await user.slash(name, **options)
        fine(answer)
        return answer

    async def _begin(self, user: User) -> Answer:
        for kind, share in (("station", 0.03), ("port", 0.3)):
            if self.taste.feels_like(share) and (places := await user.autocomplete(kind, "city", "")):
                city = self.taste.chance.choice(places)["value"]
                ways = await user.autocomplete(kind, "with", "", city=city)
                self.taste.done[kind] += 1
                return await self._use(user, kind, city=city, **{"with": ways[0]["value"]})
        if self.taste.feels_like(0.03) and (pieces := await user.autocomplete("exchange", "pieces", "")):
            self.taste.done["exchange"] += 1
            return await self._use(user, "exchange", pieces=self.taste.chance.choice(pieces)["value"], count=1)
        if self.taste.feels_like(0.04):
            asked = await self._use(user, "draw-tickets")
            if "No tickets are left" not in asked.text:
                self.taste.done["tickets"] += 1
                answer = await user.click("Draw tickets", asked)
                fine(answer)
                return answer
        routes = await user.autocomplete("claim", "route", "")
        cards = await user.autocomplete("draw", "card", "")
        if routes:
            place = self.taste.longest([route["name"] for route in routes])
            length = _LENGTH.search(routes[place]["name"])
            short = length is not None and int(length[1]) < 3
            if not (short and cards and self.taste.feels_like(0.6)):
                return await self._claim(user, routes[place]["value"])
        if cards:
            return await self._draw(user, [card["value"] for card in cards])
        self.taste.done["pass"] += 1
        return await self._use(user, "pass")

    async def _claim(self, user: User, route: str) -> Answer:
        self.taste.done["claim"] += 1
        ways = await user.autocomplete("claim", "with", "", route=route)
        return await self._use(user, "claim", route=route, **{"with": ways[0]["value"]})

    async def _draw(self, user: User, cards: list[str]) -> Answer:
        self.taste.done["draw"] += 1
        more: dict[str, Any] = {}
        refills = await user.autocomplete("draw", "refill", "")
        if refills and self.taste.feels_like(0.3):
            more["refill"] = self.taste.chance.choice(refills)["value"]
        blind = [card for card in cards if card.startswith("blind")]
        if blind and self.taste.feels_like(0.6):
            card = self.taste.chance.choice(blind)
            return await self._use(user, "draw", card=card, second=card, **more)
        return await self._use(user, "draw", card=self.taste.chance.choice(cards), **more)


WAYS = {"buttons": WithButtons, "commands": WithCommands}


async def seat(discord: Sandbox, people: list[User], board: str, by_commands: bool, **options: object) -> None:
    """Open a table with these options, let everybody join, and start."""
    host, *others = people
    await host.slash("game new", map=board, **options)
    # On a busy machine the answer may come too late for Discord; the lobby is then a message of its own.
    await host.sees_that(lambda one: not one.ephemeral and "A table for" in one.text, "the lobby")
    for other in others:
        fine(await (other.slash("game join") if by_commands else other.click("Join")))
    fine(await (host.slash("game start") if by_commands else host.click("Start")))
    await host.sees("left the station")


async def play(discord: Sandbox, people: list[User], board: str, way: str, seed: int) -> tuple[Taste, Seen]:
    """A whole game, from `/game new` to the result."""
    taste = Taste(seed)
    player: Player = WithCommands(taste) if way == "commands" else WithButtons(taste)
    await seat(discord, people, board, way == "commands")
    for person in people:
        await player.choose(person)
    return taste, await play_on(people, player)


async def after(user: User, last: str, *texts: str) -> Seen:
    """The public message after that one which contains one of these texts."""

    def fits(one: Seen) -> bool:
        return int(one.id) > int(last) and any(text in one.content for text in texts)

    return await user.sees_that(fits, f"one of {texts} after message {last}")


async def with_picture(user: User, message: Seen) -> Seen:
    """The same message once its picture has come."""

    def fits(one: Seen) -> bool:
        return one.id == message.id and bool(one.attachments)

    return await user.sees_that(fits, "the picture")


async def play_on(people: list[User], player: Player) -> Seen:
    """Turn after turn, until the result is posted."""
    host = people[0]
    last = "0"
    for _ in range(MOST_TURNS):
        message = await after(host, last, "it is your turn", "is over.")
        if "is over." in message.content.splitlines()[0]:
            return message
        last = message.id
        (name,) = message.mentions
        await player.turn(next(person for person in people if person.name == name))
    raise AssertionError(f"The game has not ended after {MOST_TURNS} turns.")
