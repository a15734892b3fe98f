"""Positions with one good move: what a level thinks about shows in what it does."""

from random import Random

import pytest
from msgspec.structs import replace

import maps
from engine import Edition, action_text, apply, final_scores, legal_actions
from engine.actions import Claim
from engine.ids import Seat
from engine.opponents import Reason, ReasonKey, Thought, choose, turn
from engine.opponents.ending import lead
from engine.opponents.plan import Plan, make_plan
from engine.opponents.sight import Sight
from engine.opponents.traits import HARD
from tests.engine.positions import Game

PLANNERS = ("normal", "hard")


def asked(game: Game, level: str) -> Thought:
    seat = game.state.seat
    return choose(level, game.edition, game.view(seat), legal_actions(game.edition, game.state, seat), 1)


def done(game: Game, level: str) -> str:
    return action_text(asked(game, level).action)


@pytest.mark.parametrize("level", ["easy", *PLANNERS])
def test_takes_the_last_gap_of_a_ticket(level: str) -> None:
    game = Game("europe", 3).own(0, "munchen-zurich", "munchen-wien")
    game.seat(0, hand="white+orange*2+green", tickets=("budapest-zurich",))
    assert done(game, level).startswith("claim budapest-wien")


@pytest.mark.parametrize("level", PLANNERS)
def test_pays_for_a_grey_route_with_what_the_plan_does_not_need(level: str) -> None:
    game = Game("europe", 3).own(0, "kyiv-wilno", "riga-wilno")
    game.seat(0, hand="red*4+blue*4", tickets=("bucuresti-riga",))
    choice = asked(game, level)
    assert action_text(choice.action) in {"claim bucuresti-kyiv red*4", "claim bucuresti-kyiv blue*4"}
    assert choice.reason.route == "bucuresti-kyiv"


@pytest.mark.parametrize("level", PLANNERS)
def test_keeps_tickets_that_lie_on_one_way(level: str) -> None:
    """Three of the four run through the middle; the one at the other end of the map is left."""
    game = Game("europe", 3, opening=True)
    game.seat(0, offer=("brest-petrograd", "paris-wien", "budapest-zurich", "angora-kharkov"))
    assert "angora-kharkov" not in done(game, level)


def test_takes_no_tickets_when_the_end_is_near() -> None:
    game = Game("europe", 3).seat(0, hand="red+blue", tickets=()).seat(1, supply=(3,))
    game.table(last_turns=3)
    assert done(game, "hard") != "tickets"


def test_a_last_turn_goes_to_the_ticket_and_not_to_the_longer_route() -> None:
    game = Game("europe", 3).own(0, "munchen-zurich", "munchen-wien").table(last_turns=2)
    game.seat(0, hand="white+red*4", tickets=("budapest-zurich",))
    assert done(game, "hard").startswith("claim budapest-wien")


def test_a_last_turn_without_tickets_goes_to_the_most_points() -> None:
    game = Game("europe", 3).own(1, "palermo-smyrna").table(last_turns=2).seat(0, hand="blue*4+red", tickets=())
    choice = asked(game, "hard")
    assert action_text(choice.action).startswith("claim ")
    assert choice.reason == Reason("last-turns", points=7)


def brought(game: Game) -> int:
    """Points that the hard opponent's choice brings seat 0 if the game ends with it; it is what it says it brings."""
    choice = asked(game, "hard")
    states = game.state, apply(game.edition, game.state, Seat(0), choice.action).state
    before, after = (final_scores(game.edition, replace(state, ended="turns")).seats[0].total for state in states)
    assert choice.reason == Reason("last-turns", points=after - before)
    return after - before


def test_a_last_turn_completes_a_flag_set_with_a_card_of_its_colour_not_with_a_wild() -> None:
    game = Game("paris", 3).table(last_turns=2)
    game.seat(0, hand="wild+blue", tickets=(), flags=("white", "red"))
    assert brought(game) == 1 + 4
    assert " blue" in done(game, "hard")


