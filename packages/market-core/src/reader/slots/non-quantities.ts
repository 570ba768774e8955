import type { MessagePart } from '../parts.ts'
import type { Token } from '../span.ts'

/** Minimum length of a phone number's first group. */
const MIN_OF_PHONE = 4

/** True for a number in a date ("14/03/2026") or phone number ("0722 456 118"). */
export function isNonQuantity({ tokens, spans }: MessagePart, at: number): boolean {
  const span = spans[at]
  if (span?.kind !== 'number') return false
  const isDate = [0, 2, 4].some((back) => isDateAt(tokens, span.start - back))
  return isDate || isPhoneAt(tokens, span.start)
}

function isDateAt(tokens: readonly Token[], at: number): boolean {
  const [day, mark, month, other, year] = at < 0 ? [] : tokens.slice(at, at + 5)
  const isParted = mark !== undefined && '/-.'.includes(mark.text) && mark.text === other?.text
  return isParted && [day, month, year].every((one) => one?.kind === 'number')
}

/** A phone number starts with a 0 and more digits. More numbers may follow. */
function isPhoneAt(tokens: readonly Token[], at: number): boolean {
  let first = at
  while (tokens[first - 1]?.kind === 'number' && at - first < MIN_OF_PHONE) first -= 1
  return /^\+?0\d+$/.test(tokens[first]?.text ?? '') && (tokens[first]?.text.length ?? 0) >= MIN_OF_PHONE
}
