import { type Month, monthNumber } from '../../months.ts'
import { isOneMonth, isUpToNow, type Period } from '../../reader/time/period.ts'
import type { Unit } from '../../reader/units.ts'
import { latest, type MonthlyPrice, rangeOf } from '../../series.ts'
import type { Draft } from '../draft.ts'
import { pricesIn } from '../prices/window.ts'
import type { MonthlySeries, SeriesLabel, ShownPrice } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { factPer, labelOf, priceFact } from '../series/shown-values.ts'

/** The way to show a series, in a unit where one must be had for all. */
export type Show = (series: MonthlySeries, unit?: Unit) => Display

interface Standing {
  readonly series: SeriesLabel
  readonly price: ShownPrice
}

/** Prices of times further apart, in months, say nothing of which thing is the dearer. */
const MOST_MONTHS_APART = 3

/**
 * Prices of several series in one money and unit: of two by how much one is the dearer, of more their order. Of the
 * newest prices, of those of a month, or of the means of a time. False where they cannot be compared, which is said.
 */
export function sayPricesInOrder(
  draft: Draft,
  series: readonly MonthlySeries[],
  { period, first }: { period?: Period | undefined; first?: 'most' | 'least' | undefined },
  show: Show,
): boolean {
  const dated = series.flatMap((one) => {
    const price = priceOf(one, period)
    return price === undefined ? [] : [{ one, price }]
  })
  if (dated.length < 2) return false
  const newest = Math.max(...dated.map(({ price }) => monthNumber(price.month)))
  const alike = dated.filter(({ price }) => newest - monthNumber(price.month) <= MOST_MONTHS_APART)
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

/** The newest price, that of a month, or the mean of a time that has ended. */
function priceOf(series: MonthlySeries, period: Period | undefined): MonthlyPrice | undefined {
  if (period === undefined || isUpToNow(period)) return latest(series.prices)
  const window = pricesIn(series, period)
  const last = window.at(-1)
  return last && (isOneMonth(period) ? last : { ...last, value: rangeOf(window)?.mean ?? last.value })
}

/** Prices as they are shown, else per tonne. Undefined where they have no unit or money in common. */
function inOneUnit(
  dated: readonly { one: MonthlySeries; price: MonthlyPrice }[],
  show: Show,
): readonly Standing[] | undefined {
  const shownAs = (unit?: Unit) =>
    dated.map(({ one, price }): Standing => {
      const { factor, currency, per } = show(one, unit)
      return { series: labelOf(one), price: { value: price.value * factor, currency, per } }
    })
  const areAlike = (all: readonly Standing[]) =>
    new Set(all.map(({ price }) => `${price.currency} ${factPer(price.per)}`)).size === 1
  const shown = shownAs()
  if (areAlike(shown)) return shown
  const inTonnes = shownAs({ kind: 'mass', unit: 't' })
  return areAlike(inTonnes) ? inTonnes : undefined
}

function sayGap(draft: Draft, higher: Standing, lower: Standing, asksCheaper: boolean): void {
  const [high, low] = [higher.price, lower.price]
  const difference = { ...high, value: high.value - low.value }
  const percent = 100 * (high.value / low.value - 1)
  // How much cheaper one is, is a share of the dearer.
  const less = asksCheaper ? { less: 100 * (1 - low.value / high.value) } : {}
  const of = { of: higher.series, against: lower.series, role: 'difference' as const }
  draft.say(
    { code: 'gap', values: { higher: higher.series, lower: lower.series, difference, percent, ...less } },
    { ...priceFact(difference), ...of },
    { value: less.less ?? percent, kind: 'percent', ...of },
  )
}

function sayOrder(
  draft: Draft,
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
