import { readFileSync } from 'node:fs'
import { runsOf } from '../../src/understand/languages/unread/letter-runs.ts'
import { fold } from '../../src/understand/languages/written-words.ts'

/** What a language in Latin letters is known by. */
export interface LanguageTable {
  /** Its commonest words, the commonest first, by folded letters. */
  readonly words: string
  /** By how many of its words they stand in, its commonest runs of three letters, one behind the other. */
  readonly letters: Readonly<Record<string, string>>
}

/** So many words and runs of letters are kept; of the latter none that stands in one word only. */
const WORDS = 100
const RUNS = 500

/**
 * The table of a language from the Universal Declaration of Human Rights.
 *
 * @param file an HTML page of it
 */
export function languageTable(file: string): LanguageTable {
  const [, ...parts] = readFileSync(file, 'utf8').split(/<\/(?:h1|header)>/)
  const text = parts
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&[a-z]+;|&#\d+;/g, ' ')
  const words = (text.normalize('NFC').match(/[\p{L}\p{M}ʼ]+/gu) ?? []).map(fold)
  const counts = countsOf(words.filter((word) => word.length > 1))
  const runs = countsOf([...new Set(words)].flatMap(runsOf))
  const commonest = [...counts].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  const kept = [...runs]
    .filter(([, count]) => count > 1)
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, RUNS)
  const byCount = Map.groupBy(kept, ([, count]) => count)
  return {
    words: commonest
      .filter(([, count]) => count > 2)
      .slice(0, WORDS)
      .map(([word]) => word)
      .join(' '),
    letters: Object.fromEntries(
      [...byCount].map(([count, all]) => [count, all.map(([run]) => run).join('')]),
    ),
  }
}

function countsOf(all: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1)
  return counts
}
