### Slow Train, English. Every sentence that a player reads is in this file.
### Values in braces are filled in by the bot; docs/glossary.md has the one word for each thing.

## Things on the table

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-white = white
colour-black = black
colour-grey = grey
colour-other = { $name }

swatch-red = 🔴
swatch-orange = 🟠
swatch-yellow = 🟡
swatch-green = 🟢
swatch-blue = 🔵
swatch-purple = 🟣
swatch-pink = 🩷
swatch-white = ⚪
swatch-black = ⚫
swatch-grey = 🔘
swatch-wild = 🌈
swatch-other = 🔘

# The colour of a player, always with the mark that the pieces bear in the pictures.
sign-red = 🟥●
sign-blue = 🟦▲
sign-green = 🟩■
sign-yellow = 🟨◆
sign-black = ⬛✚
sign-other = ⬜
player = { $sign } **{ $name }**

card-plain = { $swatch } { $colour }
card-wild = { $swatch } wild
card-train = { $swatch } { $colour } train
card-train-anchor = { $swatch } { $colour } train ⚓
card-ship = { $swatch } { $colour } ship ⚓
card-ship-double = { $swatch } { $colour } double ship

# What the cards are called where the word stands alone.
cards-counted = { $count } { $card }
cards-none = no cards

piece-counted = { $piece ->
    [train] { $count ->
        [one] 1 train
       *[other] { $count } trains
    }
    [ship] { $count ->
        [one] 1 ship
       *[other] { $count } ships
    }
    [bus] { $count ->
        [one] 1 bus
       *[other] { $count } buses
    }
    [cart] { $count ->
        [one] 1 cart
       *[other] { $count } carts
    }
   *[other] { $count ->
        [one] 1 piece
       *[other] { $count } pieces
    }
}
points-counted = { $count ->
    [one] 1 point
   *[other] { $count } points
}
tickets-counted = { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}
cards-in-hand = { $deck ->
    [train] { $count ->
        [one] 1 train card
       *[other] { $count } train cards
    }
    [ship] { $count ->
        [one] 1 ship card
       *[other] { $count } ship cards
    }
   *[other] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
}
deck-name = { $deck ->
    [train] train deck
    [ship] ship deck
   *[other] deck
}

route = { $from } – { $to }
route-traits = { $route } ({ $traits })
trait-length = { $length }
trait-tunnel = tunnel
trait-ferry = ferry { $wilds }
trait-bonus = goods
trait-sea = sea
junction = { $id ->
    [junction_superior] Lake Superior junction
    [junction_huron] Lake Huron junction
   *[other] junction
}
ticket-cities = { $from } – { $to }
ticket-worth = { $cities } ({ $points })

# Lists: everything but the last is joined by list-more, the last by list-last.
list-more = { $rest }, { $next }
list-last = { $rest } and { $next }
list-plus = { $rest } + { $next }
list-either = { $rest }/{ $next }
list-spaced = { $rest } · { $next }

## What happened

told-drew = { $player } took { $cards }.
told-two-blind = { $deck ->
    [train] { $player } took two train cards blind.
    [ship] { $player } took two ship cards blind.
   *[other] { $player } took two cards blind.
}
told-blind = { $deck ->
    [train] a train card blind
    [ship] a ship card blind
   *[other] a card blind
}
told-blind-known = { $card } (blind)
told-claimed = { $player } claimed **{ $route }** for { $points ->
    [one] 1 point
   *[other] { $points } points
}, paying { $cards }.
told-tunnel = { $player } laid { $cards } for the tunnel **{ $route }**. Turned up: { $revealed }. { $extra ->
    [0] No more cards are needed.
    [one] 1 more card is needed.
   *[other] { $extra } more cards are needed.
}
told-tunnel-unseen = { $player } laid { $cards } for the tunnel **{ $route }**. No card was left to turn up.
told-withdrawn = { $player } took the cards back; **{ $route }** stays free.
told-tickets-drawn = { $player } drew { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}.
told-tickets-kept = { $player } kept { $count ->
    [one] 1 ticket
   *[other] { $count } tickets
}{ $returned ->
    [0] {""}
   *[other] {" "}and put { $returned } back
}.
told-tickets-offered = The tickets: { $tickets }.
told-kept-tickets = You kept { $tickets }.
told-station = { $player } built a station in **{ $city }**, paying { $cards }.
told-port = { $player } built a port in **{ $city }**, paying { $cards }.
told-exchanged = { $player } exchanged { $pieces } (−{ $points }).
told-flag-card = { $player } lays { $card } aside for the flag.
told-flag-set = { $player } completed a flag: { $points } points.
told-goods = { $player } earned a bonus-goods card; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
told-passed = { $player } passed.
told-last-turns = { $player } is almost out of pieces: everybody has { $turns ->
    [one] one last turn
   *[other] { $turns } last turns
}.
told-ended = The last turn is over.
told-ended-passes = Everybody passed: the game is over.
told-row-renewed = Too many wilds: the row was laid out again.
told-kept = { $player } { $tickets }
told-opening-ended = Everybody has chosen. Tickets kept: { $kept }.
told-pieces = { $player } { $pieces }
told-pieces-chosen = Pieces: { $pieces }.
told-choice-made = { $player } has chosen.
told-opened = <@{ $user }> opened the table.
told-seated = <@{ $user }> sat down.
told-left = <@{ $user }> left the table.
told-removed = <@{ $user }> was removed from the table.
told-opponent-came = A computer opponent sat down.
told-opponent-left = A computer opponent left the table.
told-colour = A seat chose the colour { $colour }.
told-host = <@{ $user }> is the host now.
told-started = The game began. Proof of the shuffle (SHA-256): `{ $commitment }`
told-cancelled = <@{ $user }> cancelled the game.
told-undone = { $player } took the last action back.
told-resigned = { $player } gave up; a computer opponent plays on.
told-handed-over = A computer opponent plays for { $player } for now.
told-taken-back = { $player } is back.
