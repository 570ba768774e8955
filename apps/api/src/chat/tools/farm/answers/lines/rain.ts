import { fallName } from '@smart-farming/weather-core/steps/fall-name'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { capital } from '@smart-farming/words/format/names/capital'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import { sayRain, sayShare } from '@smart-farming/words/format/weather/figures'
import { linesOf, sayDayAt, stepsIn, type Telling } from '../stretch.ts'
import { chanceOf, sayExtreme } from './figures.ts'
import { sayHours, WET_MM } from './signs.ts'

/** From so high a chance on a dry forecast is a doubtful one. */
const LIKELY = 0.4

/** Whether rain falls in a stretch of time, how much, in which hours, and how likely it is. */
export function rainLine(telling: Telling, span: Interval): string {
  const { say, weather, farm } = telling
  const steps = stepsIn(farm.steps, span)
  const line = linesOf(telling, fallSubject(telling, steps), span)
  if (steps.length === 0) return line(say.notCovered)
  const total = rainTotal(steps.map(({ rainMm }) => rainMm))
  const { chance, isLikely } = chanceIn(telling, steps)
  const fall = say.falls[fallName(steps)]
  if (!total.known) return line(say.rainUnknown({ chance, fall }))
  const said = sayHours(telling, steps, ({ rainMm = 0 }) => rainMm >= WET_MM, span)
  const amount = sayRain(weather.figures, total.value, farm.units)
  if (said !== undefined) return line(say.rain({ said, amount, chance, fall }))
  return line(isLikely ? say.rainPerhaps({ chance }) : say.noRain({ chance, fall }))
}

/** The highest chance of rain in some steps, and whether that makes a dry forecast a doubtful one. */
export function chanceIn(telling: Telling, steps: readonly WeatherStep[]) {
  const inPercent = (share: number) => sayShare(telling.weather.figures, share)
  return {
    chance: sayExtreme(telling.say, steps, chanceOf, Math.max, inPercent),
    isLikely: steps.some(({ pop = 0 }) => pop >= LIKELY),
  }
}

/** The kind of precipitation as the subject of a line: 'Rain', 'Rain or snow'. */
function fallSubject({ say, weather }: Telling, steps: readonly WeatherStep[]): string {
  const fall = fallName(steps)
  return fall === 'rain' ? say.subjects.rain : capital(weather.figures.tag, say.falls[fall])
}

/** The rain of hours that are over, as far back as it is known. */
export function fallenLine(telling: Telling, span: Interval): string {
  const { say, weather, farm } = telling
  const { figures } = weather
  const steps = farm.past.filter((step) => step.dt >= span.startDt && step.dt < span.endDt)
  const [first, last] = [steps[0], steps.at(-1)]
  const total = rainTotal(steps.map(({ rainMm }) => rainMm))
  if (!first || !last || !total.known) return say.fallenUnknown
  const moment = (dt: number) =>
    say.moment({ day: sayDayAt(telling, dt), clock: sayClock(figures.tag, farm.place, dt) })
  const fallen = say.fallen({
    about: fallSubject(telling, steps),
    amount: total.value > 0 ? sayRain(figures, total.value, farm.units) : undefined,
    from: moment(first.dt),
    until: moment(stepEnd(last)),
  })
  return first.dt > span.startDt ? `${fallen} ${say.noFurtherBack}` : fallen
}
