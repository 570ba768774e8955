import { hasFlag } from '../../browser/flags.ts'
import type { FarmLocation } from './farm-location.ts'

const KEY = 'farmLocation'

const listeners = new Set<() => void>()

/** Calls `listener` whenever this page stores a location. Returns the unsubscribe function. */
export function onLocationStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the stored farm location; undefined if missing or invalid, or without browser storage. */
export function readStoredLocation(): FarmLocation | undefined {
  try {
    return toLocation(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return undefined
  }
}

/**
 * Stores the farm location, unless this phone must save nothing. Without browser storage, the
 * location applies to this visit only.
 */
export function storeLocation({ lat, lon, name }: FarmLocation): void {
  try {
    if (!hasFlag('keepNothing')) localStorage.setItem(KEY, JSON.stringify({ lat, lon, name }))
  } catch (error) {
    console.warn('farmLocation failed:', error)
  }
  for (const listener of listeners) listener()
}

/**
 * Returns undefined for an invalid location.
 *
 * @throws for a value without properties
 */
function toLocation({ lat, lon, name }: Partial<Record<string, unknown>>): FarmLocation | undefined {
  if (!isDegrees(lat, 90) || !isDegrees(lon, 180)) return undefined
  return typeof name === 'string' && name.trim() !== '' ? { lat, lon, name } : undefined
}

function isDegrees(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit
}
