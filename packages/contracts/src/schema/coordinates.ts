import * as z from 'zod/mini'
import { encodeProblem } from './problems.ts'

/**
 * A decimal number in a query string. Parsed strictly, because `Number('')` is 0: a missing
 * latitude would silently become the Gulf of Guinea.
 */
function degrees(what: 'latitude' | 'longitude', limit: number) {
  const message = encodeProblem({ code: 'not_between', what, least: -limit, most: limit })
  return z.pipe(
    z.string(message).check(z.regex(/^[+-]?\d{1,3}(\.\d{1,20})?$/, message)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number(message).check(z.gte(-limit, message), z.lte(limit, message)),
    ),
  )
}

/** Position in decimal degrees (WGS 84). */
export const coordinatesQuery = z.object({
  lat: degrees('latitude', 90),
  lon: degrees('longitude', 180),
})
export type Coordinates = z.infer<typeof coordinatesQuery>
