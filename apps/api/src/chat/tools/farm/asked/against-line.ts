import type { ALERT_LIMITS } from '@smart-farming/weather-core/alerts/alert-limits'
import { dairyThi } from '@smart-farming/weather-core/heat/dairy-thi'
import { heatIndex } from '@smart-farming/weather-core/heat/heat-index'
import { windChill } from '@smart-farming/weather-core/heat/wind-chill'
import { knownValue } from '@smart-farming/weather-core/result'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { alertLimitsOf } from '@smart-farming/weather-core/work/farm/own-farm'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayFigure } from '@smart-farming/words/format/weather/figures'
import { sayMoment } from '@smart-farming/words/say/stretch'
import type { JudgedFarmWeather } from '../farm-weather.ts'
import { most } from './measure-line.ts'
import { covered, sayWhen, stepsIn, type Words } from './span.ts'

/** Whom the heat or the cold of some hours harms. */
export type Harmed = 'cattle' | 'people' | 'lambs'

interface Harm {
  limit: keyof typeof ALERT_LIMITS
  of: (step: WeatherStep) => number | undefined
  /** Cold harms from its limit downwards. */
  below?: true
}

const harms: Readonly<Record<Harmed, Harm>> = {
  cattle: { limit: 'thi', of: (step) => knownValue(dairyThi(step)) },
  people: { limit: 'heatIndexC', of: (step) => knownValue(heatIndex(step)) },
  lambs: { limit: 'windChillC', of: (step) => knownValue(windChill(step)), below: true },
}

/** The worst of some hours, held against the limit from which the farmer is warned. */
export function againstLine(words: Words, harmed: Harmed, farm: JudgedFarmWeather, span: Interval): string {
  const { asked } = words.chat.farm
  const { figures } = words.weather
  const { limit: name, of, below } = harms[harmed]
  const limit = alertLimitsOf(farm.own)[name]
  const sign = below ? -1 : 1
  const worst = most(stepsIn(farm.steps, span), (step) => {
    const figure = of(step)
    return figure === undefined ? undefined : sign * figure
  })
  const about = asked.subjects[harmed]
  const when = sayWhen(words, farm, covered(farm.steps, span))
  if (worst === undefined) return asked.line({ about, when, said: asked.unknown })
  const said = {
    figure: sayFigure(figures, sign * worst.value, limit.unit, farm.units, limit.value),
    limit: sayFigure(figures, limit.value, limit.unit, farm.units),
    clock: sayMoment(words.weather, farm.place, worst.atDt, localDay(farm.place, span.startDt)),
  }
  const isReached = worst.value >= sign * limit.value
  // Hours that are not known may be worse.
  if (!isReached && !worst.isWhole) return asked.line({ about, when, said: asked.unknown })
  return asked.line({ about, when, said: isReached ? asked.reached(said) : asked.notReached(said) })
}
