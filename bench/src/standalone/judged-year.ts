// Judges a synthetic year in six climates, in the form of each provider: shares of daytime verdicts, and windows with
// an hour that the limits forbid. Run: pnpm --filter @smart-farming/bench judged-year [seed]
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { stepHours } from '@smart-farming/weather-core/steps/weather-step'
import { DEFAULT_RULES } from '@smart-farming/weather-core/work/farm/farm'
import { JOBS, judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { CLIMATES, type Climate } from '../year/climates.ts'
import { isForbidden } from '../year/forbidden.ts'
import { generateYear } from '../year/generated-year.ts'
import { PROVIDER_FORMATS, type Provider } from '../year/provider-formats.ts'
import { createWaterCheck, withSnowDepth } from '../year/snow-water.ts'

const SEED = Number(process.argv[2] ?? 12)
const START = Date.UTC(2025, 0, 1) / 1000
const HOUR = 3600
/** A five-day forecast is made every fifth day. */
const EVERY_HOURS = 5 * 24
/** Past hours that Open-Meteo supplies, whichever provider is first. */
const PAST_HOURS = 48
const VERDICTS = ['good', 'careful', 'dont', 'unknown'] as const

const hoursOf = new Map<string, number>()
/** By the provider's data, and by the hours behind it. */
const forbidden = {
  given: new Map<string, number>(),
  hidden: new Map<string, number>(),
  windows: new Map<string, number>(),
}
const add = (to: Map<string, number>, key: string, by = 1) => to.set(key, (to.get(key) ?? 0) + by)

function judgeFrom(
  climate: Climate,
  provider: Provider,
  past: readonly WeatherStep[],
  ahead: readonly WeatherStep[],
): void {
  const given = PROVIDER_FORMATS[provider](ahead.slice(0, EVERY_HOURS))
  const place = { ...climate, offsetSeconds: 0 }
  const farm = { ...DEFAULT_RULES, soilDeficitMm: 20 }
  const waterInGiven = createWaterCheck([...past, ...given], place)
  const waterInHours = createWaterCheck([...past, ...ahead], place)
  for (const day of judgeForecast(given, place, farm, { steps: past })) {
    for (const { step, byDay, judgements } of day.steps)
      for (const work of byDay ? JOBS : [])
        add(hoursOf, `${work} ${provider} ${judgements[work].verdict}`, stepHours(step))
    for (const work of JOBS)
      for (const { startDt, endDt, verdict } of day.windows[work]) {
        if (verdict !== 'good') continue
        const key = `${work} ${provider}`
        add(forbidden.windows, key)
        // Both end hours are part of the window; at its end only rain and gusts do not count.
        const holds = (steps: readonly WeatherStep[], byWater: ReturnType<typeof createWaterCheck>) =>
          steps.some(
            (step) =>
              step.dt >= startDt &&
              step.dt <= endDt &&
              (isForbidden(
                work,
                step.dt < endDt ? step : { ...step, rainMm: 0, gustKmh: 0 },
                climate.elevationM,
              ) ||
                (step.dt < endDt && byWater(work, step.dt))),
          )
        if (holds(given, waterInGiven)) add(forbidden.given, key)
        if (holds(ahead, waterInHours)) add(forbidden.hidden, key)
      }
  }
}

const from = performance.now()
const cpu = process.cpuUsage()
let forecasts = 0
for (const [i, climate] of CLIMATES.entries()) {
  const year = withSnowDepth(generateYear(climate, START, SEED + i))
  for (let first = PAST_HOURS; first + EVERY_HOURS < year.length; first += EVERY_HOURS)
    for (const provider of Object.keys(PROVIDER_FORMATS) as Provider[]) {
      const past = year.slice(first - PAST_HOURS, first)
      judgeFrom(climate, provider, past, year.slice(first, first + EVERY_HOURS + 1))
      forecasts += 1
    }
}
const used = process.cpuUsage(cpu)
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
console.log(
  '| job | provider | good | careful | don’t | cannot judge | good windows | forbidden by what was given | by the hours behind it |',
)
console.log('|---|---|---|---|---|---|---|---|---|')
for (const work of JOBS)
  for (const provider of Object.keys(PROVIDER_FORMATS)) {
    const hours = VERDICTS.map((verdict) => hoursOf.get(`${work} ${provider} ${verdict}`) ?? 0)
    const all = hours.reduce((sum, part) => sum + part, 0)
    const key = `${work} ${provider}`
    const counts = [forbidden.windows, forbidden.given, forbidden.hidden].map((each) => each.get(key) ?? 0)
    console.log(
      `| ${work} | ${provider} | ${hours.map((part) => percent(part, all)).join(' | ')} | ${counts.join(' | ')} |`,
    )
  }
const ms = (used.user + used.system) / 1000
console.log(
  `${forecasts} forecasts of five days, seed ${SEED}, from ${new Date(START * 1000).toISOString().slice(0, 10)}: ` +
    `${(ms / forecasts).toFixed(1)} ms of processor time each, the made-up year and the counting included ` +
    `(${((performance.now() - from) / 1000).toFixed(0)} s in all, ${HOUR / 60}-minute hours)`,
)
