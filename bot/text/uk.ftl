### Slow Train, українською. Тут кожне речення, яке читає гравець.
### Значення у фігурних дужках підставляє бот. Імена й назви міст не відмінюються, тому речення побудовано довкола називного.
### Що сталося, розповідаємо теперішнім часом: так не треба вгадувати чийсь рід.

## Що лежить на столі

colour-red = червоний
colour-orange = оранжевий
colour-yellow = жовтий
colour-green = зелений
colour-blue = синій
colour-purple = фіолетовий
colour-pink = рожевий
colour-white = білий
colour-black = чорний
colour-grey = сірий
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

# Колір гравця, завжди зі знаком, який мають його фішки на картинках.
sign-red = 🟥♥
sign-blue = 🟦⌛
sign-green = 🟩♛
sign-yellow = 🟨◊
sign-black = ⬛♤
sign-other = ⬜
player = { $sign } **{ $name }**
player-you = { $sign } **{ $name }** (ви)
level = { $level ->
    [easy] легкий
    [hard] складний
   *[normal] звичайний
}
opponent-name = { $number ->
    [0] Ракета
    [1] Комета
    [2] Планета
    [3] Піонер
    [4] Атлас
    [5] Пихкотун
    [6] Тендер
    [7] Свисток
    [8] Самсон
    [9] Метеор
    [10] Пілот
   *[11] Оріон
}
played-by = { $player } (комп’ютер, { $level })

# Колір стоїть у називному, а що на карті – у дужках: так він ні з чим не узгоджується.
card-plain = { $swatch } { $colour }
card-wild = { $swatch } джокер
card-train = { $swatch } { $colour } (вагон)
card-train-anchor = { $swatch } { $colour } (вагон ⚓)
card-ship = { $swatch } { $colour } (судно ⚓)
card-ship-double = { $swatch } { $colour } (подвійне судно)

# Як карти звуться там, де слово стоїть саме.
cards-counted = { $count }× { $card }
# Коли колод дві, карта зветься двома словами.
cards-counted-kind = { $count }× { $card }
cards-none = карт немає

piece-counted = { $piece ->
    [train] { $count ->
        [one] { $count } вагон
        [few] { $count } вагони
        [many] { $count } вагонів
       *[other] { $count } вагона
    }
    [ship] { $count ->
        [one] { $count } судно
        [few] { $count } судна
        [many] { $count } суден
       *[other] { $count } судна
    }
    [bus] { $count ->
        [one] { $count } автобус
        [few] { $count } автобуси
        [many] { $count } автобусів
       *[other] { $count } автобуса
    }
    [cart] { $count ->
        [one] { $count } віз
        [few] { $count } вози
        [many] { $count } возів
       *[other] { $count } воза
    }
   *[other] { $count ->
        [one] { $count } фішка
        [few] { $count } фішки
        [many] { $count } фішок
       *[other] { $count } фішки
    }
}
points-counted = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
tickets-counted = { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрути
    [many] { $count } маршрутів
   *[other] { $count } маршруту
}
cards-in-hand = { $deck ->
    [train] { $count ->
        [one] { $count } карта вагона
        [few] { $count } карти вагонів
        [many] { $count } карт вагонів
       *[other] { $count } карти вагонів
    }
    [ship] { $count ->
        [one] { $count } карта судна
        [few] { $count } карти суден
        [many] { $count } карт суден
       *[other] { $count } карти суден
    }
   *[other] { $count ->
        [one] { $count } карта
        [few] { $count } карти
        [many] { $count } карт
       *[other] { $count } карти
    }
}
deck-name = { $deck ->
    [train] колода вагонів
    [ship] колода суден
   *[other] колода
}

route = { $from } – { $to }
route-traits = { $route } ({ $traits })
trait-length = { $length }
trait-tunnel = тунель
trait-ferry = пором { $wilds }
trait-bonus = товари
trait-sea = море
junction = { $id ->
    [junction_superior] вузол на озері Верхньому
    [junction_huron] вузол на озері Гурон
   *[other] вузол на озері
}
ticket-cities = { $from } – { $to }
ticket-worth = { $cities } ({ $points })

# Переліки: усе, крім останнього, з’єднує list-more, останнє – list-last.
list-more = { $rest }, { $next }
list-last = { $rest } та { $next }
list-or = { $rest } або { $next }
list-plus = { $rest } + { $next }
list-either = { $rest }/{ $next }
list-spaced = { $rest } · { $next }

## Що сталося

told-drew = { $player } бере { $cards }.
told-two-blind = { $deck ->
    [train] { $player } бере наосліп дві карти вагонів.
    [ship] { $player } бере наосліп дві карти суден.
   *[other] { $player } бере наосліп дві карти.
}
told-blind = { $deck ->
    [train] наосліп карту вагона
    [ship] наосліп карту судна
   *[other] наосліп одну карту
}
told-blind-known = наосліп { $card }
told-claimed = { $player } прокладає ділянку **{ $route }**: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}. Оплата: { $cards }.
told-tunnel = { $player } викладає за тунель **{ $route }** { $cards }. Відкрилося: { $revealed }. { $extra ->
    [0] Доплата не потрібна.
    [one] Потрібна ще { $extra } карта.
    [few] Потрібні ще { $extra } карти.
    [many] Потрібно ще { $extra } карт.
   *[other] Потрібно ще { $extra } карти.
}
told-tunnel-unseen = { $player } викладає за тунель **{ $route }** { $cards }. Відкривати вже нема чого: карт не лишилося.
told-withdrawn = { $player } забирає карти назад; ділянка **{ $route }** лишається вільною.
told-tickets-drawn = { $player } бере { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрути
    [many] { $count } маршрутів
   *[other] { $count } маршруту
}.
told-tickets-kept = { $player } залишає { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрути
    [many] { $count } маршрутів
   *[other] { $count } маршруту
}{ $returned ->
    [0] {""}
    [one] , повертає { $returned }
    [few] , повертає { $returned }
    [many] , повертає { $returned }
   *[other] , повертає { $returned }
}.
told-tickets-offered = Маршрути на вибір: { $tickets }.
told-ticket-complete = ✅ Маршрут завершено: **{ $ticket }**.
told-kept-tickets = Ви залишаєте собі: { $tickets }.
told-station = { $player } будує станцію в місті **{ $city }**. Оплата: { $cards }.
told-port = { $player } будує порт у місті **{ $city }**. Оплата: { $cards }.
# The same without the payment, where several turns are told.
told-claimed-briefly = { $player } прокладає **{ $route }** (+{ $points }).
told-station-briefly = { $player } будує станцію в місті **{ $city }**.
told-port-briefly = { $player } будує порт у місті **{ $city }**.
told-exchanged = { $player } обмінює { $pieces } на { $received } ({ $points }).
told-flag-card = { $player } відкладає для прапора { $card }.
told-flag-set = { $player } складає французький прапор: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
told-goods = { $player } отримує карту бонусних товарів; { $left ->
    [0] вона остання
    [one] лишається ще { $left }
    [few] лишаються ще { $left }
    [many] лишається ще { $left }
   *[other] лишається ще { $left }
}.
told-passed = { $player } пропускає хід.
told-last-turns = { $player } майже не має фішок. Починаються останні ходи: кожен ходить ще { $turns ->
    [one] { $turns } раз
    [few] { $turns } рази
    [many] { $turns } разів
   *[other] { $turns } раза
}.
told-ended = Останній хід зроблено.
told-ended-passes = Усі пропускають хід: гру завершено.
told-row-renewed = Забагато джокерів: ряд викладено заново.
told-kept = { $player }: { $tickets }
told-opening-ended = Усі вибрали. Залишено маршрутів – { $kept }.
told-pieces = { $player }: { $pieces }
told-pieces-chosen = Фішки: { $pieces }.
told-choice-made = { $player }: вибір зроблено.
# Хто сидить на місці або вже пішов.
person-gone = Хтось
person-here = <@{ $user }>
told-opened = { $person } відкриває стіл.
told-seated = { $person } сідає за стіл.
told-left = { $person } встає з-за столу.
told-removed = { $person } втрачає місце за столом.
told-opponent-came = Комп’ютерний суперник сідає за стіл.
told-opponent-left = Комп’ютерний суперник встає з-за столу.
told-colour = Хтось за столом вибирає колір: { $colour }.
told-host = { $person } стає організатором.
told-started = Гра починається. Доказ чесного тасування (SHA-256): `{ $commitment }`
told-cancelled = { $person } скасовує гру.
told-undone = { $player } повертає останню дію.
told-resigned = { $player } здається; далі грає комп’ютерний суперник.
told-seat-removed = { $player } вибуває з гри; далі грає комп’ютерний суперник.
told-time-ran-out = { $player }: час вийшов.
told-time-ran-out-cards = { $player }: час вийшов, тож карти бере бот.
told-handed-over = { $player }: на цьому місці поки що грає комп’ютерний суперник.
told-reasoned = { $player } міркує так: { $reason }
told-pause-wanted = { $person } просить призупинити гру.
told-paused = { $person } призупиняє гру.
told-paused-together = Усі погоджуються призупинити гру.
told-went-on = Гра йде далі.
told-archived = Гра йде в архів.
told-homeless = Гра лишається без свого каналу.
told-seat-offered = { $player }: це місце пропонують комусь іншому.
told-seat-passed = { $player } відтепер грає на цьому місці.
told-vote = { $choice ->
    [opponent] { $player }: інші вирішують, що на цьому місці гратиме комп’ютерний суперник.
    [substitute] { $player }: інші вирішують, що це місце може зайняти хтось інший.
   *[wait] { $player }: інші вирішують зачекати.
}
told-moved = Відтепер стіл у цьому каналі.
told-left-server = { $player } більше не на цьому сервері.
told-taken-back = { $player } повертається до гри.

## Кнопки

btn-take-turn = Зробити хід
btn-my-hand = Моя рука
btn-table = Стіл
btn-closer = Роздивитися ближче
closer-where = Яку частину мапи показати?
closer-region = **{ $region }**: { $cities }
btn-join = Приєднатися
btn-leave = Вийти
btn-add-opponent = Додати комп’ютерного суперника
btn-start = Почати
btn-choose-tickets = Вибрати маршрути
btn-keep-counted = { $count ->
    [0] Залишити ці
    [1] Залишити цей
    [one] Залишити ці { $count }
    [few] Залишити ці { $count }
    [many] Залишити ці { $count }
   *[other] Залишити ці { $count }
}
btn-pay-more = Доплатити { $extra }
btn-pay-more-with = Доплатити { $extra }: { $cards }
btn-take-back = Забрати карти назад
btn-replay = Повтор
btn-record = Запис
btn-rematch = Реванш
btn-tickets = Узяти маршрути
btn-pass = Пропустити хід
btn-back = Назад
btn-undo = Повернути хід
btn-go-on = Продовжити
btn-pause = Пауза
btn-agree = Погодитися
btn-take-over = Зайняти місце
btn-decline = Ні, дякую
btn-vote = { $choice ->
    [opponent] Комп’ютерний суперник
    [substitute] Хтось інший
   *[wait] Зачекати
}
btn-older = Давніше
btn-post-again = Надіслати ще раз
btn-thread = Відкрити в гілці
btn-play-myself = Грати на цьому місці самостійно
btn-two-blind = { $deck ->
    [train] Дві карти вагонів наосліп
    [ship] Дві карти суден наосліп
   *[other] Дві карти наосліп
}
btn-blind = { $deck ->
    [train] 🎴 колода вагонів
    [ship] 🎴 колода суден
   *[other] 🎴 колода
}
btn-row-card = { $card }
btn-row-cards = { $card } ×{ $count }
btn-exchange = { $piece ->
    [train] Вагони на судна…
    [ship] Судна на вагони…
   *[other] Обміняти фішки…
}
btn-pieces = { $pieces } (радимо)

## Панель ходу

panel-your-turn = ### Ваш хід (№ { $turn })
panel-second-card = ### Візьміть другу карту
panel-your-turn-last = ### Ваш останній хід (№ { $turn })
panel-not-your-turn = ### Хід { $turn } · ходить { $player }
panel-opponent-plays = ### На вашому місці грає комп’ютерний суперник
panel-done = ### Готово
panel-now = Тепер ходить { $player } (хід { $turn }).
panel-now-yours = Знову ваш хід (№ { $turn }).
panel-over = Гру завершено.
panel-waiting = Комп’ютерні суперники зачекають кілька секунд – раптом ви захочете повернути хід.
panel-trouble = { $trouble ->
    [forbidden] ⚠️ Я не можу писати в каналі цієї гри, тому інші не бачать, що відбувається. Там потрібні дозволи «Переглядати канал», «Надсилати повідомлення» та «Прикріплювати файли», а в гілці – ще «Надсилати повідомлення в гілках»; гілка не має бути заблокована. Гра триває: `/turn` і `/board` працюють.
    [channel-gone] ⚠️ Канал цієї гри видалено, тому ніхто не бачить, що відбувається.
   *[other] ⚠️ Discord не прийняв мого останнього повідомлення про цю гру. Я пробуватиму ще; гра триває.
}
panel-note = **Ваша нотатка**
    { $note }
