import { formatNumber } from '../number.ts'
import { cachePerTag } from '../per-tag.ts'

/** Significant digits below 1. */
const SIGNIFICANT = 3
const MAX_DECIMALS = 8
/** Money at or above this amount has no hundredths. */
const NO_CENTS = 1_000_000

/**
 * Formats a quantity calculated from the farmer's own numbers, with up to two decimals and no
 * trailing zeros. Quantities below 1 have three significant digits.
 *
 * @param tag BCP 47 language
 * @param value finite
 */
export function formatQuantity(tag: string, value: number): string {
  const size = Math.abs(value)
  if (size >= 1 || size === 0) return formatNumber(tag, value, size < 10_000 ? 2 : 0)
  return formatNumber(tag, value, Math.min(MAX_DECIMALS, SIGNIFICANT - 1 - Math.floor(Math.log10(size))))
}

/** Formats calculated money, whole or to the hundredth. See {@link formatQuantity}. */
export function formatMoney(tag: string, value: number): string {
  const size = Math.abs(value)
  if (size < 1) return formatQuantity(tag, value)
  const isWhole = size >= NO_CENTS || Math.round(size * 100) % 100 === 0
  return isWhole ? formatNumber(tag, value) : formatNumber(tag, value, 2, 2)
}

const shares = cachePerTag(
  (tag) =>
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'negative' }),
)

/**
 * Formats a percentage with its sign placed as in the language: "12.5%", "12,5 %". See {@link
 * formatQuantity}.
 */
export const formatPercentage = (tag: string, percent: number): string =>
  shares(tag)
    .format(percent / 100)
    .replace('-', '−')
