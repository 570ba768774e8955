import type { User } from '@smart-farming/contracts/accounts'
import type { SignedIn } from '../http/session/session-reader.ts'

/** A user as the wire has it: the names are the specification's. */
export function publicUser({ username, farmName, location }: SignedIn): User {
  return { username, farm_name: farmName, location }
}