panel-since = { $first ->
    [yes] -# Від початку гри
   *[no] -# Після вашого останнього ходу
}
# Що з цього шкодить: ділянки, якими йшов найдешевший шлях до власного маршруту.
loss-claim = { $player } прокладає { $routes }
loss-dearer = ❗ { $claims }: для маршруту { $ticket } тепер треба { $now ->
    [one] { $now } комірку
    [few] { $now } комірки
    [many] { $now } комірок
   *[other] { $now } комірки
} замість { $before }.
loss-station = ❗ { $claims }: для маршруту { $ticket } тепер треба станцію ({ $cities }) і { $now ->
    [one] { $now } комірку
    [few] { $now } комірки
    [many] { $now } комірок
   *[other] { $now } комірки
}; досі без станції вистачало { $before }.
loss-no-way = ❗ { $claims }: для маршруту { $ticket } шляху вже немає.
panel-quiet = { $first ->
    [yes] -# Ще нічого не сталося.
   *[no] -# Після вашого останнього ходу нічого не сталося.
}
story-earlier = -# …а що було раніше, покаже `/log`
panel-hand = **Рука**: { $hand }
panel-pieces = **Фішки**: { $pieces }
panel-box = **Коробка**: { $pieces }
panel-stations = **Станцій у запасі**: { $count }
panel-ports = **Портів у запасі**: { $count }
panel-flags = **Прапор**: { $cards }
panel-goods = **Бонусні товари**: { $count }
panel-tickets = **Маршрути**
panel-no-tickets = **Маршрути**: поки що немає
panel-ticket-done = ✅ { $ticket }
panel-ticket-away = ▫️ { $ticket } · ще { $pieces ->
    [one] { $pieces } комірка
    [few] { $pieces } комірки
    [many] { $pieces } комірок
   *[other] { $pieces } комірки
}: { $ways }
panel-ticket-station = ▫️ { $ticket } · { $count ->
    [one] вистачить станції в місті { $cities }
    [few] вистачить станцій у містах { $cities }
    [many] вистачить станцій у містах { $cities }
   *[other] вистачить станцій у містах { $cities }
}
panel-ticket-and-station = { $away }, а ще { $count ->
    [one] станція в місті { $cities }
    [few] станції в містах { $cities }
    [many] станції в містах { $cities }
   *[other] станції в містах { $cities }
}
panel-ticket-or-station = { $away }; або вистачить станції в місті { $cities }
panel-ticket-short = { $away }; фішок на це замало
panel-ticket-lost = ❌ { $ticket } · шляху вже немає
panel-ticket-missed = ❌ { $ticket } · не завершено
panel-offer = **Маршрути на вибір**
panel-pick-route-tickets = Прокласти ділянку для своїх маршрутів
panel-pick-route = Прокласти ділянку на літери { $first }–{ $last }
panel-pick-route-one = Прокласти ділянку на літеру { $first }
panel-pick-station = Збудувати станцію: { $first }–{ $last }
panel-pick-station-one = Збудувати станцію: { $first }
panel-pick-port = Збудувати порт: { $first }–{ $last }
panel-pick-port-one = Збудувати порт: { $first }
panel-group-draw = **Узяти карти**
panel-group-claim = **Прокласти ділянку**
panel-group-build = **Будувати**
panel-group-other = **Інше**
panel-where-station = ### Збудувати станцію
    У якому місті?
btn-station = Збудувати станцію…
panel-where-port = ### Збудувати порт
    У якому місті?
btn-port = Збудувати порт…
panel-more-routes = Сюди вмістилися не всі доступні ділянки; `/claim` знайде кожну.
panel-refill = { $deck ->
    [same] Поповнити ряд із тієї самої колоди
    [train] Поповнити ряд із колоди вагонів
    [ship] Поповнити ряд із колоди суден
   *[other] Поповнити ряд: { $deck }
}
panel-refill-option = { $deck ->
    [same] Поповнити ряд із тієї самої колоди
    [train] Поповнити ряд із колоди вагонів
    [ship] Поповнити ряд із колоди суден
   *[other] Поповнити ряд: { $deck }
}
panel-route-option = { $route } · { $colours }
panel-route-hint = { $points }, наприклад { $cards }
panel-route-hint-only = { $points }, оплата: { $cards }

panel-pay-route = ### { $route }
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
    } · { $colours }
panel-pay-station = ### Станція в місті { $city }
panel-pay-port = ### Порт у місті { $city }
panel-pay-how = Чим платите?
panel-pay-menu = Заплатити…
panel-pay-menu-colour = Заплатити: { $colour }…
panel-pay-left = потім на руці: { $hand }
pay-with = { $cards } · { $effects }
pay-last = ваш останній { $card }
pay-flag = для прапора: { $cards }
pay-flag-set = прапор складено, +{ $points }
panel-tunnel-warning = ⚠️ Це тунель: { $reveal ->
    [one] відкриється { $reveal } карта
    [few] відкриються { $reveal } карти
    [many] відкриється { $reveal } карт
   *[other] відкриється { $reveal } карти
}, і за кожну, що збігається, треба доплатити одну карту. Повернути цей хід не можна.
panel-tunnel-question = ### Тунель { $route }
    Ви виклали { $cards }. Відкрилося: { $revealed }.
    { $extra ->
        [one] Потрібна ще { $extra } карта
        [few] Потрібні ще { $extra } карти
        [many] Потрібно ще { $extra } карт
       *[other] Потрібно ще { $extra } карти
    } ({ $kinds }). Якщо заберете карти назад, ваш хід закінчиться.
panel-tunnel-kinds = { $colour } або джокер
panel-tunnel-wilds = лише джокери
panel-tunnel-poor = У вас замало таких карт.

panel-ask-tickets = ### Узяти { $count ->
        [one] { $count } маршрут
        [few] { $count } маршрути
        [many] { $count } маршрутів
       *[other] { $count } маршруту
    }?
    Залишити треба щонайменше { $keep ->
        [one] { $keep } маршрут
        [few] { $keep } маршрути
        [many] { $keep } маршрутів
       *[other] { $keep } маршруту
    }, і ваш хід на цьому закінчиться. Незавершений маршрут забирає свої очки.
panel-choose-tickets = ### Виберіть маршрути
    Залиште щонайменше { $keep } з { $count }.{ $final ->
        [yes] {" "}Вибір остаточний.
       *[no] {""}
    }
panel-pick-tickets = Залишити щонайменше { $keep }
panel-ticket-hint = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, якщо завершите; стільки ж утратите, якщо ні
panel-choose-pieces = ### Виберіть вагони й судна
    { $total ->
        [one] Ви починаєте з { $total } фішкою.
        [few] Ви починаєте з { $total } фішками.
        [many] Ви починаєте з { $total } фішками.
       *[other] Ви починаєте з { $total } фішки.
    } Решта лишається у вашій коробці; обмін згодом коштує по очку за кожну.
panel-pick-pieces = Інша кількість вагонів і суден
panel-chosen = ### Вибір зроблено
    { $count ->
        [0] Починається перший хід.
        [one] Ще вибирає { $count } гравець.
        [few] Ще вибирають { $count } гравці.
        [many] Ще вибирають { $count } гравців.
       *[other] Ще вибирають { $count } гравця.
    }

modal-exchange = { $piece ->
    [train] Віддати вагони за судна
    [ship] Віддати судна за вагони
   *[other] Обміняти фішки
}
modal-exchange-count = Скільки? (1–{ $most }, −{ $cost } за кожну)

## Посібник для гравців (docs/guide)

guide-commands = Команди
guide-rules = Правила за мапами й темами
guide-made = Цю сторінку складено зі слів, якими говорить сам бот.
guide-unofficial = Slow Train – неофіційний фанатський проєкт, не пов’язаний ні з Days of Wonder, ні з Discord.

## Стежити за грою

follow-on = Коли ця гра закінчиться, вам надійде тихе особисте повідомлення. Якщо передумаєте, введіть `/game follow` ще раз.
follow-off = Про кінець цієї гри вам більше не повідомлятимуть.
follow-ended = Гра, за якою ви стежите, закінчилася: { $map }. Перемога: { $winners }. { $link }

btn-hint = Підказка

## Запланований хід

btn-plan = Запланувати хід
btn-plan-drop = Відмовитися від плану
btn-plan-blind = { $deck ->
    [train] Додати: дві карти вагонів наосліп
    [ship] Додати: дві карти суден наосліп
   *[other] Додати: дві карти наосліп
}
plan-title = ### Ваш план
    -# Коли настане ваш хід, бот виконає перший рядок, який зможе. План бачите лише ви; інші побачать тільки сам хід.
plan-empty = Нічого не заплановано.
plan-line = { $number }. { $line }
plan-any-colour = будь-який колір
plan-claim = Прокласти { $route }; оплата: { $colour } і { $wilds ->
    [0] жодного джокера
    [one] не більше ніж { $wilds } джокер
    [few] не більше ніж { $wilds } джокери
    [many] не більше ніж { $wilds } джокерів
   *[other] не більше ніж { $wilds } джокера
}
plan-claim-tunnel = Прокласти тунель { $route }; оплата: { $colour } і { $wilds ->
    [0] жодного джокера
    [one] не більше ніж { $wilds } джокер
    [few] не більше ніж { $wilds } джокери
    [many] не більше ніж { $wilds } джокерів
   *[other] не більше ніж { $wilds } джокера
}; { $extra ->
    [0] якщо треба доплатити, спитати мене
    [one] доплата до { $extra } карти
    [few] доплата до { $extra } карт
    [many] доплата до { $extra } карт
   *[other] доплата до { $extra } карти
}
plan-take = Узяти { $card }, якщо лежить у ряду ({ $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
})
plan-blind = { $deck ->
    [train] Дві карти вагонів наосліп
    [ship] Дві карти суден наосліп
   *[other] Дві карти наосліп
} ({ $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
})
plan-stops = План закінчиться, коли { $stops }.
plan-stop-route = хтось прокладе ділянку { $route }
plan-stop-last-turns = почнуться останні ходи
plan-stop-wild = в ряду з’явиться джокер
plan-stop-ticket = завершиться один із моїх маршрутів
plan-stop-could-claim = я зможу прокласти ділянку для своїх маршрутів
plan-stop-nothing = ніщо не зупиняє план
plan-did = { $turns ->
    [one] 📋 Ваш план зробив за вас { $turns } хід.
    [few] 📋 Ваш план зробив за вас { $turns } ходи.
    [many] 📋 Ваш план зробив за вас { $turns } ходів.
   *[other] 📋 Ваш план зробив за вас { $turns } ходу.
}
plan-ended-asks = 📋 Ваш план закінчився: тут треба вирішити вам.
plan-ended-nothing = 📋 Ваш план закінчився: жодного рядка зараз не можна виконати.
plan-ended-stop = 📋 Ваш план закінчився: спрацювала умова «{ $stop }».
plan-menu-claim = Додати: прокласти ділянку для своїх маршрутів
plan-menu-take = Додати: узяти карту, якщо лежить у ряду
plan-menu-change = Змінити рядок { $number }: { $line }
plan-menu-stops = Закінчити план, коли…
plan-remove = Прибрати цей рядок
plan-wilds = { $count ->
    [0] Не платити джокерами
    [one] Платити не більше ніж { $count } джокером
    [few] Платити не більше ніж { $count } джокерами
    [many] Платити не більше ніж { $count } джокерами
   *[other] Платити не більше ніж { $count } джокера
}
plan-extra = { $count ->
    [0] Якщо за тунель треба доплатити, спитати мене
    [one] Доплачувати за тунель до { $count } карти
    [few] Доплачувати за тунель до { $count } карт
    [many] Доплачувати за тунель до { $count } карт
   *[other] Доплачувати за тунель до { $count } карти
}
plan-colour = Колір оплати: { $colour }
plan-turns = { $count ->
    [one] На { $count } хід
    [few] На { $count } ходи
    [many] На { $count } ходів
   *[other] На { $count } ходу
}
plan-dropped = Плану більше немає: наступний хід робите ви самі.

## Відмови: що не так і що робити

refused-plan-turn = Зараз ваш хід: спершу зробіть його. План – для наступних ходів.
refused-plan-full = У плані може бути щонайбільше { $most ->
    [one] { $most } рядок
    [few] { $most } рядки
    [many] { $most } рядків
   *[other] { $most } рядка
}. Спершу приберіть один.
refused-plan-route = { $route }: цю ділянку вже не прокласти.

