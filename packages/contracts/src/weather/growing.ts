import * as z from 'zod/mini'
import { coordinatesQuery } from '../schema/coordinates.ts'
import { type CallGroup, withTerms } from '../table/endpoint.ts'
import { evidence } from '../weather.ts'

/**
 * Something worked out for a farm from the weather, in words and in the farmer's units, with what stands behind it. A
 * page shows it as it is.
 */
const finding = z.object({
  /** A name and no closed list: a page that is older than the server must not fail on a new one. */
  id: z.string(),
  title: z.string(),
  told: z.array(z.string()),
  /** A row for each day. */
  table: z.optional(z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) })),
  /** How it is worked out, from what, and how far it is to be trusted. */
  basis: z.object({ method: z.string(), inputs: z.string(), limits: z.string() }),
  /** Whose figures it rests on. */
  sources: z.array(evidence),
})
export type Finding = z.infer<typeof finding>

/** Water, diseases and growth for the farm's own crop and soil. None of made-up weather. */
const growing = z.object({ findings: z.array(finding) })
export type Growing = z.infer<typeof growing>

export const growingCalls = {
  get: {
    method: 'GET',
    path: '/api/growing',
    query: coordinatesQuery,
    responses: { 200: growing },
  },
} as const satisfies CallGroup

export const growingEndpoints = /* @__PURE__ */ withTerms(growingCalls, {
  get: {
    summary:
      'Water, diseases and growth at a point for the crop and soil of the farm: the deficit and when to irrigate, the pressure of diseases, degree days and chill since the days given',
    auth: 'session',
    errors: ['invalid_request', 'not_signed_in', 'too_many_requests', 'bad_upstream', 'upstream_timeout'],
  },
})
