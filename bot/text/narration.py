"""What happened, in sentences: the events of the log, without grammar in code."""

from collections.abc import Iterable, Sequence

from bot.service.happenings import (
    ColourChosen,
    GameCancelled,
    GameStarted,
    HandedOver,
    HostChanged,
    Resigned,
    SeatLeft,
    SeatTaken,
    TableEvent,
    TableOpened,
    TakenBack,
    Undone,
)
from bot.text.names import Names, joined
from engine.events import (
    BlindCard,
    BlindDrawn,
    CardDrawn,
    CardLaid,
    ChoiceMade,
    DeckRenewed,
    Exchanged,
    FlagCardKept,
    FlagSetScored,
    GameEnded,
    GoodsEarned,
    KeptTickets,
    LastTurns,
    OpeningEnded,
    Passed,
    PortBuilt,
    RouteClaimed,
    RowRenewed,
    StationBuilt,
    TicketsDrawn,
    TicketsKept,
    TicketsOffered,
    TunnelLaid,
    TunnelWithdrawn,
    TurnBegan,
)


def narrate(names: Names, events: Sequence[TableEvent]) -> list[str]:
    """One sentence per thing that happened; the cards of one draw share a sentence."""
    sentences: list[str] = []
    draws: list[CardDrawn | BlindDrawn] = []
    known: list[str | None] = []
    for event in events:
        match event:
            case CardDrawn(card=card):
                if draws and draws[0].seat != event.seat:
                    sentences += _drew(names, draws, known)
                draws.append(event)
                known.append(card)
            case BlindDrawn():
                if draws and draws[0].seat != event.seat:
                    sentences += _drew(names, draws, known)
                draws.append(event)
                known.append(None)
            case BlindCard(card=card):
                known[-1:] = [card]
            case CardLaid() | DeckRenewed():
                continue
            case _:
                if draws and not isinstance(event, RowRenewed):
                    sentences += _drew(names, draws, known)
                sentences += _sentence(names, event)
    return sentences + _drew(names, draws, known)


def _drew(names: Names, draws: list[CardDrawn | BlindDrawn], known: list[str | None]) -> list[str]:
    """The sentence about the cards drawn so far; both lists are empty afterwards."""
    if not draws:
        return []
    words, player = names.words, names.player(draws[0].seat)
    pairs = list(zip(draws, known, strict=True))
    draws.clear()
    known.clear()
    blind = [draw for draw, card in pairs if isinstance(draw, BlindDrawn) and card is None]
    if len(blind) == len(pairs) == 2 and blind[0].deck == blind[1].deck:
        return [words.say("told-two-blind", player=player, deck=blind[0].deck)]
    return [words.say("told-drew", player=player, cards=joined(words, [_drawn(names, *pair) for pair in pairs]))]


def _drawn(names: Names, draw: CardDrawn | BlindDrawn, card: str | None) -> str:
    if isinstance(draw, CardDrawn):
        return names.card(draw.card)
    if card is None:
        return names.words.say("told-blind", deck=draw.deck)
    return names.words.say("told-blind-known", card=names.card(card))


