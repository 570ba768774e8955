import { addDays } from '../steps/local-days.ts'
import { localDay } from '../zone.ts'
import { daylight, type Interval, type PlaceOnMap } from './daylight.ts'

const DAY = 86_400

/** Nights within a range, from sunset to sunrise at the place, in chronological order. */
export function findNights(place: PlaceOnMap, { startDt, endDt }: Interval): Interval[] {
  const first = localDay(place, startDt - DAY)
  // One extra day at each end, because its daylight bounds the first or last night.
  const count = Math.ceil((endDt - startDt) / DAY) + 3
  const light = daylight(
    place,
    Array.from({ length: count }, (_, day) => addDays(first, day)),
  )
  return [...light, { startDt: endDt, endDt }]
    .map((next, at) => ({
      startDt: Math.max(startDt, light[at - 1]?.endDt ?? startDt),
      endDt: Math.min(endDt, next.startDt),
    }))
    .filter((night) => night.endDt > night.startDt)
}
