import { parseArgs } from 'node:util'
import { messagesAsJson, messagesAsText } from '../contact/message-list.ts'
import { listMessages } from '../contact/messages-store.ts'
import type { Database } from '../db/database.ts'
import { sqlState } from '../db/sql-errors.ts'
import { sinceMoment } from './since.ts'
import type { Terminal } from './terminal.ts'
import { fail, withDatabase } from './with-database.ts'

const usage = `Messages left through the contact form, newest first.

  pnpm messages [--since <when>] [--limit <number>] [--json]

  --since   a date (2026-09-01), a moment (2026-09-01T06:00Z), or a length of time back (12h, 7d, 4w)
  --limit   at most so many (default 200)
  --json    as JSON, for another program (pnpm --silent messages --json prints nothing else)
`

/** What `pnpm messages` does; answers its exit code. */
export async function messagesCommand(args: string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args)
  if (typeof options === 'string') return fail(terminal, `${options}\n\n${usage}`, 2)
  if (options.help) {
    terminal.out(usage)
    return 0
  }
  return withDatabase(terminal, 'The messages cannot be read', async (database) => {
    const messages = await storedMessages(database, options)
    terminal.out(`${options.json ? messagesAsJson(messages) : messagesAsText(messages)}\n`)
    return 0
  })
}

async function storedMessages(
  database: Database,
  { since, limit }: { since: Date | undefined; limit: number },
) {
  try {
    return await listMessages(database, since, limit)
  } catch (error) {
    // The product has never run on this database. Making its tables is its own business, not a reader's.
    if (sqlState(error) === '42P01') return []
    throw error
  }
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        since: { type: 'string' },
        limit: { type: 'string', default: '200' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    const since = values.since === undefined ? undefined : sinceMoment(values.since, new Date())
    if (since === null) return `--since: "${values.since}" is no date and no length of time.`
    const limit = Number(values.limit)
    if (!Number.isSafeInteger(limit) || limit < 1) return '--limit: must be a whole number above 0.'
    return { since, limit, json: values.json, help: values.help }
  } catch (error) {
    return error instanceof Error ? error.message : 'Wrong options.'
  }
}
