import type { Fact } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import type { Display } from './series/shown-price.ts'
import { doubtSaid } from './series/shown-values.ts'
import type { SaidStatement, Statement } from './statement.ts'

/** Questions to go on with, by the kind that they ask. */
export const SUGGESTIONS = ['price', 'change', 'compare', 'ratio', 'sum'] as const

export type Suggestion = (typeof SUGGESTIONS)[number]

/** An answer made from stored prices and the farmer's own figures, as data: `packages/words` has its texts. */
export interface PriceAnswer {
  readonly statements: readonly Statement[]
  /** The series that it was read from, without repeats. */
  readonly series: readonly MonthlySeries[]
  readonly suggestions: readonly Suggestion[]
  /** False where it says only that there is no answer. */
  readonly answered: boolean
}

/** An answer as it is told: instead of the series, what names them to a reader. */
export type SourcedAnswer<Source> = Omit<PriceAnswer, 'series'> & { readonly sources: readonly Source[] }

/** Builds an answer statement by statement, with the facts of each. */
export class Draft {
  readonly #statements: Statement[] = []
  readonly #series = new Map<string, MonthlySeries>()

  say(said: SaidStatement, ...facts: Fact[]): this {
    this.#statements.push({ ...said, facts })
    return this
  }

  /** Says what has not been said in these words yet. */
  sayOnce(said: SaidStatement, ...facts: Fact[]): this {
    return this.#statements.some((one) => isSame(one, said)) ? this : this.say(said, ...facts)
  }

  /** Notes where the statements before it come from. */
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

  /** The answer, with the doubt of every series whose newest price is told (SPEC S11). */
  done(answered = true, suggestions: readonly Suggestion[] = []): PriceAnswer {
    for (const series of this.series) this.#doubt(series)
    return { statements: [...this.#statements], series: this.series, suggestions, answered }
  }

  #doubt(series: MonthlySeries): void {
    const doubt = doubtSaid(series)
    const last = series.prices.at(-1)?.month ?? ''
    const facts = this.#statements.flatMap((one) => one.facts)
    const isOfNow = facts.some(({ months }) => months === undefined || months.some((month) => month >= last))
    if (doubt !== undefined && isOfNow) this.sayOnce(doubt.said, ...doubt.facts)
  }
}

/** True for two statements that say the same. */
export const isSame = (one: SaidStatement, other: SaidStatement): boolean =>
  one.code === other.code && JSON.stringify(one.values) === JSON.stringify(other.values)

/** Says something of a series in the way that it is shown. */
export type Teller<More extends readonly unknown[] = []> = (
  draft: Draft,
  series: MonthlySeries,
  display: Display,
  ...more: More
) => void
