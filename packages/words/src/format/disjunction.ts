import { cachePerTag } from './per-tag.ts'

const disjunction = cachePerTag((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }))

/**
 * Formats as 'temperature, cloud or wind'.
 *
 * @param tag BCP 47 language
 */
export const formatDisjunction = (tag: string, items: readonly string[]): string =>
  disjunction(tag).format(items)
