import type { Question } from '../../reader/question.ts'
import { isOneMonth, isUpToNow, type Period } from '../../reader/time/period.ts'
import type { Draft } from '../draft.ts'
import type { PriceData } from '../price-data.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { type Display, displayFor } from '../series/shown-price.ts'
import { sayWorth } from '../sums/worth.ts'
import { sayChange } from './change.ts'
import { sayAgainstMean, sayFromExtreme } from './distance.ts'
import { sayPrice } from './price.ts'
import { sayRange } from './range.ts'
import { saySeason } from './season.ts'
import { sayThreshold } from './threshold.ts'
import { sayTwoTimes } from './two-times.ts'
import { pricesIn } from './window.ts'

/** The questions that are answered from series. */
export type Told = Extract<
  Question,
  { kind: 'price' | 'change' | 'extreme' | 'compare' | 'threshold' | 'worth' | 'refused' }
>

/** Tells what a question asks of one series, and gives how it was shown. */
export function tellSeries(
  draft: Draft,
  series: MonthlySeries,
  question: Exclude<Told, { kind: 'compare' }>,
  data: PriceData,
): Display {
  const { times } = question
  const [period, other] = times
  const display = displayIn(question, series, data)
  switch (question.kind) {
    case 'price':
      if (times.length === 0) sayPrice(draft, series, display)
      for (const time of times) tellTime(draft, series, display, time)
      for (const currency of question.currencies.slice(1))
        sayPrice(
          draft,
          series,
          displayIn({ ...question, currencies: [currency] }, series, data),
          period,
          true,
        )
      return display
    case 'change':
      if (period !== undefined && other !== undefined) sayTwoTimes(draft, series, display, [period, other])
      else sayChange(draft, series, display, period, question.way)
      return display
    case 'extreme':
      tellExtreme(draft, series, display, question)
      return display
    case 'threshold':
      return sayThreshold(draft, series, question, data)
    case 'worth':
      if (!sayWorth(draft, series, display, question, data.rates)) sayPrice(draft, series, display, period)
      return display
    case 'refused':
      sayPrice(draft, series, display)
      return display
  }
}

/** Shown by the rate of the month that was asked for, where that is one. */
function displayIn(question: Told, series: MonthlySeries, data: PriceData): Display {
  const [period] = question.times
  const asked = period !== undefined && isOneMonth(period) ? pricesIn(series, period) : []
  const display = displayFor(question, asked.length > 0 ? { ...series, prices: asked } : series, data)
  if (asked.length === 0) return display
  const { isLast: _, ...ofThen } = display
  return ofThen
}

function tellTime(draft: Draft, series: MonthlySeries, display: Display, period: Period): void {
  if (isOneMonth(period)) sayPrice(draft, series, display, period)
  else if (isUpToNow(period)) sayChange(draft, series, display, period)
  else sayRange(draft, series, display, period)
}

function tellExtreme(
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  { of, distance, times: [period] }: Extract<Question, { kind: 'extreme' }>,
): void {
  if (of === 'season') saySeason(draft, series)
  // The highest price of no named time is that of all that is stored; a mean is of the last year.
  else if (distance === undefined)
    sayRange(draft, series, display, period ?? (of === 'mean' ? undefined : {}), of)
  else if (of !== 'mean') sayFromExtreme(draft, series, display, of, period)
  else if (!sayAgainstMean(draft, series, display, period ?? { months: 12 })) sayPrice(draft, series, display)
}
