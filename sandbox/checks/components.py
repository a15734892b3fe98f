"""What Discord accepts as the components of a message, classic and V2."""

from __future__ import annotations

from collections.abc import Container, Iterator

from sandbox.checks import form
from sandbox.checks.emoji import is_emoji
from sandbox.errors import FormError, Json

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
V2_TOP = (ACTION_ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ACTION_ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
LINK, PREMIUM = 5, 6
MOST_ROWS, MOST_IN_ROW, MOST_V2, MOST_V2_TEXT = 5, 5, 40, 4000


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component in its order of appearance, nested ones included."""
    for component in components:
        yield component
        for key in ("components", "accessory", "component"):
            inner = component.get(key)
            if inner:
                yield from walk(inner if isinstance(inner, list) else [inner])


def as_text(component: Json) -> None:
    """Ids of what a select has chosen already leave as texts, though they may come as numbers."""
    if component.get("default_values"):
        component["default_values"] = [{**one, "id": str(one["id"])} for one in component["default_values"]]


def check_components(components: object, v2: bool, place: str = "components") -> list[Json]:
    """Refuse what Discord refuses in a message's components."""
    most = MOST_V2 if v2 else MOST_ROWS
    top = form.listed(components, place, most)
    for index, component in enumerate(top):
        allowed = V2_TOP if v2 else (ACTION_ROW,)
        _check(form.mapping(component, f"{place}.{index}"), f"{place}.{index}", allowed)
    everything = list(walk(top))
    if v2:
        _check_v2_size(everything, place)
    check_unique(everything, place)
    return top


def _check_v2_size(everything: list[Json], place: str) -> None:
    if len(everything) > MOST_V2:
        sentence = f"The total number of components in a message can't exceed {MOST_V2} (it has {len(everything)})."
        raise FormError(place, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence)
    if sum(len(c["content"]) for c in everything if c["type"] == TEXT_DISPLAY) > MOST_V2_TEXT:
        sentence = f"The total text of a message's components can't exceed {MOST_V2_TEXT} characters."
        raise FormError(place, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence)


def check_unique(everything: list[Json], place: str) -> None:
    """Custom ids and numeric ids may occur once in a message or modal."""
    customs = [c["custom_id"] for c in everything if c.get("custom_id") is not None]
    if len(set(customs)) < len(customs):
        raise FormError(place, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    numbers = [c["id"] for c in everything if c.get("id")]
    if len(set(numbers)) < len(numbers):
        raise FormError(place, "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def _check(component: Json, place: str, allowed: tuple[int, ...]) -> None:
    kind = component.get("type")
    if kind not in allowed:
        known = ", ".join(map(str, allowed))
        raise FormError(f"{place}.type", "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of ({known}).")
    match kind:
        case 1:
            _check_row(component, place)
        case 2:
            check_button(component, place)
        case 9:
            _check_section(component, place)
        case 10:
            form.length(component.get("content"), f"{place}.content", MOST_V2_TEXT, 1)
        case 11:
            check_media(component.get("media"), f"{place}.media")
            form.optional_length(component, "description", place, 1024)
        case 12:
            _check_gallery(component, place)
        case 13:
            check_media(component.get("file"), f"{place}.file")
        case 17:
            _check_container(component, place)
        case select if select in SELECTS:
            check_select(component, place)


def _check_row(row: Json, place: str) -> None:
    inner = form.listed(row.get("components"), f"{place}.components", MOST_IN_ROW, 1)
    for index, component in enumerate(inner):
        _check(form.mapping(component, place), f"{place}.components.{index}", (BUTTON, *SELECTS))
    if len(inner) > 1 and any(component["type"] in SELECTS for component in inner):
        sentence = "A select menu takes up a whole action row."
        raise FormError(f"{place}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", sentence)


def _check_section(section: Json, place: str) -> None:
    for index, text in enumerate(form.listed(section.get("components"), f"{place}.components", 3, 1)):
        _check(form.mapping(text, place), f"{place}.components.{index}", (TEXT_DISPLAY,))
    accessory = form.mapping(form.required(section, "accessory", place), f"{place}.accessory")
    _check(accessory, f"{place}.accessory", (BUTTON, THUMBNAIL))


def _check_gallery(gallery: Json, place: str) -> None:
    for index, item in enumerate(form.listed(gallery.get("items"), f"{place}.items", 10, 1)):
        check_media(form.mapping(item, place).get("media"), f"{place}.items.{index}.media")
        form.optional_length(item, "description", f"{place}.items.{index}", 1024)


def _check_container(container: Json, place: str) -> None:
    for index, inner in enumerate(form.listed(container.get("components"), f"{place}.components", MOST_V2, 1)):
        _check(form.mapping(inner, place), f"{place}.components.{index}", IN_CONTAINER)


def check_media(media: object, place: str) -> None:
    url = form.length(form.mapping(media, place).get("url"), f"{place}.url", 2048, 1)
    if not url.startswith(("http://", "https://", "attachment://")):
        raise FormError(
            f"{place}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment')."
        )


def check_button(button: Json, place: str) -> None:
    style = form.choice(button.get("style"), f"{place}.style", (1, 2, 3, 4, LINK, PREMIUM))
    form.optional_length(button, "label", place, 80)
    if style == LINK:
        url = form.length(button.get("url"), f"{place}.url", 512, 1)
        if not url.startswith(("http://", "https://", "discord://")):
            raise FormError(
                f"{place}.url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord')."
            )
        if button.get("custom_id") is not None:
            raise FormError(
                place,
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url can't both be specified",
            )
    elif style != PREMIUM:
        if button.get("url") is not None:
            raise FormError(f"{place}.url", "BUTTON_COMPONENT_INVALID_URL", "Only link buttons have a url")
        form.length(button.get("custom_id"), f"{place}.custom_id", 100, 1)
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        raise FormError(place, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji")
    _check_emoji(button, place)


def _check_emoji(holder: Json, place: str) -> None:
    emoji = holder.get("emoji")
    if emoji is not None:
        own = form.mapping(emoji, place).get("id") is not None
        name = form.length(emoji.get("name"), f"{place}.emoji.name", 32, 0 if own else 1)
        if not own and not is_emoji(name):
            raise FormError(f"{place}.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_own_emojis(components: list[Json], known: Container[str], place: str = "components") -> None:
    """Buttons and options may show an emoji of the bot's own only if there is such a one."""
    for index, component in enumerate(components):
        _check_own_emojis(component, known, f"{place}.{index}")


def _check_own_emojis(component: Json, known: Container[str], place: str) -> None:
    options = enumerate(component.get("options") or ())
    for holder, spot in ((component, place), *((option, f"{place}.options.{n}") for n, option in options)):
        emoji_id = (holder.get("emoji") or {}).get("id")
        if emoji_id is not None and str(emoji_id) not in known:
            raise FormError(f"{spot}.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    check_own_emojis(component.get("components") or [], known, f"{place}.components")
    for key in ("accessory", "component"):
        if component.get(key):
            _check_own_emojis(component[key], known, f"{place}.{key}")


def check_select(select: Json, place: str, required: bool = False) -> None:
    """A select of any type: its values' number, and the options of a string select."""
    form.length(select.get("custom_id"), f"{place}.custom_id", 100, 1)
    form.optional_length(select, "placeholder", place, 150)
    least = form.number(1 if select.get("min_values") is None else select["min_values"], f"{place}.min_values", 0, 25)
    most = form.number(1 if select.get("max_values") is None else select["max_values"], f"{place}.max_values", 1, 25)
    if least > most:
        raise FormError(f"{place}.max_values", "NUMBER_TYPE_MIN", "max_values must be at least min_values.")
    if required and least == 0:
        raise FormError(
            f"{place}.min_values", "COMPONENT_REQUIRED_MIN_VALUES", "A required select needs min_values of at least 1."
        )
    if select["type"] == STRING_SELECT:
        check_options(select, place, max(1, most), most_ticked=most)


def check_options(select: Json, place: str, least: int, most: int = 25, most_ticked: int = 1) -> None:
    options = form.listed(select.get("options"), f"{place}.options", most, least)
    values = []
    for index, option in enumerate(options):
        spot = f"{place}.options.{index}"
        form.length(form.mapping(option, spot).get("label"), f"{spot}.label", 100, 1)
        values.append(form.length(option.get("value"), f"{spot}.value", 100, 1))
        form.optional_length(option, "description", spot, 100)
        _check_emoji(option, spot)
        if values.count(values[-1]) > 1:
            raise FormError(
                f"{spot}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
    ticked = sum(bool(option.get("default")) for option in options)
    if ticked > most_ticked:
        raise FormError(f"{place}.options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values.")
