import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH, user } from '../accounts.ts'
import { encodeProblem } from '../schema/problems.ts'
import { boundedText, trimmedText } from '../schema/text.ts'
import { type CallGroup, withMetadata } from '../table/endpoint.ts'

/** Per account. */
export const MAX_PASSKEYS = 10
export const MAX_PASSKEY_NAME_LENGTH = 40

const passkey = z.object({
  /** Our id, not the credential's. */
  id: z.string(),
  name: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Null until first used to log in. */
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

const password = boundedText('password', 1, MAX_PASSWORD_LENGTH)
const ticket = boundedText('passkey', 1, 100)
const passkeyId = encodeProblem({ code: 'not_a_passkey_id' })

/**
 * WebAuthn level 3 options for the browser: `PublicKeyCredentialCreationOptionsJSON` or
 * `…RequestOptionsJSON`.
 */
const options = z.record(z.string(), z.unknown())

/** Base64url text. The limits fit every known authenticator. */
const encoded = (most: number) => boundedText('passkey', 1, most)
const credential = {
  id: encoded(1_400),
  rawId: encoded(1_400),
  type: z.literal('public-key'),
}

/** WebAuthn level 3, `RegistrationResponseJSON`. */
const made = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(30_000),
    /** Transports for reaching the authenticator, which the browser needs at login. */
    transports: z.optional(z.array(boundedText('passkey', 1, 30)).check(z.maxLength(10))),
  }),
})
export type PasskeyRegistration = z.infer<typeof made>

/** WebAuthn level 3, `AuthenticationResponseJSON`. */
const used = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(10_000),
  }),
})
export type PasskeyAssertion = z.infer<typeof used>

/**
 * Passkeys as an optional second factor. A login to an account with passkeys returns 202 with a
 * `ticket` and the browser's options. `logIn` then completes the login.
 */
export const passkeyCalls = {
  list: {
    method: 'GET',
    path: '/api/account/passkeys',
    responses: { 200: z.object({ list: z.array(passkey) }) },
  },
  begin: {
    method: 'POST',
    path: '/api/account/passkeys/challenge',
    body: z.object({ password }),
    responses: { 201: z.object({ ticket: z.string(), options }) },
  },
  add: {
    method: 'POST',
    path: '/api/account/passkeys',
    body: z.object({
      ticket,
      name: trimmedText('passkey_name', 1, MAX_PASSKEY_NAME_LENGTH),
      response: made,
    }),
    responses: { 204: z.undefined() },
  },
  remove: {
    method: 'POST',
    path: '/api/account/passkeys/remove',
    body: z.object({
      id: z.string(passkeyId).check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, passkeyId)),
      password,
    }),
    responses: { 204: z.undefined() },
  },
  logIn: {
    method: 'POST',
    path: '/api/login/passkey',
    body: z.object({ ticket, response: used }),
    responses: { 200: user },
  },
} as const satisfies CallGroup

export const passkeys = /* @__PURE__ */ withMetadata(passkeyCalls, {
  list: { summary: 'The passkeys of the account', auth: 'session', errors: ['not_signed_in'] },
  begin: {
    summary: 'Begin to add a passkey: returns the options for the browser, valid once, for five minutes',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'invalid_credentials', 'too_many_requests', 'overloaded'],
  },
  add: {
    summary: 'Add the new passkey; from then on a login requires one',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in'],
  },
  remove: {
    summary: 'Remove a passkey; after the last one, a login requires only the password',
    auth: 'session',
    errors: [
      'invalid_request',
      'not_signed_in',
      'not_found',
      'invalid_credentials',
      'too_many_requests',
      'overloaded',
    ],
  },
  logIn: {
    summary: 'Complete a login with its passkey',
    auth: 'public',
    errors: ['invalid_request', 'invalid_credentials', 'too_many_requests'],
  },
})
