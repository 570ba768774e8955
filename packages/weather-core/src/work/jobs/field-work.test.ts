import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { known, type Maybe, unknown } from '../../result.ts'
import type { Judgement } from '../verdict.ts'
import { highestTemperature, initialDeficitRange, judgeFieldWork, rangeAfterDay } from './field-work.ts'
import type { PrecedingWater } from './surrounding-rain.ts'

const outcome = ({ verdict, reasons }: Judgement) => [verdict, ...reasons.map(({ code }) => code)]

describe('field work', () => {
  const today = {
    rainMm: 0,
    fallingMm: 0 as number | undefined,
    rainKnown: true,
    lately: known<PrecedingWater>({ mm: 0, meltMm: 0, fellIn: [] }) as Maybe<PrecedingWater>,
    maxTempC: 10 as number | undefined,
  }
  const judge = (
    deficit: number | undefined,
    change: Partial<typeof today> = {},
    soil: 'light' | 'clay' = 'light',
  ) => outcome(judgeFieldWork({ deficit: initialDeficitRange(deficit), ...today, ...change }, soil))

  test('J15 judges field work based on soil deficit, rain, temperature and soil type', () =>
    checkRows(
      [
        [20, {}, 'light', ['good']],
        [20, { rainMm: 5 }, 'light', ['dont', 'rain_today']],
        [20, { rainMm: 2 }, 'clay', ['dont', 'rain_today']],
        [20, { rainMm: 2 }, 'light', ['good']],
        [20, { rainMm: 2, fallingMm: 2 }, 'light', ['careful', 'rain_falling']],
        [20, { rainMm: 0.5, fallingMm: 0.5 }, 'clay', ['careful', 'rain_falling']],
        [20, { rainMm: 0.4, fallingMm: 0.4 }, 'light', ['good']],
        [5, {}, 'light', ['careful', 'soil_wet']],
        [-1, {}, 'light', ['dont', 'soil_saturated']],
        [undefined, {}, 'light', ['unknown', 'soil_unknown']],
        [undefined, { rainMm: 5 }, 'light', ['dont', 'rain_today']],
        [20, { rainKnown: false }, 'light', ['unknown', 'rain_before_unknown']],
        [20, { rainKnown: false, fallingMm: undefined }, 'light', ['unknown', 'missing']],
        [20, { lately: known({ mm: 5, meltMm: 0, fellIn: [] }) }, 'light', ['dont', 'rain_before']],
        [
          20,
          { lately: known({ mm: 4, meltMm: 0, fellIn: [] }), fallingMm: 1 },
          'light',
          ['dont', 'rain_before'],
        ],
        [20, { lately: known({ mm: 4.9, meltMm: 0, fellIn: [] }) }, 'light', ['good']],
        [20, { lately: known({ mm: 5, meltMm: 5, fellIn: [] }) }, 'light', ['dont', 'snow_melted']],
        [20, { lately: unknown('rain_before_unknown') }, 'light', ['unknown', 'rain_before_unknown']],
        [20, { rainKnown: false, rainMm: 6 }, 'light', ['dont', 'rain_today']],
        [20, { maxTempC: -0.5 }, 'light', ['careful', 'frozen']],
        [20, { maxTempC: undefined }, 'light', ['unknown', 'missing']],
      ] as [number | undefined, Partial<typeof today>, 'light' | 'clay', string[]][],
      ([deficit, change, soil, expected]) => {
        expect(judge(deficit, change, soil)).toEqual(expected)
      },
    ))

  test('J15 calls a day frozen only if it stays below freezing throughout', () => {
    expect(highestTemperature([-3, -1], 0)).toBe(-1)
    expect(highestTemperature([-3, undefined], 0)).toBeUndefined()
    expect(highestTemperature([undefined, 2], 0)).toBe(2)
    expect(highestTemperature([undefined], 0)).toBeUndefined()
  })

  test('J16 can judge field work after enough dry days, regardless of how wet the soil was at the start', () => {
    let range = initialDeficitRange(undefined)
    for (let day = 0; day < 4; day++) range = rangeAfterDay(range, 0, 6)
    expect(range.wettestMm).toBeCloseTo(14, 9)
    expect(outcome(judgeFieldWork({ deficit: range, ...today }, 'light'))).toEqual(['good'])
    expect(rangeAfterDay(range, undefined, 6).wettestMm).toBe(-10)
  })

  test('J16 adds snow to the soil only when the snow melts, and does not dry the soil beneath it', () => {
    const fallen = rangeAfterDay(initialDeficitRange(20), 8, 3, 50, { beginMm: 0, endMm: 8 })
    expect(fallen).toEqual({ wettestMm: 20, driestMm: 20 })
    const lain = rangeAfterDay(fallen, 0, 3, 50, { beginMm: 8, endMm: 8 })
    expect(lain.wettestMm).toBe(20)
    const melted = rangeAfterDay(lain, 0, 3, 50, { beginMm: 8, endMm: 0 })
    expect(melted.wettestMm).toBe(12)
    expect(rangeAfterDay(melted, 0, 3, 50).wettestMm).toBe(15)
    expect(rangeAfterDay(melted, 0, 3, 50, 'unknown').wettestMm).toBe(-10)
  })
})
