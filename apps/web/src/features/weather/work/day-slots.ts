import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { localHour, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { DaySlots } from './work-strip.tsx'

const HOUR_SECONDS = 3600
const HOURS_OF_A_DAY = 24

/**
 * Returns the hours on a day's axis: 24, or 25 when clocks change. Days that begin late, such as
 * today, keep their hours in the usual positions.
 *
 * @param windows of the day; at least one
 */
export function daySlots(
  windows: readonly Pick<WorkWindow, 'startDt' | 'endDt'>[],
  place: PlaceZone,
): DaySlots {
  const first = Math.min(...windows.map(({ startDt }) => startDt))
  const end = Math.max(...windows.map(({ endDt }) => endDt))
  const missing = Math.floor(localHour(place, first))
  const startDt = first - missing * HOUR_SECONDS
  return { startDt, count: Math.max(HOURS_OF_A_DAY, Math.ceil((end - startDt) / HOUR_SECONDS)) }
}
