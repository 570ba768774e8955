import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { applyCustomValues } from '../limits/limit.ts'
import { SPRAY_LIMITS } from '../limits/spray-limits.ts'
import { inversionRisk, nightInversionRisk, overlapsInversionHours } from './inversion.ts'
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
  snowDepthM: 0,
  pop: 0.1,
  cloudPct: 50,
  weatherCode: 2,
}
/** A three-hour step with a constant temperature. */
const steady = (step: WeatherStep): WeatherStep => ({ minTempC: step.tempC, maxTempC: step.tempC, ...step })
const after = (n: number, change: Partial<WeatherStep> = {}): WeatherStep =>
  steady({ ...fine, dt: NOON + n * STEP_SECONDS, ...change })
const judge = (change: Partial<WeatherStep> = {}, rest = [after(1), after(2)]) =>
  judgeSpraying([steady({ ...fine, ...change }), ...rest], 0, SUN)
const outcome = (change: Partial<WeatherStep>, rest?: WeatherStep[]) => {
  const { verdict, reasons } = judge(change, rest)
  return [verdict, ...reasons.map(({ code }) => code)]
}

describe('spraying', () => {
  test('J4 rates spraying "good" in a mild breeze at midday with dry hours to follow', () => {
    expect(judge()).toEqual({ verdict: 'good', reasons: [] })
  })

  test('J5 judges spraying against each weather limit', () =>
    checkRows(
      [
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
      ] as [Partial<WeatherStep>, string[]][],
      ([change, expected]) => {
        expect(outcome(change)).toEqual(expected)
      },
    ))

  test('J6 cannot judge spraying when wind, rain, humidity or temperature extremes are missing', () =>
    checkRows(['windKmh', 'rainMm', 'humidityPct', 'minTempC', 'maxTempC'] as const, (name) => {
      expect(outcome({ [name]: undefined })).toEqual(['unknown', 'missing'])
    }))

  test('J6 cannot judge spraying when the temperature is missing', () => {
    expect(outcome({ tempC: undefined })[0]).toBe('unknown')
  })

  test('J6 rates spraying "careful" at best when gusts or chances of rain are missing', () => {
    const gust = (windKmh: number) => judge({ gustKmh: undefined, windKmh }, [after(1), after(2)])
    expect(gust(8)).toMatchObject({ verdict: 'careful', reasons: [{ code: 'gust_not_given', atDt: NOON }] })
    expect(gust(8).reasons[0]?.value).toBeCloseTo(8 * 1.66, 9)
    expect(gust(18).reasons.map(({ code }) => code)).toEqual(['wind_brisk', 'gust_not_given'])
    expect(gust(18.2)).toMatchObject({
      verdict: 'dont',
      reasons: [{ code: 'wind_brisk' }, { code: 'gust_estimated_high' }],
    })
    expect(outcome({ pop: undefined })).toEqual(['careful', 'chance_not_given'])
    expect(outcome({}, [after(1), after(2, { pop: undefined })])).toEqual(['careful', 'chance_not_given'])
    expect(outcome({ gustKmh: undefined, windKmh: undefined })).toEqual(['unknown', 'missing', 'missing'])
  })

  test('J7 requires six hours after spraying that are known to be dry', () => {
    expect(outcome({}, [after(1), after(2, { rainMm: 0.2 })])).toEqual(['dont', 'rain_soon'])
    expect(outcome({}, [after(1), after(2, { pop: 0.4 })])).toEqual(['dont', 'rain_soon_chance'])
    // Rain with an amount is reported by amount, at the same hour as in the day's sentence.
    expect(outcome({}, [after(1), after(2, { rainMm: 0.2, pop: 0.9 })])).toEqual(['dont', 'rain_soon'])
    expect(outcome({}, [after(1), after(2), after(3, { rainMm: 5 })])).toEqual(['good'])
    expect(outcome({}, [after(1)])).toEqual(['unknown', 'rain_after_unknown'])
    expect(outcome({}, [after(1), after(2, { rainMm: undefined })])).toEqual([
      'unknown',
      'rain_after_unknown',
    ])
    expect(judge({}, [after(1, { rainMm: 1 })]).reasons[0]?.atDt).toBe(NOON + STEP_SECONDS)
  })

  test('J7 checks only the next step for a product that needs one dry hour', () => {
    const limits = applyCustomValues(SPRAY_LIMITS, { rainFreeHours: 1 })
    const steps = [steady(fine), after(1), after(2, { rainMm: 3 })]
    expect(judgeSpraying(steps, 0, SUN, limits).verdict).toBe('good')
  })

  test('J8 forbids spraying on a clear, calm night because an inversion is likely', () => {
    const night = { dt: 24 * 3600, windKmh: 5, cloudPct: 10 }
    const dry = [1, 2].map((n) => after(n, { dt: 24 * 3600 + n * STEP_SECONDS }))
    expect(outcome(night, dry)).toEqual(['dont', 'inversion_likely', 'dark'])
    expect(outcome({ ...night, cloudPct: undefined }, dry)).toEqual(['unknown', 'missing', 'dark'])
  })
})

