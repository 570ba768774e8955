import type { ExchangeRate } from '../../currency.ts'
import { kgPerUnit } from '../../mass.ts'
import type { Figures } from '../../understand/quantities/farm-figures.ts'
import { hectaresPer } from '../../understand/quantities/measures.ts'
import type { Question } from '../../understand/question.ts'
import { sayOwnWorth } from '../about-amounts.ts'
import type { Draft } from '../answer.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { factPer } from '../series/shown-values.ts'
import type { Amount } from '../statement.ts'
import { ownUnitsOf, sackFacts, unitsOf } from './in-units.ts'
import { sayResult } from './result.ts'
import { inOwnMoney, perTonne } from './stored-price.ts'

/**
 * Sums of a whole harvest or lot, where costs are of all of it and no yield a hectare is said: a profit, or the price
 * at which it breaks even. False where the figures are not for that.
 */
export function sayTotals(
  draft: Draft,
  question: Question,
  series: MonthlySeries | undefined,
  rates: readonly ExchangeRate[],
): boolean {
  const { figures, intent } = question
  const kg = lotOf(figures)
  const cost = costOfAll(figures)
  if (kg === undefined || cost === undefined) return false
  if (intent === 'margin') return sayProfit(draft, question, { kg, cost }, series, rates)
  if (intent !== 'break-even') return false
  const money = figures.currency === undefined ? {} : { currency: figures.currency }
  const { per, kg: each } = unitsOf(question, ['amount', 'price'])
  const { per: counted, kg: counts } = ownUnitsOf(question, ['amount'])
  const [amount, price] = [kg / counts, (cost / kg) * each]
  draft.say(
    {
      code: 'break_even_total',
      values: { price, per, ...money, cost, amount: { value: amount, per: counted } },
    },
    { value: cost, kind: 'money', ...money },
    { value: amount, kind: 'mass' },
    { value: price, kind: 'price', per: factPer(per), ...money },
    ...sackFacts(per, counted),
  )
  return true
}

/** What a lot leaves at the farmer's own price, else at the stored one in the farmer's money. */
function sayProfit(
  draft: Draft,
  { figures, asksShare }: Question,
  { kg, cost }: { kg: number; cost: number },
  series: MonthlySeries | undefined,
  rates: readonly ExchangeRate[],
): boolean {
  const stored =
    figures.pricePerT === undefined ? inOwnMoney(draft, perTonne(series), figures.currency, rates) : undefined
  const pricePerT = figures.pricePerT ?? stored?.value
  if (pricePerT === undefined) return false
  if (series !== undefined && stored !== undefined) draft.from(series)
  const currency = stored?.currency ?? figures.currency
  const money = currency === undefined ? {} : { currency }
  const output = (kg / 1000) * pricePerT
  const profit = output - cost
  sayResult(draft, {
    value: profit,
    ...money,
    ...(asksShare && output > 0 && { share: (100 * profit) / output }),
  })
  draft.say(
    { code: 'profit', values: { output, cost, profit, ...money, ...(stored && { stored }) } },
    ...[output, cost, profit].map((value) => ({ value, kind: 'money' as const, ...money })),
    ...(stored === undefined
      ? []
      : [{ value: stored.value, kind: 'price' as const, per: 't', months: [stored.month], ...money }]),
  )
  return true
}

/** Kilograms of a lot. */
function lotOf({ amount, yieldTPerHa }: Figures): number | undefined {
  if (amount === undefined || yieldTPerHa !== undefined || amount.unit === 'bushel') return undefined
  const kg = amount.value * kgPerUnit[amount.unit]
  return kg > 0 ? kg : undefined
}

/** Money for all of it: said so, or for each of a land of so much. */
const costOfAll = ({ totalCost, costPerHa, areaHa }: Figures): number | undefined =>
  totalCost ?? (costPerHa === undefined || areaHa === undefined ? undefined : costPerHa * areaHa)

/** What the farmer's harvest or lot brings at the farmer's own price. False where either was not given. */
export function sayRevenue(draft: Draft, { figures, commodities }: Question): boolean {
  const { given = [], pricePerT, amount, yieldTPerHa, areaHa, currency } = figures
  if (pricePerT === undefined) return false
  const [commodity] = commodities
  // A harvest is more than the bag that it is counted in.
  if (yieldTPerHa !== undefined) {
    const harvest = given.find(({ role }) => role === 'yield')
    const land = harvest?.per?.kind === 'area' ? hectaresPer[harvest.per.unit] : 1
    const times = areaHa === undefined ? 1 : areaHa / land
    const tonnes = yieldTPerHa * land * times
    sayOwnWorth(
      draft,
      commodity,
      counted(harvest, times) ?? { count: tonnes, unit: 't' },
      tonnes * pricePerT,
      currency,
    )
    return true
  }
  const lot = given.find(({ role }) => role === 'amount')
  if (amount !== undefined && lot?.measure !== undefined && amount.unit !== 'bushel') {
    const tonnes = (amount.value * kgPerUnit[amount.unit]) / 1000
    const said = counted(lot, 1) ?? { count: amount.value, unit: amount.unit }
    sayOwnWorth(draft, commodity, said, tonnes * pricePerT, currency)
    return true
  }
  return false
}

/** So many times an amount, in the unit that it was said in. */
function counted(
  figure: NonNullable<Figures['given']>[number] | undefined,
  times: number,
): Amount | undefined {
  if (figure?.measure === undefined) return undefined
  // Twelve digits: a land that went through hectares and back is whole again.
  const count = Number((figure.value * times).toPrecision(12))
  const { measure } = figure
  if (measure.kind === 'sack') return { count, sackKg: measure.kg }
  return measure.kind === 'mass' ? { count, unit: measure.unit } : undefined
}
