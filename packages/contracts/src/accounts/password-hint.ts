import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../accounts.ts'
import { boundedText } from '../schema/text.ts'
import { type CallGroup, withMetadata } from '../table/endpoint.ts'

/** A candidate password with the other fields' values, which attackers try first. */
export const passwordHintRequest = z.object({
  password: boundedText('password', MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH),
  username: z.optional(boundedText('user_name', 0, 64)),
  farmName: z.optional(boundedText('farm_name', 0, 120)),
  location: z.optional(boundedText('location', 0, 120)),
})
export type PasswordHintRequest = z.infer<typeof passwordHintRequest>

/**
 * Separate from `accounts`, which every dashboard loads, because only the sign-up form needs this.
 */
export const passwordHintCalls = {
  check: {
    method: 'POST',
    path: '/api/password-hint',
    body: passwordHintRequest,
    responses: { 200: z.object({ hint: z.nullable(z.string()) }) },
  },
} as const satisfies CallGroup

export const passwordHint = /* @__PURE__ */ withMetadata(passwordHintCalls, {
  check: {
    summary: 'The reason why a password is easy to guess; nothing is stored, and sign-up still accepts it',
    auth: 'public',
    errors: ['invalid_request', 'too_many_requests', 'overloaded'],
  },
})
