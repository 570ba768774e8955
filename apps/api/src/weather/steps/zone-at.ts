import lookUp from '@photostructure/tz-lookup'
import { offsetSecondsAt } from '@smart-farming/weather-core/zone'
import type { Point } from '../grid.ts'

/** The IANA time zone of a point and its offset at a moment; at sea it is a nautical one (`Etc/GMT+2`). */
export function zoneAt({ lat, lon }: Point, at: number): { zone: string; timezone: number } {
  const zone = lookUp(lat, lon)
  return { zone, timezone: offsetSecondsAt({ zone, offsetSeconds: 0 }, at) }
}
