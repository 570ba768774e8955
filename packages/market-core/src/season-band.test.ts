import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, monthOfYear } from './months.ts'
import { seasonBand } from './season-band.ts'

/** Monthly prices from `start` on; undefined skips a month. */
const run = (start: string, values: readonly (number | undefined)[]) =>
  values.flatMap((value, at) => (value === undefined ? [] : [{ month: addMonths(start, at), value }]))

const years = (count: number) =>
  Array.from({ length: 12 * count }, (_, at) => 100 * Math.floor(at / 12) + (at % 12))

test('S7 spans the lowest to the highest price for a month in up to five earlier years', () => {
  // Prices rise by 100 a year from 2018 to 2025. The band of 2025 uses 2020 to 2024.
  const band = seasonBand(run('2018-01', years(8)), '2025-01', '2025-12')
  expect(band).toMatchObject({ years: [5, 5], from: '2020-01', to: '2024-12' })
  expect(band?.months.slice(0, 2)).toEqual([
    { month: '2025-01', low: 200, high: 600 },
    { month: '2025-02', low: 201, high: 601 },
  ])
})

test('S7 leaves out years without a price for the month, and the charted year itself', () => {
  const values: (number | undefined)[] = years(5)
  values[12] = undefined
  const band = seasonBand(run('2021-01', values), '2025-01', '2025-02')
  expect(band).toEqual({
    months: [
      { month: '2025-01', low: 0, high: 300 },
      { month: '2025-02', low: 1, high: 301 },
    ],
    years: [3, 4],
    from: '2021-01',
    to: '2024-02',
  })
})

test('S8 returns no season band from only two earlier years', () => {
  expect(seasonBand(run('2023-01', years(3)), '2025-01', '2025-12')).toBeUndefined()
  expect(seasonBand([], '2025-01', '2025-12')).toBeUndefined()
})

test('S8 bases each month of a season band on at least three prices, whatever the gaps', () => {
  const price = fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(price, { maxLength: 96 }), (values) => {
      const prices = run('2018-01', values)
      for (const { month, low, high } of seasonBand(prices, '2024-06', '2025-06')?.months ?? []) {
        const same = prices.filter(
          (one) =>
            monthOfYear(one.month) === monthOfYear(month) &&
            one.month < month &&
            one.month >= addMonths(month, -60),
        )
        expect(same.length).toBeGreaterThanOrEqual(3)
        expect([low, high]).toEqual([
          Math.min(...same.map(({ value }) => value)),
          Math.max(...same.map(({ value }) => value)),
        ])
      }
    }),
  )
})
