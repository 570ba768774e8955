/** Range of values covered by a chart's height. */
export interface Scale {
  low: number
  high: number
  /** Round values from `low` to `high`; at least two. */
  ticks: number[]
}

const ROUND = [1, 2, 5, 10]

/** Rounds up to 1, 2 or 5 times a power of ten. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  return (ROUND.find((round) => round * power >= size * (1 - 1e-9)) ?? 10) * power
}

/**
 * Chooses a scale of about three round steps that holds all of `values`. The scale spans at least
 * `least`, extended on both sides. `fromZero` starts it at 0, for quantities that cannot be
 * negative. Without values, the scale is 0 to `least`.
 *
 * @param values values to show
 * @param range `least` must be above 0
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
  // Multiplication keeps ticks round; repeated addition would not (0.1 + 0.2).
  const ticks = Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(12)),
  )
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, ticks }
}

/** Position of a value on the scale: 0 at the low end, 1 at the high end. */
export const scalePosition = ({ low, high }: Scale, value: number): number => (value - low) / (high - low)
