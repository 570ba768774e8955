import { source } from '@smart-farming/contracts/weather'
import * as z from 'zod/mini'

/**
 * Rain and evaporation of a day, in mm. Unknown values are absent, and so are rain and snow of a day that is not over.
 */
const soilDay = z.object({
  /** Local day, 'YYYY-MM-DD'. */
  day: z.string(),
  rainMm: z.optional(z.number()),
  et0Mm: z.optional(z.number()),
  /** Maximum snow depth of the day, in metres. */
  snowDepthM: z.optional(z.number()),
})

/**
 * The days from which the soil's water is calculated, oldest first, including coming days, with their source. Never
 * sent.
 */
export const soilAnswer = z.object({ days: z.array(soilDay), source })
export type SoilAnswer = z.infer<typeof soilAnswer>
