import type { Placed, Shown, Term, Unit } from '../story.ts'
import { isSame, measureOfWord, ratioOf } from '../units.ts'
import { shareOf } from './shares.ts'

const lent =
  /^(?:loan|loans|borrow|borrowed|borrowing|credit|lent|lend|lends|lender|moneylender|advance|owe|owed|interest)$/

/**
 * A loan with its simple interest: money lent, so many per cent for each time, and how long. Undefined where one of
 * them is missing. A rate without a time is for the whole of it, but not where a time stands beside it: then nobody
 * says for which.
 *
 * @param isCompound interest bears interest: told time by time
 */
export function interestOf(
  figures: readonly Placed[],
  money: (value: number) => Shown,
  isCompound: boolean,
): { terms: readonly Term[]; used: readonly Placed[] } | undefined {
  const percent = figures.find((figure) => shareOf(figure, figures) === 'loan')
  const bare = figures.filter(
    ({ part, unit, per, isPercent, isMoney, value }) =>
      (part === 'in' || part === 'out' || (part === undefined && (isMoney === true || value >= LEAST))) &&
      unit === undefined &&
      per.length === 0 &&
      !isPercent,
  )
  const [loan, ...others] = bare.filter(
    ({ words }) => percent?.isOfInterest === true || words.some((word) => lent.test(word) || word === 'bank'),
  )
  if (percent === undefined || loan === undefined || others.length > 0) return undefined
  const time = figures.find(({ part, unit }) => part === 'amount' && unit?.kind === 'time')
  const [per] = percent.per.length > 0 || time === undefined ? percent.per : ofTheYear(percent, figures)
  if (per !== undefined && (time?.unit === undefined || !isSame(time.unit, per))) return undefined
  if (per === undefined && time !== undefined) return undefined
  const times = per === undefined || time?.unit === undefined ? 1 : time.value * ratioOf(time.unit, per)
  if (Number.isNaN(times)) return undefined
  const used = [loan, percent, ...(time === undefined || per === undefined ? [] : [time])]
  const own: Term = { part: 'out', factors: [money(loan.value)], value: loan.value }
  const rate: Shown = { value: percent.value, isPercent: true }
  if (isCompound) {
    if (per === undefined || !Number.isInteger(times) || times < 1 || times > MOST_YEARS) return undefined
    return { terms: [own, ...compounded(loan.value, percent.value, times, money)], used }
  }
  return {
    terms: [
      own,
      {
        part: 'out',
        label: 'interest',
        factors: [...countOf(time, per, times), rate, money(loan.value)],
        value: (loan.value * percent.value * times) / 100,
      },
    ],
    used,
  }
}

/** Simple and compound interest is of a year, where nobody says of what: so it is written. */
function ofTheYear({ isOfInterest }: Placed, figures: readonly Placed[]): readonly Unit[] {
  const isSaid = figures.some(({ words }) =>
    words.some((word) => /^(?:simple|compound|compounded)$/.test(word)),
  )
  const year = isOfInterest || isSaid ? measureOfWord('year') : undefined
  return year === undefined ? [] : [year]
}

/** A bare number from here on beside a rate of interest is what was lent. */
const LEAST = 100

/** So many years are told one by one. */
const MOST_YEARS = 12

/** Each time's interest, on what the loan had grown to. */
function compounded(loan: number, percent: number, times: number, money: (value: number) => Shown): Term[] {
  let owed = loan
  return Array.from({ length: times }, () => {
    const value = (owed * percent) / 100
    const factors: Shown[] = [{ value: percent, isPercent: true }, money(owed)]
    owed += value
    return { part: 'out', label: 'interest', factors, value }
  })
}

/** "5 months", or "8 months of the 12 of a year". */
function countOf(time: Placed | undefined, per: Unit | undefined, times: number): Shown[] {
  if (per === undefined || time?.unit === undefined) return []
  if (Number.isInteger(times)) return [{ value: times, said: `${per.name}s` }]
  return [
    { value: time.value, said: `${time.unit.name}s` },
    { value: ratioOf(per, time.unit), isDivisor: true },
  ]
}
