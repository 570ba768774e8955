import type { Orm } from '../../db/database.ts'
import { endChallenges } from '../passkeys/challenges-store.ts'
import { endMove } from './move-store.ts'

/** Ends an account's pending sign-ins: a move, or a login that waits for its passkey. */
export async function endPendingSignIns(orm: Pick<Orm, 'delete'>, userId: number): Promise<void> {
  await endMove(orm, userId)
  await endChallenges(orm, userId)
}
