import { frostStatement } from '@smart-farming/weather-core/outlook/frost-statement'
import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayTemperature } from '@smart-farming/words/format/weather/figures'
import { sayFrost } from '@smart-farming/words/say/frost'
import { sayMoment } from '@smart-farming/words/say/stretch'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import { covered, isOfDays, isWholeDay, sayWhen, type Words } from './span.ts'

/** A day's frost may come in the night after it: until this hour, s. */
const INTO_MORNING = 9 * 3600

/** Whether there is frost in a stretch of time; of a day, with the night that follows it. */
export function frostLine(words: Words, farm: JudgedFarmWeather, span: Interval): string {
  const { asked } = words.chat.farm
  const { figures } = words.weather
  const endDt = isWholeDay(span) ? span.endDt + INTO_MORNING : span.endDt
  const steps = farm.days
    .flatMap((day) => day.steps)
    .filter(({ step }) => stepEnd(step) > span.startDt && step.dt < endDt)
  const about = asked.subjects.frost
  const today = localDay(farm.place, span.startDt)
  const when = sayWhen(words, farm, covered(farm.steps, span))
  if (steps.length === 0) return asked.line({ about, when, said: asked.notCovered })
  const frost = frostStatement(steps)
  if (frost !== undefined) {
    const said = sayFrost(words.weather, frost, farm.place, farm.units, today)
    const isThere = frost.air !== undefined || frost.ground !== undefined
    return asked.line({ about, when, said: isThere ? asked.yes({ said }) : said })
  }
  const lows = steps.flatMap(({ cold: { airC, coldestDt } }) =>
    airC === undefined ? [] : [{ airC, coldestDt }],
  )
  const lowest = lows.toSorted((a, b) => a.airC - b.airC)[0]
  if (lowest === undefined) return asked.line({ about, when, said: asked.unknown })
  const { coldestDt } = lowest
  const at = sayMoment(words.weather, farm.place, coldestDt, today)
  // Midnight is told of the evening that it ends.
  const day = farm.nameDay(localDay(farm.place, Math.max(span.startDt, coldestDt - 60)))
  const clock = isOfDays(span) ? asked.moment({ day, clock: at }) : at
  const said = asked.noFrost({ figure: sayTemperature(figures, lowest.airC, farm.units), clock })
  return asked.line({ about, when, said })
}
