import type { PriceSeries } from './price-series.ts'

/** A figure that an answer gives, with what it rests on: what grounding checks the text against. */
export interface Fact {
  value: number
  /** A `measure` is what neither counts nor costs: degrees, millimetres of rain, km/h of wind. */
  kind: 'price' | 'percent' | 'ratio' | 'money' | 'mass' | 'count' | 'index' | 'measure'
  currency?: string
  /** What the value is per, or in: "tonne", "kg". */
  per?: string
  /** The months it is of, `YYYY-MM`. */
  months?: readonly string[]
}

/** An answer made from stored prices and the farmer's own figures, and from nothing else. */
export interface Answer {
  text: string
  facts: readonly Fact[]
  /** The series it was read from, without repeats. */
  series: readonly PriceSeries[]
  /** Questions to go on with. */
  suggestions: readonly string[]
  /** False when the answer is only that there is none. */
  answered: boolean
}

/** An answer as it is told: instead of the series, what names them to a reader. */
export type SourcedAnswer<Source> = Omit<Answer, 'series'> & { sources: readonly Source[] }

/** Builds an answer sentence by sentence, keeping every figure with its sentence. */
export class Draft {
  readonly #sentences: string[] = []
  readonly #facts: Fact[] = []
  readonly #series = new Map<string, PriceSeries>()

  say(sentence: string, ...facts: Fact[]): this {
    this.#sentences.push(sentence)
    this.#facts.push(...facts)
    return this
  }

  /** Notes where the sentences before it come from. */
  from(...series: PriceSeries[]): this {
    for (const one of series) this.#series.set(one.id, one)
    return this
  }

  get isEmpty(): boolean {
    return this.#sentences.length === 0
  }

  done(answered = true, suggestions: readonly string[] = []): Answer {
    return {
      text: this.#sentences.join(' '),
      facts: this.#facts,
      series: [...this.#series.values()],
      suggestions,
      answered,
    }
  }
}
