"""What people see and press: panels, buttons, menus, dialogs, and the words of public messages."""

from bot.ui.speaker import TableSpeaker

__all__ = ["TableSpeaker"]
