import { pricesInOrder } from '../series.ts'
import type { Period } from '../understand/period/period.ts'
import { pricesIn } from './about-prices.ts'
import type { Draft } from './answer.ts'
import type { MonthlySeries } from './series/price-series.ts'
import type { Display } from './series/shown-price.ts'
import { labelOf, meanFact, priced } from './series/shown-values.ts'

/** As many months or years are told one by one: of more the extremes say more. */
const MOST = 15

/** Tells the price of each month of a time, or the mean of each year. False where there are none, or too many. */
export function sayEach(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period,
  each: 'month' | 'year',
): boolean {
  const window = pricesInOrder(pricesIn(series, period))
  const label = labelOf(series)
  if (each === 'month') {
    if (window.length < 2 || window.length > MOST) return false
    const told = window.map((one) => priced(one, display, label))
    draft
      .from(series)
      .say(
        { code: 'each_month', values: { series: label, prices: told.map(({ price }) => price) } },
        ...told.map(({ fact }) => fact),
      )
    return true
  }
  const years = [...Map.groupBy(window, ({ month }) => month.slice(0, 4))]
  if (years.length < 2 || years.length > MOST) return false
  const { currency, per, factor } = display
  const means = years.map(([year, of]) => ({
    year,
    mean: { value: (of.reduce((sum, { value }) => sum + value, 0) / of.length) * factor, currency, per },
  }))
  draft
    .from(series)
    .say(
      { code: 'each_year', values: { series: label, means } },
      ...means.map(({ mean }) => meanFact(mean, label)),
    )
  return true
}
