import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../steps/local-days.ts'
import { deriveSoil, type PastSoilDay } from './derive-soil.ts'
import { TOPSOIL_WATER_BY_SOIL_MM, WETTEST_DEFICIT_MM } from './soil-moisture-deficit.ts'

const TODAY = '2026-09-21'
type Figures = readonly [
  rainMm: number | undefined,
  et0Mm: number | undefined,
  snowDepthM?: number | undefined,
]
/**
 * Consecutive days until yesterday, oldest first: rain and evaporation in mm. No snow unless given.
 */
const daysOf = (figures: readonly Figures[]): PastSoilDay[] =>
  figures.map(([rainMm, et0Mm, ...snow], i) => ({
    day: addDays(TODAY, i - figures.length),
    ...{ rainMm, et0Mm, snowDepthM: snow.length === 0 ? 0 : snow[0] },
  }))
const run = (past: readonly PastSoilDay[], soil: 'light' | 'clay' = 'light') => deriveSoil(past, TODAY, soil)

describe('soil deficit from past days', () => {
  // A light topsoil holds 40 mm, so the two estimates start at -10 and 40.
  test('Y6 determines the soil deficit and its date once a soaking rain joins both estimates', () => {
    const past = daysOf([
      [0, 3], // -7, 40
      [12, 1], // -10, 29
      [40, 0], // -10, -10: met
      [0, 4], // -6
      [1, 3], // -4
    ])
    expect(run(past)).toEqual({ wettestMm: -4, driestMm: -4, metOn: '2026-09-18', days: 5 })
    expect(
      run(
        daysOf([
          [0, 3],
          [12, 1],
        ]),
      ),
    ).toEqual({ wettestMm: -10, driestMm: 29, days: 2 })
  })

  test('Y6 determines the soil deficit after a long dry spell, later on clay, which holds more water', () => {
    const past = daysOf(Array.from({ length: 14 }, () => [0, 5] as const))
    // Drying 5 mm a day from -10 mm reaches 40 mm after ten days and 60 mm after fourteen.
    expect(run(past)).toEqual({ wettestMm: 40, driestMm: 40, metOn: addDays(TODAY, -5), days: 14 })
    expect(run(past, 'clay')).toEqual({ wettestMm: 60, driestMm: 60, metOn: addDays(TODAY, -1), days: 14 })
    expect(run(past.slice(1), 'clay')).toEqual({ wettestMm: 55, driestMm: 60, days: 13 })
  })

  test('Y6 gives a range until both estimates meet, and the full range without data', () => {
    expect(run(daysOf(Array.from({ length: 60 }, () => [2, 2] as const)))).toEqual({
      wettestMm: -10,
      driestMm: 40,
      days: 60,
    })
    expect(run([])).toEqual({ wettestMm: -10, driestMm: 40, days: 0 })
  })

  test('Y7 widens the range for a missing day or an invalid value', () => {
    const dry = Array.from({ length: 20 }, () => [0, 5] as const)
    const lies = [undefined, Number.NaN, -1, 5_000]
    for (const lie of lies) {
      expect(run(daysOf([...dry, [lie, 5]]))).toEqual({ wettestMm: -10, driestMm: 40, days: 21 })
      // With evaporation missing, the rainy day may have dried by anything from zero to the
      // maximum.
      expect(run(daysOf([...dry, [20, lie]]))).toEqual({ wettestMm: 20, driestMm: 35, days: 21 })
    }
    const gap = daysOf(dry).toSpliced(-3, 1)
    // Any amount of rain may have fallen on the missing day, two dry days ago.
    expect(run(gap)).toEqual({ wettestMm: 0, driestMm: 40, days: 20 })
  })

  test('Y7 uses the first of duplicate days, ignores today and later, and accepts any order', () => {
    const past = daysOf(Array.from({ length: 20 }, () => [0, 5] as const))
    const yesterday = addDays(TODAY, -1)
    const more = [
      { day: yesterday, rainMm: 30, et0Mm: 0 },
      { day: TODAY, rainMm: 50, et0Mm: 0 },
      { day: addDays(TODAY, 1), rainMm: 50, et0Mm: 0 },
    ]
    expect(run([...past.toReversed(), ...more])).toEqual(run(past))
  })

  test('Y9 does not dry the wet estimate under snow, or where snow may lie', () => {
    const winter = (depth: number | undefined, et0Mm = 1) =>
      Array.from({ length: 50 }, () => [0.4, et0Mm, depth] as const)
    const thawed = Array.from({ length: 5 }, () => [0, 2] as const)
    expect(run(daysOf([...winter(0), ...thawed])).wettestMm).toBe(30)
    // The soil is saturated under 20 mm of water in snow, and dries only in the last five days.
    expect(run(daysOf([...winter(0.08), ...thawed])).wettestMm).toBe(0)
    expect(run(daysOf([...winter(undefined), ...thawed])).wettestMm).toBe(0)
    // With this much drying, snow depth is not needed.
    expect(run(daysOf(winter(undefined, 4))).wettestMm).toBe(40)
  })

  const figure = (max: number) => fc.option(fc.double({ min: 0, max, noNaN: true }), { nil: undefined })
  const depth = fc.constantFrom(0, 0, 0.01, 0.3, undefined)
  const anyPast = fc.array(fc.tuple(figure(60), figure(9), depth), { maxLength: 70 })
  const soils = fc.constantFrom('light', 'clay')

  test('Y8 keeps the true deficit within the range, regardless of how wet the soil was at the start', () => {
    const start = fc.double({ min: 0, max: 1, noNaN: true })
    const known = fc.array(
      fc.tuple(fc.double({ min: 0, max: 60, noNaN: true }), fc.double({ min: 0, max: 9, noNaN: true })),
      { maxLength: 70 },
    )
    fc.assert(
      fc.property(known, soils, start, (figures, soil, share) => {
        const most = TOPSOIL_WATER_BY_SOIL_MM[soil]
        let truth = WETTEST_DEFICIT_MM + share * (most - WETTEST_DEFICIT_MM)
        for (const [rain, et0] of figures)
          truth = Math.min(most, Math.max(WETTEST_DEFICIT_MM, truth - rain + et0))
        const { wettestMm, driestMm } = run(daysOf(figures), soil)
        expect(truth).toBeGreaterThanOrEqual(wettestMm - 1e-9)
        expect(truth).toBeLessThanOrEqual(driestMm + 1e-9)
      }),
    )
  })

  test('Y8 never narrows the range when a value is missing, or widens it with a longer past', () => {
    fc.assert(
      fc.property(anyPast, soils, fc.nat(), fc.nat({ max: 2 }), (figures, soil, at, lost) => {
        const whole = run(daysOf(figures), soil)
        const i = figures.length === 0 ? 0 : at % figures.length
        const less = figures.map((figure, j): Figures => {
          const [rain, et0, snow] = figure.map((each, which) =>
            j === i && which === lost ? undefined : each,
          )
          return [rain, et0, snow]
        })
        const without = run(daysOf(less), soil)
        expect(without.wettestMm).toBeLessThanOrEqual(whole.wettestMm)
        expect(without.driestMm).toBeGreaterThanOrEqual(whole.driestMm)
        const later = run(daysOf(figures.slice(i)), soil)
        expect(later.wettestMm).toBeLessThanOrEqual(whole.wettestMm + 1e-9)
        expect(later.driestMm).toBeGreaterThanOrEqual(whole.driestMm - 1e-9)
      }),
    )
  })
})
