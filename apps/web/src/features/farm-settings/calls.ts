import { createClient } from '@smart-farming/contracts/client'
import { farmSettings } from '@smart-farming/contracts/farm-settings'
import { fetchInTime } from '../../api.ts'

/** The calls about farm settings. Their shapes know every limit, so this file is only ever imported when it is needed. */
export const calls = createClient({ farmSettings }, fetchInTime).farmSettings
