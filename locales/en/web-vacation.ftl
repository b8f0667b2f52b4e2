# Vacations, in which clocks of days stand.
web-vacation = Vacation
web-vacation-hint = While you are on vacation, your clocks stand in games with days for a move. You may move all the same.
web-vacation-left = { $days ->
    [one] One of { $all } days in a year is left.
   *[other] { $days } of { $all } days in a year are left.
}
web-vacation-days = Days
web-vacation-begin = Go on vacation
web-vacation-on = You are on vacation until { $date }.
web-vacation-end = Come back
web-vacation-until = on vacation until { $date }
web-tell-vacation-began = { $name } is on vacation until { $date }.
web-tell-vacation-ended = { $name } is back from vacation.
