import { writtenWords } from '../written-words.ts'
import { farmWords } from './farm-words.ts'
import tables from './languages.json' with { type: 'json' }
import { letterBits, type RunCounts } from './letter-runs.ts'
import littleWords from './little-words.json' with { type: 'json' }

/** A language in Latin letters that is not read here. */
export interface Unread {
  /** How unlikely a folded word is in it that it is known by, in bits. */
  readonly words: ReadonlyMap<string, number>
  /** How unlikely a folded word of such letters is, in bits. */
  readonly letterBits: (word: string) => number
}

/** The commonest word of a language, one of its little words, and one of a farm or a market. */
const COMMONEST = 5
const LITTLE = 11
const OF_FARMS = 9

const little: Readonly<Record<string, string>> = littleWords
let known: readonly Unread[] | undefined

/**
 * The languages in Latin letters that farmers write in and that are not read here: by the words and letters of the
 * Universal Declaration of Human Rights, by the little words of stopword 3.1.5 (MIT), which a core package may not
 * import, and by what is said on a farm.
 */
export const unreadLanguages = (): readonly Unread[] => {
  known ??= Object.entries(tables).map(([code, { words, letters }]) => ({
    words: new Map([
      ...wordsOf(little[code]).map((word) => [word, LITTLE] as const),
      ...wordsOf(farmWords[code]).map((word) => [word, OF_FARMS] as const),
      ...wordsOf(words).map((word, at) => [word, COMMONEST + Math.log2(at + 1)] as const),
    ]),
    letterBits: letterBits(runCounts(letters)),
  }))
  return known
}

const wordsOf = (words = ''): string[] => writtenWords(words).words.map(({ folded }) => folded)

/** The runs by how many of its words have them: three letters each, one behind the other. */
const runCounts = (letters: Readonly<Record<string, string | undefined>>): RunCounts =>
  new Map(
    Object.entries(letters).flatMap(([count, runs = '']) =>
      (runs.match(/.../gsu) ?? []).map((run) => [run, Number(count)] as const),
    ),
  )
