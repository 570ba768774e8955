import type { ForecastPeriod } from '../time/forecast-period.ts'
import type { FilledPlaceholder } from './matches.ts'

const LAST_DAY = 6

/** Resolves a `when` template by its id; undefined for an impossible time. */
export function resolveWhenRule(
  rule: string,
  filled: readonly FilledPlaceholder[],
): ForecastPeriod | undefined {
  const values = filled.map(({ value }) => value)
  if (values.some((value) => !Number.isInteger(value) || value < 0 || value > 400)) return undefined
  return rules[rule]?.(values)
}

const upTo = (days: number): number[] =>
  Array.from({ length: Math.max(1, Math.min(days, LAST_DAY + 1)) }, (_, day) => day)
const afternoon = (hour: number): number => (hour < 12 ? hour + 12 : hour)
const clock = (from: number, until?: number): ForecastPeriod | undefined =>
  from > 23 || (until ?? 24) > 24 ? undefined : { hours: { from, ...(until !== undefined && { until }) } }

const rules: Readonly<Record<string, (values: readonly number[]) => ForecastPeriod | undefined>> = {
  today: () => ({ days: [0] }),
  now: () => ({ days: [0] }),
  tonight: () => ({ days: [0], part: 'night' }),
  'this-morning': () => ({ days: [0], part: 'morning' }),
  'this-afternoon': () => ({ days: [0], part: 'afternoon' }),
  'this-evening': () => ({ days: [0], part: 'evening' }),
  tomorrow: () => ({ days: [1] }),
  'today-and-tomorrow': () => ({ days: [0, 1] }),
  'day-after-tomorrow': () => ({ days: [2] }),
  'in-n-days': ([n = 0]) => (n > LAST_DAY ? { far: true } : { days: [n] }),
  'next-n-days': ([n = 0]) => (n > LAST_DAY + 1 ? { far: true } : { days: upTo(n) }),
  'next-days': () => ({ days: upTo(3) }),
  'next-n-hours': ([n = 0]) => ({ nextHours: n }),
  'next-hours': () => ({ nextHours: 6 }),
  'this-week': () => ({ week: true }),
  'next-week': () => ({ nextWeek: true }),
  'next-n-weeks': () => ({ far: true }),
  weekend: () => ({ weekdays: [6, 0] }),
  weekday: ([day = 0]) => ({ weekdays: [day] }),
  'two-weekdays': ([first = 0, last = 0]) => ({ weekdays: [first, last] }),
  'until-weekday': ([day = 0]) => ({ weekdays: [day], through: true }),
  'weekdays-to': ([first = 0, last = 0]) => ({ weekdays: [first, last], through: true }),
  'until-tomorrow': () => ({ days: [1], through: true }),
  date: ([date = 1]) => ({ dates: [date] }),
  'date-of-month': (values) => ({ dates: values.slice(0, 1) }),
  'dates-to': ([first = 1, last = 1]) => ({ dates: [first, last], through: true }),
  yesterday: () => ({ daysAgo: 1 }),
  'n-days-ago': ([n = 0]) => ({ daysAgo: n }),
  'last-week': () => ({ daysAgo: 7 }),
  'n-weeks-ago': ([n = 0]) => ({ daysAgo: n * 7 }),
  hour: ([hour = 0]) => clock(hour),
  am: ([hour = 0]) => clock(hour === 12 ? 0 : hour),
  pm: ([hour = 0]) => clock(afternoon(hour)),
  'hours-to': ([from = 0, until = 0]) => clock(from, until),
  'am-to-pm': ([from = 0, until = 0]) => clock(from, afternoon(until)),
  far: () => ({ far: true }),
}

/** Template ids that tables may use. */
export const WHEN_RULES: readonly string[] = Object.keys(rules)
