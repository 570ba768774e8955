import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { RoleInUse } from '../db/roles/grant-rows.ts'

/**
 * Warns the operator about settings that are less safe than they could be. None of it stops the start: a farm's own
 * network has no TLS, and a private database may have one role.
 */
export function adviseAtStart(
  { production, https, publicUrl }: Pick<Config, 'production' | 'https' | 'publicUrl'>,
  role: RoleInUse,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  if (production && !https)
    log.warn(
      { publicUrl: publicUrl?.origin ?? null },
      'plain http in production: whoever is on the same network reads passwords; set PUBLIC_URL to the https address that users see',
    )
  if (role.ownsTables)
    log.warn(
      { role: role.name },
      'requests are answered as a role that may change tables; docs/operating.md says how to have one that may not',
    )
}
