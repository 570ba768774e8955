import { createHmac } from 'node:crypto'
import type { Roles } from '../roles/set-up-roles.ts'

/**
 * The roles of the embedded database. Their passwords are derived from the superuser's, so only one
 * secret is stored.
 */
export function embeddedRoles(superuserPassword: string): Roles {
  const role = (name: string) => ({
    name,
    password: createHmac('sha256', superuserPassword).update(name).digest('base64url'),
  })
  return { owner: role('smart_farming_owner'), rows: role('smart_farming_app') }
}
