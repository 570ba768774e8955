import type { CurrentWeather } from '@smart-farming/contracts/weather'
import * as z from 'zod'
import { type ZonedPoint, zoneWithOffset } from '../../../timing/place-zone.ts'
import type { ForecastAnswer } from '../../answers/forecast-answer.ts'
import { isSunUp } from '../../steps/daylight.ts'
import { dedupeByTime } from '../../steps/dedupe-by-time.ts'
import { foldHours, type Hour } from '../../steps/fold-hours.ts'
import { type HourStep, listEndDt, splitHours } from '../../steps/hour-step.ts'
import { hourSteps, longStep } from '../../steps/hour-steps.ts'
import {
  celsius,
  compassDegrees,
  hectopascal,
  humidityPercent,
  metresAboveSea,
  metresPerSecond,
  millimetres,
  percent,
} from '../../steps/lenient.ts'
import { classifyPrecipitation, NO_PRECIPITATION, type Precipitation } from '../../steps/precipitation.ts'
import { omitUndefined, type Step, toForecastEntry } from '../../steps/step.ts'
import { upcomingSteps } from '../../steps/upcoming-steps.ts'
import { isDaySymbol, metSymbols, precipitationKind, toPlausibleSymbol } from './met-symbols.ts'

const HOUR = 3600

const instant = z.object({
  air_temperature: celsius,
  dew_point_temperature: celsius,
  relative_humidity: humidityPercent,
  air_pressure_at_sea_level: hectopascal,
  cloud_area_fraction: percent,
  wind_speed: metresPerSecond,
  wind_from_direction: compassDegrees,
  wind_speed_of_gust: metresPerSecond,
})
const period = z
  .object({
    summary: z
      .object({ symbol_code: z.string().optional().catch(undefined) })
      .catch({ symbol_code: undefined }),
    details: z
      .object({
        precipitation_amount: millimetres,
        precipitation_amount_max: millimetres,
        probability_of_precipitation: percent,
        air_temperature_max: celsius,
        air_temperature_min: celsius,
      })
      .partial()
      .catch({}),
  })
  .optional()
  .catch(undefined)

const timestep = z
  .object({
    time: z.iso.datetime().transform((text) => Date.parse(text) / 1000),
    data: z.object({
      instant: z.object({ details: instant }),
      next_1_hours: period,
      next_6_hours: period,
    }),
  })
  .transform(({ time, data }) => ({
    at: time,
    now: data.instant.details,
    nextHour: data.next_1_hours,
    next6Hours: data.next_6_hours,
  }))
type Timestep = z.output<typeof timestep>
type PeriodDetails = NonNullable<z.output<typeof period>>['details']

/** A Locationforecast document, with the fields that we use. Invalid steps are dropped. */
export const metDocument = z
  .object({
    geometry: z
      .object({ coordinates: z.tuple([z.unknown(), z.unknown(), metresAboveSea]) })
      .optional()
      .catch(undefined),
    properties: z.object({
      meta: z.object({ updated_at: z.iso.datetime() }),
      timeseries: z.array(timestep.nullable().catch(null)).min(1),
    }),
  })
  .transform(({ geometry, properties: { meta, timeseries } }) => ({
    elevationM: geometry?.coordinates[2],
    issuedAt: new Date(meta.updated_at).toISOString(),
    steps: dedupeByTime(
      timeseries.filter((step) => step !== null),
      ({ at }) => at,
    ),
  }))
export type MetDocument = z.output<typeof metDocument>

/**
 * A forecast in 3-hour steps while the document is hourly, then in the document's 6-hour steps.
 * These keep their amount as `precipitation_6h`, because a 6-hour total cannot be halved into
 * 3-hour totals.
 * @param here the point, with its country
 * @returns undefined if the document has nothing after `nowMs` (Unix ms)
 */
export function metForecast(
  { steps, elevationM }: MetDocument,
  here: ZonedPoint,
  nowMs: number,
): Omit<ForecastAnswer, 'source'> | undefined {
  const isDay = (time: number) => isSunUp(here, time)
  const rows = toHours(steps)
  const folded = foldHours(rows, metSymbols, isDay)
  const coarse = new Map(steps.filter(isSixHourly).map((step) => [step.at, step]))
  const all = folded.map((step) => withSixHours(step, coarse.get(step.at)))
  const list = upcomingSteps(all, (step) => step.at, nowMs).map(toForecastEntry)
  if (list.length === 0) return undefined
  const long = [...coarse.values()].flatMap((step) => sixHours(step) ?? [])
  // The document begins with the hour of its issue, so it has no past.
  const { hours } = splitHours([...hourSteps(rows, metSymbols.wmo), ...long], nowMs, listEndDt(list))
  const city = { coord: { lat: here.lat, lon: here.lon }, ...zoneWithOffset(here, nowMs / 1000) }
  return { list, hours, city, ...omitUndefined({ elevationM }) }
}

