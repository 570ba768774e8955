import { expect, test } from 'vitest'
import { runInline } from '../../timing/worker-pool.ts'
import { PriceAnswerer } from './price-answerer.ts'
import * as tasks from './price-tasks.ts'
import type { StoredPrices } from './stored-prices.ts'

test('requests a rate for every currency in the question', async () => {
  const asked: string[] = []
  const prices: Pick<StoredPrices, 'places' | 'series' | 'rates'> = {
    places: async () => ({ countries: [], markets: [] }),
    series: async () => [],
    rates: async (currencies) => {
      asked.push(...currencies)
      return []
    },
  }
  const answerer = new PriceAnswerer(prices as StoredPrices, { run: runInline(tasks) })
  const { parts } = await answerer.read('maize price in dollars and in euro')
  await answerer.answer(parts, [])
  expect(asked).toContain('USD')
  expect(asked).toContain('EUR')
})
