### Slow Train по-русски. Здесь каждое предложение, которое читает игрок.
### Значения в фигурных скобках подставляет бот. Имена и названия не склоняются, поэтому предложения построены вокруг именительного падежа.
### О том, что произошло, рассказываем в настоящем времени: так не нужно угадывать чей-то род.

## Что лежит на столе

colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий
colour-purple = фиолетовый
colour-pink = розовый
colour-white = белый
colour-black = чёрный
colour-grey = серый
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

# Цвет игрока, всегда со знаком, который стоит на его фишках на картинках.
sign-red = 🟥♥
sign-blue = 🟦⌛
sign-green = 🟩♛
sign-yellow = 🟨◊
sign-black = ⬛♤
sign-other = ⬜
player = { $sign } **{ $name }**
player-you = { $sign } **{ $name }** (вы)
level = { $level ->
    [easy] лёгкий
    [hard] сложный
   *[normal] обычный
}
# Имена компьютерных соперников, в честь первых паровозов; за одним столом каждое встречается один раз.
opponent-name = { $number ->
    [0] Ракета
    [1] Комета
    [2] Планета
    [3] Пионер
    [4] Атлант
    [5] Пыхтун
    [6] Тендер
    [7] Свисток
    [8] Самсон
    [9] Метеор
    [10] Пилот
   *[11] Орион
}
played-by = { $player } (компьютер, { $level })

# Цвет стоит в именительном падеже, а что на карте — в скобках: так он ни с чем не согласуется.
card-plain = { $swatch } { $colour }
card-wild = { $swatch } джокер
card-train = { $swatch } { $colour } (вагон)
card-train-anchor = { $swatch } { $colour } (вагон ⚓)
card-ship = { $swatch } { $colour } (корабль ⚓)
card-ship-double = { $swatch } { $colour } (двойной корабль)

# Как называются карты там, где слово стоит отдельно.
cards-counted = { $count } × { $card }
cards-counted-kind = { $count } × { $card }
cards-none = ни одной карты

piece-counted = { $piece ->
    [train] { $count ->
        [one] { $count } вагон
        [few] { $count } вагона
        [many] { $count } вагонов
       *[other] { $count } вагона
    }
    [ship] { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
        [many] { $count } кораблей
       *[other] { $count } корабля
    }
    [bus] { $count ->
        [one] { $count } автобус
        [few] { $count } автобуса
        [many] { $count } автобусов
       *[other] { $count } автобуса
    }
    [cart] { $count ->
        [one] { $count } повозка
        [few] { $count } повозки
        [many] { $count } повозок
       *[other] { $count } повозки
    }
   *[other] { $count ->
        [one] { $count } фишка
        [few] { $count } фишки
        [many] { $count } фишек
       *[other] { $count } фишки
    }
}
points-counted = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
tickets-counted = { $count ->
    [one] { $count } билет
    [few] { $count } билета
    [many] { $count } билетов
   *[other] { $count } билета
}
cards-in-hand = { $deck ->
    [train] { $count ->
        [one] { $count } карта вагона
        [few] { $count } карты вагонов
        [many] { $count } карт вагонов
       *[other] { $count } карты вагонов
    }
    [ship] { $count ->
        [one] { $count } карта корабля
        [few] { $count } карты кораблей
        [many] { $count } карт кораблей
       *[other] { $count } карты кораблей
    }
   *[other] { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
}
deck-name = { $deck ->
    [train] колода вагонов
    [ship] колода кораблей
   *[other] колода
}

route = { $from } – { $to }
route-traits = { $route } ({ $traits })
trait-length = { $length }
trait-tunnel = тоннель
trait-ferry = паром { $wilds }
trait-bonus = товары
trait-sea = море
junction = { $id ->
    [junction_superior] узел на озере Верхнем
    [junction_huron] узел на озере Гурон
   *[other] узел на озере
}
ticket-cities = { $from } – { $to }
ticket-worth = { $cities } ({ $points })

# Перечни: всё, кроме последнего, соединяет list-more, последнее — list-last.
list-more = { $rest }, { $next }
list-last = { $rest } и { $next }
list-or = { $rest } или { $next }
list-plus = { $rest } + { $next }
list-either = { $rest }/{ $next }
list-spaced = { $rest } · { $next }

## Что произошло

told-drew = { $player } берёт: { $cards }.
told-two-blind = { $deck ->
    [train] { $player } берёт вслепую две карты вагонов.
    [ship] { $player } берёт вслепую две карты кораблей.
   *[other] { $player } берёт вслепую две карты.
}
told-blind = { $deck ->
    [train] карту вагона вслепую
    [ship] карту корабля вслепую
   *[other] карту вслепую
}
told-blind-known = вслепую { $card }
told-claimed = { $player } прокладывает перегон **{ $route }**: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Оплата: { $cards }.
told-tunnel = { $player } выкладывает за тоннель **{ $route }**: { $cards }. Открылось: { $revealed }. { $extra ->
    [0] Доплата не нужна.
    [one] Нужна ещё { $extra } карта.
    [few] Нужны ещё { $extra } карты.
    [many] Нужно ещё { $extra } карт.
   *[other] Нужно ещё { $extra } карты.
}
told-tunnel-unseen = { $player } выкладывает за тоннель **{ $route }**: { $cards }. Открывать нечего: карт не осталось.
told-withdrawn = { $player } забирает карты обратно; перегон **{ $route }** остаётся свободным.
told-tickets-drawn = { $player } берёт { $count ->
    [one] { $count } билет
    [few] { $count } билета
    [many] { $count } билетов
   *[other] { $count } билета
}.
told-tickets-kept = { $player } оставляет { $count ->
    [one] { $count } билет
    [few] { $count } билета
    [many] { $count } билетов
   *[other] { $count } билета
}{ $returned ->
    [0] {""}
    [one] {" "}и возвращает { $returned }
    [few] {" "}и возвращает { $returned }
    [many] {" "}и возвращает { $returned }
   *[other] {" "}и возвращает { $returned }
}.
told-tickets-offered = Билеты на выбор: { $tickets }.
told-ticket-complete = ✅ Билет выполнен: **{ $ticket }**.
told-kept-tickets = Вы оставляете себе: { $tickets }.
told-station = { $player } строит станцию: **{ $city }**. Оплата: { $cards }.
told-port = { $player } строит порт: **{ $city }**. Оплата: { $cards }.
# The same without the payment, where several turns are told.
told-claimed-briefly = { $player } прокладывает **{ $route }** (+{ $points }).
told-station-briefly = { $player } строит станцию: **{ $city }**.
told-port-briefly = { $player } строит порт: **{ $city }**.
told-exchanged = { $player } меняет { $pieces } на { $received } ({ $points }).
told-flag-card = { $player } откладывает для флага карту: { $card }.
told-flag-set = { $player } собирает французский флаг: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
told-goods = { $player } получает карту бонусных товаров; { $left ->
    [0] она последняя
    [one] осталась ещё { $left }
    [few] осталось ещё { $left }
    [many] осталось ещё { $left }
   *[other] осталось ещё { $left }
}.
told-passed = { $player } пропускает ход.
told-last-turns = { $player }: фишки почти кончились. { $turns ->
    [1] У каждого остаётся последний ход
    [one] У каждого остаётся { $turns } последний ход
    [few] У каждого остаётся по { $turns } последних хода
    [many] У каждого остаётся по { $turns } последних ходов
   *[other] У каждого остаётся { $turns } последних хода
}.
told-ended = Последний ход сделан.
told-ended-passes = Все пропускают ход: игра окончена.
told-row-renewed = Слишком много джокеров: ряд выкладывается заново.
told-kept = { $player }: { $tickets }
told-opening-ended = Все сделали выбор. Оставлено билетов: { $kept }.
told-pieces = { $player }: { $pieces }
told-pieces-chosen = Фишки: { $pieces }.
told-choice-made = { $player }: выбор сделан.
# Кто сидит на месте или уже ушёл.
person-gone = Кто-то
person-here = <@{ $user }>
told-opened = { $person } открывает стол.
told-seated = { $person } садится за стол.
told-left = { $person } встаёт из-за стола.
told-removed = { $person } теряет место за столом.
told-opponent-came = Компьютерный соперник садится за стол.
told-opponent-left = Компьютерный соперник встаёт из-за стола.
told-colour = Кто-то за столом выбирает цвет: { $colour }.
told-host = { $person } теперь организатор.
told-started = Игра начинается. Доказательство честной тасовки (SHA-256): `{ $commitment }`
told-cancelled = { $person } отменяет игру.
told-undone = { $player } возвращает последнее действие.
told-resigned = { $player } сдаётся; дальше играет компьютерный соперник.
told-seat-removed = { $player } выбывает из игры; дальше играет компьютерный соперник.
told-time-ran-out = { $player }: время вышло.
told-time-ran-out-cards = { $player }: время вышло, карты берутся автоматически.
told-handed-over = { $player }: на этом месте пока играет компьютерный соперник.
told-reasoned = { $player } рассуждает так: { $reason }
told-pause-wanted = { $person } предлагает сделать паузу.
told-paused = { $person } ставит игру на паузу.
told-paused-together = Все согласны: игра на паузе.
told-went-on = Игра продолжается.
told-archived = Игра уходит в архив.
told-homeless = Игра осталась без канала.
told-seat-offered = Место, на котором играет { $player }, предлагают другому.
told-seat-passed = Теперь на этом месте играет { $player }.
told-vote = { $choice ->
    [opponent] { $player }: остальные решают, что пока играет компьютерный соперник.
    [substitute] { $player }: остальные решают, что место может занять кто-то другой.
   *[wait] { $player }: остальные решают подождать.
}
told-moved = Теперь стол стоит в этом канале.
told-left-server = { $player } больше не на этом сервере.
told-taken-back = { $player } возвращается в игру.

## Кнопки

btn-take-turn = Сделать ход
btn-my-hand = Моя рука
btn-table = Стол
btn-closer = Рассмотреть поближе
closer-where = Какую часть поля показать?
closer-region = **{ $region }**: { $cities }
btn-join = Присоединиться
btn-leave = Выйти
btn-add-opponent = Добавить компьютерного соперника
btn-start = Начать
btn-choose-tickets = Выбрать билеты
btn-keep-counted = { $count ->
    [0] Оставить эти
    [1] Оставить этот
    [one] Оставить эти { $count }
    [few] Оставить эти { $count }
    [many] Оставить эти { $count }
   *[other] Оставить эти { $count }
}
btn-pay-more = Доплатить { $extra }
btn-pay-more-with = Доплатить { $extra }: { $cards }
btn-take-back = Забрать карты обратно
btn-replay = Повтор
btn-record = Запись
btn-rematch = Реванш
btn-tickets = Взять билеты
btn-pass = Пропустить ход
btn-back = Назад
btn-undo = Вернуть ход
btn-go-on = Продолжить
btn-pause = Пауза
btn-agree = Согласиться
btn-take-over = Занять место
btn-decline = Нет, спасибо
btn-vote = { $choice ->
    [opponent] Компьютерный соперник
    [substitute] Кто-то другой
   *[wait] Подождать
}
btn-older = Что было раньше
btn-post-again = Отправить ещё раз
btn-thread = Открыть в ветке
btn-play-myself = Вернуться на своё место
btn-two-blind = { $deck ->
    [train] Две карты вагонов вслепую
    [ship] Две карты кораблей вслепую
   *[other] Две карты вслепую
}
btn-blind = { $deck ->
    [train] 🎴 колода вагонов
    [ship] 🎴 колода кораблей
   *[other] 🎴 колода
}
btn-row-card = { $card }
btn-row-cards = { $card } ×{ $count }
btn-exchange = { $piece ->
    [train] Вагоны на корабли…
    [ship] Корабли на вагоны…
   *[other] Обменять фишки…
}
btn-pieces = { $pieces } (советуем)

## Панель хода

panel-your-turn = ### Ваш ход (№ { $turn })
panel-second-card = ### Возьмите вторую карту
panel-your-turn-last = ### Ваш последний ход (№ { $turn })
panel-not-your-turn = ### Ход { $turn } · ходит { $player }
panel-opponent-plays = ### На вашем месте играет компьютерный соперник
panel-done = ### Готово
panel-now = Теперь ходит { $player } (ход { $turn }).
panel-now-yours = Снова ваш ход (№ { $turn }).
panel-over = Игра окончена.
panel-waiting = Компьютерные соперники подождут несколько секунд — вдруг вы захотите вернуть ход.
panel-trouble = { $trouble ->
    [forbidden] ⚠️ У меня нет права писать в канале этой игры, поэтому остальные не видят, что происходит. Там нужны права «Просматривать канал», «Отправлять сообщения» и «Прикреплять файлы», а в ветке — ещё «Отправлять сообщения в ветках»; ветка не должна быть заблокирована. Игра продолжается: `/turn` и `/board` работают.
    [channel-gone] ⚠️ Канал этой игры удалён, поэтому никто не видит, что происходит.
   *[other] ⚠️ Discord не принял моё последнее сообщение об этой игре. Я пробую снова; игра продолжается.
}
panel-note = **Ваша заметка**
    { $note }
panel-since = { $first ->
    [yes] -# С начала игры
   *[no] -# После вашего последнего хода
}
# Что из этого мешает: перегоны, по которым шёл самый дешёвый путь к своему билету.
loss-claim = { $player } прокладывает { $routes }
loss-dearer = ❗ { $claims }: для билета { $ticket } теперь нужно { $now ->
    [one] { $now } звено
    [few] { $now } звена
    [many] { $now } звеньев
   *[other] { $now } звена
} вместо { $before }.
loss-station = ❗ { $claims }: для билета { $ticket } теперь нужна станция ({ $cities }) и ещё { $now ->
    [one] { $now } звено
    [few] { $now } звена
    [many] { $now } звеньев
   *[other] { $now } звена
}; раньше хватало { $before } без станции.
loss-no-way = ❗ { $claims }: для билета { $ticket } пути больше нет.
panel-quiet = { $first ->
    [yes] -# Пока ничего не произошло.
   *[no] -# После вашего последнего хода ничего не произошло.
}
story-earlier = -# …а что было раньше, покажет `/log`
panel-hand = **Рука**: { $hand }
panel-pieces = **Фишки**: { $pieces }
panel-box = **Коробка**: { $pieces }
panel-stations = **Станций в запасе**: { $count }
panel-ports = **Портов в запасе**: { $count }
panel-flags = **Флаг**: { $cards }
panel-goods = **Бонусные товары**: { $count }
panel-tickets = **Билеты**
panel-no-tickets = **Билеты**: пока нет
panel-ticket-done = ✅ { $ticket }
panel-ticket-away = ▫️ { $ticket } · ещё { $pieces ->
    [one] { $pieces } звено
    [few] { $pieces } звена
    [many] { $pieces } звеньев
   *[other] { $pieces } звена
}: { $ways }
panel-ticket-station = ▫️ { $ticket } · { $count ->
    [one] хватит станции: { $cities }
    [few] хватит станций: { $cities }
    [many] хватит станций: { $cities }
   *[other] хватит станций: { $cities }
}
panel-ticket-and-station = { $away }, а ещё { $count ->
    [one] станция: { $cities }
    [few] станции: { $cities }
    [many] станции: { $cities }
   *[other] станции: { $cities }
}
panel-ticket-or-station = { $away }; или хватит станции: { $cities }
panel-ticket-short = { $away }; фишек на это не хватит
panel-ticket-lost = ❌ { $ticket } · пути больше нет
panel-ticket-missed = ❌ { $ticket } · не выполнено
panel-offer = **Билеты на выбор**
panel-pick-route-tickets = Проложить перегон для своих билетов
panel-pick-route = Проложить перегон на буквы { $first }–{ $last }
panel-pick-route-one = Проложить перегон на букву { $first }
panel-pick-station = Построить станцию в городе на буквы { $first }–{ $last }
panel-pick-station-one = Построить станцию в городе на букву { $first }
panel-pick-port = Построить порт в городе на буквы { $first }–{ $last }
panel-pick-port-one = Построить порт в городе на букву { $first }
panel-group-draw = **Взять карты**
panel-group-claim = **Проложить перегон**
panel-group-build = **Построить**
panel-group-other = **Другое**
panel-where-station = ### Построить станцию
    В каком городе?
btn-station = Построить станцию…
panel-where-port = ### Построить порт
    В каком городе?
btn-port = Построить порт…
panel-more-routes = Сюда поместились не все доступные перегоны; `/claim` найдёт любой.
panel-refill = Пополнить ряд: { $deck ->
    [same] из той же колоды
    [train] из колоды вагонов
    [ship] из колоды кораблей
   *[other] { $deck }
}
panel-refill-option = { $deck ->
    [same] Пополнить ряд из той же колоды
    [train] Пополнить ряд из колоды вагонов
    [ship] Пополнить ряд из колоды кораблей
   *[other] Пополнить ряд: { $deck }
}
panel-route-option = { $route } · { $colours }
panel-route-hint = { $points }, например { $cards }
panel-route-hint-only = { $points }, цена: { $cards }

panel-pay-route = ### { $route }
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } · { $colours }
panel-pay-station = ### Станция: { $city }
panel-pay-port = ### Порт: { $city }
panel-pay-how = Чем платите?
panel-pay-menu = Заплатить…
panel-pay-menu-colour = Заплатить: { $colour }…
panel-pay-left = на руке останется: { $hand }
pay-with = { $cards } · { $effects }
pay-last = уйдёт последний { $card }
pay-flag = для флага: { $cards }
pay-flag-set = флаг собран, +{ $points }
panel-tunnel-warning = ⚠️ Это тоннель: { $reveal ->
    [one] откроется { $reveal } карта
    [few] откроются { $reveal } карты
    [many] откроется { $reveal } карт
   *[other] откроются { $reveal } карты
}, и за каждую совпавшую нужно доплатить одну карту. Вернуть этот ход нельзя.
panel-tunnel-question = ### Тоннель { $route }
    Вы выложили: { $cards }. Открылось: { $revealed }.
    { $extra ->
        [one] Нужна ещё { $extra } карта
        [few] Нужны ещё { $extra } карты
        [many] Нужно ещё { $extra } карт
       *[other] Нужно ещё { $extra } карты
    } ({ $kinds }). Если заберёте карты обратно, ваш ход закончится.
