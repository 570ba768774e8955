import { isDuring } from '../timing/wall-clock.ts'

/** Number of failures in a row after which a service is not called for a while. */
const FAILURES = 5
/** Range of the random pause before a probe, in ms; random, so that instances do not probe at the same time. */
const PAUSE_MS = [10_000, 15_000] as const

export interface BreakerOptions {
  /** A clock in ms; only differences matter. */
  now: () => number
  /** Returns a random number, 0 <= x < 1. */
  random?: () => number
}

/**
 * Circuit breaker for a failing service. While it is closed, every call goes through; after {@link FAILURES} failures
 * in a row it opens and none goes through; after a pause one call probes, and its outcome closes or reopens the
 * breaker.
 */
export class Breaker {
  readonly #now: () => number
  readonly #random: () => number
  #failures = 0
  #pause: { since: number; until: number } | undefined
  #probing = false

  constructor({ now, random = Math.random }: BreakerOptions) {
    this.#now = now
    this.#random = random
  }

  /** True if a call may be made now. The caller must then report the outcome. */
  admits(): boolean {
    if (this.#pause === undefined) return true
    // A clock that was set back must not make a pause longer.
    if (this.#probing || isDuring(this.#pause.since, this.#pause.until, this.#now())) return false
    this.#probing = true
    return true
  }

  /** The admitted call was not made after all. */
  notMade(): void {
    this.#probing = false
  }

  succeeded(): void {
    this.#failures = 0
    this.#pause = undefined
    this.#probing = false
  }

  /** @param pauseMs pause that the service asked for, if any */
  failed(pauseMs?: number): void {
    this.#failures += 1
    const wasProbe = this.#probing
    this.#probing = false
    if (pauseMs === undefined && this.#failures < FAILURES && !wasProbe) return
    const [least, most] = PAUSE_MS
    const since = this.#now()
    this.#pause = { since, until: since + Math.max(pauseMs ?? 0, least + this.#random() * (most - least)) }
  }
}
