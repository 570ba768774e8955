import type { PriceAnswer } from '../answer.ts'
import type { Statement, StatementCode } from '../statement.ts'
import { type Helpers, whomToAsk } from './whom-to-ask.ts'

/** What says that a price is not there. */
const missing: ReadonlySet<StatementCode> = new Set([
  'not_found',
  'unknown_thing',
  'not_placed',
  'other_product',
])

/** A figure of a price or of a sum: how old the newest price is tells none. */
const tellsFigure = ({ code, facts }: Statement): boolean => code !== 'old_price' && facts.length > 0

/**
 * Whoever gets no figure is told who has one, and whoever asks whether to sell is told with whom to talk it over: at
 * the end, whatever else was said.
 */
export function withWhomToAsk(answer: PriceAnswer, helpers: Helpers): PriceAnswer {
  const { statements } = answer
  const says = (code: StatementCode) => statements.some((one) => one.code === code)
  if (says('ask_whom')) return answer
  const isMissing = statements.some(({ code }) => missing.has(code)) && !statements.some(tellsFigure)
  if (!says('no_advice') && !isMissing) return answer
  const about = says('no_advice') ? 'sale' : 'price'
  return { ...answer, statements: [...statements, { ...whomToAsk('price', helpers, { about }), facts: [] }] }
}
