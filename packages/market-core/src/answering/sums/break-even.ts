import { unitRatio } from '../../reader/unit-sizes.ts'
import type { Unit } from '../../reader/units.ts'
import type { AnswerBuilder } from '../answer-builder.ts'
import type { MissingInput } from '../statement.ts'
import { moneyFact, weightFacts } from './given-figures.ts'
import type { Ledger, LedgerContext } from './ledger.ts'
import { amountFacts } from './worth.ts'

/**
 * States the price that covers the costs. Without an amount, states the amount that covers the
 * costs at the given price.
 */
export function addBreakEven(
  draft: AnswerBuilder,
  { cost, quantity, land, area }: Ledger,
  { currency, figures, wanted: of }: LedgerContext,
): MissingInput[] | undefined {
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
  const times = unitRatio(quantity.unit, wanted)
  const per: Unit = times === undefined ? quantity.unit : wanted
  const each = cost / (quantity.value * (times ?? 1))
  draft.say(
    { code: 'break_even', values: { price: each, ...money, per, cost, amount: quantity, ...on } },
    { ...moneyFact(each, currency), kind: 'price' },
    moneyFact(cost, currency),
    ...amountFacts(quantity),
    ...weightFacts(per),
  )
  return undefined
}
