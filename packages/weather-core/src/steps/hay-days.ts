import { hayEquilibriumMoisture } from '../field/hay-moisture.ts'
import type { HayDay } from '../field/hay-window.ts'
import { known, knownValue, type Maybe, unknown } from '../result.ts'
import { daylight, type Interval, type PlaceOnMap, shareWithin } from '../sun/daylight.ts'
import { rainTotal } from '../water/rain.ts'
import { SNOW_ON_FIELD } from '../work/field-states.ts'
import { lyingSnowReason } from '../work/surface/lying-snow.ts'
import { localHour } from '../zone.ts'
import { completeEt0Mm, coversDay } from './day-weather.ts'
import { localDays, type StepDay, stepsInOrder } from './local-days.ts'
import { stepInterval, type WeatherStep } from './weather-step.ts'

/** The values, or undefined if any is missing or there are none. */
function allKnown(values: readonly (number | undefined)[]): number[] | undefined {
  const given = values.filter((value) => value !== undefined)
  return given.length > 0 && given.length === values.length ? given : undefined
}

/** Returns whether snow lies in any of the day's steps; `all` is every step of the forecast. */
function snowOf(key: string, steps: readonly WeatherStep[], all: readonly WeatherStep[]): Maybe<boolean> {
  const found = steps.flatMap((step) => lyingSnowReason(all, all.indexOf(step), SNOW_ON_FIELD) ?? [])
  if (found.some(({ verdict }) => verdict === 'dont')) return known(true)
  const input = found[0]?.input
  return input ? unknown('missing_on', { inputs: [input], day: key }) : known(false)
}

function hayDay(
  { key, steps }: StepDay,
  sun: readonly Interval[],
  place: PlaceOnMap,
  all: readonly WeatherStep[],
): HayDay {
  const whole = coversDay(steps)
  const light = steps.filter((step) => shareWithin(sun, stepInterval(step)) >= 0.5)
  const afternoon = steps.filter(({ dt }) => localHour(place, dt) >= 12 && localHour(place, dt) < 18)
  const pops = allKnown(light.map(({ pop }) => pop))
  const moistures = allKnown(afternoon.map((step) => knownValue(hayEquilibriumMoisture(step))))
  return {
    key,
    // A partial day's rain is only a lower bound, so it counts as unknown.
    rainMm: whole ? knownValue(rainTotal(steps.map(({ rainMm }) => rainMm))) : undefined,
    daylightPop: pops && Math.max(...pops),
    et0Mm: completeEt0Mm(key, steps, place),
    afternoonMoisturePct: moistures && Math.min(...moistures),
    snow: snowOf(key, steps, all),
  }
}

/**
 * Prepares forecast days for `mowingDays`: chance of rain in daylight, and the air between 12:00
 * and 18:00.
 */
export function createHayDays(forecast: readonly WeatherStep[], place: PlaceOnMap): HayDay[] {
  const all = stepsInOrder(forecast)
  const days = localDays(all, place)
  const sun = daylight(
    place,
    days.map(({ key }) => key),
  )
  return days.map((day) => hayDay(day, sun, place, all))
}
