import type { Statement } from '@smart-farming/market-core/answer/statement'
import type { Expected } from './expected.fixture.ts'

/** `hedged` tells no figure, or says before it that it may not be what was asked for. */
export type Verdict = 'right' | 'hedged' | 'wrong'

const hedges = new Set<Statement['code']>([
  'nearest',
  'not_placed',
  'also_not_placed',
  'unknown_thing',
  'time_not_read',
  'not_found',
  'which_commodity',
  'kind_not_stored',
  'not_understood',
  'no_rate',
  'no_bushel',
  'no_weight',
  'no_volume',
  'no_range',
  'no_price',
  'no_change',
  'no_input_ratio',
])

const near = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other))

/** Whether an answer tells what was asked for, and plainly. */
export function verdictOf(statements: readonly Statement[], { figures, code, lead }: Expected): Verdict {
  const facts = statements.flatMap((one) => one.facts)
  const isHedged = statements.some((one) => hedges.has(one.code))
  const isTold = figures.every(({ value, currency, month, either = [] }) =>
    facts.some(
      (fact) =>
        ([value, ...either].some((one) => near(fact.value, one)) ||
          (currency === undefined && near(1 / fact.value, value))) &&
        (currency === undefined || fact.currency === currency) &&
        (month === undefined || fact.months?.includes(month) === true),
    ),
  )
  const isOfKind = code === undefined || statements.some((one) => code.includes(one.code))
  const isFirst =
    lead === undefined || statements.some((one) => one.code === 'range' && one.values.lead === lead)
  if (isTold && isOfKind && isFirst && !isHedged) return 'right'
  const isFigure = facts.some(({ kind }) => kind === 'price' || kind === 'money' || kind === 'percent')
  return isHedged || !isFigure ? 'hedged' : 'wrong'
}
