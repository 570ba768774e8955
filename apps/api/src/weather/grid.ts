/** A point in decimal degrees (WGS 84). */
export interface Point {
  readonly lat: number
  readonly lon: number
}

/**
 * The grid point of a place, rounded to 2 decimals (about 1 km). Neighbours share an answer, and no
 * provider learns a farm's exact location.
 */
export function gridPoint({ lat, lon }: Point): Point {
  return { lat: round(lat), lon: round(lon) }
}

/** Cache key of a grid point. */
export function gridKey({ lat, lon }: Point): string {
  return `${lat},${lon}`
}

// Adding 0 turns -0 into 0.
const round = (degrees: number) => Math.round(degrees * 100) / 100 + 0
