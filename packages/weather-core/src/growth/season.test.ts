import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownValue } from '../result.ts'
import { chillPortions } from './chill-portions.ts'
import { CROP_DEGREE_DAYS, growthStage } from './crop-stages.ts'
import { completeDayExtremes, degreeDaysSince, mergeSources } from './season.ts'

const start = Date.UTC(2026, 3, 1) / 1000
const run = (temps: readonly (number | undefined)[], from = start) =>
  temps.map((tempC, i) => ({ dt: from + i * 3600, tempC }))

describe('degree days since a date', () => {
  // Montana State, and method 1 of McMaster & Wilhelm: mean of the extremes minus the base.
  const days = [
    { day: '2026-04-01', maxTempC: 20, minTempC: 10 },
    { day: '2026-04-02', maxTempC: 14, minTempC: 2 },
    { day: '2026-04-03', maxTempC: 6, minTempC: -8 },
  ]
  test('G7 adds up the degree days of all days since the given date', () => {
    const since = (from: string) =>
      knownValue(degreeDaysSince(days, from, '2026-04-03', { base: 0 }, 'average'))
    expect([since('2026-04-01'), since('2026-04-02'), since('2026-04-03')]).toEqual([23, 8, 0])
  })

  test('G7 returns an unknown sum when a day is missing, and names that day', () => {
    const gap = days.filter(({ day }) => day !== '2026-04-02')
    expect(degreeDaysSince(gap, '2026-04-01', '2026-04-03', { base: 0 }, 'average')).toEqual({
      known: false,
      reason: { code: 'missing_on', inputs: ['tempC'], day: '2026-04-02' },
    })
  })

  test('G8 gives a day’s extremes only when every hour is known', () => {
    const temps = Array.from({ length: 48 }, (_, hour) => 10 + (hour % 24))
    const utc = { offsetSeconds: 0 }
    expect(completeDayExtremes(run(temps), utc)).toEqual([
      { day: '2026-04-01', maxTempC: 33, minTempC: 10 },
      { day: '2026-04-02', maxTempC: 33, minTempC: 10 },
    ])
    expect(
      completeDayExtremes(run(temps.with(5, Number.NaN).map((t) => (Number.isNaN(t) ? undefined : t))), utc),
    ).toHaveLength(1)
    expect(completeDayExtremes(run(temps.slice(0, 40)), utc)).toHaveLength(1)
  })

  test('G8 uses the first of two sources for each hour, and keeps gaps', () => {
    const later = run([3, 4], start + 3 * 3600)
    expect(mergeSources([run([1, undefined]), run([9, 2]), later]).map(({ tempC }) => tempC)).toEqual([
      1,
      2,
      undefined,
      3,
      4,
    ])
  })

  test('G9 finds maize stages at the degree days that Wisconsin publishes', () => {
    expect(growthStage('grain_maize', 0)).toMatchObject({ next: { stage: 'v8' } })
    expect(growthStage('grain_maize', 1200 / 1.8)).toMatchObject({
      reached: 'tassel',
      next: { stage: 'milk' },
    })
    expect(growthStage('grain_maize', 1400)).toEqual({ reached: 'black_layer' })
    expect([
      growthStage('potato', 500),
      CROP_DEGREE_DAYS.potato?.method,
      CROP_DEGREE_DAYS.grain_maize?.method,
    ]).toEqual([undefined, 'average', 'capped'])
  })
})

describe('chill portions', () => {
  const constant = (tempC: number, hours: number) =>
    knownValue(chillPortions(Array.from({ length: hours }, () => tempC)))
  test('G10 never lowers the chill portions, even in warm hours', () => {
    const temp = fc.double({ min: -20, max: 35, noNaN: true })
    fc.assert(
      fc.property(fc.array(temp, { minLength: 1, maxLength: 200 }), temp, (temps, next) => {
        const before = knownValue(chillPortions(temps)) ?? Number.NaN
        expect(knownValue(chillPortions([...temps, next]))).toBeGreaterThanOrEqual(before)
      }),
    )
  })

  test('G10 builds chill portions best at about 6 °C, and almost none in frost or warmth', () => {
    const [frost, cold, best, mild, warm] = [-5, 1, 6, 12, 18].map((tempC) => constant(tempC, 24 * 60))
    for (const other of [frost, cold, mild, warm]) expect(best).toBeGreaterThan(other ?? Number.NaN)
    expect(frost).toBeLessThan(0.1)
    expect(warm).toBeLessThan(0.1)
    // At the optimum temperature a portion takes 28 to 30 hours.
    expect(best).toBeGreaterThan((24 * 60) / 32)
    expect(best).toBeLessThan((24 * 60) / 26)
  })

  test('G10 returns unknown chill portions when an hour is missing', () => {
    expect(chillPortions([5, undefined, 5]).known).toBe(false)
    expect(chillPortions([]).known).toBe(false)
  })
})
