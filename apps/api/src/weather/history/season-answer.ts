import { source } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'

/**
 * The temperature of each hour of the last year until about a week ago, °C, from `fromDt` (unix seconds) on; null where
 * it is not known. Never sent.
 */
export const seasonAnswer = z.object({
  fromDt: z.number(),
  tempsC: z.array(z.nullable(z.number())),
  source,
})
export type SeasonAnswer = z.infer<typeof seasonAnswer>
