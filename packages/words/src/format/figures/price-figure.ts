import { formatNumber } from '../number.ts'
import { cachePerTag } from '../per-tag.ts'

const small = cachePerTag(
  (tag) => new Intl.NumberFormat(tag, { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }),
)

/**
 * A formatted price: 1,234, 198, 12.5, 4.25. Below one, for example per kilogram, it has three significant digits,
 * because price changes would otherwise vanish.
 *
 * @param tag of the language, BCP 47
 */
export function formatPrice(tag: string, value: number): string {
  const size = Math.abs(value)
  if (size < 1) return small(tag).format(value)
  const decimals = size >= 100 ? 0 : size >= 10 ? 1 : 2
  return formatNumber(tag, value, decimals, decimals)
}
