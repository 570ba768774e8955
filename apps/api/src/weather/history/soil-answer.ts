import { source } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'

/** Rain and evaporation of a day, mm. Unknown values are absent, as are rain and snow of a day that is not over. */
const soilDay = z.object({
  /** Local day, 'YYYY-MM-DD'. */
  day: z.string(),
  rainMm: z.optional(z.number()),
  et0Mm: z.optional(z.number()),
  /** Greatest snow depth of the day, m. */
  snowDepthM: z.optional(z.number()),
})

/**
 * The days from which the soil's water is calculated, oldest first, coming ones at the end, with their source. Never
 * sent.
 */
export const soilAnswer = z.object({ days: z.array(soilDay), source })
export type SoilAnswer = z.infer<typeof soilAnswer>
