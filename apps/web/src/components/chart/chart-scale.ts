/** Range of values that a chart's height covers. */
export interface Scale {
  low: number
  high: number
  /** Round values from `low` to `high`, at least two. */
  ticks: number[]
}

const ROUND = [1, 2, 5, 10]

/** The smallest round step (1, 2 or 5 times a power of ten) that is at least `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return (ROUND.find((round) => round * power >= size * (1 - 1e-9)) ?? 10) * power
}

/**
 * A scale that holds all of `values`, with about three steps between round values. It spans at least `least` (above 0
 * if all values may be equal), extended on both sides; quantities that cannot be negative start at 0. Without values,
 * the scale is 0 to `least`.
 */
export function chooseScale(
  values: readonly number[],
  { least, fromZero }: { least: number; fromZero: boolean },
): Scale {
  const smallest = fromZero || values.length === 0 ? 0 : Math.min(...values)
  const largest = Math.max(...values, smallest)
  const missing = Math.max(0, least - (largest - smallest))
  const below = fromZero || values.length === 0 ? 0 : missing / 2
  const step = roundStep((largest - smallest + missing) / 3)
  const first = Math.floor((smallest - below) / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil((largest + missing - below) / step - 1e-9))
  // Multiplies instead of adding, because 0.1 + 0.2 gives a tick that is not round.
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  )
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks }
}

/** Position of a value on the scale: 0 at its low end, 1 at its high end. */
export const scalePosition = ({ low, high }: Scale, value: number): number => (value - low) / (high - low)
