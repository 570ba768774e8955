import type { farmSettings } from '@smart-farming/contracts/farm-settings'
import type { Database } from '../db/database.ts'
import type { Handlers } from '../http/bind.ts'
import { findSettings, keepSettings } from './settings-store.ts'
import { readableSettings } from './stored-settings.ts'

interface Needs {
  database: Database
}

/** What a farmer set, kept with the account, so that the next phone knows it, too. */
export function farmSettingsRoutes({ database }: Needs): Handlers<typeof farmSettings> {
  return {
    get: async ({ user }) => readableSettings(await findSettings(database, user.id)),
    save: async ({ user, body }) => {
      await keepSettings(database, user.id, body)
      return body
    },
  }
}
