import { type FarmSettings, farmSettingsBody } from '@smart-farming/contracts/farm-settings'
import * as z from 'zod/mini'

/**
 * Reads stored settings part by part and drops parts that do not fit the contract. If a later
 * release removes a limit, the farmer keeps the other settings, and a damaged row never causes a
 * server error.
 * @param stored the JSON value of the row, whatever it contains
 */
export function parseStoredSettings(stored: unknown): FarmSettings {
  if (typeof stored !== 'object' || stored === null) return {}
  const parts = Object.entries(farmSettingsBody.shape).flatMap(([name, schema]) => {
    const part = z.safeParse(schema, Object.getOwnPropertyDescriptor(stored, name)?.value)
    return part.success && part.data !== undefined ? [[name, part.data]] : []
  })
  return Object.fromEntries(parts)
}