describe('inversions', () => {
  test('J9 rates the inversion risk at night by cloud and wind', () =>
    checkRows(
      [
        [25, 7.9, 'likely'],
        [26, 7.9, 'possible'],
        [25, 8, 'possible'],
        [60, 20, 'possible'],
        [61, 10.9, 'possible'],
        [61, 11, 'unlikely'],
      ] as const,
      ([cloudPct, windKmh, risk]) => {
        expect(nightInversionRisk({ cloudPct, windKmh })).toBe(risk)
      },
    ))

  test('J9 expects inversions from two hours before sunset to one hour after sunrise', () => {
    const at = (hour: number, hours = 1) =>
      overlapsInversionHours({ startDt: hour * 3600, endDt: (hour + hours) * 3600 }, SUN)
    expect([3, 6, 7, 12, 17, 18, 19, 21].map((hour) => at(hour))).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
      true,
      true,
    ])
    expect([at(5, 3), at(7, 3), at(15, 3), at(16, 3)]).toEqual([true, false, false, true])
  })

  test('J9 considers an inversion possible in light wind with half the sky covered, in fog, or with dew', () => {
    const air = { dt: NOON, tempC: 12, humidityPct: 70, cloudPct: 50, windKmh: 9 }
    expect(inversionRisk(air, true)).toBe('possible')
    expect(inversionRisk(air, false)).toBe('unlikely')
    expect(inversionRisk({ ...air, cloudPct: 100, windKmh: 20 }, true)).toBe('unlikely')
    expect(inversionRisk({ ...air, cloudPct: 100, windKmh: 20, humidityPct: 89 }, true)).toBe('possible')
    for (const weatherCode of [45, 48]) expect(inversionRisk({ ...air, weatherCode }, false)).toBe('possible')
    expect(inversionRisk({ ...air, cloudPct: undefined }, true)).toBe('unknown')
  })
})

/** Judges the first hour of a forecast; `next` changes the later hours. */
const hour = (change: Partial<WeatherStep>, next: Partial<WeatherStep>) => {
  const hours = Array.from(
    { length: 9 },
    (_, i): WeatherStep => ({
      ...fine,
      hours: 1,
      dt: NOON + i * 3600,
      ...(i === 0 ? change : next),
    }),
  )
  return judgeSpraying(hours, 0, SUN)
}

describe('changes within a step', () => {
  test.each([
    ['wind from 10 to 21 km/h', { windKmh: 10 }, { windKmh: 21 }, 'wind_high', 21],
    ['24 to 30 °C', { tempC: 24, humidityPct: 50 }, { tempC: 30, humidityPct: 50 }, 'temp_high', 30],
    [
      'Delta T from 5 to 12',
      { tempC: 18, humidityPct: 56 },
      { tempC: 28, humidityPct: 26 },
      'delta_t_high',
      12.3,
    ],
    ['humidity from 60 to 96 %', { humidityPct: 60 }, { humidityPct: 96 }, 'humidity_high', 96],
  ] as const)(
    'J27 reports a limit as exceeded at the end of the hour: %s',
    (_name, change, next, code, value) => {
      const { verdict, reasons } = hour(change, next)
      expect(verdict).toBe('dont')
      const reason = reasons.find((each) => each.code === code)
      expect(reason?.value).toBeCloseTo(value, 0)
      expect(reason?.atDt).toBe(NOON + 3600)
    },
  )

  test('J27 rates spraying "careful" when humidity rises to 85 %, because droplets barely evaporate at that humidity', () => {
    const { verdict, reasons } = hour({ humidityPct: 60 }, { humidityPct: 85 })
    expect(verdict).toBe('careful')
    expect(reasons).toMatchObject([{ code: 'delta_t_low', atDt: NOON + 3600 }])
  })

  test('J27 judges a three-hour step by its highest and lowest temperature', () => {
    expect(outcome({ maxTempC: 30 })).toEqual(['dont', 'delta_t_high', 'temp_high', 'humidity_low'])
    expect(outcome({ maxTempC: 25.5 })).toEqual(['careful', 'delta_t_raised', 'temp_warm', 'humidity_low'])
    expect(outcome({ minTempC: 4 })).toContain('humidity_high')
  })

  test('J27 reports missing data when a step ends at a gap', () => {
    expect(outcome({}, [after(2), after(3)])).toContain('missing')
  })

  test('J4 gives a higher Delta T at high elevation: 10.7 at 2,400 m, but 9.5 at sea level', () => {
    const air = { tempC: 27.9, humidityPct: 38 }
    const at = (elevationM: number) =>
      judgeSpraying(
        [steady({ ...fine, ...air }), after(1, air), after(2, air)],
        0,
        SUN,
        SPRAY_LIMITS,
        elevationM,
      ).reasons.find(({ code }) => code.startsWith('delta_t'))
    expect(at(0)).toMatchObject({ code: 'delta_t_raised' })
    expect(at(0)?.value).toBeCloseTo(9.5, 1)
    expect(at(2400)).toMatchObject({ code: 'delta_t_high' })
    expect(at(2400)?.value).toBeCloseTo(10.7, 1)
  })
})

describe('spraying in the cold', () => {
  test('J28 forbids spraying at 2 °C or less', () => {
    expect(outcome({ tempC: 2, humidityPct: 60 })).toContain('near_freezing')
    expect(outcome({ tempC: 2.1, humidityPct: 60 })).toEqual(['careful', 'temp_low'])
    expect(outcome({ tempC: -15, humidityPct: 60 })[0]).toBe('dont')
  })

  test('J28 forbids spraying on frosted leaves for two hours, unless warmer air thaws them', () => {
    const morning = (tempC: number, hoursAfter: number) => {
      const steps = Array.from({ length: 12 }, (_, i): WeatherStep => {
        const frosty = { tempC: 1, cloudPct: 0, windKmh: 4, humidityPct: 80 }
        return {
          ...fine,
          tempC,
          hours: 1,
          dt: 5 * 3600 + i * 3600,
          ...(i === 0 && frosty),
        }
      })
      return judgeSpraying(steps, hoursAfter, SUN).reasons.map(({ code }) => code)
    }
    expect(morning(6, 1)).toContain('frosted_leaves')
    expect(morning(6, 2)).toContain('frosted_leaves')
    expect(morning(6, 3)).not.toContain('frosted_leaves')
    expect(morning(9, 2)).not.toContain('frosted_leaves')
  })
})
