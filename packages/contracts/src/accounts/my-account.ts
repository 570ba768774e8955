import * as z from 'zod/mini'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, signupPayload, user } from '../accounts.ts'
import { encodeProblem } from '../schema/problems.ts'
import { boundedText, trimmedText } from '../schema/text.ts'
import { type CallGroup, withMetadata } from '../table/endpoint.ts'

/** Device classes, derived from the browser's description of itself. */
export const deviceSystems = [
  'android',
  'ios',
  'windows',
  'macos',
  'linux',
  'chromeos',
  'kaios',
  'other',
] as const
export const deviceBrowsers = ['chrome', 'firefox', 'safari', 'edge', 'opera', 'samsung', 'other'] as const

export const device = z.object({ system: z.enum(deviceSystems), browser: z.enum(deviceBrowsers) })
export type Device = z.infer<typeof device>

/** ISO 8601, UTC. */
const instant = z.string()

const session = z.object({
  id: z.string(),
  /** True for the session of this request. */
  current: z.boolean(),
  /**
   * True if the password was confirmed recently in this session, so that calls do not require it.
   * Absent from older servers.
   */
  confirmed: z.optional(z.boolean()),
  /** Absent for sessions created before devices were recorded. */
  device: z.optional(device),
  createdAt: instant,
  /** Precise to a day. */
  lastSeenAt: instant,
})
export type AccountSession = z.infer<typeof session>

/** Account events that the farmer sees. */
export const accountEventKinds = [
  'signed_up',
  'signed_in_new_device',
  'username_changed',
  'password_changed',
  'password_reset',
  'recovery_code_made',
  'recovered',
  'session_ended',
  'sessions_ended',
  'exported',
  'moved_in',
  'passkey_added',
  'passkey_removed',
  'passkey_used_new_device',
  'deletion_asked',
  'deletion_cancelled',
] as const

const event = z.object({
  at: instant,
  kind: z.enum(accountEventKinds),
  device: z.optional(device),
  /** Shortened network of the caller: `192.0.2.0/24`, `2001:db8::/48`. */
  network: z.optional(z.string()),
})
export type AccountEvent = z.infer<typeof event>

const password = boundedText('password', 1, MAX_PASSWORD_LENGTH)
const newPassword = boundedText('new_password', MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH)
const sessionId = encodeProblem({ code: 'not_a_session_id' })
/** Twenty-four characters in groups. Input may omit the groups and use lower case. */
const recoveryCode = trimmedText('recovery_code', 1, 64)

export const myAccountCalls = {
  /** Unlocks calls that need the password, in this session for ten minutes. */
  confirm: {
    method: 'POST',
    path: '/api/account/confirm',
    body: z.object({ password }),
    responses: { 204: z.undefined() },
  },
  changePassword: {
    method: 'PUT',
    path: '/api/account/password',
    body: z.object({
      current: password,
      next: newPassword,
      /** All other sessions end unless this is false. */
      endOthers: z.optional(z.boolean()),
    }),
    responses: { 204: z.undefined() },
  },
  changeFarmName: {
    method: 'PUT',
    path: '/api/account/farm-name',
    body: z.object({ farmName: signupPayload.shape.farmName }),
    responses: { 200: user },
  },
  /** Changes the username for future logins. All sessions continue. */
  changeUsername: {
    method: 'PUT',
    path: '/api/account/username',
    body: z.object({ username: signupPayload.shape.username, password }),
    responses: { 200: user },
  },
  sessions: {
    method: 'GET',
    path: '/api/account/sessions',
    responses: { 200: z.object({ list: z.array(session) }) },
  },
  endSession: {
    method: 'DELETE',
    path: '/api/account/sessions',
    query: z.object({
      id: z.string(sessionId).check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, sessionId)),
    }),
    responses: { 204: z.undefined() },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/api/account/sessions/others',
    responses: { 200: z.object({ ended: z.int() }) },
  },
  recovery: {
    method: 'GET',
    path: '/api/account/recovery',
    /** Creation time of the current code, or null. */
    responses: { 200: z.object({ madeAt: z.nullable(instant) }) },
  },
  newRecoveryCode: {
    method: 'POST',
    path: '/api/account/recovery',
    /** Optional within ten minutes of the last confirmation. */
    body: z.object({ password: z.optional(password) }),
    responses: { 200: z.object({ code: z.string() }) },
  },
  recover: {
    method: 'POST',
    path: '/api/recover',
    body: z.object({ username: trimmedText('login_name', 1, 64), code: recoveryCode, password: newPassword }),
    responses: { 200: z.object({ code: z.string() }) },
  },
  events: {
    method: 'GET',
    path: '/api/account/events',
    responses: { 200: z.object({ list: z.array(event) }) },
  },
  export: {
    method: 'POST',
    path: '/api/account/export',
    body: z.object({ password }),
    /** A base64 zip of all stored data of the account, as JSON and CSV. */
    responses: { 200: z.object({ name: z.string(), zip: z.string() }) },
  },
  delete: {
    method: 'POST',
    path: '/api/account/delete',
    body: z.object({ password }),
    /** A login before `deletesAt` restores the account. */
    responses: { 202: z.object({ deletesAt: instant }) },
  },
} as const satisfies CallGroup

export const myAccount = /* @__PURE__ */ withMetadata(myAccountCalls, {
  confirm: {
    summary: 'Confirm the password: for ten minutes this session may end others',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'invalid_credentials', 'too_many_requests', 'overloaded'],
  },
  changePassword: {
    summary: 'Change the password; this session gets a new id, all others end unless requested otherwise',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'invalid_credentials', 'too_many_requests', 'overloaded'],
  },
  changeFarmName: {
    summary: 'Change the farm name; the rules are those of sign-up',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in'],
  },
  changeUsername: {
    summary:
      'Change the username; the rules are those of sign-up, the password is required, and all sessions continue',
    auth: 'session',
    errors: [
      'invalid_request',
      'not_signed_in',
      'invalid_credentials',
      'username_taken',
      'too_many_requests',
      'overloaded',
    ],
  },
  sessions: { summary: 'The sessions of the account', auth: 'session', errors: ['not_signed_in'] },
  endSession: {
    summary: 'End one session of the account; within ten minutes of confirming the password',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'invalid_credentials', 'not_found'],
  },
  endOtherSessions: {
    summary: 'End all other sessions of the account; within ten minutes of confirming the password',
    auth: 'session',
    errors: ['not_signed_in', 'invalid_credentials'],
  },
  recovery: { summary: 'Whether there is a recovery code', auth: 'session', errors: ['not_signed_in'] },
  newRecoveryCode: {
    summary: 'Make a recovery code, shown only once; the previous code stops working',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'invalid_credentials', 'too_many_requests', 'overloaded'],
  },
  recover: {
    summary: 'Set a new password with the recovery code; all sessions end, and a new code is returned',
    auth: 'public',
    errors: ['invalid_request', 'invalid_credentials', 'too_many_requests', 'overloaded'],
  },
  events: {
    summary: 'Activity of the account in the last 90 days, newest first',
    auth: 'session',
    errors: ['not_signed_in'],
  },
  export: {
    summary: 'All stored data of the account, as a zip of JSON and CSV',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'invalid_credentials', 'too_many_requests', 'overloaded'],
  },
  delete: {
    summary: 'Delete the account in 14 days, unless its farmer logs in before',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'invalid_credentials', 'too_many_requests', 'overloaded'],
  },
})
