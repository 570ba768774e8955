import { rangeOf } from '../../series.ts'
import { intervalOf, isOneMonth, type Period } from '../../understand/period/period.ts'
import { changeIn, pricesIn, sayChange, sayPriceRange } from '../about-prices.ts'
import type { Draft } from '../answer.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { factPer, labelOf, meanFact } from '../series/shown-values.ts'

/**
 * One time against another, the earlier first: of two months how the price moved from the one to the other, of longer
 * times how their means stand, and what each of them was.
 */
export function sayTwoTimes(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  times: readonly [Period, Period],
): void {
  const [first, last] = times.toSorted((a, b) => beginning(series, a).localeCompare(beginning(series, b)))
  if (first === undefined || last === undefined) return
  const [start, end] = [beginning(series, first), beginning(series, last)]
  if (isOneMonth(first) && isOneMonth(last) && changeIn(series, { start, end }) !== undefined) {
    const months = [first, last].map((one) => pricesIn(series, one)[0]?.month)
    if (months[0] === start && months[1] === end) {
      sayChange(draft, series, display, { start, end })
      return
    }
  }
  sayMeans(draft, series, display, [first, last])
  for (const one of [first, last]) sayPriceRange(draft, series, display, one)
}

function sayMeans(
  draft: Draft,
  series: MonthlySeries,
  { factor, currency, per }: Display,
  times: readonly Period[],
): void {
  const label = labelOf(series)
  const means = times.flatMap((time) => {
    const window = pricesIn(series, time)
    const [range, start, end] = [rangeOf(window), window[0]?.month, window.at(-1)?.month]
    return range === undefined || start === undefined || end === undefined
      ? []
      : [{ start, end, mean: { value: range.mean * factor, currency, per } }]
  })
  const [first, second] = means
  if (first === undefined || second === undefined || first.mean.value <= 0) return
  const percent = (second.mean.value / first.mean.value - 1) * 100
  draft
    .from(series)
    .say(
      { code: 'means_apart', values: { series: label, first, second, percent } },
      ...means.map(({ mean }) => meanFact(mean, label)),
      { value: percent, kind: 'percent', months: [first.end, second.end], role: 'change', of: label },
    )
}

const beginning = ({ prices }: MonthlySeries, period: Period): string => {
  const months = prices.map(({ month }) => month).toSorted()
  return intervalOf(period, months[0] ?? '0001-01', months.at(-1) ?? '0001-01').start
}

/** How much money the first and the last price of a time are apart. */
export function sayApart(
  draft: Draft,
  series: MonthlySeries,
  { factor, currency, per }: Display,
  period: Period | undefined,
): void {
  const change = changeIn(series, period ?? { months: 12 })
  if (change === undefined) return
  const difference = { value: Math.abs(change.to.value - change.from.value) * factor, currency, per }
  draft.say(
    { code: 'apart', values: { difference } },
    { ...difference, kind: 'price', per: factPer(per), role: 'difference', of: labelOf(series) },
  )
}
