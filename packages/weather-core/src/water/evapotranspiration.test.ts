import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { vapourPressureFromDewPoint } from '../air/vapour-pressure.ts'
import { knownValue } from '../result.ts'
import {
  dailyExtraterrestrialRadiation,
  periodExtraterrestrialRadiation,
} from '../sun/extraterrestrial-radiation.ts'
import { radiationFromSunshine } from '../sun/solar-radiation.ts'
import { hargreavesEvapotranspiration } from './hargreaves.ts'
import {
  dailyReferenceEvapotranspiration,
  hourlyReferenceEvapotranspiration,
} from './reference-evapotranspiration.ts'

const site = { raMj: 41, elevationM: 100 }
const summer = { maxTempC: 24, minTempC: 13, windMs: 2, radiationMj: 22, vapourPressureKpa: 1.4 }
const et0 = (change: Partial<typeof summer> = {}): number =>
  knownValue(dailyReferenceEvapotranspiration({ ...summer, ...change }, site)) ?? Number.NaN

describe('reference evapotranspiration', () => {
  test('W1 raises ET0 with more sun, more wind and drier air', () => {
    fc.assert(
      fc.property(
        // In still air, a drier sky also loses more heat, which nearly cancels the extra drying.
        fc.double({ min: 2, max: 8, noNaN: true }),
        fc.double({ min: 11, max: 28, noNaN: true }),
        fc.double({ min: 0.4, max: 1.6, noNaN: true }),
        (windMs, radiationMj, vapourPressureKpa) => {
          const here = et0({ windMs, radiationMj, vapourPressureKpa })
          expect(et0({ windMs, radiationMj: radiationMj + 1, vapourPressureKpa })).toBeGreaterThan(here)
          expect(et0({ windMs, radiationMj, vapourPressureKpa: vapourPressureKpa - 0.2 })).toBeGreaterThan(
            here,
          )
        },
      ),
    )
    expect(et0({ windMs: 4, vapourPressureKpa: 0.8 })).toBeGreaterThan(
      et0({ windMs: 2, vapourPressureKpa: 0.8 }),
    )
  })

  test('W1 assumes a wind of at least 0.5 m/s, and never returns a negative ET0', () => {
    expect(et0({ windMs: 0.1 })).toBe(et0({ windMs: 0.5 }))
    expect(
      et0({ maxTempC: -8, minTempC: -15, radiationMj: 1, vapourPressureKpa: 0.17 }),
    ).toBeGreaterThanOrEqual(0)
  })

  test('W1 adds the hourly ET0 of a summer day up to nearly the daily value', () => {
    const [lat, day, dewPointC] = [50.8, 187, 11]
    let sum = 0
    for (let hour = 0; hour < 24; hour++) {
      const raMj = periodExtraterrestrialRadiation(lat, day, (Math.PI / 12) * (hour - 11.5), 1)
      const tempC = 17 + 5 * Math.cos((Math.PI / 12) * (hour - 14.5))
      const hourly = hourlyReferenceEvapotranspiration(
        {
          tempC,
          windMs: 2,
          radiationMj: radiationFromSunshine(raMj, 0.6),
          vapourPressureKpa: vapourPressureFromDewPoint(dewPointC),
        },
        { raMj, elevationM: 100, nightClearness: 0.7 },
      )
      sum += knownValue(hourly) ?? Number.NaN
    }
    const raMj = dailyExtraterrestrialRadiation(lat, day)
    const whole = dailyReferenceEvapotranspiration(
      {
        maxTempC: 22,
        minTempC: 12,
        windMs: 2,
        radiationMj: radiationFromSunshine(raMj, 0.6),
        vapourPressureKpa: vapourPressureFromDewPoint(dewPointC),
      },
      { raMj, elevationM: 100 },
    )
    expect(Math.abs(sum - (knownValue(whole) ?? 0)) / sum).toBeLessThan(0.08)
  })

  test('W1 matches FAO-56 Example 19: 0.63 mm from 14:00 to 15:00', () => {
    const hour = hourlyReferenceEvapotranspiration(
      { tempC: 38, windMs: 3.3, radiationMj: 2.45, vapourPressureKpa: 3.445 },
      { raMj: 3.543, elevationM: 8, nightClearness: 0.8 },
    )
    expect(knownValue(hour)).toBeCloseTo(0.63, 2)
  })

  test('W2 raises Hargreaves ET0 with the temperature range, and gives 0 without a range', () => {
    const of = (maxTempC: number, minTempC: number) =>
      knownValue(hargreavesEvapotranspiration({ maxTempC, minTempC }, 40)) ?? Number.NaN
    expect(of(30, 10)).toBeGreaterThan(of(26, 14))
    expect(of(20, 20)).toBe(0)
    expect(of(-20, -30)).toBe(0)
  })
})