unanswered = Discord не прийняв моєї відповіді. Нічого не змінилося; спробуйте ще раз.
saved-unanswered = Вашу дію збережено, але Discord не прийняв моєї відповіді. { $at ->
    [game] `/turn` покаже, на чому ви зупинилися.
   *[table] `/game status` покаже стан гри.
}
fault-saved = Вашу дію збережено, але показати її не вдалося: у нас стався збій. { $at ->
    [game] `/turn` покаже, на чому ви зупинилися.
   *[table] `/game status` покаже стан гри.
} Якщо це повториться, повідомте власникові бота код `{ $reference }`.
fault-unknown = У нас стався збій, і я не бачу, чи збережено вашу дію. { $at ->
    [game] `/turn` покаже, на чому ви зупинилися.
   *[table] `/game status` покаже стан гри.
} Повідомте власникові бота код `{ $reference }`.
fault = У нас стався збій; нічого не змінилося. Якщо це повториться, повідомте власникові бота код `{ $reference }`.
fault-store = Зараз не можу нічого зберегти, тож нічого не змінилося. Спробуйте ще раз за кілька хвилин. Якщо це не мине, повідомте власникові бота код `{ $reference }`.
somebody = хтось інший
refused = Зараз це неможливо. `/game status` покаже стан гри.
refused-no-game = У цьому каналі немає гри. `/game new` відкриє стіл, `/games` покаже ваші ігри в інших каналах.
refused-no-game-gone = Цієї гри в мене вже немає. `/game new` відкриє стіл.
refused-channel-taken = { $status ->
    [lobby] У цьому каналі вже відкрито стіл: приєднайтеся до нього або відкрийте свій у гілці.
   *[other] У цьому каналі вже йде гра, а в каналі чи гілці може бути лише одна. Відкрийте свою в гілці.
}
refused-not-a-player = { $status ->
    [lobby] У вас немає місця за цим столом. Щоб сісти, натисніть **Приєднатися** або введіть `/game join`.
   *[other] Ви не берете участі в цій грі, але можете дивитися: **Стіл** або `/board` покаже, що на полі.
}
refused-not-yours-host = Це може зробити лише організатор (<@{ $host }>) або той, хто керує цим сервером.
refused-not-yours-server = Налаштування сервера змінюють лише ті, хто ним керує.
refused-channel-not-open = Ігри починають не тут, а ось де: { $channels }.
refused-role-needed = На цьому сервері столи відкривають учасники з роллю <@&{ $role }>. Попросіть когось із них; приєднатися може кожен.
refused-map-not-offered = На цьому сервері такої мапи не пропонують. Виберіть одну з тих, що показує `/game new`.
refused-hints-not-here = На цьому сервері немає підказок: їх вимкнули адміністратори.
refused-not-yours-seat = Це чуже місце.
refused-status-started = Гра вже почалася; це можна було зробити лише до початку. `/game status` покаже стан гри.
refused-status-lobby = Гра ще не почалася. Організатор почне її кнопкою **Почати** або командою `/game start`.
refused-status-over = Гру завершено. **Реванш** або `/game new` відкриє новий стіл.
refused-status-cancelled = Цю гру скасовано. `/game new` відкриє новий стіл.
refused-status-moved-on = У цьому каналі вже йде інша гра. Загляньте туди або скористайтеся `/game new` у гілці.
refused-status-awake = Гра триває: ніхто її не призупиняв.
refused-status-running = Гра ще триває; це стане можливим, коли вона закінчиться.
refused-seat-few = { $least ->
    [one] Для цієї гри потрібен щонайменше { $least } гравець
    [few] Для цієї гри потрібні щонайменше { $least } гравці
    [many] Для цієї гри потрібно щонайменше { $least } гравців
   *[other] Для цієї гри потрібно щонайменше { $least } гравця
}, а за столом лише { $seated }. Нехай хтось приєднається, або додайте комп’ютерного суперника.
refused-seat-many = { $most ->
    [one] За цим столом може сидіти щонайбільше { $most } гравець
    [few] За цим столом можуть сидіти щонайбільше { $most } гравці
    [many] За цим столом може сидіти щонайбільше { $most } гравців
   *[other] За цим столом може сидіти щонайбільше { $most } гравця
}, разом із вами.
refused-seat-number = Кількість гравців на цій мапі: від { $least } до { $most }. Виберіть кількість місць у цих межах.
refused-seat-level = Такого суперника немає. Виберіть рівень: легкий, звичайний або складний.
refused-seat-full = { $seats ->
    [1] Єдине місце зайнято
    [one] Зайнято всі місця: { $seats }
    [few] Зайнято всі місця: { $seats }
    [many] Зайнято всі місця: { $seats }
   *[other] Зайнято всі місця: { $seats }
}. Дивіться гру командою `/board` або відкрийте інший стіл: `/game new`.
refused-seat-no-room = { $seats ->
    [1] Єдине місце зайнято
    [one] Зайнято всі місця: { $seats }
    [few] Зайнято всі місця: { $seats }
    [many] Зайнято всі місця: { $seats }
   *[other] Зайнято всі місця: { $seats }
}. Спочатку приберіть місце (`/game remove`) або починайте гру.
refused-seat-taken = Ви вже сидите за цим столом.
refused-seat-colour = Цей колір уже зайнято: { $colour }. Виберіть інший.
refused-seat-none = За цим столом немає такого місця. `/game status` покаже, які є.
refused-seat-not-here = У цієї людини немає місця за столом.
refused-seat-opponent = Комп’ютерний суперник такого не може; виберіть людину, яка сидить за столом.
refused-seat-resigned = Це місце вже не ваше; комп’ютерний суперник дограє на ньому до кінця.
refused-seat-sits = Ця людина вже сидить за столом. Запропонуйте місце тому, хто ще не сидить.
refused-seat-not-offered = Це місце пропонують не вам або вже не пропонують.
refused-seat-no-vote = Зараз вам тут нема про що голосувати.
refused-typed-hosted = Серед ігор в інших каналах, які ви можете перенести, «{ $typed }» немає. Виберіть один із запропонованих варіантів.
refused-where-to = Укажіть, яку гру перенести сюди (`game`) або в який канал піде гра звідси (`channel`).
refused-not-your-channel = Ви не можете писати в <#{ $channel }>. Виберіть канал, де можете.
refused-typed-substitute = Це бот. Без `user` команда `/game replace` передасть місце комп’ютерному суперникові.
refused-seat-played = На цьому місці вже грає його власник.
refused-rest-paused = Гру призупинено. Кнопка **Продовжити** зніме її з паузи для всіх.
refused-rest-archived = Гра в архіві, бо місяць нічого не відбувалося. Кнопка **Продовжити** поверне її.
refused-rest-homeless = Гра лишилася без свого каналу. Організатор перенесе її в інший, якщо введе там `/game move`.
refused-turn = Зараз не ваш хід: ходить { $player } (хід { $turn }). Коли настане ваш, я вас покличу.
refused-turn-opening = Ви вже вибрали. Перший хід почнеться, коли виберуть усі.
refused-turn-opponent = Зараз на вашому місці грає комп’ютерний суперник. `/turn` дасть змогу повернути його собі.
refused-stale = { $mine ->
    [true] Це ви вже зіграли; зараз хід { $turn }, і він ваш. Ось що можна зробити.
   *[other] Це ви вже зіграли; зараз хід { $turn }.
}
refused-already-done = Це вже виконано.
refused-crowded = За цим столом зараз забагато дій водночас, тому вашу не виконано. Спробуйте ще раз.
refused-undo = Вам нема чого повертати.
refused-undo-hidden = Повернути хід не можна: відкрилося щось приховане, або вибір був остаточний.
refused-undo-acted = Повернути хід не можна: гра вже пішла далі ({ $player }).
refused-undo-opponent = Повернути хід не можна: комп’ютерний суперник { $player } вже зробив хід.
refused-map = Мапи «{ $map }» немає. Виберіть одну з тих, що пропонує `/game new`.
refused-cant-write = Я не можу тут писати. Надайте мені в цьому каналі такі дозволи: { $missing }.
refused-cant-write-there = Я не можу писати в <#{ $channel }>. Надайте мені там такі дозволи: { $missing }.
refused-move-illegal = Зараз це неможливо. `/turn` покаже все, що можна зробити.
refused-move-not-your-turn = Зараз не ваш хід. Коли він настане, я вас покличу.
refused-move-game-over = Гру завершено. **Реванш** або `/game new` відкриє новий стіл.
refused-move-card-gone = Цієї карти вже немає в ряду, або зараз її не можна взяти. Виберіть іншу.
refused-move-wild-second = Джокер із ряду не може бути другою картою. Виберіть іншу.
refused-move-no-such-deck = У цій грі немає такої колоди.
refused-move-not-ended = Гра ще триває; це стане можливим, коли вона закінчиться.
refused-move-deck-empty = Ця колода порожня. Виберіть іншу карту.
refused-move-decide-first = Спершу треба дещо вирішити: `/turn` покаже, що саме.
refused-move-no-such-route = На цій мапі немає такої ділянки.
refused-pass = Пропустити хід можна, лише коли більше нічого не можна зробити, а зараз можна. `/turn` покаже, що саме.
refused-leave-started = Гра вже почалася, тож просто встати з-за столу не можна. `/game replace` посадить на ваше місце комп’ютерного суперника, доки ви не повернетеся; `/game resign` – здатися остаточно.
refused-route-owned = Ділянку { $route } вже має { $player }. Виберіть іншу.
refused-route-twin = Одна з подвійних ділянок { $route } вже ваша, а мати обидві не можна. Виберіть іншу.
refused-route-closed = Ділянку { $route } закрито: коли гравців так мало, можна прокласти лише одну з подвійних ділянок. Виберіть іншу.
refused-route-pieces = Для ділянки { $route } треба { $needs }, а у вас лише { $have }. Виберіть коротшу.
refused-route-cards = Для ділянки { $route } треба: { $needs }, а у вас { $held ->
    [none] немає жодної
   *[some] лише { $have }
}. Візьміть карти або виберіть іншу ділянку.
refused-route-grey = Для ділянки { $route } треба: { $needs }; { $held ->
    [none] у вас немає жодної
   *[some] найбільше, що у вас є: { $have }
}. Візьміть карти або виберіть іншу ділянку.
# Ціна ділянки: на мапі з двома колодами – карти вагонів або карти суден, з яких деякі покривають дві комірки.
route-needs-grey = { $kind ->
    [sea] карти суден одного кольору на { $length ->
        [one] { $length } комірку
        [few] { $length } комірки
        [many] { $length } комірок
       *[other] { $length } комірки
    }
    [rail] { $length ->
        [one] { $length } карта вагона
        [few] { $length } карти вагонів одного кольору
        [many] { $length } карт вагонів одного кольору
       *[other] { $length } карти вагонів одного кольору
    }
   *[any] { $length ->
        [one] { $length } карта
        [few] { $length } карти одного кольору
        [many] { $length } карт одного кольору
       *[other] { $length } карти одного кольору
    }
}{ $ferry ->
    [0] {""}
    [one] , з них { $ferry } джокер
    [few] , з них { $ferry } джокери
    [many] , з них { $ferry } джокерів
   *[other] , з них { $ferry } джокера
}
route-needs-sea = карти суден ({ $colour }) на { $length ->
    [one] { $length } комірку
    [few] { $length } комірки
    [many] { $length } комірок
   *[other] { $length } комірки
}
refused-move-route-taken = Ця ділянка для вас уже не вільна. Виберіть іншу.
refused-move-too-few-pieces = Для цього у вас замало фішок.
refused-move-wrong-payment = Цими картами за це не заплатити. Виберіть один із запропонованих варіантів.
refused-move-cards-missing = У вас немає цих карт. Виберіть один із запропонованих варіантів.
refused-move-no-such-card = У цій грі немає такої карти.
refused-move-no-tickets = Маршрути в колоді закінчилися.
refused-move-wrong-tickets = Такий вибір маршрутів неможливий. Залиште не менше, ніж указано на панелі.
refused-move-no-station-left = Ви вже збудували всі свої станції.
refused-move-no-such-city = На цій мапі немає такого міста.
refused-move-station-taken = У цьому місті вже є станція, а місця там лише для однієї.
refused-move-no-port-left = Ви вже збудували всі свої порти.
refused-move-no-port-city = Там не можна збудувати порт: у цього міста немає якоря.
refused-move-port-taken = У цьому місті вже є порт, а місця там лише для одного.
refused-move-port-not-reached = Жодна ваша ділянка не веде до цього міста.
refused-move-no-such-piece = У цій грі немає таких фішок.
refused-typed-route = Серед ділянок, які ви можете зараз прокласти, «{ $typed }» немає. Виберіть один із запропонованих варіантів; усі покаже `/turn`.
refused-typed-city = Серед міст, де ви можете зараз будувати, «{ $typed }» немає. Виберіть один із запропонованих варіантів.
refused-typed-place = На цій мапі немає назви «{ $typed }». Виберіть один із запропонованих варіантів.
refused-typed-place-near = На цій мапі немає назви «{ $typed }». Може, { $found }?
refused-typed-card = Серед карт, які ви можете зараз узяти, «{ $typed }» немає. Виберіть один із запропонованих варіантів.
refused-typed-deck = Колоди «{ $typed }» немає. Виберіть один із запропонованих варіантів.
refused-typed-pieces = Фішок «{ $typed }», які можна віддати, у вас немає. Виберіть один із запропонованих варіантів.
refused-typed-payment = «{ $typed }» – так зараз не заплатити. Виберіть один із запропонованих варіантів.
refused-typed-tickets = «{ $typed }» – такого вибору маршрутів зараз немає. Виберіть один із запропонованих варіантів.
refused-typed-number = «{ $typed }» сюди не підходить. Введіть число від { $least } до { $most }.
refused-typed-topic = Правил на тему «{ $typed }» тут немає. Виберіть один із запропонованих варіантів.
refused-invite-stranger = <@{ $user }> не з цього сервера, тож запрошення не дійде. Введіть @ і виберіть людей зі списку, який покаже Discord.
refused-invite-many = Згадано людей: { $count }, а запросити можна щонайбільше { $most }. Решті скажіть про цей канал: приєднатися може кожен, хто бачить лобі.
refused-typed-invite = У «{ $typed }» нікого не згадано. Введіть @ і виберіть людей зі списку, який покаже Discord.
refused-typed-map = Мапи «{ $typed }» немає. Виберіть один із запропонованих варіантів.
refused-typed-several = «{ $typed }» – це може бути { $found }. Виберіть один із запропонованих варіантів.
refused-typed-game = Гри «{ $typed }» у вас немає. Виберіть один із запропонованих варіантів; усі ігри покаже `/games`.
refused-typed-zone = Часового поясу «{ $typed }» я не знаю. Введіть назву великого міста в ньому, наприклад `Europe/Kyiv`.
refused-typed-zone-near = Саме такого часового поясу, «{ $typed }», я не знаю. Може, { $found }?
refused-typed-day = «{ $typed }» – це не день і не кількість днів. Напишіть день, як-от `2027-01-31`, або число, як-от `5`.
refused-typed-day-far = «{ $typed }» – це не майбутній день у межах року. Останній день – { $last }, а днів може бути щонайбільше { $days }.
refused-quiet-hours-empty = Тихі години не можуть починатися й закінчуватися о тій самій годині. Виберіть ще раз.
refused-typed-seat = Серед місць за цим столом «{ $typed }» немає. Виберіть один із запропонованих варіантів.
refused-no-exchange = На цій мапі фішки не обмінюють.
refused-no-stations = На цій мапі немає станцій.
refused-no-ports = На цій мапі немає портів.
refused-not-here = Грають у каналах сервера. Скористайтеся командою там.
refused-thread-taken = У цій гілці вже йде гра, а в каналі чи гілці може бути лише одна. Скористайтеся `/game new` в основному каналі; `thread` відкриє там ще одну гілку.
refused-in-thread = У гілці не можна відкрити ще одну гілку. Скористайтеся `/game new` без `thread` або в основному каналі.
refused-thread-forbidden = Вам не можна створювати гілки в цьому каналі, тому я її не відкриваю. Скористайтеся `/game new` без `thread` у каналі, де немає гри, або попросіть у модератора дозвіл «Створювати публічні гілки».
refused-lobby-unshown = Discord не дає мені показати цей стіл, тому його знову закрито. Спробуйте ще раз з іншими параметрами.
refused-too-often-tables = За годину ви відкрили { $most ->
    [one] { $most } стіл
    [few] { $most } столи
    [many] { $most } столів
   *[other] { $most } столу
}. Наступний можна буде відкрити через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}, або нехай його відкриє хтось інший.
refused-too-often-threads = За годину ви відкрили { $most ->
    [one] { $most } гілку
    [few] { $most } гілки
    [many] { $most } гілок
   *[other] { $most } гілки
}. Наступну можна буде відкрити через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}; у каналі, де немає гри, стіл можна відкрити й без гілки.
refused-too-often-posts = За годину на ваше прохання повторено { $most ->
    [one] { $most } повідомлення
    [few] { $most } повідомлення
    [many] { $most } повідомлень
   *[other] { $most } повідомлення
}. Знову можна буде через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}; тим часом `/board` покаже всім стіл.
refused-too-often-calls = За годину ви { $most ->
    [one] { $most } раз
    [few] { $most } рази
    [many] { $most } разів
   *[other] { $most } разу
} призупиняли чи переносили ігри або передавали місця. Знову можна буде через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}; доти все лишається як є.
refused-too-often-undos = За годину ви повернули { $most ->
    [one] { $most } хід
    [few] { $most } ходи
    [many] { $most } ходів
   *[other] { $most } ходу
}. Знову можна буде через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}; доти зігране лишається в силі.
refused-too-often-films = За годину ви замовили { $most ->
    [one] { $most } фільм
    [few] { $most } фільми
    [many] { $most } фільмів
   *[other] { $most } фільму
}. Знову можна буде через { $minutes ->
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}; тим часом `/board` покаже стіл, а `/log` – що сталося.
refused-hints-off = За цим столом підказки вимкнено. Це вирішує той, хто відкриває стіл: `/game new hints:`.
refused-hint-failed = Зараз мені нічого не спало на думку. Спробуйте ще раз.
refused-stays-out = <@{ $user }> не бере участі в статистиці.
refused-no-thread = Я не можу відкрити тут гілку. Надайте мені дозвіл «Створювати публічні гілки» або виберіть інший канал.
refused-too-slow = Це тривало задовго. Натисніть ще раз.
refused-old-command = У мене вже немає такої команди. Перезавантажте Discord, щоб побачити нинішні, і спробуйте ще раз.
refused-too-many-at-once = Хвилинку: я ще відповідаю на ваші попередні натискання.
refused-old-button = Ця кнопка – від давнішої версії бота. `/turn` покаже, що можна зробити.

