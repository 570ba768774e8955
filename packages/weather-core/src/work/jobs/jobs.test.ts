import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { CROP_DAMAGE } from '../../frost/crop-damage.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { FROST_LIMITS } from '../limits/frost-limits.ts'
import { ruleOfThumbLimit } from '../limits/limit.ts'
import type { Judgement } from '../verdict.ts'
import { type JudgedInterval, workWindows } from '../windows.ts'
import { judgeFrost } from './frost.ts'
import { judgeHarvest } from './harvest.ts'
import { judgeBaling } from './hay.ts'

const STEP_SECONDS = 10_800

const place = { offsetSeconds: 0 }
const outcome = ({ verdict, reasons }: Judgement) => [verdict, ...reasons.map(({ code }) => code)]
const dry: WeatherStep = {
  dt: 0,
  tempC: 24,
  humidityPct: 50,
  windKmh: 10,
  gustKmh: 20,
  rainMm: 0,
  pop: 0,
  cloudPct: 20,
  weatherCode: 1,
}
/** A three-hour step with a constant temperature. */
const steady = (step: WeatherStep): WeatherStep => ({ minTempC: step.tempC, maxTempC: step.tempC, ...step })
/**
 * Twenty dry steps. `change` overrides the last; `rainBefore` gives rain by the number of steps
 * before it.
 */
const run = (change: Partial<WeatherStep>, rainBefore: Record<number, number | undefined> = {}) =>
  Array.from({ length: 20 }, (_, i): WeatherStep => {
    const back = 19 - i
    const rainMm = back in rainBefore ? rainBefore[back] : 0
    return steady({ ...dry, dt: i * STEP_SECONDS, rainMm, ...(back === 0 ? change : {}) })
  })

describe('combining', () => {
  const judge = (change: Partial<WeatherStep>, rainBefore?: Record<number, number | undefined>) =>
    outcome(judgeHarvest(run(change, rainBefore), 19))

  test('J10 judges combining based on current weather and earlier rain', () =>
    checkRows(
      [
        [{}, {}, ['good']],
        [{ rainMm: 0.2 }, {}, ['dont', 'rain']],
        [{ pop: 0.6 }, {}, ['careful', 'rain_chance']],
        [{}, { 4: 1 }, ['dont', 'rain_before']],
        [{}, { 5: 1 }, ['good']],
        [{}, { 8: 6 }, ['dont', 'rain_before']],
        // Counted from the end of the soaking.
        [{}, { 5: 0.5, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1 }, ['dont', 'rain_soaked']],
        [{}, { 8: 0.5, 9: 1, 10: 1, 11: 1, 12: 1, 13: 1 }, ['dont', 'rain_soaked']],
        [{}, { 9: 0.5, 10: 1, 11: 1, 12: 1, 13: 1, 14: 1 }, ['good']],
        // An amount below the wet limit does not extend a shower.
        [{}, { 7: 0.1, 9: 6 }, ['good']],
        [{}, { 8: 6, 12: undefined }, ['dont', 'rain_before']],
        [{}, { 8: 1, 12: undefined }, ['unknown', 'rain_before_unknown']],
        [{ humidityPct: 71 }, {}, ['careful', 'humidity_raised']],
        [{ humidityPct: 81 }, {}, ['dont', 'humidity_high', 'dew_near']],
        [{ gustKmh: 60 }, {}, ['dont', 'gust_high']],
        [{ humidityPct: undefined }, {}, ['unknown', 'missing']],
        [{ rainMm: undefined }, {}, ['unknown', 'missing']],
        [{ gustKmh: undefined }, {}, ['careful', 'gust_not_given']],
        [{ gustKmh: undefined, windKmh: 40 }, {}, ['dont', 'gust_estimated_high']],
        [{ pop: undefined }, {}, ['careful', 'chance_not_given']],
        [{}, { 3: undefined }, ['unknown', 'rain_before_unknown']],
      ] as [Partial<WeatherStep>, Record<number, number | undefined>, string[]][],
      ([change, before, expected]) => {
        expect(judge(change, before)).toEqual(expected)
      },
    ))

  test('J11 needs the rain of the previous day to judge combining on the first day', () => {
    const first = steady(dry)
    expect(outcome(judgeHarvest([first], 0))).toEqual(['unknown', 'rain_before_unknown'])
    expect(outcome(judgeHarvest([first], 0, 0))).toEqual(['good'])
    expect(outcome(judgeHarvest([first], 0, 2))).toEqual(['dont', 'rain_before'])
    expect(outcome(judgeHarvest([{ ...first, rainMm: 3 }], 0))).toEqual(['dont', 'rain'])
    const afterRain = [
      { ...first, rainMm: 1 },
      ...[1, 2, 3, 4].map((i) => ({ ...first, dt: i * STEP_SECONDS })),
    ]
    expect(outcome(judgeHarvest(afterRain, 4))).toEqual(['dont', 'rain_before'])
  })
})

