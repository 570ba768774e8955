import { type Month, monthNumber } from '../../months.ts'
import { latest } from '../../series.ts'
import type { AskedOfLast } from '../../understand/last/asked-of-last.ts'
import { Draft, type PriceAnswer, SUGGESTIONS } from '../answer.ts'
import type { PriceData } from '../price-data.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import { labelOf } from '../series/shown-values.ts'
import type { Statement } from '../statement.ts'
import { sayAgeOfTold } from './age-of-told.ts'
import type { Adjusted } from './last-statements.ts'

/**
 * What is asked of the figure that was told before.
 *
 * @param before what was answered then
 */
export function sayOfLast(asked: AskedOfLast, before: PriceAnswer, data: PriceData): PriceAnswer {
  const draft = new Draft()
  if (asked === 'age') return sayAgeOfTold(draft, before.series, data)
  const figure = headline(before.statements)
  if (figure === undefined)
    return draft.say({ code: 'no_figure_before', values: {} }).done(false, SUGGESTIONS)
  if (asked === 'origin') return sayOrigin(draft, before, data.today)
  const factor = 1 + asked.addPercent / 100
  const to = { ...figure, value: figure.value * factor }
  draft.from(...before.series).say(
    { code: 'adjusted', values: { from: figure, percent: asked.addPercent, to } },
    ...[figure, to].map(({ value, currency }) => ({
      value,
      kind: 'money' as const,
      ...(currency && { currency }),
    })),
    { value: Math.abs(asked.addPercent), kind: 'percent' },
  )
  return draft.done()
}

/** The figure that an answer was for: what a sum came to, else the price, of two the later, of a time its mean. */
function headline(statements: readonly Statement[]): Adjusted | undefined {
  for (const { code, values } of statements) {
    if (code === 'worth')
      return { value: values.money, ...currencyOf(values.price?.currency ?? values.currency) }
    if (code === 'money_conversion') return { value: values.converted, currency: values.to }
    if (code === 'adjusted') return values.to
    if (code === 'story_result' && values.value.isPercent === undefined)
      return { value: values.value.value, ...currencyOf(values.value.currency) }
    if (code === 'price') return values.price
    if (code === 'change' || code === 'from_extreme' || code === 'against_mean') return values.to
    if (code === 'range') return values.mean
    if (code === 'means_apart') return values.second.mean
    if (code === 'season') return { value: values.now.index }
    if (code === 'result') return { value: values.value, ...currencyOf(values.currency) }
    if (code === 'margin') return { value: values.margin, ...currencyOf(values.currency) }
    if (code === 'profit') return { value: values.profit, ...currencyOf(values.currency) }
    if (code === 'break_even_price')
      return { value: values.price, per: values.per, ...currencyOf(values.currency) }
    if (code === 'conversion' || code === 'area_conversion') return { value: values.converted }
    if (code === 'input_ratio') return { value: values.ratio }
  }
  return undefined
}

const currencyOf = (currency: string | undefined) => (currency === undefined ? {} : { currency })

/** Of when the figures of each series are and who published them; how old they are, where they are the newest. */
function sayOrigin(draft: Draft, { series, statements }: PriceAnswer, today: Month | undefined): PriceAnswer {
  if (series.length === 0) return draft.say({ code: 'origin_own', values: {} }).done()
  const facts = statements.flatMap((statement) => statement.facts)
  for (const one of series) {
    const months = facts
      .filter(({ kind, of }) => kind === 'price' && of !== undefined && isOf(one, of))
      .flatMap((fact) => fact.months ?? [])
      .toSorted()
    const newest = latest(one.prices)?.month
    const [start = newest, end = newest] = [months[0], months.at(-1)]
    if (start === undefined || end === undefined) continue
    const values = { series: labelOf(one), start: start as Month, end: end as Month, source: one.source.name }
    draft.from(one).say({ code: 'origin', values })
    const age = today === undefined ? 0 : monthNumber(today) - monthNumber(end as Month)
    if (end === newest && age > 0)
      draft.sayOnce({ code: 'old_price', values: { months: age } }, { value: age, kind: 'count' })
  }
  return draft.done()
}

const isOf = (series: MonthlySeries, of: NonNullable<Statement['facts'][number]['of']>): boolean =>
  series.name === of.name && series.country === of.country && series.market === of.market
