import type { farmSettings } from '@smart-farming/contracts/farm-settings'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../http/answers/bind.ts'
import { ownSettings } from './own-settings.ts'
import { keepSettings } from './settings-store.ts'

interface Needs {
  database: Database
}

/** What a farmer set, kept with the account, so that the next phone knows it, too. */
export function farmSettingsRoutes({ database }: Needs): Handlers<typeof farmSettings> {
  return {
    get: ({ user }) => ownSettings(database, user.id),
    save: async ({ user, body }) => {
      await keepSettings(database, user.id, body)
      return body
    },
  }
}
