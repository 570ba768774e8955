import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { splitSpells } from '../src/alerts/alert.ts'
import type { AlertKind } from '../src/alerts/alert-kinds.ts'
import { findAlerts } from '../src/alerts/find-alerts.ts'
import { mowingDays } from '../src/field/hay-window.ts'
import type { DayStatement } from '../src/outlook/day-statement.ts'
import { judgeDayStatements } from '../src/outlook/outlook.ts'
import { knownValue } from '../src/result.ts'
import { findFrostNights } from '../src/steps/frost-nights.ts'
import { createHayDays } from '../src/steps/hay-days.ts'
import { stepEnd, type WeatherStep } from '../src/steps/weather-step.ts'
import { DEFAULT_RULES, type FarmRules } from '../src/work/farm/farm.ts'
import { createAlertLimits, createFarmRules, type FarmProfile } from '../src/work/farm/own-farm.ts'
import { JOBS, type JudgedStep, judgeForecast } from '../src/work/judge-forecast.ts'
import { combineReasons, type Judgement, type Verdict } from '../src/work/verdict.ts'
import { arbitraryForecast, FORECAST_QUANTITIES, numberBetween, PROPERTY_RUNS, place } from './_forecasts.ts'

// Hundreds of forecasts are judged twice, which can exceed the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** Lost data: a value in one step, from one step onwards or everywhere, or a whole inner step. */
type Loss = typeof loss extends fc.Arbitrary<infer T> ? T : never
const loss = fc.record({
  name: fc.constantFrom(...FORECAST_QUANTITIES, 'step' as const),
  at: fc.nat(39),
  reach: fc.constantFrom('one', 'one', 'rest', 'all'),
})

function without(steps: readonly WeatherStep[], { name, at, reach }: Loss): WeatherStep[] {
  if (name === 'step') return steps.filter((_, i) => i !== at || i === 0 || i === steps.length - 1)
  const first = at % steps.length
  // After the last depth reading, snow melts by our own rule (J38), possibly sooner than the
  // reading suggests.
  const rest = reach === 'rest' && name !== 'snowDepthM'
  const isLost = (i: number) => reach === 'all' || i === first || (rest && i > first)
  return steps.map((step, i) => (isLost(i) ? { ...step, [name]: undefined } : step))
}

const owns: FarmProfile[] = [
  {},
  { crop: { name: 'pear', stage: 'full_white' }, soil: 'clay' },
  {
    limits: {
      spraying: { wetMm: 0, rainFreePop: 0 },
      frost: { lowGroundC: -5, airFrostC: 2 },
      harvest: { wetMm: 0 },
      alerts: { frostC: 3, groundFrostC: 5, rainMm24h: 5, gustKmh: 30, thi: 60, blightHumidHours: 3 },
    },
  },
]
const own = fc.constantFrom(...owns)
const past = fc.constantFrom<Partial<FarmRules>>({}, { soilDeficitMm: 14, rainBeforeMm: 0 })

const RANK: Readonly<Record<Exclude<Verdict, 'unknown'>, number>> = { dont: 0, careful: 1, good: 2 }
/**
 * Inputs with a substitute, because few providers report gusts and chances of rain everywhere. Jobs
 * are judged without them, at best with care. A `dont` that depends only on them becomes `careful`.
 */
const STOOD_IN_FOR: ReadonlySet<string> = new Set(['gustKmh', 'pop'])
const TELLS_OF: Readonly<Record<string, string>> = {
  gust_high: 'gustKmh',
  gust_brisk: 'gustKmh',
  rain_chance: 'pop',
  rain_soon_chance: 'pop',
}
/**
 * The verdict without reasons that depend on the lost input: at best `careful`, because another
 * input replaces it.
 */
function withoutIts(name: string, { reasons }: Judgement): Verdict {
  const others = combineReasons(reasons.filter(({ code }) => TELLS_OF[code] !== name))
  return others.verdict === 'good' ? 'careful' : others.verdict
}
/**
 * True if the verdict is no better than before. An unknown verdict must not become `good` or
 * `careful`.
 */
const isNoBetter = (before: Verdict, after: Verdict): boolean =>
  after === 'unknown' || after === 'dont' || (before !== 'unknown' && RANK[after] <= RANK[before])

