import * as z from 'zod/mini'
import { receivedProblem } from './schema/problems.ts'

/**
 * All error codes of the API, with their HTTP status. A code identifies an error; its message is for people and may
 * change.
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

/** The body of every error response. `message` can be shown to a farmer as it is. */
export const errorEnvelope = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** Problems by field name, for `invalid_request` only. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Problems for programs: each field with the code and values of its text. */
  problems: z.optional(z.record(z.string(), receivedProblem)),
  /** Detail of `message` that `code` lacks, for programs. */
  problem: z.optional(receivedProblem),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
