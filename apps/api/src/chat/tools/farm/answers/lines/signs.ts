import { signsOf } from '@smart-farming/weather-core/steps/signs'
import { stepInterval, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { enumerated } from '@smart-farming/words/format/names/list'
import { sayPercent } from '@smart-farming/words/format/weather/figures'
import { sayStretch } from '@smart-farming/words/say/stretch'
import { isOfDays, linesOf, sayDayAt, stepsIn, type Telling } from '../stretch.ts'

/** Less falls as dew, mm. */
export const WET_MM = 0.1
/** Leaves stay wet, and fungi grow, from about this humidity on: the Hutton criteria's. */
const DAMP_PCT = 90
/** WMO codes of fog. */
const FOG: ReadonlySet<number> = new Set([45, 48])
/** More hours than these are told by their days. */
const MOST_STRETCHES = 4

/** Weather that is there in some hours and not in others. */
export type Sign = 'fog' | 'storm' | 'hail' | 'snow' | 'damp'
type Has = (step: WeatherStep) => boolean | undefined

const HAS: Readonly<Record<Sign, Has>> = {
  fog: ({ weatherCode }) => (weatherCode === undefined ? undefined : FOG.has(weatherCode)),
  storm: ({ weatherCode }) => signsOf(weatherCode).thunder,
  hail: ({ weatherCode }) => signsOf(weatherCode).hail,
  snow: ({ snowMm }) => (snowMm === undefined ? undefined : snowMm >= WET_MM),
  damp: ({ humidityPct }) => (humidityPct === undefined ? undefined : humidityPct >= DAMP_PCT),
}

/** Whether a stretch of time has it, and in which hours. Hours without data never count as a "no". */
export function signLine(telling: Telling, sign: Sign, span: Interval): string {
  const { say, weather, farm } = telling
  const { subjects } = say
  const damp = `${subjects.humidity} ≥ ${sayPercent(weather.figures, DAMP_PCT)}`
  const about = { ...subjects, damp, storm: subjects.thunder }[sign]
  const steps = stepsIn(farm.steps, span)
  const line = linesOf(telling, about, span)
  if (steps.length === 0) return line(say.notCovered)
  const hours = sayHours(telling, steps, HAS[sign], span)
  if (hours !== undefined) return line(say.yes({ said: hours }))
  if (steps.some((step) => HAS[sign](step) === undefined)) return line(say.unknown)
  return line(sign === 'hail' ? say.hail : say.no)
}

/** The hours of some steps that have it, with their days where the stretch has several; undefined for none. */
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
