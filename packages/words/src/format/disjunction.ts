import { cachePerTag } from './per-tag.ts'

const disjunction = cachePerTag((tag) => new Intl.ListFormat(tag, { type: 'disjunction' }))

/**
 * A disjunction: 'temperature, cloud or wind'.
 *
 * @param tag of the language, BCP 47
 */
export const formatDisjunction = (tag: string, items: readonly string[]): string =>
  disjunction(tag).format(items)
