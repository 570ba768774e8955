import * as z from 'zod'

/**
 * A number that is accepted only within its physical range. Anything else counts as unknown, so
 * that one invalid value does not invalidate the whole answer.
 */
export const inPhysicalRange = (least: number, most: number) =>
  z.number().min(least).max(most).optional().catch(undefined)

/**
 * Air temperature near the ground, in °C. The range covers all records on Earth, but excludes
 * kelvin.
 */
export const celsius = inPhysicalRange(-95, 65)
/** Ground elevation on Earth, in metres. */
export const metresAboveSea = inPhysicalRange(-500, 9000)
export const percent = inPhysicalRange(0, 100)
/**
 * Relative humidity, in %. Completely dry air does not occur outdoors, so 0 means a missing value.
 */
export const humidityPercent = z.number().gt(0).max(100).optional().catch(undefined)
export const metresPerSecond = inPhysicalRange(0, 120)
export const compassDegrees = inPhysicalRange(0, 360)
export const hectopascal = inPhysicalRange(850, 1100)
/** Pressure at ground level, in hPa, down to that of the highest villages. */
export const groundHectopascal = inPhysicalRange(450, 1100)
/** Precipitation in a few hours, in mm. */
export const millimetres = inPhysicalRange(0, 1000)
export const metresOfSnow = inPhysicalRange(0, 30)
export const unixSeconds = z.number().int().positive()
