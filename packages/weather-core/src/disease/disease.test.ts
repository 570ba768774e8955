import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { known, knownValue, unknown } from '../result.ts'
import { blitecastSeverity, FIRST_BLIGHT_SEVERITY, michiganSeverity, severitySum } from './blitecast.ts'
import { isLeafWet } from './leaf-wetness.ts'
import { blightPressure, isSmithNearMiss, SMITH_PERIOD } from './potato-blight.ts'

describe('potato blight', () => {
  const suitable = { minTempC: 10, humidHours: 6 }

  test('B1 requires two suitable days in a row for the Hutton Criteria', () => {
    const answers = blightPressure([suitable, suitable, { minTempC: 9.9, humidHours: 12 }, suitable])
    expect(answers.map(knownValue)).toEqual(['one_day', 'met', 'not_met', 'one_day'])
  })

  test('B1 restarts the count of suitable days after an unknown day', () => {
    const answers = blightPressure([suitable, undefined, suitable])
    expect(answers.map(knownValue)).toEqual(['one_day', undefined, 'one_day'])
  })

  test('B2 counts 10 humid hours instead of 11 as a Smith near miss', () => {
    const [full, near, cold] = [
      { minTempC: 12, humidHours: 11 },
      { minTempC: 12, humidHours: 10 },
      { minTempC: 9, humidHours: 14 },
    ]
    expect([
      isSmithNearMiss(full, near),
      isSmithNearMiss(near, near),
      isSmithNearMiss(full, full),
      isSmithNearMiss(near, cold),
    ]).toEqual([true, true, false, false])
    expect(blightPressure([full, near], SMITH_PERIOD).map(knownValue)).toEqual(['one_day', 'not_met'])
  })

  test('B3 rates blight severity from 0 to 4, and never lower with more wet hours', () => {
    const temp = fc.double({ min: -5, max: 35, noNaN: true })
    fc.assert(
      fc.property(temp, fc.integer({ min: 0, max: 23 }), (tempC, wetHours) => {
        for (const severity of [blitecastSeverity, michiganSeverity]) {
          const here = knownValue(severity({ tempC, wetHours })) ?? Number.NaN
          expect([0, 1, 2, 3, 4]).toContain(here)
          expect(knownValue(severity({ tempC, wetHours: wetHours + 1 }))).toBeGreaterThanOrEqual(here)
        }
      }),
    )
  })

  test('B3 leaves no gap between temperature bands, and needs no temperature on a dry day', () => {
    expect(knownValue(blitecastSeverity({ tempC: 11.64, wetHours: 16 }))).toBe(1)
    expect(knownValue(blitecastSeverity({ tempC: 11.66, wetHours: 16 }))).toBe(2)
    expect(blitecastSeverity({ wetHours: 0 })).toEqual({ known: true, value: 0 })
    expect(blitecastSeverity({ tempC: 15, wetHours: 26 }).known).toBe(false)
  })

  test('B4 adds up severities, and returns an unknown sum when a day is unknown', () => {
    expect(knownValue(severitySum([known(4), known(3), known(0)]))).toBe(7)
    expect(severitySum([known(4), unknown('missing', { inputs: ['humidityPct'] })])).toMatchObject({
      known: false,
    })
    expect(FIRST_BLIGHT_SEVERITY).toBe(18)
  })
})

describe('leaf wetness', () => {
  test.each([
    ['calls leaves wet in rain, without any other data', { rainMm: 0.2 }, true],
    ['calls leaves wet at 90 % humidity', { humidityPct: 90, rainMm: 0 }, true],
    ['calls leaves dry below 90 % humidity without rain', { humidityPct: 89, rainMm: 0 }, false],
  ])('B5 %s', (_name, inputs, wet) => {
    expect(isLeafWet(inputs)).toEqual({ known: true, value: wet })
  })

  test('B5 does not call leaves dry in dry air when rainfall is unknown', () => {
    expect(isLeafWet({ tempC: 15, humidityPct: 60 })).toMatchObject({ known: false })
    expect(isLeafWet({ tempC: 15, humidityPct: 60, rainMm: 0 })).toEqual({ known: true, value: false })
  })

  test('B5 also counts dew on leaves when the dew rule is on', () => {
    const dewy = { tempC: 15, dewPointC: 13.2, rainMm: 0 }
    expect(isLeafWet(dewy)).toEqual({ known: true, value: false })
    expect(isLeafWet(dewy, 90, 2)).toEqual({ known: true, value: true })
  })
})
