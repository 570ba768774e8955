import type { Measure, WeatherAsked } from '@smart-farming/market-core/reader/question'
import { shownRain, shownTemperature, shownWind } from '@smart-farming/weather-core/display-units'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { sayPercent, sayRain, sayTemperature, sayWind } from '@smart-farming/words/format/weather/figures'
import { linesOf, stepsIn, sum, type Telling } from '../stretch.ts'
import { cloudOf, coldest, humidityOf, warmest, windOf } from './figures.ts'
import { sayHours } from './signs.ts'

type Limit = NonNullable<WeatherAsked['limit']>
/** Measures that a limit can be of. */
const LIMITED = ['temperature', 'wind', 'rain', 'humidity', 'cloud'] as const
type Limited = (typeof LIMITED)[number]

/** The measure that the limit of a question is of; undefined where it names none that has one. */
export const limitedOf = (measures: readonly Measure[]): Limited | undefined =>
  LIMITED.find((measure) => measures.includes(measure))

/** Nearer to a limit than this share of it, no forecast says on which side the weather will be. */
const MARGIN = 0.05

/** Whether a limit is passed in a stretch of time, the figure that goes furthest, and the hours beyond the limit. */
export function limitLine(
  telling: Telling,
  measure: Limited,
  { value: limit, way }: Limit,
  span: Interval,
): string {
  const { say, farm } = telling
  const steps = stepsIn(farm.steps, span)
  const line = linesOf(telling, say.subjects[measure], span)
  const { of, shown, sayOne } = figureOf(telling, measure, way)
  const known = steps.map(of).filter((figure) => figure !== undefined)
  if (known.length === 0) return line(steps.length === 0 ? say.notCovered : say.unknown)
  const worst = measure === 'rain' ? sum(known) : way === 'below' ? Math.min(...known) : Math.max(...known)
  const beyond = (figure: number) => (way === 'below' ? limit - shown(figure) : shown(figure) - limit)
  const said = sayOne(worst)
  if (beyond(worst) > Math.abs(limit) * MARGIN) {
    const isBeyond = (step: WeatherStep) => beyond(of(step) ?? Number.NaN) > 0
    // Rain adds up: no hour of it passes a limit by itself.
    const hours = measure === 'rain' ? undefined : sayHours(telling, steps, isBeyond, span)
    return line(say.yes({ said: hours === undefined ? said : `${said}; ${hours}` }))
  }
  // Hours without data, or after the end of the forecast, may be worse.
  const isWhole = known.length === steps.length && Math.max(...steps.map(stepEnd)) >= span.endDt
  if (!isWhole) return line(say.unknown)
  return line(beyond(worst) > -Math.abs(limit) * MARGIN ? say.near({ said }) : say.noBut({ said }))
}

/** A measure's figure of a step, the same in the farmer's unit, and in words. */
function figureOf({ weather: { figures }, farm: { units } }: Telling, measure: Limited, way: Limit['way']) {
  const percent = { shown: (pct: number) => pct, sayOne: (pct: number) => sayPercent(figures, pct) }
  return {
    temperature: {
      of: way === 'below' ? coldest : warmest,
      shown: (celsius: number) => shownTemperature(celsius, units.temperature),
      sayOne: (celsius: number) => sayTemperature(figures, celsius, units),
    },
    wind: {
      of: windOf,
      shown: (kmh: number) => shownWind(kmh, units.wind),
      sayOne: (kmh: number) => sayWind(figures, kmh, units),
    },
    rain: {
      of: ({ rainMm }: WeatherStep) => rainMm,
      shown: (mm: number) => shownRain(mm, units.rain),
      sayOne: (mm: number) => sayRain(figures, mm, units),
    },
    humidity: { of: humidityOf, ...percent },
    cloud: { of: cloudOf, ...percent },
  }[measure]
}
