import { createClient } from '@smart-farming/contracts/client'
import { cropGrowthCalls } from '@smart-farming/contracts/weather/growing'
import { fetchWithTimeout } from '../../../server/api.ts'

/** Client for water and growth. Only modules loaded on demand may import it. */
export const cropGrowthClient = createClient({ growing: cropGrowthCalls }, fetchWithTimeout).growing
