import fc from 'fast-check'
import { expect, test } from 'vitest'
import { humidityFromDewPoint } from '../src/air/dew-point.ts'
import { knownValue } from '../src/result.ts'
import { stepEnd, type WeatherStep } from '../src/steps/weather-step.ts'
import { DEFAULT_RULES, type FarmRules } from '../src/work/farm/farm.ts'
import { type CustomLimits, createFarmRules } from '../src/work/farm/own-farm.ts'
import { JOBS, type Job, judgeForecast } from '../src/work/judge-forecast.ts'
import type { Verdict } from '../src/work/verdict.ts'

const HOUR = 3600
const place = { latDeg: 52.37, lonDeg: -2.72, elevationM: 600, zone: 'Europe/London', offsetSeconds: 0 }
const start = Date.parse('2025-04-10T00:00:00Z') / 1000
const farm: FarmRules = { ...DEFAULT_RULES, soilDeficitMm: 20, rainBeforeMm: 0 }

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** Weather at the ends of three-hour blocks, linear in between. */
const knot = fc.record({
  tempC: fc.oneof(number(-4, 34), number(8, 24)),
  windKmh: fc.oneof(number(0, 30), number(4, 14)),
  cloudPct: number(0, 100),
})
const block = fc.record({
  rainMm: fc.oneof(fc.constant(0), fc.constant(0), fc.constant(0), number(0.1, 3)),
  gusting: number(0, 20),
  pop: fc.oneof(number(0, 0.25), number(0, 1)),
})
const weather = fc.record({
  dewPointC: number(-8, 12),
  knots: fc.array(fc.tuple(knot, block), { minLength: 6, maxLength: 17 }),
})
type Drawn = typeof weather extends fc.Arbitrary<infer T> ? T : never

/** The generated weather in steps of `hours`, 1 or 3, each with its extremes. */
function inSteps({ dewPointC, knots }: Drawn, hours: number): WeatherStep[] {
  const at = (hour: number) => {
    const i = Math.min(knots.length - 2, Math.floor(hour / 3))
    const [from, to] = [knots[i]?.[0], knots[i + 1]?.[0]]
    const share = (hour - i * 3) / 3
    const between = (name: 'tempC' | 'windKmh' | 'cloudPct') =>
      (from?.[name] ?? 0) + share * ((to?.[name] ?? 0) - (from?.[name] ?? 0))
    const tempC = Math.max(dewPointC, between('tempC'))
    return {
      tempC,
      dewPointC,
      humidityPct: knownValue(humidityFromDewPoint({ tempC, dewPointC })),
      windKmh: between('windKmh'),
      cloudPct: between('cloudPct'),
    }
  }
  return Array.from({ length: ((knots.length - 1) * 3) / hours }, (_, n): WeatherStep => {
    const [begin, end] = [at(n * hours), at((n + 1) * hours)]
    const around = knots[Math.floor((n * hours) / 3)]
    const { rainMm = 0, gusting = 0, pop = 0 } = around?.[1] ?? {}
    const next = knots[Math.floor((n * hours) / 3) + 1]?.[0]
    return {
      dt: start + n * hours * HOUR,
      hours,
      ...begin,
      minTempC: Math.min(begin.tempC, end.tempC),
      maxTempC: Math.max(begin.tempC, end.tempC),
      gustKmh: Math.max(around?.[0].windKmh ?? 0, next?.windKmh ?? 0) + gusting,
      rainMm: rainMm * hours,
      snowMm: 0,
      pop,
      weatherCode: 3,
    }
  })
}

const RANK: Readonly<Record<Verdict, number>> = { dont: 0, unknown: 1, careful: 2, good: 3 }
// Field work is excluded, because soil moisture is calculated by day from steps of any length.
const BY_STEP: readonly Job[] = JOBS.filter((work) => work !== 'field_work')

test('J30 never gives a three-hour step a better verdict than any of its hours', () => {
  fc.assert(
    fc.property(weather, (drawn) => {
      const judged = (hours: number) =>
        judgeForecast(inSteps(drawn, hours), place, farm).flatMap((day) => day.steps)
      const hours = judged(1)
      for (const { step, judgements } of judged(3))
        for (const hour of hours.filter(({ step: { dt } }) => step.dt <= dt && dt < stepEnd(step)))
          for (const work of BY_STEP) {
            const [long, short] = [judgements[work], hour.judgements[work]]
            // Unknown verdicts are never more favourable. They occur because the forecasts end at
            // different steps.
            if (short.verdict === 'unknown' || long.verdict === 'unknown') continue
            const told = JSON.stringify({ work, step, hour: hour.step, long, short })
            expect(RANK[long.verdict], told).toBeLessThanOrEqual(RANK[short.verdict])
          }
    }),
  )
})

