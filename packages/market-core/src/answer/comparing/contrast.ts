import type { Month } from '../../months.ts'
import { isLastKnown } from '../../price-age.ts'
import { changeOver, latest } from '../../series.ts'
import { isOneMonth, isUpToNow, type Period } from '../../understand/period/period.ts'
import type { Question } from '../../understand/question.ts'
import { changeFromExtreme } from '../about-prices.ts'
import type { Draft } from '../answer.ts'
import type { Fact } from '../fact.ts'
import { moveFact } from '../moves.ts'
import type { PriceData } from '../price-data.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf } from '../series/shown-values.ts'
import { sayMovesInOrder, saySwingsInOrder } from './courses-in-order.ts'
import { sayPricesInOrder } from './prices-in-order.ts'

const asksRelation = ({ ordersByPrice, asksTimes, asksShareOf, multiple }: Question): boolean =>
  [ordersByPrice, asksTimes, asksShareOf, multiple].some((one) => one !== undefined)

/** Which of two newest prices is the newer. */
function sayNewer(draft: Draft, series: readonly MonthlySeries[]): void {
  const dated = series.flatMap((one) => {
    const month = latest(one.prices)?.month
    return month === undefined ? [] : [{ series: labelOf(one), month }]
  })
  const [newer, ...others] = dated.toSorted((a, b) => b.month.localeCompare(a.month))
  const [older] = others
  if (newer === undefined || older === undefined || others.length > 1) return
  if (newer.month === older.month) draft.say({ code: 'same_age', values: { month: newer.month } })
  else draft.say({ code: 'newer_of', values: { newer, older } })
}

/**
 * The result of a comparison, before what it compares: which is the dearer and by how much, or which moved or swings
 * more. Prices of different things are set in order only where that is asked. True where prices were set in order: what
 * each of them did since says nothing of it.
 */
export function contrast(
  draft: Draft,
  series: readonly MonthlySeries[],
  question: Question,
  data: PriceData,
): boolean {
  const { intent, period, periodAlso, asksSwings, way, unplaced = [] } = question
  if (question.asksNewer) sayNewer(draft, series)
  if (question.asksNewer || periodAlso !== undefined || intent === 'season') return false
  if (intent === 'from-extreme') {
    sayMovesInOrder(draft, series, period, 'down', (one) => changeFromExtreme(one, question))
    return false
  }
  if (asksSwings) saySwingsInOrder(draft, series, period)
  else if (intent === 'range') return false
  else if (isDearerOver(question)) return sayPricesInOrder(draft, series, question, data)
  else if (intent === 'change' || isOverTime(question)) sayMovesInOrder(draft, series, period, way)
  // What could not be placed may be one of the things to be set in order.
  else if (
    (unplaced.length === 0 && (asksRelation(question) || isOneThing(series))) ||
    // Of two whose gap is asked for there is no third.
    (question.asksGap === true && series.length === 2)
  )
    return sayPricesInOrder(draft, series, question, data)
  return false
}

/** How several things moved over the last year, where no time is asked for: their prices say little side by side. */
export function contrastYear(
  draft: Draft,
  series: readonly MonthlySeries[],
  { period, intent, asksSwings }: Question,
  today: Month | undefined,
): void {
  const isTold = intent === 'change' || intent === 'from-extreme' || asksSwings
  if (isOneThing(series) || period !== undefined || isTold) return
  const moved = series.flatMap((one) => {
    const change = changeOver(one.prices, 12)
    return change === undefined
      ? []
      : [{ commodity: one.commodity, percent: change.percent, of: labelOf(one), change }]
  })
  if (moved.length < 2) return
  const isOld = series.some((one) => isLastKnown(one, today))
  const until = moved[0]?.change.to.month
  // Years that end long ago, and in different months, are no one year.
  if (isOld && moved.some(({ change }) => change.to.month !== until)) return
  const moves = moved.map(({ commodity, percent }) => ({ commodity, percent }))
  draft.say(
    { code: 'moved_over_year', values: { moves, ...(isOld && until !== undefined && { until }) } },
    ...moved.map(({ change, of }): Fact => moveFact(change, of)),
  )
}

const isOneThing = (series: readonly MonthlySeries[]): boolean =>
  series.every(({ commodity }) => commodity === series[0]?.commodity)

/** "Which was dearer in 2012": their means of that time are set in order. */
const isDearerOver = ({ intent, period, ordersByPrice, againstNow, asksGap }: Question): boolean =>
  (asksGap === true && period !== undefined && 'months' in period && !againstNow) ||
  (intent === 'compare' &&
    ordersByPrice !== undefined &&
    !againstNow &&
    period !== undefined &&
    'end' in period &&
    period.start !== undefined &&
    hasLength(period))

/** A time that has a beginning and an end of its own, or is up to now, has a course. */
const isOverTime = ({ period, againstNow }: Question): boolean =>
  period !== undefined && (againstNow === true || isUpToNow(period) || hasLength(period))

const hasLength = (period: Period): boolean => !isOneMonth(period)
