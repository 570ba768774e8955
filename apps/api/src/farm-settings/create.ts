import type { FarmSettings, farmSettings } from '@smart-farming/contracts/farm-settings'
import type { Deps } from '../deps.ts'
import type { Feature } from '../http/answers/feature.ts'
import { ownSettings } from './own-settings.ts'
import { keepSettings } from './settings-store.ts'

interface FarmSettingsFeature extends Feature<typeof farmSettings> {
  /** What a farmer set, by the user's id. */
  readonly ownSettings: (userId: number) => Promise<FarmSettings>
}

/** What a farmer set, kept with the account, so that the next phone knows it, too. */
export function createFarmSettings({ database }: Pick<Deps, 'database'>): FarmSettingsFeature {
  return {
    handlers: {
      get: ({ user }) => ownSettings(database, user.id),
      save: async ({ user, body }) => {
        await keepSettings(database, user.id, body)
        return body
      },
    },
    ownSettings: (userId) => ownSettings(database, userId),
  }
}
