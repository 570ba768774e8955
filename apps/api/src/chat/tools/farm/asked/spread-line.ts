import { stepEnd } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayRain } from '@smart-farming/words/format/weather/figures'
import { stepsIn, type ToldWeather, type Words } from './span.ts'

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
 * Whether the rain behind some hours would wash off what is spread in them: not only that of the day itself.
 *
 * @param span when it is to be spread; from now on where no time is asked for
 */
export function spreadLine(words: Words, farm: ToldWeather, span: Interval, nowDt: number): string {
  const { asked } = words.chat.farm
  const line = (said: string) => asked.line({ about: asked.subjects.spreading, said })
  const startDt = Math.max(span.startDt, nowDt)
  const ahead = { startDt, endDt: startDt + HOURS * 3600 }
  const steps = stepsIn(farm.steps, ahead)
  const total = rainTotal(steps.map(({ rainMm }) => rainMm))
  const day = farm.nameDay(localDay(farm.place, ahead.endDt))
  const covered = steps.reduce((sum, step) => sum + stepEnd(step) - step.dt, 0)
  const amount = total.known ? sayRain(words.weather.figures, total.value, farm.units) : ''
  if (total.known && total.value >= HEAVY_MM) return line(asked.spreading.wait({ amount, day }))
  // Hours that are not known may be wet.
  if (!total.known || covered < HOURS * 3600) return line(asked.spreading.unknown)
  return line(total.value < NOTHING_MM ? asked.spreading.dry({ day }) : asked.spreading.some({ amount, day }))
}
