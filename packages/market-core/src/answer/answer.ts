import type { Fact } from './fact.ts'
import type { MonthlySeries } from './series/price-series.ts'
import { type Display, displayOf } from './series/shown-price.ts'
import type { SaidStatement, Statement } from './statement.ts'
import { doubtSaid } from './stock/doubt-apart.ts'

/** Questions to go on with, by what they ask about. */
export const SUGGESTIONS = ['price', 'change', 'compare', 'input_ratio', 'break_even'] as const

export type Suggestion = (typeof SUGGESTIONS)[number]

/** An answer made from stored prices and the farmer's own figures, and from nothing else; whoever tells it words it. */
export interface PriceAnswer {
  statements: readonly Statement[]
  /** The series it was read from, without repeats. */
  series: readonly MonthlySeries[]
  suggestions: readonly Suggestion[]
  /** False when the answer is only that there is none. */
  answered: boolean
}

/** An answer as it is told: instead of the series, what names them to a reader. */
export type SourcedAnswer<Source> = Omit<PriceAnswer, 'series'> & { sources: readonly Source[] }

/** Builds an answer statement by statement, keeping every figure with its statement. */
export class Draft {
  readonly #statements: Statement[] = []
  readonly #series = new Map<string, MonthlySeries>()
  /** Ids of the series whose doubt has been said. */
  readonly #doubts = new Set<string>()

  say(said: SaidStatement, ...facts: Fact[]): this {
    this.#statements.push({ ...said, facts })
    return this
  }

  /** Says what has not been said in these words yet. */
  sayOnce(said: SaidStatement, ...facts: Fact[]): this {
    const isSaid = this.#statements.some(
      ({ code, values }) => code === said.code && JSON.stringify(values) === JSON.stringify(said.values),
    )
    return isSaid ? this : this.say(said, ...facts)
  }

  /** Says once that the newest price of a series is doubted, where it is. */
  sayDoubt(series: MonthlySeries, display: Display): this {
    const doubt = this.#doubts.has(series.id) ? undefined : doubtSaid(series, display)
    if (doubt === undefined) return this
    this.#doubts.add(series.id)
    return this.say(doubt.said, ...doubt.facts)
  }

  /** Notes where the statements before it come from. */
  from(...series: MonthlySeries[]): this {
    for (const one of series) this.#series.set(one.id, one)
    return this
  }

  /** The series noted so far, without repeats. */
  get series(): readonly MonthlySeries[] {
    return [...this.#series.values()]
  }

  done(answered = true, suggestions: readonly Suggestion[] = []): PriceAnswer {
    const statements = [...this.#statements, ...this.#doubtsLeft()]
    return { statements, series: this.series, suggestions, answered }
  }

  /** The doubts that nobody has said yet, of the series whose last believed price may stand for today's. */
  #doubtsLeft(): Statement[] {
    const facts = this.#statements.flatMap((one) => one.facts)
    return this.series.flatMap((one) => {
      const last = one.prices.at(-1)?.month ?? ''
      const isOfNow = facts.some(
        ({ months }) => months === undefined || months.some((month) => month >= last),
      )
      if (!isOfNow || this.#doubts.has(one.id)) return []
      const doubt = doubtSaid(one, displayOf(one, undefined, undefined, []))
      return doubt === undefined ? [] : [{ ...doubt.said, facts: doubt.facts }]
    })
  }
}

/** Two answers as one: what both say is said once, and what holds of both stands at the end. */
export function bothOf(first: PriceAnswer, other: PriceAnswer): PriceAnswer {
  const said = new Set(first.statements.map((one) => JSON.stringify(one)))
  const others = other.statements.filter((one) => !said.has(JSON.stringify(one)))
  const isCaveat = (code: string) => code === 'not_your_price' || code === 'ratio_at_world_prices'
  return {
    ...first,
    statements: [
      ...first.statements.filter(({ code }) => !isCaveat(code)),
      ...others,
      ...first.statements.filter(({ code }) => isCaveat(code)),
    ],
    series: [...new Set([...first.series, ...other.series])],
    answered: first.answered && other.answered,
  }
}
