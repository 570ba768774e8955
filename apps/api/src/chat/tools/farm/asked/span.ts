import { fallName } from '@smart-farming/weather-core/steps/fall-name'
import { dayAfter } from '@smart-farming/weather-core/steps/local-days'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay, startOfDay } from '@smart-farming/weather-core/zone'
import type { AnswerWords } from '@smart-farming/words/catalogues'
import { sayRain } from '@smart-farming/words/format/weather/figures'
import { sayStretch } from '@smart-farming/words/say/stretch'
import type { JudgedFarmWeather } from '../farm-weather.ts'

export type Words = Pick<AnswerWords, 'chat' | 'weather'>

/** As much of a farm's weather as its steps are told by. */
export type ToldWeather = Pick<JudgedFarmWeather, 'steps' | 'place' | 'units' | 'nameDay'>

/** The shortest day has so many seconds; a night beside the polar night may have nearly as many. */
const WHOLE_DAY = 23 * 3600

/** A day that is named, or more than one: not a part of one. */
export const isWholeDay = ({ startDt, endDt }: Interval): boolean => endDt - startDt >= WHOLE_DAY

/** The steps of a forecast that lie in a stretch, in all or in part. */
export const stepsIn = <Step extends Pick<WeatherStep, 'dt' | 'hours'>>(
  steps: readonly Step[],
  { startDt, endDt }: Interval,
): Step[] => steps.filter((step) => stepEnd(step) > startDt && step.dt < endDt)

/** From now to where a forecast ends. */
export const wholeOf = ({ steps }: Pick<JudgedFarmWeather, 'steps'>, nowDt: number): Interval => ({
  startDt: nowDt,
  endDt: steps.reduce((latest, step) => Math.max(latest, stepEnd(step)), nowDt),
})

/** A stretch in words: its day, and its hours where it is a part of that; its two ends where it is of several days. */
export function sayWhen(
  { chat, weather }: Words,
  farm: Pick<JudgedFarmWeather, 'place' | 'nameDay'>,
  span: Interval,
): string {
  const nameOf = (dt: number) => farm.nameDay(localDay(farm.place, dt))
  const day = nameOf(span.startDt)
  if (isOfDays(span)) return `${day} – ${nameOf(span.endDt - 1)}`
  if (isWholeDay(span)) return day
  return chat.farm.asked.when({ day, stretch: sayStretch(weather, farm.place, span) })
}

/** More than one day: the longest has 25 hours. */
export const isOfDays = ({ startDt, endDt }: Interval): boolean => endDt - startDt > 30 * 3600

/** A part of a day that was asked about as the forecast's own steps have it; else as it is. */
export function covered(steps: readonly WeatherStep[], span: Interval): Interval {
  const within = stepsIn(steps, span)
  const [first, last] = [within[0], within.at(-1)]
  if (!first || !last || isWholeDay(span)) return span
  return { startDt: first.dt, endDt: Math.min(stepEnd(last), Math.ceil(span.endDt / 3600) * 3600) }
}

/** The steps of a day, `YYYY-MM-DD`. */
export const stepsOfDay = (
  { steps, place }: Pick<JudgedFarmWeather, 'steps' | 'place'>,
  key: string,
): WeatherStep[] => steps.filter(({ dt }) => localDay(place, dt) === key)

/** What falls in some steps, as what and how much; undefined where it is less, as far as it is known. */
export function sayFallen(
  { weather }: Words,
  { units }: Pick<JudgedFarmWeather, 'units'>,
  steps: readonly WeatherStep[],
  leastMm: number,
): string | undefined {
  const mm = steps.reduce((sum, { rainMm = 0 }) => sum + rainMm, 0)
  if (mm < leastMm) return undefined
  return weather.reasons.amounts[fallName(steps)]({ figure: sayRain(weather.figures, mm, units) })
}

/** A day by the clock of a place, `YYYY-MM-DD`, from midnight to midnight. */
export const dayOf = (place: JudgedFarmWeather['place'], key: string): Interval => ({
  startDt: startOfDay(place, key),
  endDt: startOfDay(place, dayAfter(key, 1)),
})
