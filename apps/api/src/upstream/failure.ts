/**
 * What went wrong with a service that we depend on:
 * - `timeout`: nothing whole within the deadline; `unreachable`: the connection failed or broke off;
 * - `refused`: an error status; `quota`: we asked too often; `credentials`: our key or our name is not accepted;
 * - `malformed`: it answered something that is not what it documents, or far too much of it;
 * - `no_data`: it works, but has nothing for what was asked;
 * - `paused`: not asked at all, because it has been failing;
 * - `over_budget`: not asked at all, because we have asked as often as we may today.
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
  /** Which service, by the id that the settings give it. */
  readonly upstream: string
  readonly kind: FailureKind
  readonly status: number | undefined
  /** How long the service wants to be left alone, ms. */
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

  /** True when the service itself is to blame, so that asking it again at once makes no sense. */
  get countsAgainst(): boolean {
    return this.kind !== 'no_data' && this.kind !== 'paused' && this.kind !== 'over_budget'
  }
}
