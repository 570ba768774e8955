import { isOneMonth, type Period } from '../../reader/time/period.ts'
import { changeBetween, latest, rangeOf } from '../../series.ts'
import type { Teller } from '../draft.ts'
import { labelOf, meanShown, moveFact, priced } from '../series/shown-values.ts'
import { sayPrice } from './price.ts'
import { changeIn, intervalIn, noneThen, pricesIn } from './window.ts'

const YEAR: Period = { months: 12 }

/**
 * Price change over a period, from its first to its latest month; over a year by default.
 *
 * @param asked direction supposed by the question, which gets a yes or a no
 */
export const sayChange: Teller<[period?: Period, asked?: 'up' | 'down']> = (
  draft,
  series,
  display,
  period = YEAR,
  asked,
) => {
  draft.from(series)
  const change = changeIn(series, period)
  if (change === undefined) {
    draft.say(noneThen(series))
    sayPrice(draft, series, display)
    return
  }
  const { percent } = change
  if (asked !== undefined) {
    const did = percent === 0 ? 'neither' : percent > 0 ? 'up' : 'down'
    draft.say({ code: 'direction', values: { asked, did } })
  }
  const label = labelOf(series)
  const [from, to] = [priced(change.from, display, label), priced(change.to, display, label)]
  draft.say(
    { code: 'change', values: { series: label, from: from.price, to: to.price, percent } },
    from.fact,
    to.fact,
    moveFact(change, label),
  )
}

/** Compares two periods, the earlier first: the change between two months, or between the means of longer periods. */
export const sayTwoTimes: Teller<[times: readonly [Period, Period]]> = (draft, series, display, times) => {
  const [first, last] = times
    .map((period) => ({ period, ...intervalIn(series, period) }))
    .toSorted((a, b) => a.start.localeCompare(b.start))
  if (first === undefined || last === undefined) return
  const periods = [first.period, last.period]
  if (periods.some((period) => pricesIn(series, period).length === 0))
    for (const period of periods) sayPrice(draft, series, display, period, true)
  else if (periods.every(isOneMonth))
    sayChange(draft, series, display, { start: first.start, end: last.start })
  else sayMeans(draft, series, display, periods)
}

const sayMeans: Teller<[times: readonly Period[]]> = (draft, series, display, times) => {
  const label = labelOf(series)
  const means = times.flatMap((time) => {
    const window = pricesIn(series, time)
    const [range, start, end] = [rangeOf(window), window[0]?.month, window.at(-1)?.month]
    if (range === undefined || start === undefined || end === undefined) return []
    const { mean, fact } = meanShown(range.mean, display, label)
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
      moveFact({ from, to, percent }, label),
    )
}

/** Distance of the latest price from the high or low of a period, by default of all data. */
export const sayFromExtreme: Teller<[extreme: 'highest' | 'lowest', period?: Period]> = (
  draft,
  series,
  display,
  extreme,
  period = {},
) => {
  draft.from(series)
  const [range, newest] = [rangeOf(pricesIn(series, period)), latest(series.prices)]
  const change = range && newest && changeBetween(range[extreme], newest)
  if (change === undefined) {
    draft.say(noneThen(series))
    return
  }
  const label = labelOf(series)
  const [from, to] = [priced(change.from, display, label, extreme), priced(change.to, display, label)]
  const values = { series: label, extreme, from: from.price, to: to.price, percent: change.percent }
  draft.say({ code: 'from_extreme', values }, from.fact, to.fact, moveFact(change, label))
}
