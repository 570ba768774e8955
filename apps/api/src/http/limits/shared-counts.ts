import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'iovalkey'
import { DeadlineExceeded } from '../../timing/deadline.ts'
import { withTimeout } from '../../timing/with-timeout.ts'
import { Breaker } from '../../upstream/breaker.ts'
import type { CountedKey } from './networks.ts'
import { type CallLimit, countSharedCall } from './shared-counts-store.ts'

/** A request waits for Valkey for at most this long, in ms. */
const PATIENCE_MS = 50
/** Time limit of a new connection's handshake, in ms. No request waits for it. */
const GREETING_MS = 2_000

/**
 * Counts the calls of all instances in Valkey. If a response is late or missing, the caller relies
 * on its own count. One failure pauses the use of Valkey before it reconnects, because every
 * further attempt would delay a request.
 */
export class SharedCounts {
  readonly #valkey: Redis
  readonly #breaker: Breaker
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  /** True while there is a connection that has not failed. */
  #isReady = false
  #isToldOf = false

  /** @param now monotonic time, in ms */
  constructor(
    url: string,
    log: Pick<FastifyBaseLogger, 'warn'>,
    now: () => number = () => performance.now(),
  ) {
    this.#log = log
    this.#breaker = new Breaker({ now })
    this.#valkey = new Redis(url, {
      enableOfflineQueue: false,
      // A retried call would be counted in the wrong window.
      maxRetriesPerRequest: 0,
      commandTimeout: GREETING_MS,
    })
    this.#valkey.on('error', (error) => this.#tell(error))
    this.#valkey.on('ready', () => {
      this.#isReady = true
      this.#isToldOf = false
    })
    this.#valkey.on('close', () => {
      this.#isReady = false
    })
  }

  /**
   * Counts a call in a group, under all its keys, narrowest first. Never rejects.
   * @returns how long the limit stays exceeded, in ms; 0 or less within the limit; undefined if not
   * counted
   */
  async count(group: string, callers: readonly CountedKey[], policy: CallLimit): Promise<number | undefined> {
    if (!this.#isReady || !this.#breaker.admits()) return undefined
    try {
      const counting = countSharedCall(this.#valkey, group, callers, policy)
      const waitMs = await withTimeout(PATIENCE_MS, counting, () => Promise.race([counting, late()]))
      this.#breaker.succeeded()
      return waitMs
    } catch (error) {
      // With an explicit pause, even 0, the breaker opens at the first failure.
      this.#breaker.failed(0)
      this.#isReady = false
      this.#valkey.disconnect(true)
      this.#tell(error)
      return undefined
    }
  }

  close(): void {
    this.#valkey.disconnect()
  }

  /** Logs once per outage, because reconnection is attempted every two seconds. */
  #tell(error: unknown): void {
    if (!this.#isToldOf) this.#log.warn({ err: error }, 'valkey')
    this.#isToldOf = true
  }
}

/**
 * Rejects after one turn of the event loop. If this process was busy, a response that has arrived
 * is read first.
 */
async function late(): Promise<never> {
  await setImmediate()
  throw new DeadlineExceeded(`no answer in ${PATIENCE_MS} ms`)
}
