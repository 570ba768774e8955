import { fold, wordPattern } from './lexicon/fold.ts'

/** A word of a text, and where it stands there. */
export interface Word {
  start: number
  end: number
  /** As it is written. */
  raw: string
  /** As it is compared. */
  text: string
}

/** The words of a text in order. A piece that folds into several ("½") is one word. */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(wordPattern)].map(({ 0: raw, index }) => ({
    start: index,
    end: index + raw.length,
    raw,
    text: fold(raw),
  }))
}

/** A reference to a fact in what a model writes: `{{f3}}`, and the slips that models make with it. */
export interface Reference {
  start: number
  end: number
  id: string
}

/** Whatever stands in double braces is meant as one, and what does not end; an id in single ones, too. */
const referencePattern = /\{{2,}([^{}\n]*)(?:\}+|$)|\{\s*(f\d+)\s*\}/giu

export function referencesIn(text: string): Reference[] {
  return [...text.matchAll(referencePattern)].map(({ 0: raw, 1: inner, 2: single, index }) => ({
    start: index,
    end: index + raw.length,
    id: /f\d+/i.exec(inner ?? single ?? '')?.[0].toLowerCase() ?? '',
  }))
}