panel-tunnel-kinds = { $colour } или джокер
panel-tunnel-wilds = только джокеры
panel-tunnel-poor = Таких карт у вас не хватает.

panel-ask-tickets = ### Взять { $count ->
    [one] { $count } билет
    [few] { $count } билета
    [many] { $count } билетов
   *[other] { $count } билета
}?
    Оставить нужно хотя бы { $keep ->
        [one] { $keep } билет
        [few] { $keep } билета
        [many] { $keep } билетов
       *[other] { $keep } билета
    }, и ваш ход на этом закончится. Невыполненный билет отнимает свои очки.
panel-choose-tickets = ### Выберите билеты
    Оставьте хотя бы { $keep } из { $count }.{ $final ->
        [yes] {" "}Изменить выбор будет нельзя.
       *[no] {""}
    }
panel-pick-tickets = Оставить хотя бы { $keep }
panel-ticket-hint = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, если выполните; столько же потеряете, если нет
panel-choose-pieces = ### Выберите вагоны и корабли
    Фишек на старте: { $total }. Остальные лежат в вашей коробке; обменять их можно и позже, по очку за каждую.
panel-pick-pieces = Другое число вагонов и кораблей
panel-chosen = ### Выбор сделан
    { $count ->
        [0] Начинается первый ход.
        [one] Ещё выбирает { $count } игрок.
        [few] Ещё выбирают { $count } игрока.
        [many] Ещё выбирают { $count } игроков.
       *[other] Ещё выбирают { $count } игрока.
    }

modal-exchange = { $piece ->
    [train] Отдать вагоны за корабли
    [ship] Отдать корабли за вагоны
   *[other] Обменять фишки
}
modal-exchange-count = Сколько? (1–{ $most }, −{ $cost } за фишку)

## Справочник для игроков (docs/guide)

guide-commands = Команды
guide-rules = Правила по полям и темам
guide-made = Эта страница составлена из слов самого бота.
guide-unofficial = Slow Train — неофициальный фанатский проект, не связанный ни с Days of Wonder, ни с Discord.

## Следить за игрой

follow-on = Когда эта игра закончится, вы получите беззвучное личное сообщение. Передумаете — введите `/game follow` ещё раз.
follow-off = О конце этой игры вам больше не сообщат.
follow-ended = Игра, за которой вы следите, окончена: { $map }. Победа: { $winners }. { $link }

## Запланированный ход

btn-hint = Подсказка
btn-plan = Запланировать ход
btn-plan-drop = Отказаться от плана
btn-plan-blind = { $deck ->
    [train] Добавить: две карты вагонов вслепую
    [ship] Добавить: две карты кораблей вслепую
   *[other] Добавить: две карты вслепую
}
plan-title = ### Ваш план
    -# Когда наступит ваш ход, сработает первая строка, которую можно выполнить. План видите только вы; остальные видят лишь сам ход.
plan-empty = Ничего не запланировано.
plan-line = { $number }. { $line }
plan-any-colour = любой цвет
plan-claim = Проложить { $route }; оплата: { $colour }, { $wilds ->
    [0] без джокеров
    [one] не больше { $wilds } джокера
    [few] не больше { $wilds } джокеров
    [many] не больше { $wilds } джокеров
   *[other] не больше { $wilds } джокера
}
plan-claim-tunnel = Проложить тоннель { $route }; оплата: { $colour }, { $wilds ->
    [0] без джокеров
    [one] не больше { $wilds } джокера
    [few] не больше { $wilds } джокеров
    [many] не больше { $wilds } джокеров
   *[other] не больше { $wilds } джокера
}; { $extra ->
    [0] если нужна доплата, спросить меня
    [one] доплата до { $extra } карты
    [few] доплата до { $extra } карт
    [many] доплата до { $extra } карт
   *[other] доплата до { $extra } карты
}
plan-take = Взять, если лежит в ряду: { $card } ({ $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
})
plan-blind = { $deck ->
    [train] Две карты вагонов вслепую
    [ship] Две карты кораблей вслепую
   *[other] Две карты вслепую
} ({ $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
})
plan-stops = План закончится, когда { $stops }.
plan-stop-route = кто-то проложит { $route }
plan-stop-last-turns = начнутся последние ходы
plan-stop-wild = в ряду появится джокер
plan-stop-ticket = один из моих билетов будет выполнен
plan-stop-could-claim = я смогу проложить перегон для своих билетов
plan-stop-nothing = без таких условий
plan-did = { $turns ->
    [one] 📋 По плану за вас сделан { $turns } ход.
    [few] 📋 По плану за вас сделано { $turns } хода.
    [many] 📋 По плану за вас сделано { $turns } ходов.
   *[other] 📋 По плану за вас сделано { $turns } хода.
}
plan-ended-asks = 📋 Ваш план закончился: здесь решать вам.
plan-ended-nothing = 📋 Ваш план закончился: ни одну его строку сейчас нельзя выполнить.
plan-ended-stop = 📋 Ваш план закончился: сработало условие «{ $stop }».
plan-menu-claim = Добавить: проложить перегон для своих билетов
plan-menu-take = Добавить: взять карту, если лежит в ряду
plan-menu-change = Изменить строку { $number }: { $line }
plan-menu-stops = Закончить план, когда…
plan-remove = Убрать эту строку
plan-wilds = { $count ->
    [0] Не платить джокерами
    [one] Платить не больше чем { $count } джокером
    [few] Платить не больше чем { $count } джокерами
    [many] Платить не больше чем { $count } джокерами
   *[other] Платить не больше чем { $count } джокера
}
plan-extra = { $count ->
    [0] Если за тоннель нужна доплата, спросить меня
    [one] Доплачивать за тоннель до { $count } карты
    [few] Доплачивать за тоннель до { $count } карт
    [many] Доплачивать за тоннель до { $count } карт
   *[other] Доплачивать за тоннель до { $count } карты
}
plan-colour = Цвет оплаты: { $colour }
plan-turns = { $count ->
    [one] На { $count } ход
    [few] На { $count } хода
    [many] На { $count } ходов
   *[other] На { $count } хода
}
plan-dropped = Плана больше нет. Когда наступит ваш ход, решать будете вы.

## Отказы: что не так и что делать

refused-plan-turn = Сейчас ваш ход: сначала сделайте его. План — для следующих ходов.
refused-plan-full = Строк в плане может быть не больше { $most }. Сначала уберите одну.
refused-plan-route = Перегон { $route } уже нельзя проложить.

