import { clausesOf, isHead } from '../../src/understand/asides/clauses.ts'
import type { Placed } from '../../src/understand/asides/learned/where-it-stands.ts'
import { isNew } from '../../src/understand/asides/learned/word-seen.ts'
import { namesIn } from '../../src/understand/asides/names.ts'
import { standings } from '../../src/understand/asides/standing.ts'
import { withNamesByLetters } from '../../src/understand/languages/by-letters.ts'
import { inEnglish } from '../../src/understand/languages/in-english.ts'
import { plainText, splitWords } from '../../src/understand/plain-text.ts'
import { storedNames } from '../../src/understand/stored/stored-names.ts'
import type { Marked } from './marked.ts'

/** A marked word in its question, as the judge meets it. */
export interface Example {
  readonly placed: Placed
  readonly changes: boolean
}

/** Of a fresh start: no market is stored yet. */
const nowhere = { countries: [], markets: [] }

/** The marked words of a question, put into English as a question is that is read. */
export function examplesOf({ text, language, changes }: Marked): Example[] {
  const stored = storedNames(nowhere)
  const known = inEnglish(text, language, (word) => stored.words.has(word))
  const { text: english, written: called } = withNamesByLetters(known.text, stored.words)
  const written = new Map([...known.written, ...called])
  const clauses = clausesOf(english, stored)
  const left = [...new Set(clauses.flat().filter((word) => !isHead(word) && isNew(word)))]
  const byRule = standings({ text: english, written: text, language }, left, stored)
  if (byRule.size === 0) return []
  const names = namesIn(text)
  return clauses.flatMap((clause, index) =>
    clause.flatMap((word, at) => {
      const marks = splitWords(plainText(written.get(word) ?? word)).flatMap((one) => changes.get(one) ?? [])
      if (isHead(word) || /\d/.test(word) || marks.length === 0) return []
      const placed = { clauses, index, at, language, names, rule: byRule.get(word) }
      return [{ placed, changes: marks.includes(true) }]
    }),
  )
}