/** Undefined without a temperature at the start of the step. */
function sixHours(step: Timestep): HourStep | undefined {
  const { air_temperature: tempC } = step.now
  if (tempC === undefined) return undefined
  const told = step.next6Hours?.summary.symbol_code
  const symbol = told && toPlausibleSymbol(told, tempC)
  const whole = withSixHours({ ...instants(step), tempC, isDay: true }, step)
  const kind = symbol === undefined ? undefined : precipitationKind(symbol)
  const mm = whole.precipitation6hMm
  const fallen = mm === undefined ? undefined : classifyPrecipitation(mm, kind, tempC)
  return longStep({ ...whole, fallen }, 6, symbol === undefined ? undefined : metSymbols.wmo(symbol))
}

/** The weather of the hour that contains `nowMs` (Unix ms); undefined if the document lacks it. */
export function metCurrent(
  { steps }: MetDocument,
  here: ZonedPoint,
  nowMs: number,
): Omit<CurrentWeather, 'source'> | undefined {
  const now = nowMs / 1000
  const step = steps.findLast((each) => each.at <= now && each.at > now - 2 * HOUR)
  if (step?.now.air_temperature === undefined) return undefined
  const told = step.nextHour?.summary.symbol_code
  const symbol = told && toPlausibleSymbol(told, step.now.air_temperature)
  const entry = toForecastEntry({
    ...instants(step),
    tempC: step.now.air_temperature,
    gustMs: step.now.wind_speed_of_gust,
    condition: symbol === undefined ? undefined : metSymbols.condition(symbol),
    isDay: (symbol === undefined ? undefined : isDaySymbol(symbol)) ?? isSunUp(here, step.at),
  })
  return { ...entry, coord: { lat: here.lat, lon: here.lon }, timezone: zoneWithOffset(here, now).timezone }
}

/**
 * Converts steps to hours. MET's periods begin at the time of the step, but the amounts of an
 * {@link Hour} are for the hour that ends at its time. Each amount therefore moves to the following
 * hour.
 */
function toHours(steps: readonly Timestep[]): Hour<string>[] {
  const byTime = new Map(steps.map((step) => [step.at, step]))
  return steps.map((step) => {
    const before = byTime.get(step.at - HOUR)
    const symbol = step.nextHour?.summary.symbol_code
    return {
      ...instants(step),
      tempC: step.now.air_temperature,
      gustMs: step.now.wind_speed_of_gust,
      chance: fraction(before?.nextHour?.details.probability_of_precipitation),
      fallen: before && fallenAfter(before),
      mostMm: before?.nextHour?.details.precipitation_amount_max,
      code: symbol && toPlausibleSymbol(symbol, step.now.air_temperature),
      isDay: symbol === undefined ? undefined : isDaySymbol(symbol),
    }
  })
}

function fallenAfter({ nextHour, now }: Timestep): Precipitation | undefined {
  const mm = nextHour?.details.precipitation_amount
  if (mm === undefined || mm === 0) return mm === 0 ? NO_PRECIPITATION : undefined
  const told = precipitationKind(nextHour?.summary.symbol_code ?? '')
  return classifyPrecipitation(mm, told, now.air_temperature)
}

function instants({ at, now }: Timestep) {
  return {
    at,
    dewPointC: now.dew_point_temperature,
    humidity: now.relative_humidity,
    pressureHpa: now.air_pressure_at_sea_level,
    cloud: now.cloud_area_fraction,
    windMs: now.wind_speed,
    windFrom: now.wind_from_direction,
  }
}

/** The next step must be six hours later: amounts of overlapping periods would be counted twice. */
function isSixHourly(step: Timestep, index: number, steps: readonly Timestep[]): boolean {
  const next = steps[index + 1]
  return step.nextHour === undefined && (next === undefined || next.at - step.at >= 6 * HOUR)
}

function withSixHours(step: Step, coarse: Timestep | undefined): Step {
  const period = coarse?.next6Hours
  if (period === undefined) return step
  const { details } = period
  const told = period.summary.symbol_code
  const symbol = told && toPlausibleSymbol(told, step.tempC)
  return {
    ...step,
    ...extremes(step.tempC, details),
    chance: step.chance ?? fraction(details.probability_of_precipitation),
    precipitation6hMm: details.precipitation_amount,
    condition: step.condition ?? (symbol === undefined ? undefined : metSymbols.condition(symbol)),
  }
}

/** Includes the reading at the start of the period. */
function extremes(tempC: number, details: PeriodDetails): Pick<Step, 'minC' | 'maxC'> {
  const { air_temperature_min: min, air_temperature_max: max } = details
  return {
    ...(min !== undefined && { minC: Math.min(min, tempC) }),
    ...(max !== undefined && { maxC: Math.max(max, tempC) }),
  }
}

const fraction = (pct: number | undefined): number | undefined => (pct === undefined ? undefined : pct / 100)
