import type { ExchangeRate } from '../../currency.ts'
import type { PriceTarget } from '../../reader/question.ts'
import { latestPrice } from '../../series.ts'
import type { AnswerBuilder } from '../answer-builder.ts'
import type { Fact } from '../fact.ts'
import type { PriceData } from '../price-data.ts'
import { findNewerSeries } from './choose-series.ts'
import type { MonthlySeries } from './price-series.ts'
import { type Display, requestedDisplay } from './shown-price.ts'
import { displayedPrice, seriesLabel } from './shown-values.ts'

/** States the price type of a series and the exchange rates used, each once. */
export function addCaveats(draft: AnswerBuilder, series: MonthlySeries, { rates, notes }: Display): void {
  if (series.priceType === 'benchmark') draft.sayOnce({ code: 'not_your_price', values: {} })
  if (rates.length > 0) draft.sayOnce({ code: 'converted', values: { rates } }, ...rateFacts(rates))
  for (const note of notes) {
    const facts: Fact[] = note.code === 'by_density' ? [{ value: note.values.kgPerLitre, kind: 'mass' }] : []
    draft.sayOnce(note, ...facts)
  }
}

/** Creates the facts of the quoted exchange rates. */
export const rateFacts = (rates: readonly ExchangeRate[]): Fact[] =>
  rates.flatMap(({ rate, quote }): Fact[] => [
    { value: 1, kind: 'money' },
    { value: rate, kind: 'money', currency: quote },
  ])

/** If a series is discontinued, names another series for the country with a newer price. */
export function addNewerSeries(
  draft: AnswerBuilder,
  series: MonthlySeries,
  { series: all }: PriceData,
): void {
  const newer = findNewerSeries(all, series)
  const month = newer && latestPrice(newer.prices)?.month
  if (newer !== undefined && month !== undefined)
    draft.say({ code: 'newer_elsewhere', values: { series: seriesLabel(newer), month } })
}

const MAX_KINDS = 3

/**
 * Mentions other varieties with their prices: after wheat (hard red winter), soft red winter. Only
 * for the latest world price without a requested variety or period.
 */
export function addOtherVarieties(
  draft: AnswerBuilder,
  told: MonthlySeries,
  target: PriceTarget,
  data: PriceData,
): void {
  const isBare = target.times.length === 0 && target.things.every(({ variety }) => variety.length === 0)
  if (!isBare || told.country !== undefined || told.priceType !== 'benchmark') return
  const month = latestPrice(told.prices)?.month
  const kinds = data.series.flatMap((one) => {
    const price = latestPrice(one.prices)
    const isKind = one.commodity === told.commodity && one.country === undefined && one.id !== told.id
    if (!isKind || price === undefined || price.month !== month) return []
    const series = seriesLabel(one)
    return [{ one, series, ...displayedPrice(price, requestedDisplay(target, one, data), series) }]
  })
  const named = kinds.slice(0, MAX_KINDS)
  if (named.length === 0) return
  draft
    .from(...named.map(({ one }) => one))
    .say(
      { code: 'other_kinds', values: { kinds: named.map(({ series, price }) => ({ series, price })) } },
      ...named.map(({ fact }) => fact),
    )
}
