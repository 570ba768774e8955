import { expect, test } from 'vitest'
import { chooseLeadSeries } from './lead-series.ts'

const worldMaize = {
  id: 1,
  scope: 'world' as const,
  type: 'benchmark' as const,
  country: null,
  market: null,
  currency: 'USD',
  latest: { date: '2026-02-01', value: 200 },
}
const nakuruMaize = {
  ...worldMaize,
  id: 2,
  scope: 'market' as const,
  type: 'wholesale' as const,
  country: 'KE',
  market: 'Nakuru',
}

const retail = { ...nakuruMaize, id: 3, type: 'retail' as const }
const stopped = { ...nakuruMaize, id: 4, market: 'Molo', latest: { date: '2019-05-01', value: 3000 } }

test('Z1 picks the nearest market, and there the price closest to the farm gate', () => {
  const found = chooseLeadSeries([retail, nakuruMaize, worldMaize])
  expect([found?.lead, found?.others]).toEqual([nakuruMaize, [retail, worldMaize]])
})

test('Z1 skips a market that has stopped reporting while any other still reports', () => {
  expect(chooseLeadSeries([stopped, worldMaize])?.lead).toBe(worldMaize)
  expect(chooseLeadSeries([stopped, nakuruMaize])?.lead).toBe(nakuruMaize)
  expect(chooseLeadSeries([stopped])?.lead).toBe(stopped)
})

const reported = (date: string) => ({ ...nakuruMaize, latest: { date, value: 4500 } })

test.each([
  ['prefers a nearby market whose newest price is a few months older', '2025-09-15', true],
  ['prefers the world price when the nearby market is much older', '2025-07-15', false],
])('Z1 %s', (_, date, isLocal) => {
  const local = reported(date)
  expect(chooseLeadSeries([local, worldMaize])?.lead).toBe(isLocal ? local : worldMaize)
})

test('Z1 skips a series that ended years before the others when all series have ended', () => {
  const [near, world] = [
    reported('2016-11-15'),
    { ...worldMaize, latest: { date: '2020-08-01', value: 150 } },
  ]
  expect(chooseLeadSeries([near, world])?.lead).toBe(world)
})

test('Z1 returns nothing without a price, and does not count an index as a price', () => {
  expect(chooseLeadSeries([{ ...worldMaize, currency: null }])).toBeUndefined()
  expect(chooseLeadSeries([])).toBeUndefined()
})