unanswered = Discord не принял мой ответ. Ничего не изменилось; попробуйте ещё раз.
saved-unanswered = Ваше действие сохранено, но Discord не принял мой ответ. { $at ->
    [game] `/turn` покажет, где вы остановились.
   *[table] `/game status` покажет, как обстоят дела.
}
fault-saved = Ваше действие сохранено, но показать его не вышло: что-то сломалось на нашей стороне. { $at ->
    [game] `/turn` покажет, где вы остановились.
   *[table] `/game status` покажет, как обстоят дела.
} Если это повторится, сообщите владельцу бота код `{ $reference }`.
fault-unknown = Что-то сломалось на нашей стороне, и непонятно, сохранено ли ваше действие. { $at ->
    [game] `/turn` покажет, где вы остановились.
   *[table] `/game status` покажет, как обстоят дела.
} Сообщите владельцу бота код `{ $reference }`.
fault = Что-то сломалось на нашей стороне, и ничего не изменилось. Если это повторится, сообщите владельцу бота код `{ $reference }`.
fault-store = Сейчас не получается ничего сохранить, поэтому ничего не изменилось. Попробуйте ещё раз через несколько минут. Если это не пройдёт, сообщите владельцу бота код `{ $reference }`.
somebody = кто-то другой
refused = Сейчас это невозможно. `/game status` покажет, как обстоят дела.
refused-no-game = В этом канале нет игры. `/game new` откроет стол, `/games` покажет ваши игры в других местах.
refused-no-game-gone = Эта игра больше не хранится. `/game new` откроет новый стол.
refused-channel-taken = { $status ->
    [lobby] В этом канале уже открыт стол: присоединяйтесь или откройте свой в ветке.
   *[other] В этом канале уже идёт игра, а в канале или ветке может идти только одна. Откройте свою в ветке.
}
refused-not-a-player = { $status ->
    [lobby] У вас нет места за этим столом. Его даст кнопка **Присоединиться** или `/game join`.
   *[other] Вы не участвуете в этой игре, но можете смотреть: кнопка **Стол** или `/board` покажет, как она идёт.
}
refused-not-yours-host = Это может сделать только организатор (<@{ $host }>) или тот, кто управляет этим сервером.
refused-not-yours-server = Менять настройки сервера могут только те, кто им управляет.
refused-channel-not-open = Здесь игры не начинают. Где можно: { $channels }.
refused-role-needed = На этом сервере столы открывают участники с ролью <@&{ $role }>. Попросите кого-нибудь из них; присоединиться может каждый.
refused-map-not-offered = На этом сервере это поле не предлагают. Выберите одно из тех, что показывает `/game new`.
refused-hints-not-here = На этом сервере нет подсказок: администраторы их отключили.
refused-not-yours-seat = Это чужое место.
refused-status-started = Игра уже началась, а это можно было сделать только до начала. `/game status` покажет, как она идёт.
refused-status-lobby = Игра ещё не началась. Организатор начинает её кнопкой **Начать** или командой `/game start`.
refused-status-over = Игра окончена. Новый стол откроет кнопка **Реванш** или `/game new`.
refused-status-cancelled = Эта игра отменена. `/game new` откроет новый стол.
refused-status-moved-on = В этом канале уже идёт другая игра. Посмотрите её или введите `/game new` в ветке.
refused-status-awake = Игра и так идёт: паузы нет.
refused-status-running = Игра ещё идёт; это станет возможно, когда она закончится.
refused-seat-few = { $least ->
    [one] Для этой игры нужен хотя бы { $least } игрок
    [few] Для этой игры нужно хотя бы { $least } игрока
    [many] Для этой игры нужно хотя бы { $least } игроков
   *[other] Для этой игры нужно хотя бы { $least } игрока
}, а за столом пока { $seated }. Позовите кого-нибудь или добавьте компьютерного соперника.
refused-seat-many = Игроков за этим столом может быть не больше { $most }, считая вас.
refused-seat-number = Игроков на этом поле: от { $least } до { $most }. Выберите число мест в этих пределах.
refused-seat-level = Такого соперника нет. Выберите уровень: лёгкий, обычный или сложный.
refused-seat-full = { $seats ->
    [1] Единственное место занято
    [one] Все места заняты ({ $seats })
    [few] Все места заняты ({ $seats })
    [many] Все места заняты ({ $seats })
   *[other] Все места заняты ({ $seats })
}. Можно смотреть через `/board` или открыть другой стол: `/game new`.
refused-seat-no-room = { $seats ->
    [1] Единственное место занято
    [one] Все места заняты ({ $seats })
    [few] Все места заняты ({ $seats })
    [many] Все места заняты ({ $seats })
   *[other] Все места заняты ({ $seats })
}. Сначала уберите место (`/game remove`) или начните игру.
refused-seat-taken = Вы уже сидите за этим столом.
refused-seat-colour = Этот цвет ({ $colour }) уже занят; выберите другой.
refused-seat-none = Такого места за этим столом нет. `/game status` покажет все.
refused-seat-not-here = У этого человека нет места за этим столом.
refused-seat-opponent = Компьютерному сопернику это не поручить; выберите человека за столом.
refused-seat-resigned = Это место больше не ваше: до конца на нём играет компьютерный соперник.
refused-seat-sits = Этот человек уже сидит за столом. Предложите место тому, кто за ним не сидит.
refused-seat-not-offered = Это место вам не предлагали, или предложение уже не действует.
refused-seat-no-vote = Сейчас вам здесь не о чем голосовать.
refused-typed-hosted = Среди игр в других каналах, которые вы можете перенести, нет «{ $typed }». Выберите один из предложенных вариантов.
refused-where-to = Укажите, какую игру перенести сюда (`game`) или в какой канал пойдёт игра отсюда (`channel`).
refused-not-your-channel = Вы не можете писать в <#{ $channel }>. Выберите канал, где можете.
refused-typed-substitute = Это бот. Чтобы на месте играл компьютерный соперник, введите `/game replace` без `user`.
refused-seat-played = На этом месте уже играет его владелец.
refused-rest-paused = Игра на паузе. Кнопка **Продолжить** снимет паузу для всех.
refused-rest-archived = Игра в архиве: целый месяц ничего не происходило. Кнопка **Продолжить** её вернёт.
refused-rest-homeless = Игра осталась без канала. Организатор может перенести её в другой: пусть введёт там `/game move`.
refused-turn = Сейчас не ваш ход: ходит { $player } (ход { $turn }). Когда придёт ваша очередь, вас упомянут.
refused-turn-opening = Вы уже сделали выбор. Первый ход начнётся, когда выберут все.
refused-turn-opponent = На вашем месте сейчас играет компьютерный соперник. `/turn` позволит вернуться.
refused-stale = { $mine ->
    [true] Этот ход уже сделан; сейчас ход { $turn }, и он ваш. Вот что можно сделать.
   *[other] Этот ход уже сделан; сейчас ход { $turn }.
}
refused-already-done = Это уже выполнено.
refused-crowded = За этим столом сейчас слишком много всего происходит, поэтому действие не выполнено. Попробуйте ещё раз.
refused-undo = Вам нечего возвращать.
refused-undo-hidden = Это вернуть нельзя: открылось что-то скрытое или выбор был окончательным.
refused-undo-acted = Это вернуть нельзя: следующее действие уже сделано ({ $player }).
refused-undo-opponent = Это вернуть нельзя: компьютерный соперник { $player } уже сделал ход.
refused-map = Поля «{ $map }» нет. Выберите одно из тех, что предлагает `/game new`.
refused-cant-write = У меня нет права здесь писать. Дайте мне в этом канале такие права: { $missing }.
refused-cant-write-there = У меня нет права писать в <#{ $channel }>. Дайте мне там такие права: { $missing }.
refused-move-illegal = Сейчас это невозможно. `/turn` покажет всё, что можно сделать.
refused-move-not-your-turn = Сейчас не ваш ход. Когда придёт ваша очередь, вас упомянут.
refused-move-game-over = Игра окончена. Новый стол откроет кнопка **Реванш** или `/game new`.
refused-move-card-gone = Этой карты уже нет в ряду, или сейчас её нельзя взять. Выберите другую.
refused-move-wild-second = Джокер из ряда нельзя взять второй картой. Выберите другую.
refused-move-no-such-deck = В этой игре нет такой колоды.
refused-move-not-ended = Игра ещё идёт; это станет возможно, когда она закончится.
refused-move-deck-empty = Эта колода пуста. Выберите другую карту.
refused-move-decide-first = Сначала нужно принять решение: `/turn` покажет, какое.
refused-move-no-such-route = На этом поле нет такого перегона.
refused-pass = Пропустить ход можно, только когда больше ничего сделать нельзя, а сейчас можно. `/turn` покажет, что именно.
refused-leave-started = Игра уже началась, просто выйти нельзя. `/game replace` посадит на ваше место компьютерного соперника, пока вы не вернётесь; `/game resign` отдаст место насовсем.
refused-route-owned = Перегон { $route } уже занят: { $player }. Выберите другой.
refused-route-twin = Вторая половина перегона { $route } уже ваша, а занять обе нельзя. Выберите другой перегон.
refused-route-closed = Перегон { $route } закрыт: когда игроков так мало, занять можно только одну половину двойного перегона. Выберите другой.
refused-route-pieces = Для перегона { $route } нужно: { $needs }; у вас осталось: { $have }. Выберите перегон покороче.
refused-route-cards = Для перегона { $route } нужно: { $needs }; { $held ->
    [none] у вас нет ни одной
   *[some] у вас: { $have }
}. Возьмите карты или выберите другой перегон.
refused-route-grey = Для перегона { $route } нужно: { $needs }; { $held ->
    [none] у вас нет ни одной
   *[some] больше всего у вас: { $have }
}. Возьмите карты или выберите другой перегон.
# Цена перегона: на карте с двумя колодами — карты вагонов или карты кораблей, из которых некоторые покрывают два звена.
route-needs-grey = { $kind ->
    [sea] карты кораблей одного цвета на { $length ->
        [one] { $length } звено
        [few] { $length } звена
        [many] { $length } звеньев
       *[other] { $length } звена
    }
    [rail] { $length ->
        [one] { $length } карта вагона
        [few] { $length } карты вагонов одного цвета
        [many] { $length } карт вагонов одного цвета
       *[other] { $length } карты вагонов одного цвета
    }
   *[any] { $length ->
        [one] { $length } карта
        [few] { $length } карты одного цвета
        [many] { $length } карт одного цвета
       *[other] { $length } карты одного цвета
    }
}{ $ferry ->
    [0] {""}
    [one] , из них { $ferry } джокер
    [few] , из них { $ferry } джокера
    [many] , из них { $ferry } джокеров
   *[other] , из них { $ferry } джокера
}
route-needs-sea = карты кораблей ({ $colour }) на { $length ->
    [one] { $length } звено
    [few] { $length } звена
    [many] { $length } звеньев
   *[other] { $length } звена
}
refused-move-route-taken = Этот перегон для вас уже недоступен. Выберите другой.
refused-move-too-few-pieces = У вас не хватает фишек для этого.
refused-move-wrong-payment = Этими картами так заплатить нельзя. Выберите один из предложенных вариантов.
refused-move-cards-missing = Этих карт у вас нет. Выберите один из предложенных вариантов.
refused-move-no-such-card = В этой игре нет такой карты.
refused-move-no-tickets = Билетов в колоде больше нет.
refused-move-wrong-tickets = Так выбрать билеты нельзя. Оставьте не меньше, чем сказано на панели.
refused-move-no-station-left = Все ваши станции уже построены.
refused-move-no-such-city = На этом поле нет такого города.
refused-move-station-taken = В этом городе уже есть станция, а место там только для одной.
refused-move-no-port-left = Все ваши порты уже построены.
refused-move-no-port-city = Здесь порт не построить: у этого города нет якоря.
refused-move-port-taken = В этом городе уже есть порт, а место там только для одного.
refused-move-port-not-reached = Ни один ваш перегон не доходит до этого города.
refused-move-no-such-piece = В этой игре нет таких фишек.
refused-typed-route = Среди перегонов, которые вы можете сейчас проложить, нет «{ $typed }». Выберите один из предложенных вариантов; `/turn` покажет все.
refused-typed-city = Среди городов, где вы можете сейчас строить, нет «{ $typed }». Выберите один из предложенных вариантов.
refused-typed-place = Места «{ $typed }» на этом поле нет. Выберите один из предложенных вариантов.
refused-typed-place-near = Места «{ $typed }» на этом поле нет. Может быть, { $found }?
refused-typed-card = Среди карт, которые вы можете сейчас взять, нет «{ $typed }». Выберите один из предложенных вариантов.
refused-typed-deck = Колоды «{ $typed }» нет. Выберите один из предложенных вариантов.
refused-typed-pieces = Среди фишек, которые вы можете отдать, нет «{ $typed }». Выберите один из предложенных вариантов.
refused-typed-payment = Заплатить так («{ $typed }») сейчас нельзя. Выберите один из предложенных вариантов.
refused-typed-tickets = Выбрать билеты так («{ $typed }») сейчас нельзя. Выберите один из предложенных вариантов.
refused-typed-number = «{ $typed }» сюда не подходит. Введите число от { $least } до { $most }.
refused-typed-topic = Правил на тему «{ $typed }» здесь нет. Выберите один из предложенных вариантов.
refused-invite-stranger = <@{ $user }> нет среди участников этого сервера, и приглашение никто не увидит. Введите @ и выберите людей из списка, который покажет Discord.
refused-invite-many = Упомянуто людей: { $count }, а пригласить можно не больше { $most }. Остальным расскажите об этом канале: присоединиться может каждый, кто видит лобби.
refused-typed-invite = В «{ $typed }» никто не упомянут. Введите @ и выберите людей из списка, который покажет Discord.
refused-typed-map = Поля «{ $typed }» нет. Выберите один из предложенных вариантов.
refused-typed-several = «{ $typed }» можно понять по-разному: { $found }. Выберите один из предложенных вариантов.
refused-typed-game = Игры «{ $typed }» у вас нет. Выберите один из предложенных вариантов; `/games` покажет все.
refused-typed-zone = Часовой пояс «{ $typed }» мне незнаком. Введите название большого города в нём, например `Europe/Kyiv`.
refused-typed-zone-near = Часовой пояс «{ $typed }» определить не удалось. Может быть, { $found }?
refused-typed-day = «{ $typed }» — не дата и не число дней. Напишите дату, например `2027-01-31`, или число дней, например `5`.
refused-typed-day-far = «{ $typed }» не попадает в ближайший год. Самая поздняя дата: { $last }, самое большое число дней: { $days }.
refused-quiet-hours-empty = Тихие часы не могут начинаться и заканчиваться в один и тот же час. Выберите ещё раз.
refused-typed-seat = Места «{ $typed }» за этим столом нет. Выберите один из предложенных вариантов.
refused-no-exchange = На этом поле фишки не обменивают.
refused-no-stations = На этом поле нет станций.
refused-no-ports = На этом поле нет портов.
refused-not-here = Играть можно только в каналах сервера. Введите команду там.
refused-thread-taken = В этой ветке уже есть игра, а в канале или ветке может идти только одна. Введите `/game new` в самом канале; `thread` откроет там новую ветку.
refused-in-thread = В ветке нельзя открыть ещё одну ветку. Введите `/game new` без `thread` или сделайте это в самом канале.
refused-thread-forbidden = Вам нельзя открывать ветки в этом канале, поэтому я не открою её и за вас. Введите `/game new` без `thread` в канале, где нет игры, или попросите у модератора право «Создавать публичные ветки».
refused-lobby-unshown = Discord не даёт показать этот стол, поэтому он убран. Здесь ничего не открыто; попробуйте с другими параметрами.
refused-too-often-tables = За час вы открыли { $most ->
    [one] { $most } стол
    [few] { $most } стола
    [many] { $most } столов
   *[other] { $most } стола
}. Следующий можно открыть через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} — или пусть его откроет кто-то другой.
refused-too-often-threads = За час вы открыли { $most ->
    [one] { $most } ветку
    [few] { $most } ветки
    [many] { $most } веток
   *[other] { $most } ветки
}. Следующую можно открыть через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}; в канале, где нет игры, столу ветка не нужна.
refused-too-often-posts = За час вы { $most ->
    [one] { $most } раз
    [few] { $most } раза
    [many] { $most } раз
   *[other] { $most } раза
} просили отправить сообщение снова. Попросить ещё можно через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}; а пока стол всем покажет `/board`.
refused-too-often-calls = За час вы { $most ->
    [one] { $most } раз
    [few] { $most } раза
    [many] { $most } раз
   *[other] { $most } раза
} приостанавливали или переносили игры либо передавали места. Снова можно будет через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}; до тех пор всё остаётся как есть.
refused-too-often-undos = За час вы вернули { $most ->
    [one] { $most } ход
    [few] { $most } хода
    [many] { $most } ходов
   *[other] { $most } хода
}. Следующий можно вернуть через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}; до тех пор сыгранное остаётся в силе.
refused-too-often-films = За час вы попросили { $most ->
    [one] { $most } фильм
    [few] { $most } фильма
    [many] { $most } фильмов
   *[other] { $most } фильма
}. Следующий можно попросить через { $minutes ->
    [one] { $minutes } минуту
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}. Пока что стол покажет `/board`, а события — `/log`.
refused-hints-off = За этим столом подсказки отключены. Это решает тот, кто открывает стол: `/game new hints:`.
refused-hint-failed = Сейчас ничего не придумалось. Попробуйте ещё раз.
refused-stays-out = <@{ $user }> не участвует в статистике.
refused-no-thread = Я не могу открыть здесь ветку. Дайте мне право «Создавать публичные ветки» или выберите другой канал.
refused-too-slow = Это заняло слишком много времени. Нажмите ещё раз.
refused-old-command = Такой команды у меня больше нет. Перезагрузите Discord, чтобы он показал нынешние, и попробуйте ещё раз.
refused-too-many-at-once = Секунду: я ещё отвечаю на ваши прошлые нажатия.
refused-old-button = Эта кнопка от старой версии бота. `/turn` покажет, что можно сделать.

