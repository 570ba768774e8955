import { findCurrency, unitOfWord } from '../find-units.ts'
import { monthOfName } from '../period/period-words.ts'
import type { StoredNames } from '../stored/stored-names.ts'
import { clausesIn, isHead, marks } from './clauses.ts'
import { asking } from './closed-words.ts'
import type { Standing } from './standing.ts'

/**
 * A text without the parts of it that only tell who asks, and why: what they say of seasons, of rising and of the shop
 * is not asked. A part stays that asks, or has a unit, a kind of money, a month, or a name that prices are stored for.
 */
export function withoutApart(
  text: string,
  stands: ReadonlyMap<string, Standing>,
  stored: StoredNames,
): string {
  // Figures may be of a sum, whatever is told around them.
  if (/\d/.test(text) || ![...stands.values()].includes('apart')) return text
  const says = (word: string): boolean =>
    isHead(word) ||
    asking.has(word) ||
    (stands.has(word) && stands.get(word) !== 'apart') ||
    unitOfWord(word) !== undefined ||
    findCurrency(word) !== undefined ||
    monthOfName.has(word) ||
    stored.words.has(word)
  const isApart = (part: string): boolean => {
    const all = clausesIn(part, stored).flat()
    return all.some((word) => stands.get(word) === 'apart') && !all.some(says)
  }
  const ends = new RegExp(`(?<=${marks.source})`, 'u')
  return text
    .split(ends)
    .filter((part) => !isApart(part))
    .join('')
}
