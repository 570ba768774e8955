import * as z from 'zod'
import { BoundedGet } from '../../upstream/bounded-get.ts'
import type { Point } from '../grid.ts'
import { MAX_CALL_MS } from './provider.ts'

/** Expected units of columns whose values would look plausible in other units. */
const UNITS: Readonly<Record<string, string>> = {
  temperature_2m: '°C',
  apparent_temperature: '°C',
  dew_point_2m: '°C',
  wind_speed_10m: 'm/s',
  wind_gusts_10m: 'm/s',
  precipitation: 'mm',
  precipitation_sum: 'mm',
  rain: 'mm',
  showers: 'mm',
  snowfall: 'cm',
  snow_depth: 'm',
  et0_fao_evapotranspiration: 'mm',
}

const named = z.record(z.string(), z.unknown()).optional().catch(undefined)
const units = z.object({ hourly_units: named, daily_units: named, current_units: named })

/** Accepts an answer in the requested units, or without units. */
const inUnitsAsked = z.unknown().refine((answer) => {
  const said = Object.values(units.safeParse(answer).data ?? {}).flatMap((each) => Object.entries(each ?? {}))
  return said.every(([column, unit]) => unit === '' || (UNITS[column] ?? unit) === unit)
}, 'units other than those requested')

/** A server with Open-Meteo's API: times in Unix seconds, wind in metres per second. */
export class OpenMeteoService {
  readonly #service: BoundedGet

  /** @param id name of the service in the log and in failures */
  constructor(id: string, baseUrl: string) {
    this.#service = new BoundedGet(id, baseUrl)
  }

  /**
   * @param what columns and period, as query parameters. Days are local unless a `timezone` is set.
   * @throws {UpstreamFailure} whenever there is no complete, valid answer
   */
  async ask<S extends z.ZodType>(
    path: '/v1/forecast' | '/v1/archive',
    { schema, what }: { schema: S; what: Readonly<Record<string, string | number>> },
    at: Point,
    signal: AbortSignal,
  ): Promise<z.output<S>> {
    const units = { timeformat: 'unixtime', timezone: 'auto', wind_speed_unit: 'ms' }
    const query = { latitude: at.lat, longitude: at.lon, ...units, ...what }
    const reply = await this.#service.get(path, { query, signal, deadlineMs: MAX_CALL_MS })
    return this.#service.decode(inUnitsAsked.pipe(schema), reply)
  }

  close(): Promise<void> {
    return this.#service.close()
  }
}
