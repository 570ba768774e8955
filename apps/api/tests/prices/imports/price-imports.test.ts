import { describeBadRow } from '@smart-farming/words/sentences/bad-row'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../support/app.ts'
import { createPinkSheet, createWorkbook, words } from '../../support/prices/price-files.ts'
import { createWfpFile, dumpPrices, importInto } from '../../support/prices/prices.ts'

let product: TestApp
beforeEach(async () => {
  product = await startApp()
})
afterEach(() => product.close())

const log = () =>
  product.sql`select outcome, reason, rows, added, revised, bad_rows, bad_examples from price_imports order by id`

test('importing a file again changes no row of any table', async () => {
  expect(await importInto(product, 'world-bank', createPinkSheet())).toMatchObject({
    outcome: 'done',
    rows: 16,
    added: 16,
    revised: 0,
  })
  const before = await dumpPrices(product)
  expect(await importInto(product, 'world-bank', createPinkSheet())).toMatchObject({
    rows: 16,
    added: 0,
    revised: 0,
  })
  expect(await dumpPrices(product)).toBe(before)
})

test('a revised price replaces the old one, which is archived with the import’s id', async () => {
  await importInto(product, 'world-bank', createPinkSheet())
  expect(await importInto(product, 'world-bank', createPinkSheet({ maize: 199 }))).toMatchObject({
    added: 0,
    revised: 1,
  })
  const [maize] = await product.deps.prices.find({ commodities: ['maize'] })
  expect(maize).toMatchObject({ latest: { date: '2026-07-01', value: 199 }, updatedOn: '2026-08-04' })
  expect(await product.sql`select date::text, value, import_id::int from price_revisions`).toEqual([
    { date: '2026-07-01', value: 198.4, import_id: 2 },
  ])
})

test('an import adds a new price and leaves the others unchanged', async () => {
  await importInto(product, 'world-bank', createPinkSheet({ urea: '…' }))
  expect(await importInto(product, 'world-bank', createPinkSheet())).toMatchObject({ added: 1, revised: 0 })
})

test('refuses a workbook that is too long and imports nothing from it', async () => {
  await importInto(product, 'world-bank', createPinkSheet())
  const before = await dumpPrices(product)
  const table = [
    [undefined, 'Maize'],
    [undefined, '($/mt)'],
    ['2030M01', 7],
    ...Array.from({ length: 20_000 }, () => [1]),
  ]
  const report = await importInto(product, 'world-bank', createWorkbook({ 'Monthly Prices': table }))
  expect(report).toMatchObject({
    outcome: 'refused',
    reason: { code: 'too_many', most: 20_000, of: 'rows' },
    added: 0,
  })
  expect(await dumpPrices(product)).toBe(before)
})

test.each([
  ['a bad cell', 'world-bank', createPinkSheet({ maize: 'n/a' }), ['row 8, column B']],
  ['half a workbook', 'world-bank', createPinkSheet().subarray(0, 1_500), []],
  [
    'bad lines',
    'wfp',
    createWfpFile([
      ['2026-06-15', 'Nakuru', 3600],
      ['2026-06-31', 'Nakuru', 3650],
      ['2026-07-15', 'Eldoret', 'x'],
    ]),
    ['line 3', 'line 4'],
  ],
  [
    'two prices for one day',
    'wfp',
    createWfpFile([
      ['2026-06-15', 'Nakuru', 3600],
      ['2026-06-15', 'Nakuru', 3650],
    ]),
    ['line 2 and line 3'],
  ],
  [
    'prices in the future',
    'wfp',
    createWfpFile([
      ['2026-12-15', 'Nakuru', 3600],
      ['2027-01-15', 'Nakuru', 3650],
      ['2066-01-15', 'Nakuru', 3650],
    ]),
    ['line 3', 'line 4'],
  ],
  ['months in the future', 'world-bank', createPinkSheet({}, undefined, '2066M01'), ['row 8']],
  [
    'rates in the future',
    'frankfurter',
    '[{"date":"2066-01-15","base":"USD","quote":"KES","rate":1}]',
    ['item 1'],
  ],
  [
    'unreadable names',
    'wfp',
    Buffer.concat([
      Buffer.from(createWfpFile([['2026-06-15', 'Nakuru', 3600]]).replace('Nakuru', 'Ouenzé')),
      Buffer.from('2026-07-15,,,Ouenz\xe9,1205,,,x,Maize,67,KG,actual,Retail,KES,3600,\n', 'latin1'),
    ]),
    ['line 3'],
  ],
  ['bad JSON', 'eu', '[{"price":', []],
] as const)(
  'a file with %s changes nothing, and the log names the faulty rows',
  async (_, source, file, places) => {
    await importInto(product, 'world-bank', createPinkSheet())
    const before = await dumpPrices(product)
    const report = await importInto(product, source, file, { country: 'KE' })
    expect(report.outcome).toBe('refused')
    expect(report.badRows.map((row) => describeBadRow(words, row).at)).toEqual(places)
    expect(await dumpPrices(product)).toBe(before)
    const [, logged] = await log()
    // The log has codes and values, because it has no language.
    expect(JSON.parse(logged?.reason)).toEqual(report.reason)
    expect(report.reason).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/) })
    expect(logged).toMatchObject({
      outcome: 'refused',
      added: 0,
      bad_rows: places.length,
      bad_examples: report.badRows,
    })
  },
)