def test_a_last_turn_joins_two_paths_to_the_longest() -> None:
    """A route of two spaces makes one path of two; either alone, with it, is shorter than that of somebody else."""
    game = Game("europe", 3).own(0, "munchen-zurich", "munchen-wien", "budapest-wien", "roma-venezia", "venezia-zagrab")
    game.own(1, "kyiv-wilno", "bucuresti-kyiv", "riga-wilno").table(last_turns=2)
    game.seat(0, hand="orange*2+blue*3", tickets=())
    assert brought(game) == 2 + 10


def test_a_port_of_a_last_turn_counts_for_complete_tickets_alone() -> None:
    game = Game("great_lakes", 3).own(0, "chicago-milwaukee").table(last_turns=2)
    game.seat(0, hand="train.red.anchor*2+ship.red*2+train.black*4", tickets=("chicago-detroit",))
    assert brought(game) == 7


def test_a_ticket_that_a_last_turn_completes_counts_for_the_port_in_its_city() -> None:
    game = Game("great_lakes", 3).own(0, "milwaukee-muskegon", "green_bay-milwaukee").table(last_turns=2)
    game.seat(0, hand="ship.white+train.black*6", tickets=("chicago-green_bay",), ports=("chicago",))
    assert brought(game) == 1 + 2 * 5 + 10


def test_a_station_lends_one_route_for_a_last_turn() -> None:
    """With two of them the way would be complete; so the longer route is worth more."""
    game = Game("europe", 3).own(1, "edinburgh-london", "frankfurt-paris", "berlin-frankfurt").own(2, "dieppe-london")
    game.seat(0, hand="purple+blue*4", tickets=("edinburgh-paris",), stations=("london",)).table(last_turns=2)
    assert brought(game) == 7


@pytest.mark.parametrize("level", PLANNERS)
def test_a_station_rescues_a_ticket_that_is_shut_off(level: str) -> None:
    """Every route into Lisboa is another seat's."""
    game = Game("europe", 3).own(0, "madrid-pamplona", "pamplona-paris").own(1, "lisboa-madrid", "cadiz-lisboa")
    game.seat(0, hand="red*2+blue", supply=(12,), tickets=("danzig-lisboa",))
    game.own(0, "frankfurt-paris", "berlin-frankfurt", "berlin-danzig")
    assert done(game, level) in {f"station {city} {card}" for city in ("lisboa", "madrid") for card in ("red", "blue")}


def test_a_tunnel_waits_for_a_spare_card_while_there_is_time() -> None:
    """Zürich–Milano style luck: with no card to spare every second tunnel fails."""
    game = Game("europe", 3).own(0, "munchen-wien").row("red red orange orange blue")
    game.seat(0, hand="yellow*2", tickets=("london-wien",), supply=(40,))
    assert not done(game, "hard").startswith("claim munchen-zurich")


def test_the_extra_cards_of_a_tunnel_are_paid() -> None:
    game = Game("europe", 3).seat(0, hand="yellow*4", tickets=("madrid-zurich",)).decks("yellow red blue green")
    game.do("claim munchen-zurich yellow*2")
    assert done(game, "hard") == "pay yellow"


def test_a_port_goes_where_tickets_end() -> None:
    game = Game("great_lakes", 3).own(0, "chicago-milwaukee", "chicago-south_bend", "detroit-south_bend")
    game.own(0, "detroit-toledo", "green_bay-milwaukee")
    game.seat(
        0,
        hand="train.red.anchor*2+ship.red*2",
        tickets=("chicago-detroit", "chicago-green_bay"),
    )
    assert done(game, "hard").startswith("port chicago ")


