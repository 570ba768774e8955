import { createClient } from '@smart-farming/contracts/client'
import { farmPlaces } from '@smart-farming/contracts/farm-places'
import { fetchInTime } from '../../api.ts'

/** The calls that change a farm's places: fetched when the farmer does so, which few visits do. */
export const calls = createClient({ farmPlaces }, fetchInTime).farmPlaces
