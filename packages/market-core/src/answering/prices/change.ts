import type { Period } from '../../reader/time/period.ts'
import type { Draft } from '../draft.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { labelOf, priced } from '../series/shown-values.ts'
import { moveFact } from './move-fact.ts'
import { sayPrice } from './price.ts'
import { changeIn, firstAndLast } from './window.ts'

const YEAR: Period = { months: 12 }

/**
 * How a price moved over a time, from its first to its newest month there; over a year where no time is given.
 *
 * @param asked which way was supposed: it gets a yes or a no
 */
export function sayChange(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  period: Period = YEAR,
  asked?: 'up' | 'down',
): void {
  draft.from(series)
  const change = changeIn(series, period)
  const label = labelOf(series)
  if (change === undefined) {
    draft.say({ code: 'none_then', values: { series: label, ...firstAndLast(series) } })
    sayPrice(draft, series, display)
    return
  }
  if (asked !== undefined) {
    const did = change.percent === 0 ? 'neither' : change.percent > 0 ? 'up' : 'down'
    draft.say({ code: 'direction', values: { asked, did } })
  }
  const [from, to] = [priced(change.from, display, label), priced(change.to, display, label)]
  draft.say(
    { code: 'change', values: { series: label, from: from.price, to: to.price, percent: change.percent } },
    from.fact,
    to.fact,
    moveFact(change, label),
  )
}
