/** What an account's own farmer is told, beside the errors of everybody. */
export const myAccount = {
  /** `README.txt` of the file with all that is kept of an account. */
  exportReadme: ({ username, madeAt }: { username: string; madeAt: string }): string =>
    `Everything that Smart Farming keeps of the account "${username}", as of ${madeAt} (UTC).

account.json   all of it, for programs
places.csv     where your farm is: name, country, degrees of latitude and longitude (WGS 84), time zone, metres above the sea
sessions.csv   where you are signed in: what the browser said of itself, since when, last seen
networks.csv   from which networks (shortened) you were let in, and when last
events.csv     what happened to the account in the last 90 days: when, what, from what kind of device and which network (shortened)
passkeys.csv   your passkeys: their names, when they were added and last used
messages.csv   what you wrote to us by the contact form while you were signed in
model.csv      how much of the AI model your questions used, in tokens by day; the questions themselves are not kept

Times are UTC (ISO 8601). The CSV files are UTF-8, as spreadsheets open them; a cell that a spreadsheet would take for a formula
begins with an apostrophe. Passwords, recovery codes and session keys are kept as hashes only, of passkeys the public half
only, and none of these are in here.
`,
} as const
