import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSnapshot } from '../src/market/imports/load-snapshot.ts'
import { startApp, type TestApp } from './_app.ts'
import { pinkSheet } from './_price-files.ts'
import { allPrices, importInto } from './_prices.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())

test('a database without prices gets three years of those that came with the product, and says so', async () => {
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

test('a second start leaves them alone', async () => {
  const before = await allPrices(product)
  expect(await loadSnapshot(product.deps.database)).toMatchObject({ rows: 0, added: 0 })
  expect(await allPrices(product)).toBe(before)
})

test('an import goes on where they end, and they are bundled no longer', async () => {
  expect(await importInto(product, 'world-bank', pinkSheet())).toMatchObject({ added: 16, revised: 0 })
  const [maize] = await product.deps.prices.find({ commodities: ['maize'] })
  expect(maize).toMatchObject({ since: '2023-03-01', latest: { date: '2026-07-01' }, bundled: false })
  expect(await loadSnapshot(product.deps.database)).toMatchObject({ rows: 0 })
})
