import type { Source } from '@smart-farming/contracts/weather'
import { AppError } from '../../app-error.ts'
import { BROTLI_FAST, EncodedJson } from '../../http/routing/encoded-json.ts'
import { isFuture } from '../../timing/wall-clock.ts'
import { gridKey, type Point } from '../grid.ts'
import type { NewPlaceLimiter } from '../limits/new-places.ts'
import { ProviderLimitExceeded } from '../limits/over-limit.ts'
import type { ProviderBudgets } from '../limits/provider-budgets.ts'
import type { Requester } from '../limits/requester.ts'
import type { ProviderInfo, WeatherProvider } from '../providers/provider.ts'
import { AllProvidersFailed, type ChainProvider, type ProviderChain } from './provider-chain.ts'
import type { WeatherQuestion } from './question.ts'
import type { AnswerClaim, SharedAnswers } from './shared-answers.ts'

/** Delay before a retry after a failure, in ms. A random time of up to half of it is added. */
const FAILURE_MS = 5_000

type FreshClaim = Extract<AnswerClaim, { state: 'fresh' }>

/** An answer with its validity, in Unix ms. */
export interface LoadedAnswer<T> {
  encoded: EncodedJson<T>
  /** The answer before encoding. */
  value: T
  /** Until then the answer is returned without a new request. */
  freshUntil: number
  /** Until then the answer is returned while a new one is fetched. Never before `freshUntil`. */
  graceUntil: number
}

interface Options<P extends ChainProvider> {
  chain: ProviderChain<P>
  liveNames: readonly string[]
  /** Provider of sample weather, if the configuration allows it. */
  sample: P | undefined
  shared: SharedAnswers
  newPlaces: NewPlaceLimiter
  budgets: ProviderBudgets
  /** Time limit of a question, in ms, including retries and database access. */
  budgetMs: number
  /** Brotli quality for new answers. */
  quality: number
  /** Current time, in Unix ms. */
  now: () => number
  /** A random number, 0 <= x < 1. */
  random: () => number
}

/**
 * Finds the best available answer to one question. In order of preference: a fresh answer of any
 * instance, a new one from the providers, the last good one marked as stale, or a sample if the
 * operator allows it.
 */
export class WeatherAnswerer<T extends { source: Source }, P extends ChainProvider = WeatherProvider> {
  readonly question: WeatherQuestion<T, P>
  readonly #options: Options<P>

  constructor(question: WeatherQuestion<T, P>, options: Options<P>) {
    this.question = question
    this.#options = options
  }

  /**
   * @param last the caller's last answer, however old
   * @throws {ProviderLimitExceeded} if limits forbid calling the providers
   * @throws {AppError} `bad_upstream` or `upstream_timeout`
   */
  async load(at: Point, last: T | undefined, asker: Requester): Promise<LoadedAnswer<T>> {
    const { shared, liveNames, newPlaces, budgetMs, now } = this.#options
    if (liveNames.length === 0) return this.#sample(at, [])
    const key = `${this.question.id}:${this.question.version}:${gridKey(at)}`
    const overAt = performance.now() + budgetMs
    const claim = await shared.claim(key, now(), overAt, () => newPlaces.count(asker, gridKey(at)))
    if (claim.state === 'fresh') {
      const fresh = await this.#stored(claim)
      if (fresh !== undefined) return fresh
    }
    const stored = claim.answer === undefined ? undefined : this.question.decode(claim.answer)
    const known = [last, stored]
    if (claim.state === 'failed') return this.#fallback(at, known, failure(claim.failure))
    if (claim.state === 'refused')
      return this.#fallback(at, known, ProviderLimitExceeded.ofAccount(claim.waitMs))
    try {
      return await this.#fetch(key, at, overAt - performance.now(), asker, stored ?? last)
    } catch (error) {
      if (!(error instanceof AllProvidersFailed)) throw error
      if (error.overBudget !== 'none') {
        // An account with calls left may still get an answer.
        shared.release(key)
        return this.#fallback(at, known, this.#overLimit(error.overBudget, asker))
      }
      const code = error.timedOut ? 'upstream_timeout' : 'bad_upstream'
      shared.fail(key, code, this.#failureMs())
      return this.#fallback(at, known, failure(code, error))
    }
  }

  async #stored({ answer = '', freshUntil }: FreshClaim): Promise<LoadedAnswer<T> | undefined> {
    const stored = this.question.decode(answer)
    const value = stored && this.question.later(stored, this.#options.now())
    return value && this.#loaded(value, BROTLI_FAST, freshUntil)
  }

  async #fetch(
    key: string,
    at: Point,
    budgetMs: number,
    asker: Requester,
    before: T | undefined,
  ): Promise<LoadedAnswer<T>> {
    const { chain, shared, budgets, quality, now, random } = this.#options
    const ask = (provider: P, signal: AbortSignal) => this.question.ask(provider, at, signal)
    const mayAsk = (id: string) => budgets.take(id, asker, this.question.weight)
    const { reading, provider, unavailable } = await chain.ask(ask, Math.max(0, budgetMs), mayAsk)
    const fetchedAt = now()
    const answer = this.#answer(provider.info, reading.answer, reading.issuedAt, fetchedAt, unavailable)
    const value = this.question.after?.(answer, before) ?? answer
    // Randomised, so that places requested together do not expire together.
    const rest = this.question.freshMs * (0.9 + 0.2 * random())
    const freshUntil = Math.max(fetchedAt + rest, reading.freshUntil ?? 0)
    const usefulMs = this.question.oldestMs
    // Full quality, because many readers will get these bytes.
    const loaded = await this.#loaded(value, quality, freshUntil)
    shared.keep(key, { answer: this.question.encode(value), fetchedAt, freshUntil, usefulMs })
    return loaded
  }

