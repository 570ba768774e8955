import { catalogue } from '../commodities/catalogue.ts'
import { knownCrops } from '../commodities/known/known-crops.ts'
import { withPlainDigits } from '../grounding/written-number.ts'
import { type Word, wordsIn } from './claim-sentence.ts'
import type { Span } from './figure-spans.ts'
import { cropNames, phrasesOf, type WordList } from './lexicon/lexicon.ts'
import { type PhraseFound, Phrases } from './lexicon/phrases.ts'

/** A word of a sentence, or one of the places where a fact stands. */
export interface Token extends Word {
  anchor?: number
}

/** The words of a sentence with its anchors (references, or figures that rest on facts) among them. */
export function tokensOf(sentence: string, anchors: readonly Span[]): Token[] {
  const words: Token[] = wordsIn(sentence).filter(
    ({ start, end }) => !anchors.some((one) => start < one.end && end > one.start),
  )
  const places = anchors.map(({ start, end }, anchor): Token => ({ start, end, raw: '', text: '⟦⟧', anchor }))
  return [...words, ...places].sort((a, b) => a.start - b.start)
}

let crops: Phrases | undefined

/** Every commodity named, by its id. */
export function cropsIn(tokens: readonly Token[]): PhraseFound[] {
  crops ??= new Phrases([
    ...[...catalogue, ...knownCrops].flatMap(({ id, name, alsoCalled }) =>
      [name, ...alsoCalled].map((called) => [called, id] as const),
    ),
    ...cropNames(),
  ])
  return crops.find(tokens.map(({ text }) => text))
}

/** Phrases of one list of the lexicon. */
export const said = (list: WordList, tokens: readonly Token[]): PhraseFound[] =>
  phrasesOf(list).find(tokens.map(({ text }) => text))

export const mentionsAny = (list: WordList, tokens: readonly Token[]): boolean =>
  said(list, tokens).length > 0

/** Months, 1 to 12, and years that are named; "may" and "mar" only where a year or a day stands beside them. */
export function datesIn(tokens: readonly Token[]): { months: number[]; years: number[] } {
  const digits = (at: number) => /^\p{Nd}+$/u.test(tokens[at]?.text ?? '')
  const months = said('months', tokens)
    .filter(
      ({ at }) =>
        !/^(?:may|mar|mai)$/.test(tokens[at]?.text ?? '') ||
        digits(at + 1) ||
        digits(at - 1) ||
        (/^\p{Lu}/u.test(tokens[at]?.raw ?? '') && at > 0),
    )
    .map(({ value }) => Number(value) + 1)
  const years = tokens
    .map(({ text }) => withPlainDigits(text))
    .filter((text) => /^(?:19|20)\d{2}$/.test(text))
    .map(Number)
  return { months, years }
}

/**
 * Names that nothing here accounts for: words with a capital that are no crop, month, day, money, and in no name of the
 * facts. A sentence's first word is one where a crop or a colon follows.
 *
 * @param known words of names that may stand there, folded
 */
export function strangeNames(
  sentence: string,
  tokens: readonly Token[],
  known: ReadonlySet<string>,
): string[] {
  return tokens
    .filter(({ raw, text, start, end }, at) => {
      if (!/^\p{Lu}\p{L}/u.test(raw) || known.has(text)) return false
      const alone = [{ start, end, raw, text }]
      const isKnown = (
        ['months', 'days', 'money', 'units', 'openers', 'price', 'today', 'prepositions'] as const
      ).some((list) => mentionsAny(list, alone))
      if (isKnown || cropsIn(alone).length > 0) return false
      if (!isOpening(sentence, start)) return true
      const next = tokens[at + 1]
      return (
        /^['’]s\b|^\s*[:|–—]/u.test(sentence.slice(end)) ||
        (next !== undefined &&
          (next.anchor !== undefined || cropsIn([next]).length > 0 || mentionsAny('price', [next])))
      )
    })
    .map(({ raw }) => raw)
}

/** Nothing but marks stands before it, or since the last stop. */
const isOpening = (sentence: string, start: number): boolean =>
  /(?:^|[.!?:;\n|])[\s*_#>\-–"“(\d.)]*$/u.test(sentence.slice(0, start))