test('J18 never improves a verdict when any value is missing', () => {
  fc.assert(
    fc.property(arbitraryForecast, loss, own, past, (steps, taken, farmer, known) => {
      const farm = { ...createFarmRules(farmer), ...known }
      const judged = (list: readonly WeatherStep[]): JudgedStep[] =>
        judgeForecast(list, place, farm).flatMap((day) => day.steps)
      const before = judged(steps)
      for (const after of judged(without(steps, taken))) {
        const was = before.find(({ step }) => step.dt <= after.step.dt && after.step.dt < stepEnd(step))
        for (const work of JOBS) {
          const [from, to] = [was?.judgements[work], after.judgements[work]]
          if (!from || isNoBetter(from.verdict, to.verdict)) continue
          const isCare = STOOD_IN_FOR.has(taken.name) && isNoBetter(withoutIts(taken.name, from), to.verdict)
          if (!isCare) expect({ work, taken, from, to }).toBe('no better')
        }
      }
    }),
    PROPERTY_RUNS,
  )
})

test('J18 never improves a verdict when the farmer’s past data is missing', () => {
  fc.assert(
    fc.property(arbitraryForecast, (steps) => {
      const verdicts = (farm: FarmRules) =>
        judgeForecast(steps, place, farm).flatMap((day) => day.steps.map(({ judgements }) => judgements))
      const before = verdicts({ ...DEFAULT_RULES, soilDeficitMm: 14, rainBeforeMm: 3 })
      for (const [i, after] of verdicts(DEFAULT_RULES).entries())
        for (const work of JOBS) {
          const was = before[i]?.[work].verdict ?? 'unknown'
          expect(isNoBetter(was, after[work].verdict), `${work}: ${was}, ${after[work].verdict}`).toBe(true)
        }
    }),
  )
})

/** Alert kinds for which a lower value is worse. */
const OF_COLD: ReadonlySet<AlertKind> = new Set(['frost', 'ground_frost', 'wind_chill'])

test('E10 lists an alert as unchecked when missing data drops or weakens it', () => {
  fc.assert(
    fc.property(arbitraryForecast, loss, own, fc.nat(20), (steps, taken, farmer, elapsed) => {
      const look = (list: readonly WeatherStep[]) => {
        const [past, ahead] = [list.slice(0, elapsed), list.slice(elapsed)]
        return findAlerts(ahead, place, undefined, createAlertLimits(farmer), past)
      }
      const [before, after] = [look(steps), look(without(steps, taken))]
      const unchecked = new Set(after.unchecked.map(({ kind }) => kind))
      for (const { kind } of before.unchecked) expect(unchecked).toContain(kind)
      for (const { kind, value = 0, id } of before.alerts) {
        // Past weather only determines when an event starts. Without it, an event may begin later
        // and have another id.
        if (unchecked.has(kind)) continue
        const sign = OF_COLD.has(kind) ? -1 : 1
        const still = after.alerts
          .filter((alert) => alert.kind === kind)
          .map((alert) => (alert.value ?? 0) * sign)
        expect(Math.max(...still, -Infinity), id).toBeGreaterThanOrEqual(value * sign - 1e-9)
      }
    }),
    PROPERTY_RUNS,
  )
})

test('E18 never raises an alert at a looser limit that it does not raise at a stricter one', () => {
  fc.assert(
    fc.property(arbitraryForecast, fc.nat(20), numberBetween(0, 8), (steps, elapsed, by) => {
      const look = (further: number) => {
        const alerts = {
          frostC: -further,
          groundFrostC: -further,
          gustKmh: 40 + further,
          rainMm24h: 10 + further,
          snowMm24h: 5 + further,
          thi: 60 + further,
          heatIndexC: 28 + further,
          windChillC: -further,
        }
        const limits = createAlertLimits({ limits: { alerts } })
        return findAlerts(steps.slice(elapsed), place, undefined, limits, steps.slice(0, elapsed)).alerts
      }
      const [near, far] = [look(0), look(by)]
      // A stricter limit may split one event into two.
      for (const alert of far)
        for (const { startDt, endDt } of splitSpells(alert)) {
          const around = near.filter(
            (other) =>
              (other.kind === alert.kind &&
                splitSpells(other).some((spell) => spell.startDt <= startDt && spell.endDt >= endDt)) ||
              // A ground frost is reported with that night's air frost.
              (alert.kind === 'ground_frost' && other.id === alert.id.replace('ground_', '')),
          )
          expect(around.length, `${alert.id} at ${by}`).toBeGreaterThan(0)
        }
    }),
    PROPERTY_RUNS,
  )
})

