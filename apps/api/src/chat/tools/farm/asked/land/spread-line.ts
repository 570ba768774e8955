import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import type { Reason } from '@smart-farming/weather-core/work/verdict'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayReason } from '@smart-farming/words/say/reason'
import type { JudgedFarmWeather } from '../../farm-weather.ts'
import { sayFallen, stepsIn, type ToldWeather, type Words } from '../span.ts'

/**
 * Nothing may be spread in Ireland where heavy rain is forecast within so many hours: European Union (Good Agricultural
 * Practice for Protection of Waters) Regulations 2022, S.I. 113 of 2022. Elsewhere it is a rule of thumb.
 */
const HOURS = 48
/** What is heavy they leave open: so many mm in those hours are, by a rule of thumb of ours, without authority. */
const HEAVY_MM = 10
/** Less wets nothing through. */
const NOTHING_MM = 1

/**
 * What the same regulations forbid to spread on, by the reasons of field work: land that is waterlogged, frozen or
 * covered with snow.
 */
const GROUND: ReadonlySet<string> = new Set(['snow_lies', 'frozen', 'soil_saturated'])
const DAY = 24 * 3600

/**
 * Whether the ground takes what is spread in some hours, and whether the rain behind them would wash it off: not only
 * that of the day itself.
 *
 * @param span when it is to be spread; from now on where no time is asked for
 */
export function spreadLine(
  words: Words,
  farm: ToldWeather & Pick<JudgedFarmWeather, 'days'>,
  span: Interval,
  nowDt: number,
): string {
  const { asked } = words.chat.farm
  const line = (said: string) => asked.line({ about: asked.subjects.spreading, said })
  const startDt = Math.max(span.startDt, nowDt)
  const why = groundAgainst(farm, { startDt, endDt: Math.min(span.endDt, startDt + DAY) })
  if (why) {
    const reason = sayReason(words.weather, why, farm.place, farm.units)
    return line(asked.spreading.ground({ why: reason }))
  }
  const ahead = { startDt, endDt: startDt + HOURS * 3600 }
  const steps = stepsIn(farm.steps, ahead)
  const total = rainTotal(steps.map(({ rainMm }) => rainMm))
  const day = farm.nameDay(localDay(farm.place, ahead.endDt))
  const covered = steps.reduce((sum, step) => sum + stepEnd(step) - step.dt, 0)
  const amount = sayFallen(words, farm, steps, 0) ?? ''
  if (total.known && total.value >= HEAVY_MM) return line(asked.spreading.wait({ amount, day }))
  // Hours that are not known may be wet.
  if (!total.known || covered < HOURS * 3600) return line(asked.spreading.unknown)
  return line(total.value < NOTHING_MM ? asked.spreading.dry({ day }) : asked.spreading.some({ amount, day }))
}

/** What speaks against the ground in the working hours of a stretch, the first of them. */
const groundAgainst = ({ days }: Pick<JudgedFarmWeather, 'days'>, span: Interval): Reason | undefined =>
  days
    .flatMap(({ steps }) => steps)
    .filter(({ step, byDay }) => byDay && stepEnd(step) > span.startDt && step.dt < span.endDt)
    .flatMap(({ judgements }) => judgements.field_work.reasons)
    .find(({ code }) => GROUND.has(code))
