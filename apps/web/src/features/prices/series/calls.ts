import { createClient } from '@smart-farming/contracts/client'
import { pricesCalls } from '@smart-farming/contracts/prices'
import { fetchWithTimeout } from '../../../server/api.ts'

/** Client for prices. Only the price board, which is loaded on demand, imports this client. */
export const pricesClient = createClient({ prices: pricesCalls }, fetchWithTimeout).prices
