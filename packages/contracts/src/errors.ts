import * as z from 'zod/mini'
import { receivedProblem } from './schema/problems.ts'

/**
 * All error codes of the API, with their HTTP status. Codes are stable; messages are for people and
 * may change.
 */
export const errorStatus = {
  invalid_request: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  username_taken: 409,
  still_running: 409,
  changed_meanwhile: 412,
  payload_too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  bad_upstream: 502,
  overloaded: 503,
  database_unavailable: 503,
  upstream_timeout: 504,
} as const

export type ErrorCode = keyof typeof errorStatus

/** Body of every error response. `message` can be shown to a farmer. */
export const errorEnvelope = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** Problems by field name, only for `invalid_request`. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Problems by field name, for programs. */
  problems: z.optional(z.record(z.string(), receivedProblem)),
  /** Detail of `message` that `code` does not express, for programs. */
  problem: z.optional(receivedProblem),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
