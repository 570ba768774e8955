import { fallName } from '@smart-farming/weather-core/steps/fall-name'
import { dayAfter } from '@smart-farming/weather-core/steps/local-days'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import type { JudgedStep } from '@smart-farming/weather-core/work/judge-forecast'
import { localDay, startOfDay } from '@smart-farming/weather-core/zone'
import type { AnswerWords } from '@smart-farming/words/catalogues'
import { sayRain } from '@smart-farming/words/format/weather/figures'
import { sayStretch } from '@smart-farming/words/say/stretch'
import type { JudgedFarmWeather } from '../farm-weather.ts'

/** The forecast that a line is about, and the words for it. */
export interface Telling {
  readonly say: AnswerWords['chat']['farm']['asked'] & Pick<AnswerWords['chat']['farm'], 'notGiven'>
  readonly weather: AnswerWords['weather']
  readonly farm: JudgedFarmWeather
  /** Unix seconds. */
  readonly nowDt: number
}

const HOUR = 3600
/** The shortest day has 23 hours, as a night beside the polar night may; the longest has 25. */
export const isWholeDay = ({ startDt, endDt }: Interval): boolean => endDt - startDt >= 23 * HOUR
export const isOfDays = ({ startDt, endDt }: Interval): boolean => endDt - startDt > 30 * HOUR

/** The steps that lie in a stretch, wholly or partly. */
export const stepsIn = (steps: readonly WeatherStep[], { startDt, endDt }: Interval): WeatherStep[] =>
  steps.filter((step) => stepEnd(step) > startDt && step.dt < endDt)

/** Like {@link stepsIn}, for the forecast's steps with their verdicts. */
export const judgedIn = ({ days }: JudgedFarmWeather, { startDt, endDt }: Interval): JudgedStep[] =>
  days.flatMap(({ steps }) => steps).filter(({ step }) => stepEnd(step) > startDt && step.dt < endDt)

/** The steps of a day, `YYYY-MM-DD`. */
export const stepsOfDay = ({ steps, place }: JudgedFarmWeather, key: string): WeatherStep[] =>
  steps.filter(({ dt }) => localDay(place, dt) === key)

/** From now to the end of the forecast. */
export const wholeOf = ({ steps }: JudgedFarmWeather, nowDt: number): Interval => ({
  startDt: nowDt,
  endDt: steps.reduce((latest, step) => Math.max(latest, stepEnd(step)), nowDt),
})

/** From midnight to midnight by the clock of a place; `key` as `YYYY-MM-DD`. */
export const dayOf = (place: JudgedFarmWeather['place'], key: string): Interval => ({
  startDt: startOfDay(place, key),
  endDt: startOfDay(place, dayAfter(key, 1)),
})

/** The name of the day at a moment. */
export const sayDayAt = ({ farm }: Telling, dt: number): string => farm.nameDay(localDay(farm.place, dt))

const allOf = ({ farm }: Telling): readonly WeatherStep[] => farm.steps

/** Lines about a subject in a stretch of time, as long as the steps that it touches. */
export function linesOf(telling: Telling, about: string, span: Interval, steps = allOf(telling)) {
  return (said: string): string => telling.say.line({ about, when: sayWhen(telling, span, steps), said })
}

/**
 * A line about a subject by the steps of a stretch of time; without steps, it says that the forecast does not cover
 * them.
 */
export function lineIn(
  telling: Telling,
  about: string,
  span: Interval,
  say: (steps: readonly WeatherStep[]) => string,
  steps = allOf(telling),
): string {
  const within = stepsIn(steps, span)
  return linesOf(telling, about, span, steps)(within.length === 0 ? telling.say.notCovered : say(within))
}

function sayWhen(telling: Telling, span: Interval, steps: readonly WeatherStep[]): string {
  const day = sayDayAt(telling, span.startDt)
  if (isOfDays(span)) return `${day} – ${sayDayAt(telling, span.endDt - 1)}`
  if (isWholeDay(span)) return day
  const within = stepsIn(steps, span)
  const [first, last] = [within[0], within.at(-1)]
  const known =
    first && last
      ? { startDt: first.dt, endDt: Math.min(stepEnd(last), Math.ceil(span.endDt / HOUR) * HOUR) }
      : span
  return telling.say.when({ day, stretch: sayStretch(telling.weather, telling.farm.place, known) })
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** The kind and amount of precipitation in some steps; undefined below `leastMm`, as far as it is known. */
export function sayFallen(
  { weather, farm }: Telling,
  steps: readonly WeatherStep[],
  leastMm: number,
): string | undefined {
  const mm = sum(steps.map(({ rainMm = 0 }) => rainMm))
  if (mm < leastMm) return undefined
  return weather.reasons.amounts[fallName(steps)]({ figure: sayRain(weather.figures, mm, farm.units) })
}
