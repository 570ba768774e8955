import { formulaValue } from './formula.ts'
import type { MarkedSum } from './marked-sums.ts'

/** What the answerer prints for a question, as far as sums need it. */
export interface Asked {
  readonly id: string
  readonly answer: {
    readonly answered: boolean
    readonly statements: readonly { code: string; facts: readonly { value: number }[]; values?: unknown }[]
  }
}

/** Every result stands in the answer, or some of them, or none beside a figure, or no figure was told. */
export type HowTold = 'right' | 'part' | 'other' | 'back'

/** A result counts as told where it is so near: figures are rounded on the way. */
const NEAR = 0.006
/** Kilograms for tonnes, cents for a coin. */
const SCALES = [1, 1000, 0.001, 100, 0.01]

/** How a sum was answered, by the facts that the answer rests on. */
export function howTold(
  { results }: MarkedSum,
  { answer: { answered, statements } }: Asked,
  world: (good: string) => number | undefined,
): HowTold {
  const told = statements.flatMap(({ facts }) => facts.map(({ value }) => Math.abs(value)))
  if (!answered) return 'back'
  const found = results.filter((formula) => {
    const value = formulaValue(formula, world)
    if (value === undefined) return true
    return told.some((one) =>
      SCALES.some((scale) => Math.abs(one - Math.abs(value) * scale) <= NEAR * Math.abs(value) * scale),
    )
  })
  if (found.length === results.length) return 'right'
  return found.length > 0 ? 'part' : 'other'
}

/** What a sum is of, for the figures by kind; it may be of several. */
export function kindsOf({ figures, results, language }: MarkedSum): string[] {
  const has = (role: string) => figures.some((one) => one.role === role)
  return [
    'all',
    language === 'en' ? 'en' : 'other languages',
    `in ${language}`,
    ...(results.length > 1 ? ['several results'] : ['one result']),
    ...(has('none') ? ['with a figure of no use'] : []),
    ...(results.some((one) => one.includes('WORLD')) ? ['at the stored price'] : []),
    ...(has('share') ? ['with a share'] : []),
    ...(has('yield') ? ['with a yield'] : []),
    ...(has('cost') && has('price') ? ['prices and costs'] : []),
  ]
}