test('J30 never gives first-day field work a better verdict in three-hour steps', () => {
  fc.assert(
    fc.property(weather, number(-5, 30), (drawn, soilDeficitMm) => {
      const firstDay = (hours: number) =>
        judgeForecast(inSteps(drawn, hours), place, { ...farm, soilDeficitMm })[0]?.steps ?? []
      const hours = firstDay(1)
      for (const { step, judgements } of firstDay(3))
        for (const hour of hours.filter(({ step: { dt } }) => step.dt <= dt && dt < stepEnd(step))) {
          const [long, short] = [judgements.field_work, hour.judgements.field_work]
          const told = JSON.stringify({ step, hour: hour.step, long, short })
          expect(RANK[long.verdict], told).toBeLessThanOrEqual(RANK[short.verdict])
        }
    }),
  )
})

test('J30 gives a window the verdict that its steps share, and reasons from its own hours', () => {
  fc.assert(
    fc.property(weather, fc.constantFrom(1, 3), (drawn, hours) => {
      for (const day of judgeForecast(inSteps(drawn, hours), place, farm))
        for (const work of JOBS)
          for (const window of day.windows[work]) {
            const within = day.steps.filter(({ step: { dt } }) => window.startDt <= dt && dt < window.endDt)
            for (const { judgements } of within) expect(judgements[work].verdict).toBe(window.verdict)
            for (const { code, value, atDt } of window.reasons) {
              if (value === undefined || work === 'field_work') continue
              expect(atDt, code).toBeDefined()
              // Leaves stay frosted for two hours, and snow lies longer. The end of a window
              // belongs to the window.
              if (code === 'frosted_leaves' || code === 'snow_lies') continue
              expect(atDt, code).toBeGreaterThanOrEqual(window.startDt)
              expect(atDt, code).toBeLessThanOrEqual(window.endDt)
            }
          }
    }),
  )
})

/** Sign of the change that makes each limit stricter. */
const TIGHTER = {
  spraying: {
    minWindKmh: 1,
    carefulWindKmh: -1,
    maxWindKmh: -1,
    carefulGustKmh: -1,
    maxGustKmh: -1,
    wetMm: -1,
    carefulPop: -1,
    maxPop: -1,
    rainFreeHours: 1,
    rainFreePop: -1,
    minDeltaT: 1,
    carefulDeltaT: -1,
    maxDeltaT: -1,
    freezingC: 1,
    minTempC: 1,
    carefulTempC: -1,
    maxTempC: -1,
    minHumidityPct: 1,
    carefulHumidityPct: -1,
    maxHumidityPct: -1,
    minWindowHours: 1,
  },
  frost: { airFrostC: 1, severeC: 1, lowGroundC: 1 },
  harvest: {
    wetMm: -1,
    maxPop: -1,
    dryHours: 1,
    soakedMm: -1,
    soakedDryHours: 1,
    carefulHumidityPct: -1,
    maxHumidityPct: -1,
    minDewSpreadC: 1,
    maxGustKmh: -1,
    frozenC: 1,
    snowLiesC: 1,
  },
  baling: { wetMm: -1, maxPop: -1, dryHours: 1, maxHumidityPct: -1, minDewSpreadC: 1, maxMoisturePct: -1 },
  fieldWork: {
    saturatedMm: 1,
    trafficMm: 1,
    lightSoilRainMm: -1,
    claySoilRainMm: -1,
    fallingMm: -1,
    frozenC: 1,
  },
} as const
const everyLimit = Object.entries(TIGHTER).flatMap(([set, limits]) =>
  Object.entries(limits).map(([name, way]) => ({ set: set as keyof typeof TIGHTER, name, way })),
)

test('J31 never improves a verdict with a tighter limit', () => {
  for (const set of Object.keys(TIGHTER) as (keyof typeof TIGHTER)[])
    expect(Object.keys(TIGHTER[set]).sort()).toEqual(Object.keys(DEFAULT_RULES[set]).sort())
  const tightened = fc
    .tuple(fc.constantFrom(...everyLimit), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([limit, share]) => ({ ...limit, share }))
  fc.assert(
    fc.property(weather, fc.constantFrom(1, 3), tightened, (drawn, hours, { set, name, way, share }) => {
      const usual = (DEFAULT_RULES[set] as Record<string, { value: number }>)[name]?.value ?? 0
      const own = { [set]: { [name]: usual + way * share * Math.max(1, Math.abs(usual)) } } as CustomLimits
      const judged = (limits: CustomLimits) =>
        judgeForecast(inSteps(drawn, hours), place, {
          ...createFarmRules({ limits }),
          soilDeficitMm: 20,
          rainBeforeMm: 0,
        }).flatMap((day) => day.steps)
      const before = judged({})
      for (const [i, { judgements }] of judged(own).entries())
        for (const work of JOBS) {
          const was = before[i]?.judgements[work]
          const told = JSON.stringify({ name, own, work, was, now: judgements[work] })
          expect(RANK[judgements[work].verdict], told).toBeLessThanOrEqual(RANK[was?.verdict ?? 'good'])
        }
    }),
  )
})
