import type { Figure } from '../../reader/question.ts'
import type { Unit } from '../../reader/units.ts'
import type { AnswerBuilder } from '../answer-builder.ts'
import type { Fact } from '../fact.ts'

const kinds = {
  quantity: 'mass',
  lost: 'mass',
  price: 'price',
  income: 'money',
  cost: 'money',
  cost_each: 'money',
  cost_per_area: 'money',
  yield: 'mass',
  area: 'measure',
  time: 'count',
  shares: 'count',
  percent: 'percent',
  moisture: 'percent',
  moisture_wanted: 'percent',
} as const satisfies Record<Figure['role'], Fact['kind']>

/** States the farmer's numbers as understood, before the result. */
export function addGivenFigures(draft: AnswerBuilder, figures: readonly Figure[]): void {
  if (figures.length === 0) return
  draft.say({ code: 'given', values: { figures } }, ...figures.flatMap(factsOf))
}

const factsOf = ({ role, value, currency, unit, per }: Figure): Fact[] => [
  { value, kind: kinds[role], ...(currency !== undefined && { currency }) },
  ...weightFacts(unit, per),
]

/** Creates separate facts for the weights of bags. */
export const weightFacts = (...units: readonly (Unit | undefined)[]): Fact[] =>
  units.flatMap((unit) =>
    unit?.kind === 'sack' && unit.kg !== undefined ? [{ value: unit.kg, kind: 'mass' as const }] : [],
  )

/** Creates the fact for a calculated amount of money. */
export const moneyFact = (value: number, currency: string | undefined): Fact => ({
  value,
  kind: 'money',
  ...(currency !== undefined && { currency }),
})
