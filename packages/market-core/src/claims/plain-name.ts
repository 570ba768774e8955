import { catalogue } from '../commodities/catalogue.ts'
import { findDanger } from '../understand/danger/find-danger.ts'
import { plainText } from '../understand/plain-text.ts'
import { figureSpans } from './figure-spans.ts'
import { foldedWords } from './lexicon/fold.ts'
import { phrasesOf } from './lexicon/lexicon.ts'

const LONGEST = 60
const published = new Set<string>(
  catalogue.flatMap(({ pinkSheet = [] }: { pinkSheet?: readonly string[] }) => pinkSheet),
)
const telling = ['up', 'down', 'money', 'price', 'future', 'trade', 'urge', 'not', 'today'] as const

/**
 * True for what is only a name: names come from imported files, and one that holds a figure or says something ("maize
 * is 999 dollars") would say it in the product's voice. Names of the World Bank's series are known ("Rice, Thai 5%").
 */
export function isPlainName(name: string): boolean {
  if (published.has(name)) return true
  const words = foldedWords(name)
  return (
    name.length <= LONGEST &&
    !/[\n[\](){}<>:/]/.test(name.replace(/\([^()]*\)/g, '')) &&
    figureSpans(name).length === 0 &&
    !telling.some((list) => phrasesOf(list).isIn(words)) &&
    findDanger(plainText(name)) === undefined
  )
}
