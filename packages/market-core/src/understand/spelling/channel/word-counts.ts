import type { Language } from '../../languages/language.ts'
import { classOf } from './word-classes.ts'
import counted from './word-counts.json' with { type: 'json' }

/** How often words and pairs of words stand in the corpus of questions of a language. */
export type Counts = ReadonlyMap<string, number>

const countsOf = (language: Language): Counts =>
  new Map(
    Object.entries(counted[language]).flatMap(([count, words]) =>
      words.split(', ').map((word) => [word, Number(count)] as const),
    ),
  )

const known = new Map<Language, { counts: Counts; total: number }>()

function ofLanguage(language: Language): { counts: Counts; total: number } {
  const before = known.get(language)
  if (before !== undefined) return before
  const counts = countsOf(language)
  const total = [...counts].reduce((sum, [word, count]) => (/[ @^.]/.test(word) ? sum : sum + count), 0)
  const found = { counts, total }
  known.set(language, found)
  return found
}

/** What a word has that the corpus has not: less than one that stands there, and little where nothing turns on it. */
const UNSEEN = 0.3
const UNHEARD_OF = 0.05
/** How much the word by itself says beside its neighbours. */
const ALONE = 3
const BY_ITSELF = 0.2

/** True for a word that the corpus has more than once in a language. */
export const isCounted = (word: string, language: Language): boolean => ofLanguage(language).counts.has(word)

/** A word between two others; an absent one, and one that the corpus has not, says nothing. */
export interface Placed {
  readonly word: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/**
 * How unlikely a word is between its neighbours, in bits.
 *
 * @param isWanted whether a question turns on it, whatever the corpus has
 */
export function surprise({ word, before, after }: Placed, language: Language, isWanted: boolean): number {
  const { counts, total } = ofLanguage(language)
  const own = classOf(word)
  const count = (one: string) => counts.get(one) ?? 0
  const alone = (one: string) => (count(one) + (isWanted ? UNSEEN : UNHEARD_OF)) / total
  const following = (first: string, second: string) => {
    const seen = count(first)
    const share = Math.max(BY_ITSELF, ALONE / (seen + ALONE))
    return (1 - share) * (seen === 0 ? 0 : count(`${first} ${second}`) / seen) + share * alone(second)
  }
  const [first, last] = [before, after].map((one) =>
    one === undefined || count(classOf(one)) === 0 ? undefined : classOf(one),
  )
  const here = first === undefined ? alone(own) : following(first, own)
  // Which one of its class it is, and what follows against how often that stands anywhere.
  const ofClass = own === word ? 1 : (count(word) + UNSEEN) / (count(own) + UNSEEN)
  const next = last === undefined ? 1 : following(own, last) / alone(last)
  return -Math.log2(here) - Math.log2(ofClass) - Math.log2(next)
}

/** True where the corpus has a word beside the one before it, or the one behind it. */
export function isSeenBeside({ word, before, after }: Placed, language: Language): boolean {
  const { counts } = ofLanguage(language)
  const own = classOf(word)
  return (
    (before !== undefined && counts.has(`${classOf(before)} ${own}`)) ||
    (after !== undefined && counts.has(`${own} ${classOf(after)}`))
  )
}
