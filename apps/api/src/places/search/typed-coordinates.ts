import type { Coordinates } from '@smart-farming/contracts/schema/coordinates'

const number = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*`
const pair = new RegExp(String.raw`^${number}([NS])?\s*[,;\s]\s*${number}([EW])?$`, 'i')

/**
 * Latitude and longitude in decimal degrees, as people type or paste them: "52.37, -2.72", "52.37 -2.72", "52.37° N,
 * 2.72° W". Undefined for anything else, also for a pair that is not on the globe.
 */
export function typedCoordinates(text: string): Coordinates | undefined {
  const match = pair.exec(text.trim())
  if (match === null) return undefined
  const [, latText, northSouth, lonText, eastWest] = match
  const lat = Number(latText) * (northSouth?.toUpperCase() === 'S' ? -1 : 1)
  const lon = Number(lonText) * (eastWest?.toUpperCase() === 'W' ? -1 : 1)
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined
}