permission-view-channel = Переглядати канал
permission-send-messages = Надсилати повідомлення
permission-send-messages-in-threads = Надсилати повідомлення в гілках
permission-attach-files = Прикріплювати файли
permission-embed-links = Вбудовувати посилання
permission-create-public-threads = Створювати публічні гілки
permission-read-message-history = Читати історію повідомлень

## Лобі

lobby-title = ## { $map }
    Стіл на { $only ->
        [yes] { $most }
       *[no] { $least }–{ $most }
    } гравців. Зазвичай гра триває близько { $turns } ходів на кожного.
map-choice = { $map } · гравців: { $only ->
    [yes] { $most }
   *[no] { $least }–{ $most }
} · близько { $turns } ходів на кожного
lobby-seat = { $player } · { $colour }
lobby-seat-opponent = { $player } · { $colour } · комп’ютер, { $level }
lobby-seat-host = { $player } · { $colour } · організатор
lobby-free = { $count ->
    [one] ▫️ { $count } вільне місце
    [few] ▫️ { $count } вільні місця
    [many] ▫️ { $count } вільних місць
   *[other] ▫️ { $count } вільного місця
}
lobby-order-joined = Ходимо в тому порядку, в якому приєдналися.
table-pace-live = На хід – десять хвилин, а запас часу – удвічі більший. { $late ->
    [draw] За того, хто не встигне, дві карти візьме бот.
    [opponent] За того, хто не встигне, гратиме комп’ютерний суперник, доки гравець не повернеться.
   *[remind] Хто не встигне, отримає нагадування.
}
table-pace-8h = На хід – вісім годин, а запас часу – удвічі більший. { $late ->
    [draw] За того, хто не встигне, дві карти візьме бот.
    [opponent] За того, хто не встигне, гратиме комп’ютерний суперник, доки гравець не повернеться.
   *[remind] Хто не встигне, отримає нагадування.
}
table-pace-1d = На хід – доба, а запас часу – удвічі більший. { $late ->
    [draw] За того, хто не встигне, дві карти візьме бот.
    [opponent] За того, хто не встигне, гратиме комп’ютерний суперник, доки гравець не повернеться.
   *[remind] Хто не встигне, отримає нагадування.
}
table-pace-3d = На хід – три доби, а запас часу – удвічі більший. { $late ->
    [draw] За того, хто не встигне, дві карти візьме бот.
    [opponent] За того, хто не встигне, гратиме комп’ютерний суперник, доки гравець не повернеться.
   *[remind] Хто не встигне, отримає нагадування.
}
table-pace-none = Над ходом можна думати скільки завгодно.
lobby-begun = Гра почалася.
lobby-hint = { $missing ->
    [one] <@{ $host }> зможе почати, коли за стіл сяде ще { $missing } гравець.
    [few] <@{ $host }> зможе почати, коли за стіл сядуть ще { $missing } гравці.
    [many] <@{ $host }> зможе почати, коли за стіл сяде ще { $missing } гравців.
   *[other] <@{ $host }> зможе почати, коли за стіл сяде ще { $missing } гравця.
}
lobby-ready = Гравців уже досить: <@{ $host }> може натиснути **Почати**.
lobby-colours = Виберіть свій колір
lobby-invited = { $people }, вас запрошують:
lobby-joined = Ви за столом: { $player }. Гра почнеться за командою організатора.
lobby-left = Ви встали з-за столу.
lobby-opponent-level = Наскільки сильний суперник потрібен?
lobby-opponent-added = { $player } сідає за стіл ({ $level }).{ $free ->
    [0] {" "}Усі місця зайнято.
    [one] {" "}Додати ще?
    [few] {" "}Додати ще?
    [many] {" "}Додати ще?
   *[other] {" "}Додати ще?
}
lobby-removed = Місце знову вільне.
lobby-removed-running = Далі на цьому місці грає комп’ютерний суперник.
lobby-host-changed = Тепер організатор – <@{ $user }>.
lobby-started = Гра почалася. Кнопка **Вибрати маршрути** – під новим повідомленням у цьому каналі.
lobby-cancelled = Гру скасовано.
lobby-colour = { $sign } { $colour }
lobby-colour-menu = Вибрати інший колір
lobby-thread-opened = Стіл – тут: <#{ $thread }>.
lobby-opened = Стіл відкрито.
lobby-rematch = Стіл для реваншу відкрито: { $link }
lobby-cancelled-public = Гру скасовано.
level-button = { $level ->
    [easy] Легкий
    [hard] Складний
   *[normal] Звичайний
}
thread-name = Slow Train: { $map }

## Початок гри

opening-title = **{ $map }: потяг рушає!** { $mentions }
opening-title-quiet = **{ $map }: потяг рушає!**
opening-choosing = Усі вибирають маршрути таємно й водночас. Ще вибирають: { $players }.
opening-done = Усі вибрали.
opening-order = Порядок ходів: { $players }.
opening-proof = -# Доказ чесного тасування (SHA-256 зерна, яке буде показано наприкінці): `{ $commitment }`

## Повідомлення про хід

turn-first = { $mention } { $sign } { $colour }: ваш хід · { $map }, хід { $turn }
# Нагадування. Час Discord показує як «3 години тому» чи «через 5 годин».
turn-time = Час спливає { $pace }.
turn-time-bank = Час спливає { $pace }, а із запасом часу – { $bank }.
notice-vote = { $player }: час вийшов двічі поспіль. Що робити далі? Вирішує більшість інших гравців: зачекати, дати пограти комп’ютерному суперникові, доки гравець не повернеться, або віддати місце комусь іншому.
notice-offer = { $people }, вам пропонують місце за столом ({ $player }). Карти цього місця побачите, коли його займете.
notice-offer-all = { $player }: це місце може зайняти будь-хто, хто ще не сидить за столом. Карти цього місця побачите, коли його займете.
notice-pause = Хто просить паузу: { $players }. Пауза почнеться, коли погодяться всі; організатор може відразу призупинити гру на тиждень.
notice-warn = { $people }, тут уже кілька тижнів нічого не відбувається · { $map }. Якщо ніхто не зробить ходу, гра піде в архів { $end }.
notice-warn-quiet = Тут уже кілька тижнів нічого не відбувається · { $map }. Якщо ніхто не зробить ходу, гра піде в архів { $end }.
notice-turn = { $mention }, ваш хід почався { $since } · { $map }, хід { $turn }{ $due ->
    [none] {""}
   *[other] {" "}· ваш час спливає { $due }
}
notice-opening = { $mention }, маршрути роздано { $since }, інші чекають на ваш вибір · { $map }{ $due ->
    [none] {""}
   *[other] {" "}· ваш час спливає { $due }
}
notice-direct-turn = Ваш хід почався { $since }: { $map }, хід { $turn }.{ $due ->
    [none] {""}
   *[other] {" "}Ваш час спливає { $due }.
} { $link }
notice-direct-opening = Маршрути роздано { $since }, інші чекають на ваш вибір: { $map }.{ $due ->
    [none] {""}
   *[other] {" "}Ваш час спливає { $due }.
} { $link }
notice-next = Наступний хід – ваш; зараз ходить { $player }: { $map }, хід { $turn }. { $link }
turn-first-opponent = Ходить { $player } · { $map }, хід { $turn }
turn-first-unattended = { $map }, хід { $turn }. { unattended }
unattended = На всіх місцях грають комп’ютерні суперники, тому гра відпочиває. Вона піде далі, коли хтось повернеться: **Зробити хід**, потім **Грати на цьому місці самостійно**.
turn-last-turns = { $count ->
    [1] Це останній хід.
    [one] Останні ходи: разом із цим лишився { $count }.
    [few] Останні ходи: разом із цим лишилося { $count }.
    [many] Останні ходи: разом із цим лишилося { $count }.
   *[other] Останні ходи: разом із цим лишилося { $count }.
}
tunnel-first = { $mention } { $sign } { $colour }: доплатіть за тунель або заберіть карти назад · { $map }, хід { $turn }
row-line = Ряд: { $row } · { $decks }
row-deck = { $deck ->
    [train] у колоді вагонів { $count }
    [ship] у колоді суден { $count }
   *[other] у колоді { $count }
}
score-line = { $player }: { $parts }
# Короткий рядок повідомлення про хід: уміщається на телефоні. `/scores` каже те саме словами.
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
    [one] { $count } станція в запасі
    [few] { $count } станції в запасі
    [many] { $count } станцій у запасі
   *[other] { $count } станції в запасі
}
score-ports = { $count ->
    [one] { $count } порт у запасі
    [few] { $count } порти в запасі
    [many] { $count } портів у запасі
   *[other] { $count } порту в запасі
}
score-flags = прапор: { $cards }
score-goods = { $count ->
    [one] { $count } карта товарів
    [few] { $count } карти товарів
    [many] { $count } карт товарів
   *[other] { $count } карти товарів
}

## Стіл, рука, журнал

