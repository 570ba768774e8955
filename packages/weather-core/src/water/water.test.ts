import { checkRows } from '@smart-farming/vectors/check-rows'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownValue } from '../result.ts'
import { climateAdjustedKc, cropCoefficient } from './crop-coefficient.ts'
import { CROP_WATER } from './crops.ts'
import {
  cubicMetresPerHectare,
  dependableRain,
  irrigationPlan,
  mmPerDayFromFlow,
  yieldLossShare,
} from './irrigation.ts'
import { dryOdds, rainIntensity, rainTotal } from './rain.ts'
import { adjustedDepletionShare, waterBalance, waterStress } from './soil-water.ts'

const mm = fc.double({ min: 0, max: 80, noNaN: true })

describe('rain totals and the odds of dry weather', () => {
  test('W3 adds up rain totals, and returns unknown for a total with a gap', () => {
    expect(rainTotal([0.5, 0, 2])).toEqual({ known: true, value: 2.5 })
    expect(rainTotal([0.5, undefined, 2]).known).toBe(false)
    expect(rainTotal([]).known).toBe(false)
    expect(rainTotal([-1]).known).toBe(false)
    expect(rainIntensity(6, 3)).toBe(2)
  })

  test('W4 orders the odds of a dry window correctly, and lowers them with every step', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 8 }),
        (pops) => {
          const odds = knownValue(dryOdds(pops))
          const longer = knownValue(dryOdds([...pops, 0.3]))
          if (!odds || !longer) throw new Error('unknown')
          expect(odds.lowest).toBeLessThanOrEqual(odds.likely + 1e-9)
          expect(odds.likely).toBeLessThanOrEqual(odds.highest + 1e-9)
          expect(longer.likely).toBeLessThanOrEqual(odds.likely)
        },
      ),
    )
    expect(knownValue(dryOdds([0.2, 0.5, 0.1]))).toMatchObject({ highest: 0.5, wettestChance: 0.5 })
    expect([dryOdds([0.5, 1.2]), dryOdds([-0.1]), dryOdds([Number.NaN])].map(({ known }) => known)).toEqual([
      false,
      false,
      false,
    ])
    expect(dryOdds([0.5, undefined]).known).toBe(false)
    expect(dryOdds([]).known).toBe(false)
  })
})

describe('crop coefficients', () => {
  test('W5 follows the crop coefficient curve smoothly up to its end value', () => {
    const stages = [25, 25, 30, 20] as const
    const bean = CROP_WATER.dry_bean
    for (let day = 0; day < 130; day++) {
      const step = cropCoefficient(day + 1, stages, bean) - cropCoefficient(day, stages, bean)
      expect(Math.abs(step)).toBeLessThan(0.05)
    }
    expect(cropCoefficient(0, stages, bean)).toBe(bean.kcInitial)
    expect(cropCoefficient(60, stages, bean)).toBe(bean.kcMiddle)
    expect(cropCoefficient(400, stages, bean)).toBe(bean.kcEnd)
  })

  test('W5 raises the crop coefficient in a dry, windy climate, up to a limit', () => {
    expect(climateAdjustedKc(1.15, 4, 30, 1)).toBeGreaterThan(1.15)
    expect(climateAdjustedKc(1.15, 9, 10, 1)).toBe(climateAdjustedKc(1.15, 6, 20, 1))
    expect(climateAdjustedKc(1.15, 2, 45, 1)).toBe(1.15)
  })

  test('W6 keeps every crop’s values within the range of the FAO tables', () =>
    checkRows(Object.entries(CROP_WATER), ([, crop]) => {
      for (const kc of [crop.kcInitial, crop.kcMiddle, crop.kcEnd]) {
        expect(kc).toBeGreaterThanOrEqual(0.25)
        expect(kc).toBeLessThanOrEqual(1.25)
      }
      expect(crop.rootsM[0]).toBeLessThan(crop.rootsM[1])
      expect(crop.depletionShare).toBeGreaterThanOrEqual(0.2)
      expect(crop.depletionShare).toBeLessThanOrEqual(0.65)
    }))
})

