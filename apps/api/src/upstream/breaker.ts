import { isDuring } from '../timing/wall-clock.ts'

/** Number of consecutive failures that open the breaker. */
const FAILURES = 5
/**
 * Range of the pause before a probe, in ms. The pause is random, so that instances do not probe
 * together.
 */
const PAUSE_MS = [10_000, 15_000] as const

export interface BreakerOptions {
  /** A clock in ms. Only differences matter. */
  now: () => number
  /** A random number, 0 <= x < 1. */
  random?: () => number
}

/**
 * Circuit breaker for a failing service. After {@link FAILURES} consecutive failures it opens and
 * admits no calls. After a pause it admits one probe, whose outcome closes it or opens it again.
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

  /** Whether a call may be made now. The caller must then report the outcome. */
  admits(): boolean {
    if (this.#pause === undefined) return true
    // A pause must not become longer when the clock is set back.
    if (this.#probing || isDuring(this.#pause.since, this.#pause.until, this.#now())) return false
    this.#probing = true
    return true
  }

  /** The admitted call was not made. */
  notMade(): void {
    this.#probing = false
  }

  succeeded(): void {
    this.#failures = 0
    this.#pause = undefined
    this.#probing = false
  }

  /** @param pauseMs pause requested by the service, in ms */
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
