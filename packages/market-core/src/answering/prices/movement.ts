import { isOneMonth, type Period } from '../../reader/time/period.ts'
import { changeBetween, latestPrice, priceRange } from '../../series.ts'
import type { AddStatements } from '../answer-builder.ts'
import { changeFact, displayedMean, displayedPrice, seriesLabel } from '../series/shown-values.ts'
import { addPrice } from './price.ts'
import { changeOverPeriod, noPriceStatement, pricesInPeriod, resolveInterval } from './window.ts'

const YEAR: Period = { months: 12 }

/**
 * States the price change from the first to the latest month of a period, by default a year.
 *
 * @param asked direction that the question assumes; the answer confirms or denies it
 */
export const addPriceChange: AddStatements<[period?: Period, asked?: 'up' | 'down']> = (
  draft,
  series,
  display,
  period = YEAR,
  asked,
) => {
  draft.from(series)
  const change = changeOverPeriod(series, period)
  if (change === undefined) {
    draft.say(noPriceStatement(series))
    addPrice(draft, series, display)
    return
  }
  const { percent } = change
  if (asked !== undefined) {
    const did = percent === 0 ? 'neither' : percent > 0 ? 'up' : 'down'
    draft.say({ code: 'direction', values: { asked, did } })
  }
  const label = seriesLabel(series)
  const [from, to] = [displayedPrice(change.from, display, label), displayedPrice(change.to, display, label)]
  draft.say(
    { code: 'change', values: { series: label, from: from.price, to: to.price, percent } },
    from.fact,
    to.fact,
    changeFact(change, label),
  )
}

/** Compares two periods, the earlier first: two months, or the means of longer periods. */
export const addPeriodComparison: AddStatements<[times: readonly [Period, Period]]> = (
  draft,
  series,
  display,
  times,
) => {
  const [first, last] = times
    .map((period) => ({ period, ...resolveInterval(series, period) }))
    .toSorted((a, b) => a.start.localeCompare(b.start))
  if (first === undefined || last === undefined) return
  const periods = [first.period, last.period]
  if (periods.some((period) => pricesInPeriod(series, period).length === 0))
    for (const period of periods) addPrice(draft, series, display, period, true)
  else if (periods.every(isOneMonth))
    addPriceChange(draft, series, display, { start: first.start, end: last.start })
  else sayMeans(draft, series, display, periods)
}

const sayMeans: AddStatements<[times: readonly Period[]]> = (draft, series, display, times) => {
  const label = seriesLabel(series)
  const means = times.flatMap((time) => {
    const window = pricesInPeriod(series, time)
    const [range, start, end] = [priceRange(window), window[0]?.month, window.at(-1)?.month]
    if (range === undefined || start === undefined || end === undefined) return []
    const { mean, fact } = displayedMean(range.mean, display, label)
    return [{ told: { start, end, mean }, fact }]
  })
  const [first, second] = means
  if (first === undefined || second === undefined || first.told.mean.value <= 0) return
  const percent = 100 * (second.told.mean.value / first.told.mean.value - 1)
  const [from, to] = [{ month: first.told.end }, { month: second.told.end }]
  draft
    .from(series)
    .say(
      { code: 'means_apart', values: { series: label, first: first.told, second: second.told, percent } },
      first.fact,
      second.fact,
      changeFact({ from, to, percent }, label),
    )
}

/**
 * States how far the latest price is from the high or low of a period, by default of all data.
 */
export const addDistanceFromExtreme: AddStatements<[extreme: 'highest' | 'lowest', period?: Period]> = (
  draft,
  series,
  display,
  extreme,
  period = {},
) => {
  draft.from(series)
  const [range, newest] = [priceRange(pricesInPeriod(series, period)), latestPrice(series.prices)]
  const change = range && newest && changeBetween(range[extreme], newest)
  if (change === undefined) {
    draft.say(noPriceStatement(series))
    return
  }
  const label = seriesLabel(series)
  const [from, to] = [
    displayedPrice(change.from, display, label, extreme),
    displayedPrice(change.to, display, label),
  ]
  const values = { series: label, extreme, from: from.price, to: to.price, percent: change.percent }
  draft.say({ code: 'from_extreme', values }, from.fact, to.fact, changeFact(change, label))
}
