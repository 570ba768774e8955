import { cachePerTag } from '../per-tag.ts'

const both = cachePerTag((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const enumeration = cachePerTag((tag) => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }))

/**
 * "maize and beans".
 *
 * @param tag of the language, BCP 47
 */
export const formatConjunction = (tag: string, items: readonly string[]): string => both(tag).format(items)

/** "maize, beans, peas": a list without a final conjunction. See {@link formatConjunction}. */
export const formatEnumeration = (tag: string, items: readonly string[]): string =>
  enumeration(tag).format(items)

/**
 * Separators before each of `count` list items and after the last, for items that are more than text. See {@link
 * formatConjunction}.
 */
export function listSeparators(tag: string, count: number): readonly string[] {
  const parts = enumeration(tag).formatToParts(Array.from({ length: count }, () => ' '))
  const around = ['']
  for (const { type, value } of parts) {
    if (type === 'element') around.push('')
    else around.push(`${around.pop()}${value}`)
  }
  return around
}
