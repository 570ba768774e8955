import { createHash } from 'node:crypto'
import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import type { Endpoint } from '@smart-farming/contracts/table/endpoint'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../db/database.ts'
import { beginTry, giveUp, type KeptAnswer, type KeyedCall, keepAnswer } from './once-store.ts'

const HEADER = 'idempotency-key'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** After so long a try that runs has ended, in seconds. */
const AGAIN_AFTER_S = 2

/**
 * The key of a call, where it carries one and its endpoint heeds it.
 *
 * @throws {AppError} `invalid_request` where it is no UUID
 */
export function keyOf({ heeds }: Endpoint, { headers }: FastifyRequest): string | undefined {
  const key = heeds?.includes(HEADER) ? headers[HEADER] : undefined
  if (key === undefined) return undefined
  if (typeof key === 'string' && UUID.test(key)) return key
  throw new AppError('invalid_request', { problems: { [HEADER]: { code: 'not_a_uuid' } } })
}

/**
 * What a call asks for, as 32 bytes: who asks counts only where somebody must be signed in, since the form that is open
 * to all may be sent again after a session has ended.
 *
 * @param asked the checked query and body, whose order of fields is the contract's
 */
export function fingerprint(
  id: string,
  { auth }: Endpoint,
  userId: number | undefined,
  asked: { query: unknown; body: unknown },
): Buffer {
  const who = auth === 'session' ? userId : undefined
  return createHash('sha256')
    .update(JSON.stringify([id, who ?? null, asked.query ?? null, asked.body ?? null]))
    .digest()
}

/**
 * Does a call once, however often it is tried, on whichever instance: tries after the first success get its answer.
 * What fails leaves the key free, for nothing was done.
 *
 * The answer is kept after the work has been done, not in its transaction: a process that dies between the two leaves a
 * call that is done a second time. Each call that heeds keys bears that by itself (docs/decisions/idempotency.md).
 */
export class Once {
  readonly #database: Database
  readonly #log: Pick<FastifyBaseLogger, 'warn'>

  readonly #markOf: (userId: number) => string

  /** @param parts `markOf` gives the mark of an account, by its id */
  constructor(parts: {
    database: Database
    log: Pick<FastifyBaseLogger, 'warn'>
    markOf: (userId: number) => string
  }) {
    this.#database = parts.database
    this.#log = parts.log
    this.#markOf = parts.markOf
  }

  /**
   * What has waited on a phone says whose it is: it is never done for whoever has signed in there since.
   *
   * @throws {AppError} `not_signed_in` where another account asks, or nobody
   */
  refuseOthers({ headers }: FastifyRequest, userId: number | undefined): void {
    const meant = headers[ACCOUNT_HEADER]
    if (meant === undefined) return
    if (userId === undefined || meant !== this.#markOf(userId)) throw new AppError('not_signed_in')
  }

  /** @throws {AppError} `still_running` or `key_reused`; whatever `work` throws */
  async answer(call: KeyedCall, work: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const begun = await beginTry(this.#database, call)
    if (begun === 'running') throw new AppError('still_running', { retryAfter: AGAIN_AFTER_S })
    if (begun === 'other') throw new AppError('key_reused')
    if ('status' in begun) return begun
    // What cannot be noted ends by itself: then the next try waits, and does the call again.
    const tolerate = (error: unknown) => this.#log.warn({ err: error }, 'a try could not be noted as ended')
    let kept: KeptAnswer
    try {
      kept = await work()
    } catch (error) {
      await giveUp(this.#database, begun).catch(tolerate)
      throw error
    }
    await keepAnswer(this.#database, begun, kept).catch(tolerate)
    return kept
  }
}
