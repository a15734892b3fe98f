"""The checker's own game: what each line of a record does at the table, and when it may not."""

import re
from collections import Counter
from typing import Any

from tests.engine.checker_table import Table, demand


def whole_number(text: str) -> int:
    demand(re.fullmatch("0|[1-9][0-9]{0,8}", text) is not None, f"{text!r} is no number")
    return int(text)


class Game(Table):
    """The game while the record is played again."""

    # What is written in a line

    def play(self, line: str) -> None:
        demand(not self.ended, "the game has ended before this")
        seat_text, _, action = line.partition(" ")
        verb, *words = action.split(" ")
        demand(seat_text in [str(seat) for seat in range(self.seats)], "there is no such seat")
        seat = int(seat_text)
        if self.question == "opening":
            self.play_opening(seat, verb, words)
            return
        demand(seat == self.seat, f"it is the turn of seat {self.seat}")
        allowed = {
            "": ["draw", "tickets", "claim", "station", "port", "exchange", "pass"],
            "second": ["draw"],
            "offer": ["keep"],
            "tunnel": ["pay", "withdraw"],
        }[self.question]
        demand(verb in allowed, f"expected one of: {', '.join(allowed)}")
        shapes = {
            "draw": (1, 2, 3),
            "claim": (2,),
            "station": (2,),
            "port": (2,),
            "exchange": (2,),
            "keep": (1,),
            "pay": (1,),
        }
        demand(len(words) in shapes.get(verb, (0,)), "the line has too few or too many words")
        self.passes = self.passes + 1 if verb == "pass" else 0
        getattr(self, f"play_{verb}")(self.players[seat], *words)

    def payment(self, player: dict[str, Any], text: str) -> list[str]:
        """The cards of a payment in the order written, all of them in the hand; not yet taken out."""
        cards: list[str] = []
        order = list(self.cards)
        kinds = []
        for part in text.split("+"):
            kind, star, number = part.partition("*")
            demand(kind in self.cards, f"there is no card {kind!r}")
            count = 1
            if star:
                count = whole_number(number)
                demand(count >= 2, f"{part!r}: a single card has no number")
            demand(player["hand"][kind] >= count, f"the hand has no {count} of {kind}")
            kinds.append(order.index(kind))
            cards += [kind] * count
        demand(kinds == sorted(set(kinds)), "the kinds of card are not in the order of the map file")
        return cards

    def colour_of(self, cards: list[str]) -> str | None:
        """The one colour of these cards, None if all are wild."""
        colours = {self.cards[card]["colour"] for card in cards if not self.cards[card]["wild"]}
        demand(len(colours) <= 1, "the cards have several colours")
        return colours.pop() if colours else None

    def take_from_hand(self, player: dict[str, Any], cards: list[str]) -> None:
        for card in cards:
            player["hand"][card] -= 1

    # The opening and tickets

    def play_opening(self, seat: int, verb: str, words: list[str]) -> None:
        player = self.players[seat]
        demand(bool(player["to_choose"]), "this seat has made its opening choices; others have not")
        demand(verb == player["to_choose"][0], f"expected {player['to_choose'][0]} from this seat")
        demand(len(words) == 1, "the line has too few or too many words")
        if verb == "keep":
            player["rejected"] = self.keep(player, words[0], self.board["opening"]["keep"])
        else:
            self.choose_pieces(player, words[0])
        player["to_choose"].pop(0)
        if any(other["to_choose"] for other in self.players):
            return
        for other in self.players:
            if self.board["opening"]["rejected"] == "under":
                self.put_under(other["rejected"])
            other["rejected"] = []
        self.question = ""
        self.turn = 1

    def choose_pieces(self, player: dict[str, Any], text: str) -> None:
        numbers = text.split("/")
        pieces = self.board["pieces"]
        demand(len(numbers) == len(pieces), "that is not a number for each kind of piece")
        chosen = [whole_number(number) for number in numbers]
        demand(sum(chosen) == self.board["piece_choice"]["total"], "the pieces are too many or too few")
        for piece, number in zip(pieces, chosen, strict=True):
            demand(number <= piece["count"], f"there are not so many of {piece['id']}")
            player["supply"][piece["id"]] = number
            player["box"][piece["id"]] = piece["count"] - number

    def keep(self, player: dict[str, Any], text: str, least: int) -> list[str]:
        """Keep these of the offer; what comes back is rejected, in the order of the offer."""
        kept = text.split(",")
        offer = player["offer"]
        demand(all(ticket in offer for ticket in kept), "not all of these are on offer")
        demand(kept == [ticket for ticket in offer if ticket in kept], "the tickets are not in the order of the offer")
        demand(len(kept) >= min(least, len(offer)), "that is too few tickets")
        player["tickets"] += kept
        player["offer"] = []
        return [ticket for ticket in offer if ticket not in kept]

    def put_under(self, tickets: list[str]) -> None:
        for ticket in tickets:
            self.ticket_decks[self.tickets[ticket]["deck"]].insert(0, ticket)

    def play_tickets(self, player: dict[str, Any]) -> None:
        deck = self.ticket_decks[self.board["ticket_draw"]["deck"]]
        demand(bool(deck), "there are no tickets left")
        while deck and len(player["offer"]) < self.board["ticket_draw"]["count"]:
            player["offer"].append(deck.pop())
        self.hidden_seen = True
        self.question = "offer"

    def play_keep(self, player: dict[str, Any], text: str) -> None:
        self.put_under(self.keep(player, text, self.board["ticket_draw"]["keep"]))
        self.end_turn(player)

    # Drawing cards

    def play_draw(self, player: dict[str, Any], what: str, *more: str) -> None:
        if what == "blind":
            deck = self.named_deck(more)
            player["hand"][self.take_top(deck)] += 1
            is_last = False
        else:
            is_last = self.draw_from_row(player, what, more)
        if self.question == "second" or is_last or not self.can_draw(second=True):
            self.end_turn(player)
        else:
            self.question = "second"

    def named_deck(self, more: tuple[str, ...]) -> str:
        demand(len(more) == (len(self.decks) > 1), "the deck is named where there are several, and only there")
        deck = more[0] if more else next(iter(self.decks))
        demand(bool(self.decks.get(deck)), "there is no such deck, or it has no cards")
        return deck

    def draw_from_row(self, player: dict[str, Any], kind: str, more: tuple[str, ...]) -> bool:
        """Take a card from the row; True if it ends the turn."""
        demand(kind in self.row, "the row has no such card")
        wild: bool = self.cards[kind]["wild"]
        demand(not (wild and self.question == "second"), "a wild of the row can't be the second card")
        place = self.row.index(kind)
        deck = self.fullest()
        if len(self.decks) > 1 and deck is not None:
            demand(len(more) == 2 and more[0] == "refill", "the deck that refills the row is not named")
            deck = self.named_deck(more[1:])
        else:
            demand(not more, "no deck can be named")
        self.row[place] = None
        player["hand"][kind] += 1
        if deck is not None:
            self.lay_into_row(place, deck)
        return wild

    def can_draw(self, second: bool) -> bool:
        return self.fullest() is not None or any(
            card is not None and not (second and self.cards[card]["wild"]) for card in self.row
        )

    # Claiming

    def why_not(self, player: dict[str, Any], name: str) -> str:
        """Why this player can't claim the route whatever the cards; empty if nothing is in the way."""
        route = self.routes[name]
        if name in self.owners:
            return "the route is taken"
        if player["supply"][self.piece(route)] < route["length"]:
            return "there are too few pieces"
        for other, owner in self.owners.items():
            if route["double"] and self.routes[other]["double"] == route["double"]:
                if self.seats <= self.board["single_doubles"]:
                    return "the other half of the double route is taken, and with so few seats this one is closed"
                if self.players[owner] is player:
                    return "the seat has the other half of the double route"
        return ""

    def piece(self, route: dict[str, Any]) -> str:
        return next(str(piece["id"]) for piece in self.board["pieces"] if piece["route"] == route["kind"])

    def play_claim(self, player: dict[str, Any], name: str, text: str) -> None:
        demand(name in self.routes, "there is no such route")
        obstacle = self.why_not(player, name)
        demand(not obstacle, obstacle)
        route = self.routes[name]
        cards = self.payment(player, text)
        colour = self.colour_of(cards)
        demand(
            all(route["kind"] in self.cards[card]["serves"] for card in cards),
            "a card does not serve this kind of route",
        )
        demand(colour is None or route["colour"] in ("grey", colour), f"the route is {route['colour']}")
        covered = sum(self.cards[card]["covers"] for card in cards)
        demand(covered >= route["length"], "the cards do not cover the route")
        spare = covered - min(self.cards[card]["covers"] for card in cards)
        demand(spare < route["length"], "a card is superfluous")
        demand(sum(self.cards[card]["wild"] for card in cards) >= route["ferry"], "the ferry demands more wilds")
        self.take_from_hand(player, cards)
        if route["tunnel"]:
            self.reveal(name, cards, colour)
            if self.extra:
                self.question = "tunnel"
                return
        self.take_route(player, name, cards)

    def reveal(self, name: str, cards: list[str], colour: str | None) -> None:
        self.tunnel, self.laid, self.revealed = name, cards, []
        deck = self.cards[cards[0]]["deck"]
        while self.decks[deck] and len(self.revealed) < self.board["tunnel"]["reveal"]:
            self.revealed.append(self.take_top(deck))
        kinds = [self.cards[card] for card in self.revealed]
        self.extra = sum(kind["wild"] or kind["colour"] == colour for kind in kinds)

    def play_pay(self, player: dict[str, Any], text: str) -> None:
        cards = self.payment(player, text)
        demand(len(cards) == self.extra, f"{self.extra} extra cards are due")
        demand(self.colour_of(cards) in (None, self.colour_of(self.laid)), "the extra cards have another colour")
        self.take_from_hand(player, cards)
        self.take_route(player, self.tunnel, self.laid + cards)

    def play_withdraw(self, player: dict[str, Any]) -> None:
        player["hand"].update(self.laid)
        self.discard(self.revealed)
        self.revealed = []
        self.make_good()
        self.end_turn(player)

    def take_route(self, player: dict[str, Any], name: str, cards: list[str]) -> None:
        route = self.routes[name]
        self.owners[name] = self.players.index(player)
        player["routes"].append(name)
        player["supply"][self.piece(route)] -= route["length"]
        self.discard(self.without_flag(player, cards))
        if "flag_set" in self.board["rules"]:
            colours = self.board["flag_set"]["colours"]
            if len(player["flags"]) == len(colours):
                self.discard(sorted(player["flags"], key=lambda card: colours.index(self.cards[card]["colour"])))
                player["flags"] = []
                player["sets"] += 1
        if route["bonus"] and self.goods:
            self.goods -= 1
            player["goods"] += 1
        self.discard(self.revealed)
        self.revealed = []
        self.make_good()
        self.end_turn(player)

    def without_flag(self, player: dict[str, Any], cards: list[str]) -> list[str]:
        """What is discarded of a payment: all but one card of a flag colour that does not lie before the player yet."""
        if "flag_set" not in self.board["rules"]:
            return cards
        colour = self.colour_of(cards)
        there = [self.cards[card]["colour"] for card in player["flags"]]
        if colour not in self.board["flag_set"]["colours"] or colour in there:
            return cards
        rest = list(cards)
        kept = next(card for card in rest if not self.cards[card]["wild"])
        rest.remove(kept)
        player["flags"].append(kept)
        return rest

    # Stations, ports, exchange, pass

    def station_cost(self, player: dict[str, Any]) -> int:
        """What the next station costs; 0 if there is none to build."""
        if "station" not in self.board["rules"] or len(player["stations"]) >= self.board["station"]["count"]:
            return 0
        cost: int = self.board["station"]["costs"][len(player["stations"])]
        return cost

    def station_cities(self) -> list[str]:
        taken = [city for player in self.players for city in player["stations"]]
        return [name for name, city in self.cities.items() if city["kind"] == "city" and name not in taken]

    def play_station(self, player: dict[str, Any], city: str, text: str) -> None:
        cost = self.station_cost(player)
        demand(cost > 0, "there is no station to build")
        demand(city in self.station_cities(), "there is no such city, or it has a station")
        cards = self.payment(player, text)
        self.colour_of(cards)
        demand(len(cards) == cost, f"the station costs {cost}")
        self.take_from_hand(player, cards)
        self.discard(cards)
        player["stations"].append(city)
        self.make_good()
        self.end_turn(player)

    def port_cities(self, player: dict[str, Any]) -> list[str]:
        """The cities in which the player may build a port, whatever the cards."""
        if "port" not in self.board["rules"] or len(player["ports"]) >= self.board["port"]["count"]:
            return []
        taken = [city for other in self.players for city in other["ports"]]
        reached = {end for name in player["routes"] for end in (self.routes[name]["a"], self.routes[name]["b"])}
        return [name for name, city in self.cities.items() if city["port"] and name not in taken and name in reached]

    def play_port(self, player: dict[str, Any], city: str, text: str) -> None:
        demand(city in self.port_cities(player), "no port can be built there")
        cards = self.payment(player, text)
        self.colour_of(cards)
        coloured = [self.cards[card] for card in cards if not self.cards[card]["wild"]]
        demand(all(card["anchor"] for card in coloured), "a card has no anchor")
        for deal in self.board["port"]["cost"]:
            number = sum(card["deck"] == deal["deck"] for card in coloured)
            demand(number <= deal["count"], f"there are too many cards of the deck {deal['deck']}")
        cost = sum(deal["count"] for deal in self.board["port"]["cost"])
        demand(len(cards) == cost, f"the port costs {cost}")
        self.take_from_hand(player, cards)
        self.discard(cards)
        player["ports"].append(city)
        self.make_good()
        self.end_turn(player)

    def play_exchange(self, player: dict[str, Any], number: str, what: str) -> None:
        demand("exchange" in self.board["rules"], "there is no exchange on this board")
        names = [piece["id"] for piece in self.board["pieces"]]
        demand(what in [f"{name}s" for name in names], "there is no such kind of piece")
        count = whole_number(number)
        demand(count >= 1, "one piece at least must be handed in")
        given = what[:-1]
        taken = next(name for name in names if name != given)
        demand(count <= player["supply"][given], "the supply has not so many")
        demand(count <= player["box"][taken], "the box has not so many")
        for name, change in ((given, -count), (taken, count)):
            player["supply"][name] += change
            player["box"][name] -= change
        player["exchanged"] += count
        self.end_turn(player)

    def play_pass(self, player: dict[str, Any]) -> None:
        demand(not self.can_draw(second=False), "nobody may pass who can draw cards")
        demand(not self.ticket_decks[self.board["ticket_draw"]["deck"]], "nobody may pass who can draw tickets")
        for name in self.routes:
            can = not self.why_not(player, name) and self.can_pay_route(player, self.routes[name])
            demand(not can, f"nobody may pass who can claim {name}")
        held = {colour: self.held(player, colour) for colour in [None, *self.colours()]}
        cost = self.station_cost(player)
        rich = cost > 0 and any(len(held[colour] + held[None]) >= cost for colour in self.colours())
        demand(not (rich and self.station_cities()), "nobody may pass who can build a station")
        rich = any(self.can_pay_port(player, colour) for colour in self.colours())
        demand(not (rich and self.port_cities(player)), "nobody may pass who can build a port")
        self.end_turn(player)

    def colours(self) -> list[str]:
        return list(dict.fromkeys(card["colour"] for card in self.cards.values() if not card["wild"]))

    def held(self, player: dict[str, Any], colour: str | None) -> list[dict[str, Any]]:
        """The cards of this colour in the hand; of no colour: the wilds."""
        return [self.cards[kind] for kind in player["hand"].elements() if self.cards[kind]["colour"] == (colour or "")]

    def can_pay_route(self, player: dict[str, Any], route: dict[str, Any]) -> bool:
        wilds = [card for card in self.held(player, None) if route["kind"] in card["serves"]]
        for colour in self.colours() if route["colour"] == "grey" else [route["colour"]]:
            usable = [card for card in self.held(player, colour) if route["kind"] in card["serves"]]
            covered = sum(card["covers"] for card in usable + wilds)
            if covered >= route["length"] and len(wilds) >= route["ferry"]:
                return True
        return False

    def can_pay_port(self, player: dict[str, Any], colour: str) -> bool:
        if "port" not in self.board["rules"]:
            return False
        anchors = Counter(card["deck"] for card in self.held(player, colour) if card["anchor"])
        lacking = [max(0, deal["count"] - anchors[deal["deck"]]) for deal in self.board["port"]["cost"]]
        return len(self.held(player, None)) >= int(sum(lacking))

    # The end

    def end_turn(self, player: dict[str, Any]) -> None:
        self.question = ""
        if self.turns_left is not None:
            self.turns_left -= 1
        elif sum(player["supply"].values()) <= self.board["end"]["pieces"]:
            self.turns_left = self.seats * self.board["end"]["turns"]
        self.ended = self.turns_left == 0 or self.passes == self.seats
        self.seat = (self.seat + 1) % self.seats
        self.turn += not self.ended
