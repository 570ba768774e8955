import { cachePerTag } from '../per-tag.ts'

const formats = cachePerTag(
  (tag) => new Intl.NumberFormat(tag, { useGrouping: false, maximumSignificantDigits: 21 }),
)

/**
 * Formats a number with all its digits and without grouping, for example the exchange rate
 * 1234.567.
 *
 * @param tag BCP 47 language
 */
export const formatPlainNumber = (tag: string, value: number): string => formats(tag).format(value)
