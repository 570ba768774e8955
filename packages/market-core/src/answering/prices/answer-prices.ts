import { isUpToNow } from '../../reader/time/period.ts'
import { latest } from '../../series.ts'
import { sayComparison } from '../comparing/compare.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from '../draft.ts'
import type { PriceData } from '../price-data.ts'
import { sayCaveats } from '../series/caveats.ts'
import { newerSibling, wordsNotOf } from '../series/choose-series.ts'
import { findSeries } from '../series/find-series.ts'
import { sayOtherKinds } from '../series/other-kinds.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, displayFor } from '../series/shown-price.ts'
import { labelOf } from '../series/shown-values.ts'
import { whomToAsk } from '../topics/whom-to-ask.ts'
import { sayAge } from './age.ts'
import { type Told, tellSeries } from './tell-series.ts'

/**
 * An answer from stored prices: what is missing, the figures, then once their age, what kind of price they are and the
 * rates that they were converted with.
 */
export function answerPrices(question: Told, data: PriceData, draft = new Draft()): PriceAnswer {
  if (question.things.length === 0)
    return draft.say({ code: 'which_thing', values: { words: [] } }).done(false, SUGGESTIONS)
  const kind = question.kind === 'price' ? question.priceKind : undefined
  const { series, missing } = findSeries(question, data, kind)
  for (const said of missing) draft.say(said)
  const [first] = series
  if (first === undefined) return draft.say(whomToAsk('price', data)).done(false, SUGGESTIONS)
  const unmatched = question.things.flatMap(({ variety }) =>
    variety.filter((word) => series.every((one) => wordsNotOf(one, [word]).length > 0)),
  )
  if (missing.length > 0 || unmatched.length > 0) draft.say({ code: 'nearest', values: { words: unmatched } })
  const displays = tell(draft, question, series, data)
  // Without a figure there is nothing to say of its age or kind.
  if (!draft.statements.some(({ facts }) => facts.length > 0)) return draft.done(false)
  for (const one of series) sayAge(draft, one, question.times, data.today)
  if (question.times.every(isUpToNow)) for (const one of series) sayNewer(draft, one, data)
  if (question.kind === 'price' && series.length === 1) sayOtherKinds(draft, first, question, data)
  series.forEach((one, at) => {
    const display = displays[at]
    if (display !== undefined) sayCaveats(draft, one, display)
  })
  return draft.done()
}

/** Tells the series, and gives how each of them was shown. */
function tell(
  draft: Draft,
  question: Told,
  series: readonly MonthlySeries[],
  data: PriceData,
): readonly Display[] {
  if (question.kind !== 'compare') return series.map((one) => tellSeries(draft, one, question, data))
  const show = (one: MonthlySeries, unit = question.unit) =>
    displayFor({ ...question, ...(unit && { unit }) }, one, data)
  sayComparison(draft, series, question, show)
  return series.map((one) => show(one))
}

/** Where the series stopped, another of the country with a newer price. */
function sayNewer(draft: Draft, series: MonthlySeries, data: PriceData): void {
  const newer = newerSibling(data.series, series)
  const month = newer && latest(newer.prices)?.month
  if (newer !== undefined && month !== undefined)
    draft.say({ code: 'newer_elsewhere', values: { series: labelOf(newer), month } })
}
