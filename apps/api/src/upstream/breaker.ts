import { isDuring } from '../timing/wall-clock.ts'

/** Failures in a row after which a service is left alone. */
const FAILURES = 5
/**
 * How long it is left alone before one call tries again, ms: between the two, so that instances do not try together.
 */
const PAUSE_MS = [10_000, 15_000] as const

export interface BreakerOptions {
  /** Milliseconds; only differences matter. */
  now: () => number
  /** 0 <= x < 1 */
  random?: () => number
}

/**
 * Keeps us from asking a service that is failing. Closed, every call goes; after {@link FAILURES} failures in a row it
 * opens and none goes; when its pause is over one call probes, and its outcome closes or reopens it.
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

  /** May a call go now? Whoever is told yes must report how it went. */
  admits(): boolean {
    if (this.#pause === undefined) return true
    // A clock that was put back must not make a pause longer.
    if (this.#probing || isDuring(this.#pause.since, this.#pause.until, this.#now())) return false
    this.#probing = true
    return true
  }

  /** The call that was admitted was not made after all. */
  notMade(): void {
    this.#probing = false
  }

  succeeded(): void {
    this.#failures = 0
    this.#pause = undefined
    this.#probing = false
  }

  /** @param pauseMs how long the service asked to be left alone, where it did */
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
