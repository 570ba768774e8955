import { frostStatement } from '@smart-farming/weather-core/outlook/frost-statement'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayTemperature } from '@smart-farming/words/format/weather/figures'
import { sayFrost } from '@smart-farming/words/say/frost'
import { sayMoment } from '@smart-farming/words/say/stretch'
import { sayTonight } from '@smart-farming/words/say/tonight'
import { dayOf, isOfDays, isWholeDay, judgedIn, linesOf, sayDayAt, type Telling } from '../stretch.ts'

/** The frost of a day may come in the night after it: until this hour, s. */
const INTO_MORNING = 9 * 3600

/** Whether there is frost in a stretch of time, or else how cold it gets. A day has the night after it. */
export function frostLine(telling: Telling, span: Interval): string {
  const { say, weather, farm } = telling
  const { tonight, place, units } = farm
  if (tonight?.startDt === span.startDt) return sayTonight(weather, tonight, place, units)
  const isDay = isWholeDay(span) && !isOfDays(span)
  const steps = judgedIn(farm, isDay ? { ...span, endDt: span.endDt + INTO_MORNING } : span)
  const line = linesOf(telling, say.subjects.frost, span)
  if (steps.length === 0) return line(say.notCovered)
  const frost = frostStatement(steps)
  const firstDay = localDay(place, span.startDt)
  if (frost !== undefined) {
    const said = isOfDays(span) ? sayByDay(telling) : sayFrost(weather, frost, place, units, firstDay)
    return line(frost.air || frost.ground ? say.yes({ said }) : said)
  }
  const [lowest] = steps
    .flatMap(({ cold: { airC, coldestDt } }) => (airC === undefined ? [] : [{ airC, coldestDt }]))
    .toSorted((a, b) => a.airC - b.airC)
  if (lowest === undefined) return line(say.unknown)
  const { airC, coldestDt } = lowest
  const clock = sayMoment(weather, place, coldestDt, firstDay)
  // Midnight belongs to the evening that it ends.
  const day = sayDayAt(telling, Math.max(span.startDt, coldestDt - 60))
  const figure = sayTemperature(weather.figures, airC, units)
  return line(say.noFrost({ figure, clock: isOfDays(span) ? say.moment({ day, clock }) : clock }))
}

/** Each day of the forecast with frost, its coldest with the hour. */
function sayByDay({ say, weather, farm }: Telling): string {
  const days = farm.days.flatMap(({ key }) => {
    const frost = frostStatement(judgedIn(farm, dayOf(farm.place, key)))
    if (frost === undefined) return []
    const stretch = sayFrost(weather, frost, farm.place, farm.units, key)
    return [say.when({ day: farm.nameDay(key), stretch })]
  })
  return days.join('; ')
}
