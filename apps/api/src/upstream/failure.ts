/**
 * Failure of a service that we depend on:
 * - `timeout`: no complete response within the deadline; `unreachable`: the connection failed or broke off;
 * - `refused`: an error status; `quota`: we asked too often; `credentials`: our key or our name is not accepted;
 * - `malformed`: the response differs from the documentation, or is far too large;
 * - `no_data`: it works, but has nothing for the question;
 * - `paused`: not asked at all, because it has been failing;
 * - `over_budget`: not asked at all, because today's calls are used up.
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

/** A failed call to a service. Its message is for the operator's log, never for a farmer. */
export class UpstreamFailure extends Error {
  override name = 'UpstreamFailure'
  /** Id of the service in the settings. */
  readonly upstream: string
  readonly kind: FailureKind
  readonly status: number | undefined
  /** Pause that the service asked for, ms. */
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

  /** True when the service itself caused it, so that asking again at once makes no sense. */
  get countsAgainst(): boolean {
    return this.kind !== 'no_data' && this.kind !== 'paused' && this.kind !== 'over_budget'
  }
}
