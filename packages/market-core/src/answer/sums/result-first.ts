import type { Statement } from '../statement.ts'

const results: ReadonlySet<Statement['code']> = new Set([
  'story_result',
  'story_change',
  'story_offers',
  'result',
  'break_even_price',
  'break_even_yield',
  'break_even_total',
  'money_conversion',
  'own_yield_per',
  'worth',
  'own_price',
])
const figures: ReadonlySet<Statement['code']> = new Set(['given', 'story_figures'])

/** What may stand behind the result of a sum: how old a stored price is, and the price itself. */
const others: ReadonlySet<Statement['code']> = new Set(['old_price', 'price'])

/** The figures of two results stand in one line, each once. */
function asOne(told: readonly Statement[]): readonly Statement[] {
  const [first, ...others] = told
  if (first?.code !== 'story_figures') return told
  const terms = [...first.values.terms]
  const facts = [...first.facts]
  for (const one of others) {
    if (one.code !== 'story_figures') return told
    terms.push(...one.values.terms)
    facts.push(...one.facts)
  }
  return [{ ...first, values: { terms }, facts }]
}

/**
 * A sum with its result first, for whoever reads one line: then how old a stored price in it is, then every figure
 * that was used. What has a figure that was left out, or something that could not be placed, stays as it is.
 */
export function resultFirst(statements: readonly Statement[]): readonly Statement[] {
  const at = statements.findIndex(({ code }) => results.has(code))
  const before = statements.slice(0, at === -1 ? 0 : at)
  const isOfOwn = statements.some(({ code }) => figures.has(code))
  const isPlain = before.every(({ code }) => figures.has(code) || others.has(code))
  if (at === -1 || !isOfOwn || !isPlain || statements.some(({ code }) => code === 'unused')) return statements
  const told = (codes: ReadonlySet<Statement['code']>) => statements.filter(({ code }) => codes.has(code))
  const age = statements.filter(({ code }) => code === 'old_price')
  const isMoved = (one: Statement) => results.has(one.code) || figures.has(one.code) || age.includes(one)
  return [...told(results), ...age, ...asOne(told(figures)), ...statements.filter((one) => !isMoved(one))]
}
