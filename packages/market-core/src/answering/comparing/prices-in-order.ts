import { type Month, monthNumber } from '../../months.ts'
import { isOneMonth, isUpToNow, type Period } from '../../reader/time/period.ts'
import type { Unit } from '../../reader/units.ts'
import { latestPrice, type MonthlyPrice, priceRange } from '../../series.ts'
import type { AnswerBuilder } from '../answer-builder.ts'
import { pricesInPeriod } from '../prices/window.ts'
import type { DisplayedPrice, MonthlySeries, SeriesLabel } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { factUnit, priceFact, seriesLabel } from '../series/shown-values.ts'

/** Selects the display of a series, in `unit` if all series must share a unit. */
export type ChooseDisplay = (series: MonthlySeries, unit?: Unit) => Display

interface Standing {
  readonly series: SeriesLabel
  readonly price: DisplayedPrice
}

/** Maximum distance between comparable prices, in months. */
const MAX_MONTHS_APART = 3

/**
 * Compares prices of several series in one currency and unit: the difference of two, or the ranking
 * of more. Uses the latest prices, the prices of one month, or the means of a period. If the prices
 * are not comparable, states the reason and returns false.
 */
export function addRankedPrices(
  draft: AnswerBuilder,
  series: readonly MonthlySeries[],
  { period, first }: { period?: Period | undefined; first?: 'most' | 'least' | undefined },
  show: ChooseDisplay,
): boolean {
  const dated = series.flatMap((one) => {
    const price = priceOf(one, period)
    return price === undefined ? [] : [{ one, price }]
  })
  if (dated.length < 2) return false
  const newest = Math.max(...dated.map(({ price }) => monthNumber(price.month)))
  const alike = dated.filter(({ price }) => newest - monthNumber(price.month) <= MAX_MONTHS_APART)
  const standings = inOneUnit(alike, show)
  if (alike.length < 2 || standings === undefined) {
    draft.say({ code: 'not_comparable', values: { why: alike.length < 2 ? 'time' : 'unit' } })
    return false
  }
  const ordered = standings.toSorted((a, b) => a.price.value - b.price.value)
  const [lower, higher] = [ordered[0], ordered.at(-1)]
  if (lower === undefined || higher === undefined) return false
  draft.from(...alike.map(({ one }) => one))
  if (ordered.length === 2 && lower.price.value > 0 && higher.price.value > lower.price.value)
    sayGap(draft, higher, lower, first === 'least')
  else {
    const [month, ...others] = new Set(alike.map(({ price }) => price.month))
    const isOfMonth = (period === undefined || isOneMonth(period)) && others.length === 0
    sayOrder(draft, ordered, first === 'most', isOfMonth ? month : undefined)
  }
  return true
}

function priceOf(series: MonthlySeries, period: Period | undefined): MonthlyPrice | undefined {
  if (period === undefined || isUpToNow(period)) return latestPrice(series.prices)
  const window = pricesInPeriod(series, period)
  const last = window.at(-1)
  return last && (isOneMonth(period) ? last : { ...last, value: priceRange(window)?.mean ?? last.value })
}

/**
 * Converts prices to a common display unit, or else to a price per tonne. Undefined without a
 * common unit and currency.
 */
function inOneUnit(
  dated: readonly { one: MonthlySeries; price: MonthlyPrice }[],
  show: ChooseDisplay,
): readonly Standing[] | undefined {
  const shownAs = (unit?: Unit) =>
    dated.map(({ one, price }): Standing => {
      const { factor, currency, per } = show(one, unit)
      return { series: seriesLabel(one), price: { value: price.value * factor, currency, per } }
    })
  const areAlike = (all: readonly Standing[]) =>
    new Set(all.map(({ price }) => `${price.currency} ${factUnit(price.per)}`)).size === 1
  const shown = shownAs()
  if (areAlike(shown)) return shown
  const inTonnes = shownAs({ kind: 'mass', unit: 't' })
  return areAlike(inTonnes) ? inTonnes : undefined
}

function sayGap(draft: AnswerBuilder, higher: Standing, lower: Standing, asksCheaper: boolean): void {
  const [high, low] = [higher.price, lower.price]
  const difference = { ...high, value: high.value - low.value }
  const percent = 100 * (high.value / low.value - 1)
  // "Cheaper by" is a percentage of the higher price.
  const less = asksCheaper ? { less: 100 * (1 - low.value / high.value) } : {}
  const of = { of: higher.series, against: lower.series, role: 'difference' as const }
  draft.say(
    { code: 'gap', values: { higher: higher.series, lower: lower.series, difference, percent, ...less } },
    { ...priceFact(difference), ...of },
    { value: less.less ?? percent, kind: 'percent', ...of },
  )
}

function sayOrder(
  draft: AnswerBuilder,
  ordered: readonly Standing[],
  dearestFirst: boolean,
  month: Month | undefined,
): void {
  const told = dearestFirst ? ordered.toReversed() : ordered
  const [first] = told
  if (first === undefined) return
  const { currency, per } = first.price
  const prices = told.map(({ series, price }) => ({ series, value: price.value }))
  draft.say(
    { code: 'in_order', values: { dearestFirst, prices, currency, per, ...(month && { month }) } },
    ...told.map(({ series: of, price }) => ({ ...priceFact(price), of, ...(month && { months: [month] }) })),
  )
}