  #overLimit(providers: 'all' | 'some', asker: Requester): ProviderLimitExceeded {
    const { budgets } = this.#options
    if (budgets.isSpent(asker)) return ProviderLimitExceeded.ofAccountDay(budgets.backInMs)
    return providers === 'all'
      ? ProviderLimitExceeded.ofProviders(budgets.backInMs)
      : ProviderLimitExceeded.ofProvidersLeft()
  }

  async #fallback(
    at: Point,
    candidates: readonly (T | undefined)[],
    error: AppError,
  ): Promise<LoadedAnswer<T>> {
    const { liveNames: unavailable, sample } = this.#options
    const now = this.#options.now()
    const fetchedAt = (answer: T) => Date.parse(answer.source.fetchedAt)
    const age = (answer: T) => now - fetchedAt(answer)
    const [youngest] = candidates
      .filter(
        (answer) =>
          answer !== undefined &&
          answer.source.sample !== true &&
          age(answer) <= this.question.oldestMs &&
          !isFuture(fetchedAt(answer), now),
      )
      .sort((a, b) => (a && b ? age(a) - age(b) : 0))
    const value = youngest && this.question.later(youngest, now)
    if (value !== undefined) {
      const source: Source = { ...value.source, stale: true, unavailable: [...unavailable] }
      const graceUntil = now - age(value) + this.question.oldestMs
      const fitting = this.question.fit({ ...value, source })
      const freshUntil = Math.min(now + this.#failureMs(), graceUntil)
      return { ...(await this.#loaded(fitting, BROTLI_FAST, freshUntil)), graceUntil }
    }
    // A sample replaces weather that is unavailable, but not weather refused because of a limit.
    if (sample !== undefined && !(error instanceof ProviderLimitExceeded))
      return this.#sample(at, unavailable)
    throw error
  }

  /** A sample is never stored and expires early, so that it does not delay real weather. */
  async #sample(at: Point, unavailable: readonly string[]): Promise<LoadedAnswer<T>> {
    const { sample, now } = this.#options
    if (sample === undefined) throw new Error('no provider of weather is set')
    const { answer } = await this.question.ask(sample, at, new AbortController().signal)
    const value = this.#answer(sample.info, answer, undefined, now(), unavailable)
    const freshUntil = now() + (unavailable.length > 0 ? this.#failureMs() : this.question.freshMs)
    return { ...(await this.#loaded(value, BROTLI_FAST, freshUntil)), graceUntil: freshUntil }
  }

  #answer(
    info: ProviderInfo,
    answer: Omit<T, 'source'>,
    issuedAt: string | undefined,
    fetchedAt: number,
    unavailable: readonly string[],
  ): T {
    const source: Source = {
      ...info,
      fetchedAt: new Date(fetchedAt).toISOString(),
      ...(issuedAt !== undefined && { issuedAt }),
      ...(unavailable.length > 0 && { unavailable: [...unavailable] }),
    }
    // The compiler cannot see that Omit<T, 'source'> and the source make a T.
    return this.question.fit({ ...answer, source } as T)
  }

  async #loaded(value: T, quality: number, freshUntil: number): Promise<LoadedAnswer<T>> {
    const encoded = await EncodedJson.from(this.question.wire(value) as T, quality)
    return { encoded, value, freshUntil, graceUntil: freshUntil + this.question.graceMs }
  }

  #failureMs(): number {
    return FAILURE_MS * (1 + 0.5 * this.#options.random())
  }
}

const problems = {
  bad_upstream: { code: 'weather_unavailable' },
  upstream_timeout: { code: 'weather_too_slow' },
} as const

const failure = (code: keyof typeof problems, cause?: unknown) =>
  new AppError(code, { problem: problems[code], retryAfter: FAILURE_MS / 1000, cause })
