import type { Statement } from '../../statement.ts'

/**
 * The figures of several sums in one line, before their results: what was used is checked before what came of it is
 * believed. Answers of one sum or of none are as they were.
 */
export function figuresFirst(statements: readonly Statement[]): readonly Statement[] {
  const told = statements.filter((one) => one.code === 'story_figures')
  const [first] = told
  if (first === undefined || told.length < 2) return statements
  const all: Statement = {
    ...first,
    values: { terms: told.flatMap(({ values }) => values.terms) },
    facts: told.flatMap(({ facts }) => facts),
  }
  return statements.flatMap((one): Statement[] => {
    if (one === first) return [all]
    return one.code === 'story_figures' ? [] : [one]
  })
}
