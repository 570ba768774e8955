import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { networkOf } from '../http/limits/networks.ts'
import type { FloodCounts, FloodLog } from '../http/log/flood-log.ts'

export type AuditEvent =
  | 'signed_up'
  /** A sign-up refused because others from the same address came just before. */
  | 'signup_refused'
  | 'login_succeeded'
  | 'login_failed'
  /** This failure reached the limit: further attempts have to wait. */
  | 'login_locked'
  /** An attempt refused before the password was checked, because it came too soon. */
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
  /** The password was right; a passkey is required next. */
  | 'passkey_asked'
  /** The passkey failed after a right password. */
  | 'passkey_refused'
  | 'deletion_asked'
  | 'deletion_cancelled'
  /** The operator gave the account a new password, and ended its sessions. */
  | 'password_reset'

/** Subject of an event: the account, or the tag of the typed name. */
export type AuditSubject = { userId: number } | { name: string }

/** Writes one log line per account-security event, beside the request's own; the logger adds time and request id. */
export function audit(
  request: FastifyRequest,
  event: AuditEvent,
  subject: AuditSubject,
  flooded: FloodCounts = {},
): void {
  request.log.info({ audit: event, ...subject, network: networkOf(request.clientAddress), ...flooded }, event)
}

/** Like {@link audit}, for events that a flood repeats: one line per minute and network. */
export function auditFlood(
  floods: FloodLog,
  request: FastifyRequest,
  event: AuditEvent,
  subject: AuditSubject,
): void {
  const key = `${networkOf(request.clientAddress)} ${event}`
  floods.tell(key, (flooded) => audit(request, event, subject, flooded))
}

/** Like {@link audit}, for an operator's action, which has no request and no network. */
export function auditCommand(
  log: Pick<FastifyBaseLogger, 'info'>,
  event: AuditEvent,
  subject: AuditSubject,
): void {
  log.info({ audit: event, ...subject }, event)
}
