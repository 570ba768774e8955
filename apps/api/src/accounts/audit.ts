import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { networkOf } from '../http/limits/networks.ts'
import type { Flooded, FloodLog } from '../http/log/flood-log.ts'

export type AuditEvent =
  | 'signed_up'
  /** A sign-up that came too soon after others of its address. */
  | 'signup_refused'
  | 'login_succeeded'
  | 'login_failed'
  /** That failure was one too many: from now on tries have to wait. */
  | 'login_locked'
  /** A try that was refused unjudged, because it came too soon. */
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
  /** The password was right, and a passkey is wanted next. */
  | 'passkey_asked'
  /** After a right password. */
  | 'passkey_refused'
  | 'deletion_asked'
  | 'deletion_cancelled'
  /** The operator gave the account a new password, and ended its sessions. */
  | 'password_reset'

/** Whom an event is about: the account, or the tag of the name that was typed. */
export type AuditSubject = { userId: number } | { name: string }

/**
 * One log line for each event of an account's safety, beside the request's own; the time and request id are the
 * logger's.
 */
export function audit(
  request: FastifyRequest,
  event: AuditEvent,
  subject: AuditSubject,
  flooded: Flooded = {},
): void {
  request.log.info({ audit: event, ...subject, network: networkOf(request.clientAddress), ...flooded }, event)
}

/** The same for what a flood makes many of: one line a minute and network. */
export function auditFlood(
  floods: FloodLog,
  request: FastifyRequest,
  event: AuditEvent,
  subject: AuditSubject,
): void {
  const key = `${networkOf(request.clientAddress)} ${event}`
  floods.tell(key, (flooded) => audit(request, event, subject, flooded))
}

/** The same for what an operator did: there is no request then, and no network. */
export function auditCommand(
  log: Pick<FastifyBaseLogger, 'info'>,
  event: AuditEvent,
  subject: AuditSubject,
): void {
  log.info({ audit: event, ...subject }, event)
}
