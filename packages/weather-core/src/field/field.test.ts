import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownValue } from '../result.ts'
import { hayEquilibriumMoisture } from './hay-moisture.ts'
import { type HayDay, mowingDays } from './hay-window.ts'
import { nextDeficit, trafficability } from './soil-moisture-deficit.ts'

describe('hay moisture and mowing', () => {
  const moisture = (tempC: number, humidityPct: number) =>
    knownValue(hayEquilibriumMoisture({ tempC, humidityPct })) ?? Number.NaN

  test('Y1 raises hay moisture with humidity, lowers it with warmth, and stays within the table', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 45, noNaN: true }),
        fc.double({ min: 2, max: 98, noNaN: true }),
        (tempC, humidityPct) => {
          const here = moisture(tempC, humidityPct)
          expect(moisture(tempC, humidityPct + 1)).toBeGreaterThanOrEqual(here)
          expect(moisture(tempC + 1, humidityPct)).toBeLessThanOrEqual(here + 1e-9)
          expect(here).toBeGreaterThanOrEqual(5)
          expect(here).toBeLessThanOrEqual(39)
        },
      ),
    )
  })

  test('Y1 holds hay moisture at the edges of the table, and above 20 % at 90 % humidity', () => {
    expect(moisture(10, 50)).toBeCloseTo(13, 9)
    expect(moisture(45, 20)).toBeCloseTo(5, 9)
    for (const tempC of [15, 21, 27, 35]) expect(moisture(tempC, 90)).toBeGreaterThan(20)
  })

  const dry = (key: string): HayDay => ({
    key,
    rainMm: 0,
    daylightPop: 0.1,
    et0Mm: 4,
    afternoonMoisturePct: 14,
  })
  const week = ['1', '2', '3', '4', '5'].map(dry)
  const mow = (days: HayDay[]) =>
    mowingDays(days).map((day) => (day.mow.known ? day.mow.value : day.mow.reason.code))
  const END = 'ends_before_dry'

  test('Y2 recommends mowing when the day and the next three days are fit for drying', () => {
    expect(mow(week)).toEqual([true, true, END, END, END])
  })

  test('Y2 shortens the drying time on days with more evaporation', () => {
    const days = (et0Mm: number) =>
      mowingDays(week.map((day) => ({ ...day, et0Mm }))).map((day) => day.dryingDays)[0]
    expect([days(5), days(3.5), days(3.4)]).toEqual([2, 3, 4])
  })

  test.each([
    ['rain', { rainMm: 1 }],
    ['a likely shower', { daylightPop: 0.3 }],
  ])('Y3 forbids mowing with %s within the drying time, even late in the forecast', (_name, change) => {
    expect(mow(week.with(2, { ...dry('3'), ...change }))).toEqual([false, false, false, END, END])
  })

  test('Y3 forbids mowing without any afternoon that dries hay', () => {
    expect(mow(week.map((day) => ({ ...day, afternoonMoisturePct: 22 }))).slice(0, 2)).toEqual([false, false])
  })

  test('Y3 names the input for mowing that the forecast lacks', () => {
    const why = (days: HayDay[]) => mowingDays(days)[0]?.mow
    expect(why(week.with(1, { ...dry('2'), rainMm: undefined }))).toMatchObject({
      reason: { code: 'missing_on', inputs: ['rainMm'], day: '2' },
    })
    expect(why(week.with(1, { ...dry('2'), daylightPop: undefined }))).toMatchObject({
      reason: { code: 'missing_on', inputs: ['pop'], day: '2' },
    })
    expect(mow(week.with(0, { ...dry('1'), et0Mm: undefined }))[0]).toBe('drying_power_unknown')
  })
})

describe('soil moisture deficit', () => {
  test('Y4 lowers the soil deficit with rain, raises it with evaporation, and keeps it in range', () => {
    const amount = fc.double({ min: 0, max: 60, noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: -10, max: 50, noNaN: true }), amount, amount, (deficit, rain, et) => {
        const next = nextDeficit(deficit, rain, et)
        expect(next).toBeGreaterThanOrEqual(-10)
        expect(next).toBeLessThanOrEqual(50)
        expect(nextDeficit(deficit, rain + 1, et)).toBeLessThanOrEqual(next)
      }),
    )
  })

  test('Y5 classifies soil deficits by how well the field carries traffic', () =>
    checkRows(
      [
        [-0.1, 'saturated'],
        [0, 'with_care'],
        [9.9, 'with_care'],
        [10, 'good'],
        [50, 'good'],
        [51, 'dry'],
      ] as const,
      ([deficit, name]) => {
        expect(trafficability(deficit)).toBe(name)
      },
    ))
})