def test_pieces_follow_the_plan() -> None:
    """Tickets by land ask for trains, tickets over the lakes for ships."""
    land = Game("great_lakes", 3, opening=True)
    land.seat(
        0,
        offer=(),
        tickets=(
            "montreal-new_york",
            "cedar_rapids-wausau",
            "scranton-toledo",
        ),
    )
    sea = Game("great_lakes", 3, opening=True)
    sea.seat(0, offer=(), tickets=("duluth-traverse_city", "buffalo-marquette", "detroit-south_baymouth"))

    def trains(game: Game) -> int:
        choice = choose("hard", game.edition, game.view(0), legal_actions(game.edition, game.state, 0), 1)
        return int(action_text(choice.action).removeprefix("pieces ").split("/")[0])

    assert trains(land) > trains(sea)


def test_an_exchange_makes_the_last_route_of_a_ticket_possible() -> None:
    """The cards for Duluth–Chicago's last rail route are there, one train is missing."""
    game = Game("great_lakes", 3).own(0, "duluth-wausau", "green_bay-wausau", "green_bay-milwaukee")
    game.own(1, "chicago-milwaukee", "milwaukee-muskegon")
    game.seat(0, hand="train.red*3", tickets=("chicago-duluth",), supply=(2, 12), box=(13, 2)).own(
        0, "madison-milwaukee"
    )
    assert done(game, "hard") == "exchange 1 ships"


def test_the_last_card_of_a_flag_set_decides_between_equal_routes() -> None:
    game = Game("paris", 3).table(last_turns=2)
    game.seat(0, hand="white*2+green*2", tickets=(), flags=("blue", "red"))
    assert " white" in done(game, "hard")


def test_a_card_of_a_flag_set_is_known_by_its_colour_not_by_its_id() -> None:
    board = maps.edition("paris").board
    cards = tuple(replace(card, id=f"card.{card.id}") for card in board.decks[0].cards)
    game = Game(Edition(replace(board, decks=(replace(board.decks[0], cards=cards),))), 3).table(last_turns=2)
    game.seat(0, hand="card.white*2+card.blue", tickets=(), flags=("card.white", "card.red"))
    assert done(game, "hard").endswith(" card.blue")


def test_bonus_goods_that_win_a_rank_decide_the_last_turn() -> None:
    """Five routes of two spaces take two green cards; one card of goods more shares the first place."""
    game = Game("amsterdam", 3).table(last_turns=2).seat(1, goods=2).seat(2, goods=0)
    game.seat(0, hand="green*2", goods=1, tickets=())
    claim = asked(game, "hard").action
    assert isinstance(claim, Claim)
    assert game.edition.routes[game.edition.route_index[claim.route]].bonus


@pytest.mark.parametrize("level", PLANNERS)
def test_draws_the_colour_that_the_plan_lacks(level: str) -> None:
    game = Game("europe", 3).own(0, "kyiv-wilno").row("yellow green orange blue black")
    game.seat(0, hand="green*3", tickets=("bucuresti-riga",))
    game.own(0, "bucuresti-kyiv")
    assert done(game, level) == "draw green"


@pytest.mark.parametrize("owned", ["eau_claire-wausau", "green_bay-wausau"])
def test_easy_draws_for_the_kind_of_the_next_route(owned: str) -> None:
    """By rail: the one left is red, the other grey."""
    game = Game("great_lakes", 3).own(0, owned).row("ship.white ship.red ship.red.double train.red ship.black wild")
    game.seat(0, hand="", tickets=("eau_claire-green_bay",))
    assert done(game, "easy").startswith("draw train.red")


def test_a_sure_lead_is_taken_home() -> None:
    """Nothing is left to do for tickets: the claim that brings the last turns wins."""
    game = Game("amsterdam", 3).seat(0, hand="green*3", tickets=(), supply=(3,), points=40)
    choice = asked(game, "hard")
    assert action_text(choice.action).startswith("claim ")
    assert choice.reason.key == "ends-ahead"


@pytest.mark.parametrize("points", [0, 40])
def test_who_would_lose_does_not_end_the_game(points: int) -> None:
    """The same hand and pieces; only the score of the others decides."""
    game = Game("amsterdam", 3).seat(0, hand="green*3", tickets=(), supply=(3,), points=12).seat(1, points=points)
    ends = action_text(asked(game, "hard").action).startswith("claim ")
    assert ends == (points == 0)


