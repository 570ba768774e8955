import * as z from 'zod/mini'
import { coordinatesQuery } from '../schema/coordinates.ts'
import { type CallGroup, withMetadata } from '../table/endpoint.ts'
import { sourceInfo } from '../weather.ts'

/**
 * A value calculated from a farm's weather, in the farmer's language and units, with its basis.
 * Pages show it unchanged.
 */
const finding = z.object({
  /** An open string, because a page older than the server must not fail on a new id. */
  id: z.string(),
  title: z.string(),
  told: z.array(z.string()),
  table: z.optional(z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  basis: z.object({ method: z.string(), inputs: z.string(), limits: z.string() }),
  sources: z.array(sourceInfo),
})
export type Finding = z.infer<typeof finding>

/** Water, diseases and growth for the farm's crop and soil. Empty for sample weather. */
const growing = z.object({ findings: z.array(finding) })
export type CropGrowth = z.infer<typeof growing>

export const cropGrowthCalls = {
  get: {
    method: 'GET',
    path: '/api/growing',
    query: coordinatesQuery,
    responses: { 200: growing },
  },
} as const satisfies CallGroup

export const cropGrowthEndpoints = /* @__PURE__ */ withMetadata(cropGrowthCalls, {
  get: {
    summary:
      'Water, diseases and growth at a point for the farm’s crop and soil: soil deficit and irrigation date, disease pressure, degree days and chill since the start dates',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'too_many_requests', 'bad_upstream', 'upstream_timeout'],
  },
})
