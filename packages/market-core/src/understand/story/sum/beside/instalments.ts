import type { Placed, Reckoned, Shown, Term } from '../../story.ts'
import { labelOf } from '../labels.ts'

const repays =
  /(?<![^ ])(?:instal?lments?|pay(?:ing)? (?:it |this |that |them )?(?:back|off)|paid (?:it )?(?:back|off)|repay|repaid|repaying|payments|the (?:rest|balance) (?:in|over))(?![^ ])/
const asks =
  /(?<![^ ])(?:each|every|one|an?|per|the|monthly|weekly) (?:equal |monthly |weekly )*(?:instal?lment|payment|part|month|week)(?![^ ])|(?<![^ ])how much (?:is |was |will be )?(?:each|every)(?![^ ])|(?<![^ ])(?:monthly|weekly) (?:instal?lment|payment)(?![^ ])/
const counted = /^(?:instalment|installment|payment|month|week|rate)$/
/** What grows while it is owed is no plain sum. */
const grows = /(?<![^ ])(?:compound|compounded|reducing|declining|balance interest|late)(?![^ ])/

/**
 * "12000 at 5 % flat, paid back in 12 instalments": what each of them is, with the interest in it and without what was
 * paid down. Undefined where a figure is anything else, or the interest is for a time.
 */
export function readInstalments(told: readonly Placed[], whole: string, plain: string): Reckoned | undefined {
  if (!repays.test(whole) || !asks.test(plain) || grows.test(whole)) return undefined
  const figures = ofOneYear.test(whole) ? told.map(withoutYear) : told
  const counts = figures.filter(
    ({ unit, per, isPercent }) =>
      !isPercent &&
      unit !== undefined &&
      (counted.test(unit.name) || (unit.name === 'part' && / equal parts(?![^ ])/.test(whole))) &&
      per.length === 0,
  )
  const shares = figures.filter(({ isPercent }) => isPercent)
  const moneys = figures.filter(
    ({ unit, per, isPercent, each, at }) =>
      !isPercent && unit === undefined && per.length === 0 && !each && !at,
  )
  const [count, ...counts2] = counts
  const [owed, ...rest] = moneys
  const [share, ...shares2] = shares
  if (
    count === undefined ||
    owed === undefined ||
    counts2.length > 0 ||
    shares2.length > 0 ||
    rest.length > 1
  )
    return undefined
  if (counts.length + shares.length + moneys.length !== figures.length || count.value < 2) return undefined
  const money = (value: number): Shown => ({
    value,
    isMoney: true,
    ...(owed.currency !== undefined && { currency: owed.currency }),
  })
  const [other] = rest
  const beside = [...(share ? [of(share, owed.value)] : []), ...(other ? [of(other, owed.value)] : [])]
  if (beside.some((one) => one === undefined)) return undefined
  const terms: Term[] = [{ part: 'out', ...labelOf(owed), factors: [money(owed.value)], value: owed.value }]
  let total = owed.value
  for (const one of beside) {
    if (one === undefined) return undefined
    const { value, isDown, isPercent, said } = one
    total += isDown ? -value : value
    const factors: Shown[] = isPercent ? [{ value: said, isPercent: true }, money(owed.value)] : [money(said)]
    terms.push({ part: isDown ? 'in' : 'out', label: isDown ? 'deposit' : 'interest', factors, value })
  }
  if (total <= 0) return undefined
  const value = total / count.value
  const name = count.said ?? count.unit?.name ?? 'instalments'
  terms.push({
    part: 'out',
    factors: [money(total), { value: count.value, said: name, isDivisor: true }],
    value,
  })
  const [, time] = /(?<![^ ])(?:an?|per|each|every|one) (month|week)(?![^ ])/.exec(plain) ?? []
  const per = count.unit?.kind === 'time' ? count.unit.name : (time ?? count.unit?.name ?? 'instalment')
  return { terms, result: 'costs', value: money(value), per }
}

/** A flat rate for one year is of the whole. */
const ofOneYear = /(?<![^ ])for (?:one|1|a|the) (?:whole )?year(?![^ ])/
const withoutYear = (figure: Placed): Placed =>
  figure.per.length === 1 && figure.per[0]?.name === 'year' ? { ...figure, per: [] } : figure

const interest = /^(?:interest|flat|fee|charge)$/
const down = /^(?:deposit|down|upfront|advance)$/

/** What is paid down, or comes on top: by its own words. */
function of(
  figure: Placed,
  owed: number,
): { value: number; said: number; isDown: boolean; isPercent: boolean } | undefined {
  const near = [...figure.before.slice(0, 4), ...figure.after.slice(0, 3)]
  const [isDown, isInterest] = [
    near.some((word) => down.test(word)),
    near.some((word) => interest.test(word)),
  ]
  const isFlat =
    figure.isPercent !== true || (figure.per.length === 0 && (isDown || isInterest || isAt(figure)))
  if (isDown === (isInterest || (!isDown && isAt(figure))) || !isFlat || figure.per.length > 0)
    return undefined
  const value = figure.isPercent ? (owed * figure.value) / 100 : figure.value
  return { value, said: figure.value, isDown, isPercent: figure.isPercent === true }
}

/** "At 5 % flat". */
const isAt = ({ before, at }: Placed): boolean => at === true || before[0] === 'at'
