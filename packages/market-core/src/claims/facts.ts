import type { Fact } from '../answering/fact.ts'
import { type Figure, findMassUnit } from './figures.ts'
import type { CitableFact, Claims } from './referable.ts'
import type { Sentence } from './sentence.ts'
import { tokenize } from './text/tokens.ts'

/** A fact reference in a model's text: `{{f3}}`, and its common misspellings. */
const referencePattern = /\{\{([^{}\n]*)(?:\}+|$)|\{\s*(f\d+)\s*\}/giu
/** First private-use character. These characters replace references in a judged text. */
const MARK = 0xe0_00

export interface ReferencedFact {
  readonly at: number
  readonly referable: CitableFact
}

/** Replaces each reference by a mark. An unknown id gives an undefined fact. */
export function markReferences(
  text: string,
  claims: Claims,
): { marked: string; referred: (CitableFact | undefined)[] } {
  const referred: (CitableFact | undefined)[] = []
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

/** Finds the facts that a sentence refers to. */
export function findAnchors(
  { tokens }: Sentence,
  referred: readonly (CitableFact | undefined)[],
): ReferencedFact[] {
  return tokens.flatMap(({ raw }, at) => {
    const referable = referred[raw.charCodeAt(0) - MARK]
    return referable === undefined ? [] : [{ at, referable }]
  })
}

/** Finds the facts that may support a number. */
export function supportingFacts({ tokens, claims }: Sentence, figure: Figure): CitableFact[] {
  const { from, to } = figure
  const first = tokens[from]?.text ?? ''
  const written = {
    ...figure,
    decimals: first.split('.')[1]?.length ?? 0,
    approximate: to > from || (tokens[from - 1]?.lists.has('about') ?? false),
  }
  return claims.referables.filter(({ fact }) => fact !== undefined && isSupportedBy(written, fact))
}

/** Replaces each mark by the product's wording. The subject of a fact is stated once. */
export function fillMarks(marked: string, referred: readonly (CitableFact | undefined)[]): string {
  const told = new Set<string>()
  return marked.replace(/[\ue000-\uf8ff]/g, (mark) => {
    const { text = '', about } = referred[mark.charCodeAt(0) - MARK] ?? {}
    if (about === undefined || told.has(about)) return text
    told.add(about)
    return `${text} (${about})`
  })
}

/** Replaces the references in a text by the product's wording. */
export function fillReferences(text: string, claims: Claims): string {
  const { marked, referred } = markReferences(text, claims)
  return fillMarks(marked, referred)
}

export interface WrittenFigure extends Pick<Figure, 'value' | 'percent' | 'currency' | 'per' | 'unit'> {
  /** Digits after the decimal point. */
  readonly decimals: number
  /** True for a coarser rounding than the digits suggest: "about 200". */
  readonly approximate: boolean
}

/**
 * True if a fact supports a number: the same value, rounded as written. Percentages only support
 * percentages. Money must match in currency and unit if both state one.
 */
export function isSupportedBy(figure: WrittenFigure, fact: Fact): boolean {
  const isMoney = fact.kind === 'price' || fact.kind === 'money'
  const { percent, currency, unit, per, value } = figure
  if (percent !== (fact.kind === 'percent') || (currency !== undefined && !isMoney)) return false
  if (currency !== undefined && fact.currency !== undefined && currency !== fact.currency) return false
  // A price per kg does not support "198 per tonne". Money or tonnes do not support "50 kg".
  if (unit !== undefined && isMoney && fact.currency !== undefined) return false
  const written = isMoney ? per : unit
  const known = findMassUnit(tokenize(fact.per ?? '', 'en')[0])
  if (written !== undefined && known !== undefined && written !== known) return false
  return isSameValue(Math.abs(value), Math.abs(fact.value), figure)
}

function isSameValue(written: number, value: number, { decimals, approximate }: WrittenFigure): boolean {
  // Half of the last written digit, plus a tolerance for binary fractions.
  const half = 0.5 * 10 ** -decimals * (1 + 1e-9)
  if (Math.abs(written - value) <= half) return true
  if (!approximate || written === 0) return false
  // "About 200" covers all values that round to 200 at its last non-zero digit.
  let step = 10 ** -decimals
  while (Number.isInteger(Math.round((written / (step * 10)) * 1e6) / 1e6)) step *= 10
  return Math.abs(written - value) <= step / 2
}