test('J27 forbids combining in an hour in which humidity rises from 60 to 85 %', () => {
  const hours = [50, 60, 85].map(
    (humidityPct, i): WeatherStep => ({ ...dry, dt: i * 3600, hours: 1, humidityPct }),
  )
  expect(judgeHarvest(hours, 0, 0).verdict).toBe('good')
  expect(judgeHarvest(hours, 1, 0)).toMatchObject({
    verdict: 'dont',
    reasons: [{ code: 'humidity_high', value: 85, atDt: 7200 }, { code: 'dew_near' }],
  })
})

describe('combining in the cold', () => {
  const cold = { tempC: 1, humidityPct: 60 }
  const judge = (steps: WeatherStep[]) =>
    judgeHarvest(steps, steps.length - 1).reasons.map(({ code }) => code)

  test('J29 forbids combining in frost', () => {
    expect(judge(run({ tempC: 0, humidityPct: 60 }))).toContain('crop_frozen')
    expect(judge(run({ tempC: 0.1, humidityPct: 60 }))).not.toContain('crop_frozen')
    expect(judge(run({ minTempC: -0.5 }))).toContain('crop_frozen')
  })

  test('J29 forbids combining on snow until the snow can have melted', () => {
    const days = (between: Partial<WeatherStep>) =>
      Array.from({ length: 20 }, (_, i) =>
        steady({
          ...dry,
          ...cold,
          dt: i * STEP_SECONDS,
          ...(i === 2 && { rainMm: 4, snowMm: 4 }),
          ...(i === 10 && between),
        }),
      )
    expect(judge(days({}))).toContain('snow_lies')
    // 4 mm melt at 0.15 mm per hour and degree.
    expect(judge(days({ tempC: 3 }))).toContain('snow_lies')
    expect(judge(days({ tempC: 10 }))).not.toContain('snow_lies')
    expect(judge(days({ rainMm: undefined }))).toContain('missing')
  })
})

describe('baling', () => {
  test('J12 judges baling based on current weather and earlier rain', () =>
    checkRows(
      [
        [{}, {}, ['good']],
        [{}, { 8: 0.5 }, ['dont', 'rain_before']],
        [{ humidityPct: 66 }, {}, ['dont', 'humidity_high']],
        [{ humidityPct: undefined }, {}, ['unknown', 'missing']],
        [{ rainMm: 0.3 }, {}, ['dont', 'rain']],
        [{ pop: 0.7 }, {}, ['careful', 'rain_chance']],
      ] as [Partial<WeatherStep>, Record<number, number | undefined>, string[]][],
      ([change, before, expected]) => {
        expect(outcome(judgeBaling(run(change, before), 19))).toEqual(expected)
      },
    ))
})

describe('baling and the hay moisture table', () => {
  test.each([
    [21, ['unknown', 'outside_moisture_table']],
    [21.2, ['good']],
    [35, ['good']],
    [35.1, ['unknown', 'outside_moisture_table']],
  ] as const)('J12 judges baling at %f °C: %j', (tempC, expected) => {
    const steps = run({}).map((step) => ({ ...step, tempC, minTempC: tempC, maxTempC: tempC }))
    expect(outcome(judgeBaling(steps, 19))).toEqual(expected)
  })

  test('J12 rates baling "careful" when the chance of rain is missing', () => {
    expect(outcome(judgeBaling(run({ pop: undefined }), 19))).toEqual(['careful', 'chance_not_given'])
  })
})

