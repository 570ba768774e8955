import type { ExchangeRate } from '../../currency.ts'
import { breakEvenPrice, breakEvenYield, cushionPercent } from '../../margins.ts'
import { hectaresPer } from '../../understand/quantities/measures.ts'
import type { Question } from '../../understand/question.ts'
import type { Draft } from '../answer.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { factPer } from '../series/shown-values.ts'
import type { TonnePrice } from '../statement.ts'
import { ownUnitsOf, type SumUnits, sackFacts, unitsOf } from './in-units.ts'
import { sayResult } from './result.ts'
import { inOwnMoney, perTonne } from './stored-price.ts'

/** Break-even price or yield from the farmer's figures, and what the newest price leaves of it. */
export function sayBreakEven(
  draft: Draft,
  question: Question,
  series: MonthlySeries | undefined,
  rates: readonly ExchangeRate[] = [],
): boolean {
  const { figures } = question
  // Without a land a cost is for each hectare, as the sentence says.
  const { yieldTPerHa, costPerHa = figures.totalCost } = figures
  const stored = figures.pricePerT === undefined ? perTonne(series) : undefined
  const evenPerT =
    costPerHa === undefined || yieldTPerHa === undefined ? undefined : breakEvenPrice(costPerHa, yieldTPerHa)
  if (costPerHa !== undefined && evenPerT !== undefined && yieldTPerHa !== undefined) {
    const units = unitsOf(question, ['yield', 'price'])
    sayEvenPrice(draft, question, units, evenPerT)
    // Nothing is said of a stored price in other money: the result needs none.
    const sameMoney = figures.currency === undefined || figures.currency === stored?.currency
    const known = stored !== undefined && sameMoney ? stored : undefined
    if (series !== undefined && known !== undefined) draft.from(series)
    sayCushion(draft, question, units, evenPerT, known)
    return true
  }
  const own = costPerHa === undefined ? undefined : inOwnMoney(draft, stored, figures.currency, rates)
  const pricePerT = figures.pricePerT ?? own?.value
  const evenYield =
    costPerHa === undefined || pricePerT === undefined ? undefined : breakEvenYield(costPerHa, pricePerT)
  if (costPerHa === undefined || evenYield === undefined || pricePerT === undefined) {
    draft.say({ code: 'break_even_needs', values: {} })
    return false
  }
  if (series !== undefined && own !== undefined) draft.from(series)
  sayEvenYield(draft, question, evenYield, { pricePerT, costPerHa, stored: own })
  return true
}

/** In the unit asked for, with the cost and the yield on the farmer's own land. */
function sayEvenPrice(draft: Draft, question: Question, { per, kg }: SumUnits, evenPerT: number): void {
  const { figures } = question
  const { currency, yieldTPerHa = 0, costPerHa = figures.totalCost ?? 0 } = figures
  const money = currency === undefined ? {} : { currency }
  const { land, per: counted, kg: counts } = ownUnitsOf(question, ['yield'])
  const price = (evenPerT * kg) / 1000
  const cost = costPerHa * hectaresPer[land]
  const value = (yieldTPerHa * hectaresPer[land] * 1000) / counts
  draft.say(
    {
      code: 'break_even_price',
      values: { price, per, ...money, cost, yield: { value, per: counted }, land },
    },
    { value: cost, kind: 'money', ...money },
    { value, kind: 'mass' },
    { value: price, kind: 'price', per: factPer(per), ...money },
    ...sackFacts(per, counted),
  )
}

/** How far the price is from it, and what it leaves of each unit: a gain, or a loss. */
function sayCushion(
  draft: Draft,
  { figures }: Question,
  { per, kg }: SumUnits,
  evenPerT: number,
  stored: TonnePrice | undefined,
): void {
  const pricePerT = figures.pricePerT ?? stored?.value
  const percent = pricePerT === undefined ? undefined : cushionPercent(pricePerT, evenPerT)
  if (pricePerT === undefined || percent === undefined) return
  const currency = stored?.currency ?? figures.currency
  const money = currency === undefined ? {} : { currency }
  draft.say(
    { code: 'cushion', values: { price: pricePerT, ...(stored && { stored }), percent } },
    { value: pricePerT, kind: 'price', per: 't' },
    { value: percent, kind: 'percent' },
  )
  sayResult(draft, { value: ((pricePerT - evenPerT) * kg) / 1000, ...money, per })
}

function sayEvenYield(
  draft: Draft,
  question: Question,
  evenYield: number,
  { pricePerT, costPerHa, stored }: { pricePerT: number; costPerHa: number; stored: TonnePrice | undefined },
): void {
  const { figures } = question
  const { per: counted, kg: counts, land } = unitsOf(question, ['price', 'yield'])
  const { per, kg } = stored ? { per: 't' as const, kg: 1000 } : ownUnitsOf(question, ['price'])
  const currency = stored?.currency ?? figures.currency
  const money = currency === undefined ? {} : { currency }
  const value = (evenYield * hectaresPer[land] * 1000) / counts
  const cost = costPerHa * hectaresPer[land]
  const price = (pricePerT * kg) / 1000
  draft.say(
    {
      code: 'break_even_yield',
      values: {
        yield: { value, per: counted },
        land,
        cost,
        price,
        per,
        ...money,
        ...(stored && { stored }),
      },
    },
    { value: cost, kind: 'money', ...money },
    { value: price, kind: 'price', per: factPer(per), ...money },
    { value, kind: 'mass' },
    ...sackFacts(counted, per),
  )
}