awaited = Чекаємо: { $players } · останній хід <t:{ $since }:R>
awaited-nobody = Ні на кого не чекаємо.
table-title = ## { $map } · хід { $turn }
table-title-opening = ## { $map } · початок гри
table-last-turns = { $count ->
    [1] Останній хід.
    [one] Лишився { $count } хід.
    [few] Лишилося { $count } ходи.
    [many] Лишилося { $count } ходів.
   *[other] Лишилося { $count } ходу.
}
table-tunnel = Тунель **{ $route }**: викладено { $cards }; відкрилося { $revealed }; доплата: { $extra }.
table-routes = { $player } · ділянки: { $routes }
table-places = { $player } · будівлі: { $places }
table-unseen = **Карти, яких ще не видно**: { $cards }
table-ticket-deck = { $count ->
    [one] У колоді лишився { $count } маршрут.
    [few] У колоді лишилося { $count } маршрути.
    [many] У колоді лишилося { $count } маршрутів.
   *[other] У колоді лишилося { $count } маршруту.
}
tickets-title = ## Ваші маршрути
tickets-more = Узяти ще маршрути: `/draw-tickets` у свій хід.
hand-title = ## Ваша рука
hand-claimable = **Можете прокласти**: { $routes }
hand-claimable-none = З такими картами не прокласти жодної ділянки.
hand-claimable-more = { $routes } та ще { $count }
log-title = ## Що сталося
log-empty = Ще нічого не сталося.
log-line = <t:{ $at }:R> { $line }
scores-title = ## Очки, фішки, карти
rest-paused = { $until ->
    [open] ⏸ Гру призупинено. Будь-хто за столом може продовжити її кнопкою **Продовжити**.
   *[other] ⏸ Гру призупинено; вона піде далі { $until }. Будь-хто за столом може продовжити її раніше кнопкою **Продовжити**.
}
rest-archived = 🗄 Гра в архіві, бо місяць нічого не відбувалося. Будь-хто за столом може повернути її кнопкою **Продовжити**.
rest-homeless = Гра лишилася без свого каналу. Організатор перенесе її в інший, якщо введе там `/game move`.
rest-left = { $people } Командою `/game replace` передайте місце комусь іншому або комп’ютеру, а потім натисніть **Продовжити**.
table-moved = Стіл тепер тут. Відтепер його повідомлення надходитимуть у цей канал.
table-moved-there = Стіл тепер у <#{ $channel }>. Відтепер його повідомлення надходитимуть туди.
move-option = { $map }: { $players } · { $turn ->
    [lobby] лобі
   *[other] хід { $turn }
} · відкрито { $opened }
rest-over = Гра йде далі.
pause-wanted = Ви просите паузу. { $count ->
    [one] Має погодитися ще { $count } людина.
    [few] Мають погодитися ще { $count } людини.
    [many] Мають погодитися ще { $count } людей.
   *[other] Мають погодитися ще { $count } людини.
}
status-title = ## { $map }
status-lobby = У лобі.
status-opening = Вибираємо маршрути.
status-playing = Хід { $turn }.
status-ended = Гру завершено.
status-cancelled = Гру скасовано.
status-host = Організатор: <@{ $host }>
status-link = [Останнє повідомлення]({ $link })
status-left = ⚠️ { $player } більше не на цьому сервері. Командою `/game replace` організатор може передати місце комусь іншому або комп’ютеру.
status-seat = { $player }
status-seat-opponent = { $player } · на цьому місці грає комп’ютерний суперник ({ $level })
status-opponent = { $player } · комп’ютер, { $level }
status-trouble = { $trouble ->
    [forbidden] ⚠️ Я не можу писати в тому каналі. Надайте мені дозволи «Переглядати канал», «Надсилати повідомлення» та «Прикріплювати файли», а в гілці – ще «Надсилати повідомлення в гілках», і розблокуйте її; потім натисніть **Надіслати ще раз**.
    [channel-gone] ⚠️ Канал цієї гри видалено.
   *[other] ⚠️ Discord не прийняв мого останнього повідомлення. Я пробуватиму ще; **Надіслати ще раз** надішле його зараз.
}
status-posted-again = Надіслано ще раз.
games-title = ## Ваші ігри
games-none = У вас зараз немає жодної гри. `/game new` відкриє стіл.
games-mine = ▶️ [{ $map }]({ $link }): ваш хід · останній хід <t:{ $since }:R>
games-choice = ▶️ [{ $map }]({ $link }): виберіть маршрути · останній хід <t:{ $since }:R>
games-gone = ⚠️ { $map }: канал видалено
games-lobby = 🪑 [{ $map }]({ $link }): у лобі
games-waiting = ⏳ [{ $map }]({ $link }) · чекаємо: { $players } · останній хід <t:{ $since }:R>
# Гра у списку, з якого хтось вибирає одну зі своїх.
games-option = { $map } · { $players }{ $state ->
    [mine] {" "}· ваш хід
   *[waiting] {""}
}
panel-more-games = { $count ->
    [one] На вас чекає ще { $count } гра.
    [few] На вас чекають ще { $count } гри.
    [many] На вас чекає ще { $count } ігор.
   *[other] На вас чекає ще { $count } гри.
}
btn-next-game = Наступна гра
status-muted = 🔕 Із цієї гри вам більше нічого не надходитиме: ні згадок, ні нагадувань. Але вона триває, і час іде.
status-unmuted = 🔔 Ви знову отримуватимете сповіщення з цієї гри.
btn-mute = Вимкнути сповіщення
btn-unmute = Увімкнути сповіщення
undo-done = Хід повернуто.
resign-ask = ### Здатися?
    На вашому місці до кінця дограє комп’ютерний суперник. Повернутися ви не зможете. Якщо потрібна лише перерва, `/game replace` дасть йому пограти до вашого повернення.
btn-resign = Здатися
resign-done = Ви здалися. На вашому місці до кінця дограє комп’ютерний суперник.
cancel-ask = ### Скасувати гру?
    Вона закінчиться одразу, для всіх і без результату.
btn-cancel-game = Скасувати гру
resign-ask-last = ### Здатися?
    Більше тут ніхто не грає, тож гра закінчиться одразу й без результату. `/game replace` дасть комп’ютерному суперникові пограти на вашому місці до вашого повернення.
replace-ask = ### Передати своє місце?
    На ньому гратиме комп’ютерний суперник ({ $level }), доки ви не повернетеся.{ $last ->
        [yes] {" "}Поки за столом нікого немає, гра відпочиває.
       *[no] {""}
    }
replace-ask-other = ### Передати місце: { $player }?
    На ньому гратиме комп’ютерний суперник ({ $level }), доки { $player } не повернеться.{ $last ->
        [yes] {" "}Поки за столом нікого немає, гра відпочиває.
       *[no] {""}
    }
btn-replace = Передати місце
replace-own = На вашому місці грає комп’ютерний суперник. Щоб повернутися, відкрийте **Зробити хід** і натисніть **Грати на цьому місці самостійно**.
replace-other = На цьому місці грає комп’ютерний суперник, доки гравець не повернеться.
seat-back = Місце знову ваше.
seat-offered = Місце запропоновано: <@{ $user }>. Поки пропозицію не прийнято, усе лишається як є.
seat-taken-over = Місце ваше.
seat-declined = Ви відмовилися від цього місця.
vote-counted = Ваш голос враховано. Його можна змінити, доки рішення не ухвалено.
seat-back-late = Ви знову в грі: коли ваш час вийшов, за вас грав комп’ютерний суперник. Місце знову ваше.

## `/privacy`: що про кого збережено

privacy-title = ## Що я про вас зберігаю
privacy-what = Ваш ідентифікатор у Discord, ваше відображуване ім’я (останнє відоме), ваші місця й те, що ви на них робили, а також те, що ви налаштували самі: профіль, нотатки, плани, вимкнені сповіщення. І нічого з того, що ви пишете в каналах.
privacy-kept = { $games ->
    [0] У вас немає місця за жодним столом.
    [one] Ви маєте місце в { $games } збереженій грі.
    [few] Ви маєте місця в { $games } збережених іграх.
    [many] Ви маєте місця в { $games } збережених іграх.
   *[other] Ви маєте місця в { $games } збереженої гри.
}
privacy-nothing = Зараз не збережено нічого.
btn-privacy-file = Файлом
btn-privacy-delete = Видалити…
privacy-file = Усе, що про вас збережено.
privacy-ask = ### Видалити все про вас?
privacy-ask-lobbies = - Ви вийдете з { $count } лобі.
privacy-ask-running = { $count ->
    [one] - { $count } гра, що триває, назавжди перейде до комп’ютерного суперника або закінчиться, якщо там більше ніхто не грає.
    [few] - { $count } гри, що тривають, назавжди перейдуть до комп’ютерних суперників або закінчаться, якщо там більше ніхто не грає.
    [many] - { $count } ігор, що тривають, назавжди перейдуть до комп’ютерних суперників або закінчаться, якщо там більше ніхто не грає.
   *[other] - { $count } гри, що тривають, назавжди перейдуть до комп’ютерних суперників або закінчаться, якщо там більше ніхто не грає.
}
privacy-ask-over = { $count ->
    [one] - У { $count } завершеній грі лишиться місце без вашого імені; її результат зникне з вашої статистики.
    [few] - У { $count } завершених іграх лишаться місця без вашого імені; їхні результати зникнуть із вашої статистики.
    [many] - У { $count } завершених іграх лишаться місця без вашого імені; їхні результати зникнуть із вашої статистики.
   *[other] - У { $count } завершеної гри лишаться місця без вашого імені; їхні результати зникнуть із вашої статистики.
}
privacy-ask-rest = - Профіль, нотатки, плани й вимкнені сповіщення буде видалено. Повідомлення в каналах лишаться; резервні копії бота забудуть вас, коли їх замінять новими. **Скасувати це не можна.**
btn-privacy-forget = Видалити все
privacy-forgotten = Усе про вас видалено.

## `/settings`: що адміністратори налаштовують для свого сервера.

server-title = ## Налаштування цього сервера
server-language = 🗣️ **Мова загальних повідомлень**: { $language }
server-language-discord = як у сервера в Discord
server-pace = ⏳ **Час на хід**: { $pace }
server-if-late = ⌛ **Коли він вийде**: { $late }
server-reminders = 🔔 **Нагадування**: { $interval }
server-reminders-pace = залежно від часу на хід
server-reminders-off = не в каналі
server-threads = 🧵 **Окрема гілка для кожної гри**: { $state ->
    [on] так, якщо організатор не вирішить інакше
   *[off] лише на прохання організатора
}
server-hints = 💡 **Підказки**: { $state ->
    [on] як вирішить організатор стола
   *[off] ніде
}
server-channels = 📍 **Де починають ігри**: { $channels }
server-channels-all = 📍 **Де починають ігри**: у будь-якому каналі
server-channel = <#{ $id }>
server-role = 🎫 **Хто відкриває столи**: учасники з роллю <@&{ $role }>; вони можуть також почати й скасувати будь-яку гру
server-role-all = 🎫 **Хто відкриває столи**: усі
server-maps = 🗺️ **Мапи**: { $maps }
server-counts-later = -# Зміни стосуються лише столів, які відкриють після них.
btn-server-tables = Столи
btn-server-rights = Мова, канали, права
modal-server-field-pace = Час на хід
modal-server-field-late = Коли він вийде
modal-server-field-reminders = Перше нагадування надходить
modal-server-field-threads = Окрема гілка для кожної гри
modal-server-field-hints = За столом можна дозволити підказки
modal-server-field-language = Мова загальних повідомлень
modal-server-field-channels = Де починають ігри
hint-server-channels = І в їхніх гілках теж. Якщо не вибрати жодного – усюди.
modal-server-field-role = Столи відкривають учасники з роллю
hint-server-role = Вони можуть також почати й скасувати будь-яку гру. Якщо роль не вибрано, столи відкривають усі.
modal-server-field-maps = Які мапи пропонувати

## Що кожен налаштовує для себе

profile-title = ## Ваш профіль
    -# Для всіх ваших ігор. Це бачите лише ви; інші бачать тільки те, що вас немає.
