import { source } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'

/**
 * Temperature of each hour of the last year until about a week ago, in °C, starting at `fromDt`
 * (Unix seconds). Null if unknown. Internal: never sent to clients.
 */
export const seasonAnswer = z.object({
  fromDt: z.number(),
  tempsC: z.array(z.nullable(z.number())),
  source,
})
export type SeasonAnswer = z.infer<typeof seasonAnswer>
