import { latest } from '../../series.ts'
import type { Question } from '../../understand/question.ts'
import { amountAsked } from '../about-amounts.ts'
import type { Draft } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import { displayFor } from '../tell-series.ts'
import type { MonthlySeries } from './price-series.ts'
import { labelOf, priced } from './shown-values.ts'

/** How many kinds are named beside the one that was told. */
const MOST_KINDS = 3

/**
 * "Wheat" alone is told as hard red winter: that there is soft red winter too, and what it cost in the same month, is
 * told behind it. Only of the newest world price, where no kind, time or amount was asked for.
 */
export function sayOtherKinds(draft: Draft, told: MonthlySeries, question: Question, data: PriceData): void {
  const { intent, variety = [], period, threshold, figures } = question
  const isBare = intent === 'price' && variety.length === 0 && period === undefined && threshold === undefined
  const isOfWorld = told.priceType === 'benchmark' && told.country === undefined
  if (!isBare || !isOfWorld || figures.pricePerT !== undefined || amountAsked(question) !== undefined) return
  const month = latest(told.prices)?.month
  const kinds = data.series.flatMap((one) => {
    const price = latest(one.prices)
    const isKind = one.commodity === told.commodity && one.country === undefined && one.id !== told.id
    if (!isKind || price?.month !== month || price === undefined) return []
    const series = labelOf(one)
    return [{ one, series, ...priced(price, displayFor(question, one, data), series) }]
  })
  if (kinds.length === 0) return
  const named = kinds.slice(0, MOST_KINDS)
  draft.say(
    { code: 'other_kinds', values: { kinds: named.map(({ series, price }) => ({ series, price })) } },
    ...named.map(({ fact }) => fact),
  )
  draft.from(...named.map(({ one }) => one))
}
