import { cachePerTag } from '../per-tag.ts'

const formats = cachePerTag(
  (tag) => new Intl.NumberFormat(tag, { useGrouping: false, maximumSignificantDigits: 21 }),
)

/**
 * A number with all its digits and without grouping, such as an exchange rate: 1234.567.
 *
 * @param tag of the language, BCP 47
 */
export const formatPlainNumber = (tag: string, value: number): string => formats(tag).format(value)
