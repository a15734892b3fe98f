"""A contract for import-linter that lists what a room may import: whatever is new is refused until it is listed."""

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class MayImport(Contract):
    """The modules of `rooms` may import each other, and beyond that only what is in the packages of `may_import`."""

    type_name = "may_import"

    rooms = fields.ListField(subfield=fields.StringField())
    may_import = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        rooms: list[str] = self.rooms  # type: ignore[assignment]
        allowed: list[str] = self.may_import  # type: ignore[assignment]
        found = sorted(
            f"{module} imports {imported}"
            for module in graph.modules
            if _inside(module, rooms)
            for imported in graph.find_modules_directly_imported_by(module)
            if not _inside(imported, [*rooms, *allowed])
        )
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for line in check.metadata["found"]:
            output.print_error(f"{line}, which is not in the list of what it may import")


def _inside(module: str, packages: list[str]) -> bool:
    return any(module == package or module.startswith(f"{package}.") for package in packages)
