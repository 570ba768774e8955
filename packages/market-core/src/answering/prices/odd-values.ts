import { type MonthlyPrice, pricesInOrder } from '../../series.ts'
import type { Draft } from '../draft.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { labelOf, priced } from '../series/shown-values.ts'

/** A price that is so many times both of its neighbours, or as small a part of them, is hardly one. */
const ODD_TIMES = 4

/** Says of each of these prices that it may be an error, where it stands far from the months on both sides. */
export function sayOddValues(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  prices: readonly MonthlyPrice[],
): void {
  const all = pricesInOrder(series.prices)
  const show = (price: MonthlyPrice) => priced(price, display, labelOf(series))
  for (const price of prices) {
    const at = all.findIndex(({ month }) => month === price.month)
    const [before, after] = [all[at - 1], all[at + 1]]
    if (before === undefined || after === undefined || !isOdd(price.value, before.value, after.value))
      continue
    const [odd, one, other] = [show(price), show(before), show(after)]
    draft.sayOnce(
      { code: 'odd_value', values: { price: odd.price, before: one.price, after: other.price } },
      odd.fact,
      one.fact,
      other.fact,
    )
  }
}

const isOdd = (value: number, before: number, after: number): boolean =>
  value > ODD_TIMES * Math.max(before, after) || value * ODD_TIMES < Math.min(before, after)
