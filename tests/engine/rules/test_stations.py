"""Stations, and ties in Europe: R-STA, R-TIE-EU."""

from engine.events import StationBuilt
from engine.ids import Seat
from tests.engine.positions import Game


def test_r_sta_1_in_any_city_without_one() -> None:
    game = Game("europe", 3).seat(0, hand="red").seat(1, stations=("roma",)).seat(2, stations=("wien", "riga"))
    cities = {text.split()[1] for text in game.legal() if text.startswith("station")}
    assert cities == set(game.edition.cities) - {"roma", "wien", "riga"}
    assert game.refused("station roma red") == "station-taken"
    assert game.refused("station atlantis red") == "no-such-city"
    events = game.do("station moskva red")
    assert events[0] == StationBuilt(Seat(0), "moskva", ("red",))
    assert game.state.players[0].stations == ("moskva",)
    assert game.state.seat == 1


def test_r_sta_1_not_in_a_city_with_ones_own() -> None:
    game = Game("europe").seat(0, hand="red*2", stations=("roma",))
    assert game.refused("station roma red*2") == "station-taken"


def test_r_sta_1_three_and_no_more() -> None:
    game = Game("europe").seat(0, hand="red*9+wild*9", stations=("roma", "wien", "riga"))
    assert "station" not in game.kinds()
    assert game.refused("station moskva red*3") == "no-station-left"


def test_r_sta_2_the_first_costs_any_one_card() -> None:
    game = Game("europe").seat(0, hand="red+blue*2+wild")
    assert game.payments("station roma") == {"red", "blue", "wild"}
    assert game.refused("station roma blue*2") == "wrong-payment"


def test_r_sta_2_the_second_two_and_the_third_three_of_one_colour() -> None:
    game = Game("europe").seat(0, hand="red+blue*2+wild*2", stations=("wien",))
    assert game.payments("station roma") == {"blue*2", "blue+wild", "red+wild", "wild*2"}
    assert game.refused("station roma red+blue") == "wrong-payment"
    game.seat(0, stations=("wien", "riga"))
    assert game.payments("station roma") == {"blue*2+wild", "blue+wild*2", "red+wild*2"}
    assert game.refused("station roma wild*3") == "cards-missing"
    game.seat(0, hand="wild*3")
    assert game.payments("station roma") == {"wild*3"}


def test_r_sta_2_a_station_is_no_piece_and_earns_nothing_at_once() -> None:
    game = Game("europe").seat(0, hand="red")
    game.do("station roma red")
    assert (game.state.players[0].supply, game.state.players[0].points) == ((45,), 0)


def borrower(*stations: str, tickets: tuple[str, ...], seats: int = 3) -> Game:
    return Game("europe", seats).seat(0, stations=stations, tickets=tickets)


def borrowed(game: Game) -> tuple[str, ...]:
    return game.final().seats[0].standing.borrowed


def test_r_sta_3_a_station_borrows_one_route_for_all_tickets_together() -> None:
    game = borrower("zagrab", tickets=("budapest-zurich", "brindisi-zurich"))
    game.own(0, "venezia-zurich", "roma-venezia", "brindisi-roma").own(1, "budapest-zagrab", "venezia-zagrab")
    assert game.lines(0)["tickets_done"] == 6
    game.seat(0, tickets=("brindisi-zagrab", "budapest-zurich"))
    assert borrowed(game) == ("venezia-zagrab",)
    assert (game.lines(0)["tickets_done"], game.lines(0)["tickets_missed"]) == (6, -6)


def test_r_sta_3_only_routes_of_others_that_end_in_the_city() -> None:
    game = borrower("zagrab", tickets=("budapest-zurich",))
    game.own(0, "venezia-zurich", "venezia-zagrab").own(1, "budapest-wien")
    assert (borrowed(game), game.lines(0)["tickets_done"]) == (("",), 0)
    game.own(1, "budapest-zagrab")
    assert (borrowed(game), game.lines(0)["tickets_done"]) == (("budapest-zagrab",), 6)


def test_r_sta_3_without_a_station_nothing_is_borrowed() -> None:
    game = borrower(tickets=("budapest-zurich",)).own(0, "venezia-zurich", "venezia-zagrab").own(1, "budapest-zagrab")
    assert game.lines(0)["tickets_done"] == 0


def test_r_sta_3_most_points_first() -> None:
    game = borrower("wien", tickets=("paris-wien", "stockholm-wien"))
    game.own(0, "paris-zurich", "munchen-zurich", "kobenhavn-stockholm", "essen-kobenhavn", "berlin-essen")
    game.own(1, "munchen-wien").own(2, "berlin-wien")
    assert borrowed(game) == ("berlin-wien",)
    assert (game.lines(0)["tickets_done"], game.lines(0)["tickets_missed"]) == (11, -8)


def test_r_sta_3_then_the_number_of_complete_tickets() -> None:
    """One ticket of ten points against two of five; the route for the one stands first in the file."""
    tickets = ("bucuresti-riga", "smyrna-sofia", "angora-athina")
    game = borrower("sofia", tickets=tickets).own(1, "bucuresti-sofia", "constantinople-sofia")
    assert [game.edition.tickets[ticket].points for ticket in tickets] == [10, 5, 5]
    game.own(0, "athina-sofia", "sarajevo-sofia", "budapest-sarajevo", "budapest-kyiv", "kyiv-wilno", "riga-wilno")
    game.own(0, "constantinople-smyrna", "angora-constantinople")
    assert borrowed(game) == ("constantinople-sofia",)
    assert (game.lines(0)["tickets_done"], game.final().seats[0].standing.done) == (10, 2)
    game.seat(0, tickets=tickets[:2])
    assert borrowed(game) == ("bucuresti-sofia",)


