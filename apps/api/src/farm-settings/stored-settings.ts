import { type FarmSettings, farmSettingsBody } from '@smart-farming/contracts/farm-settings'
import * as z from 'zod/mini'

/**
 * Settings as they are read back: part by part, what no longer fits the contract is left out. A limit that a later
 * release takes away must not cost a farmer the units as well, and a spoilt row must never become a server error.
 *
 * @param stored the JSON value of the row, whatever is in it
 */
export function readableSettings(stored: unknown): FarmSettings {
  if (typeof stored !== 'object' || stored === null) return {}
  const parts = Object.entries(farmSettingsBody.shape).flatMap(([name, schema]) => {
    const part = z.safeParse(schema, Object.getOwnPropertyDescriptor(stored, name)?.value)
    return part.success && part.data !== undefined ? [[name, part.data]] : []
  })
  return Object.fromEntries(parts)
}
