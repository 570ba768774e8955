import { source } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'

/**
 * Rain and evaporation of a day, in mm. Unknown values are absent. Rain and snow are also absent
 * until the day is over.
 */
const soilDay = z.object({
  /** Local date, 'YYYY-MM-DD'. */
  day: z.string(),
  rainMm: z.optional(z.number()),
  et0Mm: z.optional(z.number()),
  /** Maximum of the day, in metres. */
  snowDepthM: z.optional(z.number()),
})

/**
 * Days for the soil water balance, oldest first, including forecast days. Internal: never sent to
 * clients.
 */
export const soilAnswer = z.object({ days: z.array(soilDay), source })
export type SoilAnswer = z.infer<typeof soilAnswer>