profile-reminders = 🔔 **Нагадування**: { $how ->
    [dm] в особистих повідомленнях із посиланням, { $interval }
    [off] вимкнено
   *[here] у каналі гри, { $interval }
}
profile-interval-table = за налаштуваннями стола
profile-interval = { $hours ->
    [one] через { $hours } годину
    [few] через { $hours } години
    [many] через { $hours } годин
   *[other] через { $hours } години
}
profile-next = ⏭️ **«Наступний хід – ваш»** в особистих повідомленнях: { $state ->
    [on] так
   *[off] ні
}
profile-quiet = 🌙 **Тихі години**: з { $begin } до { $end }
profile-quiet-none = 🌙 **Тихі години**: немає
profile-zone-chosen = 🕰️ **Часовий пояс**: { $zone }, там зараз { $time }
profile-zone-none = 🕰️ **Часовий пояс**: не вибрано; `/profile zone` підкаже варіанти
profile-away = 🧳 **Відсутність** до <t:{ $until }:f>
profile-away-not = 🧳 **Відсутність**: не вказано
profile-language = 🗣️ **Мова**: { $language }
profile-language-discord = як у Discord
profile-statistics = 📊 **Статистика**: { $state ->
    [on] ваші ігри рахуються
   *[off] без вас
}
profile-tips = 💡 **Поради під час перших ходів**: { $state ->
    [on] так
   *[off] ні
}
# Як мова сама себе називає.
language-name = Українська
btn-profile-reminders = Нагадування
btn-profile-quiet = Тихі години
btn-profile-away = Мене не буде
btn-profile-back = Я знову тут
btn-profile-more = Мова та інше
modal-profile-reminders = Нагадування
modal-profile-quiet = Тихі години
modal-profile-away = Відсутність в усіх іграх
modal-profile-more = Мова та інше
modal-profile-field-reminders = Нагадування про ваш хід
hint-profile-reminders = Щонайбільше три за хід, дедалі рідше. Згадка на початку вашого ходу надійде завжди.
modal-profile-field-interval = Перше надходить
modal-profile-field-next = Сказати, коли наступний хід – мій
hint-profile-next = Тихе особисте повідомлення, коли ходить гравець перед вами.
modal-profile-field-begin = З
hint-profile-begin = У тихі години ніщо не дзвонить; згадка надійде, коли вони закінчаться.
modal-profile-field-end = До
modal-profile-field-zone = Ваш часовий пояс
hint-profile-zone = Назва великого міста в ньому будь-якою з наших мов.
hint-profile-zone-example = Europe/Kyiv
modal-profile-field-until = Якого дня чи за скільки днів повернетеся?
hint-profile-until = Ваш час зупиниться щонайбільше на 7 днів, якщо за вас не гратиме комп’ютерний суперник.
hint-profile-until-example = 2027-01-31 або 5
modal-profile-field-language = Мова того, що бачите лише ви
modal-profile-field-statistics = Враховувати мої ігри в статистиці
modal-profile-field-tips = Поради під час перших ходів
choice-reminders-here = У каналі гри
choice-reminders-dm = В особистих повідомленнях, із посиланням
choice-reminders-off = Не нагадувати
choice-quiet-none = Без тихих годин
choice-switch = { $state ->
    [on] Так
   *[off] Ні
}
away-line = 🧳 { $player } не грає до <t:{ $until }:D>.
note-title = ## Ваша нотатка
    { $note }
    -# Її бачите лише ви – тут і там, де робите хід.
note-none = Нотатки про цю гру у вас немає. Те, що напишете, бачитимете лише ви.
btn-note-change = Змінити
modal-note = Ваша нотатка про цю гру
modal-note-field = Бачите лише ви; щоб видалити, зітріть текст

## Кінець гри

end-first = { $people }: гру завершено · { $map }
end-first-quiet = Гру завершено · { $map }
end-points = 🏁 Перемога: { $winners } ({ $total })!
end-reveal = { $player } показує: { $tickets }
end-tickets = 🏁 Перемога: { $winners } ({ $total }). За рівності очок вирішила більша кількість завершених маршрутів.
end-stations = 🏁 Перемога: { $winners } ({ $total }). За рівності очок вирішила менша кількість станцій.
end-longest-path = 🏁 Перемога: { $winners } ({ $total }). За рівності очок вирішив найдовший шлях.
end-shared = 🏁 Спільна перемога: { $winners } ({ $total }).
end-ticket-done = ✅ { $ticket }
end-ticket-missed = ❌ { $ticket }
end-borrowed = через станції: { $routes }
end-more = …ще { $count } під кнопкою **Стіл**
end-total = { $place }. { $player }: **{ $total }** ({ $lines })
end-source = { $source ->
    [routes] ділянки: { $points }
    [flag_sets] прапори: { $points }
    [exchange] обмін: { $points }
    [tickets_done] маршрути: { $points }
    [tickets_missed] незавершені маршрути: { $points }
    [stations] станції в запасі: { $points }
    [longest_path] найдовший шлях: { $points }
    [ports] порти: { $points }
    [ports_unbuilt] порти в запасі: { $points }
    [goods] товари: { $points }
   *[other] { $points }
}
end-seed = -# Зерно, яке доводить чесність тасування: `{ $seed }`
end-hints = Підказки: { $players }
end-hints-seat = { $player } ({ $count })
end-seal = -# Печатка всіх дій: `{ $seal }`

## Негаразди

trouble = { $trouble ->
    [forbidden] Я не можу писати в <#{ $channel }>, де йде ваша гра ({ $map }). Надайте мені там дозволи «Переглядати канал», «Надсилати повідомлення» та «Прикріплювати файли», а в гілці – ще «Надсилати повідомлення в гілках», і розблокуйте її; потім натисніть **Надіслати ще раз** у `/game status`. Тим часом гра триває.
    [channel-gone] Каналу вашої гри ({ $map }) більше немає, тому гра на паузі. Нічого не втрачено: введіть `/game move` в іншому каналі, і вона піде далі там.
   *[other] Discord не прийняв повідомлення про вашу гру ({ $map }) у <#{ $channel }>. Я пробуватиму ще; тим часом гра триває.
}

## Картинки: слова на них і тексти для тих, хто їх не бачить

