import { cachePerTag } from '../per-tag.ts'

const formatOf = (unit: 'month' | 'year') =>
  cachePerTag((tag) => new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }))
const formats = { month: formatOf('month'), year: formatOf('year') }

/**
 * "1 month", "14 months", "3 years".
 *
 * @param tag of the language, BCP 47
 */
export const formatTimeSpan = (tag: string, count: number, unit: 'month' | 'year'): string =>
  formats[unit](tag).format(count)
