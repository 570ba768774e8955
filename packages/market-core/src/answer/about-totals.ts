import { kgPerUnit } from '../mass.ts'
import { hectaresPer } from '../understand/quantities/measures.ts'
import type { Question } from '../understand/question.ts'
import { sayOwnWorth } from './about-amounts.ts'
import type { Draft } from './answer.ts'
import type { Amount } from './statement.ts'

/**
 * Sums of a whole harvest or lot, where costs are of all of it and no yield a hectare is said: a profit, or the price
 * at which it breaks even. False where the figures are not for that.
 */
export function sayTotals(draft: Draft, { figures, intent }: Question): boolean {
  const { amount, totalCost: cost, pricePerT, currency, yieldTPerHa } = figures
  if (amount === undefined || yieldTPerHa !== undefined || cost === undefined) return false
  const kg = amount.unit === 'bushel' ? undefined : amount.value * kgPerUnit[amount.unit]
  if (kg === undefined || kg <= 0) return false
  const tonnes = kg / 1000
  const money = currency === undefined ? {} : { currency }
  if (intent === 'margin' && pricePerT !== undefined) {
    const output = tonnes * pricePerT
    const profit = output - cost
    draft.say(
      { code: 'profit', values: { output, cost, profit, ...money } },
      ...[output, cost, profit].map((value) => ({ value, kind: 'money' as const, ...money })),
    )
    return true
  }
  if (intent !== 'break-even') return false
  draft.say(
    { code: 'break_even_total', values: { cost, tonnes, price: cost / tonnes, ...money } },
    { value: cost, kind: 'money', ...money },
    { value: tonnes, kind: 'mass' },
    { value: cost / tonnes, kind: 'price', per: 't', ...money },
  )
  return true
}

/** What the farmer's harvest or lot brings at the farmer's own price. False where either was not given. */
export function sayRevenue(draft: Draft, { figures, commodities }: Question): boolean {
  const { given = [], pricePerT, amount, yieldTPerHa, areaHa, currency } = figures
  if (pricePerT === undefined) return false
  const [commodity] = commodities
  // A harvest is more than the bag that it is counted in.
  if (yieldTPerHa !== undefined) {
    const harvest = given.find(({ role }) => role === 'yield')
    const land = harvest?.per?.kind === 'area' ? hectaresPer[harvest.per.unit] : 1
    const tonnes = yieldTPerHa * (areaHa ?? land)
    const counted: Amount =
      areaHa === undefined && harvest?.measure?.kind === 'mass'
        ? { count: harvest.value, unit: harvest.measure.unit }
        : { count: tonnes, unit: 't' }
    sayOwnWorth(draft, commodity, counted, tonnes * pricePerT, currency)
    return true
  }
  const lot = given.find(({ role }) => role === 'amount')
  if (amount !== undefined && lot?.measure !== undefined && amount.unit !== 'bushel') {
    const tonnes = (amount.value * kgPerUnit[amount.unit]) / 1000
    sayOwnWorth(draft, commodity, { count: amount.value, unit: amount.unit }, tonnes * pricePerT, currency)
    return true
  }
  return false
}