describe('soil water', () => {
  test('W7 conserves water, and keeps the depletion within the soil’s capacity', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 120, noNaN: true }),
        mm,
        mm,
        fc.double({ min: 0, max: 9, noNaN: true }),
        (start, rainMm, irrigationMm, cropEtMm) => {
          const end = waterBalance(start, { rainMm, irrigationMm, cropEtMm, et0Mm: 0 }, 120, 0.5)
          expect(end.depletionMm).toBeGreaterThanOrEqual(0)
          expect(end.depletionMm).toBeLessThanOrEqual(120)
          const through = start - rainMm - irrigationMm + end.actualEtMm + end.deepPercolationMm
          expect(Math.min(120, through)).toBeCloseTo(end.depletionMm, 6)
        },
      ),
    )
  })

  test('W7 ignores rain below a fifth of ET0', () => {
    const day = { cropEtMm: 5, et0Mm: 5 }
    expect(waterBalance(20, { ...day, rainMm: 0.9 }, 120, 0.5).depletionMm).toBe(25)
    expect(waterBalance(20, { ...day, rainMm: 1 }, 120, 0.5).depletionMm).toBe(24)
  })

  test('W8 lowers the stress factor from 1 at readily available water to 0 at wilting', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 159, noNaN: true }), (depletion) => {
        const here = waterStress(depletion, 160, 0.4)
        expect(waterStress(depletion + 1, 160, 0.4)).toBeLessThanOrEqual(here)
        expect(here).toBeLessThanOrEqual(1)
      }),
    )
    expect([waterStress(64, 160, 0.4), waterStress(160, 160, 0.4)]).toEqual([1, 0])
    expect([
      adjustedDepletionShare(0.5, 5),
      adjustedDepletionShare(0.5, 20),
      adjustedDepletionShare(0.75, 1),
    ]).toEqual([0.5, 0.1, 0.8])
  })

  const field = { kc: 1, tawMm: 100, depletionShare: 0.5, startDepletionMm: 40, efficiency: 0.75 }
  const dry = ['2025-07-01', '2025-07-02', '2025-07-03'].map((key) => ({ key, et0Mm: 5, rainMm: 0 }))

  test('W9 irrigates on the day that uses up readily available water, allowing for losses', () => {
    const plan = knownValue(irrigationPlan(dry, field))
    expect(plan).toMatchObject({ irrigateBy: '2025-07-02', netMm: 50 })
    expect(plan?.grossMm).toBeCloseTo(66.7, 1)
  })

  test('W9 delays irrigation after rain, and gives no plan with an unknown day or start', () => {
    const wet = dry.map((day, i) => (i === 0 ? { ...day, rainMm: 30 } : day))
    expect(knownValue(irrigationPlan(wet, field))).toMatchObject({ netMm: 0, grossMm: 0 })
    expect(knownValue(irrigationPlan(wet, field))).not.toHaveProperty('irrigateBy')
    expect(irrigationPlan(dry, { ...field, startDepletionMm: undefined })).toMatchObject({ known: false })
    expect(irrigationPlan([{ key: '2025-07-01', et0Mm: 5, rainMm: undefined }], field)).toEqual({
      known: false,
      reason: { code: 'missing_on', inputs: ['rainMm'], day: '2025-07-01' },
    })
  })

  test('W9 counts only likely rain in a cautious plan, and no rain with an unknown chance', () => {
    expect([
      dependableRain(8, 0.7),
      dependableRain(8, 0.5),
      dependableRain(0, undefined),
      dependableRain(8, undefined),
    ]).toEqual([8, 0, 0, undefined])
  })

  test('W9 converts water to other units, and estimates the yield lost to stress', () => {
    expect([cubicMetresPerHectare(25), mmPerDayFromFlow(1)]).toEqual([250, 8.64])
    expect(knownValue(yieldLossShare(1.25, 80, 100))).toBeCloseTo(0.25, 9)
    expect(yieldLossShare(1.25, 0, 0).known).toBe(false)
  })
})
