import { setImmediate } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'iovalkey'
import { TooLate } from '../../timing/deadline.ts'
import { within } from '../../timing/within.ts'
import { Breaker } from '../../upstream/breaker.ts'
import type { Counted } from './networks.ts'
import { countShared, type Policy } from './shared-counts-store.ts'

/** A request waits so long for Valkey, ms, and then does without. */
const PATIENCE_MS = 50
/** What a new line is greeted with must be answered within, ms: nobody waits for that. */
const GREETING_MS = 2_000

/**
 * Counts the calls of all instances in Valkey. It is a help and never in the way: no line to it, an answer that is late
 * or none at all, and the caller counts by itself. One such answer is enough for it to be left alone for a while, on a
 * new line: the next would cost another request its wait.
 */
export class SharedCounts {
  readonly #valkey: Redis
  readonly #breaker: Breaker
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  /** There is a line to it that has not failed yet. */
  #isReady = false
  #isToldOf = false

  /** @param now ms, of a clock that never goes back */
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
   * Counts a call in a group of calls, under all that it is counted under, the narrowest first.
   *
   * @returns above 0 it is one too many, for so many ms; undefined: it could not be counted. Never rejects.
   */
  async count(group: string, callers: readonly Counted[], policy: Policy): Promise<number | undefined> {
    if (!this.#isReady || !this.#breaker.admits()) return undefined
    try {
      const counting = countShared(this.#valkey, group, callers, policy)
      const waitMs = await within(PATIENCE_MS, counting, () => Promise.race([counting, late()]))
      this.#breaker.succeeded()
      return waitMs
    } catch (error) {
      // With a pause of its own, however short, it opens at the first failure.
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

  /** Once, until there is a line again: while it is away it is tried every two seconds. */
  #tell(error: unknown): void {
    if (!this.#isToldOf) this.#log.warn({ err: error }, 'valkey')
    this.#isToldOf = true
  }
}

/** Where this process was busy the answer may lie unread: it is read before an immediate comes. */
async function late(): Promise<never> {
  await setImmediate()
  throw new TooLate(`no answer in ${PATIENCE_MS} ms`)
}