describe('frost', () => {
  const night = (change: Partial<WeatherStep>) => ({
    ...dry,
    cloudPct: 0,
    windKmh: 0,
    minTempC: change.tempC,
    ...change,
  })

  test('J13 judges frost based on air and ground temperature', () =>
    checkRows(
      [
        [{ tempC: 7 }, ['good']],
        [{ tempC: 6 }, ['careful', 'frost_near']],
        [{ tempC: 3 }, ['careful', 'ground_frost']],
        [{ tempC: 6, minTempC: -0.5 }, ['dont', 'air_frost']],
        [{ tempC: -3 }, ['dont', 'hard_frost']],
        [{ tempC: 6, cloudPct: 100 }, ['good']],
        [{ tempC: 3, dt: 12 * 3600 }, ['careful', 'frost_near']],
        [{ tempC: 4, dt: 12 * 3600 }, ['good']],
        [{ tempC: undefined }, ['unknown', 'missing']],
        [{ tempC: 4, cloudPct: undefined }, ['unknown', 'missing']],
        [{ tempC: 9, cloudPct: undefined }, ['good']],
      ] as [Partial<WeatherStep>, string[]][],
      ([change, expected]) => {
        expect(outcome(judgeFrost(night(change), place))).toEqual(expected)
      },
    ))

  test('J13 judges frost more cautiously when a step has no minimum temperature', () =>
    checkRows(
      [
        [17, ['good']],
        [16, ['unknown', 'missing']],
        [6, ['unknown', 'frost_near', 'missing']],
        [-1, ['dont', 'air_frost', 'missing']],
        [-3, ['dont', 'hard_frost']],
      ],
      ([tempC, expected]) => {
        expect(outcome(judgeFrost(night({ tempC, minTempC: undefined }), place))).toEqual(expected)
      },
    ))

  test('J14 judges frost against the damage limits of the crop stage', () => {
    const pink = CROP_DAMAGE.apple.full_pink_to_post_bloom
    const judge = (tempC: number) => outcome(judgeFrost(night({ tempC }), place, FROST_LIMITS, pink))
    expect(judge(-1)).toEqual(['careful', 'air_frost'])
    expect(judge(-1.5)).toEqual(['careful', 'damage_near', 'air_frost'])
    expect(judge(-2.5)).toEqual(['dont', 'damage_some', 'hard_frost'])
    expect(judge(-4)).toEqual(['dont', 'damage_most', 'hard_frost'])
  })
})

describe('work windows', () => {
  const judged = (n: number, verdict: 'good' | 'dont', code = 'rain') => ({
    startDt: n * STEP_SECONDS,
    endDt: (n + 1) * STEP_SECONDS,
    judgement: { verdict, reasons: verdict === 'good' ? [] : [{ code, verdict }] },
  })

  test('J17 joins adjacent steps with the same verdict into one window, and lists each reason once', () => {
    const windows = workWindows([
      judged(0, 'good'),
      judged(1, 'good'),
      judged(2, 'dont'),
      judged(3, 'dont'),
      judged(4, 'dont', 'wind_high'),
    ])
    expect(windows.map(({ startDt, endDt, verdict }) => [startDt, endDt, verdict])).toEqual([
      [0, 2 * STEP_SECONDS, 'good'],
      [2 * STEP_SECONDS, 5 * STEP_SECONDS, 'dont'],
    ])
    expect(windows[1]?.reasons.map(({ code }) => code)).toEqual(['rain', 'wind_high'])
  })

  test('J17 puts the most serious reason first, with the value furthest from its limit', () => {
    const limit = ruleOfThumbLimit(0, 'C')
    const cold = (n: number, value: number): JudgedInterval => ({
      startDt: n,
      endDt: n + 1,
      judgement: {
        verdict: 'dont',
        reasons: [
          { code: 'dark', verdict: 'careful' },
          { code: 'air_frost', verdict: 'dont', value, limit },
        ],
      },
    })
    const [window] = workWindows([cold(0, -1), cold(1, -4), cold(2, -2)])
    expect(window?.reasons.map(({ code, value }) => [code, value])).toEqual([
      ['air_frost', -4],
      ['dark', undefined],
    ])
  })

  test('J17 marks a window as short when it ends before the job would, unless the day cuts it short', () => {
    const hour = (n: number, verdict: 'good' | 'dont'): JudgedInterval => ({
      startDt: n * 3600,
      endDt: (n + 1) * 3600,
      judgement: { verdict, reasons: [] },
    })
    const verdicts = ['good', 'dont', 'good', 'dont', 'good', 'good', 'dont', 'good'] as const
    const shortAt = (fromNow: boolean) => {
      const steps = verdicts.map((verdict, n) => hour(n, verdict))
      return workWindows(steps, 2, fromNow).flatMap(({ startDt, short }) => (short ? startDt / 3600 : []))
    }
    expect(shortAt(false)).toEqual([2])
    // Elapsed hours do not make the first window longer.
    expect(shortAt(true)).toEqual([0, 2])
  })

  test('J17 ends a window at a gap in time', () => {
    expect(workWindows([judged(0, 'good'), judged(2, 'good')])).toHaveLength(2)
  })
})
