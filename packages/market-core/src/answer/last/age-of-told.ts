import { monthNumber } from '../../months.ts'
import { latest } from '../../series.ts'
import type { Draft, PriceAnswer } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf } from '../series/shown-values.ts'
import { type Helpers, whomToAsk } from '../topics/whom-to-ask.ts'

/** Of so many each is told until when it goes. */
const MOST_SERIES = 3
/** A series that is so many months behind another of its publisher has ended. */
const ENDED_MONTHS = 6

/** Until when the prices go that were told, who publishes them, and that none is newer. */
export function sayAgeOfTold(draft: Draft, told: readonly MonthlySeries[], data: PriceData): PriceAnswer {
  for (const series of told.slice(0, MOST_SERIES)) {
    const until = latest(series.prices)?.month
    if (until === undefined) continue
    const age = data.today === undefined ? 0 : monthNumber(data.today) - monthNumber(until)
    const others = newestBeside(series, data.series)
    const isBehind = others !== undefined && monthNumber(others) - monthNumber(until) > ENDED_MONTHS
    const values = { series: labelOf(series), until, source: series.source.name }
    draft.from(series).say({ code: 'reaches', values: { ...values, ...(isBehind && { others }) } })
    if (age > 0) draft.sayOnce({ code: 'old_price', values: { months: age } }, { value: age, kind: 'count' })
  }
  return sayNothingNewer(draft, data).done()
}

/** Nothing newer is stored; who trades in it knows what it is today. */
export const sayNothingNewer = (draft: Draft, helpers: Helpers): Draft =>
  draft.say({ code: 'nothing_newer', values: {} }).say(whomToAsk('price', helpers, { about: 'price' }))

/** The newest month of what the same publisher has of the same thing. */
const newestBeside = ({ source, commodity }: MonthlySeries, all: readonly MonthlySeries[]) =>
  all
    .filter((one) => one.source.name === source.name && one.commodity === commodity)
    .flatMap(({ prices }) => latest(prices)?.month ?? [])
    .toSorted()
    .at(-1)
