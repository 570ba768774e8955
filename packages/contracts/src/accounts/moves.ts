import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH, user } from '../accounts.ts'
import { encodeProblem } from '../schema/problems.ts'
import { boundedText } from '../schema/text.ts'
import { type CallGroup, withMetadata } from '../table/endpoint.ts'
import { device } from './my-account.ts'

const secret = boundedText('move_secret', 1, 100)
const number = encodeProblem({ code: 'not_a_move_number' })

/**
 * Moves a session to another phone. The signed-in phone shows a link (`token`). The new phone opens
 * the link, shows a two-digit number and polls with a `ticket`. Typing that number on the signed-in
 * phone logs the new phone in.
 */
export const moveCalls = {
  begin: {
    method: 'POST',
    path: '/api/account/move',
    /** Optional within ten minutes of the last confirmation. */
    body: z.object({ password: z.optional(boundedText('password', 1, MAX_PASSWORD_LENGTH)) }),
    responses: { 201: z.object({ token: z.string(), expiresAt: z.string() }) },
  },
  /** Polled by the signed-in phone while it shows the link. */
  state: {
    method: 'GET',
    path: '/api/account/move',
    responses: {
      200: z.object({
        state: z.enum(['none', 'waiting', 'asked', 'confirmed']),
        /** The phone that opened the link. */
        device: z.optional(device),
      }),
    },
  },
  confirm: {
    method: 'POST',
    path: '/api/account/move/confirm',
    body: z.object({ number: z.string(number).check(z.regex(/^\d{2}$/, number)) }),
    responses: { 204: z.undefined() },
  },
  ask: {
    method: 'POST',
    path: '/api/move',
    body: z.object({ token: secret }),
    responses: { 200: z.object({ number: z.string(), ticket: z.string() }) },
  },
  /** Polled by the new phone until it is logged in. */
  finish: {
    method: 'POST',
    path: '/api/move/finish',
    body: z.object({ ticket: secret }),
    responses: { 200: z.object({ user: z.nullable(user) }) },
  },
} as const satisfies CallGroup

export const moves = /* @__PURE__ */ withMetadata(moveCalls, {
  begin: {
    summary: 'Begin a move to another phone: a link that works once, for five minutes',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'invalid_credentials', 'too_many_requests', 'overloaded'],
  },
  state: { summary: 'State of the move', auth: 'session', errors: ['not_signed_in'] },
  confirm: {
    summary: 'Confirm the phone that shows this number; a third wrong number ends the move',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'not_found', 'invalid_credentials'],
  },
  ask: {
    summary: 'Open the link on the new phone: returns the number to show and a ticket for polling',
    auth: 'public',
    errors: ['invalid_request', 'invalid_credentials', 'too_many_requests'],
  },
  finish: {
    summary:
      'Sign the new phone in once its number is confirmed; an answer without a user means: still waiting',
    auth: 'public',
    errors: ['invalid_request', 'invalid_credentials', 'too_many_requests'],
  },
})
