import type { ExchangeRate } from '../../currency.ts'
import { grossMargin } from '../../margins.ts'
import { hectaresPer } from '../../understand/quantities/measures.ts'
import type { Question } from '../../understand/question.ts'
import type { Draft } from '../answer.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { factPer } from '../series/shown-values.ts'
import { ownUnitsOf, sackFacts, unitsOf } from './in-units.ts'
import { sayResult } from './result.ts'
import { inOwnMoney, perTonne } from './stored-price.ts'

/**
 * Gross margin from the farmer's figures; the price from the store where none was given. What is left comes first: of
 * the whole land where that was said, unless it is asked for on each hectare or acre.
 */
export function sayMargin(
  draft: Draft,
  question: Question,
  series: MonthlySeries | undefined,
  rates: readonly ExchangeRate[] = [],
): boolean {
  const { figures, commodities, wanted } = question
  const stored =
    figures.pricePerT === undefined ? inOwnMoney(draft, perTonne(series), figures.currency, rates) : undefined
  const pricePerT = figures.pricePerT ?? stored?.value
  const { yieldTPerHa, costPerHa, areaHa } = figures
  if (yieldTPerHa === undefined || costPerHa === undefined || pricePerT === undefined) {
    const missing = [
      ...(yieldTPerHa === undefined ? (['yield'] as const) : []),
      ...(costPerHa === undefined ? (['cost'] as const) : []),
      ...(pricePerT === undefined ? (['price'] as const) : []),
    ]
    draft.say({ code: 'margin_needs', values: { missing } })
    return false
  }
  if (series !== undefined && stored !== undefined) draft.from(series)
  const currency = stored?.currency ?? figures.currency
  const money = currency === undefined ? {} : { currency }
  const { land } = unitsOf(question, [])
  const { per: counted, kg: counts } = ownUnitsOf(question, ['yield'])
  const { per, kg } = stored ? { per: 't' as const, kg: 1000 } : unitsOf(question, ['price', 'yield'])
  const hectares = hectaresPer[land]
  const price = (pricePerT * kg) / 1000
  const cost = costPerHa * hectares
  const harvest = yieldTPerHa * hectares
  const { output, grossMargin: margin } = grossMargin(harvest, pricePerT, cost)
  const value = (harvest * 1000) / counts
  const share = question.asksShare && output > 0 ? { share: (100 * margin) / output } : {}
  const ofLand = { value: margin, ...money, ...share, land }
  const whole = figures.given?.find(({ role }) => role === 'area')
  const ofAll =
    areaHa === undefined || whole?.measure?.kind !== 'area'
      ? undefined
      : {
          value: (margin / hectares) * areaHa,
          ...money,
          ...share,
          area: { value: whole.value, unit: whole.measure.unit },
        }
  const isPerLand = wanted?.kind === 'area' || question.wantedPer !== undefined
  const results = ofAll === undefined ? [ofLand] : isPerLand ? [ofLand, ofAll] : [ofAll, ofLand]
  for (const result of results) sayResult(draft, result)
  if (ofAll !== undefined && areaHa !== undefined) {
    const times = areaHa / hectares
    const [all, brings, spent] = [value, output, cost].map((one) => one * times)
    if (all !== undefined && brings !== undefined && spent !== undefined)
      draft.say(
        {
          code: 'margin_in_all',
          values: { yield: { value: all, per: counted }, output: brings, cost: spent, ...money },
        },
        { value: all, kind: 'mass' },
        ...[brings, spent].map((one) => ({ value: one, kind: 'money' as const, ...money })),
        ...sackFacts(counted),
      )
  }
  const [commodity] = commodities
  draft.say(
    {
      code: 'margin',
      values: {
        ...(commodity !== undefined && { commodity }),
        yield: { value, per: counted },
        land,
        price,
        per,
        ...money,
        ...(stored && { stored }),
        output,
        cost,
        margin,
      },
    },
    { value, kind: 'mass' },
    { value: price, kind: 'price', per: factPer(per), ...money, ...(stored && { months: [stored.month] }) },
    ...[output, cost, margin].map((one) => ({ value: one, kind: 'money' as const, ...money })),
    ...sackFacts(counted, per),
  )
  if (stored !== undefined) draft.say({ code: 'cost_currency', values: { currency: stored.currency } })
  draft.say({ code: 'margin_leaves_out', values: {} })
  return true
}
