import { formatNumber } from '../number.ts'

/** -1, 0 or 1: `value` below, at or above `bound` when both are rounded to this many decimals. */
const side = (value: number, bound: number): number => Math.sign(value - bound)

const round = (value: number, decimals: number): number => {
  const scale = 10 ** decimals
  // Halves away from zero, as `Intl` rounds them.
  return (Math.sign(value) * Math.round(Math.abs(value) * scale)) / scale
}

/** Values closer than this are equal: no sensor or model can tell them apart. */
const SAME = 1e-6

/**
 * A number with the fewest decimals, from `decimals` to one more, that keep it on its side of every bound: -0.4 is not
 * written as 0, nor 27.6 as 28 where 28 is a limit. Values that a tenth cannot separate are written a tenth apart.
 *
 * @param tag of the language, BCP 47
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
