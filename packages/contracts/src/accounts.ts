import * as z from 'zod/mini'
import { boundedText, trimmedText } from './schema/text.ts'
import { type CallGroup, withMetadata } from './table/endpoint.ts'

/** In characters (specification, section 9). */
export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 128

/** The public user, with the specification's field names. */
export const user = z.object({
  username: z.string(),
  farm_name: z.string(),
  location: z.string(),
})
export type User = z.infer<typeof user>

/** Passwords are used exactly as typed, without trimming, normalising or truncating. */
const password = boundedText('password', MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH)

export const signupPayload = z.object({
  username: trimmedText('user_name', 1, 64),
  farmName: trimmedText('farm_name', 1, 120),
  location: trimmedText('location', 1, 120),
  password,
})
export type SignupPayload = z.infer<typeof signupPayload>

/**
 * Login only requires both fields, because a length rule here would reveal something about
 * passwords.
 */
export const loginPayload = z.object({
  username: trimmedText('login_name', 1, 64),
  password: boundedText('password', 1, MAX_PASSWORD_LENGTH),
})
export type LoginPayload = z.infer<typeof loginPayload>

/**
 * Response to a correct password if the account has a passkey: the ticket for `passkeys.logIn`, and
 * the browser's options.
 */
export const passkeyChallenge = z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) })
export type PasskeyChallenge = z.infer<typeof passkeyChallenge>

export const accountsCalls = {
  signup: {
    method: 'POST',
    path: '/api/signup',
    body: signupPayload,
    responses: { 201: user },
  },
  login: {
    method: 'POST',
    path: '/api/login',
    body: loginPayload,
    responses: { 200: user, 202: z.object({ passkey: passkeyChallenge }) },
  },
  user: {
    method: 'GET',
    path: '/api/user',
    responses: { 200: user },
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    responses: { 204: z.undefined() },
  },
} as const satisfies CallGroup

export const accounts = /* @__PURE__ */ withMetadata(accountsCalls, {
  signup: {
    summary: 'Create an account and sign in',
    auth: 'public',
    errors: ['invalid_request', 'username_taken', 'too_many_requests', 'overloaded'],
  },
  login: {
    summary: 'Log in; 202 if the account has a passkey, which must follow',
    auth: 'public',
    errors: ['invalid_request', 'invalid_credentials', 'too_many_requests', 'overloaded'],
  },
  user: {
    summary: 'The signed-in user',
    auth: 'session',
    errors: ['not_signed_in'],
  },
  logout: {
    summary: 'Log out; also succeeds without a session',
    auth: 'public',
    errors: [],
  },
})
