import { sunsetHourAngle } from './solar-geometry.ts'

/**
 * Daylight hours N, 0..24, from latitude in degrees north and day of the year (FAO-56 Eq. 34).
 * Geometric, without refraction or the sun's diameter: shorter than sunrise to sunset by about 7
 * minutes at the equator and 10 at 50 degrees.
 */
export const dayLength = (latDeg: number, day: number): number =>
  (24 / Math.PI) * sunsetHourAngle(latDeg, day)
