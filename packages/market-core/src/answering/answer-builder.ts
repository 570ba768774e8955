import type { Fact } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import type { Display } from './series/shown-price.ts'
import { doubtStatement } from './series/shown-values.ts'
import type { CodedStatement, Statement } from './statement.ts'

/** Suggested follow-up questions, by type. */
export const SUGGESTIONS = ['price', 'change', 'compare', 'ratio', 'sum'] as const

export type Suggestion = (typeof SUGGESTIONS)[number]

/** An answer from stored prices and the farmer's own numbers, as data: `packages/words` has its texts. */
export interface PriceAnswer {
  readonly statements: readonly Statement[]
  /** Cited series, without duplicates. */
  readonly series: readonly MonthlySeries[]
  readonly suggestions: readonly Suggestion[]
  /** False if it only says that there is no answer. */
  readonly answered: boolean
}

/** An answer for display: labels of its sources instead of the series. */
export type SourcedAnswer<Source> = Omit<PriceAnswer, 'series'> & { readonly sources: readonly Source[] }

/** Builds an answer statement by statement, with the facts of each. */
export class AnswerBuilder {
  readonly #statements: Statement[] = []
  readonly #series = new Map<string, MonthlySeries>()

  say(said: CodedStatement, ...facts: Fact[]): this {
    this.#statements.push({ ...said, facts })
    return this
  }

  /** Adds a statement unless the same one is present. */
  sayOnce(said: CodedStatement, ...facts: Fact[]): this {
    return this.#statements.some((one) => isSameStatement(one, said)) ? this : this.say(said, ...facts)
  }

  /** Records the sources of the preceding statements. */
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

  /** Returns the answer, with a warning about every doubted latest price that it quotes (SPEC S11). */
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

/** True for two equal statements. */
export const isSameStatement = (one: CodedStatement, other: CodedStatement): boolean =>
  one.code === other.code && JSON.stringify(one.values) === JSON.stringify(other.values)

/** Adds statements about a series in its display unit. */
export type AddStatements<More extends readonly unknown[] = []> = (
  draft: AnswerBuilder,
  series: MonthlySeries,
  display: Display,
  ...more: More
) => void
