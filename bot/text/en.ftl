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