permission-view-channel = «Просматривать канал»
permission-send-messages = «Отправлять сообщения»
permission-send-messages-in-threads = «Отправлять сообщения в ветках»
permission-attach-files = «Прикреплять файлы»
permission-embed-links = «Встраивать ссылки»
permission-create-public-threads = «Создавать публичные ветки»
permission-read-message-history = «Читать историю сообщений»

## Лобби

lobby-title = ## { $map }
    Игроков: { $only ->
        [yes] { $most }
       *[no] { $least }–{ $most }
    }. Ходов у каждого: обычно около { $turns }.
map-choice = { $map } · игроков: { $only ->
    [yes] { $most }
   *[no] { $least }–{ $most }
} · ходов у каждого: около { $turns }
lobby-seat = { $player } · { $colour }
lobby-seat-opponent = { $player } · { $colour } · компьютер, { $level }
lobby-seat-host = { $player } · { $colour } · организатор
lobby-free = { $count ->
    [one] ▫️ { $count } свободное место
    [few] ▫️ { $count } свободных места
    [many] ▫️ { $count } свободных мест
   *[other] ▫️ { $count } свободных места
}
lobby-order-joined = Ходят в том порядке, в каком сели за стол.
table-pace-live = На ход даётся десять минут, а сверх того — вдвое больший запас времени. Кто опоздал, { $late ->
    [draw] берёт две карты.
    [opponent] уступает место компьютерному сопернику, пока не вернётся.
   *[remind] получает напоминание.
}
table-pace-8h = На ход даётся восемь часов, а сверх того — вдвое больший запас времени. Кто опоздал, { $late ->
    [draw] берёт две карты.
    [opponent] уступает место компьютерному сопернику, пока не вернётся.
   *[remind] получает напоминание.
}
table-pace-1d = На ход даются сутки, а сверх того — вдвое больший запас времени. Кто опоздал, { $late ->
    [draw] берёт две карты.
    [opponent] уступает место компьютерному сопернику, пока не вернётся.
   *[remind] получает напоминание.
}
table-pace-3d = На ход даётся трое суток, а сверх того — вдвое больший запас времени. Кто опоздал, { $late ->
    [draw] берёт две карты.
    [opponent] уступает место компьютерному сопернику, пока не вернётся.
   *[remind] получает напоминание.
}
table-pace-none = Время на ход не ограничено.
lobby-begun = Игра началась.
lobby-hint = { $missing ->
    [one] Когда сядет ещё { $missing } игрок, <@{ $host }> сможет начать.
    [few] Когда сядут ещё { $missing } игрока, <@{ $host }> сможет начать.
    [many] Когда сядут ещё { $missing } игроков, <@{ $host }> сможет начать.
   *[other] Когда сядут ещё { $missing } игрока, <@{ $host }> сможет начать.
}
lobby-ready = Игроков достаточно: <@{ $host }> может нажать **Начать**.
lobby-colours = Выберите свой цвет
lobby-invited = { $people }, вас приглашают:
lobby-joined = Вы за столом: { $player }. Игра начнётся, когда её запустит организатор.
lobby-left = Вы вышли из-за стола.
lobby-opponent-level = Насколько сильным будет соперник?
lobby-opponent-added = { $player } садится за стол ({ $level }).{ $free ->
    [0] {" "}Все места заняты.
    [one] {" "}Добавить ещё?
    [few] {" "}Добавить ещё?
    [many] {" "}Добавить ещё?
   *[other] {" "}Добавить ещё?
}
lobby-removed = Место снова свободно.
lobby-removed-running = Дальше на этом месте играет компьютерный соперник.
lobby-host-changed = <@{ $user }> теперь организатор.
lobby-started = Игра началась. Кнопка **Выбрать билеты** — под новым сообщением здесь.
lobby-cancelled = Игра отменена.
lobby-colour = { $sign } { $colour }
lobby-colour-menu = Выбрать другой цвет
lobby-thread-opened = Стол здесь: <#{ $thread }>.
lobby-opened = Стол открыт.
lobby-rematch = Стол для реванша открыт: { $link }
lobby-cancelled-public = Игра отменена.
level-button = { $level ->
    [easy] Лёгкий
    [hard] Сложный
   *[normal] Обычный
}
thread-name = Slow Train: { $map }

## Начало игры

opening-title = **{ $map }: поезд отправляется.** { $mentions }
opening-title-quiet = **{ $map }: поезд отправляется.**
opening-choosing = Все выбирают билеты тайно и одновременно. Ещё выбирают: { $players }.
opening-done = Все сделали выбор.
opening-order = Порядок ходов: { $players }.
opening-proof = -# Доказательство честной тасовки (SHA-256 начального числа, которое откроется в конце): `{ $commitment }`

## Сообщение о ходе

turn-first = { $mention } { $sign } { $colour }: ваш ход · { $map }, ход { $turn }
# Напоминания. Since и due — время, которое Discord показывает как «3 часа назад» и «через 5 часов».
turn-time = Время закончится { $pace }.
turn-time-bank = Время закончится { $pace }, с запасом времени — { $bank }.
notice-vote = { $player }: время вышло второй раз подряд. Что делать? Решает большинство остальных: подождать, посадить на это место компьютерного соперника до возвращения игрока или отдать место кому-то другому.
notice-offer = { $people }, вам предлагают место, на котором играет { $player }. Карты вы увидите, когда его займёте.
notice-offer-all = Место, на котором играет { $player }, может занять любой, кто не сидит за этим столом. Карты вы увидите, когда его займёте.
notice-pause = За паузу: { $players }. Она начнётся, когда согласятся все; организатор может сразу поставить игру на паузу на неделю.
notice-warn = { $people }, здесь уже несколько недель ничего не происходит · { $map }. Если никто не сделает ход, игра уйдёт в архив { $end }.
notice-warn-quiet = Здесь уже несколько недель ничего не происходит · { $map }. Если никто не сделает ход, игра уйдёт в архив { $end }.
notice-turn = { $mention }, ваш ход: он начался { $since } · { $map }, ход { $turn }{ $due ->
    [none] {""}
   *[other] {" "}· ваше время закончится { $due }
}
notice-opening = { $mention }, выберите билеты, остальные ждут: игра началась { $since } · { $map }{ $due ->
    [none] {""}
   *[other] {" "}· ваше время закончится { $due }
}
notice-direct-turn = Ваш ход: он начался { $since } · { $map }, ход { $turn }.{ $due ->
    [none] {""}
   *[other] {" "}Ваше время закончится { $due }.
} { $link }
notice-direct-opening = Выберите билеты, остальные ждут: игра началась { $since } · { $map }.{ $due ->
    [none] {""}
   *[other] {" "}Ваше время закончится { $due }.
} { $link }
notice-next = Скоро ваш ход, сейчас ходит { $player }: { $map }, ход { $turn }. { $link }
turn-first-opponent = Ходит { $player } · { $map }, ход { $turn }
turn-first-unattended = { $map }, ход { $turn }. { unattended }
unattended = На всех местах играют компьютерные соперники, поэтому игра стоит. Она продолжится, когда кто-нибудь вернётся: **Сделать ход**, затем **Вернуться на своё место**.
turn-last-turns = { $count ->
    [1] Это последний ход.
    [one] Последние ходы: остался { $count }, считая этот.
    [few] Последние ходы: осталось { $count }, считая этот.
    [many] Последние ходы: осталось { $count }, считая этот.
   *[other] Последние ходы: осталось { $count }, считая этот.
}
tunnel-first = { $mention } { $sign } { $colour }: доплатите за тоннель или заберите карты обратно · { $map }, ход { $turn }
row-line = Ряд: { $row } · { $decks }
row-deck = { $deck ->
    [train] в колоде вагонов { $count }
    [ship] в колоде кораблей { $count }
   *[other] в колоде { $count }
}
score-line = { $player }: { $parts }
# Короткая строка сообщения о ходе: она помещается на экране телефона. `/scores` говорит то же словами.
score-short = { $player }: **{ $points }** · { $parts }
short-pieces = { $piece ->
    [train] 🚃 { $count }
    [ship] 🚢 { $count }
    [bus] 🚌 { $count }
    [cart] 🛒 { $count }
   *[other] ▪️ { $count }
}
short-cards = 🎴 { $count }
short-tickets = 🎫 { $count }
short-stations = 🏠 { $count }
short-ports = ⚓ { $count }
short-goods = 📦 { $count }
score-stations = { $count ->
    [one] { $count } станция в запасе
    [few] { $count } станции в запасе
    [many] { $count } станций в запасе
   *[other] { $count } станции в запасе
}
score-ports = { $count ->
    [one] { $count } порт в запасе
    [few] { $count } порта в запасе
    [many] { $count } портов в запасе
   *[other] { $count } порта в запасе
}
score-flags = флаг { $cards }
score-goods = { $count ->
    [one] { $count } карта товаров
    [few] { $count } карты товаров
    [many] { $count } карт товаров
   *[other] { $count } карты товаров
}

## Стол, рука, журнал

