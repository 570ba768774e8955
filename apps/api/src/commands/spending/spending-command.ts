import { parseArgs } from 'node:util'
import { loadServerMessages, type ServerMessages } from '@smart-farming/words/catalogues'
import { spendingReport } from '../../chat/budget/spending-report-store.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { sqlState } from '../../db/sql-errors.ts'
import { listProviderCalls } from '../../weather/limits/provider-calls-store.ts'
import { dailyBudgets } from '../../weather/providers/provider-list.ts'
import type { Terminal } from '../terminal.ts'
import { reportFailure, withDatabase } from '../with-database.ts'
import { type Spending, spendingAsText } from './spending-tables.ts'

interface Options {
  day: string
  limit: number
}

/** Runs `pnpm spending`; returns its exit code. */
export async function spendingCommand(args: string[], terminal: Terminal): Promise<number> {
  const words = await loadServerMessages('en')
  const said = words.commands.spending
  const options = readOptions(args, said)
  if (typeof options === 'string') return reportFailure(terminal, `${options}\n\n${said.usage}`, 2)
  if (options.help) {
    terminal.out(said.usage)
    return 0
  }
  return withDatabase(terminal, words, said.failed, async (database, config) => {
    const spending = await readSpending(database, config, options)
    terminal.out(
      `${options.json ? JSON.stringify(spending, undefined, 2) : spendingAsText(spending, said)}\n`,
    )
    return 0
  })
}

async function readSpending(database: Database, config: Config, { day, limit }: Options): Promise<Spending> {
  const caps = config.model && { caps: config.model.dailyTokens }
  const most = dailyBudgets(config.weather.settings)
  try {
    const report = await spendingReport(database, day, limit)
    const made = await listProviderCalls(database, day)
    const providers = made.map(({ provider, calls }) => ({ provider, calls, most: most.get(provider) }))
    return { day, caps: undefined, ...caps, ...report, providers }
  } catch (error) {
    // The product has never run on this database, and a reading command does not create its tables.
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

function readOptions(args: string[], said: ServerMessages['commands']['spending']) {
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
      return said.noDay({ text: values.day })
    const limit = Number(values.limit)
    if (!Number.isSafeInteger(limit) || limit < 1) return said.noLimit
    return { day: values.day, limit, json: values.json, help: values.help }
  } catch (error) {
    return error instanceof Error ? error.message : said.wrongOptions
  }
}
