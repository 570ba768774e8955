import { createClient } from '@smart-farming/contracts/client'
import { farmSettingsCalls } from '@smart-farming/contracts/farm-settings'
import { fetchWithTimeout } from '../../server/api.ts'

/**
 * Client for farm settings. The schemas include every limit, so only modules loaded on demand may
 * import this client.
 */
export const settingsClient = createClient({ farmSettings: farmSettingsCalls }, fetchWithTimeout).farmSettings