awaited = Ждём: { $players } · прошлый ход <t:{ $since }:R>
awaited-nobody = Никого не ждём.
table-title = ## { $map } · ход { $turn }
table-title-opening = ## { $map } · начало игры
table-last-turns = { $count ->
    [1] Последний ход.
    [one] Остался { $count } ход.
    [few] Осталось { $count } хода.
    [many] Осталось { $count } ходов.
   *[other] Осталось { $count } хода.
}
table-tunnel = Тоннель **{ $route }**. Выложено: { $cards }; открылось: { $revealed }; доплата: { $extra }.
table-routes = { $player }, перегоны: { $routes }
table-places = { $player }, постройки: { $places }
table-unseen = **Ещё не открытые карты**: { $cards }
table-ticket-deck = { $count ->
    [one] В колоде остался { $count } билет.
    [few] В колоде осталось { $count } билета.
    [many] В колоде осталось { $count } билетов.
   *[other] В колоде осталось { $count } билета.
}
tickets-title = ## Ваши билеты
tickets-more = Ещё билеты: `/draw-tickets`, в свой ход.
hand-title = ## Ваша рука
hand-claimable = **Можно проложить**: { $routes }
hand-claimable-none = С этой рукой перегон не проложить.
hand-claimable-more = { $routes } и ещё { $count }
log-title = ## Что произошло
log-empty = Пока ничего не произошло.
log-line = <t:{ $at }:R> { $line }
scores-title = ## Очки, фишки, карты
rest-paused = { $until ->
    [open] ⏸ Игра на паузе. Снять паузу может любой за столом: кнопка **Продолжить**.
   *[other] ⏸ Игра на паузе и продолжится { $until }. Снять паузу раньше может любой за столом: кнопка **Продолжить**.
}
rest-archived = 🗄 Игра в архиве: целый месяц ничего не происходило. Вернуть её может любой за столом: кнопка **Продолжить**.
rest-homeless = Игра осталась без канала. Организатор может перенести её в другой: пусть введёт там `/game move`.
rest-left = { $people } Командой `/game replace` передайте место кому-то другому или компьютеру, а потом нажмите **Продолжить**.
table-moved = Теперь стол стоит здесь. Сообщения об игре будут приходить в этот канал.
table-moved-there = Теперь стол стоит в <#{ $channel }>. Сообщения об игре будут приходить туда.
move-option = { $map }: { $players } · { $turn ->
    [lobby] лобби
   *[other] ход { $turn }
} · открыта { $opened }
rest-over = Игра продолжается.
pause-wanted = Вы предлагаете паузу. { $count ->
    [one] Нужно согласие ещё { $count } игрока.
    [few] Нужно согласие ещё { $count } игроков.
    [many] Нужно согласие ещё { $count } игроков.
   *[other] Нужно согласие ещё { $count } игрока.
}
status-title = ## { $map }
status-lobby = В лобби.
status-opening = Игроки выбирают билеты.
status-playing = Ход { $turn }.
status-ended = Игра окончена.
status-cancelled = Игра отменена.
status-host = Организатор: <@{ $host }>
status-link = [Последнее сообщение]({ $link })
status-left = ⚠️ { $player } больше не на этом сервере. Командой `/game replace` организатор может передать место кому-то другому или компьютеру.
status-seat = { $player }
status-seat-opponent = { $player } · играет компьютерный соперник ({ $level })
status-opponent = { $player } · компьютер, { $level }
status-trouble = { $trouble ->
    [forbidden] ⚠️ У меня нет права писать в том канале. Дайте мне права «Просматривать канал», «Отправлять сообщения» и «Прикреплять файлы», в ветке — ещё «Отправлять сообщения в ветках», и разблокируйте её; затем нажмите **Отправить ещё раз**.
    [channel-gone] ⚠️ Канал этой игры удалён.
   *[other] ⚠️ Discord не принял моё последнее сообщение. Я пробую снова; **Отправить ещё раз** отправит его сейчас.
}
status-posted-again = Отправлено ещё раз.
games-title = ## Ваши игры
games-none = Вы не участвуете ни в одной игре. `/game new` откроет стол.
games-mine = ▶️ [{ $map }]({ $link }): ваш ход · прошлый ход <t:{ $since }:R>
games-choice = ▶️ [{ $map }]({ $link }): выберите билеты · прошлый ход <t:{ $since }:R>
games-gone = ⚠️ { $map }: канал удалён
games-lobby = 🪑 [{ $map }]({ $link }): в лобби
games-waiting = ⏳ [{ $map }]({ $link }) · ждём: { $players } · прошлый ход <t:{ $since }:R>
# Игра в списке, из которого кто-то выбирает одну из своих.
games-option = { $map }, игроки: { $players }{ $state ->
    [mine] {" "}· ваш ход
   *[waiting] {""}
}
panel-more-games = { $count ->
    [one] Вас ждёт ещё { $count } игра.
    [few] Вас ждут ещё { $count } игры.
    [many] Вас ждут ещё { $count } игр.
   *[other] Вас ждут ещё { $count } игры.
}
btn-next-game = Следующая игра
status-muted = 🔕 Упоминаний и напоминаний об этой игре больше не будет. Но она продолжается, и время идёт.
status-unmuted = 🔔 Упоминания и напоминания об этой игре снова включены.
btn-mute = Заглушить
btn-unmute = Включить звук
undo-done = Ход возвращён.
resign-ask = ### Сдаться?
    На вашем месте до конца будет играть компьютерный соперник. Вернуться нельзя. Если нужен только перерыв, введите `/game replace`: он сыграет за вас, пока вы не вернётесь.
btn-resign = Сдаться
resign-done = Вы сдались. На вашем месте до конца играет компьютерный соперник.
cancel-ask = ### Отменить игру?
    Она закончится сразу, для всех и без результата.
btn-cancel-game = Отменить игру
resign-ask-last = ### Сдаться?
    Больше никто здесь не играет, поэтому игра закончится сразу и без результата. `/game replace` посадит на ваше место компьютерного соперника, пока вы не вернётесь.
replace-ask = ### Передать своё место?
    На нём будет играть компьютерный соперник ({ $level }), пока вы не вернётесь.{ $last ->
        [yes] {" "}Пока за столом никого нет, игра стоит.
       *[no] {""}
    }
replace-ask-other = ### Передать это место: { $player }?
    На нём будет играть компьютерный соперник ({ $level }), пока { $player } не вернётся.{ $last ->
        [yes] {" "}Пока за столом никого нет, игра стоит.
       *[no] {""}
    }
btn-replace = Передать
replace-own = На вашем месте играет компьютерный соперник, пока вы не вернётесь: для этого нажмите **Сделать ход**, затем **Вернуться на своё место**.
replace-other = На этом месте играет компьютерный соперник, пока не вернётся сам игрок.
seat-back = Место снова ваше.
seat-offered = Место предложено: <@{ $user }>. Пока предложение не принято, всё остаётся как есть.
seat-taken-over = Место ваше.
seat-declined = Вы отказались от места.
vote-counted = Ваш голос учтён. До решения его можно изменить.
seat-back-late = С возвращением! Ваше время вышло, и за вас играл компьютерный соперник. Место снова ваше.

## Что каждый настраивает для себя

# `/privacy`.

privacy-title = ## Что я о вас храню
privacy-what = Ваш идентификатор в Discord, последнее известное имя, ваши места за столами и то, что вы там делали, а ещё ваши собственные настройки: профиль, заметки, планы, заглушённые игры. Того, что вы пишете в каналах, я не храню.
privacy-kept = { $games ->
    [0] У вас нет места ни за одним столом.
    [one] У вас есть место в { $games } сохранённой игре.
    [few] У вас есть места в { $games } сохранённых играх.
    [many] У вас есть места в { $games } сохранённых играх.
   *[other] У вас есть места в { $games } сохранённой игры.
}
privacy-nothing = Сейчас не хранится ничего.
btn-privacy-file = Получить файлом
btn-privacy-delete = Удалить…
privacy-file = Всё, что о вас хранится.
privacy-ask = ### Удалить все данные о вас?
privacy-ask-lobbies = { $count ->
    [one] - Вы выйдете из { $count } лобби.
    [few] - Вы выйдете из { $count } лобби.
    [many] - Вы выйдете из { $count } лобби.
   *[other] - Вы выйдете из { $count } лобби.
}
privacy-ask-running = { $count ->
    [one] - В { $count } идущей игре ваше место насовсем займёт компьютерный соперник; если больше никто в ней не играет, она закончится.
    [few] - В { $count } идущих играх ваши места насовсем займут компьютерные соперники; где больше никто не играет, игра закончится.
    [many] - В { $count } идущих играх ваши места насовсем займут компьютерные соперники; где больше никто не играет, игра закончится.
   *[other] - В { $count } идущей игры ваши места насовсем займут компьютерные соперники; где больше никто не играет, игра закончится.
}
privacy-ask-over = { $count ->
    [one] - В { $count } завершённой игре останется место без вашего имени; её результат уйдёт из вашей статистики.
    [few] - В { $count } завершённых играх останется место без вашего имени; их результаты уйдут из вашей статистики.
    [many] - В { $count } завершённых играх останется место без вашего имени; их результаты уйдут из вашей статистики.
   *[other] - В { $count } завершённой игры останется место без вашего имени; их результаты уйдут из вашей статистики.
}
privacy-ask-rest = - Профиль, заметки, планы и заглушённые игры будут удалены. Сообщения в каналах останутся; из резервных копий бота вы исчезнете, когда их сменят новые. **Отменить это нельзя.**
btn-privacy-forget = Удалить всё
privacy-forgotten = Все данные о вас удалены.

# `/settings`: что администраторы настраивают для своего сервера.

server-title = ## Настройки этого сервера
server-language = 🗣️ **Язык общих сообщений**: { $language }
server-language-discord = как у сервера в Discord
server-pace = ⏳ **Время на ход**: { $pace }
server-if-late = ⌛ **Когда оно выйдет**: { $late }
server-reminders = 🔔 **Напоминания**: { $interval }
server-reminders-pace = в зависимости от времени на ход
server-reminders-off = не в канале
server-threads = 🧵 **Отдельная ветка для каждой игры**: { $state ->
    [on] да, если организатор не решит иначе
   *[off] только по просьбе организатора
}
server-hints = 💡 **Подсказки**: { $state ->
    [on] как решит организатор стола
   *[off] отключены
}
server-channels = 📍 **Где начинают игры**: { $channels }
server-channels-all = 📍 **Где начинают игры**: в любом канале
server-channel = <#{ $id }>
server-role = 🎫 **Кто открывает столы**: участники с ролью <@&{ $role }>; они могут также начать и отменить любую игру
server-role-all = 🎫 **Кто открывает столы**: все
server-maps = 🗺️ **Поля**: { $maps }
server-counts-later = -# Изменения действуют для столов, которые откроют после этого.
btn-server-tables = Столы
btn-server-rights = Язык, каналы, права
modal-server-field-pace = Время на ход
modal-server-field-late = Когда оно выйдет
modal-server-field-reminders = Первое напоминание приходит
modal-server-field-threads = Отдельная ветка для каждой игры
modal-server-field-hints = Подсказки можно разрешить за столом
modal-server-field-language = Язык общих сообщений
modal-server-field-channels = Где начинают игры
hint-server-channels = И в ветках этих каналов. Если не выбрать ни одного — везде.
modal-server-field-role = Столы открывают участники с ролью
hint-server-role = Они могут также начать и отменить любую игру. Если не выбрать роль, столы открывают все.
modal-server-field-maps = Поля на выбор

profile-title = ## Ваш профиль
    -# Для всех ваших игр. Это видите только вы; остальные узнают лишь, что вас нет.
profile-reminders = 🔔 **Напоминания**: { $how ->
    [dm] личным сообщением со ссылкой, { $interval }
    [off] нет
   *[here] в канале игры, { $interval }
}
profile-interval-table = как настроено за столом
profile-interval = { $hours ->
    [one] через { $hours } час
    [few] через { $hours } часа
    [many] через { $hours } часов
   *[other] через { $hours } часа
}
profile-next = ⏭️ **«Скоро ваш ход»** личным сообщением: { $state ->
    [on] да
   *[off] нет
}
profile-quiet = 🌙 **Тихие часы**: с { $begin } до { $end }
profile-quiet-none = 🌙 **Тихие часы**: нет
profile-zone-chosen = 🕰️ **Часовой пояс**: { $zone }, сейчас там { $time }
profile-zone-none = 🕰️ **Часовой пояс**: не выбран; `/profile zone` подскажет
profile-away = 🧳 **Отсутствие**: до <t:{ $until }:f>
profile-away-not = 🧳 **Отсутствие**: нет
profile-language = 🗣️ **Язык**: { $language }
profile-language-discord = как в Discord
profile-statistics = 📊 **Статистика**: { $state ->
    [on] ваши игры учитываются
   *[off] вы в ней не участвуете
}
profile-tips = 💡 **Советы на первых ходах**: { $state ->
    [on] да
   *[off] нет
}
# Как язык называет сам себя.
language-name = Русский
btn-profile-reminders = Напоминания
btn-profile-quiet = Тихие часы
btn-profile-away = Меня не будет
btn-profile-back = Я снова здесь
btn-profile-more = Язык и другое
modal-profile-reminders = Напоминания
modal-profile-quiet = Тихие часы
modal-profile-away = Отсутствие, для всех игр
modal-profile-more = Язык и другое
modal-profile-field-reminders = Напоминания о вашем ходе
hint-profile-reminders = Не больше трёх за ход, всё реже. Упоминание в начале вашего хода приходит всегда.
modal-profile-field-interval = Первое приходит
modal-profile-field-next = Сообщать, что скоро мой ход
hint-profile-next = Беззвучное личное сообщение, когда ходит игрок перед вами.
modal-profile-field-begin = С какого часа
hint-profile-begin = В тихие часы бот вас не беспокоит; упоминание придёт, когда они закончатся.
modal-profile-field-end = До какого часа
modal-profile-field-zone = Ваш часовой пояс
hint-profile-zone = Название большого города в нём, на любом из наших языков.
hint-profile-zone-example = Europe/Kyiv
modal-profile-field-until = Когда вернётесь: дата или число дней
hint-profile-until = Ваше время замрёт, но не дольше чем на 7 дней. Где опоздавших заменяет компьютер, сыграет он.
hint-profile-until-example = 2027-01-31 или 5
modal-profile-field-language = Язык того, что видите только вы
modal-profile-field-statistics = Учитывать мои игры в статистике
modal-profile-field-tips = Советы на первых ходах
choice-reminders-here = В канале игры
choice-reminders-dm = Личным сообщением, со ссылкой
choice-reminders-off = Не напоминать
choice-quiet-none = Без тихих часов
choice-switch = { $state ->
    [on] Да
   *[off] Нет
}
away-line = 🧳 { $player } отсутствует до <t:{ $until }:D>.
note-title = ## Ваша заметка
    { $note }
    -# Её видите только вы: здесь и там, где делаете ход.