def test_an_end_is_not_held_back_for_ever() -> None:
    """With a hand full of cards nothing is left to wait for."""
    game = Game("amsterdam", 3).seat(0, hand="green*6+red*6+blue*4", tickets=(), supply=(4,)).seat(1, points=40)
    assert done(game, "hard").startswith("claim ")


def test_a_route_that_everybody_likes_comes_before_one_that_waits() -> None:
    """Both can be paid at once; there are only three routes of four spaces."""
    game = Game("amsterdam", 3).own(0, "begijnhof-dam")
    game.seat(0, hand="pink*2+green*4", tickets=("dam-de_drie_hendricken",))
    claim = asked(game, "hard").action
    assert isinstance(claim, Claim)
    assert game.edition.routes[game.edition.route_index[claim.route]].length == 4


def test_a_ticket_is_not_given_up_at_the_first_delay() -> None:
    """Somebody hurries, and the plan takes a little longer than the game would at the least."""
    game = Game("europe", 3).own(0, "marseille-paris").seat(1, supply=(8,))
    game.seat(0, hand="red", tickets=("barcelona-munchen",))
    sight = Sight(game.edition, game.view(0), HARD)
    strict = make_plan(sight, ("barcelona-munchen",), Random(1), late=1.0)
    patient = make_plan(sight, ("barcelona-munchen",), Random(1), late=HARD.stubborn)
    assert strict.lost == ("barcelona-munchen",)
    assert patient.tickets == ("barcelona-munchen",)
    assert sight.turns + 1 < patient.turns <= sight.turns + HARD.stubborn


def test_pieces_are_dearer_where_long_routes_pay() -> None:
    prices = [Sight(game.edition, game.view(0), HARD).piece for game in map(Game, ("paris", "amsterdam", "europe"))]
    assert prices == sorted(prices)
    assert prices[0] < prices[1] < prices[2]


@pytest.mark.parametrize("level", PLANNERS)
def test_claims_a_long_route_when_the_hand_pays_for_it(level: str) -> None:
    """However many good cards it takes."""
    game = Game("great_lakes", 3).own(0, "cleveland-detroit")
    game.seat(0, hand="train.yellow*6+train.yellow.anchor*3+train.red", tickets=("detroit-new_york",))
    assert done(game, level) == "claim cleveland-new_york train.yellow*6+train.yellow.anchor*3"


def test_takes_a_short_route_rather_than_cards_when_the_end_is_near() -> None:
    far, near = (Game("amsterdam", 3).seat(0, hand="red*2", tickets=(), supply=(8,)) for _ in range(2))
    near.seat(1, supply=(3,))
    assert done(far, "hard").startswith("draw")
    assert done(near, "hard").startswith("claim")


def test_takes_more_risk_with_tickets_while_a_station_can_rescue_them(monkeypatch: pytest.MonkeyPatch) -> None:
    promised = HARD.ticket_margin * (1 + HARD.rescue) / 2
    monkeypatch.setattr(turn, "draw_value", lambda sight, plan, chance: sight.rate * promised)
    for built, draws in (((), True), (("roma", "paris", "kyiv"), False)):
        game = Game("europe", 3).seat(0, hand="red+blue", tickets=(), stations=built)
        assert (done(game, "hard") == "tickets") is draws


def test_a_ticket_that_a_station_completes_is_done() -> None:
    """Nothing is planned for it any more, and it counts for the lead as the end would count it."""
    game = Game("europe", 2).own(1, "edinburgh-london").own(0, "dieppe-london", "dieppe-paris")
    game.seat(0, tickets=("edinburgh-paris",))
    before = Sight(game.edition, game.view(0), HARD)
    assert make_plan(before, game.view(0).tickets, Random(1)).tickets == ("edinburgh-paris",)
    game.seat(0, stations=("london",))
    after = Sight(game.edition, game.view(0), HARD)
    assert make_plan(after, game.view(0).tickets, Random(1)) == Plan()
    points, station = 7, 4
    assert lead(after, sure=False) - lead(before, sure=False) == 2 * points - station


