import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPrices } from '../../../src/market/imports/import-prices.ts'
import { sourceList } from '../../../src/market/sources/source-list.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { dumpPrices } from '../../support/prices/prices.ts'

// The sources' own files are not in the repository. Without them, these tests are skipped.
const folder = process.env.PRICE_FILES ?? resolve(import.meta.dirname, '../../../../../../shared/data')
const there = existsSync(join(folder, 'CMO-Historical-Data-Monthly.xlsx'))
const real = test.skipIf(!there)
if (!there)
  console.warn('The real price files are not here; set PRICE_FILES to their folder to test against them.')

let product: TestApp
beforeAll(async () => {
  if (there) product = await startApp()
})
afterAll(() => product?.close())

function importFile(name: string, source: 'world-bank' | 'wfp', country?: string) {
  const items = sourceList[source].read(createReadStream(join(folder, name)), { country })
  return importPrices(product.deps.database, {
    source,
    origin: name,
    items,
    now: new Date('2026-11-29T00:00:00Z'),
  })
}

/** All prices of a source as `[series, date, value]`, sorted. */
async function stored(source: string): Promise<string[]> {
  const rows = await product.sql`
    select s.name, s.market, s.type, s.unit, s.currency, o.date::text as date, o.value
    from price_series s join price_observations o on o.series_id = s.id
    where coalesce(s.country, s.source) = ${source}`
  return rows
    .map(({ name, market, type, unit, currency, date, value }) =>
      JSON.stringify(
        source === 'world-bank' ? [name, date, value] : [name, market, type, unit, currency, date, value],
      ),
    )
    .sort()
}

real(
  'Pink Sheet: stores every price of all 71 series, and a second import changes nothing',
  async () => {
    const name = 'CMO-Historical-Data-Monthly.xlsx'
    const cells = numbersOfSecondSheet(readFileSync(join(folder, name)))
    expect(await importFile(name, 'world-bank')).toMatchObject({
      outcome: 'done',
      badCount: 0,
      rows: cells.length,
    })
    const [{ count } = { count: 0 }] = await product.sql`select count(*)::int from price_series`
    expect(count).toBe(71)
    expect(await stored('world-bank')).toEqual(cells.sort())
    // Copied manually from the workbook.
    expect(cells).toContain('["Maize","1960-01-01",45]')
    expect(cells).toContain('["Maize","2026-02-01",209.59344254546]')
    expect(cells).toContain('["Urea","2026-02-01",472]')
    const before = await dumpPrices(product)
    expect(await importFile(name, 'world-bank')).toMatchObject({ rows: cells.length, added: 0, revised: 0 })
    expect((await dumpPrices(product)) === before).toBe(true)
  },
  120_000,
)

real.each([
  ['wfp_food_prices_nic.csv', 'NI', 9_589],
  ['wfp_food_prices_cog.csv', 'CG', 6_039],
] as const)(
  '%s: stores every price of the file, and a second import changes nothing',
  async (name, country, rows) => {
    const wanted = linesOf(join(folder, name))
    expect(wanted).toHaveLength(rows)
    expect(await importFile(name, 'wfp', country)).toMatchObject({
      outcome: 'done',
      badCount: 0,
      rows,
      added: rows,
    })
    expect(await stored(country)).toEqual(wanted.sort())
    expect(await importFile(name, 'wfp', country)).toMatchObject({ rows, added: 0, revised: 0 })
  },
  120_000,
)

/** Prices by an independent parser, which uses only the position in the sheet. */
function numbersOfSecondSheet(workbook: Uint8Array): string[] {
  const parts = unzipSync(workbook)
  const part = (path: string) => strFromU8(parts[path] ?? new Uint8Array())
  const texts = part('xl/sharedStrings.xml')
    .split('<si>')
    .slice(1)
    .map((text) => text.replace(/<[^>]+>/g, ''))
  const cells = [...part('xl/worksheets/sheet2.xml').matchAll(/<c r="([A-Z]+)(\d+)"([^>]*)><v>([^<]*)<\/v>/g)]
  const text = (raw: string) => texts[Number(raw)] ?? ''
  const names = new Map(
    cells.flatMap(([, column = '', row, , raw = '']) =>
      row === '5' ? [[column, text(raw).replace(/\*/g, '').trim()]] : [],
    ) as [string, string][],
  )
  const months = new Map(
    cells.flatMap(([, column, row = '', , raw = '']) =>
      column === 'A' && Number(row) > 6 ? [[row, text(raw).replace('M', '-')]] : [],
    ) as [string, string][],
  )
  return cells.flatMap(([, column = '', row = '', attributes = '', raw]) =>
    column === 'A' || Number(row) < 7 || attributes.includes('t="s"')
      ? []
      : [JSON.stringify([names.get(column), `${months.get(row)}-01`, Number(raw)])],
  )
}

function linesOf(path: string): string[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n').slice(1)
  return lines.map((line) => {
    const cells = [...line.matchAll(/("([^"]*)"|[^,]*)(,|$)/g)].map(([, plain, quoted]) => quoted ?? plain)
    const [date, , , market, , , , , name, , unit, , type = '', currency, price] = cells
    return JSON.stringify([name, market, type.toLowerCase(), unit, currency, date, Number(price)])
  })
}
