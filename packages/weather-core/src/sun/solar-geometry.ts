/**
 * Solar geometry by FAO-56 (Allen et al. 1998) Eq. 21-34. Latitudes in degrees north, results in
 * radians. FAO warns of limited validity beyond 55 degrees in winter.
 */

/** Degrees to radians (FAO-56 Eq. 22). */
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Day of the year, 1..366, for a month 1..12 (FAO-56 Annex 2 Table 2.5). */
export function dayOfYear(month: number, day: number, leap: boolean): number {
  const sinceMarch = month < 3 ? 2 : leap ? 1 : 0
  return Math.trunc((275 * month) / 9 - 30 + day) - 2 + sinceMarch
}

/** Day of the year for a calendar day 'YYYY-MM-DD'. */
export function dayOfYearFromDate(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return dayOfYear(month, date, (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0)
}

/** Inverse relative distance from the earth to the sun, about 0.967..1.033 (Eq. 23). */
export const inverseRelativeDistance = (day: number): number =>
  1 + 0.033 * Math.cos((2 * Math.PI * day) / 365)

/** Solar declination, radians, -0.409..0.409 (Eq. 24). */
export const solarDeclination = (day: number): number => 0.409 * Math.sin((2 * Math.PI * day) / 365 - 1.39)

/** Sunset hour angle, radians (Eq. 25): 0 in the polar night, pi under the midnight sun. */
export function sunsetHourAngle(latDeg: number, day: number): number {
  const cosine = -Math.tan(toRadians(latDeg)) * Math.tan(solarDeclination(day))
  return Math.acos(Math.min(1, Math.max(-1, cosine)))
}

/** Equation of time, hours (Eq. 32-33): the seasonal correction of solar time. */
export function seasonalCorrection(day: number): number {
  const b = (2 * Math.PI * (day - 81)) / 364
  return 0.1645 * Math.sin(2 * b) - 0.1255 * Math.cos(b) - 0.025 * Math.sin(b)
}

/**
 * Solar time angle, radians, 0 at solar noon (Eq. 31). `clockHour` is the standard clock time at
 * the middle of the period. As in FAO, both longitudes are in degrees WEST of Greenwich.
 */
export const solarTimeAngle = (
  clockHour: number,
  zoneWestDeg: number,
  placeWestDeg: number,
  day: number,
): number => (Math.PI / 12) * (clockHour + (zoneWestDeg - placeWestDeg) / 15 + seasonalCorrection(day) - 12)

/** Sine of the solar elevation, -1..1, from the solar time angle (as in FAO-56 Eq. 46). */
export function sineOfSolarElevation(latDeg: number, day: number, timeAngle: number): number {
  const lat = toRadians(latDeg)
  const decl = solarDeclination(day)
  return Math.sin(lat) * Math.sin(decl) + Math.cos(lat) * Math.cos(decl) * Math.cos(timeAngle)
}
