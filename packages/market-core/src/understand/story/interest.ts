import type { Placed } from './parts.ts'
import type { Shown, Term } from './story.ts'
import { isSame, ratioOf } from './units.ts'

/**
 * A loan with its simple interest: money lent, so many per cent for each time, and how long. Undefined where one of
 * them is missing; a rate without a time is for the whole of it.
 */
export function interestOf(
  figures: readonly Placed[],
  money: (value: number) => Shown,
): { terms: readonly Term[]; used: readonly Placed[] } | undefined {
  const isLent = ({ words }: Placed) =>
    words.some((word) => /^(?:loan|loans|borrow|borrowed|borrowing|credit|lent|advance)$/.test(word))
  const percent = figures.find(({ part }) => part === 'percent')
  const hasInterest = figures.some(({ words }) => words.includes('interest'))
  const lent = figures.filter(
    (figure) =>
      (figure.part === 'in' || figure.part === 'out') && figure.unit === undefined && figure.per.length === 0,
  )
  const [loan, ...others] = lent.filter(isLent)
  if (
    percent === undefined ||
    loan === undefined ||
    others.length > 0 ||
    !(hasInterest || percent.per.length > 0)
  )
    return undefined
  const [per] = percent.per
  const time = figures.find(({ part, unit }) => part === 'amount' && unit?.kind === 'time')
  if (per !== undefined && (time?.unit === undefined || !isSame(time.unit, per))) return undefined
  const times = per === undefined || time?.unit === undefined ? 1 : time.value * ratioOf(time.unit, per)
  if (Number.isNaN(times)) return undefined
  const count: Shown[] = per === undefined ? [] : [{ value: times, said: `${per.name}s` }]
  return {
    terms: [
      { part: 'out', factors: [money(loan.value)], value: loan.value },
      {
        part: 'out',
        label: 'interest',
        factors: [...count, { value: percent.value, isPercent: true }, money(loan.value)],
        value: (loan.value * percent.value * times) / 100,
      },
    ],
    used: [loan, percent, ...(time === undefined || per === undefined ? [] : [time])],
  }
}
