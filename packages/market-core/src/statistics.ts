/** Arithmetic mean. Undefined for an empty list. */
export function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Standard deviation; a sample is divided by n - 1. Undefined for too few values. */
export function standardDeviation(
  values: readonly number[],
  of: 'sample' | 'population' = 'sample',
): number | undefined {
  const centre = mean(values)
  const divisor = of === 'sample' ? values.length - 1 : values.length
  if (centre === undefined || divisor < 1) return undefined
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / divisor)
}

/**
 * Coefficient of variation in %: 100 SD / mean. Undefined for fewer than two values, or for a mean
 * that is not above 0.
 */
export function variationPercent(
  values: readonly number[],
  of: 'sample' | 'population' = 'sample',
): number | undefined {
  const centre = mean(values)
  const deviation = standardDeviation(values, of)
  if (values.length < 2 || centre === undefined || centre <= 0 || deviation === undefined) return undefined
  return (100 * deviation) / centre
}

export type Volatility = 'stable' | 'moderate' | 'volatile'

/**
 * Classifies a coefficient of variation: under 10 %, 10 to 25 %, or above. This is our own rule of
 * thumb, not a published scale.
 */
export function classifyVolatility(
  percent: number,
  [low, high]: readonly [number, number] = [10, 25],
): Volatility {
  if (percent < low) return 'stable'
  return percent <= high ? 'moderate' : 'volatile'
}

/**
 * Scales indices to the sum `total`: 1200 for months, 400 for quarters. Undefined for a sum of 0.
 */
export function normaliseIndices(raw: readonly number[], total: number): number[] | undefined {
  const sum = raw.reduce((added, value) => added + value, 0)
  return sum > 0 ? raw.map((value) => (value * total) / sum) : undefined
}
