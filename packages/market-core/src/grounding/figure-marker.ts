import type { Fact } from '../answer/fact.ts'
import { ground, markUnverified } from './ground.ts'
import { sentenceEnd } from './sentences.ts'

/** What the figures of a text may rest on; it may grow while the text is being written. */
export interface Evidence {
  readonly facts: readonly Fact[]
  /** Names that hold a figure and state none. */
  readonly names: readonly string[]
}

/**
 * Marks the unverified figures of a text that comes in pieces. Words go out at once; from the first digit of a sentence
 * on it waits for the sentence's end, because what follows a figure can decide what it is. However the text is cut,
 * what comes out is `markUnverified` of the whole.
 */
export class FigureMarker {
  /** Figures marked so far. */
  unverified = 0
  readonly #evidence: Evidence
  /** The sentence that has not ended yet, and how much of it is out already. */
  #sentence = ''
  #out = 0

  constructor(evidence: Evidence) {
    this.#evidence = evidence
  }

  /** Takes the next piece; answers what can be said now. */
  push(piece: string): string {
    this.#sentence += piece
    let said = ''
    for (let end = sentenceEnd(this.#sentence); end !== undefined; end = sentenceEnd(this.#sentence)) {
      said += this.#close(end)
    }
    const digit = this.#sentence.search(/\p{Nd}/u)
    const sayable = digit === -1 ? this.#sentence.length : digit
    said += this.#sentence.slice(this.#out, sayable)
    this.#out = sayable
    return said
  }

  /** The text is over, whole or broken off: answers what was held back. */
  end(): string {
    return this.#close(this.#sentence.length)
  }

  /** No mark stands before the first digit, so what is out already is the beginning of the marked sentence, too. */
  #close(end: number): string {
    const sentence = this.#sentence.slice(0, end)
    const { facts, names } = this.#evidence
    const grounding = ground(sentence, facts, names)
    this.unverified += grounding.unverified
    const said = markUnverified(sentence, grounding).slice(this.#out)
    this.#sentence = this.#sentence.slice(end)
    this.#out = 0
    return said
  }
}
