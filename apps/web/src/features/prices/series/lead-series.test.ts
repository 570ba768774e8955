import { expect, test } from 'vitest'
import { cropSeries } from './lead-series.ts'
import { NOW, nakuruMaize, worldMaize } from './price-series.fixture.ts'

const retail = { ...nakuruMaize, id: 3, type: 'retail' as const }
const stopped = { ...nakuruMaize, id: 4, market: 'Molo', latest: { date: '2019-05-01', value: 3000 } }

test('the nearest speaks, of several at one market the one nearest to the farm gate', () => {
  const found = cropSeries([retail, nakuruMaize, worldMaize], NOW)
  expect([found?.lead, found?.others]).toEqual([nakuruMaize, [retail, worldMaize]])
})

test('a market that has stopped does not speak while any other does', () => {
  expect(cropSeries([stopped, worldMaize], NOW)?.lead).toBe(worldMaize)
  expect(cropSeries([stopped, nakuruMaize], NOW)?.lead).toBe(nakuruMaize)
  expect(cropSeries([stopped], NOW)?.lead).toBe(stopped)
})

test('an index is no price, and without a price there is nothing', () => {
  expect(cropSeries([{ ...worldMaize, currency: null }], NOW)).toBeUndefined()
  expect(cropSeries([], NOW)).toBeUndefined()
})
