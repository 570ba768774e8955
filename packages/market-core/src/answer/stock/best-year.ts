import { pricesInOrder } from '../../series.ts'
import type { YearAsked } from '../../understand/intent/year-asked.ts'
import type { Period } from '../../understand/period/period.ts'
import { pricesIn } from '../about-prices.ts'
import type { Draft } from '../answer.ts'
import type { MonthlySeries } from '../series/price-series.ts'
import type { Display } from '../series/shown-price.ts'
import { labelOf, meanFact } from '../series/shown-values.ts'

/**
 * Tells the year of a time with the highest or the lowest mean, and the next one; years with months missing are named
 * and left out. False where two whole years are not there.
 */
export function sayBestYear(
  draft: Draft,
  series: MonthlySeries,
  { currency, per, factor }: Display,
  period: Period | undefined,
  { extreme, both }: YearAsked,
): boolean {
  const years = [
    ...Map.groupBy(pricesInOrder(pricesIn(series, period ?? {})), ({ month }) => month.slice(0, 4)),
  ].map(([year, of]) => ({ year, of }))
  const means = years
    .filter(({ of }) => of.length === MONTHS)
    .map(({ year, of }) => ({
      year,
      mean: { value: (of.reduce((sum, { value }) => sum + value, 0) / MONTHS) * factor, currency, per },
    }))
  const [first, last] = [means[0], means.at(-1)]
  if (first === undefined || last === undefined || means.length < 2) return false
  const parts = years
    .filter(({ of }) => of.length < MONTHS)
    .map(({ year, of }) => ({ year, count: of.length }))
  const label = labelOf(series)
  const asked = both ? ([extreme, extreme === 'highest' ? 'lowest' : 'highest'] as const) : [extreme]
  draft.from(series)
  for (const end of asked) {
    const [best, next] = means.toSorted((a, b) => (a.mean.value - b.mean.value) * (end === 'lowest' ? 1 : -1))
    if (best === undefined || next === undefined) return false
    draft.say(
      {
        code: 'best_year',
        values: { series: label, extreme: end, ...best, next, since: first.year, until: last.year },
      },
      meanFact(best.mean, label),
      meanFact(next.mean, label),
    )
  }
  if (parts.length > 0)
    draft.say(
      { code: 'part_years', values: { parts } },
      ...parts.map(({ count }) => ({ value: count, kind: 'count' as const, of: label })),
    )
  return true
}

const MONTHS = 12
