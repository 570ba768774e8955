import type { WorkWindow } from '@smart-farming/contracts/weather/work-windows'
import { FORECAST_INTERVAL_HOURS } from '@smart-farming/weather-core/defaults'
import { localHour, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { DaySlots } from './work-strip.tsx'

const STEP_SECONDS = FORECAST_INTERVAL_HOURS * 3600
const SLOTS_OF_A_DAY = 24 / FORECAST_INTERVAL_HOURS

/**
 * The slots a day is drawn in: eight, or nine where a change of the clocks gives it another. A day that begins late, as
 * today does, keeps its hours in their usual places.
 *
 * @param windows of the day, at least one
 */
export function daySlots(
  windows: readonly Pick<WorkWindow, 'startDt' | 'endDt'>[],
  place: PlaceZone,
): DaySlots {
  const first = Math.min(...windows.map(({ startDt }) => startDt))
  const end = Math.max(...windows.map(({ endDt }) => endDt))
  const missing = Math.floor(localHour(place, first) / FORECAST_INTERVAL_HOURS)
  const startDt = first - missing * STEP_SECONDS
  return { startDt, count: Math.max(SLOTS_OF_A_DAY, Math.ceil((end - startDt) / STEP_SECONDS)) }
}
