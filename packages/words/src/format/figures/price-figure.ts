import { formatNumber } from '../number.ts'
import { cachePerTag } from '../per-tag.ts'

const small = cachePerTag(
  (tag) => new Intl.NumberFormat(tag, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }),
)

/**
 * Formats a price: 1,234, 198, 12.5, 4.25. Prices below 1 have three significant digits, because
 * price changes would otherwise vanish.
 *
 * @param tag BCP 47 language
 */
export function formatPrice(tag: string, value: number): string {
  const size = Math.abs(value)
  if (size < 1) return small(tag).format(value)
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : 2
  return formatNumber(tag, value, decimals, decimals)
}
