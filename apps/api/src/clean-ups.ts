import { forgetAddresses } from './accounts/login/address-failures-store.ts'
import { forgetStreaks } from './accounts/login/failure-streaks-store.ts'
import { forgetEndedSessions, forgetOldSessions } from './accounts/session-store.ts'
import { forgetPlaces } from './chat/budget/in-flight-store.ts'
import { forgetAddressDays, forgetUserDays } from './chat/budget/spending-store.ts'
import type { CleanUp } from './db/clean-up.ts'
import { forgetAnswers } from './weather/answers/answers-store.ts'

/**
 * All that the product deletes because time has passed. Nothing of the kind belongs into a request: a farmer would wait for it, and what
 * is too much for a request's deadline would fail at every question after.
 */
export const cleanUps: Readonly<Record<string, CleanUp>> = {
  'old sessions': forgetOldSessions,
  'ended sessions': forgetEndedSessions,
  'failed log-ins by name': forgetStreaks,
  'failed log-ins by address': forgetAddresses,
  'weather answers': forgetAnswers,
  'spending by user': forgetUserDays,
  'spending by address': forgetAddressDays,
  'questions in flight': forgetPlaces,
}
