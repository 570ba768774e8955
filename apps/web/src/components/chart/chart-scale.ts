/** What a chart's height stands for. */
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
 * A scale with about three steps between round figures that hold all of `values`. Never narrower than `least` (above 0
 * where all values may be the same), which is made up for on both sides; what cannot be below nought begins there. No
 * values: nought to `least`.
 */
export function scaleFor(
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
  // Multiplied and not added up, or 0.1 + 0.2 would be a tick.
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  )
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks }
}

/** Where a value lies on the scale: 0 at its low end, 1 at its high end. */
export const shareOf = ({ low, high }: Scale, value: number): number => (value - low) / (high - low)
