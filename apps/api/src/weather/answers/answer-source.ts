import type { Source } from '@smart-farming/contracts/weather'
import { AppError } from '../../app-error.ts'
import { gridKey, type Point } from '../grid.ts'
import type { Evidence, WeatherProvider } from '../providers/provider.ts'
import { NoProviderAnswered, type ProviderChain } from './provider-chain.ts'
import type { Question } from './question.ts'
import type { SharedAnswers } from './shared-answers.ts'

/** Whatever the providers and the database do, a question is answered within this, ms. */
export const TOTAL_BUDGET_MS = 3_000
/** How long a failure stands before anybody tries again, ms; with up to half of it more by chance. */
const FAILURE_MS = 5_000

/** An answer with how long it may be given. Unix ms. */
export interface Loaded<T> {
  value: T
  /** Until then it is given without a thought. */
  freshUntil: number
  /** Until then it is given while a new one is fetched; never before `freshUntil`. */
  graceUntil: number
}

interface Options {
  chain: ProviderChain
  /** Names of the live providers, in order. */
  liveNames: readonly string[]
  /** The made-up provider, where the order allows it. */
  sample: WeatherProvider | undefined
  shared: SharedAnswers
  /** A question is answered within this, ms, whatever the providers and the database do. */
  budgetMs: number
  /** Unix ms. */
  now: () => number
  /** 0 <= x < 1 */
  random: () => number
}

/**
 * The best honest answer to one question: a fresh one that some instance has, else a new one from the providers, else
 * the last good one marked stale, else a made-up one where the operator allows it, else an error that says which kind
 * it is.
 */
export class AnswerSource<T extends { source: Source }> {
  readonly #question: Question<T>
  readonly #options: Options

  constructor(question: Question<T>, options: Options) {
    this.#question = question
    this.#options = options
  }

  /**
   * @param last the answer that the caller still has, however old
   * @throws {AppError} `bad_upstream` or `upstream_timeout`
   */
  async load(at: Point, last: T | undefined): Promise<Loaded<T>> {
    const { shared, liveNames, budgetMs } = this.#options
    if (liveNames.length === 0) return this.#sample(at, [])
    const key = `${this.#question.id}:${this.#question.version}:${gridKey(at)}`
    const overAt = performance.now() + budgetMs
    const claim = await shared.claim(key, this.#options.now(), overAt)
    const stored = claim.answer === undefined ? undefined : this.#question.decode(claim.answer)
    if (claim.state === 'fresh' && stored !== undefined) {
      const value = this.#question.later(stored, this.#options.now())
      if (value !== undefined) return this.#loaded(value, claim.freshUntil)
    }
    if (claim.state === 'failed') return this.#fallback(at, [last, stored], liveNames, claim.failure)
    try {
      return await this.#fetch(key, at, overAt - performance.now())
    } catch (error) {
      if (!(error instanceof NoProviderAnswered)) throw error
      const code = error.timedOut ? 'upstream_timeout' : 'bad_upstream'
      shared.fail(key, code, this.#failureMs())
      return this.#fallback(at, [last, stored], liveNames, code, error)
    }
  }

  async #fetch(key: string, at: Point, budgetMs: number): Promise<Loaded<T>> {
    const { chain, shared, now, random } = this.#options
    const ask = (provider: WeatherProvider, signal: AbortSignal) => this.#question.ask(provider, at, signal)
    const { reading, provider, unavailable } = await chain.ask(ask, Math.max(0, budgetMs))
    const fetchedAt = now()
    const value = this.#answer(provider.evidence, reading.answer, reading.issuedAt, fetchedAt, unavailable)
    // Places asked for together must not come due together.
    const rest = this.#question.freshMs * (0.9 + 0.2 * random())
    const freshUntil = Math.max(fetchedAt + rest, reading.freshUntil ?? 0)
    shared.keep(key, { answer: JSON.stringify(value), fetchedAt, freshUntil })
    return this.#loaded(value, freshUntil)
  }

  async #fallback(
    at: Point,
    candidates: readonly (T | undefined)[],
    unavailable: readonly string[],
    code: 'bad_upstream' | 'upstream_timeout',
    cause?: unknown,
  ): Promise<Loaded<T>> {
    const now = this.#options.now()
    const age = (answer: T) => now - Date.parse(answer.source.fetchedAt)
    const [youngest] = candidates
      .filter(
        (answer) =>
          answer !== undefined && answer.source.sample !== true && age(answer) <= this.#question.oldestMs,
      )
      .sort((a, b) => (a && b ? age(a) - age(b) : 0))
    const value = youngest && this.#question.later(youngest, now)
    if (value !== undefined) {
      const source: Source = { ...value.source, stale: true, unavailable: [...unavailable] }
      const graceUntil = now - age(value) + this.#question.oldestMs
      return {
        value: this.#question.fit({ ...value, source }),
        freshUntil: Math.min(now + this.#failureMs(), graceUntil),
        graceUntil,
      }
    }
    if (this.#options.sample !== undefined) return this.#sample(at, unavailable)
    throw new AppError(code, messages[code], { retryAfter: FAILURE_MS / 1000, cause })
  }

  /** Never kept and never given a moment longer than needed: it must not stand in the way of the truth. */
  async #sample(at: Point, unavailable: readonly string[]): Promise<Loaded<T>> {
    const { sample, now } = this.#options
    if (sample === undefined) throw new Error('no provider of weather is set')
    const { answer } = await this.#question.ask(sample, at, new AbortController().signal)
    const value = this.#answer(sample.evidence, answer, undefined, now(), unavailable)
    const freshUntil = now() + (unavailable.length > 0 ? this.#failureMs() : this.#question.freshMs)
    return { value, freshUntil, graceUntil: freshUntil }
  }

  #answer(
    evidence: Evidence,
    answer: Omit<T, 'source'>,
    issuedAt: string | undefined,
    fetchedAt: number,
    unavailable: readonly string[],
  ): T {
    const source: Source = {
      ...evidence,
      fetchedAt: new Date(fetchedAt).toISOString(),
      ...(issuedAt !== undefined && { issuedAt }),
      ...(unavailable.length > 0 && { unavailable: [...unavailable] }),
    }
    // Together they are a T again; the compiler cannot see that for a type that it does not know.
    return this.#question.fit({ ...answer, source } as T)
  }

  #loaded(value: T, freshUntil: number): Loaded<T> {
    return { value, freshUntil, graceUntil: freshUntil + this.#question.graceMs }
  }

  #failureMs(): number {
    return FAILURE_MS * (1 + 0.5 * this.#options.random())
  }
}

const messages = {
  bad_upstream:
    'The weather services are not answering properly just now. Please try again in a few minutes.',
  upstream_timeout: 'The weather services are too slow just now. Please try again in a few minutes.',
}
