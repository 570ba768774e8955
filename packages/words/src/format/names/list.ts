import { cachePerTag } from '../per-tag.ts'

const both = cachePerTag((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }))
const enumeration = cachePerTag((tag) => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }))

/**
 * Formats as "maize and beans".
 *
 * @param tag BCP 47 language
 */
export const formatConjunction = (tag: string, items: readonly string[]): string => both(tag).format(items)

/** Formats as "maize, beans, peas", without a conjunction. See {@link formatConjunction}. */
export const formatEnumeration = (tag: string, items: readonly string[]): string =>
  enumeration(tag).format(items)

/**
 * Separators before each of `count` list items and after the last. For items that contain more than
 * text. See {@link formatConjunction}.
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