def test_r_sta_3_then_the_first_in_the_order_of_the_map_file() -> None:
    game = borrower("paris", tickets=()).own(1, "brest-paris", "marseille-paris").own(2, "dieppe-paris")
    assert borrowed(game) == ("brest-paris",)
    game.seat(0, tickets=("london-wien",))
    assert borrowed(game) == ("brest-paris",)


def test_r_sta_3_no_route_comes_last() -> None:
    assert borrowed(borrower("paris", tickets=("london-wien",)).own(0, "brest-paris")) == ("",)


def test_r_sta_3_stations_are_compared_in_the_order_they_were_built() -> None:
    game = borrower("zagrab", "wien", tickets=("paris-wien",)).own(1, "wien-zagrab", "budapest-wien", "budapest-zagrab")
    assert borrowed(game) == ("budapest-zagrab", "budapest-wien")
    game.own(0, "venezia-zurich", "paris-zurich", "venezia-zagrab")
    assert borrowed(game) == ("budapest-zagrab", "budapest-wien")
    assert game.lines(0)["tickets_done"] == 8


def test_r_sta_3_one_path_may_use_several_stations() -> None:
    game = borrower("zagrab", "venezia", "munchen", tickets=("budapest-zurich",))
    game.own(1, "budapest-zagrab", "venezia-zurich").own(2, "venezia-zagrab", "munchen-venezia")
    assert game.lines(0)["tickets_done"] == 0
    game.own(0, "venezia-zagrab")
    assert borrowed(game)[:2] == ("budapest-zagrab", "venezia-zurich")
    assert game.lines(0)["tickets_done"] == 6


def test_r_sta_3_several_seats_may_use_one_route() -> None:
    game = borrower("zagrab", tickets=("budapest-zurich",)).own(0, "venezia-zagrab", "venezia-zurich")
    game.seat(1, stations=("budapest",), tickets=("budapest-sofia",)).own(1, "sarajevo-zagrab", "sarajevo-sofia")
    game.own(2, "budapest-zagrab")
    assert [game.lines(seat)["tickets_done"] for seat in (0, 1)] == [6, 5]


def test_r_sta_4_four_points_for_each_station_not_built() -> None:
    for built in range(4):
        game = borrower(*("roma", "wien", "riga")[:built], tickets=())
        assert game.lines(0)["stations"] == 4 * (3 - built)


def level(*, stations: tuple[int, int] = (0, 0), tickets: tuple[int, int] = (0, 0), points: tuple[str, str]) -> Game:
    """Two seats with so many stations and complete tickets, and routes."""
    done = ("budapest-zurich",)
    game = Game("europe", 2)
    for seat in range(2):
        game.seat(
            seat,
            tickets=done[: tickets[seat]],
            stations=("riga", "roma", "kyiv", "sofia")[seat * 2 :][: stations[seat]],
        )
        game.own(seat, *filter(None, points[seat].split()))
    return game


def test_r_tie_eu_more_complete_tickets_first() -> None:
    game = level(
        points=("venezia-zurich venezia-zagrab budapest-zagrab", "brest-dieppe cadiz-lisboa danzig-warszawa"),
        tickets=(1, 0),
        stations=(1, 0),
    )
    game.own(1, "barcelona-madrid", "essen-frankfurt", "frankfurt-munchen", "brindisi-roma")
    totals = [seat.total for seat in game.final().seats]
    assert totals[0] - totals[1] == (6 + 6 + 8 + 10) - (14 + 12)
    game.own(1, "amsterdam-frankfurt", "kharkov-rostov")
    assert [seat.total for seat in game.final().seats] == [30, 30]
    assert (game.places(), game.final().decided) == ([1, 2], "tickets")


def test_r_tie_eu_then_fewer_stations_built() -> None:
    game = level(points=("lisboa-madrid", "brest-paris danzig-riga"), stations=(0, 1))
    assert [seat.total for seat in game.final().seats] == [4 + 12 + 10, 8 + 8 + 10]
    assert (game.places(), game.final().decided) == ([1, 2], "stations")


def test_r_tie_eu_then_holding_the_longest_path() -> None:
    game = level(points=("athina-sarajevo", "cadiz-madrid brest-paris danzig-riga angora-erzurum budapest-wien"))
    assert [seat.total for seat in game.final().seats] == [7 + 12 + 10, 17 + 12]
    assert (game.places(), game.final().decided) == ([1, 2], "longest_path")


def test_r_tie_eu_then_a_shared_victory() -> None:
    game = level(points=("brest-dieppe", "cadiz-lisboa"))
    assert (game.places(), game.final().decided) == ([1, 1], "shared")
    assert game.final().winners == (0, 1)


def test_r_tie_eu_tickets_by_way_of_stations_count() -> None:
    game = level(points=("venezia-zurich venezia-zagrab", "brest-dieppe cadiz-lisboa danzig-warszawa budapest-zagrab"))
    game.seat(0, tickets=("budapest-zurich",), stations=("zagrab",))
    game.own(1, "barcelona-madrid", "essen-frankfurt", "brindisi-roma", "moskva-smolensk")
    assert [seat.total for seat in game.final().seats] == [4 + 6 + 8 + 10, 16 + 12]
    assert (game.places(), game.final().decided) == ([1, 2], "tickets")
