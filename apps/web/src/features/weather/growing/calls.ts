import { createClient } from '@smart-farming/contracts/client'
import { growingCalls } from '@smart-farming/contracts/weather/growing'
import { fetchInTime } from '../../../server/api.ts'

/** The call about water and growth: only what is fetched when it is wanted may import it. */
export const growingClient = createClient({ growing: growingCalls }, fetchInTime).growing
