import { Deadline, DeadlineExceeded } from '../../timing/deadline.ts'
import { raceAbort, withTimeout } from '../../timing/with-timeout.ts'
import { Breaker, type BreakerOptions } from '../../upstream/breaker.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import type { ProviderInfo, WeatherProvider } from '../providers/provider.ts'

/** Share of the time budget after which the next provider is called in parallel. */
const PATIENCE_SHARE = 0.37

/** All providers of the chain failed. Has one failure per provider, in order. */
export class AllProvidersFailed extends Error {
  override name = 'AllProvidersFailed'
  readonly failures: readonly UpstreamFailure[]

  constructor(failures: readonly UpstreamFailure[]) {
    super(failures.map(({ message }) => message).join('; ') || 'no provider is set')
    this.failures = failures
  }

  /** Whether the daily budget was the reason for all, some or none of the failures. */
  get overBudget(): 'all' | 'some' | 'none' {
    const over = this.failures.filter(({ kind }) => kind === 'over_budget').length
    if (over === 0) return 'none'
    return over === this.failures.length ? 'all' : 'some'
  }

  get timedOut(): boolean {
    return this.failures.length > 0 && this.failures.every(({ kind }) => kind === 'timeout')
  }
}

export interface ChainProvider {
  readonly info: ProviderInfo
  close(): Promise<void>
}

export interface ChainAnswer<R, P extends ChainProvider = WeatherProvider> {
  reading: R
  provider: P
  /** Names of earlier providers that failed. */
  unavailable: string[]
}

interface Link<P extends ChainProvider> {
  provider: P
  breaker: Breaker
}

export interface ChainOptions extends BreakerOptions {
  /** Called for every failure, even if another provider then answers. */
  onFailure?: (failure: UpstreamFailure) => void
  patienceMs?: number
}

/**
 * Providers in order, each behind a circuit breaker. If a provider fails or is slow, the next one
 * is called as well. The first to answer wins and the others are aborted. A hanging provider delays
 * a farmer by only about a second, and a slow one is still used if no other answers.
 */
export class ProviderChain<P extends ChainProvider = WeatherProvider> {
  readonly #links: readonly Link<P>[]
  readonly #onFailure: (failure: UpstreamFailure) => void
  readonly #patienceMs: number | undefined

  constructor(providers: readonly P[], options: ChainOptions) {
    this.#links = providers.map((provider) => ({ provider, breaker: new Breaker(options) }))
    this.#onFailure = options.onFailure ?? (() => {})
    this.#patienceMs = options.patienceMs
  }

  /**
   * @param ask sends the question to one provider, and must end when its signal aborts
   * @param budgetMs time limit of the whole call, in ms
   * @param mayAsk whether a provider, by its id, may be called again today
   * @throws {AllProvidersFailed}
   */
  async ask<R>(
    ask: (provider: P, signal: AbortSignal) => Promise<R>,
    budgetMs: number,
    mayAsk: (id: string) => Promise<boolean> = async () => true,
  ): Promise<ChainAnswer<R, P>> {
    const hangUp = new AbortController()
    const budget = new Deadline(budgetMs, () => new DeadlineExceeded('the budget is spent'), hangUp.signal)
    const { signal } = budget
    const patienceMs = this.#patienceMs ?? budgetMs * PATIENCE_SHARE
    const failures = new Map<Link<P>, UpstreamFailure>()
    const running = new Map<Link<P>, Promise<R | undefined>>()
    const settle = async (link: Link<P>): Promise<R | undefined> => {
      try {
        // A provider that ignores its signal must not hold up the chain.
        const reading = await raceAbort(ask(link.provider, signal), signal, () => {
          throw new UpstreamFailure(link.provider.info.id, 'timeout', 'no whole answer in time')
        })
        link.breaker.succeeded()
        return reading
      } catch (error) {
        failures.set(link, this.#noteFailure(link, error))
        return undefined
      } finally {
        running.delete(link)
      }
    }
    try {
      for (const link of this.#links) {
        if (!link.breaker.admits()) {
          failures.set(link, new UpstreamFailure(link.provider.info.id, 'paused', 'left alone for now'))
          continue
        }
        if (!(await mayAsk(link.provider.info.id))) {
          link.breaker.notMade()
          failures.set(link, new UpstreamFailure(link.provider.info.id, 'over_budget', 'asked enough today'))
          continue
        }
        running.set(link, settle(link))
        const answer = await withTimeout(patienceMs, firstAnswer(running, link), () => undefined)
        if (answer !== undefined) return this.#answer(answer.link, answer.value)
      }
      const answer = await firstAnswer(running)
      if (answer !== undefined) return this.#answer(answer.link, answer.value)
      throw new AllProvidersFailed(this.#links.flatMap((link) => failures.get(link) ?? []))
    } finally {
      hangUp.abort()
      budget.clear()
      // Aborted calls end at once. Waiting for them records their failures before the next
      // question.
      await Promise.all(running.values())
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#links.map(({ provider }) => provider.close()))
  }

  #answer<R>(link: Link<P>, reading: R): ChainAnswer<R, P> {
    const before = this.#links.slice(0, this.#links.indexOf(link))
    return {
      reading,
      provider: link.provider,
      unavailable: before.map(({ provider }) => provider.info.name),
    }
  }

  /**
   * Records a failure. Aborting a call because another provider was faster counts as a failure too.
   * Otherwise a hanging provider would delay every question by a second.
   */
  #noteFailure({ provider, breaker }: Link<P>, error: unknown): UpstreamFailure {
    const { id } = provider.info
    const failure =
      error instanceof UpstreamFailure
        ? error
        : new UpstreamFailure(id, 'malformed', 'cannot be read', { cause: error })
    if (failure.countsAgainst) breaker.failed(failure.pauseMs)
    else breaker.succeeded()
    this.#onFailure(failure)
    return failure
  }
}

/**
 * The first answer of the running calls. Undefined if all of them have failed, or if the newest
 * call has failed and another provider can still be called.
 */
async function firstAnswer<R, L>(
  running: ReadonlyMap<L, Promise<R | undefined>>,
  newest?: L,
): Promise<{ link: L; value: R } | undefined> {
  while (running.size > 0) {
    const answers = [...running].map(async ([link, answer]) => ({ link, value: await answer }))
    const { link, value } = await Promise.race(answers)
    if (value !== undefined) return { link, value }
    if (link === newest) return undefined
  }
  return undefined
}
