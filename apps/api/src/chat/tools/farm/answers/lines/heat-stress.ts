import { dairyThi } from '@smart-farming/weather-core/heat/dairy-thi'
import { heatIndex } from '@smart-farming/weather-core/heat/heat-index'
import { knownValue } from '@smart-farming/weather-core/result'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { alertLimitsOf } from '@smart-farming/weather-core/work/farm/own-farm'
import { localDay } from '@smart-farming/weather-core/zone'
import { sayFigure } from '@smart-farming/words/format/weather/figures'
import { sayMoment } from '@smart-farming/words/say/stretch'
import { linesOf, stepsIn, type Telling } from '../stretch.ts'
import { highest, type Of } from './figures.ts'

const OF = {
  cattle: (step) => knownValue(dairyThi(step)),
  people: (step) => knownValue(heatIndex(step)),
} satisfies Record<string, Of>

/** The heat of a stretch of time against the limits that the farmer is warned at: for cattle, and for people. */
export function heatStressLines(telling: Telling, span: Interval): string[] {
  const { say, weather, farm } = telling
  const { thi, heatIndexC } = alertLimitsOf(farm.own)
  const { enterprises } = farm.own
  const keepsCattle = enterprises === undefined || enterprises.includes('dairy')
  return (keepsCattle ? (['cattle', 'people'] as const) : (['people'] as const)).map((sufferer) => {
    const limit = sufferer === 'cattle' ? thi : heatIndexC
    const line = linesOf(telling, say.subjects[sufferer], span)
    const worst = highest(stepsIn(farm.steps, span), OF[sufferer])
    // Hours without data may be worse.
    if (worst === undefined || (worst.value < limit.value && !worst.isWhole)) return line(say.unknown)
    const said = {
      figure: sayFigure(weather.figures, worst.value, limit.unit, farm.units, limit.value),
      limit: sayFigure(weather.figures, limit.value, limit.unit, farm.units),
      clock: sayMoment(weather, farm.place, worst.atDt, localDay(farm.place, span.startDt)),
    }
    return line(worst.value >= limit.value ? say.reached(said) : say.notReached(said))
  })
}
