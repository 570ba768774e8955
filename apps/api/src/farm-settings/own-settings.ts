import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Database } from '../db/database.ts'
import { findSettings } from './settings-store.ts'
import { readableSettings } from './stored-settings.ts'

/** What a farmer set, as far as this release understands it; an empty object where nothing is kept. */
export async function ownSettings(database: Database, userId: number): Promise<FarmSettings> {
  return readableSettings((await findSettings(database, userId)).settings)
}
