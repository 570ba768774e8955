import type { Span } from '../span.ts'
import type { Token } from '../token.ts'

/** The words of a text as the learned models see them: folded, with names and figures masked. */
export interface MaskedWords {
  /** Crops, places and figures are masked, so that a question of maize teaches the same as one of cocoa. */
  readonly topic: readonly string[]
  /** Figures are masked; what somebody swallowed or was hit by is told by its name. */
  readonly danger: readonly string[]
}

const FIGURES: Partial<Record<Span['kind'], string>> = {
  number: '#number',
  amount: '#number',
  money: '#number',
  percent: '#number',
}
const NAMES: Partial<Record<Span['kind'], string>> = {
  ...FIGURES,
  thing: '#thing',
  unpriced: '#thing',
  product: '#thing',
  place: '#place',
}
const ASKED = /^[?؟]$/

export const maskedWords = (tokens: readonly Token[], spans: readonly Span[]): MaskedWords => ({
  topic: masked(tokens, spans, NAMES),
  danger: masked(tokens, spans, FIGURES),
})

function masked(tokens: readonly Token[], spans: readonly Span[], masks: typeof NAMES): string[] {
  const words: string[] = []
  let at = 0
  for (const span of spans) {
    const mask = masks[span.kind]
    if (mask === undefined) continue
    words.push(...plainWords(tokens.slice(at, span.start)), mask)
    at = span.end
  }
  return [...words, ...plainWords(tokens.slice(at))]
}

const plainWords = (tokens: readonly Token[]): string[] =>
  tokens
    .filter(({ kind, folded }) => kind !== 'mark' || ASKED.test(folded))
    .map(({ kind, folded }) => (kind === 'number' ? '#number' : folded))