/** Leaves out the times: if both ends of a step are equally cold, the known one is reported. */
const howCold = (frost: NonNullable<DayStatement['tonight']>['frost']) =>
  frost && { ...frost, air: frost.air?.tempC, ground: frost.ground?.tempC }

const lasts = (frost: DayStatement['frost']) => (frost?.allDay ?? frost?.restOfDay) === true

const CLAIMS = ['good', 'careful', 'unknown', 'dont'] as const

test('T3 never describes a day as better with less data', () => {
  fc.assert(
    fc.property(arbitraryForecast, loss, own, (steps, taken, farmer) => {
      const farmOfAll = { ...farmer, enterprises: ['dairy'] as const }
      const before = judgeDayStatements(steps, place, farmOfAll)
      for (const to of judgeDayStatements(without(steps, taken), place, farmOfAll)) {
        const from = before.find(({ day }) => day === to.day)
        if (from === undefined) continue
        const told = `${JSON.stringify(from)} -> ${JSON.stringify(to)}`
        const [rainTo, rainFrom] = [
          { ...to.rain, fall: undefined, between: undefined },
          { ...from.rain, fall: undefined, between: undefined },
        ]
        if (!isDeepStrictEqual(rainTo, rainFrom))
          expect(
            to.rain.kind === 'dry' || to.rain.kind === 'trace'
              ? !to.rain.chancesKnown
              : to.rain.kind === 'unknown',
            told,
          ).toBe(true)
        const dryTo = 'between' in to.rain ? to.rain.between : undefined
        const dryFrom = 'between' in from.rain ? from.rain.between : undefined
        if (to.rain.kind === from.rain.kind && !isDeepStrictEqual(dryTo, dryFrom))
          expect(dryTo?.chancesKnown, told).toBe(false)
        // Without a step's maximum nothing shows a thaw, so a frost may seem longer, which is
        // worse, not better.
        const isLonger = lasts(to.frost) && !lasts(from.frost)
        if (!isLonger && !isDeepStrictEqual(to.frost, from.frost))
          expect(to.frost?.unknownHours || to.tonight?.frost?.unknownHours, told).toBe(true)
        if (!isDeepStrictEqual(howCold(to.tonight?.frost), howCold(from.tonight?.frost)))
          expect(to.tonight?.frost?.unknownHours, told).toBe(true)
        for (const [i, { time }] of to.jobs.entries()) {
          const was = from.jobs[i]?.time
          const stood = STOOD_IN_FOR.has(taken.name) ? 'careful' : 'unknown'
          const least = was === undefined ? -1 : CLAIMS.indexOf(was)
          // "No suitable time" may become "unknown".
          expect(CLAIMS.indexOf(time), told).toBeGreaterThanOrEqual(Math.min(least, CLAIMS.indexOf(stood)))
        }
      }
    }),
    PROPERTY_RUNS,
  )
})

const RISKS = ['severe', 'air_frost', 'ground_frost', 'low', 'none']

test('I9 never rates a night or a mowing day better with less data', () => {
  fc.assert(
    fc.property(arbitraryForecast, loss, (steps, taken) => {
      const less = without(steps, taken)
      const nights = findFrostNights(steps, place)
      for (const { key, risk } of findFrostNights(less, place)) {
        const was = nights.find((night) => night.key === key)?.risk
        if (!was || !risk.known) continue
        expect(was.known, key).toBe(true)
        if (was.known) expect(RISKS.indexOf(risk.value), key).toBeLessThanOrEqual(RISKS.indexOf(was.value))
      }
      const mowing = new Map(mowingDays(createHayDays(steps, place)).map(({ key, mow }) => [key, mow]))
      for (const { key, mow } of mowingDays(createHayDays(less, place)))
        if (knownValue(mow) === true) expect(mowing.get(key), key).toEqual(mow)
    }),
    PROPERTY_RUNS,
  )
})
