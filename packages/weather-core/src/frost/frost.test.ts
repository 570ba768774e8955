import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownValue } from '../result.ts'
import { CROP_DAMAGE, type DamageLimit, damageLimit, expectedDamage } from './crop-damage.ts'
import { frostRisk, weatherServiceFrost } from './frost-risk.ts'
import { canterburyGrassMinimum, groundTemperature } from './ground-frost.ts'
import { predictedMinimum } from './minimum-forecast.ts'
import { nightTemperature } from './night-trend.ts'

const share = fc.double({ min: 0, max: 100, noNaN: true })

describe('frost', () => {
  test('F1 never makes the ground warmer than the air, and cools it less under cloud or wind', () => {
    const ground = (cloudPct: number, windKmh: number) =>
      knownValue(groundTemperature({ tempC: 2, cloudPct, windKmh })) ?? Number.NaN
    fc.assert(
      fc.property(share, fc.double({ min: 0, max: 30, noNaN: true }), (cloudPct, windKmh) => {
        const here = ground(cloudPct, windKmh)
        expect(here).toBeLessThanOrEqual(2)
        expect(here).toBeGreaterThanOrEqual(2 - 3.5)
        expect(ground(Math.min(100, cloudPct + 5), windKmh)).toBeGreaterThanOrEqual(here)
        expect(ground(cloudPct, windKmh + 1)).toBeGreaterThanOrEqual(here)
      }),
    )
    expect([ground(0, 0), ground(100, 0), ground(0, 14.4)]).toEqual([-1.5, 2, 2])
  })

  test('F2 classifies frost risk by air and ground temperature', () =>
    checkRows(
      [
        [6, 3.5, 'none'],
        [5, 3, 'low'],
        [3, 0, 'ground_frost'],
        [0, -2, 'air_frost'],
        [-2.1, -4, 'air_frost'],
        [-2.2, -4, 'severe'],
      ] as const,
      ([air, ground, risk]) => {
        expect(frostRisk(air, ground)).toEqual({ known: true, value: risk })
      },
    ))

  test('F2 gives a frost risk without the ground temperature only when the air decides it', () => {
    expect(frostRisk(-1, undefined)).toEqual({ known: true, value: 'air_frost' })
    expect(frostRisk(7, undefined)).toEqual({ known: true, value: 'none' })
    expect(frostRisk(4, undefined).known).toBe(false)
    expect(frostRisk(undefined, 2).known).toBe(false)
  })

  test.each([
    [2.6, 'none'],
    [2.2, 'frost_advisory'],
    [0, 'freeze'],
    [-2.2, 'hard_freeze'],
  ] as const)('F3 classifies %f °C as %s on the US Weather Service scale', (air, word) => {
    expect(weatherServiceFrost(air)).toBe(word)
  })

  const stages = Object.entries(CROP_DAMAGE).flatMap(([crop, table]) =>
    Object.entries<DamageLimit>(table).map(([stage, limit]) => [crop, stage, limit] as const),
  )
  test('F4 starts crop damage below freezing and increases it with cold, at every stage', () =>
    checkRows(stages, ([crop, stage, limit]) => {
      expect(limit.firstC).toBeLessThan(0)
      if (limit.mostC !== undefined) expect(limit.mostC).toBeLessThan(limit.firstC)
      expect(damageLimit(crop, stage)).toBe(limit)
      expect(expectedDamage(limit.firstC + 0.1, limit)).toBe('none')
      expect(expectedDamage(limit.firstC, limit)).toBe('some')
    }))

  test('F4 puts the damage limits of apples in full pink at 28 °F (10 % of buds) and 25 °F (90 %)', () => {
    const limit = CROP_DAMAGE.apple.full_pink_to_post_bloom
    expect(limit.firstC).toBeCloseTo(-2.22, 2)
    expect(expectedDamage(-3.9, limit)).toBe('most')
    expect([damageLimit('apple', 'nowhere'), damageLimit('toString', 'call')]).toEqual([undefined, undefined])
  })

  test('F5 lowers the night temperature from two hours after sunset to the minimum at sunrise', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 11, noNaN: true }), (hour) => {
        const here = knownValue(nightTemperature(6, -2, 12, hour)) ?? Number.NaN
        expect(knownValue(nightTemperature(6, -2, 12, hour + 1))).toBeLessThan(here)
      }),
    )
    expect([2, 12].map((hour) => knownValue(nightTemperature(6, -2, 12, hour)))).toEqual([6, -2])
    expect(
      [nightTemperature(6, -2, 12, 1.9), nightTemperature(6, -2, 12, 13), nightTemperature(6, -2, 2, 2)].map(
        (r) => r.known,
      ),
    ).toEqual([false, false, false])
  })

  test('F6 predicts no minimum without at least three differing nights', () => {
    const night = { tempC: 3, dewPointC: -4, minimumC: -3 }
    expect(predictedMinimum([night, night], 4, -2)).toMatchObject({
      known: false,
      reason: { code: 'too_few_nights' },
    })
    expect(predictedMinimum([night, night, night], 4, -2)).toMatchObject({ known: false })
  })

  test('F7 lowers the Canterbury grass minimum by one degree in the cold months', () => {
    expect(canterburyGrassMinimum(12, 6, false)).toBeCloseTo(-3, 9)
    expect(canterburyGrassMinimum(12, 6, true)).toBeCloseTo(-4, 9)
  })
})
