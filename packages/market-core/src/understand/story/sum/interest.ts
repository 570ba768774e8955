import type { Placed, Shown, Term } from '../story.ts'
import { isSame, ratioOf } from '../units.ts'
import { shareOf } from './shares.ts'

const lent = /^(?:loan|loans|borrow|borrowed|borrowing|credit|lent|lend|advance|owe|owed)$/

/**
 * A loan with its simple interest: money lent, so many per cent for each time, and how long. Undefined where one of
 * them is missing. A rate without a time is for the whole of it, but not where a time stands beside it: then nobody
 * says for which.
 */
export function interestOf(
  figures: readonly Placed[],
  money: (value: number) => Shown,
): { terms: readonly Term[]; used: readonly Placed[] } | undefined {
  const percent = figures.find((figure) => shareOf(figure, figures) === 'loan')
  const bare = figures.filter(
    ({ part, unit, per, isPercent, isMoney }) =>
      (part === 'in' || part === 'out' || (part === undefined && isMoney)) &&
      unit === undefined &&
      per.length === 0 &&
      !isPercent,
  )
  const [loan, ...others] = bare.filter(({ words }) =>
    words.some((word) => lent.test(word) || word === 'bank'),
  )
  if (percent === undefined || loan === undefined || others.length > 0) return undefined
  const [per] = percent.per
  const time = figures.find(({ part, unit }) => part === 'amount' && unit?.kind === 'time')
  if (per !== undefined && (time?.unit === undefined || !isSame(time.unit, per))) return undefined
  if (per === undefined && time !== undefined) return undefined
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
