import { readFileSync } from 'node:fs'
import { OTHER_LANGUAGES, type OtherLanguage } from '../../src/understand/languages/language.ts'
import { plainText, splitWords, unhyphenated } from '../../src/understand/plain-text.ts'

/** A question whose words are marked: each that changes which price is meant, and each that does not. */
export interface Marked {
  readonly text: string
  /** The same without what changes the price. */
  readonly bare: string
  readonly language: OtherLanguage | undefined
  /** By plain word, whether it changes which price is meant; one that does both is left out. */
  readonly changes: ReadonlyMap<string, boolean>
}

/** The parts of the corpus of words that are left over, each by an author of its own. */
export type LeftPart = 'train' | 'development'

/** One part of that corpus: lines below headings `## language`, with `[changes]`, `{harmless}` and `<the good>`. */
export const leftCorpus = (part: LeftPart): Marked[] =>
  markedIn(readFileSync(new URL(`../../corpus/left-over/${part}.txt`, import.meta.url), 'utf8'))

/** The questions of a text in that form. */
export function markedIn(corpus: string): Marked[] {
  return corpus.split(/^## /m).flatMap((section) => {
    const [heading = '', ...lines] = section.split('\n')
    const language = OTHER_LANGUAGES.find((one) => one === heading.trim().split(' ')[0])
    return lines.filter((line) => line.trim() !== '').map((line) => marked(line, language))
  })
}

function marked(line: string, language: OtherLanguage | undefined): Marked {
  const changes = new Map<string, boolean>()
  const both = new Set<string>()
  for (const [, sign, words = ''] of line.matchAll(/([[{])([^\]}]*)[\]}]/g))
    for (const word of splitWords(unhyphenated(plainText(words)))) {
      const does = sign === '['
      if ((changes.get(word) ?? does) !== does) both.add(word)
      changes.set(word, does)
    }
  for (const word of both) changes.delete(word)
  const bare = (text: string) => text.replace(/[[\]{}<>]/g, '')
  return { text: bare(line), bare: bare(line.replace(/\[[^\]]*\]/g, '')), language, changes }
}
