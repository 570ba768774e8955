import type { Token } from '../span.ts'
import { isOrdinaryWord, isTownWord } from '../words/known-words.ts'
import { areAdjacent, type DraftStep, type SpanDraft } from './draft.ts'

const MAX_WORDS = 3

/** Marks towns, and names beside a place cue, as places for which no prices are stored. */
export const addUnknownPlaces: DraftStep = (drafts, { tokens }) => {
  const told: SpanDraft[] = []
  for (let at = 0; at < drafts.length; ) {
    const run = nameFrom(drafts, at, tokens)
    const [first, last] = [run[0], run.at(-1)]
    const isPlace =
      isCue(drafts[at - 1], first, 'behind') ||
      isCue(drafts[at + run.length], last, 'before') ||
      run.some(({ span }) => isTownWord(tokens[span.start]?.folded ?? ''))
    if (first !== undefined && last !== undefined && isPlace) {
      const [start, end] = [first.span.start, last.span.end]
      const words = tokens.slice(start, end).map(({ text }) => text)
      told.push({ span: { kind: 'place', start, end, place: { unknown: words.join(' ') } }, meanings: [] })
    } else told.push(...drafts.slice(at, at + Math.max(1, run.length)))
    at += Math.max(1, run.length)
  }
  return told
}

/**
 * A name of several words needs capitals. A single word without one must not be an everyday word.
 */
function nameFrom(drafts: readonly SpanDraft[], at: number, tokens: readonly Token[]): SpanDraft[] {
  const run: SpanDraft[] = []
  for (
    let one = drafts[at];
    one?.span.kind === 'unknown' && run.length < MAX_WORDS;
    one = drafts[at + run.length]
  ) {
    const { text = '', folded = '' } = tokens[one.span.start] ?? {}
    const isNamed = /^\p{Lu}/u.test(text)
    if (run.length === 0 ? !isNamed && isOrdinaryWord(folded) : !isNamed || !areAdjacent(run.at(-1), one))
      break
    run.push(one)
    if (!isNamed) break
  }
  return run
}

const isCue = (cue: SpanDraft | undefined, of: SpanDraft | undefined, side: 'behind' | 'before'): boolean =>
  cue?.meanings.some((meaning) => meaning.kind === 'place-cue' && meaning.side === side) === true &&
  (areAdjacent(cue, of) || areAdjacent(of, cue))
