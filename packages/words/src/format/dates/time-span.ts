import { cachePerTag } from '../per-tag.ts'

const formatOf = (unit: 'month' | 'year') =>
  cachePerTag((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }))
const formats = { month: formatOf('month'), year: formatOf('year') }

/**
 * Formats as "1 month", "14 months" or "3 years".
 *
 * @param tag BCP 47 language
 */
export const formatTimeSpan = (tag: string, count: number, unit: 'month' | 'year'): string =>
  formats[unit](tag).format(count)
