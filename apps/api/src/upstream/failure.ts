/**
 * Failure of an external service:
 * - `timeout`: no complete response within the deadline
 * - `unreachable`: the connection failed or broke off
 * - `refused`: an error status
 * - `quota`: too many requests
 * - `credentials`: our key or user agent was not accepted
 * - `malformed`: the response differs from the documentation, or is far too large
 * - `no_data`: the service works, but has no answer to the question
 * - `paused`: not called, because it has been failing
 * - `over_budget`: not called, because today's calls are used up
 */
export type FailureKind =
  | 'timeout'
  | 'unreachable'
  | 'refused'
  | 'quota'
  | 'credentials'
  | 'malformed'
  | 'no_data'
  | 'paused'
  | 'over_budget'

/** A failed call to a service. The message is for the operator's log, never for a farmer. */
export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'
  /** Id of the service in the settings. */
  readonly upstream: string
  readonly kind: FailureKind
  readonly status: number | undefined
  /** Pause requested by the service, in ms. */
  readonly pauseMs: number | undefined

  constructor(
    upstream: string,
    kind: FailureKind,
    detail: string,
    more: { status?: number; pauseMs?: number | undefined; cause?: unknown } = {},
  ) {
    super(`${upstream}: ${detail}`, { cause: more.cause })
    this.upstream = upstream
    this.kind = kind
    this.status = more.status
    this.pauseMs = more.pauseMs
  }

  /** Whether the service itself caused the failure, so that an immediate retry is pointless. */
  get countsAgainst(): boolean {
    return this.kind !== 'no_data' && this.kind !== 'paused' && this.kind !== 'over_budget'
  }
}
