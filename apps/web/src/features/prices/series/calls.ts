import { createClient } from '@smart-farming/contracts/client'
import { pricesCalls } from '@smart-farming/contracts/prices'
import { fetchWithTimeout } from '../../../server/api.ts'

/** Client for prices. Only the board imports it, and the board is loaded on demand. */
export const pricesClient = createClient({ prices: pricesCalls }, fetchWithTimeout).prices