note-none = У вас нет заметки об этой игре. То, что вы напишете, увидите только вы.
btn-note-change = Изменить
modal-note = Ваша заметка об этой игре
modal-note-field = Видите только вы; сотрите, чтобы удалить

## Конец игры

end-first = { $people }, игра окончена: { $map }.
end-first-quiet = Игра окончена: { $map }.
end-points = 🏁 Победа: { $winners }, { $total }!
end-reveal = { $player } показывает: { $tickets }
end-tickets = 🏁 Победа: { $winners }, { $total }; при ничьей решило число выполненных билетов.
end-stations = 🏁 Победа: { $winners }, { $total }; при ничьей решило меньшее число станций.
end-longest-path = 🏁 Победа: { $winners }, { $total }; при ничьей решил самый длинный путь.
end-shared = 🏁 Общая победа: { $winners }, { $total }.
end-ticket-done = ✅ { $ticket }
end-ticket-missed = ❌ { $ticket }
end-borrowed = через станции: { $routes }
end-more = …ещё { $count } — под кнопкой **Стол**
end-total = { $place }. { $player }: **{ $total }** ({ $lines })
end-source = { $source ->
    [routes] перегоны: { $points }
    [flag_sets] флаги: { $points }
    [exchange] обмен: { $points }
    [tickets_done] билеты: { $points }
    [tickets_missed] невыполненные билеты: { $points }
    [stations] станции в запасе: { $points }
    [longest_path] самый длинный путь: { $points }
    [ports] порты: { $points }
    [ports_unbuilt] порты в запасе: { $points }
    [goods] товары: { $points }
   *[other] { $points }
}
end-seed = -# Начальное число, которое доказывает честную тасовку: `{ $seed }`
end-hints = Подсказки: { $players }
end-hints-seat = { $player } ({ $count })
end-seal = -# Печать всех действий: `{ $seal }`

## Неполадки

trouble = { $trouble ->
    [forbidden] У меня нет права писать в <#{ $channel }>, где идёт ваша игра ({ $map }). Дайте мне там права «Просматривать канал», «Отправлять сообщения» и «Прикреплять файлы», в ветке — ещё «Отправлять сообщения в ветках», и разблокируйте её; затем нажмите **Отправить ещё раз** в `/game status`. Игра тем временем продолжается.
    [channel-gone] Канала вашей игры ({ $map }) больше нет, поэтому игра на паузе. Ничего не потеряно: введите `/game move` в другом канале, и она продолжится там.
   *[other] Discord не принял сообщение о вашей игре ({ $map }) в <#{ $channel }>. Я пробую снова; игра тем временем продолжается.
}

## Картинки: слова на них и тексты для тех, кто их не видит

