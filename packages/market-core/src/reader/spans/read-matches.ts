import { FORECAST_CUES } from '../question.ts'
import type { Token } from '../span.ts'
import type { Match } from './matches.ts'

/** Table phrases that begin at each token, longest first. */
export type WordMatches = readonly (readonly Match[])[]

/**
 * True if a phrase applies in its context. Numbers are assembled elsewhere, and ambiguous months
 * need a template.
 */
export function appliesHere(match: Match, tokens: readonly Token[], words: WordMatches): boolean {
  const { start, end, meaning } = match
  if ((meaning.kind === 'thing' || meaning.kind === 'unpriced') && meaning.accented !== undefined) {
    const isOrdinary = words[start]?.some((one) => one.end === end && one.meaning.kind === 'filler')
    return !isOrdinary || tokens[start]?.text.toLowerCase().normalize('NFC') === meaning.accented
  }
  if (meaning.kind === 'numeral' || meaning.kind === 'ordinal') return false
  if (meaning.kind === 'month') return !meaning.ambiguous
  // An ambiguous weekday must follow a forecast word: "rain sat", "spray mon".
  if (meaning.kind === 'weekday') return !meaning.ambiguous || words[start - 1]?.some(isOfForecast) === true
  const isLetter = end - start === 1 && tokens[start]?.kind === 'word' && tokens[start]?.text.length === 1
  if (!isLetter || (meaning.kind !== 'unit' && meaning.kind !== 'currency')) return true
  // "T" is a tonne and "R" is the rand only beside numbers and units: "5 t", "t per ha", "R500".
  const [before, behind] = [tokens[start - 1], tokens[start + 1]]
  const isPer = (at: number) => words[at]?.some(({ meaning: one }) => one.kind === 'cue' && one.cue === 'per')
  return (
    before?.kind === 'number' ||
    before?.folded === '/' ||
    (meaning.kind === 'unit' && (isPer(end) || isPer(start - 1))) ||
    (behind?.kind === 'number' && meaning.kind === 'currency')
  )
}

const isOfForecast = ({ meaning }: Match): boolean => meaning.kind === 'cue' && FORECAST_CUES.has(meaning.cue)

/** Ranks places. An everyday word is a place only beside a place cue or a word for a market. */
export function rankPlaces(words: WordMatches): (match: Match) => number | undefined {
  return ({ start, end, meaning }) => {
    if (meaning.kind !== 'place' || typeof meaning.place === 'string') return undefined
    const cuedBy = (at: number, side: 'behind' | 'before') =>
      words[at]?.some(
        ({ meaning: one, ...match }) =>
          (one.kind === 'market-word' || (one.kind === 'place-cue' && one.side === side)) &&
          (side === 'before' || match.end === start),
      )
    // The cue before a place has one or two words.
    if (cuedBy(start - 1, 'behind') || cuedBy(start - 2, 'behind') || cuedBy(end, 'before')) return -1
    const isOrdinary = words[start]?.some(
      (match) =>
        match.end === end &&
        ['filler', 'cue', 'of', 'numeral', 'unit', 'part', 'when', 'period'].includes(match.meaning.kind),
    )
    return isOrdinary ? LAST : undefined
  }
}

const LAST = 99
