import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { localDay, localHour } from '@smart-farming/weather-core/zone'
import { sayClock } from '@smart-farming/words/format/weather/clock'
import type { ToldWeather, Words } from '../span.ts'

const HOUR = 3600
/** So many dry hours behind one another are no break between two showers. */
const DRY_HOURS = 12
const WET_MM = 0.1
/** So many hours of the day with less than half of the sky clouded are sun. */
const SUN_HOURS = 3
const HALF_PCT = 50
const DAY = [6, 18] as const

/**
 * From when on it is dry for half a day, or the sun is seen for some hours: the first of them that the forecast has.
 */
export function clearsLine(words: Words, of: 'rain' | 'cloud', farm: ToldWeather, nowDt: number): string {
  const { asked } = words.chat.farm
  const about = of === 'rain' ? asked.subjects.dryDays : asked.subjects.sun
  const steps = farm.steps.filter((step) => stepEnd(step) > nowDt)
  const isFair = (step: WeatherStep): boolean => {
    const isDry = step.rainMm !== undefined && step.rainMm < WET_MM
    if (of === 'rain') return isDry
    const clock = localHour(farm.place, step.dt)
    return isDry && (step.cloudPct ?? 100) < HALF_PCT && clock >= DAY[0] && clock < DAY[1]
  }
  const least = of === 'rain' ? DRY_HOURS : SUN_HOURS
  const at = steps.findIndex((_, index) => hoursOf(steps.slice(index), isFair) >= least)
  const first = steps[at]
  const line = (said: string) => asked.line({ about, said })
  if (first === undefined) {
    const isKnown = steps.every(
      ({ rainMm, cloudPct }) => rainMm !== undefined && (of === 'rain' || cloudPct !== undefined),
    )
    return line(isKnown && steps.length > 0 ? asked.no : asked.unknown)
  }
  const dt = Math.max(first.dt, nowDt)
  const day = farm.nameDay(localDay(farm.place, dt))
  return line(asked.fromOn({ day, clock: sayClock(words.weather.figures.tag, farm.place, dt) }))
}

/** The hours of the first steps that are all fair and follow one another. */
function hoursOf(steps: readonly WeatherStep[], isFair: (step: WeatherStep) => boolean): number {
  let hours = 0
  let endDt = steps[0]?.dt
  for (const step of steps) {
    if (step.dt !== endDt || !isFair(step)) break
    hours += (stepEnd(step) - step.dt) / HOUR
    endDt = stepEnd(step)
  }
  return hours
}
