import { cachePerTag } from '../per-tag.ts'

const formats = [0, 1, 2, 3].map((decimals) =>
  cachePerTag(
    (tag) =>
      new Intl.NumberFormat(tag, {
        // Money has two decimals. A third is shown unless it is 0.
        minimumFractionDigits: Math.min(decimals, 2),
        maximumFractionDigits: decimals,
        signDisplay: 'negative',
      }),
  ),
)

/**
 * Formats a number in an answer with at least three significant digits and grouping. Numbers below
 * 1 have up to three decimals, because a pound of sugar can cost 0.139.
 *
 * @param tag BCP 47 language
 */
export function formatFigure(tag: string, value: number): string {
  const size = Math.abs(value)
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  return formats[decimals]?.(tag).format(value) ?? ''
}

/** Calculated money at or above this amount has no hundredths. */
const NO_CENTS = 100_000

/**
 * Formats money calculated from the farmer's own numbers to the hundredth, because an invoice of
 * 1,613.61 is not 1,614. Amounts below a hundred are formatted by {@link formatFigure}.
 *
 * @param tag BCP 47 language
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
 * Formats the size of a percentage change, for example 1.8. The message adds the direction and the
 * percent sign, whose position depends on the language.
 *
 * @param tag BCP 47 language
 */
export const formatPercent = (tag: string, percent: number): string => shares(tag).format(percent)
