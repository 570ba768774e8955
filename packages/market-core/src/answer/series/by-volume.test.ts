import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'
import type { MonthlySeries } from './price-series.ts'

const oil: MonthlySeries = {
  id: 'wb:palm-oil',
  commodity: 'palm-oil',
  name: 'Palm oil',
  priceType: 'benchmark',
  currency: 'USD',
  unitWritten: '$/mt',
  basis: { kind: 'mass', kg: 1000 },
  source: { name: 'World Bank Pink Sheet', url: 'https://example.org', licence: 'CC BY 4.0' },
  prices: [{ month: '2026-08', value: 1000 }],
}
const answer = (text: string) => compose(understand(text, pricePlaces), { ...priceData, series: [oil] })
const codes = (text: string) => answer(text).statements.map(({ code }) => code)

test.each([
  ['palm oil price per litre', 0.895],
  ['palm oil per gallon', 0.895 * 3.785_411_784],
])('N58 an oil that is priced by weight is told by volume: %s', (text, value) => {
  const [price] = answer(text).statements.flatMap((said) =>
    said.code === 'price' ? [said.values.price] : [],
  )
  expect(price?.value).toBeCloseTo(value, 9)
  expect(codes(text).at(-1)).toBe('by_density')
})

test('N58 so many litres of it are worth what they weigh', () => {
  const text = 'how much will a 20 litre jerrycan of palm oil be going by the world market'
  const [worth] = answer(text).statements.flatMap((said) => (said.code === 'worth' ? [said.values] : []))
  expect(worth?.money).toBeCloseTo(20 * 0.895, 9)
  expect(answer(text).series).toEqual([oil])
})

test('N58 by weight, and of what has no stored density, nothing is turned', () => {
  expect(codes('palm oil price per tonne')).not.toContain('by_density')
  const maize = compose(understand('maize price per litre', pricePlaces), priceData).statements
  expect(maize.map(({ code }) => code)).toContain('no_volume')
})

test('N58 what a tin will be going for next month is a forecast', () => {
  expect(understand('how much will palm oil be going for next month', pricePlaces).intent).toBe('forecast')
})
