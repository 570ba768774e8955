import type { Orm } from '../../db/database.ts'
import { endChallenges } from '../passkeys/challenges-store.ts'
import { endMove } from './move-store.ts'

/**
 * Ends everything of an account that is pending and not yet a session: a move, or a login that waits for its passkey.
 */
export async function endPendingSignIns(orm: Pick<Orm, 'delete'>, userId: number): Promise<void> {
  await endMove(orm, userId)
  await endChallenges(orm, userId)
}
