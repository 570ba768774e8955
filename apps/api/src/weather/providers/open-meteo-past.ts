import { addDays } from '@smart-farming/weather-core/steps/local-days'
import { localDay, type PlaceZone, startOfDay } from '@smart-farming/weather-core/zone'
import * as z from 'zod'
import { UpstreamFailure } from '../../upstream/failure.ts'
import type { Point } from '../grid.ts'
import type { SoilAnswer } from '../history/soil-answer.ts'
import type { HourStep } from '../steps/hour-step.ts'
import { hourSteps } from '../steps/hour-steps.ts'
import { metresOfSnow, unixSeconds } from '../steps/lenient.ts'
import { omitUndefined } from '../steps/step.ts'
import { wmoCodes } from '../steps/wmo-codes.ts'
import { hourlySchema, openMeteoInfo, toHours } from './open-meteo.ts'
import { OpenMeteoService } from './open-meteo-service.ts'
import type { ProviderInfo, Timing } from './provider.ts'

/**
 * Past days fetched for the soil water balance. By then, calculations that start from wet and from
 * dry topsoil have converged nearly everywhere.
 */
const SOIL_DAYS = 60
/** Days ahead including today, as in a forecast. 66 days of three columns cost 1.4 calls. */
const DAYS_AHEAD = 6
const HALF_A_DAY = 43_200
/** Past days fetched for recent rainfall. Earlier rain does not affect the rules. */
const PAST_DAYS = 2
/** Past days fetched for leaf wetness and degree days, which the archive does not have yet. */
const LATELY_DAYS = 14
const PAST_COLUMNS =
  'temperature_2m,dew_point_2m,relative_humidity_2m,cloud_cover,wind_speed_10m,wind_gusts_10m,precipitation,weather_code,snow_depth'
const pastAnswer = z.object({ hourly: hourlySchema })

/** Cells are checked one by one, so that one invalid cell does not invalidate the column. */
const cells = z.array(z.unknown()).optional().catch(undefined)
const soilAnswer = z.object({
  utc_offset_seconds: z.number().int(),
  timezone: z.string().optional().catch(undefined),
  daily: z.object({
    time: z.array(unixSeconds.nullable().catch(null)).min(1),
    precipitation_sum: cells,
    et0_fao_evapotranspiration: cells,
  }),
  hourly: z
    .object({ time: z.array(unixSeconds.nullable().catch(null)), snow_depth: cells })
    .optional()
    .catch(undefined),
})
type SoilColumns = z.output<typeof soilAnswer>

export interface SoilReading extends Timing {
  days: SoilAnswer['days']
}

/**
 * Open-Meteo's past days: the newest short-range model run for each hour, not gauge measurements.
 */
export class OpenMeteoPast {
  readonly info: ProviderInfo = openMeteoInfo
  readonly #service: OpenMeteoService
  readonly #now: () => number

  /** @param options.now current time, in Unix ms */
  constructor({ baseUrl, now }: { baseUrl: string; now: () => number }) {
    this.#service = new OpenMeteoService(this.info.id, baseUrl)
    this.#now = now
  }

  /**
   * Rain, reference evapotranspiration and snow depth of the last 60 complete days, and the
   * evapotranspiration of the forecast days. Only hourly snow depth is reliably available. The
   * data is fresh until the local day ends.
   * @throws {UpstreamFailure} whenever there is no complete, valid answer
   */
  async soil(at: Point, signal: AbortSignal): Promise<SoilReading> {
    const daily = 'precipitation_sum,et0_fao_evapotranspiration'
    const span = { past_days: SOIL_DAYS, forecast_days: DAYS_AHEAD }
    const answer = await this.#service.ask(
      '/v1/forecast',
      { schema: soilAnswer, what: { daily, hourly: 'snow_depth', ...span } },
      at,
      signal,
    )
    return this.#soilOf(answer)
  }

  #soilOf({ daily, hourly, timezone: zone, utc_offset_seconds }: SoilColumns): SoilReading {
    const place: PlaceZone = { zone, offsetSeconds: utc_offset_seconds }
    const today = localDay(place, this.#now() / 1000)
    const snow = deepestByDay(hourly, place)
    const days = daily.time.flatMap((time, i) => (time === null ? [] : [toDay(time, i)]))
    if (!days.some(({ rainMm, et0Mm }) => rainMm !== undefined && et0Mm !== undefined))
      throw new UpstreamFailure(this.info.id, 'no_data', 'no past days for this point')
    return { days, freshUntil: startOfDay(place, addDays(today, 1)) * 1000 }

    function toDay(time: number, i: number): SoilAnswer['days'][number] {
      // Open-Meteo's days begin at whole hours of the current UTC offset. Local midnight differs
      // after a clock change or in a half-hour zone, so noon identifies the day.
      const day = localDay(place, time + HALF_A_DAY)
      const et0Mm = millimetres(daily.et0_fao_evapotranspiration, i)
      // Future precipitation comes from the displayed forecast.
      if (day >= today) return { day, ...omitUndefined({ et0Mm }) }
      const rainMm = millimetres(daily.precipitation_sum, i)
      return { day, ...omitUndefined({ rainMm, et0Mm, snowDepthM: snow.get(day) }) }
    }
  }

  /**
   * The hours of the last two days, today and tomorrow. The columns are few enough to count as one
   * call of the quota.
   * @throws {UpstreamFailure} whenever there is no complete, valid answer
   */
  hours(at: Point, signal: AbortSignal): Promise<{ hours: HourStep[] }> {
    return this.#hours({ past_days: PAST_DAYS, forecast_days: 2 }, at, signal)
  }

  /**
   * The hours of the last two weeks and today. 9 columns over 15 days count as one call of the
   * quota.
   * @throws {UpstreamFailure} whenever there is no complete, valid answer
   */
  lately(at: Point, signal: AbortSignal): Promise<{ hours: HourStep[] }> {
    return this.#hours({ past_days: LATELY_DAYS, forecast_days: 1 }, at, signal)
  }

  async #hours(span: Record<string, number>, at: Point, signal: AbortSignal): Promise<{ hours: HourStep[] }> {
    const query = { hourly: PAST_COLUMNS, ...span }
    const { hourly: columns } = await this.#service.ask(
      '/v1/forecast',
      { schema: pastAnswer, what: query },
      at,
      signal,
    )
    const hours = hourSteps(toHours(columns), wmoCodes.wmo).toSorted((a, b) => a.dt - b.dt)
    if (!hours.some(({ rainMm }) => rainMm !== undefined))
      throw new UpstreamFailure(this.info.id, 'no_data', 'no past hours for this point')
    return { hours }
  }

  close(): Promise<void> {
    return this.#service.close()
  }
}

/** In metres; days without a reading are left out. */
function deepestByDay(columns: SoilColumns['hourly'], place: PlaceZone): Map<string, number> {
  const deepest = new Map<string, number>()
  for (const [i, time] of columns?.time.entries() ?? []) {
    const depth = metresOfSnow.safeParse(columns?.snow_depth?.[i])
    if (time === null || typeof depth.data !== 'number') continue
    const day = localDay(place, time)
    deepest.set(day, Math.max(depth.data, deepest.get(day) ?? 0))
  }
  return deepest
}

function millimetres(column: readonly unknown[] | undefined, i: number): number | undefined {
  const value = column?.[i]
  return typeof value === 'number' && value >= 0 ? value : undefined
}
