import type { Period } from '../time/period.ts'
import type { FilledPlaceholder } from './matches.ts'
import rules from './period-rules.json' with { type: 'json' }

interface Rule {
  readonly months?: number
  readonly monthsAgo?: number
  readonly monthsLater?: number
  /** Months per `{n}` in the template. */
  readonly each?: string
  readonly start?: string
  readonly end?: string
}

const byId: Readonly<Record<string, Rule>> = rules
export const PERIOD_RULES: readonly string[] = Object.keys(byId)
const MAX_MONTHS = 1200

/**
 * Resolves a period template by its id in `period-rules.json`; undefined for an impossible time.
 * The second `{year}` and `{month}` are `{year2}` and `{month2}`. A month without a year is the
 * latest such month.
 */
export function resolvePeriodRule(rule: string, filled: readonly FilledPlaceholder[]): Period | undefined {
  const { months, monthsAgo, monthsLater, each, start, end } = byId[rule] ?? {}
  const valuesOf = (slot: string) => filled.flatMap((one) => (one.slot === slot ? [one.value] : []))
  const [n = 1] = each === undefined ? [] : valuesOf('{n}')
  const counted = (count: number) => Math.max(1, Math.round(count * n))
  if (n <= 0 || n * 12 > MAX_MONTHS) return undefined
  if (months !== undefined) return { months: counted(months) }
  if (monthsAgo !== undefined) return { monthsAgo: monthsAgo === 0 ? 0 : counted(monthsAgo) }
  if (monthsLater !== undefined) return { monthsLater: counted(monthsLater) }
  const told = (template: string) => dated(template, valuesOf('{year}'), valuesOf('{month}')) as `--${string}`
  return { ...(start !== undefined && { start: told(start) }), ...(end !== undefined && { end: told(end) }) }
}

function dated(
  template: string,
  [year = 0, year2 = year]: number[],
  [month = 1, month2 = month]: number[],
): string {
  // "November to March 2023" begins in the previous year.
  const begins = month > month2 && year === year2 ? year - 1 : year
  const of = (inYear: number, one: number) => `${inYear < 1 ? '-' : inYear}-${String(one).padStart(2, '0')}`
  return template
    .replace('{year}', String(year))
    .replace('{year2}', String(year2))
    .replace('{year-1}', String(year - 1))
    .replace('{year+9}', String(year + 9))
    .replace('{month}', of(begins, month))
    .replace('{month2}', of(year2, month2))
}
