import type { Orm } from '../../db/database.ts'
import { endChallenges } from '../passkeys/challenges-store.ts'
import { endMove } from './move-store.ts'

/** Ends whatever is on its way into an account and no session yet: a move, a log-in that waits for its passkey. */
export async function endPending(orm: Pick<Orm, 'delete'>, userId: number): Promise<void> {
  await endMove(orm, userId)
  await endChallenges(orm, userId)
}
