import { createClient } from '@smart-farming/contracts/client'
import { farmSettingsCalls } from '@smart-farming/contracts/farm-settings'
import { fetchWithTimeout } from '../../server/api.ts'

/** Client for farm settings. Its schemas include every limit: only modules loaded on demand may import it. */
export const settingsClient = createClient({ farmSettings: farmSettingsCalls }, fetchWithTimeout).farmSettings
