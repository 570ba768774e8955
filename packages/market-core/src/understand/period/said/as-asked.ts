import type { Intent } from '../../intent/intent-signs.ts'
import type { YearAsked } from '../../intent/year-asked.ts'
import type { Period } from '../period.ts'

/** "Last year" as a time of its own: "over the last year" and "than last year" are counted back from now. */
const calendarYear =
  /(?<![^ ])(?<!(?:the|than|since|from|against|versus|vs|with|to|on|over|time|month|before) )(?:last|previous) (?:calendar )?year(?![^ ])/

/**
 * A time as it is meant by what is asked of it: the mean or the peak of "last year" is of a calendar year, and the
 * price of "last month" is the newest there is, which is told with its month.
 */
export function asAsked(period: Period | undefined, plain: string, intent: Intent): Period | undefined {
  if (period === undefined || !('months' in period)) return period
  const isOfATime = intent === 'range' || intent === 'price'
  if (isOfATime && period.months === 12 && calendarYear.test(plain)) return { start: '--01~1', end: '--12~1' }
  const isNewest =
    intent === 'price' && period.months === 1 && /(?<![^ ])(?:last|this) month(?![^ ])/.test(plain)
  return isNewest ? undefined : period
}

/** Which year was the dearest is of all that are stored: "annual" and "January to December" name none of them. */
export function ofWholeYears(period: Period | undefined, asked: YearAsked | undefined): Period | undefined {
  if (asked === undefined) return period
  const isOfOne =
    period === undefined ||
    ('months' in period && period.months <= 12) ||
    ('start' in period && period.start?.startsWith('--') === true && !period.start.includes('~'))
  return isOfOne ? {} : period
}
