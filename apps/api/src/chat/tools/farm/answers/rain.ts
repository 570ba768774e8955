import { MOWING_LIMITS, mowingDays } from '@smart-farming/weather-core/field/hay-window'
import { knownValue } from '@smart-farming/weather-core/result'
import { createHayDays } from '@smart-farming/weather-core/steps/hay-days'
import { precipitationKind } from '@smart-farming/weather-core/steps/precipitation-kind'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { capitalise } from '@smart-farming/words/format/names/capital'
import { formatEnumeration } from '@smart-farming/words/format/names/list'
import { formatNumber } from '@smart-farming/words/format/number'
import { formatClock } from '@smart-farming/words/format/weather/clock'
import { formatRain, formatShare } from '@smart-farming/words/format/weather/figures'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import {
  type AnswerContext,
  dayNameAt,
  formatPrecipitation,
  spanLine,
  stepsOnDay,
  stepsWithin,
} from './answer-context.ts'
import { formatExtreme, rainChance } from './hourly-measures.ts'
import { formatHours, WET_MM } from './weather-signs.ts'

/** Chance of rain, 0 to 1, at or above which a dry forecast is uncertain. */
const LIKELY = 0.4

/** Says whether rain falls in an interval, how much, in which hours, and how likely it is. */
export function rainLine(telling: AnswerContext, span: Interval): string {
  const { say, weather, farm } = telling
  return spanLine(telling, fallSubject(telling, stepsWithin(farm.steps, span)), span, (steps) => {
    const total = rainTotal(steps.map(({ rainMm }) => rainMm))
    const { chance, isLikely } = chanceIn(telling, steps)
    const fall = say.falls[precipitationKind(steps)]
    if (!total.known) return say.rainUnknown({ chance, fall })
    const said = formatHours(telling, steps, ({ rainMm = 0 }) => rainMm >= WET_MM, span)
    const amount = formatRain(weather.figures, total.value, farm.units)
    if (said !== undefined) return say.rain({ said, amount, chance, fall })
    return isLikely ? say.rainPerhaps({ chance }) : say.noRain({ chance, fall })
  })
}

function chanceIn(telling: AnswerContext, steps: readonly WeatherStep[]) {
  const inPercent = (share: number) => formatShare(telling.weather.figures, share)
  return {
    chance: formatExtreme(telling.say, steps, rainChance, Math.max, inPercent),
    isLikely: steps.some(({ pop = 0 }) => pop >= LIKELY),
  }
}

/** Kind of precipitation as the subject of a line, such as 'Rain' or 'Rain or snow'. */
function fallSubject({ say, weather }: AnswerContext, steps: readonly WeatherStep[]): string {
  const fall = precipitationKind(steps)
  return fall === 'rain' ? say.subjects.rain : capitalise(weather.figures.tag, say.falls[fall])
}

/** Rain of past hours, as far back as known. */
export function pastRainLine(telling: AnswerContext, span: Interval): string {
  const { say, weather, farm } = telling
  const { figures } = weather
  const steps = farm.past.filter((step) => step.dt >= span.startDt && step.dt < span.endDt)
  const [first, last] = [steps[0], steps.at(-1)]
  const total = rainTotal(steps.map(({ rainMm }) => rainMm))
  if (!first || !last || !total.known) return say.fallenUnknown
  const moment = (dt: number) =>
    say.moment({ day: dayNameAt(telling, dt), clock: formatClock(figures.tag, farm.place, dt) })
  const fallen = say.fallen({
    about: fallSubject(telling, steps),
    amount: total.value > 0 ? formatRain(figures, total.value, farm.units) : undefined,
    from: moment(first.dt),
    until: moment(stepEnd(last)),
  })
  return first.dt > span.startDt ? `${fallen} ${say.noFurtherBack}` : fallen
}

/** Rainfall below which a day counts as dry, in mm. */
const DRY_MM = 0.5

/**
 * Rain of a day, in mm; for today, only the remaining rain. Undefined if the day is not in the
 * forecast, or if the forecast ends during a day that is still dry.
 */
export function dailyRainMm({ days }: Pick<JudgedFarmWeather, 'days'>, key: string): number | undefined {
  const day = days.find((each) => each.key === key)
  const rainMm = day && knownValue(day.rainMm)
  if (day === undefined || rainMm === undefined) return undefined
  return day.complete || day === days[0] || rainMm >= DRY_MM ? rainMm : undefined
}

/** Number and names of the dry days; days without data are listed separately. */
export function dryDaysLine({ say, weather, farm }: AnswerContext, keys: readonly string[]): string {
  const { tag } = weather.figures
  const all = keys.length > 0 ? keys : farm.days.map(({ key }) => key)
  const dry = all.filter((key) => (dailyRainMm(farm, key) ?? DRY_MM) < DRY_MM)
  const open = all.filter((key) => dailyRainMm(farm, key) === undefined)
  const line = (said: string) => say.line({ about: say.subjects.dryDays, said })
  if (open.length === all.length) return line(say.unknown)
  const names = (days: readonly string[]) => formatEnumeration(tag, days.map(farm.nameDay))
  const count = formatNumber(tag, dry.length)
  const said = dry.length === 0 ? count : say.days({ count, days: names(dry) })
  return line(open.length === 0 ? said : say.daysOpen({ said, days: names(open) }))
}

/** Says whether the harvest can dry outside in an interval. Only rain matters. */
export function dryingLine(telling: AnswerContext, span: Interval): string {
  const { say } = telling
  return spanLine(telling, say.subjects.drying, span, (steps) => {
    const { chance, isLikely } = chanceIn(telling, steps)
    const amount = formatPrecipitation(telling, steps, DRY_MM)
    if (amount !== undefined) return say.drying.no({ amount, chance })
    if (!rainTotal(steps.map(({ rainMm }) => rainMm)).known) return say.unknown
    return isLikely ? say.drying.perhaps({ chance }) : say.drying.yes({ chance })
  })
}

/**
 * Says whether hay mown on given days, `YYYY-MM-DD`, would dry in the days after. Without days,
 * names the first suitable day.
 */
export function mowingLines(telling: AnswerContext, keys: readonly string[]): string[] {
  const { say, weather, farm } = telling
  const { mowing } = say
  const about = say.subjects.mowing
  const days = mowingDays(createHayDays(farm.steps, farm.place))
  if (keys.length === 0) {
    const first = days.find(({ mow }) => mow.known && mow.value)
    const isOpen = days.every(({ mow }) => !mow.known)
    const none = isOpen ? mowing.unknown : mowing.none
    return [say.line({ about, said: first ? mowing.first({ day: farm.nameDay(first.key) }) : none })]
  }
  return keys.map((key) => {
    const line = (said: string) => say.line({ about, when: farm.nameDay(key), said })
    const at = days.findIndex((day) => day.key === key)
    const { mow, dryingDays = 0 } = days[at] ?? {}
    if (!mow?.known) return line(mowing.unknown)
    if (mow.value) return line(mowing.yes({ days: formatNumber(weather.figures.tag, dryingDays) }))
    const [wet] = days.slice(at, at + dryingDays + 1).flatMap(({ key: later }) => {
      const amount = formatPrecipitation(telling, stepsOnDay(farm, later), MOWING_LIMITS.maxRainMm)
      return amount === undefined ? [] : [{ amount, day: farm.nameDay(later) }]
    })
    return line(wet ? mowing.rain(wet) : mowing.no)
  })
}
