import { findBannedSubstances } from './kinds/stop-list.ts'
import { renderedText, tokenize } from './text/tokens.ts'
import type { Language } from './text/word-lists.ts'

/** Shorter parts of a message are ignored. */
const MIN_WORDS = 3

/**
 * True if a message only asks about a dose. Each part must name the product or a quantity, and
 * questions about fertiliser do not count.
 */
export function asksOnlyAboutDose(message: string, language: Language): boolean {
  const tokens = tokenize(renderedText(message), language)
  const isOn = (part: typeof tokens, ...lists: readonly string[]) =>
    part.some((token) => [...token.lists].some((list) => lists.includes(list)))
  const isOfProduct = isOn(tokens, 'chemical', 'medicine') || findBannedSubstances(tokens).length > 0
  if (!isOfProduct && isOn(tokens, 'fertiliser')) return false
  // "And" ends a part like a full stop.
  let joined = 0
  const parts = Map.groupBy(tokens, (token) => {
    if (token.lists.has('and')) joined += 1
    return token.clause + joined
  })
  return [...parts.values()].every((part) => {
    const words = part.filter(({ raw }) => /^[\p{L}\p{M}]/u.test(raw))
    return (
      words.length < MIN_WORDS ||
      isOn(part, 'chemical', 'medicine', 'doseUnit') ||
      findBannedSubstances(part).length > 0
    )
  })
}
