import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Span, Token } from '../span.ts'
import { isOrdinaryWord, isTownWord } from '../words/known-words.ts'
import { mergeAmounts } from './amounts.ts'
import { chooseMatches } from './choose.ts'
import { createDraft } from './create-draft.ts'
import type { DraftStep, SpanDraft } from './draft.ts'
import { type Match, Matcher } from './matches.ts'
import { mergeProducts } from './products.ts'
import { appliesHere, rankPlaces } from './read-matches.ts'
import { addUnknownPlaces } from './unknown-places.ts'
import { PlaceholderValues } from './values.ts'
import { addVarieties } from './varieties.ts'

/** Spelling lookups are slow. */
const MAX_LOOKED_UP = 40

const steps: readonly DraftStep[] = [addVarieties, mergeProducts, mergeAmounts, addUnknownPlaces]

/** Finds the spans of a message, in order and without overlaps. Linear time. */
export function findSpans(tokens: readonly Token[], lexicon: Lexicon): Span[] {
  const asWritten = draftsOf(tokens, lexicon)
  const took = respelt(asWritten, tokens, lexicon)
  // A corrected word may be part of a longer name: "sunflwr oil".
  const read = took.size === 0 ? tokens : tokens.map((token, at) => withLetters(token, took.get(at)))
  const drafts = took.size === 0 ? asWritten : draftsOf(read, lexicon)
  return steps
    .reduce<readonly SpanDraft[]>((told, step) => step(told, { tokens: read, lexicon }), drafts)
    .map(({ span }) => withTook(span, took))
}

const withLetters = (token: Token, took: string | undefined): Token =>
  took === undefined ? token : { ...token, folded: took }

function respelt(
  drafts: readonly SpanDraft[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): Map<number, string> {
  const took = new Map<number, string>()
  let looked = 0
  for (const { span } of drafts) {
    const { folded = '' } = tokens[span.start] ?? {}
    const isRight = lexicon.varietyWords.has(folded) || isTownWord(folded) || isOrdinaryWord(folded)
    if (span.kind !== 'unknown' || isRight) continue
    looked += 1
    const known = looked > MAX_LOOKED_UP ? undefined : lexicon.speller.near(folded)
    if (known !== undefined) took.set(span.start, known)
  }
  return took
}

function withTook(span: Span, took: ReadonlyMap<number, string>): Span {
  for (let at = span.start; at < span.end; at += 1) {
    const known = took.get(at)
    if (known !== undefined) return { ...span, took: known }
  }
  return span
}

function draftsOf(tokens: readonly Token[], lexicon: Lexicon): SpanDraft[] {
  const matcher = new Matcher(tokens, lexicon)
  const words = tokens.map((_, at) => matcher.at(at))
  const values = new PlaceholderValues(tokens, words)
  const matches = tokens.flatMap((_, at) => [
    ...(words[at] ?? []).filter((match) => appliesHere(match, tokens, words)),
    ...matcher.at(at, values.read),
    ...numberAt(values, at, words),
  ])
  // A template with an impossible time is ignored: "134000 am".
  const read = matches.filter((match) => match.filled.length === 0 || createDraft([match]) !== undefined)
  const chosen = chooseMatches(read, rankPlaces(words)).flatMap((one) => createDraft(one) ?? [])
  return withUnknown(chosen, tokens)
}

function numberAt(values: PlaceholderValues, at: number, words: readonly (readonly Match[])[]): Match[] {
  const number = values.numberAt(at)
  if (number === undefined || (number.end === at + 1 && values.isYearAlone(at))) return []
  const means = (of: number, kind: Match['meaning']['kind']) =>
    words[of]?.some((one) => one.meaning.kind === kind)
  // "La media" is the mean; "media tonelada" is half a tonne.
  if (number.value < 1 && number.end === at + 1 && means(at, 'cue') && !means(at + 1, 'unit')) return []
  return [{ start: at, end: number.end, meaning: { kind: 'numeral', value: number.value }, filled: [] }]
}

function withUnknown(chosen: readonly SpanDraft[], tokens: readonly Token[]): SpanDraft[] {
  const byStart = new Map(chosen.map((draft) => [draft.span.start, draft]))
  const all: SpanDraft[] = []
  for (let at = 0; at < tokens.length; ) {
    const unknown: SpanDraft = { span: { kind: 'unknown', start: at, end: at + 1 }, meanings: [] }
    const draft = byStart.get(at) ?? (tokens[at]?.kind === 'mark' ? undefined : unknown)
    if (draft !== undefined) all.push(draft)
    at = draft?.span.end ?? at + 1
  }
  return all
}
