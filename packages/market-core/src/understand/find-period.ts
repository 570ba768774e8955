import { monthNamed, monthWord } from '../months.ts'
import { hasPhrase } from './plain-text.ts'

/** How far back a question looks: so many months up to the newest price, or one named month or year. */
export type Period = { months: number } | { month: string } | { year: number }

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  twelve: 12,
}

/** The period of a question. Undefined when it names none. */
export function findPeriod(plain: string): Period | undefined {
  const span =
    /\b(?<count>\d+|one|two|three|four|five|six|ten|twelve) (?<unit>month|months|year|years)\b/.exec(plain)
  if (span?.groups !== undefined) {
    const count = numberWords[span.groups.count ?? ''] ?? Number(span.groups.count)
    const months = span.groups.unit?.startsWith('year') ? count * 12 : count
    if (months >= 1 && months <= 1200) return { months }
  }
  const named = namedMonth(plain)
  if (named !== undefined) return named
  if (
    ['last month', 'past month', 'a month', 'this month', 'monthly', 'on the month'].some((phrase) =>
      hasPhrase(plain, phrase),
    )
  )
    return { months: 1 }
  if (
    ['last year', 'past year', 'a year', 'this year', 'yearly', 'annual', 'on the year', 'year on year'].some(
      (phrase) => hasPhrase(plain, phrase),
    )
  )
    return { months: 12 }
  const year = /\b(?:in|since|during|for) (?<year>(?:19|20)\d\d)\b/.exec(plain)?.groups?.year
  return year === undefined ? undefined : { year: Number(year) }
}

function namedMonth(plain: string): Period | undefined {
  const match = new RegExp(`\\b(?<name>${monthWord}) (?<year>(?:19|20)\\d\\d)\\b`, 'i').exec(plain)
  const { name = '', year = '' } = match?.groups ?? {}
  const number = monthNamed(name)
  return match === null || number === 0 ? undefined : { month: `${year}-${String(number).padStart(2, '0')}` }
}
