import type { ExchangeRate } from '../../currency.ts'
import type { Draft } from '../draft.ts'
import type { Fact } from '../fact.ts'
import type { MonthlySeries } from './price-series.ts'
import type { Display } from './shown-price.ts'

/** Says once, behind its figures, what kind of price a series is, and with which rates it was converted. */
export function sayCaveats(draft: Draft, series: MonthlySeries, { rates, notes }: Display): void {
  if (series.priceType === 'benchmark') draft.sayOnce({ code: 'not_your_price', values: {} })
  if (rates.length > 0) draft.sayOnce({ code: 'converted', values: { rates } }, ...rateFacts(rates))
  for (const note of notes) {
    const facts: Fact[] = note.code === 'by_density' ? [{ value: note.values.kgPerLitre, kind: 'mass' }] : []
    draft.sayOnce(note, ...facts)
  }
}

/** Facts of exchange rates that are told. */
export const rateFacts = (rates: readonly ExchangeRate[]): Fact[] =>
  rates.flatMap(({ rate, quote }): Fact[] => [
    { value: 1, kind: 'money' },
    { value: rate, kind: 'money', currency: quote },
  ])
