"""Games over days, as pure functions of times: quiet hours, the pace of a table, when somebody is reminded.

Times are milliseconds since 1970, lengths are milliseconds. Nothing here knows a clock, a database or Discord.
"""
