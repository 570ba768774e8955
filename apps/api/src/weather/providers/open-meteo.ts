import * as z from 'zod'
import { offsetAt, zoneAt } from '../../timing/place-zone.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { dailyCalls, webUrl } from '../../upstream/service-settings.ts'
import type { Point } from '../grid.ts'
import { isSunUp } from '../steps/daylight.ts'
import { dedupeByTime } from '../steps/dedupe-by-time.ts'
import { foldHours, type Hour } from '../steps/fold-hours.ts'
import { listEndDt, splitHours } from '../steps/hour-step.ts'
import { hourSteps } from '../steps/hour-steps.ts'
import {
  celsius,
  compassDegrees,
  hectopascal,
  humidityPercent,
  inPhysicalRange,
  metresAboveSea,
  metresOfSnow,
  metresPerSecond,
  millimetres,
  percent,
  unixSeconds,
} from '../steps/lenient.ts'
import {
  classifyPrecipitation,
  NO_PRECIPITATION,
  type Precipitation,
  type PrecipitationKind,
  toPlausiblePrecipitation,
} from '../steps/precipitation.ts'
import { omitUndefined, toForecastEntry } from '../steps/step.ts'
import { upcomingSteps } from '../steps/upcoming-steps.ts'
import { toPlausibleCode, wmoCodes } from '../steps/wmo-codes.ts'
import { OpenMeteoService } from './open-meteo-service.ts'
import {
  type CurrentReading,
  defineProvider,
  type ForecastReading,
  type ProviderInfo,
  type WeatherProvider,
} from './provider.ts'

/** Six calendar days always include 120 hours from any time of the first day. */
const FORECAST_DAYS = 6
/**
 * Earlier rain does not affect the rules. These days are free, because a call for up to 14 days in
 * total costs the same.
 */
const PAST_DAYS = 2

/**
 * Requested hourly variables. More than ten cost more than one call of the quota: 17 count as 1.7,
 * and each further one adds a tenth.
 */
const variables = {
  temperature_2m: celsius,
  apparent_temperature: inPhysicalRange(-120, 90),
  dew_point_2m: celsius,
  relative_humidity_2m: humidityPercent,
  pressure_msl: hectopascal,
  cloud_cover: percent,
  wind_speed_10m: metresPerSecond,
  wind_direction_10m: compassDegrees,
  wind_gusts_10m: metresPerSecond,
  precipitation: millimetres,
  rain: millimetres,
  showers: millimetres,
  snowfall: millimetres,
  snow_depth: metresOfSnow,
  precipitation_probability: percent,
  weather_code: inPhysicalRange(0, 99),
  is_day: inPhysicalRange(0, 1),
} as const
const names = Object.keys(variables) as (keyof typeof variables)[]
const namedInstant = z.object({ time: unixSeconds, ...variables })
type Instant = z.output<typeof namedInstant>

const series = z.array(z.unknown()).optional().catch(undefined)
// Rows without a time are dropped.
export const hourlySchema = z
  .looseObject({ time: z.array(unixSeconds.nullable().catch(null)).min(1) })
  .catchall(series)

const place = { utc_offset_seconds: z.number().int(), timezone: z.string().optional().catch(undefined) }
const sunTimes = z.object({ sunrise: z.array(unixSeconds), sunset: z.array(unixSeconds) })
const forecastAnswer = z.object({
  ...place,
  elevation: metresAboveSea,
  hourly: hourlySchema,
  daily: sunTimes.optional().catch(undefined),
})
const currentAnswer = z.object({ ...place, current: namedInstant })

interface Options {
  baseUrl: string
  /** Current time, in Unix ms. */
  now: () => number
}

export const openMeteoInfo = {
  id: 'open-meteo',
  name: 'Open-Meteo',
  url: 'https://open-meteo.com/',
  attribution: 'Weather data by Open-Meteo.com',
  licence: 'CC BY 4.0',
} as const

/** Open-Meteo: worldwide, hourly, without a key for non-commercial use. Can also be self-hosted. */
export class OpenMeteo implements WeatherProvider {
  readonly info: ProviderInfo = openMeteoInfo
  readonly #service: OpenMeteoService
  readonly #now: () => number

  constructor({ baseUrl, now }: Options) {
    this.#service = new OpenMeteoService(this.info.id, baseUrl)
    this.#now = now
  }

  async forecast(at: Point, signal: AbortSignal): Promise<ForecastReading> {
    const span = { past_days: PAST_DAYS, forecast_days: FORECAST_DAYS }
    const query = { hourly: names.join(','), daily: 'sunrise,sunset', ...span }
    const answer = await this.#service.ask(
      '/v1/forecast',
      { schema: forecastAnswer, what: query },
      at,
      signal,
    )
    const rows = toHours(answer.hourly)
    const now = this.#now()
    const steps = foldHours(rows, wmoCodes, (time) => isSunUp(at, time))
    const list = upcomingSteps(steps, (step) => step.at, now).map(toForecastEntry)
    if (list.length === 0) throw new UpstreamFailure(this.info.id, 'no_data', 'no temperature for this point')
    const { past, hours } = splitHours(hourSteps(rows, wmoCodes.wmo), now, listEndDt(list))
    // An hour needs two consecutive rows.
    if (hours.length === 0) throw new UpstreamFailure(this.info.id, 'no_data', 'no hours for this point')
    const isToday = sameDay(now / 1000, answer.utc_offset_seconds)
    const sun = {
      sunrise: answer.daily?.sunrise.find(isToday),
      sunset: answer.daily?.sunset.find(isToday),
    }
    return {
      forecast: {
        list,
        hours,
        past: { sourceId: this.info.id, hours: past },
        ...omitUndefined({ elevationM: answer.elevation }),
        city: {
          coord: at,
          timezone: answer.utc_offset_seconds,
          ...omitUndefined({ zone: zoneOf(at, answer, now / 1000), ...sun }),
        },
      },
    }
  }

  async current(at: Point, signal: AbortSignal): Promise<CurrentReading> {
    const { current, utc_offset_seconds } = await this.#service.ask(
      '/v1/forecast',
      { schema: currentAnswer, what: { current: names.join(',') } },
      at,
      signal,
    )
    const { fallen: _fallen, chance: _chance, tempC, ...hour } = toHour(current)
    if (tempC === undefined)
      throw new UpstreamFailure(this.info.id, 'no_data', 'no temperature for this point')
    const condition = hour.code === undefined ? undefined : wmoCodes.condition(hour.code)
    const step = { ...hour, tempC, condition, isDay: hour.isDay ?? isSunUp(at, hour.at) }
    return { current: { ...toForecastEntry(step), coord: at, timezone: utc_offset_seconds } }
  }

  close(): Promise<void> {
    return this.#service.close()
  }
}

