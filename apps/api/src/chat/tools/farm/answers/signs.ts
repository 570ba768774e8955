import { frostStatement } from '@smart-farming/weather-core/outlook/frost-statement'
import { signsOf } from '@smart-farming/weather-core/steps/signs'
import { stepInterval, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay } from '@smart-farming/weather-core/zone'
import { enumerated } from '@smart-farming/words/format/names/list'
import { sayPercent, sayTemperature } from '@smart-farming/words/format/weather/figures'
import { sayFrost, sayTonight } from '@smart-farming/words/say/frost'
import { sayMoment, sayStretch } from '@smart-farming/words/say/stretch'
import { dayOf, isOfDays, isWholeDay, judgedIn, lineIn, linesOf, sayDayAt, type Telling } from './stretch.ts'

/** Less than this is dew, mm. */
export const WET_MM = 0.1
/** Leaves stay wet, and fungi grow, from about this humidity on (Hutton criteria). */
const DAMP_PCT = 90
/** WMO codes of fog. */
const FOG: ReadonlySet<number> = new Set([45, 48])
/** More stretches than these are listed by day. */
const MOST_STRETCHES = 4
/** The frost of a day may come in the night after it: until this hour, s. */
const INTO_MORNING = 9 * 3600

/** Weather that occurs in some hours and not in others. */
export type Sign = 'fog' | 'storm' | 'hail' | 'snow' | 'damp'
type Has = (step: WeatherStep) => boolean | undefined

const HAS: Readonly<Record<Sign, Has>> = {
  fog: ({ weatherCode }) => (weatherCode === undefined ? undefined : FOG.has(weatherCode)),
  storm: ({ weatherCode }) => signsOf(weatherCode).thunder,
  hail: ({ weatherCode }) => signsOf(weatherCode).hail,
  snow: ({ snowMm }) => (snowMm === undefined ? undefined : snowMm >= WET_MM),
  damp: ({ humidityPct }) => (humidityPct === undefined ? undefined : humidityPct >= DAMP_PCT),
}

/** Whether and in which hours a stretch of time has it. Hours without data never count as a "no". */
export function signLine(telling: Telling, sign: Sign, span: Interval): string {
  const { say, weather } = telling
  const { subjects } = say
  const damp = `${subjects.humidity} ≥ ${sayPercent(weather.figures, DAMP_PCT)}`
  return lineIn(telling, { ...subjects, damp, storm: subjects.thunder }[sign], span, (steps) => {
    const hours = sayHours(telling, steps, HAS[sign], span)
    if (hours !== undefined) return say.yes({ said: hours })
    if (steps.some((step) => HAS[sign](step) === undefined)) return say.unknown
    return sign === 'hail' ? say.hail : say.no
  })
}

/** The hours with it, with their days where the stretch has several; undefined for none. */
export function sayHours(
  telling: Telling,
  steps: readonly WeatherStep[],
  has: Has,
  span: Interval,
): string | undefined {
  const { say, weather, farm } = telling
  const dayAt = (dt: number) => (isOfDays(span) ? sayDayAt(telling, dt) : '')
  const runs: Interval[] = []
  for (const step of steps.filter((one) => has(one) === true)) {
    const { startDt, endDt } = stepInterval(step)
    const last = runs.at(-1)
    const goesOn = last?.endDt === startDt && dayAt(last.startDt) === dayAt(startDt)
    if (goesOn) runs.splice(-1, 1, { startDt: last.startDt, endDt })
    else runs.push({ startDt, endDt })
  }
  if (runs.length === 0) return undefined
  const days = [...new Set(runs.map(({ startDt }) => dayAt(startDt)))]
  if (isOfDays(span) && runs.length > MOST_STRETCHES) return enumerated(weather.figures.tag, days)
  const said = runs.map((run) => {
    const stretch = sayStretch(weather, farm.place, run)
    return isOfDays(span) ? say.when({ day: dayAt(run.startDt), stretch }) : stretch
  })
  return said.join('; ')
}

/** Whether there is frost in a stretch of time, or else how cold it gets. A day includes the night after it. */
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

/** Each day of the forecast with frost, with its coldest hour. */
function sayByDay({ say, weather, farm }: Telling): string {
  const days = farm.days.flatMap(({ key }) => {
    const frost = frostStatement(judgedIn(farm, dayOf(farm.place, key)))
    if (frost === undefined) return []
    const stretch = sayFrost(weather, frost, farm.place, farm.units, key)
    return [say.when({ day: farm.nameDay(key), stretch })]
  })
  return days.join('; ')
}
