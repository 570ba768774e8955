import { figuresInSentence } from '../grounding/figures-in-text.ts'
import { rests } from '../grounding/ground.ts'
import type { Figure } from './figures.ts'
import type { Claims, Referable } from './referable.ts'
import type { Sentence } from './sentence.ts'

/** A reference to a fact in what a model writes: `{{f3}}`, and the slips that models make with it. */
const referencePattern = /\{\{([^{}\n]*)(?:\}+|$)|\{\s*(f\d+)\s*\}/giu
/** The first of the private characters that stand for references in a text that is judged. */
const MARK = 0xe0_00

/** A fact, and the token where it stands in a sentence. */
export interface Anchor {
  readonly at: number
  readonly referable: Referable
}

/** A text with a mark for each reference; an id that nothing was looked up under gives undefined. */
export function withMarks(
  text: string,
  claims: Claims,
): { marked: string; referred: (Referable | undefined)[] } {
  const referred: (Referable | undefined)[] = []
  const marked = text
    .replace(/[\ue000-\uf8ff]/g, '')
    .replace(/\{{3,}/g, '{{')
    .replace(referencePattern, (_all, inner?: string, single?: string) => {
      const id = /f\d+/i.exec(inner ?? single ?? '')?.[0].toLowerCase()
      referred.push(claims.referables.find((one) => one.id === id))
      return String.fromCharCode(MARK + referred.length - 1)
    })
  return { marked, referred }
}

/** The facts of a sentence's references, each at its token. */
export function anchorsOf({ tokens }: Sentence, referred: readonly (Referable | undefined)[]): Anchor[] {
  return tokens.flatMap(({ raw }, at) => {
    const referable = referred[raw.charCodeAt(0) - MARK]
    return referable === undefined ? [] : [{ at, referable }]
  })
}

/** The facts that a figure in digits may rest on. */
export function factsUnder(sentence: Sentence, { from, to }: Figure): Referable[] {
  const [start = 0, end = 0] = [sentence.tokens[from]?.start, sentence.tokens[to]?.end]
  const read = figuresInSentence(sentence.text).find((one) => one.start < end && one.end > start)
  if (read === undefined) return []
  return sentence.claims.referables.filter(({ fact }) => fact !== undefined && rests(read, fact))
}

/** A marked text with each mark as the product gives its fact; what a fact is of is said once. */
export function filledIn(marked: string, referred: readonly (Referable | undefined)[]): string {
  const told = new Set<string>()
  return marked.replace(/[\ue000-\uf8ff]/g, (mark) => {
    const { text = '', about } = referred[mark.charCodeAt(0) - MARK] ?? {}
    if (about === undefined || told.has(about)) return text
    told.add(about)
    return `${text} (${about})`
  })
}

/** A text with its references as the product gives their facts. */
export function withFacts(text: string, claims: Claims): string {
  const { marked, referred } = withMarks(text, claims)
  return filledIn(marked, referred)
}
