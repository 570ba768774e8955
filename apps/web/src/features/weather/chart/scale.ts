/** What a plot's height stands for. */
export interface Scale {
  low: number
  high: number
  /** Round figures from `low` to `high`, at least two. */
  ticks: number[]
}

const ROUND = [1, 2, 5, 10]

/** The least round step, 1, 2 or 5 times a power of ten, that is not below `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return (ROUND.find((round) => round * power >= size * (1 - 1e-9)) ?? 10) * power
}

/**
 * A scale with about three steps between round figures that hold all of `values`. Never narrower than `least` and, for
 * what cannot be below nought, beginning there. No values: nought to `least`.
 */
export function scaleFor(
  values: readonly number[],
  { least, fromZero }: { least: number; fromZero: boolean },
): Scale {
  const smallest = fromZero || values.length === 0 ? 0 : Math.min(...values)
  const largest = Math.max(...values, smallest + least)
  const step = roundStep((largest - smallest) / 3)
  const low = Math.floor(smallest / step + 1e-9) * step
  const count = Math.max(1, Math.ceil((largest - low) / step - 1e-9))
  // Multiplied and not added up, or 0.1 + 0.2 would be a tick.
  const ticks = Array.from({ length: count + 1 }, (_, i) => Number((low + i * step).toPrecision(12)))
  return { low, high: ticks.at(-1) ?? low + step, ticks }
}

/** Where a value lies on the scale: 0 at its low end, 1 at its high end. */
export const shareOf = ({ low, high }: Scale, value: number): number => (value - low) / (high - low)
