import type { FilePlace } from '@smart-farming/words/sentences/bad-row'
import type * as z from 'zod'
import type { PriceItem } from '../imports/price-item.ts'

type BadRowItem = PriceItem & { kind: 'bad' }
type FieldProblem = (BadRowItem['reason'] & { code: 'field' })['problem']

const problems: readonly FieldProblem[] = [
  'no_coordinate',
  'off_globe',
  'no_date',
  'missing',
  'no_number',
  'no_price_flag',
  'no_price_type',
  'no_currency',
  'no_price',
  'not_positive',
  'no_rate',
  'no_country',
]

/**
 * Converts a schema error to a bad row with the first invalid field. Our schemas' messages are
 * codes of {@link FieldProblem}; the library's own become `invalid`.
 */
export function toBadRow(at: FilePlace, { issues: [issue] }: z.ZodError): BadRowItem {
  const field = issue?.path.join('.') || undefined
  const problem = problems.find((code) => code === issue?.message) ?? 'invalid'
  return { kind: 'bad', at, reason: { code: 'field', ...(field !== undefined && { field }), problem } }
}
