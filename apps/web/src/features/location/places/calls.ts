import { createClient } from '@smart-farming/contracts/client'
import { farmPlacesCalls } from '@smart-farming/contracts/farm/farm-places'
import { fetchInTime } from '../../../server/api.ts'

/** The calls that change a farm's places: fetched when the farmer does so, which few visits do. */
export const calls = createClient({ farmPlaces: farmPlacesCalls }, fetchInTime).farmPlaces
