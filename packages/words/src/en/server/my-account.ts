/** Account texts outside the errors that pages share. */
export const myAccount = {
  /** `README.txt` of the data export. */
  exportReadme: ({ username, madeAt }: { username: string; madeAt: string }): string =>
    `Everything that Smart Farming stores about the account "${username}", as of ${madeAt} (UTC).

account.json: all of it, for programs. Besides the data of the other files, "account" has what you typed when you signed up
and the date, when the recovery code was made and when the account will be deleted; "settings" has units, crop, soil and
limits.

places.csv: where your farm is
  name        as found or typed
  state       or county or province
  country     two letters (ISO 3166)
  lat         degrees of latitude (WGS 84), north above 0
  lon         degrees of longitude, east above 0
  zone        time zone (IANA)
  elevationM  metres above sea level
  createdAt   when it was added

sessions.csv: where you are signed in, or were in the last month
  device      system and browser, as the browser reports them
  createdAt   when you signed in
  lastSeenAt  when it was last used, to the day
  endedAt     when it ended; empty if it has not

networks.csv: networks that you logged in from
  network     shortened, so that it does not identify a household
  seenAt      when it was last used

events.csv: activity of the account in the last 90 days
  at          when it happened
  kind        what happened
  device      kind of device
  network     network, shortened

passkeys.csv: your passkeys
  name        the name you gave it
  createdAt   when it was added
  lastUsedAt  when it was last used; empty if never

messages.csv: messages that you sent with the contact form while you were signed in
  createdAt   when you sent it
  name        the name you gave
  replyTo     where to reply to you
  message     what you wrote

model.csv: how much of the AI model your questions used; the questions themselves are not stored
  day         the day (UTC)
  tokens      word pieces, read and written

Times are UTC (ISO 8601). The CSV files are UTF-8, for spreadsheets; a cell that a spreadsheet would read as a formula begins
with an apostrophe. Passwords, recovery codes and session keys are stored only as hashes, passkeys only as their public
half. None of these is included here.
`,
} as const