export const openMeteo = defineProvider({
  info: openMeteoInfo,
  settings: {
    OPEN_METEO_BASE_URL: webUrl.default('https://api.open-meteo.com'),
    OPEN_METEO_ARCHIVE_BASE_URL: webUrl.default('https://archive-api.open-meteo.com'),
    // Open-Meteo allows 10,000 free calls a day, and each of our calls counts as 1.7.
    OPEN_METEO_CALLS_PER_DAY: dailyCalls.default(5_800),
  },
  isUsual: () => true,
  callsADay: ({ OPEN_METEO_CALLS_PER_DAY: calls }) => calls,
  make:
    ({ OPEN_METEO_BASE_URL: baseUrl }, { now }) =>
    () =>
      new OpenMeteo({ baseUrl, now }),
})

/** Whether two times (Unix seconds) are on the same day, at an offset in seconds east of UTC. */
const sameDay = (a: number, offset: number) => (b: number) =>
  Math.floor((a + offset) / 86_400) === Math.floor((b + offset) / 86_400)

/** The zone named in the answer, unless it has another current offset on this machine. */
function zoneOf(
  at: Point,
  { timezone, utc_offset_seconds: offsetSeconds }: z.output<typeof forecastAnswer>,
  now: number,
): string | undefined {
  const agrees = timezone !== undefined && offsetAt(timezone, now) === offsetSeconds
  return agrees ? timezone : zoneAt({ ...at, offsetSeconds }, now)
}

/** Converts columns to rows. Null and invalid values become undefined. */
export function toHours({ time, ...columns }: z.output<typeof hourlySchema>): Hour<number>[] {
  const rows = time.flatMap((at, index) => {
    if (at === null) return []
    const row = Object.fromEntries(
      names.map((name) => [name, (columns[name] as unknown[] | undefined)?.[index]]),
    )
    return toHour(namedInstant.parse({ time: at, ...row }))
  })
  return dedupeByTime(rows, (row) => row.at)
}

function toHour(row: Instant): Hour<number> {
  const { precipitation_probability: chance, is_day: isDay } = row
  return {
    at: row.time,
    tempC: row.temperature_2m,
    feelsLikeC: row.apparent_temperature,
    dewPointC: row.dew_point_2m,
    humidity: row.relative_humidity_2m,
    pressureHpa: row.pressure_msl,
    cloud: row.cloud_cover,
    windMs: row.wind_speed_10m,
    windFrom: row.wind_direction_10m,
    gustMs: row.wind_gusts_10m,
    chance: chance === undefined ? undefined : chance / 100,
    snowDepthM: row.snow_depth,
    fallen: row.precipitation === undefined ? undefined : toFallen(row.precipitation, row),
    code: row.weather_code === undefined ? undefined : toPlausibleCode(row.weather_code, row.temperature_2m),
    isDay: isDay === undefined ? undefined : isDay === 1,
  }
}

/**
 * Rounding error of four values rounded to a tenth, in mm. If the parts differ from the total by
 * more, they are wrong.
 */
const ROUNDING_MM = 0.25

/**
 * Splits the total into rain and snow. Some models have `rain` or `showers` as null, or as 0
 * although the total is not (open-meteo#935, #1723, #1781). The parts therefore give only the
 * proportions, and only if they add up to the total.
 */
function toFallen(
  precipitation: number,
  { rain, showers, snowfall, weather_code: code, temperature_2m: tempC }: Instant,
): Precipitation {
  if (precipitation === 0) return NO_PRECIPITATION
  if (rain !== undefined && showers !== undefined && snowfall !== undefined) {
    // 7 cm of snow corresponds to 10 mm of water.
    const snow = (snowfall * 10) / 7
    const parts = rain + showers + snow
    if (parts > 0 && Math.abs(parts - precipitation) <= ROUNDING_MM) {
      const snowMm = Math.round(((precipitation * snow) / parts) * 100) / 100
      return toPlausiblePrecipitation({ rainMm: precipitation - snowMm, snowMm }, tempC)
    }
  }
  return classifyPrecipitation(precipitation, code === undefined ? undefined : kindOf(code), tempC)
}

function kindOf(code: number): PrecipitationKind | undefined {
  const group = wmoCodes.condition(code)?.main
  if (group === 'Snow') return 'snow'
  return group === 'Rain' || group === 'Drizzle' ? 'rain' : undefined
}
