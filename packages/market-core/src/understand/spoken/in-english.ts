import { plainText } from '../plain-text.ts'
import { phrasesInEnglish } from './phrases-in-english.ts'

const phrases = phrasesInEnglish.map(([said, english]) => [plainText(said), english] as const)
const englishOf = new Map(phrases)
// Longest first: "le plus cher" before "plus cher".
const anyPhrase = new RegExp(
  `(?<![^ ])(?:${[...englishOf.keys()].sort((a, b) => b.length - a.length).join('|')})(?![^ ])`,
  'g',
)
/** Swahili counts behind the thing: "magunia 24", "tani 3". */
const countedBehind = /(?<![^ ])(magunia|gunia|tani|ekari|hekta|lita|mifuko) (\d+(?:\.\d+)?)(?![^ ])/g

/**
 * The plain text with what French, Spanish, Portuguese, Swahili, Hindi and Arabic say of prices, times and sums in the
 * English words that the reading knows. Names of crops, months and places stay: they are known in all languages.
 */
export const inEnglish = (plain: string): string =>
  plain
    .replace(/(?<![^ ])لل(?=\p{L})/gu, 'ال')
    .replace(countedBehind, '$2 $1')
    .replace(anyPhrase, (said) => englishOf.get(said) ?? said)
