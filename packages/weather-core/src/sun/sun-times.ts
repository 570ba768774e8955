import { offsetSecondsAt, type PlaceZone } from '../zone.ts'
import { dayOfYearFromDate, toRadians } from './solar-geometry.ts'

/** Sunrise and sunset of a day, unix seconds, or a sun that stays up or down all day. */
export type SunTimes =
  | { kind: 'rises'; sunriseDt: number; sunsetDt: number }
  | { kind: 'polar_day' }
  | { kind: 'polar_night' }

/**
 * Zenith angles of the sun's centre, degrees. `official` includes refraction and the sun's
 * diameter.
 */
export const ZENITH_DEG = { official: 90 + 50 / 60, civil: 96 } as const

const DAY_SECONDS = 86_400
const sine = (degrees: number) => Math.sin(toRadians(degrees))
const cosine = (degrees: number) => Math.cos(toRadians(degrees))
const degrees = (radians: number) => (radians * 180) / Math.PI
const within = (value: number, size: number) => ((value % size) + size) % size

/**
 * Local mean solar time of sunrise or sunset, hours 0..24 (US Naval Observatory, Almanac for
 * Computers, 1990). Accurate to about a minute at middle latitudes. `up` or `down` if the sun does
 * not rise or set. Longitude in degrees east.
 */
export function solarEventHour(
  event: 'rise' | 'set',
  day: number,
  latDeg: number,
  lonDeg: number,
  zenithDeg: number = ZENITH_DEG.official,
): number | 'up' | 'down' {
  const t = day + ((event === 'rise' ? 6 : 18) - lonDeg / 15) / 24
  const anomaly = 0.9856 * t - 3.289
  const trueLong = within(anomaly + 1.916 * sine(anomaly) + 0.02 * sine(2 * anomaly) + 282.634, 360)
  const rawAscension = within(degrees(Math.atan(0.91764 * Math.tan(toRadians(trueLong)))), 360)
  // The arc tangent loses the quadrant, which must match the longitude's.
  const ascension = rawAscension + 90 * (Math.floor(trueLong / 90) - Math.floor(rawAscension / 90))
  const sineDecl = 0.39782 * sine(trueLong)
  const cosineDecl = Math.cos(Math.asin(sineDecl))
  const cosineHour = (cosine(zenithDeg) - sineDecl * sine(latDeg)) / (cosineDecl * cosine(latDeg))
  if (cosineHour > 1) return 'down'
  if (cosineHour < -1) return 'up'
  const hourAngle = degrees(Math.acos(cosineHour))
  const hour = (event === 'rise' ? 360 - hourAngle : hourAngle) / 15
  return within(hour + ascension / 15 - 0.06571 * t - 6.622, 24)
}

/**
 * Sunrise and sunset of a local calendar day ('YYYY-MM-DD'), unix seconds: those around the solar
 * noon nearest to clock noon. The result is right even if clock and solar time differ widely, or
 * the sun sets after midnight. Latitude in degrees north, longitude in degrees east, zenith in
 * degrees.
 */
export function sunTimes(
  latDeg: number,
  lonDeg: number,
  day: string,
  place: PlaceZone,
  zenithDeg: number = ZENITH_DEG.official,
): SunTimes {
  const number = dayOfYearFromDate(day)
  const rise = solarEventHour('rise', number, latDeg, lonDeg, zenithDeg)
  const set = solarEventHour('set', number, latDeg, lonDeg, zenithDeg)
  if (rise === 'up' || set === 'up') return { kind: 'polar_day' }
  if (rise === 'down' || set === 'down') return { kind: 'polar_night' }
  const utcMidnight = Date.parse(`${day}T00:00:00Z`) / 1000
  const solarLag = lonDeg * 240
  const offset = offsetSecondsAt(place, utcMidnight + DAY_SECONDS / 2 - place.offsetSeconds)
  const daysApart = Math.round((solarLag - offset) / DAY_SECONDS)
  const midnight = utcMidnight - solarLag + daysApart * DAY_SECONDS
  return {
    kind: 'rises',
    sunriseDt: midnight + (rise > 13 ? rise - 24 : rise) * 3600,
    sunsetDt: midnight + (set < 11 ? set + 24 : set) * 3600,
  }
}

/** True if the sun is up at `dt` (unix seconds), by that day's sun times. */
export function isDaylight(times: SunTimes, dt: number): boolean {
  if (times.kind !== 'rises') return times.kind === 'polar_day'
  return dt >= times.sunriseDt && dt < times.sunsetDt
}