test('imports the good rows and counts the bad ones if their share is within the tolerance', async () => {
  const rows = [
    ['2026-06-15', 'Nakuru', 3600],
    ['2026-07-15', 'Nakuru', 'x'],
    ['2026-08-15', 'Nakuru', 3700],
  ] as const
  const report = await importInto(product, 'wfp', createWfpFile(rows), { country: 'KE', tolerance: 0.4 })
  expect(report).toMatchObject({ outcome: 'done', rows: 2, added: 2, badCount: 1 })
  expect(
    await importInto(product, 'wfp', createWfpFile(rows), { country: 'KE', tolerance: 0.3 }),
  ).toMatchObject({
    outcome: 'refused',
    reason: { code: 'bad_rows', count: 1 },
  })
})

test('imports each day’s exchange rates once, and corrects revised ones', async () => {
  const rates = (kes: number) =>
    JSON.stringify([
      { date: '2026-09-21', base: 'USD', quote: 'KES', rate: kes },
      { date: '2026-09-21', base: 'USD', quote: 'EUR', rate: 0.8545 },
    ])
  expect(await importInto(product, 'frankfurter', rates(129.5))).toMatchObject({ added: 2, revised: 0 })
  expect(await importInto(product, 'frankfurter', rates(129.5))).toMatchObject({ added: 0, revised: 0 })
  expect(await importInto(product, 'frankfurter', rates(130))).toMatchObject({ added: 0, revised: 1 })
  expect(await product.deps.prices.rates(['KES'])).toEqual([
    { base: 'USD', quote: 'EUR', rate: 0.8545, date: '2026-09-21', source: 'frankfurter' },
    { base: 'USD', quote: 'KES', rate: 130, date: '2026-09-21', source: 'frankfurter' },
  ])
})

test('five simultaneous imports of one file add its prices only once', async () => {
  const reports = await Promise.all(
    Array.from({ length: 5 }, () => importInto(product, 'world-bank', createPinkSheet())),
  )
  expect(reports.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 16])
})

test('stores names with special characters unchanged', async () => {
  const market = String.raw`"a\\b \\N ; drop table é 米"`
  const file = createWfpFile([['2026-07-15', 'Nakuru', 3650]]).replace('Nakuru', market)
  await importInto(product, 'wfp', file, { country: 'KE' })
  const [series] = await product.deps.prices.find({ country: 'KE' })
  expect(series?.market).toBe(market.slice(1, -1))
})

test('logs a bad row without characters that PostgreSQL cannot store', async () => {
  const [head = '', line = ''] = createWfpFile([['2026-07-15', 'Nakuru', 3650]]).split('\n')
  const report = await importInto(product, 'wfp', `countryiso3,${head}\nK\0N,${line}\n`)
  expect(report).toMatchObject({ outcome: 'refused', badCount: 1 })
  expect((await log())[0]?.bad_examples).toEqual([
    { at: { code: 'line', line: 2 }, reason: { code: 'country', written: 'K\ufffdN' } },
  ])
})
