"""The rules by which Discord refuses a request: messages, components, modals, commands."""