def _sentence(names: Names, event: TableEvent) -> Iterable[str]:
    """What everybody reads about this event; nothing about those that only the picture tells."""
    say = names.words.say
    match event:
        case RouteClaimed(seat=seat, route=route, cards=cards, points=points):
            yield say(
                "told-claimed",
                player=names.player(seat),
                route=names.ends(route),
                cards=names.cards(cards),
                points=points,
            )
        case TunnelLaid(seat=seat, route=route, cards=cards, revealed=revealed, extra=extra):
            key = "told-tunnel" if revealed else "told-tunnel-unseen"
            yield say(
                key,
                player=names.player(seat),
                route=names.ends(route),
                cards=names.cards(cards),
                revealed=names.row(revealed),
                extra=extra,
            )
        case TunnelWithdrawn(seat=seat, route=route):
            yield say("told-withdrawn", player=names.player(seat), route=names.ends(route))
        case TicketsDrawn(seat=seat, count=count):
            yield say("told-tickets-drawn", player=names.player(seat), count=count)
        case TicketsKept(seat=seat, count=count, returned=returned):
            yield say("told-tickets-kept", player=names.player(seat), count=count, returned=returned)
        case TicketsOffered(seat=seat, tickets=tickets):
            yield say("told-tickets-offered", tickets=joined(names.words, [names.ticket(ticket) for ticket in tickets]))
        case KeptTickets(seat=seat, tickets=tickets):
            yield say("told-kept-tickets", tickets=joined(names.words, [names.ticket(ticket) for ticket in tickets]))
        case StationBuilt(seat=seat, city=city, cards=cards):
            yield say("told-station", player=names.player(seat), city=names.city(city), cards=names.cards(cards))
        case PortBuilt(seat=seat, city=city, cards=cards):
            yield say("told-port", player=names.player(seat), city=names.city(city), cards=names.cards(cards))
        case Exchanged(seat=seat, piece=piece, count=count, points=points):
            handed = say("piece-counted", piece=piece, count=count)
            yield say("told-exchanged", player=names.player(seat), pieces=handed, points=-points)
        case FlagCardKept(seat=seat, card=card):
            yield say("told-flag-card", player=names.player(seat), card=names.card(card))
        case FlagSetScored(seat=seat, points=points):
            yield say("told-flag-set", player=names.player(seat), points=points)
        case GoodsEarned(seat=seat, left=left):
            yield say("told-goods", player=names.player(seat), left=left)
        case Passed(seat=seat):
            yield say("told-passed", player=names.player(seat))
        case LastTurns(seat=seat, turns=turns):
            yield say("told-last-turns", player=names.player(seat), turns=turns)
        case GameEnded(by_passes=by_passes):
            yield say("told-ended-passes" if by_passes else "told-ended")
        case RowRenewed(row=row):
            yield say("told-row-renewed", row=names.row(row))
        case OpeningEnded(kept=kept, supplies=supplies):
            yield from _opening(names, kept, supplies)
        case ChoiceMade(seat=seat):
            yield say("told-choice-made", player=names.player(seat))
        case _:
            yield from _about_the_table(names, event)


def _opening(names: Names, kept: tuple[int, ...], supplies: tuple[tuple[int, ...], ...]) -> Iterable[str]:
    say = names.words.say
    counts = [say("told-kept", player=names.player(seat), tickets=count) for seat, count in enumerate(kept)]
    yield say("told-opening-ended", kept=joined(names.words, counts))
    if names.edition.board.piece_choice is not None:
        pieces = [
            say("told-pieces", player=names.player(seat), pieces=names.pieces(supply))
            for seat, supply in enumerate(supplies)
        ]
        yield say("told-pieces-chosen", pieces=joined(names.words, pieces))


def _about_the_table(names: Names, event: TableEvent) -> Iterable[str]:
    """What people did that is no action of the game."""
    say = names.words.say
    match event:
        case TableOpened(user=user):
            yield say("told-opened", user=str(user))
        case SeatTaken(user=None) | SeatLeft(user=None):
            yield say("told-opponent-came" if isinstance(event, SeatTaken) else "told-opponent-left")
        case SeatTaken(user=user):
            yield say("told-seated", user=str(user))
        case SeatLeft(user=user, removed=removed):
            yield say("told-removed" if removed else "told-left", user=str(user))
        case ColourChosen(colour=colour):
            yield say("told-colour", colour=names.colour(colour))
        case HostChanged(user=user):
            yield say("told-host", user=str(user))
        case GameStarted(commitment=commitment):
            yield say("told-started", commitment=commitment)
        case GameCancelled(user=user):
            yield say("told-cancelled", user=str(user))
        case Undone(seat=seat):
            yield say("told-undone", player=names.player(seat))
        case Resigned(seat=seat):
            yield say("told-resigned", player=names.player(seat))
        case HandedOver(seat=seat):
            yield say("told-handed-over", player=names.player(seat))
        case TakenBack(seat=seat):
            yield say("told-taken-back", player=names.player(seat))
        case TurnBegan():
            return
