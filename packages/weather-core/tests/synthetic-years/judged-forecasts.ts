import type { WeatherStep } from '../../src/steps/weather-step.ts'
import { DEFAULT_RULES } from '../../src/work/farm/farm.ts'
import { type Job, judgeForecast } from '../../src/work/judge-forecast.ts'
import type { Climate } from './climates.ts'
import { isForbidden } from './forbidden.ts'
import { PROVIDER_VIEWS, type Provider } from './provider-views.ts'
import { addSnowDepth, createWaterCheck } from './snow-water.ts'
import { syntheticYear } from './synthetic-year.ts'

const HOUR = 3600
const START = Date.UTC(2025, 0, 1) / 1000
/** Interval between the five-day forecasts, in hours. */
const EVERY_HOURS = 5 * 24
/** Past hours from Open-Meteo, for all providers. */
const PAST_HOURS = 48
const farm = { ...DEFAULT_RULES, soilDeficitMm: 20 }
const providers = Object.keys(PROVIDER_VIEWS) as Provider[]

/** Five days of a synthetic year, judged from the data that each provider would report. */
export interface JudgedForecast {
  readonly days: Readonly<Record<Provider, ReturnType<typeof judgeForecast>>>
  /**
   * Whether the limits forbid a job in any hour from `startDt` to `endDt`, even if the provider
   * does not show it.
   */
  hasForbidden(work: Job, startDt: number, endDt: number): boolean
}

/** Judged forecasts for a year in a climate. */
export function* judgedForecasts(climate: Climate, seed: number): Generator<JudgedForecast> {
  const year = addSnowDepth(syntheticYear(climate, START, seed))
  const place = { ...climate, offsetSeconds: 0 }
  for (let first = PAST_HOURS; first + EVERY_HOURS < year.length; first += EVERY_HOURS) {
    const past = year.slice(first - PAST_HOURS, first)
    const ahead = year.slice(first, first + EVERY_HOURS + 1)
    const byWater = createWaterCheck([...past, ...ahead], place)
    const judged = (provider: Provider) =>
      judgeForecast(PROVIDER_VIEWS[provider](ahead.slice(0, EVERY_HOURS)), place, farm, { steps: past })
    yield {
      days: Object.fromEntries(
        providers.map((provider) => [provider, judged(provider)]),
      ) as JudgedForecast['days'],
      hasForbidden: (work, startDt, endDt) =>
        ahead
          .slice(...[startDt, endDt + HOUR].map((dt) => (dt - (ahead[0]?.dt ?? 0)) / HOUR))
          .some(
            (hour) =>
              isForbidden(work, hour.dt < endDt ? hour : atItsStart(hour), climate.elevationM) ||
              (hour.dt < endDt && byWater(work, hour.dt)),
          ),
    }
  }
}

/** The last hour counts with its reading, but without the rain and gusts that follow. */
const atItsStart = (hour: WeatherStep): WeatherStep => ({ ...hour, rainMm: 0, gustKmh: 0 })
