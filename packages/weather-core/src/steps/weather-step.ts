import { msToKmh } from '../unit-conversion.ts'

/**
 * The weather of one 3-hour step, from `dt` (unix seconds) to 3 hours later, in the units farm rules use. Temperature,
 * humidity, wind and cloud are those at `dt`; rain, gust and chance of rain those of the step. What the provider does
 * not give is absent, and never stands for zero.
 */
export interface WeatherStep {
  dt: number
  tempC?: number | undefined
  /** Extremes within the step, where given. */
  minTempC?: number | undefined
  maxTempC?: number | undefined
  humidityPct?: number | undefined
  dewPointC?: number | undefined
  /** Mean wind at 10 m. */
  windKmh?: number | undefined
  gustKmh?: number | undefined
  /** Rain in the step, snow counted as water. */
  rainMm?: number | undefined
  /** Chance of rain, 0..1. */
  pop?: number | undefined
  cloudPct?: number | undefined
}

/** Length of a step, seconds. */
export const STEP_SECONDS = 10_800

/** The parts of a forecast entry (OpenWeather's shape, metric units) that farm rules read. */
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
  rain?: { '3h': number } | undefined
  snow?: { '3h': number } | undefined
}

const sumOfKnown = (...values: (number | undefined)[]): number | undefined =>
  values.reduce((sum, value) => (value === undefined ? sum : (sum ?? 0) + value), undefined)

const kmh = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : msToKmh(ms))

/** The farm's view of a forecast entry: wind in km/h, snow added to rain as water. Absent stays absent. */
export const weatherStep = (entry: ForecastEntryWeather): WeatherStep => ({
  dt: entry.dt,
  tempC: entry.main.temp,
  minTempC: entry.main.temp_min,
  maxTempC: entry.main.temp_max,
  humidityPct: entry.main.humidity,
  dewPointC: entry.main.dew_point,
  windKmh: kmh(entry.wind?.speed),
  gustKmh: kmh(entry.wind?.gust),
  rainMm: sumOfKnown(entry.rain?.['3h'], entry.snow?.['3h']),
  pop: entry.pop,
  cloudPct: entry.clouds?.all,
})
