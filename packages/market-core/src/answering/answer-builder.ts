import type { Fact } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import type { Display } from './series/shown-price.ts'
import { doubtStatement } from './series/shown-values.ts'
import type { CodedStatement, Statement } from './statement.ts'

export const SUGGESTIONS = ['price', 'change', 'compare', 'ratio', 'sum'] as const

export type Suggestion = (typeof SUGGESTIONS)[number]

/**
 * An answer as data, from stored prices and the farmer's numbers. `packages/words` has the texts.
 */
export interface PriceAnswer {
  readonly statements: readonly Statement[]
  readonly series: readonly MonthlySeries[]
  readonly suggestions: readonly Suggestion[]
  /** False if the answer only says that there is none. */
  readonly answered: boolean
}

/** An answer for display: source labels replace the series. */
export type SourcedAnswer<Source> = Omit<PriceAnswer, 'series'> & { readonly sources: readonly Source[] }

export class AnswerBuilder {
  readonly #statements: Statement[] = []
  readonly #series = new Map<string, MonthlySeries>()

  say(said: CodedStatement, ...facts: Fact[]): this {
    this.#statements.push({ ...said, facts })
    return this
  }

  /** Adds a statement unless the answer already has an equal one. */
  sayOnce(said: CodedStatement, ...facts: Fact[]): this {
    return this.#statements.some((one) => isSameStatement(one, said)) ? this : this.say(said, ...facts)
  }

  /** Records the series that the statements cite. */
  from(...series: MonthlySeries[]): this {
    for (const one of series) this.#series.set(one.id, one)
    return this
  }

  get statements(): readonly Statement[] {
    return this.#statements
  }

  get series(): readonly MonthlySeries[] {
    return [...this.#series.values()]
  }

  /** Returns the answer, with a warning about every suspicious latest price (SPEC S11). */
  done(answered = true, suggestions: readonly Suggestion[] = []): PriceAnswer {
    for (const series of this.series) this.#doubt(series)
    return { statements: [...this.#statements], series: this.series, suggestions, answered }
  }

  #doubt(series: MonthlySeries): void {
    const doubt = doubtStatement(series)
    const last = series.prices.at(-1)?.month ?? ''
    const facts = this.#statements.flatMap((one) => one.facts)
    const isOfNow = facts.some(({ months }) => months === undefined || months.some((month) => month >= last))
    if (doubt !== undefined && isOfNow) this.sayOnce(doubt.said, ...doubt.facts)
  }
}

/** True if two statements have the same code and values. */
export const isSameStatement = (one: CodedStatement, other: CodedStatement): boolean =>
  one.code === other.code && JSON.stringify(one.values) === JSON.stringify(other.values)

export type AddStatements<More extends readonly unknown[] = []> = (
  draft: AnswerBuilder,
  series: MonthlySeries,
  display: Display,
  ...more: More
) => void
