import { createFrostStatement } from '@smart-farming/weather-core/outlook/frost-statement'
import { readWeatherCode } from '@smart-farming/weather-core/steps/weather-code'
import { stepInterval, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { localDay } from '@smart-farming/weather-core/zone'
import { formatEnumeration } from '@smart-farming/words/format/names/list'
import { formatTemperature, formatWholePercent } from '@smart-farming/words/format/weather/figures'
import { describeFrost, describeTonight } from '@smart-farming/words/sentences/frost'
import { describeInterval, describeMoment } from '@smart-farming/words/sentences/interval'
import {
  type AnswerContext,
  createLine,
  dayInterval,
  dayNameAt,
  isSeveralDays,
  isWholeDay,
  judgedStepsWithin,
  spanLine,
} from './answer-context.ts'

/** Precipitation below this counts as dew. */
export const WET_MM = 0.1
/** Relative humidity at or above which leaves stay wet and fungi grow (Hutton criteria). */
const DAMP_PCT = 90
/** WMO weather codes for fog. */
const FOG: ReadonlySet<number> = new Set([45, 48])
/** Maximum number of listed intervals; beyond that, only the days are listed. */
const MAX_STRETCHES = 4
/** Until 09:00 of the next morning, frost counts for the day before; in seconds. */
const INTO_MORNING = 9 * 3600

export type WeatherSign = 'fog' | 'storm' | 'hail' | 'snow' | 'damp'
type Has = (step: WeatherStep) => boolean | undefined

const HAS: Readonly<Record<WeatherSign, Has>> = {
  fog: ({ weatherCode }) => (weatherCode === undefined ? undefined : FOG.has(weatherCode)),
  storm: ({ weatherCode }) => readWeatherCode(weatherCode).thunder,
  hail: ({ weatherCode }) => readWeatherCode(weatherCode).hail,
  snow: ({ snowMm }) => (snowMm === undefined ? undefined : snowMm >= WET_MM),
  damp: ({ humidityPct }) => (humidityPct === undefined ? undefined : humidityPct >= DAMP_PCT),
}

/** Says whether and when a sign occurs. Hours without data never count as a "no". */
export function signLine(telling: AnswerContext, sign: WeatherSign, span: Interval): string {
  const { say, weather } = telling
  const { subjects } = say
  const damp = `${subjects.humidity} ≥ ${formatWholePercent(weather.figures, DAMP_PCT)}`
  return spanLine(telling, { ...subjects, damp, storm: subjects.thunder }[sign], span, (steps) => {
    const hours = formatHours(telling, steps, HAS[sign], span)
    if (hours !== undefined) return say.yes({ said: hours })
    if (steps.some((step) => HAS[sign](step) === undefined)) return say.unknown
    return sign === 'hail' ? say.hail : say.no
  })
}

/** Hours with the sign, with their days if the interval has several; undefined without any. */
export function formatHours(
  telling: AnswerContext,
  steps: readonly WeatherStep[],
  has: Has,
  span: Interval,
): string | undefined {
  const { say, weather, farm } = telling
  const dayAt = (dt: number) => (isSeveralDays(span) ? dayNameAt(telling, dt) : '')
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
  if (isSeveralDays(span) && runs.length > MAX_STRETCHES) return formatEnumeration(weather.figures.tag, days)
  const said = runs.map((run) => {
    const stretch = describeInterval(weather, farm.place, run)
    return isSeveralDays(span) ? say.when({ day: dayAt(run.startDt), stretch }) : stretch
  })
  return said.join('; ')
}

/** Says whether there is frost, or how cold it gets. A day includes the following night. */
export function frostLine(telling: AnswerContext, span: Interval): string {
  const { say, weather, farm } = telling
  const { tonight, place, units } = farm
  if (tonight?.startDt === span.startDt) return describeTonight(weather, tonight, place, units)
  const isDay = isWholeDay(span) && !isSeveralDays(span)
  const steps = judgedStepsWithin(farm, isDay ? { ...span, endDt: span.endDt + INTO_MORNING } : span)
  const line = createLine(telling, say.subjects.frost, span)
  if (steps.length === 0) return line(say.notCovered)
  const frost = createFrostStatement(steps)
  const firstDay = localDay(place, span.startDt)
  if (frost !== undefined) {
    const said = isSeveralDays(span)
      ? sayByDay(telling)
      : describeFrost(weather, frost, place, units, firstDay)
    return line(frost.air || frost.ground ? say.yes({ said }) : said)
  }
  const [lowest] = steps
    .flatMap(({ cold: { airC, coldestDt } }) => (airC === undefined ? [] : [{ airC, coldestDt }]))
    .toSorted((a, b) => a.airC - b.airC)
  if (lowest === undefined) return line(say.unknown)
  const { airC, coldestDt } = lowest
  const clock = describeMoment(weather, place, coldestDt, firstDay)
  // Midnight counts as part of the day before.
  const day = dayNameAt(telling, Math.max(span.startDt, coldestDt - 60))
  const figure = formatTemperature(weather.figures, airC, units)
  return line(say.noFrost({ figure, clock: isSeveralDays(span) ? say.moment({ day, clock }) : clock }))
}

function sayByDay({ say, weather, farm }: AnswerContext): string {
  const days = farm.days.flatMap(({ key }) => {
    const frost = createFrostStatement(judgedStepsWithin(farm, dayInterval(farm.place, key)))
    if (frost === undefined) return []
    const stretch = describeFrost(weather, frost, farm.place, farm.units, key)
    return [say.when({ day: farm.nameDay(key), stretch })]
  })
  return days.join('; ')
}
