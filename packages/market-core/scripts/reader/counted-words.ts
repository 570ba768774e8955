import { writtenWords } from '../../src/understand/languages/written-words.ts'
import { classOf, END, START } from '../../src/understand/spelling/channel/word-classes.ts'
import { corpusOf, taught } from './corpus.ts'

/** What stands there once says nothing of the next question. */
const FEWEST = 2
/** Plain questions of prices, which a misspelt one mostly is, count so many times. */
const PLAIN = 3

/**
 * How often words and pairs of words stand in the corpus, by language and count: a count stands for many, so that the
 * file is a third of what it would be.
 */
export function countedWords(): Record<string, Record<string, string>> {
  const counts = new Map<string, Map<string, number>>()
  for (const { text, language } of [
    ...taught(),
    ...Array.from({ length: PLAIN - 1 }, () => corpusOf('prices')).flat(),
  ]) {
    const known = counts.get(language) ?? new Map<string, number>()
    counts.set(language, known)
    const count = (key: string) => known.set(key, (known.get(key) ?? 0) + 1)
    const words = [START, ...writtenWords(text).words.map(({ folded }) => folded), END]
    for (const [at, word] of words.entries()) {
      if (classOf(word) !== '#') count(word)
      if (classOf(word) !== word) count(classOf(word))
      const next = words[at + 1]
      if (next !== undefined) count(`${classOf(word)} ${classOf(next)}`)
    }
  }
  return Object.fromEntries(
    [...counts].sort(byName).map(([language, known]) => {
      const often = [...known].filter(([, count]) => count >= FEWEST)
      const byCount = [...Map.groupBy(often, ([, count]) => count)].sort(([a], [b]) => a - b)
      return [
        language,
        Object.fromEntries(
          byCount.map(([count, entries]) => [
            count,
            entries
              .map(([key]) => key)
              .sort()
              .join(', '),
          ]),
        ),
      ]
    }),
  )
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1)
