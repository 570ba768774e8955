import { unitRatio } from '../../reader/unit-sizes.ts'
import type { Amount, Unit } from '../../reader/units.ts'
import type { AnswerBuilder } from '../answer-builder.ts'
import type { Fact } from '../fact.ts'
import type { MissingInput, SumPart } from '../statement.ts'
import type { Ledger, LedgerContext } from './ledger.ts'

const factOf = ({ value, currency, isMoney }: SumPart): Fact => ({
  value,
  kind: isMoney ? 'money' : 'measure',
  ...(currency !== undefined && { currency }),
})

const money = (value: number, currency: string | undefined): SumPart => ({
  value,
  isMoney: true,
  ...(currency !== undefined && { currency }),
})

/** Converts an amount to a unit of the same kind. Other units leave the amount unchanged. */
export function convertAmount(amount: Amount, to: Unit | undefined, bushel?: string): Amount {
  const times = to && unitRatio(amount.unit, to, bushel)
  return to === undefined || times === undefined ? amount : { value: amount.value * times, unit: to }
}

/** Divides a total into equal shares or per unit, or converts a unit price to another unit. */
export function addShares(
  draft: AnswerBuilder,
  ledger: Ledger,
  telling: LedgerContext,
): MissingInput[] | undefined {
  const { output, cost, shares, area, percent = 0, hasIdle } = ledger
  const { currency, wanted, bushel, figures } = telling
  const price = figures.find(({ role }) => role === 'price')
  const isOfOne = ledger.quantity === undefined && price?.per !== undefined && shares === undefined
  const quantity = isOfOne && price.per ? { value: 1, unit: price.per } : ledger.quantity
  const net = output === undefined ? cost : output * (1 - percent / 100) - (cost ?? 0)
  const left = isOfOne ? price?.value : net
  if (shares !== undefined) {
    const amount = quantity ?? area
    if (shares <= 0 || (left !== undefined && hasIdle)) return ['shares']
    if (left === undefined && amount === undefined) return ['quantity']
    const of =
      left === undefined && amount ? convertAmount(amount, wanted, bushel) : money(left ?? 0, currency)
    return sayDivided(draft, of, { value: shares })
  }
  const [one, other] = figures.length === 2 && left === undefined && !area ? figures : []
  if (one?.unit && other?.unit && wanted) {
    const isOther = other.unit.kind === wanted.kind
    const [of, by] = isOther ? [one, other] : [other, one]
    if (one.unit.kind === other.unit.kind || by.value <= 0) return ['quantity']
    return sayDivided(
      draft,
      { value: of.value, ...(of.unit && { unit: of.unit }) },
      { value: by.value, ...(by.unit && { unit: by.unit }) },
    )
  }
  if (quantity === undefined || quantity.value <= 0) return ['quantity']
  if (output !== undefined && cost !== undefined && hasIdle) return ['price']
  if (left === undefined && area !== undefined && area.value > 0)
    return sayDivided(draft, quantity, convertAmount(area, wanted, bushel))
  const by = convertAmount(quantity, wanted, bushel)
  if (left === undefined) return ['price']
  const isWanted =
    wanted === undefined || by.unit.kind === wanted.kind || unitRatio(by.unit, wanted) !== undefined
  return isWanted ? sayDivided(draft, money(left, currency), by) : ['quantity']
}

function sayDivided(draft: AnswerBuilder, of: SumPart, by: SumPart): undefined {
  const value = { ...of, value: of.value / by.value }
  draft.say({ code: 'each', values: { value, of, by } }, ...[value, of, by].map(factOf))
}

/** States a percentage of a total, or one value as a percentage of another. */
export function addPercentage(
  draft: AnswerBuilder,
  { output, cost, quantity, percent }: Ledger,
  { currency, figures }: LedgerContext,
): MissingInput[] | undefined {
  const total = output ?? cost
  const whole: SumPart | undefined = total === undefined ? quantity : money(total, currency)
  if (percent !== undefined && whole !== undefined)
    return sayShare(draft, percent, whole, { ...whole, value: (whole.value * percent) / 100 })
  const lost = figures.find(({ role }) => role === 'lost')
  const [part, all] = figures
  if (total !== undefined) {
    if (percent !== undefined || output === undefined || cost === undefined) return ['percent']
    return shareOf(draft, money(cost, currency), money(output, currency))
  }
  if (lost === undefined || quantity === undefined)
    return figures.length === 2 && part && all
      ? shareOf(draft, { value: part.value }, { value: all.value })
      : ['percent']
  const taken = convertAmount({ value: lost.value, unit: lost.unit ?? quantity.unit }, quantity.unit)
  // `quantity` is already net of losses.
  return shareOf(draft, taken, { ...quantity, value: quantity.value + taken.value })
}

/** States the percentage change between two values. */
export function addFigureChange(
  draft: AnswerBuilder,
  { figures: [first, second], currency }: LedgerContext,
): MissingInput[] | undefined {
  if (first === undefined || second === undefined || first.value <= 0) return ['quantity']
  const times = first.unit && second.unit ? unitRatio(second.unit, first.unit) : 1
  if (times === undefined) return ['quantity']
  const of: SumPart = first.unit ? { value: first.value, unit: first.unit } : money(first.value, currency)
  return shareOf(draft, { ...of, value: second.value * times - first.value }, of)
}

const shareOf = (draft: AnswerBuilder, part: SumPart, all: SumPart): MissingInput[] | undefined =>
  all.value > 0 ? sayShare(draft, (100 * part.value) / all.value, all, part) : ['quantity']

function sayShare(draft: AnswerBuilder, percent: number, of: SumPart, value: SumPart): undefined {
  draft.say(
    { code: 'percent_of', values: { percent, of, value } },
    { value: percent, kind: 'percent' },
    factOf(of),
    factOf(value),
  )
}
