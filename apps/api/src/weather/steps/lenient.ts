import * as z from 'zod'

/**
 * A number that is accepted only within its physical range. Anything else (null, text, a value in another unit) counts
 * as unknown: one invalid value must not invalidate the whole answer, and must not be shown either.
 */
export const inPhysicalRange = (least: number, most: number) =>
  z.number().min(least).max(most).optional().catch(undefined)

/**
 * Air temperature near the ground, in °C. The range of records on Earth, slightly widened, but narrow enough to exclude
 * kelvin.
 */
export const celsius = inPhysicalRange(-95, 65)
/** Ground elevation on Earth, in metres. */
export const metresAboveSea = inPhysicalRange(-500, 9000)
export const percent = inPhysicalRange(0, 100)
/** Relative humidity, in %. Completely dry air does not occur outdoors, so 0 stands for a missing figure. */
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
