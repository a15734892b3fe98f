"""What people see and press: panels, buttons, menus, dialogs, and the words of public messages."""

from bot.ui.items import ITEMS
from bot.ui.speaker import TableSpeaker

__all__ = ["ITEMS", "TableSpeaker"]
