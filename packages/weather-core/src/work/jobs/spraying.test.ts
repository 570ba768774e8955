import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { withOwnFigures } from '../limits/limit.ts'
import { SPRAY_LIMITS } from '../limits/spray-limits.ts'
import { inversionRisk, nightInversionRisk } from './inversion.ts'
import { judgeSpraying } from './spraying.ts'

const STEP_SECONDS = 10_800

const NOON = 12 * 3600
const SUN = [{ startDt: 6 * 3600, endDt: 20 * 3600 }]
const fine: WeatherStep = {
  dt: NOON,
  tempC: 18,
  humidityPct: 60,
  windKmh: 8,
  gustKmh: 14,
  rainMm: 0,
  pop: 0.1,
  cloudPct: 50,
}
const after = (n: number, change: Partial<WeatherStep> = {}): WeatherStep => ({
  ...fine,
  dt: NOON + n * STEP_SECONDS,
  ...change,
})
const judge = (change: Partial<WeatherStep> = {}, rest = [after(1), after(2)]) =>
  judgeSpraying([{ ...fine, ...change }, ...rest], 0, SUN)
const outcome = (change: Partial<WeatherStep>, rest?: WeatherStep[]) => {
  const { verdict, reasons } = judge(change, rest)
  return [verdict, ...reasons.map(({ code }) => code)]
}

describe('spraying', () => {
  test('J4 a mild breeze at midday with dry hours after is good', () => {
    expect(judge()).toEqual({ verdict: 'good', reasons: [] })
  })

  test.each([
    [{ windKmh: 2.9 }, ['dont', 'wind_low']],
    [{ windKmh: 3 }, ['good']],
    [{ windKmh: 15 }, ['good']],
    [{ windKmh: 15.1 }, ['careful', 'wind_brisk']],
    [{ windKmh: 20 }, ['dont', 'wind_high']],
    [{ gustKmh: 22.5 }, ['good']],
    [{ gustKmh: 22.6 }, ['careful', 'gust_brisk']],
    [{ gustKmh: 30.1 }, ['dont', 'gust_high']],
    [{ rainMm: 0.2 }, ['dont', 'rain']],
    [{ pop: 0.3 }, ['careful', 'rain_chance']],
    [{ pop: 0.51 }, ['dont', 'rain_chance']],
    [{ tempC: 30, humidityPct: 70 }, ['dont', 'temp_high']],
    [{ tempC: 26, humidityPct: 70 }, ['careful', 'temp_warm']],
    [{ tempC: 4, humidityPct: 60 }, ['careful', 'temp_low']],
    [{ tempC: 15, humidityPct: 40 }, ['good']],
    [{ tempC: 15, humidityPct: 39 }, ['careful', 'humidity_low']],
    [{ humidityPct: 92 }, ['careful', 'delta_t_low', 'humidity_raised']],
    [{ humidityPct: 96 }, ['dont', 'delta_t_low', 'humidity_high']],
    [{ tempC: 25, humidityPct: 30 }, ['dont', 'delta_t_high', 'humidity_low']],
    [{ tempC: 25, humidityPct: 42 }, ['careful', 'delta_t_raised']],
  ] as [Partial<WeatherStep>, string[]][])('J5 with %j: %j', (change, expected) => {
    expect(outcome(change)).toEqual(expected)
  })

  test.each(['windKmh', 'gustKmh', 'rainMm', 'pop', 'tempC', 'humidityPct'] as const)(
    'J6 without %s it cannot be judged',
    (name) => {
      expect(outcome({ [name]: undefined })).toEqual(['unknown', 'missing'])
    },
  )

  test('J7 the six hours after must be dry, and known', () => {
    expect(outcome({}, [after(1), after(2, { rainMm: 0.2 })])).toEqual(['dont', 'rain_soon'])
    expect(outcome({}, [after(1), after(2, { pop: 0.4 })])).toEqual(['dont', 'rain_soon'])
    expect(outcome({}, [after(1), after(2), after(3, { rainMm: 5 })])).toEqual(['good'])
    expect(outcome({}, [after(1)])).toEqual(['unknown', 'rain_after_unknown'])
    for (const gap of [{ rainMm: undefined }, { pop: undefined }])
      expect(outcome({}, [after(1), after(2, gap)])).toEqual(['unknown', 'rain_after_unknown'])
    expect(judge({}, [after(1, { rainMm: 1 })]).reasons[0]?.atDt).toBe(NOON + STEP_SECONDS)
  })

  test('J7 a product that takes an hour needs only the step after', () => {
    const limits = withOwnFigures(SPRAY_LIMITS, { rainFreeHours: 1 })
    const steps = [fine, after(1), after(2, { rainMm: 3 })]
    expect(judgeSpraying(steps, 0, SUN, limits).verdict).toBe('good')
  })

  test('J8 after dark under a clear calm sky an inversion is likely', () => {
    const night = { dt: 24 * 3600, windKmh: 5, cloudPct: 10 }
    const dry = [1, 2].map((n) => after(n, { dt: 24 * 3600 + n * STEP_SECONDS }))
    expect(outcome(night, dry)).toEqual(['dont', 'inversion_likely', 'dark'])
    expect(outcome({ ...night, cloudPct: undefined }, dry)).toEqual(['unknown', 'missing', 'dark'])
  })
})

describe('inversions', () => {
  test.each([
    [25, 7.9, 'likely'],
    [26, 7.9, 'possible'],
    [25, 8, 'possible'],
    [60, 20, 'possible'],
    [61, 10.9, 'possible'],
    [61, 11, 'unlikely'],
  ] as const)('J9 by night with %i %% cloud and %f km/h: %s', (cloudPct, windKmh, risk) => {
    expect(nightInversionRisk({ cloudPct, windKmh })).toBe(risk)
  })

  test('J9 from an hour before sunset to an hour after sunrise; less than half a step counts one class less', () => {
    const calm = { cloudPct: 0, windKmh: 4 }
    const at = (hour: number) => inversionRisk({ startDt: hour * 3600, endDt: (hour + 3) * 3600 }, SUN, calm)
    expect([at(3), at(5), at(6), at(7), at(12), at(16), at(17), at(18)]).toEqual([
      'likely',
      'likely',
      'possible',
      'unlikely',
      'unlikely',
      'unlikely',
      'possible',
      'likely',
    ])
  })
})
