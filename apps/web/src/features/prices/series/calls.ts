import { createClient } from '@smart-farming/contracts/client'
import { pricesCalls } from '@smart-farming/contracts/prices'
import { fetchInTime } from '../../../server/api.ts'

/** The calls about prices. Only the board makes them, and the board is fetched when it is opened. */
export const pricesClient = createClient({ prices: pricesCalls }, fetchInTime).prices
