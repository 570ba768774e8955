import { parseArgs } from 'node:util'
import { loadServerMessages, type ServerMessages } from '@smart-farming/words/catalogues'
import { messagesAsJson, messagesAsText } from '../contact/message-list.ts'
import { listMessages } from '../contact/messages-store.ts'
import type { Database } from '../db/database.ts'
import { sqlState } from '../db/sql-errors.ts'
import { parseSince } from './parse-since.ts'
import type { Terminal } from './terminal.ts'
import { reportFailure, withDatabase } from './with-database.ts'

/** Runs `pnpm messages`; returns its exit code. */
export async function messagesCommand(args: string[], terminal: Terminal): Promise<number> {
  const words = await loadServerMessages('en')
  const { messages: said } = words.commands
  const options = readOptions(said, args)
  if (typeof options === 'string') return reportFailure(terminal, `${options}\n\n${said.usage}`, 2)
  if (options.help) {
    terminal.out(said.usage)
    return 0
  }
  return withDatabase(terminal, words, said.failed, async (database) => {
    const messages = await storedMessages(database, options)
    terminal.out(`${options.json ? messagesAsJson(messages) : messagesAsText(said, messages)}\n`)
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
    // The product has never run on this database, and a reading command does not create its tables.
    if (sqlState(error) === '42P01') return []
    throw error
  }
}

function readOptions(said: ServerMessages['commands']['messages'], args: string[]) {
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
    const since = values.since === undefined ? undefined : parseSince(values.since, new Date())
    if (since === null) return said.badSince({ text: values.since ?? '' })
    const limit = Number(values.limit)
    if (!Number.isSafeInteger(limit) || limit < 1) return said.badLimit
    return { since, limit, json: values.json, help: values.help }
  } catch (error) {
    return error instanceof Error ? error.message : said.badOptions
  }
}
