import { renderAnswer } from '@smart-farming/words/answers/answer-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PriceAnswerer } from '../../src/market/stored/price-answerer.ts'
import { StoredPrices } from '../../src/market/stored/stored-prices.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWfpFile, importInto } from '../support/prices/prices.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())

const answererOf = ({ deps }: TestApp) =>
  new PriceAnswerer(new StoredPrices(deps.prices, deps.database, deps.words), { run: deps.reading.run })
async function said(answerer: PriceAnswerer, question: string): Promise<string> {
  const { parts } = await answerer.read(question)
  const { statements } = await answerer.answer(parts, [])
  return renderAnswer(product.deps.words.said, statements)
}

test('uses newly imported prices at once on every instance', async () => {
  const [here, there] = [answererOf(product), answererOf(product)]
  for (const answerer of [here, there])
    expect(await said(answerer, 'price of chapati in Kenya')).not.toContain('KES')
  await importInto(product, 'wfp', createWfpFile([['2026-05-15', 'Kitui', 90]], 'Chapati'), { country: 'KE' })
  for (const answerer of [here, there])
    expect(await said(answerer, 'price of chapati in Kitui')).toContain('KES 90.0 per 90 kg in May 2026')
  await importInto(product, 'wfp', createWfpFile([['2026-06-15', 'Kitui', 180]], 'Chapati'), {
    country: 'KE',
  })
  for (const answerer of [here, there])
    expect(await said(answerer, 'price of chapati in Kitui')).toContain('KES 180 per 90 kg in June 2026')
})

test('a failed price lookup is not cached', async () => {
  const answerer = answererOf(product)
  await product.sql`alter table price_series rename to price_series_away`
  await expect(said(answerer, 'price of chapati in Kitui')).rejects.toThrow()
  await product.sql`alter table price_series_away rename to price_series`
  expect(await said(answerer, 'price of chapati in Kitui')).toContain('KES 180')
})

test('reads the monthly prices of a series once per import, not per question', async () => {
  const answerer = answererOf(product)
  const course = () => said(answerer, 'highest price of chapati in Kitui since 2020')
  const first = await course()
  expect(first).toContain('KES 180')
  await product.sql`alter table price_observations rename to price_observations_away`
  expect(await course()).toBe(first)
  await product.sql`alter table price_observations_away rename to price_observations`
  await importInto(product, 'wfp', createWfpFile([['2026-07-15', 'Kitui', 270]], 'Chapati'), {
    country: 'KE',
  })
  expect(await course()).toContain('KES 270')
})
