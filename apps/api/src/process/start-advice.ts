import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { CurrentRole } from '../db/roles/grant-rows.ts'

/**
 * Warns the operator about insecure settings. These do not block startup, because a farm's own
 * network may have no TLS, and a private database may have only one role.
 */
export function warnAboutSettings(
  { production, https, publicUrl }: Pick<Config, 'production' | 'https' | 'publicUrl'>,
  role: CurrentRole,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (production && !https)
    log.warn(
      { publicUrl: publicUrl?.origin ?? null },
      'plain http in production: anybody on the same network can read passwords; set PUBLIC_URL to the https address that users see',
    )
  if (role.ownsTables)
    log.warn(
      { role: role.name },
      'requests use a database role that may change tables; see docs/operating.md for a role that may not',
    )
}
