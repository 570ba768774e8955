import * as z from 'zod/mini'
import { sentProblem } from './schema/problems.ts'

/**
 * Every error code that can cross the wire, with the HTTP status that carries it. Codes are the identity of an
 * error; the message beside them is for people and may change.
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

/** The one shape of every error answer. `message` is fit to be shown to a farmer as it stands. */
export const errorEnvelope = z.object({
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** Field name -> what is wrong with it, on `invalid_request` only. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** The same for programs: each field with the code and the values that its words were made of. */
  problems: z.optional(z.record(z.string(), sentProblem)),
  /** What `message` says that `code` does not, for programs. */
  problem: z.optional(sentProblem),
})

export type ErrorEnvelope = z.infer<typeof errorEnvelope>
