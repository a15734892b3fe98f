"""The bot as Discord sees it: one client that carries the desk and loads what talks to people.

It expects of the other rooms:
- `bot.ui.ITEMS`, the DynamicItem classes to register (all of them, once, before login);
- `bot.ui.TableSpeaker(language)`, the Speaker of public messages (bot/publish/post.py);
- `bot.cogs.EXTENSIONS`, the names of the extension modules with the slash commands, synchronised after loading.
"""
