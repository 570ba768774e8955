import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { loadServerMessages, type ServerMessages } from '@smart-farming/words/catalogues'
import type { Database } from '../db/database.ts'
import { sqlState } from '../db/sql-errors.ts'
import { download } from '../market/imports/download.ts'
import { importPrices } from '../market/imports/import-prices.ts'
import { priceSources } from '../market/imports/price-item.ts'
import { parseInWorker } from '../market/parsing/parse-in-worker.ts'
import { sourceList } from '../market/sources/source-list.ts'
import { sortForDisplay, toPriceSeries } from '../market/stored/price-answers.ts'
import { PriceStore } from '../market/stored/price-store.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { type ImportCommand, parsePriceArguments, type ShowCommand } from './price-arguments.ts'
import { commodityTable, reportText, seriesTable } from './price-tables.ts'
import type { Terminal } from './terminal.ts'
import { reportFailure, withDatabase } from './with-database.ts'

interface Speaking {
  terminal: Terminal
  said: ServerMessages['commands']['prices']
  files: ServerMessages['priceFiles']
}

/** Runs `pnpm prices`; returns its exit code. */
export async function pricesCommand(args: string[], terminal: Terminal): Promise<number> {
  const words = await loadServerMessages('en')
  const { prices: said } = words.commands
  const speaking = { terminal, said, files: words.priceFiles }
  const usage = said.usage({ sources: priceSources.join('|') })
  const asked = parsePriceArguments(said.asked, args)
  if (typeof asked === 'string') return reportFailure(terminal, `${asked}\n\n${usage}`, 2)
  if (asked.verb === 'help') return say(terminal, usage.trimEnd())
  return withDatabase(terminal, words, said.failed, async (database) => {
    if (asked.verb === 'import') return runImport(speaking, database, asked)
    const store = new PriceStore(database)
    try {
      return asked.verb === 'list' ? await list(speaking, store) : await show(speaking, store, asked)
    } catch (error) {
      // The product has never run on this database.
      if (sqlState(error) === '42P01') return say(terminal, said.none)
      throw error
    }
  })
}

async function list({ terminal, said }: Speaking, store: PriceStore): Promise<number> {
  const all = await store.overview()
  return say(terminal, all.length === 0 ? said.none : commodityTable(said.overview, all))
}

async function show(
  { terminal, said }: Speaking,
  store: PriceStore,
  { commodity, country }: ShowCommand,
): Promise<number> {
  const commodities = [commodity]
  const found =
    country === undefined
      ? await store.find({ commodities })
      : [
          ...(await store.find({ commodities, country })),
          ...(await store.find({ commodities, country: 'world' })),
        ]
  if (found.length === 0) return reportFailure(terminal, said.noneOf({ commodity }), 1)
  const rows = []
  for (const series of sortForDisplay(found.map(toPriceSeries), commodities))
    rows.push({ series, points: await store.points(series.id) })
  return say(terminal, seriesTable(said.series, rows))
}

async function runImport(
  { terminal, said, files }: Speaking,
  database: Database,
  asked: ImportCommand,
): Promise<number> {
  const { source, file, country, skipBadRows } = asked
  try {
    await database.migrate()
    const { origin, bytes } = await bytesOf({ terminal, said, files }, asked)
    const onProgress = (rows: number) => {
      if (terminal.isWatched) terminal.error(`\r${said.progress({ rows })}\u001b[K`)
    }
    const report = await importPrices(database, {
      source,
      origin,
      items: parseInWorker(source, bytes, { country }),
      now: new Date(),
      tolerance: skipBadRows ? 1 : 0,
      onProgress,
    })
    if (terminal.isWatched) terminal.error('\r\u001b[K')
    return report.outcome === 'done'
      ? say(terminal, reportText(said, files, report))
      : reportFailure(terminal, reportText(said, files, report), 1)
  } catch (error) {
    if (error instanceof UpstreamFailure)
      return reportFailure(
        terminal,
        said.sourceSilent({ source: sourceList[source].name, why: error.message }),
        1,
      )
    if (error instanceof Error && 'syscall' in error && /^(open|read)$/.test(String(error.syscall)))
      return reportFailure(terminal, said.unreadable({ file: String(file), why: error.message }), 1)
    throw error
  }
}

async function bytesOf({ terminal, said }: Speaking, { source, file, country }: ImportCommand) {
  if (file === '-') return { origin: said.standardInput, bytes: terminal.input }
  if (file !== undefined) return { origin: basename(file), bytes: (await open(file)).createReadStream() }
  return download(source, { country, now: new Date(), signal: new AbortController().signal })
}

function say(terminal: Terminal, text: string): number {
  terminal.out(`${text}\n`)
  return 0
}
