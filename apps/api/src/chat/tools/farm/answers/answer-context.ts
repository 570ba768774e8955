import { addDays } from '@smart-farming/weather-core/steps/local-days'
import { precipitationKind } from '@smart-farming/weather-core/steps/precipitation-kind'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import type { JudgedStep } from '@smart-farming/weather-core/work/judge-forecast'
import { localDay, startOfDay } from '@smart-farming/weather-core/zone'
import type { AnswerMessages } from '@smart-farming/words/catalogues'
import { formatRain } from '@smart-farming/words/format/weather/figures'
import { describeInterval } from '@smart-farming/words/sentences/interval'
import type { JudgedFarmWeather } from '../farm-weather.ts'

export interface AnswerContext {
  readonly say: AnswerMessages['chat']['farm']['asked'] & Pick<AnswerMessages['chat']['farm'], 'notGiven'>
  readonly weather: AnswerMessages['weather']
  readonly farm: JudgedFarmWeather
  /** Unix seconds. */
  readonly nowDt: number
}

const HOUR = 3600
/** True for a whole day, 23 to 25 hours long when clocks change, or a polar night. */
export const isWholeDay = ({ startDt, endDt }: Interval): boolean => endDt - startDt >= 23 * HOUR
export const isSeveralDays = ({ startDt, endDt }: Interval): boolean => endDt - startDt > 30 * HOUR

/** Steps that overlap an interval. */
export const stepsWithin = (steps: readonly WeatherStep[], { startDt, endDt }: Interval): WeatherStep[] =>
  steps.filter((step) => stepEnd(step) > startDt && step.dt < endDt)

/** Like {@link stepsWithin}, for steps with their verdicts. */
export const judgedStepsWithin = ({ days }: JudgedFarmWeather, { startDt, endDt }: Interval): JudgedStep[] =>
  days.flatMap(({ steps }) => steps).filter(({ step }) => stepEnd(step) > startDt && step.dt < endDt)

/** Steps of a day, `YYYY-MM-DD`. */
export const stepsOnDay = ({ steps, place }: JudgedFarmWeather, key: string): WeatherStep[] =>
  steps.filter(({ dt }) => localDay(place, dt) === key)

/** From now to the end of the forecast. */
export const remainingForecast = ({ steps }: JudgedFarmWeather, nowDt: number): Interval => ({
  startDt: nowDt,
  endDt: steps.reduce((latest, step) => Math.max(latest, stepEnd(step)), nowDt),
})

/** From midnight to midnight, local time; `key` as `YYYY-MM-DD`. */
export const dayInterval = (place: JudgedFarmWeather['place'], key: string): Interval => ({
  startDt: startOfDay(place, key),
  endDt: startOfDay(place, addDays(key, 1)),
})

/** Name of the local day at a moment. */
export const dayNameAt = ({ farm }: AnswerContext, dt: number): string =>
  farm.nameDay(localDay(farm.place, dt))

const allOf = ({ farm }: AnswerContext): readonly WeatherStep[] => farm.steps

/** Creates a formatter for lines about a subject in an interval. */
export function createLine(telling: AnswerContext, about: string, span: Interval, steps = allOf(telling)) {
  return (said: string): string => telling.say.line({ about, when: sayWhen(telling, span, steps), said })
}

/** Formats a line about an interval, even if the forecast does not cover the interval. */
export function spanLine(
  telling: AnswerContext,
  about: string,
  span: Interval,
  say: (steps: readonly WeatherStep[]) => string,
  steps = allOf(telling),
): string {
  const within = stepsWithin(steps, span)
  return createLine(telling, about, span, steps)(within.length === 0 ? telling.say.notCovered : say(within))
}

function sayWhen(telling: AnswerContext, span: Interval, steps: readonly WeatherStep[]): string {
  const day = dayNameAt(telling, span.startDt)
  if (isSeveralDays(span)) return `${day} – ${dayNameAt(telling, span.endDt - 1)}`
  if (isWholeDay(span)) return day
  const within = stepsWithin(steps, span)
  const [first, last] = [within[0], within.at(-1)]
  const known =
    first && last
      ? { startDt: first.dt, endDt: Math.min(stepEnd(last), Math.ceil(span.endDt / HOUR) * HOUR) }
      : span
  return telling.say.when({ day, stretch: describeInterval(telling.weather, telling.farm.place, known) })
}

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Kind and amount of precipitation; undefined if the known amount is below `leastMm`. */
export function formatPrecipitation(
  { weather, farm }: AnswerContext,
  steps: readonly WeatherStep[],
  leastMm: number,
): string | undefined {
  const mm = sum(steps.map(({ rainMm = 0 }) => rainMm))
  if (mm < leastMm) return undefined
  return weather.reasons.amounts[precipitationKind(steps)]({
    figure: formatRain(weather.figures, mm, farm.units),
  })
}
