/** Output of `pnpm messages`. */
export const messages = {
  usage: `Prints messages from the contact form, newest first.

  pnpm messages [--since <when>] [--limit <number>] [--json]

  --since   a date (2026-09-01), a time (2026-09-01T06:00Z), or how long ago (12h, 7d, 4w)
  --limit   maximum number (default 200)
  --json    as JSON, for programs (pnpm --silent messages --json prints nothing else)
`,
  failed: 'The messages cannot be read',
  badSince: ({ text }: { text: string }) => `--since: "${text}" is not a date or a length of time.`,
  badLimit: '--limit: must be a whole number above 0.',
  badOptions: 'Wrong options.',
  none: 'No messages.',
  received: ({ day, time }: { day: string; time: string }) => `${day} ${time} UTC`,
  heads: { number: 'No', received: 'Received', name: 'Name', replyTo: 'Reply to' },
}
