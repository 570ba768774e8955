import type { Behaviour } from '@smart-farming/upstream-doubles/double'
import { testNow } from '../../src/clock/clock-offset.ts'
import { fillSeries, transformHourly } from './features/farm-weather.ts'

export type HourlySeries = Parameters<Parameters<typeof transformHourly>[0]>[0]

type Figures = Readonly<Record<string, number | null>>

/** Mild, still and dry: good for most jobs. */
const MILD: Figures = {
  temperature_2m: 9,
  relative_humidity_2m: 70,
  dew_point_2m: null,
  precipitation: 0,
  rain: 0,
  showers: 0,
  snowfall: 0,
  precipitation_probability: 5,
  cloud_cover: 90,
  wind_speed_10m: 3,
  wind_gusts_10m: 5,
  weather_code: 3,
}

/** Open-Meteo's answer with the same mild weather in every hour, and the given changes. */
export const mildWeatherExcept = (bend: (hourly: HourlySeries) => void): Behaviour =>
  transformHourly((hourly) => {
    for (const [name, figure] of Object.entries(MILD)) fillSeries(hourly, name, () => figure)
    bend(hourly)
  })

/**
 * Changes the weather in a range of hours, counted from today's midnight. An hour's rain, snow and
 * gusts are those of the hour that ends then.
 */
export function setHours(hourly: HourlySeries, from: number, until: number, figures: Figures): void {
  for (const [name, figure] of Object.entries(figures)) {
    const usual = hourly[name] ?? []
    fillSeries(hourly, name, (hour) =>
      hour >= from && hour < until ? figure : (usual[hour + PAST_HOURS] ?? null),
    )
  }
}

/** Hours of past days in a forecast, before today. */
const PAST_HOURS = 48

/**
 * Longitude of a place where it is this hour of the day while a test runs. The product uses the
 * machine's clock, and the weather provider's double uses one time zone per 15° of longitude.
 *
 * @param hour 0 to 23
 */
export function longitudeAtHour(hour: number): number {
  const ahead = hour - new Date(testNow()).getUTCHours()
  // The result lies between 11 hours behind UTC and 12 hours ahead.
  return (((((ahead + 11) % 24) + 24) % 24) - 11) * 15
}
