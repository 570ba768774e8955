import { createClient } from '@smart-farming/contracts/client'
import { farmSettingsCalls } from '@smart-farming/contracts/farm-settings'
import { fetchInTime } from '../../server/api.ts'

/**
 * The calls about farm settings. Their shapes know every limit: only what is fetched when it is wanted may import them.
 */
export const settingsClient = createClient({ farmSettings: farmSettingsCalls }, fetchInTime).farmSettings
