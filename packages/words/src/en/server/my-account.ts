/** Account texts beside the errors that all pages share. */
export const myAccount = {
  /** `README.txt` of the data export. */
  exportReadme: ({ username, madeAt }: { username: string; madeAt: string }): string =>
    `Everything that Smart Farming keeps of the account "${username}", as of ${madeAt} (UTC).

account.json: all of it, for programs. Beside what the other files hold, "account" is what you typed when you signed up, when
that was, when the recovery code was made and when the account is to be deleted; "settings" are units, crop, soil and limits.

places.csv: where your farm is
  name        as it was found or typed
  state       or county or province
  country     two letters (ISO 3166)
  lat         degrees of latitude (WGS 84), north above 0
  lon         degrees of longitude, east above 0
  zone        time zone (IANA)
  elevationM  metres above the sea
  createdAt   when it was added

sessions.csv: where you are signed in, or were in the last month
  device      what the browser said of itself: system and browser
  createdAt   when you signed in
  lastSeenAt  when it was last used, to the day
  endedAt     when it was ended; empty while it is not

networks.csv: from where you were let in
  network     the network, shortened, so that it names no house
  seenAt      when last

events.csv: what happened to the account in the last 90 days
  at          when
  kind        what
  device      from what kind of device
  network     from which network, shortened

passkeys.csv: what asks for your finger or the lock of your phone after the password
  name        as it is called
  createdAt   when it was added
  lastUsedAt  when it was last used; empty where it never was

messages.csv: what you wrote to us by the contact form while you were signed in
  createdAt   when
  name        as you gave it
  replyTo     where we were to answer
  message     what you wrote

model.csv: how much of the AI model your questions used; the questions themselves are not kept
  day         the day
  tokens      pieces of words, read and written

Times are UTC (ISO 8601). The CSV files are UTF-8, as spreadsheets open them; a cell that a spreadsheet would take for a formula
begins with an apostrophe. Passwords, recovery codes and session keys are kept as hashes only, of passkeys the public half
only, and none of these are in here.
`,
} as const
