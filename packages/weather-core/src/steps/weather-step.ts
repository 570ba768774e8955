import { FORECAST_INTERVAL_HOURS } from '../defaults.ts'
import type { Interval } from '../sun/daylight.ts'
import { msToKmh } from '../unit-conversion.ts'
import { entryPrecipitationMm } from './entry-precipitation.ts'

/**
 * Weather of one step, starting at `dt` (unix seconds). Temperature, humidity, wind, cloud and
 * pressure are values at `dt`; rain, gust and chance of rain are for the whole step. Data that the
 * provider lacks is absent, never zero.
 */
export interface WeatherStep {
  dt: number
  /**
   * Length of the step, 3 by default. After two or three days some providers have only 6-hour
   * steps.
   */
  hours?: number | undefined
  tempC?: number | undefined
  /** Extremes within the step. */
  minTempC?: number | undefined
  maxTempC?: number | undefined
  humidityPct?: number | undefined
  dewPointC?: number | undefined
  /** Mean wind at 10 m. */
  windKmh?: number | undefined
  gustKmh?: number | undefined
  /** Rain in the step, including snow as water. */
  rainMm?: number | undefined
  /** Upper end of the provider's range. */
  maxRainMm?: number | undefined
  /** Part of `rainMm` that falls as snow, mm of water. */
  snowMm?: number | undefined
  /** Snow depth at `dt`, m, including older snow. */
  snowDepthM?: number | undefined
  /** Chance of rain, 0..1. */
  pop?: number | undefined
  cloudPct?: number | undefined
  /** At sea level. */
  pressureHpa?: number | undefined
  /** WMO present weather code (table 4677): 45 is fog, 71 light snow, 95 a thunderstorm. */
  weatherCode?: number | undefined
}

const HOUR_SECONDS = 3600

export const stepHours = ({ hours = FORECAST_INTERVAL_HOURS }: Pick<WeatherStep, 'hours'>): number => hours

/** End of a step, unix seconds. */
export const stepEnd = (step: Pick<WeatherStep, 'dt' | 'hours'>): number =>
  step.dt + stepHours(step) * HOUR_SECONDS

/** Time range of a step, unix seconds. */
export const stepInterval = (step: Pick<WeatherStep, 'dt' | 'hours'>): Interval => ({
  startDt: step.dt,
  endDt: stepEnd(step),
})

/** Fields of a forecast entry (OpenWeather format, metric units) that farm rules read. */
export interface ForecastEntryWeather {
  dt: number
  main: {
    temp: number
    temp_min?: number | undefined
    temp_max?: number | undefined
    humidity?: number | undefined
    dew_point?: number | undefined
  }
  wind?: { speed: number; gust?: number | undefined } | undefined
  clouds?: { all: number } | undefined
  pop?: number | undefined
  /** Rain and snow are either both known or both unknown. */
  rain?: { '3h': number } | undefined
  snow?: { '3h': number } | undefined
  /** mm in the 6 hours from `dt`, if the provider has no 3-hour values. */
  precipitation_6h?: number | undefined
}

const kmh = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : msToKmh(ms))

/**
 * Converts a forecast entry for the farm rules: wind in km/h, snow added to rain as water. An entry
 * with 6-hour rain only becomes a 6-hour step.
 */
export function weatherStep(entry: ForecastEntryWeather): WeatherStep {
  const rainMm = entryPrecipitationMm(entry)
  const isLong = rainMm === undefined && entry.precipitation_6h !== undefined
  return {
    dt: entry.dt,
    ...(isLong && { hours: 6 }),
    tempC: entry.main.temp,
    minTempC: entry.main.temp_min,
    maxTempC: entry.main.temp_max,
    humidityPct: entry.main.humidity,
    dewPointC: entry.main.dew_point,
    windKmh: kmh(entry.wind?.speed),
    gustKmh: kmh(entry.wind?.gust),
    rainMm: isLong ? entry.precipitation_6h : rainMm,
    snowMm: rainMm === undefined ? undefined : entry.snow?.['3h'],
    pop: entry.pop,
    cloudPct: entry.clouds?.all,
  }
}
