import { localDay, offsetSecondsAt, type PlaceZone } from '@smart-farming/weather-core/zone'
import { formatWeekday } from '@smart-farming/words/format/weather/calendar-day'
import { words } from '../../../words.ts'

const STEP_SECONDS = 10_800

export interface DaySpan {
  /** Unix seconds. */
  startDt: number
  endDt: number
  days: readonly { dt: number; label: string }[]
}

/**
 * Returns the time from the first step's start to the last step's end, with the place's own
 * midnights in order.
 */
export function daySpan(steps: readonly { dt: number }[], place: PlaceZone): DaySpan {
  const startDt = steps[0]?.dt ?? 0
  const endDt = (steps.at(-1)?.dt ?? 0) + STEP_SECONDS
  const days = [...new Set(steps.map(({ dt }) => localDay(place, dt)))].map((day) => {
    const utc = Date.parse(`${day}T00:00:00Z`)
    const midnight = utc / 1000 - offsetSecondsAt(place, utc / 1000 - place.offsetSeconds)
    return { dt: Math.max(startDt, midnight), label: formatWeekday(words.tag, day, 'short') }
  })
  // A first day that is nearly over leaves no room for its label.
  const [first, second] = days
  const room = (endDt - startDt) / 10
  return { startDt, endDt, days: first && second && second.dt - first.dt < room ? days.slice(1) : days }
}
