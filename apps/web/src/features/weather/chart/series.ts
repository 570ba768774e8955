import type { ForecastEntry } from '@smart-farming/contracts/weather'
import {
  type DisplayUnits,
  toDisplayRain,
  toDisplayTemperature,
  toDisplayWind,
} from '@smart-farming/weather-core/display-units'
import { entryPrecipitationMm } from '@smart-farming/weather-core/steps/entry-precipitation'
import { msToKmh } from '@smart-farming/weather-core/unit-conversion'

/** A value at a time. Undefined values are drawn as gaps. */
export interface Reading {
  /** Unix seconds. */
  dt: number
  value: number | undefined
}

/** Rain over a time span, as an amount per three hours. */
export interface RainBar extends Reading {
  endDt: number
  /** Chance of rain, 0 to 1. */
  chance: number | undefined
}

/** Wind with the direction it blows from. */
export interface WindReading extends Reading {
  /** Degrees. */
  deg: number | undefined
}

/** The chart's series, in the farmer's units. */
export interface ChartSeries {
  temperature: Reading[]
  rain: RainBar[]
  wind: WindReading[]
  gusts: Reading[]
}

const HOUR = 3600

const given = (value: number | undefined, convert: (value: number) => number) =>
  value === undefined ? undefined : convert(value)

/** An amount known only for six hours is spread over both steps. */
function rainBar(entry: ForecastEntry): RainBar {
  const { dt, pop: chance, precipitation_6h: sixHours } = entry
  const value = entryPrecipitationMm(entry)
  return value === undefined && sixHours !== undefined
    ? { dt, endDt: dt + 6 * HOUR, value: sixHours / 2, chance }
    : { dt, endDt: dt + 3 * HOUR, value, chance }
}

/** Converts a forecast to the chart's series, in the farmer's units. Snow counts as water. */
export function chartSeries(entries: readonly ForecastEntry[], units: DisplayUnits): ChartSeries {
  const degrees = (celsius: number) => toDisplayTemperature(celsius, units.temperature)
  const amount = (mm: number) => toDisplayRain(mm, units.rain)
  const speed = (ms: number) => toDisplayWind(msToKmh(ms), units.wind)
  return {
    temperature: entries.map(({ dt, main }) => ({ dt, value: degrees(main.temp) })),
    rain: entries.map(rainBar).map((bar) => ({ ...bar, value: given(bar.value, amount) })),
    wind: entries.map(({ dt, wind }) => ({ dt, value: given(wind?.speed, speed), deg: wind?.deg })),
    gusts: entries.map(({ dt, wind }) => ({ dt, value: given(wind?.gust, speed) })),
  }
}