picture-turn = Ход { $turn }
picture-opening = Выбор в начале игры
picture-last-turns = Ход { $turn }, { $count ->
    [0] последний
    [one] остался { $count }
    [few] осталось { $count }
    [many] осталось { $count }
   *[other] осталось { $count }
}
picture-ended = Конец игры
picture-players = Игроков: { $low }–{ $high }
picture-hand = Ваша рука: { $count ->
    [0] ни одной карты
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
picture-tickets = Ваши билеты
picture-offer = Оставьте хотя бы { $count }
picture-done = выполнено
picture-away = ещё { $pieces ->
    [one] { $pieces } звено
    [few] { $pieces } звена
    [many] { $pieces } звеньев
   *[other] { $pieces } звена
}
picture-away-station = ещё { $pieces ->
    [one] { $pieces } звено
    [few] { $pieces } звена
    [many] { $pieces } звеньев
   *[other] { $pieces } звена
} и станция: { $cities }
picture-station = станция: { $cities }
picture-blocked = пути больше нет
picture-result = Итоговый счёт
picture-story = Как шла игра
picture-story-ticket = билет выполнен
picture-story-end = конец
picture-story-last = что дал или отнял конец игры
picture-place = { $place }.
picture-decided = { $decided ->
    [tickets] При ничьей решило число выполненных билетов.
    [stations] При ничьей решило меньшее число станций.
    [longest_path] При ничьей решил самый длинный путь.
   *[shared] Общая победа.
}
picture-longest = самый длинный путь: { $length }
picture-ways = Пути выполненных билетов
picture-source-routes = Перегоны
picture-source-flag_sets = Флаги
picture-source-exchange = Обмены
picture-source-tickets_done = Выполненные билеты
picture-source-tickets_missed = Невыполненные билеты
picture-source-stations = Станции в запасе
picture-source-longest_path = Самый длинный путь
picture-source-ports = Порты
picture-source-ports_unbuilt = Порты в запасе
picture-source-goods = Бонусные товары

mark-heart = сердце
mark-hourglass = песочные часы
mark-crown = корона
mark-diamond = ромб
mark-spade = пика

# Карты без значков впереди: программа чтения с экрана читала бы их вслух.
plain-card = { $colour }
plain-card-wild = джокер
plain-card-train = { $colour } (вагон)
plain-card-train-anchor = { $colour } (вагон с якорем)
plain-card-ship = { $colour } (корабль с якорем)
plain-card-ship-double = { $colour } (двойной корабль)

plain-seat = Игрок { $number }

alt-board = Игровое поле: { $board }.
alt-closeup = Часть игрового поля: { $board }.
alt-region = Часть игрового поля: { $board } ({ $region }). Города: { $cities }.
alt-owned = { $name }, перегоны: { $routes }.

# Части поля, которые можно рассмотреть поближе.
region = { $id ->
    [north_west] северо-запад
    [north] север
    [north_east] северо-восток
    [west] запад
    [east] восток
    [south_west] юго-запад
    [south] юг
    [south_east] юго-восток
   *[centre] центр
}

alt-lobby = Пустое игровое поле: { $board }. Игроков: { $low }–{ $high }.
alt-hand = Ваша рука. Поле: { $board }.
alt-offer = Билеты на выбор; оставьте хотя бы { $count }.
alt-result = Игровое поле в конце игры ({ $board }) и итоговый счёт.
alt-replay = Фильм об игре ({ $board }): по кадру на каждый перегон, станцию и порт.
alt-standing = { $place }. { $name }: { $points }.
alt-story = Очки после ходов { $turns } и в конце. Поле: { $board }.
alt-story-player = { $name }: { $points }, в конце { $total }.
alt-story-ticket = Билет { $cities } выполнен (ход { $turn }).
alt-on-turn = Ход { $turn }: { $name }.
alt-opening = Выбор в начале игры.
alt-last-turns = { $count ->
    [0] Это последний ход.
    [one] После него остаётся { $count } ход.
    [few] После него остаётся { $count } хода.
    [many] После него остаётся { $count } ходов.
   *[other] После него остаётся { $count } хода.
}
alt-ended = Игра окончена.
alt-last = Последнее: { $text }
alt-row = Ряд: { $cards }.
alt-row-empty = Ряд пуст.
alt-player = { $name } ({ $colour }, { $mark }): { $points }, { $pieces }, { $cards }, { $tickets }.
alt-player-opening = { $name } ({ $colour }, { $mark }): { $cards }.
alt-seated = { $name } ({ $colour }, { $mark }).
alt-nobody = За столом пока никого.
alt-hand-cards = Карты: { $cards }.
alt-hand-empty = Карт нет.
alt-ticket = { $cities }, { $points }: { $state }.
alt-ticket-offered = { $cities }: { $points }.
alt-no-tickets = Билетов нет.
alt-place = { $place }. { $name }: { $points } ({ $lines }).
alt-line = { $source }: { $points }
alt-and-more = Это ещё не всё.

extra-station = Станции: { $cities }.
extra-port = Порты: { $cities }.
extra-flags = Карты флага: { $cards }.
extra-goods = Бонусные товары: { $count }.

# Что произошло, короткими предложениями без значков.
brief-drew = { $name } берёт из ряда: { $cards }.
brief-blind = { $name } берёт вслепую { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
brief-claimed = { $name } прокладывает перегон { $route }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
brief-tunnel = { $name } выкладывает карты за тоннель { $route }; { $extra ->
    [0] доплата не нужна
    [one] нужна ещё { $extra }
    [few] нужны ещё { $extra }
    [many] нужно ещё { $extra }
   *[other] нужно ещё { $extra }
}.
brief-withdrawn = { $name } забирает карты обратно; перегон { $route } остаётся свободным.
brief-tickets = { $name } оставляет { $count ->
    [one] { $count } билет
    [few] { $count } билета
    [many] { $count } билетов
   *[other] { $count } билета
}.
brief-station = { $name } строит станцию: { $city }.
brief-port = { $name } строит порт: { $city }.
brief-exchanged = { $name } меняет { $pieces }.
brief-flag-set = { $name } собирает французский флаг.
brief-goods = { $name } получает бонусные товары.
brief-passed = { $name } пропускает ход.
brief-opening-ended = Все сделали выбор.
brief-ended = Игра окончена.

## Правила по темам

rules-topic = { $topic ->
    [goal] Цель игры
    [opening] Начало игры
    [turn] Ход
    [cards] Как брать карты
    [decks] Две колоды
    [routes] Как проложить перегон
    [ships] Корабли
    [doubles] Двойные перегоны
    [tunnels] Тоннели
    [ferries] Паромы
    [stations] Станции
    [pieces] Вагоны и корабли
    [ports] Порты
    [flags] Флаги
    [goods] Бонусные товары
    [tickets] Билеты
    [end] Конец игры
    [longest] Самый длинный путь
    [ties] Ничья
   *[secrets] Кто что знает
}
rules-title = ## { $map }: { $topic }
rules-list = ## Правила: { $map }
    Выберите тему.
rules-menu = Тема
rules-points = { $length }→{ $points }
rules-tie = { $tie ->
    [tickets] кто выполнил больше билетов
    [stations] кто построил меньше станций
   *[longest_path] у кого самый длинный путь
}
rules-source = { $source ->
    [flags] собранные флаги
    [goods] бонусные товары
    [stations] станции в запасе
    [ports] порты
    [longest] самый длинный путь
   *[tickets] выполненные билеты
}
rules-goal = Побеждает тот, у кого больше всего очков. Очки дают сразу за перегоны, а ещё за { $sources }; невыполненные билеты отнимают свои очки. Игроков: { $players }. { $choice ->
    [yes] Каждый выбирает себе { $total ->
        [one] { $total } фишку
        [few] { $total } фишки
        [many] { $total } фишек
       *[other] { $total } фишки
    } (на выбор: { $supply })
   *[no] У каждого { $supply }
}; всего в игре { $box }.
rules-opening = На старте у каждого { $hand }. Каждому сдают { $dealt ->
    [one] { $dealt } билет
    [few] { $dealt } билета
    [many] { $dealt } билетов
   *[other] { $dealt } билета
}, и хотя бы { $keep } из них нужно оставить. Все выбирают тайно и одновременно; изменить выбор нельзя. { $rejected ->
    [out] Остальные билеты выходят из игры.
   *[under] Остальные билеты кладут под колоду.
} Первый ход начинается, когда выбрали все. Ходят по кругу в случайном порядке или, если так решит организатор, в том порядке, в каком сели за стол.
rules-action = { $action ->
    [cards] взять карты
    [route] проложить перегон
    [station] построить станцию
    [port] построить порт
    [exchange] обменять фишки
   *[tickets] взять билеты
}
rules-turn = Ход — это ровно одно действие: { $actions }. Пропустить ход можно, только если больше ничего сделать нельзя{ $exchange ->
    [yes] {" "}(обмен не в счёт)
   *[no] {""}
}. Если все подряд пропустили ход, игра заканчивается.
rules-cards = Возьмите две карты, одну за другой: каждую из ряда, где лежит { $row ->
    [one] { $row } карта
    [few] { $row } карты
    [many] { $row } карт
   *[other] { $row } карты
}, или вслепую из колоды. Карта из ряда сразу заменяется новой. Джокер из ряда — единственная карта за ход, второй картой его взять нельзя; джокер, взятый вслепую, считается обычной картой. Как только джокеров в ряду становится { $wilds }, весь ряд выкладывают заново. Когда колода кончается, её собирают заново из сброса. Число карт на руке не ограничено.
rules-decks = Колод две: карты вагонов и карты кораблей; джокеры лежат в колоде вагонов. Кто берёт карту из ряда, решает, из какой колоды её заменить, поэтому состав ряда может быть любым. Кто берёт вслепую, называет колоду. Когда ряд выкладывают заново, из каждой колоды берут половину карт.
rules-routes = Проложить можно любой свободный перегон, один за ход: заплатите столько карт его цвета, сколько в нём звеньев; джокер заменяет любую карту. { $grey ->
    [yes] За серый перегон платят картами любого одного цвета.
   *[no] Серых перегонов здесь нет.
} На каждое звено ставят одну фишку. Очки по длине: { $points }.
rules-ships = За железнодорожные перегоны платят картами вагонов и ставят вагоны, за морские — картами кораблей и ставят корабли. Двойной корабль покрывает до двух звеньев, но лишних карт в оплате быть не должно. Джокер покрывает одно звено любого вида. Железнодорожные и морские перегоны соединяются в любом городе; якорь на карте важен только для портов.
rules-doubles = Занять обе половины двойного перегона одному игроку нельзя. Если игроков { $closed }{ $only ->
    [yes] {""}
   *[no] {" "}или меньше
}, вторая половина закрывается, как только занята первая.
rules-tunnels = Выложите столько карт, сколько в тоннеле звеньев; затем из колоды открывают { $reveal ->
    [one] { $reveal } карту
    [few] { $reveal } карты
    [many] { $reveal } карт
   *[other] { $reveal } карты
}. За каждую того цвета, которым вы платите, и за каждого джокера доплачивают одну карту: этого цвета или джокера. Если вы выложили одни джокеры, считаются только джокеры и доплачивают только ими. Доплатите и проложите перегон или заберите карты обратно; ход в любом случае закончен. Доплата не требует фишек и не даёт очков.
rules-ferries = На пароме нарисованы локомотивы: столько джокеров должно быть в оплате. Остальное платят, как за серый перегон.
rules-stations = У каждого { $stationcount ->
    [one] { $stationcount } станция
    [few] { $stationcount } станции
    [many] { $stationcount } станций
   *[other] { $stationcount } станции
}. За ход можно построить одну, в любом городе, где станции ещё нет. Цена станций по порядку, в картах одного цвета: { $costs }; джокер заменяет любую карту. В конце игры каждая станция позволяет владельцу использовать один чужой перегон, который ведёт в этот город, — один и тот же для всех билетов; лучший найдёт бот. Непостроенная станция приносит { $unbuilt ->
    [one] { $unbuilt } очко
    [few] { $unbuilt } очка
    [many] { $unbuilt } очков
   *[other] { $unbuilt } очка
}.
rules-pieces = Каждый тайно выбирает { $total ->
    [one] { $total } фишку
    [few] { $total } фишки
    [many] { $total } фишек
   *[other] { $total } фишки
} из такого запаса: { $supply }. Советуем: { $suggested }. Остальное лежит в коробке. Обмен — это действие: отдайте фишки одного вида и возьмите из коробки столько же другого; каждая стоит { $exchangecost ->
    [one] { $exchangecost } очко
    [few] { $exchangecost } очка
    [many] { $exchangecost } очков
   *[other] { $exchangecost } очка
}.
rules-ports = У каждого { $portcount ->
    [one] { $portcount } порт
    [few] { $portcount } порта
    [many] { $portcount } портов
   *[other] { $portcount } порта
}. Порт строят в городе с якорем, где порта ещё нет и куда доходит хотя бы один ваш перегон. Цена: { $portcost }, все с якорем и одного цвета; джокер заменяет любую. В конце игры порт приносит { $portscores } очков за 0, 1, 2, … ваших выполненных билетов, где назван его город. Непостроенный порт отнимает { $portunbuilt ->
    [one] { $portunbuilt } очко
    [few] { $portunbuilt } очка
    [many] { $portunbuilt } очков
   *[other] { $portunbuilt } очка
}.
rules-flags = Если среди карт, которыми вы платите за перегон, есть карта цвета флага ({ $flagcolours }; джокер не в счёт), одна карта этого цвета остаётся перед вами в открытую, если её там ещё нет. Полный флаг сразу приносит { $flagpoints ->
    [one] { $flagpoints } очко
    [few] { $flagpoints } очка
    [many] { $flagpoints } очков
   *[other] { $flagpoints } очка
} и уходит в сброс.
rules-goods = Кто прокладывает перегон со знаком повозки, получает карту бонусных товаров, пока они не кончились (всего их { $goodscount }). В конце игроков сравнивают по числу этих карт. Очки по местам, в зависимости от числа игроков: { $ranks }. Нет карт — нет и очков; при равенстве каждый получает очки лучшего из поделённых мест.
rules-tickets = Билет выполнен, если в конце игры ваши собственные перегоны соединяют всё, что на нём указано. Тогда он приносит свои очки, иначе отнимает их. Вместо другого действия можно взять { $drawn ->
    [one] { $drawn } билет
    [few] { $drawn } билета
    [many] { $drawn } билетов
   *[other] { $drawn } билета
} и оставить хотя бы { $drawnkeep }; остальные кладут под колоду. До конца игры билеты держат в тайне.
rules-end = Когда кто-то заканчивает ход и фишек у него { $endpieces } или меньше, у каждого, включая его самого, остаётся ещё { $endturns ->
    [one] { $endturns } ход
    [few] { $endturns } хода
    [many] { $endturns } ходов
   *[other] { $endturns } хода
}. Потом открывают билеты и всё подсчитывают. Карты на руке и оставшиеся фишки ничего не дают.
rules-longest = Самый длинный непрерывный путь из собственных фишек приносит { $longestpoints ->
    [one] { $longestpoints } очко
    [few] { $longestpoints } очка
    [many] { $longestpoints } очков
   *[other] { $longestpoints } очка
}. Через один и тот же город он может пройти не раз, по одной и той же фишке — нет. При равенстве очки получают все.
rules-ties = { $deciders ->
    [none] При равенстве очков победа общая.
    [one] При равенстве очков сравнивают, { $ties }. Если и тут равенство, победа общая.
   *[some] При равенстве очков сравнивают по очереди: { $ties }. Если и тут равенство, победа общая.
}
rules-secrets = Все знают ряд, размер колод, сброс, поле, очки, фишки, сколько у кого карт и билетов и какими картами заплачено. Карты на руках, билеты и то, кто что мог бы сделать, — тайна. SHA-256 начального числа показан в начале, а само число — в конце, так что честность тасовки может проверить каждый.

## Помощь

help-1 = ## Slow Train: стол
    Неспешные игры про поезда: заглянули пару раз в день — и сделали ход.
    `/game new` открывает стол. **Присоединиться** даёт место, **Добавить компьютерного соперника** сажает за стол компьютер, организатор нажимает **Начать**.
    Затем все тайно выбирают билеты. За выполненный билет дают очки, за невыполненный столько же отнимают.
help-2 = ## Slow Train: ваш ход
    Когда наступает ваш ход, вас упоминают. **Сделать ход** или `/turn` показывает всё, что можно сделать; один заход — один целый ход.
    Возьмите две карты, или проложите перегон картами его цвета, или возьмите билеты. `/hint` подскажет, что сделал бы сильный игрок, если за столом это разрешено.
    Для каждого действия есть и команда: `/draw`, `/claim`, `/draw-tickets`, `/station`, `/port`, `/exchange`, `/pass`. Пока вы печатаете, бот предлагает варианты — на любом из наших языков.
    Действие можно вернуть (**Вернуть ход** или `/game undo`), пока ничего скрытого не открыто и никто ещё не ходил.
help-3 = ## Slow Train: что на столе
    `/hand` и `/tickets` показывают ваши карты и билеты только вам. `/board`, `/scores` и `/log` показывают стол; **Рассмотреть поближе** увеличивает поле.
    `/rules` объясняет правила этого поля по темам. `/games` перечисляет ваши игры — и в личных сообщениях со мной тоже.
    Когда игра окончена: `/game replay`, `/game record`, `/stats`, `/leaderboard`.
help-4 = ## Slow Train: дни идут
    `/plan` планирует ваши следующие ходы: они будут сделаны, пока вы спите. `/note` хранит личную заметку.
    `/profile` — это напоминания, тихие часы, ваш язык и отсутствие. **Заглушить** в `/game status` отключает звук одной игры.
    Если нужно уйти, передайте место через `/game replace` или сдайтесь: `/game resign`.
btn-help-next = Дальше
btn-help-back = Назад

# Показывается один раз, в самый первый ход.
tips = -# 💡 За ход — одно действие: взять две карты, проложить перегон или взять билеты.
    -# 💡 За перегон платят картами его цвета — столько, сколько в нём звеньев. ▫️ показывает, чего ещё не хватает для билета.
    -# 💡 Эти советы приходят один раз; подробнее расскажет `/help`, а вернёт советы `/profile`.

## Команды и их параметры

replay-drawing = Рисую фильм этой игры… Это займёт до полуминуты.
replay-ended = Вся игра: по кадру на каждый перегон, станцию и порт, а в конце — итоговый счёт.
replay-running = Игра до этого момента: по кадру на каждый перегон, станцию и порт.
replay-failed = Нарисовать фильм не получилось. Попробуйте позже; на саму игру это не влияет.

record-here = Запись этой игры: начальное число и каждое действие. `slow-train record check { $name }` её проверит; docs/game-record.md объясняет, как проверить без моего кода.
verify-proved =
    Запись этой игры воспроизведена заново: тасовка следует из начального числа, SHA-256 которого показан в начале (`{ $commitment }`), { $actions ->
        [1] единственное действие сделано по правилам
        [one] все действия ({ $actions }) сделаны по правилам
        [few] все действия ({ $actions }) сделаны по правилам
        [many] все действия ({ $actions }) сделаны по правилам
       *[other] все действия ({ $actions }) сделаны по правилам
    }, и счёт верен.
    Печать этих действий: `{ $seal }`. В имени файла каждой картинки поля, показанной во время игры, есть печать на тот момент, поэтому изменить задним числом нельзя ни одно действие, даже скрытый выбор.
    Чтобы проверить это, не доверяя мне, сохраните такую картинку, возьмите файл из `/game record` и запустите `slow-train record check FILE --head SEAL` или напишите свою проверку по docs/game-record.md.
verify-broken = Запись этой игры **не** сходится: { $reason }. Покажите это владельцу бота.

hint-action = 💡 **{ $action }**
hint-keep = Оставьте: { $tickets }.
hint-pieces = Начните с таких фишек: { $pieces }.
hint-draw = Возьмите из ряда: { $card }.
hint-draw-refill = Возьмите из ряда: { $card }; пополните ряд { $deck ->
    [train] из колоды вагонов
    [ship] из колоды кораблей
   *[other] из колоды { $deck }
}.
hint-blind = { $deck ->
    [train] Возьмите вслепую из колоды вагонов.
    [ship] Возьмите вслепую из колоды кораблей.
   *[other] Возьмите вслепую.
}
hint-tickets = Возьмите билеты.
hint-claim = Проложите перегон { $route }. Оплата: { $cards }.
hint-pay = Доплатите за тоннель: { $cards }.
hint-withdraw = Заберите карты обратно.
hint-station = Постройте станцию: { $city }. Оплата: { $cards }.
hint-port = Постройте порт: { $city }. Оплата: { $cards }.
hint-exchange = Отдайте на обмен: { $pieces }.
hint-pass = Пропустите ход.

reason-any = Подойдёт любое из возможных действий, их { $count }.
reason-before-others = Кто-то может занять перегон { $route } раньше.
reason-card-helps = { $count ->
    [1] Для нужного перегона пригодится { $card }.
    [one] Для { $count } нужного перегона пригодится { $card }.
    [few] Для { $count } нужных перегонов пригодится { $card }.
    [many] Для { $count } нужных перегонов пригодится { $card }.
   *[other] Для { $count } нужного перегона пригодится { $card }.
}
reason-card-promises = Из всего, что можно взять, больше всего сулит { $card }.
reason-deck-better = Ни одна карта ряда не поможет больше, чем то, что может дать колода.
reason-ends-ahead = Перегон { $route } приближает конец игры, а отрыв — около { $points ->
    [one] { $points } очка.
    [few] { $points } очков.
    [many] { $points } очков.
   *[other] { $points } очка.
}
reason-exchange-for = Для перегона { $route } не хватает фишек другого вида: { $count }.
reason-for-points = Для билетов всё есть, а перегон { $route } приносит очки.
reason-keep-network = { $number ->
    [1] Этому билету
    [one] Этим билетам
    [few] Этим билетам
    [many] Этим билетам
   *[other] Этим билетам
} лучше всего подходит одна сеть ({ $count ->
    [one] { $count } перегон
    [few] { $count } перегона
    [many] { $count } перегонов
   *[other] { $count } перегона
}){ $lost ->
    [0] .
    [one] ; придётся отказаться от { $lost } билета.
    [few] ; придётся отказаться от { $lost } билетов.
    [many] ; придётся отказаться от { $lost } билетов.
   *[other] ; придётся отказаться от { $lost } билета.
}
reason-keep-shortest = У этих билетов самые короткие пути, а оставить нужно хотя бы { $count }.
reason-last-turns = Игра скоро кончится, а это даст около { $points ->
    [one] { $points } очка.
    [few] { $points } очков.
    [many] { $points } очков.
   *[other] { $points } очка.
}
reason-more-tickets = Билеты почти выполнены, а новые сулят около { $points ->
    [one] { $points } очка.
    [few] { $points } очков.
    [many] { $points } очков.
   *[other] { $points } очка.
}
reason-next-colour = Для следующего перегона нужен { $card }.
reason-no-cards-left = Карт, которые стоило бы брать, не осталось, а на перегон { $route } карт хватает.
reason-nothing-else = Больше ничего сделать нельзя.
reason-nothing-in-row = В ряду нет нужных карт.
reason-nothing-useful = Ничего полезного сейчас сделать нельзя.
reason-on-the-way = Перегон { $route } лежит на пути билета.
reason-only-row-left = Карты остались только в ряду.
reason-pay-tunnel = Карт на тоннель хватает.
reason-pieces-planned = Билетам нужно примерно столько: { $pieces }.
reason-pieces-suggested = Это обычный выбор.
reason-planned = Перегон { $route } входит в сеть для билетов; { $count ->
    [1] только на него и хватает карт.
    [one] из { $count }, на которые хватает карт, он самый срочный.
    [few] из { $count }, на которые хватает карт, он самый срочный.
    [many] из { $count }, на которые хватает карт, он самый срочный.
   *[other] из { $count }, на которые хватает карт, он самый срочный.
}
reason-points-meanwhile = Для билетов в этот ход занимать нечего, а перегон { $route } приносит очки.
reason-port-promises = Порт ({ $city }) сулит около { $points ->
    [one] { $points } очка.
    [few] { $points } очков.
    [many] { $points } очков.
   *[other] { $points } очка.
}
reason-station-rescues = Станция ({ $city }) спасает: { $tickets }.
reason-tickets-promise = Новые билеты сулят около { $points ->
    [one] { $points } очка.
    [few] { $points } очков.
    [many] { $points } очков.
   *[other] { $points } очка.
}
reason-tunnel-too-dear = Карт на тоннель не хватает.
reason-tunnel-worth = Карт на тоннель хватает, и этих жаль меньше всего.

stats-title = ## Статистика: <@{ $user }>
stats-title-map = ## { $map } · статистика: <@{ $user }>
stats-none = { $given_up ->
    [0] На этом сервере ещё нет ни одной игры, сыгранной до конца.
    [one] На этом сервере ещё нет ни одной игры, сыгранной до конца; переданные и сданные не учитываются.
    [few] На этом сервере ещё нет ни одной игры, сыгранной до конца; переданные и сданные не учитываются.
    [many] На этом сервере ещё нет ни одной игры, сыгранной до конца; переданные и сданные не учитываются.
   *[other] На этом сервере ещё нет ни одной игры, сыгранной до конца; переданные и сданные не учитываются.
}
stats-games = **Побед: { $wins }**, всего { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}
stats-given-up = { $count ->
    [one] Ещё { $count } игра передана или сдана и не учитывается.
    [few] Ещё { $count } игры переданы или сданы и не учитываются.
    [many] Ещё { $count } игр переданы или сданы и не учитываются.
   *[other] Ещё { $count } игры переданы или сданы и не учитываются.
}
stats-points = Очки: в среднем { $mean }, лучший результат { $best }
stats-tickets = Билеты: выполнено { $done }, не выполнено { $missed }
stats-pace = Время на ход: около { $time }
stats-routes = Любимые перегоны:
stats-route = - { $route } ({ $map }), { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
stats-rivals = Соперники:
stats-rival = - <@{ $user }>: { $games ->
    [one] { $games } игра вместе
    [few] { $games } игры вместе
    [many] { $games } игр вместе
   *[other] { $games } игры вместе
}; впереди: { $ahead }, позади: { $behind }
duration-seconds = { $count ->
    [one] { $count } секунды
    [few] { $count } секунд
    [many] { $count } секунд
   *[other] { $count } секунды
}
duration-minutes = { $count ->
    [one] { $count } минуты
    [few] { $count } минут
    [many] { $count } минут
   *[other] { $count } минуты
}
duration-hours = { $count ->
    [one] { $count } часа
    [few] { $count } часов
    [many] { $count } часов
   *[other] { $count } часа
}
duration-days = { $count ->
    [one] { $count } дня
    [few] { $count } дней
    [many] { $count } дней
   *[other] { $count } дня
}
leaderboard-title = ## Рейтинг этого сервера
leaderboard-title-map = ## { $map }: рейтинг этого сервера
leaderboard-none = Здесь ещё никто не сыграл до конца игру между людьми. Игры с компьютерными соперниками учитывает только `/stats`.
leaderboard-line = { $place }. <@{ $user }> · побед: { $wins } из { $played } · рейтинг { $rating }
leaderboard-how = -# Игры между людьми, сыгранные до конца. Рейтинг начинается с 0; он зависит от того, кого вы обходите и сколько игр это подтверждает.

command-game = Создать игру в этом канале, присоединиться к ней, управлять ею
command-game-new = Открыть стол для новой игры
command-game-join = Занять место за столом
command-game-leave = Освободить своё место до начала игры
command-game-start = Начать игру с теми, кто уже за столом
command-game-cancel = Отменить игру (организатор или администратор)
command-game-status = Кто за столом и чей сейчас ход
command-game-undo = Вернуть последнее действие, если ничего скрытого не открыто и никто ещё не ходил
command-game-resign = Сдаться: дальше за вас сыграет компьютерный соперник
command-game-replace = Передать место компьютеру или другому человеку (организатор и администратор: любое место)
command-game-pause = Приостановить игру или продолжить её
command-game-move = Перенести игру в этот канал или отсюда в другой (организатор, администратор)
command-game-remove = Убрать место; в идущей игре дальше играет компьютер (организатор или администратор)
command-game-host = Передать роль организатора другому игроку
command-plan = Запланировать свои следующие ходы; план видите только вы
command-turn = Сделать ход: всё, что сейчас можно
command-draw = Взять карты из ряда или вслепую из колоды
command-claim = Проложить перегон, заплатив картами
command-tickets = Ваши билеты и самый дешёвый путь к каждому; видите только вы
command-draw-tickets = Взять новые билеты и выбрать, какие оставить
command-station = Построить станцию в городе (Европа)
command-port = Построить порт в портовом городе (Великие озёра)
command-exchange = Обменять вагоны на корабли или корабли на вагоны (Великие озёра)
command-pass = Пропустить ход, когда никакое другое действие невозможно
command-game-replay = Вся игра движущейся картинкой
command-game-follow = Сообщить мне, когда эта игра закончится
command-game-record = Запись завершённой игры файлом
command-game-verify = Проверить, честно ли тасовали карты
command-stats = Игры, победы, очки и привычки игрока
command-leaderboard = Игроки этого сервера, сначала сильнейшие
command-hint = Что сделал бы на вашем месте сильный соперник; видите только вы
command-hand = Ваши карты, билеты и фишки; видите только вы
command-board = Показать текущее игровое поле
command-scores = Очки, запас фишек и количество карт всех игроков
command-log = Что произошло после вашего последнего хода и раньше
command-rules = Правила игры за этим столом, по темам
command-help = Как играть с этим ботом
command-privacy = Что о вас хранится и как это удалить
command-settings = Настройки сервера: язык, темп, напоминания, права
command-profile = Ваши напоминания, тихие часы и отсутствие
command-note = Сохранить заметку об этой игре; видите только вы
command-games = Ваши игры: сначала те, что ждут вас

# Как называются сами команды.
command-game-name = игра
command-game-new-name = новая
command-game-join-name = присоединиться
command-game-leave-name = выйти
command-game-start-name = начать
command-game-cancel-name = отменить
command-game-status-name = статус
command-game-undo-name = вернуть-ход
command-game-resign-name = сдаться
command-game-replace-name = заменить
command-game-remove-name = убрать
command-game-host-name = организатор
command-game-pause-name = пауза
command-game-move-name = перенести
command-game-replay-name = повтор
command-game-record-name = запись
command-game-verify-name = проверить
command-game-follow-name = следить
command-turn-name = ход
command-draw-name = взять
command-claim-name = проложить
command-tickets-name = билеты
command-draw-tickets-name = взять-билеты
command-station-name = станция
command-port-name = порт
command-exchange-name = обмен
command-pass-name = пас
command-plan-name = план
command-hint-name = подсказка
command-note-name = заметка
command-hand-name = рука
command-board-name = поле
command-scores-name = очки
command-log-name = журнал
command-stats-name = статистика
command-leaderboard-name = рейтинг
command-rules-name = правила
command-help-name = помощь
command-games-name = игры
command-profile-name = профиль
command-privacy-name = приватность
command-settings-name = настройки

option-map = Поле, на котором будете играть
option-other-map = Поле, о котором спрашиваете; если не указать — поле этого стола
option-seats = Сколько мест за столом (если не указать — сколько допускает поле)
option-opponents = Сколько компьютерных соперников сидит за столом с самого начала
option-level = Насколько они сильны
option-pace = Сколько может длиться ход; если не указать — сутки
option-if-late = Что будет, когда выйдет и время, и запас; если не указать — только напоминания
option-order = Порядок ходов: случайный или тот, в каком сели за стол
option-thread = Открыть стол в отдельной ветке
option-invite = Упомяните до четырёх человек: @кто-то @кто-то …
option-colour = Цвет ваших фишек
option-seat = Какое место убрать
option-moved-game = Какую игру перенести; если не указано – игру этого канала
option-moved-channel = Куда перенести; если не указано – в этот канал
option-substitute = Кто займёт место; если не указать — компьютерный соперник
option-seat-handed-over = Чужое место (организатор или администратор); если не указать — ваше
option-user = Игрок за этим столом
option-card = Первая карта: из ряда или вслепую из колоды
option-second = Вторая карта; учитывается, только если ещё будет лежать в ряду
option-refill = Из какой колоды заменить карты, взятые из ряда (Великие озёра)
option-plan-claim = Добавить строку: проложить этот перегон
option-plan-wilds = Сколько джокеров самое большее можно за него отдать
option-plan-extra = Сколько карт можно доплатить за тоннель; если нужно больше, бот спросит
option-plan-take = Добавить строку: взять эту карту, если лежит в ряду
option-plan-turns = На сколько ходов
option-route = Перегон; введите название города на любом языке
option-with = Карты, которыми платите; если не указать, бот спросит, когда есть выбор
option-keep = Какие из предложенных билетов оставить
option-trains = Сколько вагонов у вас на старте (Великие озёра, начало игры)
option-city = Город; введите его название на любом языке
option-pieces = Фишки, которые отдаёте
option-count = Сколько фишек отдаёте
option-player = Чья статистика; если не указать — ваша
option-stats-map = Только игры на этом поле
option-hints = Разрешены ли подсказки (если не указать — только там, где играет компьютер)
option-own-game = Одна из ваших игр; если не указать — игра этого канала
option-zone = Ваш часовой пояс: введите название большого города в нём
option-text = Что сохранить, до 300 знаков; если не указать, бот покажет вашу заметку
option-topic = О чём хотите узнать

choice-pace-live = вживую (10 минут)
choice-pace-8h = 8 часов
choice-pace-1d = сутки
choice-pace-3d = 3 суток
choice-pace-none = без ограничений
choice-if-late = { $late ->
    [draw] автоматически берутся две карты
    [opponent] играет компьютерный соперник, пока игрок не вернётся
   *[remind] только напоминания
}
choice-order = { $order ->
    [joined] как сели за стол
   *[shuffled] случайный порядок
}
choice-blind = { $deck ->
    [train] вслепую из колоды вагонов
    [ship] вслепую из колоды кораблей
   *[other] вслепую из колоды
}
choice-refill = { $deck ->
    [same] та же колода
    [train] колода вагонов
    [ship] колода кораблей
   *[other] { $deck }
}
choice-pay-tunnel = { $cards } (тоннель: вернуть нельзя)
choice-pay-more = доплатить: { $cards }
choice-take-back = забрать карты обратно
choice-piece = { $piece ->
    [train] вагоны на корабли
    [ship] корабли на вагоны
   *[other] { $piece }
}
choice-seat = { $number }: { $name }
choice-keep-but = { $number }: все, кроме { $tickets }
choice-keep-all = { $number }: все
