import { commodityById } from '../../commodities/catalogue.ts'
import { kgPerLitre } from '../../commodities/densities.ts'
import type { ExchangeRate } from '../../currency.ts'
import type { Question } from '../../reader/question.ts'
import { isOneMonth } from '../../reader/time/period.ts'
import { unitSize } from '../../reader/unit-sizes.ts'
import type { Amount } from '../../reader/units.ts'
import { latestPrice } from '../../series.ts'
import type { AnswerBuilder } from '../answer-builder.ts'
import type { Fact } from '../fact.ts'
import { addPrice } from '../prices/price.ts'
import { pricesInPeriod } from '../prices/window.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, resolveDisplay } from '../series/shown-price.ts'
import { seriesLabel } from '../series/shown-values.ts'
import { weightFacts } from './given-figures.ts'

/**
 * States the value of an amount at the latest price or a month's. False for another kind of unit.
 */
export function addWorth(
  draft: AnswerBuilder,
  series: MonthlySeries,
  display: Display,
  { amount, times: [period] }: Extract<Question, { kind: 'worth' }>,
  rates: readonly ExchangeRate[],
): boolean {
  const asked = period !== undefined && isOneMonth(period) ? period : undefined
  const price = asked === undefined ? latestPrice(series.prices) : pricesInPeriod(series, asked)[0]
  const times = timesBasis(amount, series)
  if (price === undefined) return false
  if (times === undefined) {
    if (amount.unit.kind === 'sack' && amount.unit.kg === undefined)
      draft.say({ code: 'bag_weight', values: {} })
    return false
  }
  // The price is shown in the requested unit, but the value is calculated in the source's unit.
  const own = resolveDisplay(series, undefined, display.currency, rates)
  const money = price.value * own.factor * times
  draft.from(series).say(
    {
      code: 'worth',
      values: {
        amount,
        commodity: series.commodity,
        series: seriesLabel(series),
        currency: display.currency,
        money,
      },
    },
    ...amountFacts(amount),
    { value: money, kind: 'money', currency: display.currency, months: [price.month] },
  )
  addPrice(draft, series, display, asked, true)
  return true
}

/** Creates the facts of the amount in the question. */
export const amountFacts = ({ value, unit }: Amount): Fact[] => [
  { value, kind: unit.kind === 'mass' || unit.kind === 'sack' ? 'mass' : 'measure' },
  ...weightFacts(unit),
]

function timesBasis({ value, unit }: Amount, { basis, commodity }: MonthlySeries): number | undefined {
  const size = unitSize(unit, commodityById(commodity)?.bushel)
  if (size === undefined) return undefined
  if (basis.kind === 'mass' && size.of === 'kg') return (value * size.size) / basis.kg
  if (basis.kind === 'mass' && size.of === 'litre') {
    const weight = kgPerLitre[commodity]
    return weight === undefined ? undefined : (value * size.size * weight) / basis.kg
  }
  if (basis.kind === 'volume' && size.of === 'litre') return (value * size.size) / basis.litres
  return basis.kind === 'count' && size.of === 'piece' ? value / basis.pieces : undefined
}
