import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Database } from '../db/database.ts'
import { findSettings } from './settings-store.ts'
import { parseStoredSettings } from './stored-settings.ts'

/** Reads a farmer's settings as far as this release understands them; empty if none are stored. */
export async function readFarmSettings(database: Database, userId: number): Promise<FarmSettings> {
  return parseStoredSettings((await findSettings(database, userId)).settings)
}
