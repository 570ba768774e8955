import { isDuring } from '../timing/wall-clock.ts'

/** Failures in a row after which a service is left alone. */
const FAILURES = 5
/** Pause before one call tries again, ms: a random time between the two, so that instances do not try together. */
const PAUSE_MS = [10_000, 15_000] as const

export interface BreakerOptions {
  /** Milliseconds; only differences matter. */
  now: () => number
  /** 0 <= x < 1 */
  random?: () => number
}

/**
 * Circuit breaker for a failing service. Closed, every call goes; after {@link FAILURES} failures in a row it opens and
 * none goes; when its pause is over one call probes, and its outcome closes or reopens it.
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

  /** Whether a call may go now. After a yes, the caller must report the outcome. */
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
