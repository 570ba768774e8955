import { parseArgs } from 'node:util'
import { spendingReport } from '../../chat/budget/spending-report-store.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { sqlState } from '../../db/sql-errors.ts'
import { callsOn } from '../../weather/limits/provider-calls-store.ts'
import { callsADay } from '../../weather/providers/provider-list.ts'
import type { Terminal } from '../terminal.ts'
import { fail, withDatabase } from '../with-database.ts'
import { type Spending, spendingAsText } from './spending-tables.ts'

const usage = `Who spends the model's tokens, by shortened address and age of account, and how often the weather
providers were asked, in a day of UTC.

  pnpm spending [--day <date>] [--limit <number>] [--json]

  --day     such as 2026-09-01 (default today); addresses are forgotten after a day or two
  --limit   at most so many networks, and so many accounts (default 20)
  --json    as JSON, for another program (pnpm --silent spending --json prints nothing else)
`

interface Options {
  day: string
  limit: number
}

/** What `pnpm spending` does; answers its exit code. */
export async function spendingCommand(args: string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args)
  if (typeof options === 'string') return fail(terminal, `${options}\n\n${usage}`, 2)
  if (options.help) {
    terminal.out(usage)
    return 0
  }
  return withDatabase(terminal, 'The spending cannot be read', async (database, config) => {
    const spending = await readSpending(database, config, options)
    terminal.out(`${options.json ? JSON.stringify(spending, undefined, 2) : spendingAsText(spending)}\n`)
    return 0
  })
}

async function readSpending(database: Database, config: Config, { day, limit }: Options): Promise<Spending> {
  const caps = config.model && { caps: config.model.dailyTokens }
  const most = callsADay(config.weather.settings)
  try {
    const report = await spendingReport(database, day, limit)
    const made = await callsOn(database, day)
    const providers = made.map(({ provider, calls }) => ({ provider, calls, most: most.get(provider) }))
    return { day, caps: undefined, ...caps, ...report, providers }
  } catch (error) {
    // The product has never run on this database. Making its tables is its own business, not a reader's.
    if (sqlState(error) !== '42P01') throw error
    return {
      day,
      caps: undefined,
      ...caps,
      tokens: 0,
      newAccounts: 0,
      networks: [],
      accounts: [],
      providers: [],
    }
  }
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
        limit: { type: 'string', default: '20' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (!/^\d{4}-\d{2}-\d{2}$/.test(values.day) || Number.isNaN(Date.parse(values.day)))
      return `--day: "${values.day}" is no day, such as 2026-09-01.`
    const limit = Number(values.limit)
    if (!Number.isSafeInteger(limit) || limit < 1) return '--limit: must be a whole number above 0.'
    return { day: values.day, limit, json: values.json, help: values.help }
  } catch (error) {
    return error instanceof Error ? error.message : 'Wrong options.'
  }
}
