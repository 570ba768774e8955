import type { Fact } from '@smart-farming/market-core/answering/fact'
import type { Statement } from '@smart-farming/market-core/answering/statement'

/**
 * The facts of statements, for a model. A doubted price comes first: a model leans on the first fact, and the price
 * before the doubted one must not pass for the newest.
 */
export function factsTold(statements: readonly Statement[]): Fact[] {
  const facts = statements.flatMap((one) => one.facts)
  const isDoubted = ({ role }: Fact) => role === 'doubted'
  return [...facts.filter(isDoubted), ...facts.filter((fact) => !isDoubted(fact))]
}