picture-turn = Хід { $turn }
picture-opening = Початковий вибір
picture-last-turns = Хід { $turn }, { $count ->
    [0] останній
    [one] лишився { $count }
    [few] лишилося { $count }
    [many] лишилося { $count }
   *[other] лишилося { $count }
}
picture-ended = Кінець гри
picture-players = Гравців: { $low }–{ $high }
picture-hand = Ваша рука: { $count ->
    [0] жодної карти
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
picture-tickets = Ваші маршрути
picture-offer = Залиште щонайменше { $count }
picture-done = завершено
picture-away = { $pieces ->
    [one] ще { $pieces } комірка
    [few] ще { $pieces } комірки
    [many] ще { $pieces } комірок
   *[other] ще { $pieces } комірки
}
picture-away-station = { $pieces ->
    [one] ще { $pieces } комірка
    [few] ще { $pieces } комірки
    [many] ще { $pieces } комірок
   *[other] ще { $pieces } комірки
} і станція: { $cities }
picture-station = станція: { $cities }
picture-blocked = шляху вже немає
picture-result = Фінальний рахунок
picture-story = Як ішла гра
picture-story-ticket = завершений маршрут
picture-story-end = кінець
picture-story-last = фінальний підрахунок
picture-place = { $place }.
picture-decided = { $decided ->
    [tickets] За рівності очок вирішила кількість завершених маршрутів.
    [stations] За рівності очок вирішила менша кількість станцій.
    [longest_path] За рівності очок вирішив найдовший шлях.
   *[shared] Перемога спільна.
}
picture-longest = найдовший шлях: { $length }
picture-ways = Шляхи завершених маршрутів
picture-source-routes = Ділянки
picture-source-flag_sets = Прапори
picture-source-exchange = Обміни
picture-source-tickets_done = Завершені маршрути
picture-source-tickets_missed = Незавершені маршрути
picture-source-stations = Станції в запасі
picture-source-longest_path = Найдовший шлях
picture-source-ports = Порти
picture-source-ports_unbuilt = Порти в запасі
picture-source-goods = Бонусні товари

mark-heart = серце
mark-hourglass = пісочний годинник
mark-crown = корона
mark-diamond = ромб
mark-spade = піка

# Карти без знаків попереду: екранний читач прочитав би їх уголос.
plain-card = { $colour }
plain-card-wild = джокер
plain-card-train = { $colour } (вагон)
plain-card-train-anchor = { $colour } (вагон з якорем)
plain-card-ship = { $colour } (судно з якорем)
plain-card-ship-double = { $colour } (подвійне судно)

plain-seat = Місце { $number }

alt-board = Ігрове поле «{ $board }».
alt-closeup = Частина ігрового поля «{ $board }».
alt-region = Частина ігрового поля «{ $board }» ({ $region }): { $cities }.
alt-owned = { $name }, ділянки: { $routes }.

# Частини поля, які можна роздивитися ближче.
region = { $id ->
    [north_west] північний захід
    [north] північ
    [north_east] північний схід
    [west] захід
    [east] схід
    [south_west] південний захід
    [south] південь
    [south_east] південний схід
   *[centre] центр
}

alt-lobby = Порожнє ігрове поле «{ $board }», гравців: від { $low } до { $high }.
alt-hand = Ваша рука, ігрове поле «{ $board }».
alt-offer = Маршрути на вибір; залиште щонайменше { $count }.
alt-result = Ігрове поле «{ $board }» наприкінці гри та рахунок.
alt-replay = Фільм про гру на полі «{ $board }»: по кадру на кожну ділянку, станцію й порт.
alt-standing = { $place }. { $name }: { $points }.
alt-story = Очки на полі «{ $board }» після ходів { $turns } та наприкінці.
alt-story-player = { $name }: { $points }, наприкінці { $total }.
alt-story-ticket = { $cities }: завершено, хід { $turn }.
alt-on-turn = Хід { $turn }: { $name }.
alt-opening = Початковий вибір.
alt-last-turns = { $count ->
    [0] Це останній хід.
    [one] Після нього лишається { $count } хід.
    [few] Після нього лишаються { $count } ходи.
    [many] Після нього лишається { $count } ходів.
   *[other] Після нього лишається { $count } ходу.
}
alt-ended = Гру завершено.
alt-last = Щойно: { $text }
alt-row = Ряд: { $cards }.
alt-row-empty = Ряд порожній.
alt-player = { $name } ({ $colour }, { $mark }): { $points }, { $pieces }, { $cards }, { $tickets }.
alt-player-opening = { $name } ({ $colour }, { $mark }): { $cards }.
alt-seated = { $name } ({ $colour }, { $mark }).
alt-nobody = За столом ще нікого немає.
alt-hand-cards = Карти: { $cards }.
alt-hand-empty = Карт немає.
alt-ticket = { $cities }, { $points }: { $state }.
alt-ticket-offered = { $cities }: { $points }.
alt-no-tickets = Маршрутів немає.
alt-place = { $place }. { $name }: { $points } ({ $lines }).
alt-line = { $source }: { $points }
alt-and-more = Та інше.

extra-station = Станції: { $cities }.
extra-port = Порти: { $cities }.
extra-flags = Карти прапора: { $cards }.
extra-goods = Бонусні товари: { $count }.

# Що сталося, короткими реченнями без знаків.
brief-drew = { $name } бере з ряду: { $cards }.
brief-blind = { $name } бере наосліп { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.
brief-claimed = { $name } прокладає ділянку { $route }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}.
brief-tunnel = { $name } викладає карти за тунель { $route }; { $extra ->
    [0] доплата не потрібна
    [one] потрібна ще { $extra } карта
    [few] потрібні ще { $extra } карти
    [many] потрібно ще { $extra } карт
   *[other] потрібно ще { $extra } карти
}.
brief-withdrawn = { $name } забирає карти назад; ділянка { $route } лишається вільною.
brief-tickets = { $name } залишає { $count ->
    [one] { $count } маршрут
    [few] { $count } маршрути
    [many] { $count } маршрутів
   *[other] { $count } маршруту
}.
brief-station = { $name } будує станцію в місті { $city }.
brief-port = { $name } будує порт у місті { $city }.
brief-exchanged = { $name } обмінює { $pieces }.
brief-flag-set = { $name } складає французький прапор.
brief-goods = { $name } отримує бонусні товари.
brief-passed = { $name } пропускає хід.
brief-opening-ended = Усі вибрали.
brief-ended = Гру завершено.

## Правила за темами

rules-topic = { $topic ->
    [goal] Мета гри
    [opening] Початок гри
    [turn] Хід
    [cards] Як брати карти
    [decks] Дві колоди
    [routes] Як прокласти ділянку
    [ships] Судна
    [doubles] Подвійні ділянки
    [tunnels] Тунелі
    [ferries] Пороми
    [stations] Станції
    [pieces] Вагони й судна
    [ports] Порти
    [flags] Французький прапор
    [goods] Бонусні товари
    [tickets] Маршрути
    [end] Кінець гри
    [longest] Найдовший шлях
    [ties] Нічия
   *[secrets] Хто що знає
}
rules-title = ## { $map }: { $topic }
rules-list = ## { $map }: правила
    Виберіть тему.
rules-menu = Тема
rules-points = { $length }→{ $points }
rules-tie = { $tie ->
    [tickets] більше завершених маршрутів
    [stations] менше збудованих станцій
   *[longest_path] найдовший шлях
}
rules-source = { $source ->
    [flags] повні прапори
    [goods] бонусні товари
    [stations] станції в запасі
    [ports] порти
    [longest] найдовший шлях
   *[tickets] завершені маршрути
}
rules-goal = Перемагає той, хто набере найбільше очок. Очки отримують одразу за ділянки, а також за { $sources }; незавершені маршрути свої очки забирають. Гравців: { $players }. { $choice ->
    [yes] Кожен вибирає собі { $total ->
        [one] { $total } фішку
        [few] { $total } фішки
        [many] { $total } фішок
       *[other] { $total } фішки
    } (на вибір є { $supply })
   *[no] Кожен має { $supply }
}; усього в грі { $box }.
rules-opening = На початку в кожного на руці { $hand }. Потім кожен отримує { $dealt ->
    [one] { $dealt } маршрут
    [few] { $dealt } маршрути
    [many] { $dealt } маршрутів
   *[other] { $dealt } маршруту
}, з яких треба залишити щонайменше { $keep }. Усі вибирають таємно й водночас; вибір остаточний. { $rejected ->
    [out] Відкинуті маршрути вибувають із гри.
   *[under] Відкинуті маршрути йдуть під низ колоди.
} Перший хід починається, коли виберуть усі. Ходять по колу у випадковому порядку, якщо організатор не вибрав порядок приєднання.
rules-action = { $action ->
    [cards] взяти карти
    [route] прокласти ділянку
    [station] збудувати станцію
    [port] збудувати порт
    [exchange] обміняти фішки
   *[tickets] взяти маршрути
}
rules-turn = Хід – це рівно одна дія: { $actions }. Пропустити хід можна, лише коли жодна інша дія неможлива{ $exchange ->
    [yes] {" "}(обмін не рахується)
   *[no] {""}
}. Якщо всі поспіль пропускають хід, гра закінчується.
rules-cards = Візьміть дві карти, одну за одною: кожну – з ряду ({ $row ->
    [one] { $row } відкрита карта
    [few] { $row } відкриті карти
    [many] { $row } відкритих карт
   *[other] { $row } відкритої карти
}) або наосліп із колоди. Узяту з ряду карту одразу замінює нова. Джокер, узятий із ряду, – єдина карта цього ходу; другою його брати не можна. Джокер, узятий наосліп, рахується як звичайна карта. Щойно в ряду { $wilds ->
    [one] лежить { $wilds } джокер
    [few] лежать { $wilds } джокери
    [many] лежить { $wilds } джокерів
   *[other] лежить { $wilds } джокера
}, увесь ряд викладають заново. Коли колода порожня, нову роблять зі скиду. Тримати на руці можна скільки завгодно карт.
rules-decks = Колод дві: карти вагонів і карти суден; джокери – у колоді вагонів. Хто бере карту з ряду, той каже, з якої колоди її замінити, тож у ряду може бути яка завгодно суміш. Коли берете наосліп, назвіть колоду. Коли ряд викладають заново, половина карт – з однієї колоди, половина – з другої.
rules-routes = Прокладайте будь-яку вільну ділянку, по одній за хід: заплатіть стільки карт, скільки на ній комірок, усі – її кольору; джокер замінює будь-яку карту. { $grey ->
    [yes] За сіру ділянку платять картами будь-якого одного кольору.
   *[no] Сірих ділянок тут немає.
} На кожну комірку стає одна фішка. Очки за довжину: { $points }.
rules-ships = За залізничні ділянки платять картами вагонів і ставлять вагони, за морські – картами суден і ставлять судна. Подвійне судно покриває до двох комірок, але зайвих карт в оплаті бути не може. Джокер покриває одну комірку будь-якого виду. Залізничні й морські ділянки сполучаються в кожному пункті; якір на карті важить лише для портів.
rules-doubles = Один гравець може прокласти лише одну з подвійних ділянок. { $only ->
    [yes] У грі на { $closed } гравців,
   *[no] Якщо гравців { $closed } або менше, то
} щойно одну прокладено, друга закривається.
rules-tunnels = Викладіть стільки карт, скільки комірок намальовано на ділянці; потім { $reveal ->
    [one] відкривається { $reveal } карта
    [few] відкриваються { $reveal } карти
    [many] відкривається { $reveal } карт
   *[other] відкривається { $reveal } карти
}. За кожну карту викладеного вами кольору й за кожен джокер доплачують ще одну карту: цього кольору або джокер. Якщо ви виклали самі джокери, рахуються лише джокери, і доплачувати можна лише ними. Доплатіть і прокладіть ділянку або заберіть карти назад; хід закінчиться в обох випадках. Для доплачених карт фішки не потрібні, й очок вони не дають.
rules-ferries = На поромі намальовано локомотиви: скільки їх, стільки джокерів має бути в оплаті. Решту платять, як за сіру ділянку.
rules-stations = Станцій у кожного: { $stationcount }. За хід можна збудувати одну – у будь-якому місті, де станції ще немає. Вони коштують по черзі { $costs } карти одного кольору; джокер замінює будь-яку. Наприкінці гри кожна станція дає власникові скористатися однією чужою ділянкою, що закінчується в цьому місті, – для всіх маршрутів разом; найкращу знаходить бот. Незбудована станція дає { $unbuilt ->
    [one] { $unbuilt } очко
    [few] { $unbuilt } очки
    [many] { $unbuilt } очок
   *[other] { $unbuilt } очка
}.
rules-pieces = Кожен таємно вибирає фішки, усього { $total }. Є { $supply }; радимо взяти { $suggested }. Решта лишається в коробці. Обмін – це дія: віддайте фішки одного виду й візьміть із коробки стільки ж іншого; кожна коштує { $exchangecost ->
    [one] { $exchangecost } очко
    [few] { $exchangecost } очки
    [many] { $exchangecost } очок
   *[other] { $exchangecost } очка
}.
rules-ports = Портів у кожного: { $portcount }. Порт будують у місті з якорем, де порту ще немає і куди веде одна з ваших ділянок. Ціна: { $portcost }, усі з якорем і одного кольору; джокер замінює будь-яку. Скільки очок дає порт наприкінці гри, залежить від того, у скількох ваших завершених маршрутах є його місто (0, 1, 2…): { $portscores }. Незбудований порт забирає { $portunbuilt ->
    [one] { $portunbuilt } очко
    [few] { $portunbuilt } очки
    [many] { $portunbuilt } очок
   *[other] { $portunbuilt } очка
}.
rules-flags = Якщо в оплаті ділянки є хоча б одна справжня карта прапора ({ $flagcolours }), одна карта цього кольору лягає перед вами горілиць – якщо такої там ще немає. Повний французький прапор одразу дає { $flagpoints ->
    [one] { $flagpoints } очко
    [few] { $flagpoints } очки
    [many] { $flagpoints } очок
   *[other] { $flagpoints } очка
} та йде в скид.
rules-goods = Хто прокладає ділянку з возом, отримує карту бонусних товарів, поки вони є; усього їх { $goodscount }. Наприкінці гри гравці посідають місця за кількістю цих карт; очки за місця, залежно від кількості гравців: { $ranks }. Немає карт – немає очок; за нічиєї всі отримують очки найкращого зі спільних місць.
rules-tickets = Маршрут завершено, якщо наприкінці гри ваші ділянки сполучають його пункти. Він приносить свої очки або забирає їх. За хід можна взяти { $drawn ->
    [one] { $drawn } новий маршрут
    [few] { $drawn } нові маршрути
    [many] { $drawn } нових маршрутів
   *[other] { $drawn } нового маршруту
} та залишити щонайменше { $drawnkeep }; решта йде під низ колоди. Маршрути таємні до кінця гри.
rules-end = Коли хтось закінчує хід і має { $endpieces ->
    [one] { $endpieces } фішку
    [few] { $endpieces } фішки
    [many] { $endpieces } фішок
   *[other] { $endpieces } фішки
} або менше, кожен – і цей гравець теж – робить ще { $endturns ->
    [one] { $endturns } хід
    [few] { $endturns } ходи
    [many] { $endturns } ходів
   *[other] { $endturns } ходу
}. Потім усі показують маршрути, і настає фінальний підрахунок. Карти на руці та фішки в запасі нічого не дають.
rules-longest = Найдовший безперервний шлях із власних фішок дає { $longestpoints ->
    [one] { $longestpoints } очко
    [few] { $longestpoints } очки
    [many] { $longestpoints } очок
   *[other] { $longestpoints } очка
}. Пункти можуть повторюватися, фішки – ні. За нічиєї очки отримують усі, хто має найдовший шлях.
rules-ties = { $deciders ->
    [none] Якщо очок порівну, перемога спільна.
    [one] За рівності очок вирішує ось що: { $ties }. Якщо й тут рівність, перемога спільна.
   *[some] За рівності очок вирішує по черзі: { $ties }. Якщо й тут рівність, перемога спільна.
}
rules-secrets = Усі бачать ряд, розмір колод, скид, ігрове поле, очки, фішки, кількість карт і маршрутів у кожного та карти, якими платили. Карти на руці, маршрути й те, що хто міг би зробити, – таємниця. SHA-256 зерна показують на початку, а саме зерно – наприкінці, тож кожен може перевірити тасування.

## Допомога

help-1 = ## Slow Train: стіл
    Неквапливі ігри про потяги: заглядаєте двічі на день і робите хід.
    `/game new` відкриває стіл. **Приєднатися** дає місце, **Додати комп’ютерного суперника** садить за стіл комп’ютер, організатор натискає **Почати**.
    Потім усі таємно вибирають маршрути. За завершені ви отримаєте очки; незавершені стільки ж заберуть.
help-2 = ## Slow Train: ваш хід
    Коли настає ваш хід, бот згадує вас у каналі. **Зробити хід** або `/turn` показує все, що можна зробити; одного візиту досить на цілий хід.
    Візьміть дві карти, або прокладіть ділянку картами її кольору, або візьміть маршрути. `/hint` скаже, що зробив би сильний гравець, якщо за столом це дозволено.
    Кожна дія – це ще й команда: `/draw`, `/claim`, `/draw-tickets`, `/station`, `/port`, `/exchange`, `/pass`. Поки ви вводите текст, бот підказує варіанти – будь-якою з наших мов.
    Дію можна повернути (**Повернути хід** або `/game undo`), якщо нічого прихованого не відкрито й ніхто ще не ходив.
help-3 = ## Slow Train: де що подивитися
    `/hand` і `/tickets` показують ваші карти й маршрути – лише вам. `/board`, `/scores` і `/log` показують стіл; **Роздивитися ближче** наближає мапу.
    `/rules` пояснює правила цієї мапи за темами. `/games` – список ваших ігор; працює й в особистих повідомленнях зі мною.
    Коли гру завершено: `/game replay`, `/game record`, `/stats`, `/leaderboard`.
help-4 = ## Slow Train: дні минають
    `/plan` планує ваші наступні ходи: бот зробить їх, поки ви спите. `/note` зберігає таємну нотатку.
    `/profile` – це нагадування, тихі години, ваша мова та відсутність. **Вимкнути сповіщення** під `/game status` – і ця гра вас не турбуватиме.
    Хто мусить піти, передає місце командою `/game replace` або здається: `/game resign`.
btn-help-next = Далі
btn-help-back = Назад

# Показується один раз, під час найпершого ходу.
tips = -# 💡 За хід – одна дія: узяти дві карти, прокласти ділянку або взяти маршрути.
    -# 💡 За ділянку платять картами її кольору – стільки, скільки на ній комірок. ▫️ показує, чого ще бракує для кожного маршруту.
    -# 💡 Ці поради з’являються один раз; більше скаже `/help`, а `/profile` поверне їх.

## Команди та їхні параметри

replay-drawing = Малюю фільм про цю гру… Це триватиме до пів хвилини.
replay-ended = Уся гра: по кадру на кожну ділянку, станцію й порт, а наприкінці – рахунок.
replay-running = Гра дотепер: по кадру на кожну ділянку, станцію й порт.
replay-failed = Намалювати фільм не вдалося. Спробуйте пізніше; самої гри це не стосується.

record-here = Запис цієї гри: зерно й кожна дія. `slow-train record check { $name }` перевіряє його; як перевірити без мого коду, написано в docs/game-record.md.
verify-proved =
    Запис цієї гри зіграно ще раз: тасування випливають із зерна, SHA-256 якого було показано на початку (`{ $commitment }`), усі дії ({ $actions }) відповідають правилам, і рахунок правильний.
    Печатка цих дій – `{ $seal }`; кожна картинка поля, надіслана під час гри, має в назві файла тодішню печатку, тож відтоді жодної дії не могли змінити, навіть прихованих виборів.
    Щоб перевірити це, не довіряючи мені, збережіть таку картинку, візьміть файл із `/game record` і запустіть `slow-train record check FILE --head SEAL` або напишіть власну перевірку за docs/game-record.md.
verify-broken = Запис цієї гри **не** сходиться: { $reason }. Покажіть це власникові бота.

hint-action = 💡 **{ $action }**
hint-keep = Залиште: { $tickets }.
hint-pieces = Почніть так: { $pieces }.
hint-draw = Візьміть із ряду { $card }.
hint-draw-refill = Візьміть із ряду { $card }, а ряд поповніть { $deck ->
    [train] з колоди вагонів
    [ship] з колоди суден
   *[other] з колоди { $deck }
}.
hint-blind = { $deck ->
    [train] Візьміть карту наосліп із колоди вагонів.
    [ship] Візьміть карту наосліп із колоди суден.
   *[other] Візьміть карту наосліп.
}
hint-tickets = Візьміть маршрути.
hint-claim = Прокладіть ділянку { $route }. Оплата: { $cards }.
hint-pay = Доплатіть за тунель { $cards }.
hint-withdraw = Заберіть карти назад.
hint-station = Збудуйте станцію в місті { $city }. Оплата: { $cards }.
hint-port = Збудуйте порт у місті { $city }. Оплата: { $cards }.
hint-exchange = Обміняйте { $pieces }.
hint-pass = Пропустіть хід.

reason-any = Можливих дій { $count }, і підійде будь-яка.
reason-before-others = Ділянку { $route } хтось інший може прокласти раніше.
reason-card-helps = { $card } придасться для { $count ->
    [one] { $count } потрібної ділянки.
    [few] { $count } потрібних ділянок.
    [many] { $count } потрібних ділянок.
   *[other] { $count } потрібної ділянки.
}
reason-card-promises = З усього, що можна взяти, найбільше обіцяє { $card }.
reason-deck-better = Жодна карта з ряду не краща за те, що може дати колода.
reason-ends-ahead = Ділянка { $route } наближає кінець гри з відривом приблизно в { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
reason-exchange-for = Для ділянки { $route } бракує фішок іншого виду: { $count }.
reason-for-points = Для маршрутів усе вже є, а ділянка { $route } дає очки.
reason-keep-network = { $number ->
    [one] Для цього маршруту найкраще підходить
    [few] Для цих маршрутів найкраще підходить
    [many] Для цих маршрутів найкраще підходить
   *[other] Для цих маршрутів найкраще підходить
} мережа з { $count ->
    [one] { $count } ділянки
    [few] { $count } ділянок
    [many] { $count } ділянок
   *[other] { $count } ділянки
}{ $lost ->
    [0] .
    [one] ; від { $lost } маршруту доведеться відмовитися.
    [few] ; від { $lost } маршрутів доведеться відмовитися.
    [many] ; від { $lost } маршрутів доведеться відмовитися.
   *[other] ; від { $lost } маршруту доведеться відмовитися.
}
reason-keep-shortest = Найкоротші шляхи, а залишити треба щонайменше { $count }.
reason-last-turns = Гра скоро закінчиться, а це дає приблизно { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
reason-more-tickets = Маршрути майже завершено, а нові обіцяють приблизно { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
reason-next-colour = { $card } – саме те, що треба для наступної ділянки.
reason-no-cards-left = Карт, які варто брати, не лишилося, а за ділянку { $route } є чим заплатити.
reason-nothing-else = Більше нічого зробити не можна.
reason-nothing-in-row = Жодна карта з ряду не потрібна.
reason-nothing-useful = Нічого корисного зараз зробити не можна.
reason-on-the-way = Ділянка { $route } лежить на шляху одного з маршрутів.
reason-only-row-left = Карти лишилися тільки в ряду.
reason-pay-tunnel = За тунель є чим доплатити.
reason-pieces-planned = Для маршрутів треба приблизно { $pieces }.
reason-pieces-suggested = Так вибирають зазвичай.
reason-planned = Ділянка { $route } належить до мережі для маршрутів; { $count ->
    [1] лише за неї є чим заплатити.
    [one] з { $count } ділянки, за які є чим заплатити, вона найнагальніша.
    [few] з { $count } ділянок, за які є чим заплатити, вона найнагальніша.
    [many] з { $count } ділянок, за які є чим заплатити, вона найнагальніша.
   *[other] з { $count } ділянки, за які є чим заплатити, вона найнагальніша.
}
reason-points-meanwhile = Для маршрутів цього ходу прокладати нічого, а ділянка { $route } дає очки.
reason-port-promises = Порт у місті { $city } обіцяє приблизно { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
reason-station-rescues = Без станції в місті { $city } не завершити: { $tickets }.
reason-tickets-promise = Нові маршрути обіцяють приблизно { $points ->
    [one] { $points } очко.
    [few] { $points } очки.
    [many] { $points } очок.
   *[other] { $points } очка.
}
reason-tunnel-too-dear = На тунель не вистачає карт.
reason-tunnel-worth = За тунель є чим доплатити, і саме цих карт найменше шкода.

stats-title = ## Статистика: <@{ $user }>
stats-title-map = ## { $map }, статистика: <@{ $user }>
stats-none = { $given_up ->
    [0] На цьому сервері ще немає жодної дограної гри.
    [one] На цьому сервері ще немає жодної дограної гри; передані місця та здані ігри не рахуються.
    [few] На цьому сервері ще немає жодної дограної гри; передані місця та здані ігри не рахуються.
    [many] На цьому сервері ще немає жодної дограної гри; передані місця та здані ігри не рахуються.
   *[other] На цьому сервері ще немає жодної дограної гри; передані місця та здані ігри не рахуються.
}
stats-games = **Перемог: { $wins }** з { $games ->
    [one] { $games } гри
    [few] { $games } ігор
    [many] { $games } ігор
   *[other] { $games } гри
}
stats-given-up = { $count ->
    [one] Ще { $count } гру передано або здано, тож вона не рахується.
    [few] Ще { $count } гри передано або здано, тож вони не рахуються.
    [many] Ще { $count } ігор передано або здано, тож вони не рахуються.
   *[other] Ще { $count } гри передано або здано, тож вони не рахуються.
}
stats-points = Очки: у середньому { $mean }, найкращий рахунок { $best }
stats-tickets = Маршрути: завершено { $done }, не завершено { $missed }
stats-pace = Час на хід: близько { $time }
stats-routes = Улюблені ділянки:
stats-route = - { $route } ({ $map }), { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } раза
}
stats-rivals = Проти інших:
stats-rival = - <@{ $user }>: разом { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}, попереду: { $ahead }, позаду: { $behind }
# Після слова «близько», тому родовий відмінок.
duration-seconds = { $count ->
    [one] { $count } секунди
    [few] { $count } секунд
    [many] { $count } секунд
   *[other] { $count } секунди
}
duration-minutes = { $count ->
    [one] { $count } хвилини
    [few] { $count } хвилин
    [many] { $count } хвилин
   *[other] { $count } хвилини
}
duration-hours = { $count ->
    [one] { $count } години
    [few] { $count } годин
    [many] { $count } годин
   *[other] { $count } години
}
duration-days = { $count ->
    [one] { $count } дня
    [few] { $count } днів
    [many] { $count } днів
   *[other] { $count } дня
}
leaderboard-title = ## Рейтинг цього сервера
leaderboard-title-map = ## { $map }: рейтинг цього сервера
leaderboard-none = Тут ще не дограли жодної гри між людьми. Ігри з комп’ютерними суперниками рахуються лише в `/stats`.
leaderboard-line = { $place }. <@{ $user }> · перемог { $wins } з { $played } · рейтинг { $rating }
leaderboard-how = -# Дограні ігри між людьми. Рейтинг починається з 0 і зростає залежно від того, кого ви випереджаєте і скільки ігор це підтверджують.

command-game = Створити гру в цьому каналі, приєднатися до неї, керувати нею
command-game-new = Відкрити стіл для нової гри
command-game-join = Зайняти місце за столом
command-game-leave = Звільнити своє місце до початку гри
command-game-start = Почати гру з тими, хто вже за столом
command-game-cancel = Скасувати гру (організатор або адміністратор)
command-game-status = Хто за столом і чий зараз хід
command-game-undo = Повернути останню дію, якщо нічого прихованого не відкрито й ніхто ще не ходив
command-game-resign = Здатися: далі за вас гратиме комп’ютерний суперник
command-game-replace = Передати місце комп’ютеру чи іншій людині (організатор, адміністратор: будь-яке місце)
command-game-pause = Призупинити гру або продовжити її
command-game-move = Перенести гру в цей канал або звідси в інший (організатор, адміністратор)
command-game-remove = Прибрати місце; у розпочатій грі далі гратиме комп’ютер (організатор або адміністратор)
command-game-host = Передати роль організатора іншому гравцеві
command-plan = Запланувати свої наступні ходи; план бачите лише ви
command-turn = Зробити хід: усе, що зараз можна
command-draw = Узяти карти з ряду або наосліп із колоди
command-claim = Прокласти ділянку, сплативши картами
command-tickets = Ваші маршрути й найдешевший шлях до кожного; бачите лише ви
command-draw-tickets = Узяти нові маршрути й вибрати, які залишити
command-station = Збудувати станцію в місті (Європа)
command-port = Збудувати порт у портовому місті (Великі озера)
command-exchange = Обміняти вагони на судна або судна на вагони (Великі озера)
command-pass = Пропустити хід, коли жодна інша дія неможлива
command-game-replay = Уся гра рухомою картинкою
command-game-follow = Повідомити мене, коли ця гра закінчиться
command-game-record = Запис завершеної гри файлом
command-game-verify = Перевірити, чи чесно тасували карти
command-stats = Ігри, перемоги, очки та звички гравця
command-leaderboard = Гравці цього сервера, спершу найсильніші
command-hint = Що зробив би на вашому місці сильний суперник; бачите лише ви
command-hand = Ваші карти, маршрути й фішки; бачите лише ви
command-board = Показати поточне ігрове поле
command-scores = Очки, запас фішок і кількість карт усіх гравців
command-log = Що сталося після вашого останнього ходу й раніше
command-rules = Правила гри цього стола, за темами
command-help = Як грати з цим ботом
command-privacy = Що про вас збережено і як це видалити
command-settings = Налаштування сервера: мова, темп, нагадування, права
command-profile = Ваші нагадування, тихі години й відсутність
command-note = Зберегти нотатку про цю гру; бачите лише ви
command-games = Ваші ігри: спершу ті, що чекають на вас

# Назви команд, які Discord показує українською; англійські працюють для всіх.
command-game-name = гра
command-game-new-name = нова
command-game-join-name = приєднатися
command-game-leave-name = вийти
command-game-start-name = почати
command-game-cancel-name = скасувати
command-game-status-name = стан
command-game-undo-name = повернути-хід
command-game-resign-name = здатися
command-game-replace-name = замінити
command-game-remove-name = прибрати
command-game-host-name = організатор
command-plan-name = план
command-turn-name = хід
command-draw-name = взяти
command-claim-name = прокласти
command-tickets-name = маршрути
command-draw-tickets-name = взяти-маршрути
command-station-name = станція
command-port-name = порт
command-exchange-name = обмін
command-pass-name = пас
command-game-replay-name = повтор
command-game-record-name = запис
command-game-verify-name = перевірити
command-stats-name = статистика
command-leaderboard-name = рейтинг
command-hand-name = рука
command-board-name = поле
command-scores-name = очки
command-log-name = журнал
command-rules-name = правила
command-help-name = допомога
command-games-name = ігри
command-game-follow-name = стежити
command-hint-name = підказка
command-profile-name = профіль
command-note-name = нотатка
command-settings-name = налаштування
command-game-pause-name = пауза
command-privacy-name = приватність
command-game-move-name = перенести

option-map = На якій мапі грати
option-other-map = Про яку мапу питаєте; якщо не вказати – мапа цього стола
option-seats = Скільки людей може сісти за стіл (якщо не вказати – скільки дозволяє мапа)
option-opponents = Скільки комп’ютерних суперників сидить за столом від початку
option-level = Наскільки вони сильні
option-pace = Скільки може тривати хід; якщо не вказати – добу
option-if-late = Що буде, коли вийде й цей час, і запас часу; якщо не вказати – лише нагадування
option-order = Хто починає: випадковий порядок або порядок приєднання
option-thread = Відкрити стіл в окремій гілці
option-invite = Згадайте до чотирьох людей: @хтось @хтось…
option-colour = Колір ваших фішок
option-seat = Яке місце прибрати
option-moved-game = Яку гру перенести; якщо не вказано – гру цього каналу
option-moved-channel = Куди перенести; якщо не вказано – у цей канал
option-substitute = Хто займе місце; якщо не вказати – комп’ютерний суперник
option-seat-handed-over = Чуже місце (організатор або адміністратор); якщо не вказати – ваше
option-user = Гравець за цим столом
option-card = Перша карта: з ряду або наосліп із колоди
option-second = Друга карта; рахується, лише якщо ще лежатиме в ряду
option-refill = З якої колоди замінити карти, узяті з ряду (Великі озера)
option-plan-claim = Додати рядок: прокласти цю ділянку
option-plan-wilds = Скільки щонайбільше джокерів можна за неї заплатити
option-plan-extra = Скільки карт можна доплатити за тунель; якщо треба більше, бот спитає
option-plan-take = Додати рядок: узяти цю карту, якщо лежить у ряду
option-plan-turns = На скільки ходів
option-route = Ділянка; введіть назву міста будь-якою мовою
option-with = Карти, якими платите; якщо не вказати, бот спитає, коли є кілька варіантів
option-keep = Які із запропонованих маршрутів залишити
option-trains = Зі скількома вагонами починаєте (Великі озера, початок гри)
option-city = Місто; введіть його назву будь-якою мовою
option-pieces = Фішки, які віддаєте
option-count = Скільки фішок віддаєте
option-player = Чия статистика; якщо не вказати – ваша
option-stats-map = Лише ігри на цій мапі
option-hints = Чи дозволено підказки (якщо не вказати – лише там, де грають комп’ютерні суперники)
option-own-game = Одна з ваших ігор; якщо не вказати – гра цього каналу
option-zone = Ваш часовий пояс: введіть назву великого міста в ньому
option-text = Що зберегти, до 300 знаків; якщо не вказати, бот покаже вашу нотатку
option-topic = Про що хочете дізнатися

choice-pace-live = наживо (10 хвилин)
choice-pace-8h = 8 годин
choice-pace-1d = доба
choice-pace-3d = 3 доби
choice-pace-none = без обмежень
choice-if-late = { $late ->
    [draw] бот бере за гравця дві карти
    [opponent] грає комп’ютерний суперник, доки гравець не повернеться
   *[remind] лише нагадування
}
choice-order = { $order ->
    [joined] порядок приєднання
   *[shuffled] випадковий порядок
}
choice-blind = { $deck ->
    [train] наосліп із колоди вагонів
    [ship] наосліп із колоди суден
   *[other] наосліп із колоди
}
choice-refill = { $deck ->
    [same] та сама колода
    [train] колода вагонів
    [ship] колода суден
   *[other] { $deck }
}
choice-pay-tunnel = { $cards } (тунель: повернути не можна)
choice-pay-more = доплатити { $cards }
choice-take-back = забрати карти назад
choice-piece = { $piece ->
    [train] вагони за судна
    [ship] судна за вагони
   *[other] { $piece }
}
choice-seat = { $number }: { $name }
choice-keep-but = { $number }: усі, крім { $tickets }
choice-keep-all = { $number }: усі
