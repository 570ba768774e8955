import { commodityById } from '../../commodities/catalogue.ts'
import type { Span, Token } from '../span.ts'
import { wordCategories } from './kinds.ts'

/**
 * Folded words for the learned models, with masked names and numbers. Meanings and categories,
 * which are the same in all languages, are added as words.
 */
export interface MaskedWords {
  /** Crops, places and numbers are masked, so that training generalises from maize to cocoa. */
  readonly topic: readonly string[]
  /** Numbers are masked. Names stay, because they identify a poison or the cause of an injury. */
  readonly danger: readonly string[]
}

/** Bounds the cost of long texts and long words. */
const MAX_WORDS = 120
const MAX_LETTERS = 30
const FIGURES: Masks = { number: '#number', amount: '#number', money: '#number', percent: '#number' }
const NAMES: Masks = { ...FIGURES, thing: '#thing', unpriced: '#thing', place: '#place' }
const ASKED = /^[?؟]$/

type Masks = Partial<Record<Span['kind'], string>>

export function maskWords(tokens: readonly Token[], spans: readonly Span[]): MaskedWords {
  const kinds = [
    '##',
    ...plainWords(tokens)
      .slice(0, MAX_WORDS)
      .flatMap(wordCategories)
      .map((kind) => `##${kind}`),
  ]
  const of = (masks: Masks) => [...masked(tokens, spans, masks).slice(0, MAX_WORDS), ...kinds]
  return { topic: of(NAMES), danger: of(FIGURES) }
}

function masked(tokens: readonly Token[], spans: readonly Span[], masks: Masks): string[] {
  const words: string[] = []
  let at = 0
  for (const span of spans) {
    const mask = masks[span.kind]
    const own = mask === undefined ? plainWords(tokens.slice(span.start, span.end)) : [mask]
    words.push(...plainWords(tokens.slice(at, span.start)), ...own)
    words.push(...meaningsOf(span).map((meaning) => `#${meaning}`))
    at = span.end
  }
  return [...words, ...plainWords(tokens.slice(at))]
}

function meaningsOf(span: Span): readonly string[] {
  switch (span.kind) {
    case 'thing':
      return [commodityById(span.commodities[0] ?? '')?.category ?? 'stored']
    case 'unpriced':
      return [span.name]
    case 'cue':
      return span.cues
    case 'filler':
    case 'unknown':
      return []
    default:
      return span.kind in FIGURES ? [] : [span.kind]
  }
}

const plainWords = (tokens: readonly Token[]): string[] =>
  tokens
    .filter(({ kind, folded }) => kind !== 'mark' || ASKED.test(folded))
    .map(({ kind, folded }) => (kind === 'number' ? '#number' : folded.slice(0, MAX_LETTERS)))
