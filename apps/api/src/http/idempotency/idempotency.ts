import { createHash } from 'node:crypto'
import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import type { Endpoint } from '@smart-farming/contracts/table/endpoint'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Database } from '../../db/database.ts'
import {
  beginAttempt,
  type IdempotentCall,
  releaseAttempt,
  type StoredResponse,
  storeResponse,
} from './idempotency-store.ts'

const HEADER = 'idempotency-key'
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** Retry-After while an attempt is running, in seconds. */
const AGAIN_AFTER_S = 2

/**
 * The idempotency key of a call, if its endpoint supports keys.
 * @throws {AppError} `invalid_request` if the key is not a UUID
 */
export function readIdempotencyKey(
  { acceptedHeaders }: Endpoint,
  { headers }: FastifyRequest,
): string | undefined {
  const key = acceptedHeaders?.includes(HEADER) ? headers[HEADER] : undefined
  if (key === undefined) return undefined
  if (typeof key === 'string' && UUID.test(key)) return key
  throw new AppError('invalid_request', { problems: { [HEADER]: { code: 'not_a_uuid' } } })
}

/**
 * SHA-256 of a call's content. The user is included only for `session` endpoints, because a public
 * form may be sent again after a session has ended.
 * @param asked validated query and body, with fields in the contract's order
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
 * Runs a call once, however often it is attempted, on any instance. Attempts after the first
 * success get its response. A failed attempt frees the key.
 * The response is stored after the work, not in its transaction. If a process dies between the two,
 * the call is repeated, which every call with a key tolerates (docs/decisions/idempotency.md).
 */
export class Idempotency {
  readonly #database: Database
  readonly #log: Pick<FastifyBaseLogger, 'warn'>

  readonly #markOf: (userId: number) => string

  /** @param parts `markOf` returns the mark of an account */
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
   * Refuses a call that waited on a phone and names another account, because a different user may
   * have signed in since.
   * @throws {AppError} `not_signed_in` if another account, or nobody, is signed in
   */
  refuseOthers({ headers }: FastifyRequest, userId: number | undefined): void {
    const meant = headers[ACCOUNT_HEADER]
    if (meant === undefined) return
    if (userId === undefined || meant !== this.#markOf(userId)) throw new AppError('not_signed_in')
  }

  /**
   * @throws {AppError} `still_running` or `key_reused`
   * @throws any error of `work`
   */
  async answer(call: IdempotentCall, work: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const begun = await beginAttempt(this.#database, call)
    if (begun === 'running') throw new AppError('still_running', { retryAfter: AGAIN_AFTER_S })
    if (begun === 'other') throw new AppError('key_reused')
    if ('status' in begun) return begun
    // Failing to release a key is harmless: an attempt without a stored result expires, and the
    // next one repeats the call.
    const tolerate = (error: unknown) =>
      this.#log.warn({ err: error }, 'an idempotency key could not be released')
    let kept: StoredResponse
    try {
      kept = await work()
    } catch (error) {
      await releaseAttempt(this.#database, begun).catch(tolerate)
      throw error
    }
    await storeResponse(this.#database, begun, kept).catch(tolerate)
    return kept
  }
}
