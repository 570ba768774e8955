import { cachePerTag } from '../per-tag.ts'

const formats = [0, 1, 2, 3].map((decimals) =>
  cachePerTag(
    (tag) =>
      new Intl.NumberFormat(tag, {
        // Money has two; a third is shown unless it is 0.
        minimumFractionDigits: Math.min(decimals, 2),
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      }),
  ),
)

/**
 * A number in an answer: at least three significant digits, with grouping; below 1 up to three decimals, as a pound of
 * sugar has a price of 0.139.
 *
 * @param tag of the language, BCP 47
 */
export function formatFigure(tag: string, value: number): string {
  const size = Math.abs(value)
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  return formats[decimals]?.(tag).format(value) ?? ''
}

/** Calculated money from this amount on has no hundredths. */
const NO_CENTS = 100_000

/**
 * Money calculated from the farmer's own numbers, to the hundredth: an invoice of 1,613.61 is not 1,614. Below a
 * hundred see {@link formatFigure}.
 *
 * @param tag of the language, BCP 47
 */
export function formatSumAmount(tag: string, value: number): string {
  const hasCents = Math.abs(value) < NO_CENTS && Math.round(Math.abs(value) * 100) % 100 !== 0
  return Math.abs(value) >= 100 && hasCents
    ? (formats[2]?.(tag).format(value) ?? '')
    : formatFigure(tag, value)
}

const shares = cachePerTag(
  (tag) =>
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
      signDisplay: 'never',
    }),
)

/**
 * Size of a change in per cent: 1.8. The words around it give the direction and the per cent sign, whose position
 * depends on the language.
 *
 * @param tag of the language, BCP 47
 */
export const formatPercent = (tag: string, percent: number): string => shares(tag).format(percent)
