import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Database } from '../db/database.ts'
import { sqlState } from '../db/sql-errors.ts'
import { readApart } from '../market/apart/read-apart.ts'
import { download } from '../market/imports/download.ts'
import { importPrices } from '../market/imports/import-prices.ts'
import { priceSources } from '../market/imports/price-item.ts'
import { sourceList } from '../market/sources/source-list.ts'
import { inReadingOrder, seriesAnswer } from '../market/stored/price-answers.ts'
import { PriceStore } from '../market/stored/price-store.ts'
import { UpstreamFailure } from '../upstream/failure.ts'
import { type Import, readPriceArguments, type Show } from './price-arguments.ts'
import { commodityTable, reportText, seriesTable } from './price-tables.ts'
import type { Terminal } from './terminal.ts'
import { fail, withDatabase } from './with-database.ts'

const usage = `Prices: where they come from and what is there.

  pnpm prices import <${priceSources.join('|')}> [file] [--country KEN] [--skip-bad-rows]
  pnpm prices list
  pnpm prices show <commodity> [--country KEN]

  file             a file of that source, or - for what is piped in; without one the source is asked for its newest
  --country        the country of a WFP file whose name does not say it; or only prices of that country and of the world
  --skip-bad-rows  import the good rows of a file that has bad ones; otherwise such a file changes nothing
`

const NONE = 'No prices yet. Start the product once, or import some.'

/** What `pnpm prices` does; answers its exit code. */
export async function pricesCommand(args: string[], terminal: Terminal): Promise<number> {
  const asked = readPriceArguments(args)
  if (typeof asked === 'string') return fail(terminal, `${asked}\n\n${usage}`, 2)
  if (asked.verb === 'help') return say(terminal, usage.trimEnd())
  return withDatabase(terminal, 'The prices are out of reach', async (database) => {
    if (asked.verb === 'import') return runImport(terminal, database, asked)
    const store = new PriceStore(database)
    try {
      return asked.verb === 'list' ? await list(terminal, store) : await show(terminal, store, asked)
    } catch (error) {
      // The product has never run on this database.
      if (sqlState(error) === '42P01') return say(terminal, NONE)
      throw error
    }
  })
}

async function list(terminal: Terminal, store: PriceStore): Promise<number> {
  const all = await store.overview()
  return say(terminal, all.length === 0 ? NONE : commodityTable(all))
}

async function show(terminal: Terminal, store: PriceStore, { commodity, country }: Show): Promise<number> {
  const commodities = [commodity]
  const found =
    country === undefined
      ? await store.find({ commodities })
      : [
          ...(await store.find({ commodities, country })),
          ...(await store.find({ commodities, country: 'world' })),
        ]
  if (found.length === 0) return fail(terminal, `There are no prices of ${commodity}.`, 1)
  const rows = []
  for (const series of inReadingOrder(found.map(seriesAnswer), commodities))
    rows.push({ series, points: await store.points(series.id) })
  return say(terminal, seriesTable(rows))
}

async function runImport(terminal: Terminal, database: Database, asked: Import): Promise<number> {
  const { source, file, country, skipBadRows } = asked
  try {
    await database.migrate()
    const { origin, bytes } = await bytesOf(terminal, asked)
    const onProgress = (rows: number) => {
      if (terminal.isWatched) terminal.error(`\r${rows.toLocaleString('en-GB')} figures read\u001b[K`)
    }
    const report = await importPrices(database, {
      source,
      origin,
      items: readApart(source, bytes, { country }),
      tolerance: skipBadRows ? 1 : 0,
      onProgress,
    })
    if (terminal.isWatched) terminal.error('\r\u001b[K')
    return report.outcome === 'done'
      ? say(terminal, reportText(report))
      : fail(terminal, reportText(report), 1)
  } catch (error) {
    if (error instanceof UpstreamFailure)
      return fail(
        terminal,
        `${sourceList[source].name} cannot be had (${error.message}). Nothing was changed.`,
        1,
      )
    if (error instanceof Error && 'syscall' in error && /^(open|read)$/.test(String(error.syscall)))
      return fail(terminal, `${file} cannot be read (${error.message}). Nothing was changed.`, 1)
    throw error
  }
}

async function bytesOf(terminal: Terminal, { source, file, country }: Import) {
  if (file === '-') return { origin: 'standard input', bytes: terminal.input }
  if (file !== undefined) return { origin: basename(file), bytes: (await open(file)).createReadStream() }
  return download(source, { country, now: new Date(), signal: new AbortController().signal })
}

function say(terminal: Terminal, text: string): number {
  terminal.out(`${text}\n`)
  return 0
}
