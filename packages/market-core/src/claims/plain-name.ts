import { catalogue } from '../commodities/catalogue.ts'
import { findBannedSubstances } from './kinds/stop-list.ts'
import { renderedText, tokenize } from './text/tokens.ts'
import { languages } from './text/word-lists.ts'

const LONGEST = 60
const published = new Set<string>(
  catalogue.flatMap(({ pinkSheet = [] }: { pinkSheet?: readonly string[] }) => pinkSheet),
)
const telling = [
  'upNow',
  'downNow',
  'money',
  'price',
  'future',
  'sell',
  'urge',
  'not',
  'now',
  'number',
  'chemical',
] as const

/**
 * True for a name without numbers and statements. An imported name such as "maize is 999 dollars"
 * would read like a claim by the product. World Bank series names are exempt ("Rice, Thai 5%").
 */
export function isPlainName(name: string): boolean {
  if (published.has(name)) return true
  if (name.length > LONGEST || /[\n[\](){}<>:/]/.test(name.replace(/\([^()]*\)/g, ''))) return false
  return languages.every((language) => {
    const tokens = tokenize(renderedText(name), language)
    const says = tokens.some(
      ({ value, lists }) => value !== undefined || telling.some((list) => lists.has(list)),
    )
    return !says && findBannedSubstances(tokens).length === 0
  })
}
