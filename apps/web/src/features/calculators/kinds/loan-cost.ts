import { calculateLoan, type LoanMethod } from '@smart-farming/market-core/sums/loan-instalment'
import {
  type Calculation,
  type CalculatorContext,
  type ChoiceField,
  chosenOption,
  numberFormats,
} from '../calculation.ts'

const PERIODS = ['year', 'month'] as const
const METHODS = ['reducing', 'flat'] as const satisfies readonly LoanMethod[]
const MONTHS_A_YEAR = 12

/** Calculates a loan's monthly and total cost. */
export function loanCost(context: CalculatorContext): Calculation {
  const { words, farm, typed } = context
  const { fields, choices, results } = words
  const { money } = numberFormats(context)
  const period = chosenOption(typed.period, PERIODS)
  const method = chosenOption(typed.method, METHODS)
  const choice = (id: string, label: string, chosen: string, ids: readonly (keyof typeof choices)[]) =>
    ({
      kind: 'choice',
      id,
      label,
      options: ids.map((one) => ({ id: one, label: choices[one] })),
      chosen,
    }) satisfies ChoiceField
  return {
    fields: [
      { kind: 'number', id: 'loan', label: fields.loan, need: 'above', suffix: farm.currency },
      { kind: 'number', id: 'months', label: fields.months, need: 'above' },
      { kind: 'number', id: 'rate', label: fields.rate, need: 'orZero', suffix: '%' },
      choice('period', fields.rateEach, period, PERIODS),
      { ...choice('method', fields.method, method, METHODS), isWide: true },
    ],
    result: ({ loan: borrowed = 0, months = 0, rate = 0 }) => {
      const monthlyPercent = period === 'year' ? rate / MONTHS_A_YEAR : rate
      const terms = { amount: borrowed, months, monthlyPercent }
      const found = calculateLoan({ ...terms, method })
      const other = calculateLoan({ ...terms, method: method === 'flat' ? 'reducing' : 'flat' })
      if (found === undefined || other === undefined) return undefined
      return {
        label: results.instalment,
        value: money(found.instalment),
        rows: [
          { label: results.total, value: money(found.total) },
          { label: results.interest, value: money(found.interest) },
          { label: results.otherMethod[method], value: money(other.instalment) },
        ],
      }
    },
  }
}
