import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadRates } from '../../src/market/bundled/load-rates.ts'
import { loadSnapshot } from '../../src/market/bundled/load-snapshot.ts'
import { wasImportedSince } from '../../src/market/imports/import-log-store.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createPinkSheet } from '../support/prices/price-files.ts'
import { dumpPrices, importInto } from '../support/prices/prices.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())

test('loads three years of bundled prices into an empty database and marks them as bundled', async () => {
  expect(await loadSnapshot(product.deps.database)).toMatchObject({
    outcome: 'done',
    badCount: 0,
    rows: 971,
  })
  const [maize] = await product.deps.prices.find({ commodities: ['maize'] })
  expect(maize).toMatchObject({
    since: '2023-03-01',
    latest: { date: '2026-02-01', value: 209.59344254546 },
    updatedOn: '2026-03-03',
    bundled: true,
  })
  expect(await product.deps.prices.points(maize?.id ?? 0)).toHaveLength(36)
})

test('starting again leaves the bundled prices unchanged', async () => {
  const before = await dumpPrices(product)
  expect(await loadSnapshot(product.deps.database)).toMatchObject({ rows: 0, added: 0 })
  expect(await dumpPrices(product)).toBe(before)
})

test('an import extends the bundled prices, which are then no longer marked as bundled', async () => {
  expect(await importInto(product, 'world-bank', createPinkSheet())).toMatchObject({ added: 16, revised: 0 })
  const [maize] = await product.deps.prices.find({ commodities: ['maize'] })
  expect(maize).toMatchObject({ since: '2023-03-01', latest: { date: '2026-07-01' }, bundled: false })
  expect(await loadSnapshot(product.deps.database)).toMatchObject({ rows: 0 })
})

test('loads the bundled exchange rates with their date into an empty database', async () => {
  const { database, prices } = product.deps
  expect(await loadRates(database)).toMatchObject({ outcome: 'done', rows: 6, badCount: 0 })
  const rates = await prices.rates(['INR'])
  expect(rates.find(({ quote }) => quote === 'INR')).toMatchObject({
    base: 'EUR',
    rate: 97.2,
    date: '2026-06-12',
    source: 'ecb',
  })
  expect(await wasImportedSince(database, 'ecb', new Date(0))).toBe(false)
})

test('a fetched rate replaces an older bundled one, and bundled rates are not loaded again', async () => {
  const cube = `<Cube><Cube time='2026-07-01'><Cube currency='INR' rate='99.5'/></Cube></Cube>`
  await importInto(product, 'ecb', cube)
  const { database, prices } = product.deps
  expect(await loadRates(database)).toMatchObject({ rows: 0 })
  const rates = await prices.rates(['INR'])
  expect(rates.find(({ quote }) => quote === 'INR')).toMatchObject({ rate: 99.5, date: '2026-07-01' })
  // All other rates stay as bundled.
  expect(rates.find(({ quote }) => quote === 'USD')).toMatchObject({ rate: 1.08, date: '2026-06-12' })
})
