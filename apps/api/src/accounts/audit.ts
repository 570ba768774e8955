import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { networkFor } from '../http/limits/networks.ts'
import type { FloodCounts, FloodLog } from '../http/log/flood-log.ts'

export type AuditEvent =
  | 'signed_up'
  /** Sign-up rate limit reached for the address. */
  | 'signup_refused'
  | 'login_succeeded'
  | 'login_failed'
  /** A failure that reached the limit; further attempts must wait. */
  | 'login_locked'
  /** Rate limit reached; the password was not checked. */
  | 'login_refused'
  | 'logged_out'
  | 'username_changed'
  | 'password_changed'
  | 'recovery_code_made'
  | 'recovered'
  | 'recovery_failed'
  | 'sessions_ended'
  | 'exported'
  | 'moved_in'
  | 'passkey_added'
  | 'passkey_removed'
  /** Correct password; a passkey is required next. */
  | 'passkey_asked'
  /** Correct password, but the passkey failed. */
  | 'passkey_refused'
  | 'deletion_asked'
  | 'deletion_cancelled'
  /** The operator replaced the password with a single-use code and ended all sessions. */
  | 'password_reset'

/** The account id, or the tag of a typed name. */
export type AuditSubject = { userId: number } | { name: string }

/** Logs an account-security event. The logger adds the time and the request id. */
export function audit(
  request: FastifyRequest,
  event: AuditEvent,
  subject: AuditSubject,
  flooded: FloodCounts = {},
): void {
  request.log.info(
    { audit: event, ...subject, network: networkFor(request.clientAddress), ...flooded },
    event,
  )
}

/** Like {@link audit}, but limited to one line per minute, network and event. */
export function auditRateLimited(
  floods: FloodLog,
  request: FastifyRequest,
  event: AuditEvent,
  subject: AuditSubject,
): void {
  const key = `${networkFor(request.clientAddress)} ${event}`
  floods.tell(key, (flooded) => audit(request, event, subject, flooded))
}

/** Like {@link audit}, for operator actions, which have no request. */
export function auditCommand(
  log: Pick<FastifyBaseLogger, 'info'>,
  event: AuditEvent,
  subject: AuditSubject,
): void {
  log.info({ audit: event, ...subject }, event)
}
