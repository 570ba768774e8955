import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'

/** A point rounded to 6 decimals of a degree (10 cm); undefined outside the valid ranges. */
export function toCoordinates(lat: number, lon: number): Coordinates | undefined {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat: rounded(lat), lon: rounded(lon) } : undefined
}

// Adding 0 turns -0 into 0.
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6 + 0
