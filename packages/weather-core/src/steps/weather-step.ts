import { FORECAST_INTERVAL_HOURS } from '../defaults.ts'
import type { Interval } from '../sun/daylight.ts'
import { msToKmh } from '../unit-conversion.ts'
import { fallenMm } from './fallen.ts'

/**
 * The weather of one step, from `dt` (unix seconds) to its end, in the units farm rules use. Temperature, humidity,
 * wind, cloud and pressure are those at `dt`; rain, gust and chance of rain those of the step. What the provider does
 * not give is absent, and never stands for zero.
 */
export interface WeatherStep {
  dt: number
  /** Length of the step; 3 unless given. Some providers have nothing finer than 6 hours after two or three days. */
  hours?: number | undefined
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
  /** The most that may fall, by a provider that gives a range with its amount. */
  maxRainMm?: number | undefined
  /** As much of `rainMm` as falls as snow, mm of water. */
  snowMm?: number | undefined
  /** Snow that lies at `dt`, m: what lay before the first step, too. */
  snowDepthM?: number | undefined
  /** Chance of rain, 0..1. */
  pop?: number | undefined
  cloudPct?: number | undefined
  /** At sea level. */
  pressureHpa?: number | undefined
  /**
   * The weather from `dt` on, by WMO's code of present weather (table 4677): 45 fog, 71 light snow, 95 thunderstorm.
   */
  weatherCode?: number | undefined
}

const HOUR_SECONDS = 3600

/** Length of a step, hours. */
export const stepHours = ({ hours = FORECAST_INTERVAL_HOURS }: Pick<WeatherStep, 'hours'>): number => hours

/** When a step ends, unix seconds. */
export const stepEnd = (step: Pick<WeatherStep, 'dt' | 'hours'>): number =>
  step.dt + stepHours(step) * HOUR_SECONDS

/** The time a step covers. */
export const stepInterval = (step: Pick<WeatherStep, 'dt' | 'hours'>): Interval => ({
  startDt: step.dt,
  endDt: stepEnd(step),
})

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
  /** Rain and snow are known together or not at all: one of the two alone is no total. */
  rain?: { '3h': number } | undefined
  snow?: { '3h': number } | undefined
  /** mm in the 6 hours from `dt`, where the provider has nothing finer. */
  precipitation_6h?: number | undefined
}

const kmh = (ms: number | undefined): number | undefined => (ms === undefined ? undefined : msToKmh(ms))

/**
 * The farm's view of a forecast entry: wind in km/h, snow added to rain as water. An entry whose rain is known for 6
 * hours only is a step of 6 hours. Absent stays absent.
 */
export function weatherStep(entry: ForecastEntryWeather): WeatherStep {
  const rainMm = fallenMm(entry)
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
