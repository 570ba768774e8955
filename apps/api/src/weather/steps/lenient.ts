import * as z from 'zod'

/**
 * A number that is accepted only within its physical range. Anything else (null, text, a value in another unit) is
 * unknown: one invalid value must not cost the whole answer, and must not be shown either.
 */
export const measured = (least: number, most: number) =>
  z.number().min(least).max(most).optional().catch(undefined)

/** °C near the ground. The range of records on Earth, slightly widened, so that kelvin never pass for it. */
export const celsius = measured(-95, 65)
/** Ground elevation on Earth, m. */
export const metresAboveSea = measured(-500, 9000)
export const percent = measured(0, 100)
/** Relative humidity, %. Completely dry air does not occur outdoors: 0 stands for a missing figure. */
export const humidityPercent = z.number().gt(0).max(100).optional().catch(undefined)
export const metresPerSecond = measured(0, 120)
export const compassDegrees = measured(0, 360)
export const hectopascal = measured(850, 1100)
/** Pressure at ground level, up to the highest villages. */
export const groundHectopascal = measured(450, 1100)
/** mm in a few hours. */
export const millimetres = measured(0, 1000)
export const metresOfSnow = measured(0, 30)
export const unixSeconds = z.number().int().positive()
