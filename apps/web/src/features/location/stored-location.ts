import { isNoted } from '../../plain/notes.ts'
import type { FarmLocation } from './farm-location.ts'

const KEY = 'farmLocation'

const listeners = new Set<() => void>()

/** Calls `listener` whenever this page stores a location. Gives the way to end that. */
export function onLocationStored(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The stored farm location; undefined when there is none, when it makes no sense, or when the browser keeps nothing.
 */
export function readStoredLocation(): FarmLocation | undefined {
  try {
    return toLocation(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return undefined
  }
}

/**
 * Stores the farm location, unless the farmer wants nothing kept here. That, and a browser that keeps nothing (private
 * mode, full), is no reason to stop: it holds for this visit.
 */
export function storeLocation({ lat, lon, name }: FarmLocation): void {
  try {
    if (!isNoted('keepNothing')) localStorage.setItem(KEY, JSON.stringify({ lat, lon, name }))
  } catch (error) {
    console.warn('farmLocation failed:', error)
  }
  for (const listener of listeners) listener()
}

/** @throws of what has no properties */
function toLocation({ lat, lon, name }: Partial<Record<string, unknown>>): FarmLocation | undefined {
  if (!isDegrees(lat, 90) || !isDegrees(lon, 180)) return undefined
  return typeof name === 'string' && name.trim() !== '' ? { lat, lon, name } : undefined
}

function isDegrees(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit
}
