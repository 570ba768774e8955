import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedInUser } from '../session/session-reader.ts'

/**
 * Input of a handler (`HandlerInput`). Records whether the handler used the raw request or the
 * reply. If not, its answer depends only on the query, the body and the user, and can be cached
 * (docs/decisions/contracts-and-binder.md).
 */
export class HandlerCall {
  readonly query: unknown
  readonly body: unknown
  readonly user: SignedInUser | undefined
  readonly #raw: { readonly request: FastifyRequest; readonly reply: FastifyReply } | undefined
  #tookRaw = false

  /** @param raw left out if the framework has not seen the request */
  constructor(
    query: unknown,
    body: unknown,
    user: SignedInUser | undefined,
    raw?: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ) {
    this.query = query
    this.body = body
    this.user = user
    this.#raw = raw
  }

  get tookRaw(): boolean {
    return this.#tookRaw
  }

  /** @throws if the framework has not seen the request */
  get request(): FastifyRequest {
    return this.#take().request
  }

  /** @throws as {@link request} */
  get reply(): FastifyReply {
    return this.#take().reply
  }

  #take() {
    this.#tookRaw = true
    if (this.#raw === undefined) throw new Error('the framework has not seen this request')
    return this.#raw
  }
}