def test_a_station_that_serves_a_ticket_is_not_counted_on_for_another() -> None:
    game = Game("europe", 2).own(1, "edinburgh-london", "amsterdam-london").own(0, "dieppe-london", "dieppe-paris")
    game.seat(0, tickets=("edinburgh-paris",), stations=("london",))
    sight = Sight(game.edition, game.view(0), HARD)
    assert not sight.lent
    game.seat(0, tickets=())
    sight = Sight(game.edition, game.view(0), HARD)
    assert {game.edition.route_ids[route] for route in sight.lent} == {"edinburgh-london", "amsterdam-london"}


# What is said about it.


@pytest.mark.parametrize(("hand", "payable"), [("white", 1), ("white+yellow*4", 2)])
@pytest.mark.parametrize("level", PLANNERS)
def test_says_how_many_of_the_planned_routes_can_be_paid(level: str, hand: str, payable: int) -> None:
    game = Game("europe", 3).own(0, "munchen-wien").seat(0, hand=hand, tickets=("budapest-zurich",))
    reason = asked(game, level).reason
    assert (reason.key, reason.count) == ("planned", payable)


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("green orange orange orange black", Reason("card-helps", card="green", count=1)),
        ("wild orange orange orange black", Reason("card-helps", card="wild", count=2)),
        ("blue orange orange orange black", Reason("card-promises", card="blue")),
    ],
)
def test_says_how_many_planned_routes_a_card_serves(row: str, reason: Reason) -> None:
    """A green route and a white or red one are planned; blue would only pay for one that scores."""
    game = Game("europe", 3).own(0, "kyiv-wilno", "bucuresti-kyiv", "munchen-zurich", "munchen-wien").row(row)
    game.seat(0, hand="blue", tickets=("bucuresti-riga", "budapest-zurich"))
    assert asked(game, "normal").reason == reason


@pytest.mark.parametrize(("tickets", "key"), [((), "for-points"), (("budapest-zurich",), "points-meanwhile")])
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_says_that_nothing_is_missing_only_if_so(level: str, tickets: tuple[str, ...], key: str) -> None:
    game = Game("europe", 3).own(0, "munchen-zurich", "munchen-wien").row("blue*5").tickets_left()
    game.seat(0, hand="blue*20", tickets=tickets)
    assert asked(game, level).reason.key == key


@pytest.mark.parametrize(
    ("ticket", "key"), [("budapest-zurich", "more-tickets"), ("athina-edinburgh", "tickets-promise")]
)
def test_says_that_tickets_are_nearly_done_only_if_so(
    ticket: str, key: ReasonKey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn, "draw_value", lambda sight, plan, chance: 30.0)
    game = Game("europe", 3).seat(0, hand="", tickets=(ticket,)).own(0, "munchen-wien")
    assert asked(game, "hard").reason == Reason(key, points=30)


@pytest.mark.parametrize("level", PLANNERS)
def test_names_the_tickets_that_a_station_saves(level: str) -> None:
    """Lisboa and Edinburgh are both shut off."""
    game = Game("europe", 3).own(1, "lisboa-madrid", "cadiz-lisboa", "edinburgh-london", "edinburgh-london-2")
    game.own(0, "madrid-pamplona", "pamplona-paris", "dieppe-paris", "dieppe-london")
    game.own(0, "frankfurt-paris", "berlin-frankfurt", "berlin-danzig")
    game.seat(0, hand="red*2+blue", supply=(12,), tickets=("danzig-lisboa", "edinburgh-paris"))
    reason = asked(game, level).reason
    saved = {"lisboa": "danzig-lisboa", "madrid": "danzig-lisboa"}.get(reason.city, "edinburgh-paris")
    assert reason == Reason("station-rescues", city=reason.city, tickets=(saved,))
