import { dayAfter } from '../steps/local-days.ts'
import { localDay } from '../zone.ts'
import { daylight, type Interval, type PlaceOnMap } from './daylight.ts'

const DAY = 86_400

/** The nights within a span, from sunset to sunrise at the place; in order of time. */
export function nightsWithin(place: PlaceOnMap, { startDt, endDt }: Interval): Interval[] {
  const first = localDay(place, startDt - DAY)
  // With a day before and one after: their light bounds the first night and the last.
  const count = Math.ceil((endDt - startDt) / DAY) + 3
  const light = daylight(
    place,
    Array.from({ length: count }, (_, day) => dayAfter(first, day)),
  )
  return [...light, { startDt: endDt, endDt }]
    .map((next, at) => ({
      startDt: Math.max(startDt, light[at - 1]?.endDt ?? startDt),
      endDt: Math.min(endDt, next.startDt),
    }))
    .filter((night) => night.endDt > night.startDt)
}
