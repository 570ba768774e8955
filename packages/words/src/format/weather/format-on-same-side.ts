import { formatNumber } from '../number.ts'

/** Sign of `value - bound`: -1 below, 0 at, 1 above the bound. */
const side = (value: number, bound: number): number => Math.sign(value - bound)

const round = (value: number, decimals: number): number => {
  const scale = 10 ** decimals
  // Rounds halves away from zero, as `Intl` does.
  return (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale
}

/** Closer values count as equal, because no sensor or model can tell them apart. */
const SAME = 1e-6

/**
 * Formats a number with `decimals`, or one more if rounding would cross a bound: -0.4 does not
 * become 0, nor 27.6 a limit of 28. Values that a tenth cannot separate from a bound are written a
 * tenth apart.
 *
 * @param tag BCP 47 language
 */
export function formatOnSameSide(
  tag: string,
  value: number,
  bounds: readonly number[],
  decimals = 0,
): string {
  const isApart = (digits: number) =>
    bounds.every(
      (bound) =>
        Math.abs(value - bound) < SAME ||
        side(round(value, digits), round(bound, digits)) === side(value, bound),
    )
  if (isApart(decimals)) return formatNumber(tag, round(value, decimals), decimals)
  const finer = decimals + 1
  if (isApart(finer)) return formatNumber(tag, round(value, finer), finer)
  const near =
    bounds.find((bound) => side(round(value, finer), round(bound, finer)) !== side(value, bound)) ?? 0
  return formatNumber(tag, round(near, finer) + side(value, near) / 10 ** finer, finer)
}
