/** `pnpm messages`. */
export const messages = {
  usage: `Messages left through the contact form, newest first.

  pnpm messages [--since <when>] [--limit <number>] [--json]

  --since   a date (2026-09-01), a moment (2026-09-01T06:00Z), or a length of time back (12h, 7d, 4w)
  --limit   at most so many (default 200)
  --json    as JSON, for another program (pnpm --silent messages --json prints nothing else)
`,
  failed: 'The messages cannot be read',
  badSince: ({ text }: { text: string }) => `--since: "${text}" is no date and no length of time.`,
  badLimit: '--limit: must be a whole number above 0.',
  badOptions: 'Wrong options.',
  none: 'No messages.',
  received: ({ day, time }: { day: string; time: string }) => `${day} ${time} UTC`,
  heads: { number: 'No', received: 'Received', name: 'Name', replyTo: 'Answer to' },
}
