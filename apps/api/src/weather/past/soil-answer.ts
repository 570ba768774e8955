import { source } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'

/** Rain and evaporation of a day, mm. What is not known is absent, as are rain and snow of a day that is not over. */
const soilDay = z.object({
  /** At the place, 'YYYY-MM-DD'. */
  day: z.string(),
  rainMm: z.optional(z.number()),
  et0Mm: z.optional(z.number()),
  /** The most snow that lay in it, m. */
  snowDepthM: z.optional(z.number()),
})

/**
 * The days from which the soil's water is worked out, oldest first, coming ones at the end, with whose figures they
 * are. Never sent.
 */
export const soilAnswer = z.object({ days: z.array(soilDay), source })
export type SoilAnswer = z.infer<typeof soilAnswer>
