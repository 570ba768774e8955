import type { Position } from '../search/browser-position.ts'

/** A point on the whole map at a zoom level, in CSS px from the north-west corner. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

export const TILE_SIZE = 256

/** Web Mercator's latitude limit in degrees, which makes the map a square. */
const MOST_LAT = 85.0511

/** Side of the whole map at a zoom level, in CSS px. */
export const worldSize = (zoom: number): number => TILE_SIZE * 2 ** zoom

/** Projects a position by Web Mercator (EPSG:3857). Latitudes beyond its limit are clamped. */
export function project({ lat, lon }: Position, zoom: number): MapPoint {
  const sin = Math.sin((clamped(lat, MOST_LAT) * Math.PI) / 180)
  return {
    x: (lon / 360 + 0.5) * worldSize(zoom),
    y: (0.5 - Math.atanh(sin) / (2 * Math.PI)) * worldSize(zoom),
  }
}

/** Converts a map point to a position of 4 decimals (about 10 m). The longitude wraps. */
export function unproject({ x, y }: MapPoint, zoom: number): Position {
  const across = x / worldSize(zoom)
  const down = clamped((0.5 - y / worldSize(zoom)) * 2 * Math.PI, Math.PI)
  return {
    lat: rounded((Math.asin(Math.tanh(down)) * 180) / Math.PI),
    lon: rounded((across - Math.floor(across) - 0.5) * 360),
  }
}

const clamped = (value: number, most: number): number => Math.min(most, Math.max(-most, value))

// Adding 0 turns -0 into 0.
const rounded = (degrees: number): number => Math.round(degrees * 10_000) / 10_000 + 0
