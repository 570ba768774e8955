import type { FarmSettings, farmSettings } from '@smart-farming/contracts/farm-settings'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import type { Feature } from '../http/answers/feature.ts'
import { ownSettings } from './own-settings.ts'
import { findSettings, keepSettings } from './settings-store.ts'
import { readableSettings } from './stored-settings.ts'

interface FarmSettingsFeature extends Feature<typeof farmSettings> {
  /** What a farmer set, by the user's id. */
  readonly ownSettings: (userId: number) => Promise<FarmSettings>
  /** The same of what is stored, for whoever has read that together with something else. */
  readonly readable: (stored: unknown) => FarmSettings
}

/** What a farmer set, kept with the account, so that the next phone knows it, too. */
export function createFarmSettings({ database }: Pick<Deps, 'database'>): FarmSettingsFeature {
  return {
    handlers: {
      get: async ({ user, reply }) => {
        const { settings, version } = await findSettings(database, user.id)
        reply.header('etag', version)
        return readableSettings(settings)
      },
      save: async ({ user, body, request }) => {
        const before = versionIn(request.headers['if-match'])
        const isKept = await keepSettings(database, user.id, body, before)
        if (!isKept) throw new AppError('changed_meanwhile')
        return body
      },
    },
    ownSettings: (userId) => ownSettings(database, userId),
    readable: readableSettings,
  }
}

/** A version as we gave it: a proxy that compresses calls it weak (nginx), or says how it is compressed (Apache). */
const versionIn = (ifMatch: string | undefined): string | undefined =>
  ifMatch?.replace(/^W\//, '').replace(/-(?:gzip|br|zstd)"$/, '"')
