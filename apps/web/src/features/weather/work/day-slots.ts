import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { localHour, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { DaySlots } from './work-strip.tsx'

const HOUR_SECONDS = 3600
const HOURS_OF_A_DAY = 24

/**
 * Hours on a day's axis: 24, or 25 when the clocks change. A day that begins late, such as today, keeps its hours in
 * their usual positions.
 *
 * @param windows of the day, at least one
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
