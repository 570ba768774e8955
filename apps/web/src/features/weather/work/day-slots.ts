import { FORECAST_INTERVAL_HOURS } from '@smart-farming/weather-core/defaults'
import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import type { JudgedDay } from '@smart-farming/weather-core/work/judge-forecast'
import { localHour, type PlaceZone } from '@smart-farming/weather-core/zone'
import type { DaySlots } from './work-strip.tsx'

const STEP_SECONDS = FORECAST_INTERVAL_HOURS * 3600
const SLOTS_OF_A_DAY = 24 / FORECAST_INTERVAL_HOURS

/**
 * The slots a day is drawn in: eight, or nine where a change of the clocks gives it another. A day that begins late, as
 * today does, keeps its hours in their usual places.
 */
export function daySlots({ steps }: Pick<JudgedDay, 'steps'>, place: PlaceZone): DaySlots {
  const first = steps[0]?.step.dt ?? 0
  const missing = Math.floor(localHour(place, first) / FORECAST_INTERVAL_HOURS)
  const startDt = first - missing * STEP_SECONDS
  const last = steps.at(-1)
  const used = last ? Math.ceil((stepEnd(last.step) - startDt) / STEP_SECONDS) : 0
  return { startDt, count: Math.max(SLOTS_OF_A_DAY, used) }
}
