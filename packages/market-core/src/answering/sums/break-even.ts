import { ratioOf } from '../../reader/unit-sizes.ts'
import type { Unit } from '../../reader/units.ts'
import type { Draft } from '../draft.ts'
import type { Needed } from '../statement.ts'
import { moneyFact, weightsOf } from './given.ts'
import type { Ledger, Telling } from './ledger.ts'
import { amountFacts } from './worth.ts'

/**
 * The price that covers the costs, per unit of the price or amount; without an amount, the amount that covers them at
 * the given price.
 */
export function sayBreakEven(
  draft: Draft,
  { cost, quantity, land, area }: Ledger,
  { currency, figures, wanted: of }: Telling,
): Needed[] | undefined {
  if (cost === undefined) return ['cost']
  const price = figures.find(({ role }) => role === 'price')
  const money = currency === undefined ? {} : { currency }
  const on = land?.kind === 'area' && area === undefined ? { land } : {}
  if (quantity === undefined || quantity.value <= 0) {
    const per = price?.per
    if (price === undefined || per === undefined || price.value <= 0) return ['quantity']
    const amount = { value: cost / price.value, unit: per }
    draft.say(
      { code: 'break_even_yield', values: { amount, cost, ...money, ...on } },
      ...amountFacts(amount),
      moneyFact(cost, currency),
    )
    return undefined
  }
  const wanted = of ?? price?.per ?? quantity.unit
  const times = ratioOf(quantity.unit, wanted)
  const per: Unit = times === undefined ? quantity.unit : wanted
  const each = cost / (quantity.value * (times ?? 1))
  draft.say(
    { code: 'break_even', values: { price: each, ...money, per, cost, amount: quantity, ...on } },
    { ...moneyFact(each, currency), kind: 'price' },
    moneyFact(cost, currency),
    ...amountFacts(quantity),
    ...weightsOf(per),
  )
  return undefined
}
