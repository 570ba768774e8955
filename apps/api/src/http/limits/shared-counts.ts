import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'iovalkey'
import { DeadlineExceeded } from '../../timing/deadline.ts'
import { withTimeout } from '../../timing/with-timeout.ts'
import { Breaker } from '../../upstream/breaker.ts'
import type { CountedKey } from './networks.ts'
import { type CallLimit, countSharedCall } from './shared-counts-store.ts'

/** Maximum time that a request waits for Valkey, in ms; after that it continues without. */
const PATIENCE_MS = 50
/** Time limit of a new connection's handshake, ms: no request waits for it. */
const GREETING_MS = 2_000

/**
 * Counts the calls of all instances in Valkey. Optional and never in the way: without a connection, or if a response is
 * late or missing, the caller counts by itself. One such failure pauses the use of Valkey for a while before it
 * reconnects, because each further attempt would delay another request.
 */
export class SharedCounts {
  readonly #valkey: Redis
  readonly #breaker: Breaker
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  /** True if there is a connection that has not failed yet. */
  #isReady = false
  #isToldOf = false

  /** @param now a monotonic clock, in ms */
  constructor(
    url: string,
    log: Pick<FastifyBaseLogger, 'warn'>,
    now: () => number = () => performance.now(),
  ) {
    this.#log = log
    this.#breaker = new Breaker({ now })
    this.#valkey = new Redis(url, {
      enableOfflineQueue: false,
      // A call that is counted late is counted wrongly.
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
   * Counts a call in a group, under all its keys, narrowest first.
   * @returns how long the limit stays exceeded, in ms; 0 or less within the limit; undefined if uncounted. Never
   *   rejects.
   */
  async count(group: string, callers: readonly CountedKey[], policy: CallLimit): Promise<number | undefined> {
    if (!this.#isReady || !this.#breaker.admits()) return undefined
    try {
      const counting = countSharedCall(this.#valkey, group, callers, policy)
      const waitMs = await withTimeout(PATIENCE_MS, counting, () => Promise.race([counting, late()]))
      this.#breaker.succeeded()
      return waitMs
    } catch (error) {
      // An explicit pause, however short, makes the breaker open at the first failure.
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

  /** Logs once per outage: reconnection is attempted every two seconds. */
  #tell(error: unknown): void {
    if (!this.#isToldOf) this.#log.warn({ err: error }, 'valkey')
    this.#isToldOf = true
  }
}

/**
 * Rejects as late. If this process was busy, the response may have arrived but still be unread: it is read before an
 * immediate runs.
 */
async function late(): Promise<never> {
  await setImmediate()
  throw new DeadlineExceeded(`no answer in ${PATIENCE_MS} ms`)
}
