import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../steps/local-days.ts'
import { CROP_WATER } from './crops.ts'
import { depletionFromPast, findIrrigationDeadline, kcRange, rootZone } from './root-zone.ts'

const zone = rootZone({ name: 'spring_wheat', stage: 'heading_and_flowering' }, 'light')
if (!zone) throw new Error('wheat has a root zone')
const days = (count: number, rainMm: number, et0Mm: number) =>
  Array.from({ length: count }, (_, i) => ({
    day: addDays('2026-05-01', i),
    rainMm,
    soakedMm: rainMm,
    et0Mm,
    isCovered: false,
  }))

describe('a crop’s root zone', () => {
  test('W10 calculates root zone water from soil and mean root depth, and Kc from the crop stage', () => {
    // 1000 (0.15 - 0.06) 1.25, FAO-56 Eq. 82 with Table 22 and Example 36; p is 0.55.
    expect(zone.tawMm).toBeCloseTo(112.5, 9)
    expect(zone.rawMm).toBeCloseTo(61.875, 9)
    expect(zone.kc).toEqual({ least: 1.15, most: 1.15 })
    expect(kcRange(CROP_WATER.spring_wheat, 'tillering')).toEqual({ least: 0.3, most: 1.15 })
    expect(kcRange(CROP_WATER.potato, undefined)).toEqual({ least: 0.5, most: 1.15 })
    expect(rootZone({ name: 'peach' }, 'light')).toBeUndefined()
  })

  test('W11 derives a range of depletion from past days, and one value after a soaking rain', () => {
    const dry = depletionFromPast(days(10, 0, 4), '2026-05-11', zone)
    expect(dry.least).toBeCloseTo(46, 6)
    expect(dry.most).toBeGreaterThan(dry.least)
    const wet = depletionFromPast(
      [...days(9, 0, 4), { day: '2026-05-10', rainMm: 150, et0Mm: 1 }],
      '2026-05-11',
      zone,
    )
    expect(wet).toEqual({ least: 0, most: 0 })
  })

  test('W11 does not dry the wet estimate under snow, or where snow may lie', () => {
    const winter = (snow: { snowDepthM?: number }) =>
      depletionFromPast(
        days(10, 0, 1).map((day) => ({ ...day, ...snow })),
        '2026-05-11',
        zone,
      ).least
    expect(winter({ snowDepthM: 0.1 })).toBe(0)
    expect(winter({})).toBe(0)
    expect(winter({ snowDepthM: 0 })).toBeCloseTo(11.5, 6)
  })

  test('W11 sets the irrigation date to the first day that may use up readily available water', () => {
    const start = { least: 40, most: 55 }
    const plan = findIrrigationDeadline(start, days(5, 0, 5), zone)
    // At 5.75 mm a day, a depletion of 55 mm passes 61.875 on the second day, and one of 40 mm on
    // the fourth.
    expect(plan).toMatchObject({ refillMm: start, earliest: '2026-05-02', latest: '2026-05-04' })
    expect(findIrrigationDeadline(start, days(5, 6, 5), zone)).not.toHaveProperty('earliest')
  })

  test('W11 keeps the wet estimate wet under snow, and adds no snow water to the dry estimate', () => {
    const start = { least: 40, most: 40 }
    const snow = days(2, 10, 2).map((day) => ({ ...day, soakedMm: 0, isCovered: true }))
    const { days: plan } = findIrrigationDeadline(start, snow, zone)
    // The wet estimate gains 10 mm a day and loses nothing. The dry estimate loses 1.15 times 2 mm
    // a day and gains nothing.
    expect(plan.map(({ depletionMm }) => depletionMm.least)).toEqual([30, 20])
    expect(plan[1]?.depletionMm.most).toBeCloseTo(44.6, 6)
  })

  test('W11 subtracts the rain since this morning from the irrigation need', () => {
    const start = { least: 70, most: 80 }
    const wet = [...days(1, 30, 4), ...days(6, 0, 5).slice(1)]
    expect(findIrrigationDeadline(start, wet, zone, { least: 30, most: 30 }).refillMm).toEqual({
      least: 40,
      most: 50,
    })
    expect(findIrrigationDeadline(start, wet, zone, { least: 20, most: 90 }).refillMm).toEqual({
      least: 0,
      most: 60,
    })
  })

  test('W12 never narrows the range of depletion when a value is missing', () => {
    const day = fc.record({
      rainMm: fc.double({ min: 0, max: 60, noNaN: true }),
      et0Mm: fc.double({ min: 0, max: 9, noNaN: true }),
    })
    const figure = fc.constantFrom('rainMm' as const, 'et0Mm' as const)
    fc.assert(
      fc.property(fc.array(day, { minLength: 2, maxLength: 30 }), fc.nat(), figure, (given, at, name) => {
        const past = given.map((each, i) => ({ day: addDays('2026-05-01', i), ...each }))
        const end = addDays('2026-05-01', past.length)
        const whole = depletionFromPast(past, end, zone)
        const less = depletionFromPast(
          past.map((each, i) => (i === at % past.length ? { ...each, [name]: undefined } : each)),
          end,
          zone,
        )
        expect(whole.least).toBeLessThanOrEqual(whole.most + 1e-9)
        expect(less.least).toBeLessThanOrEqual(whole.least + 1e-9)
        expect(less.most).toBeGreaterThanOrEqual(whole.most - 1e-9)
      }),
    )
  })
})
