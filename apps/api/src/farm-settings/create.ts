import type { FarmSettings, farmSettings } from '@smart-farming/contracts/farm-settings'
import { AppError } from '../app-error.ts'
import type { Deps } from '../deps.ts'
import type { Feature } from '../http/routing/feature.ts'
import { readFarmSettings } from './own-settings.ts'
import { findSettings, saveSettings } from './settings-store.ts'
import { parseStoredSettings } from './stored-settings.ts'

interface FarmSettingsFeature extends Feature<typeof farmSettings> {
  readonly ownSettings: (userId: number) => Promise<FarmSettings>
}

/** The farmer's settings, stored with the account so that every phone has them. */
export function createFarmSettings({ database }: Pick<Deps, 'database'>): FarmSettingsFeature {
  return {
    handlers: {
      get: async ({ user, reply }) => {
        const { settings, version } = await findSettings(database, user.id)
        reply.header('etag', version)
        return parseStoredSettings(settings)
      },
      save: async ({ user, body, request }) => {
        const before = versionIn(request.headers['if-match'])
        const isKept = await saveSettings(database, user.id, body, before)
        if (!isKept) throw new AppError('changed_meanwhile')
        return body
      },
    },
    ownSettings: (userId) => readFarmSettings(database, userId),
  }
}

/**
 * Strips a proxy's changes from our ETag: compressing proxies mark it as weak (nginx) or append the
 * encoding (Apache).
 */
const versionIn = (ifMatch: string | undefined): string | undefined =>
  ifMatch?.replace(/^W\//, '').replace(/-(?:gzip|br|zstd)"$/, '"')
