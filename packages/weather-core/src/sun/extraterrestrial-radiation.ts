import {
  inverseRelativeDistance,
  solarDeclination,
  solarTimeAngle,
  sunsetHourAngle,
  toRadians,
} from './solar-geometry.ts'

/** Solar constant, MJ per m2 per minute (FAO-56). */
const SOLAR_CONSTANT = 0.082

/**
 * Daily extraterrestrial radiation, MJ/m2/day (FAO-56 Eq. 21), 0 in the polar night. Latitude in
 * degrees north.
 */
export function dailyExtraterrestrialRadiation(latDeg: number, day: number): number {
  const sunset = sunsetHourAngle(latDeg, day)
  const lat = toRadians(latDeg)
  const decl = solarDeclination(day)
  return (
    ((24 * 60) / Math.PI) *
    SOLAR_CONSTANT *
    inverseRelativeDistance(day) *
    (sunset * Math.sin(lat) * Math.sin(decl) + Math.cos(lat) * Math.cos(decl) * Math.sin(sunset))
  )
}

/**
 * Extraterrestrial radiation of a period, MJ/m2 (FAO-56 Eq. 28), counting only hours of sun.
 * `timeAngle` is the solar time angle at the middle, radians. `hours` is the length, up to 24.
 * Periods may cross solar midnight, which matters under the midnight sun.
 */
export function periodExtraterrestrialRadiation(
  latDeg: number,
  day: number,
  timeAngle: number,
  hours: number,
): number {
  const sunset = sunsetHourAngle(latDeg, day)
  const lat = toRadians(latDeg)
  const decl = solarDeclination(day)
  const steady = Math.sin(lat) * Math.sin(decl)
  const swing = Math.cos(lat) * Math.cos(decl)
  const turn = 2 * Math.PI
  const middle = timeAngle - turn * Math.round(timeAngle / turn)
  let sum = 0
  for (const noon of [-turn, 0, turn]) {
    const from = Math.max(middle - (Math.PI * hours) / 24, noon - sunset)
    const to = Math.min(middle + (Math.PI * hours) / 24, noon + sunset)
    if (to > from) sum += (to - from) * steady + swing * (Math.sin(to) - Math.sin(from))
  }
  return Math.max(0, ((12 * 60) / Math.PI) * SOLAR_CONSTANT * inverseRelativeDistance(day) * sum)
}

/**
 * Day of the year and solar time angle (radians) at `dt`, in UTC so that clock changes have no
 * effect.
 */
export function solarTimeAt(lonDeg: number, dt: number): { day: number; timeAngle: number } {
  const utc = new Date(dt * 1000)
  const day = Math.floor((dt * 1000 - Date.UTC(utc.getUTCFullYear(), 0, 1)) / 86_400_000) + 1
  return { day, timeAngle: solarTimeAngle((((dt % 86_400) + 86_400) % 86_400) / 3600, 0, -lonDeg, day) }
}

/**
 * Extraterrestrial radiation in the `hours` that start at `dt` (unix seconds), MJ/m2. Longitude in
 * degrees east.
 */
export function stepExtraterrestrialRadiation(
  latDeg: number,
  lonDeg: number,
  dt: number,
  hours: number,
): number {
  const { day, timeAngle } = solarTimeAt(lonDeg, dt + hours * 1800)
  return periodExtraterrestrialRadiation(latDeg, day, timeAngle, hours)
}
