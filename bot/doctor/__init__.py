"""Everything that can be wrong with an installation, looked at one by one: all of it, not the first that fails."""

from bot.doctor.examination import examine
from bot.doctor.findings import Finding

__all__ = ["Finding", "examine"]
