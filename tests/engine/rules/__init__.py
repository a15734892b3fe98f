"""One file per topic; each test is named after the rule in docs/rules.md that it proves."""
