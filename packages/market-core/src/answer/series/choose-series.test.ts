import { expect, test } from 'vitest'
import { chooseSeries } from './choose-series.ts'
import type { MonthlySeries } from './price-series.ts'

const series = (id: string, month: string, more: Partial<MonthlySeries> = {}): MonthlySeries => ({
  id,
  commodity: 'maize',
  name: 'Maize',
  priceType: 'benchmark',
  currency: 'USD',
  unitWritten: '($/mt)',
  basis: { kind: 'mass', kg: 1000 },
  source: { name: 'made up', url: 'https://example.org', licence: 'none' },
  prices: [{ month, value: 200 }],
  ...more,
})
const kenya = 'KE'
const world = series('world', '2026-08')
const nakuru = series('nakuru', '2026-07', { priceType: 'wholesale', country: kenya, market: 'Nakuru' })
const eldoret = series('eldoret', '2026-05', { priceType: 'wholesale', country: kenya, market: 'Eldoret' })
const shops = series('shops', '2026-08', { priceType: 'retail', country: kenya, market: 'Nakuru' })
const all = [shops, eldoret, nakuru, world]
const chosen = (place: Parameters<typeof chooseSeries>[2], local: string[] = ['KE'], from = all) =>
  chooseSeries(from, 'maize', place, local)?.id

test('A1 a named place has its own price, and no place the world price', () => {
  expect(chosen(undefined)).toBe('world')
  expect(chosen('world')).toBe('world')
  expect(chosen({ country: 'KE', market: 'Eldoret' })).toBe('eldoret')
  expect(chosen({ country: 'TZ' })).toBeUndefined()
})

test('A1 here is a country of the farm, nearest to the farm gate first, of equals the newest', () => {
  expect(chosen('here')).toBe('nakuru')
  expect(chosen('here', ['TZ'])).toBeUndefined()
})

test('A1 without a world price a local one is told, and a series without prices never', () => {
  expect(chosen(undefined, [], [eldoret])).toBe('eldoret')
  expect(chosen(undefined, [], [series('empty', '2026-08', { prices: [] })])).toBeUndefined()
})
