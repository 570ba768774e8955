import { airMoisture } from '../air/dew-point.ts'
import { saturationVapourPressure } from '../air/vapour-pressure.ts'
import { windAtTwoMetres } from '../air/wind-at-height.ts'
import { known, knownValue, type Maybe, unknown } from '../result.ts'
import type { PlaceOnMap } from '../sun/daylight.ts'
import {
  dailyExtraterrestrialRadiation,
  stepExtraterrestrialRadiation,
} from '../sun/extraterrestrial-radiation.ts'
import { dayOfYearFromDate } from '../sun/solar-geometry.ts'
import { type CloudMapping, radiationFromCloud } from '../sun/solar-radiation.ts'
import { hargreavesEvapotranspiration } from '../water/hargreaves.ts'
import { dailyReferenceEvapotranspiration } from '../water/reference-evapotranspiration.ts'
import { stepHours, type WeatherStep } from './weather-step.ts'

/** Heuristic: a daily value needs 21 of the day's hours: 7 of its 8 three-hour steps. */
const HOURS_FOR_A_DAY = 21

const hoursOf = (steps: readonly WeatherStep[]): number =>
  steps.reduce((sum, step) => sum + stepHours(step), 0)

/** True if the steps cover enough of a day for daily values. */
export const coversDay = (steps: readonly WeatherStep[]): boolean => hoursOf(steps) >= HOURS_FOR_A_DAY

/**
 * Reference evapotranspiration of a day. `temperature_only` is the less accurate Hargreaves method.
 */
export interface DayEt0 {
  mm: number
  method: 'penman_monteith' | 'temperature_only'
}

const isWhole = (step: WeatherStep): boolean =>
  [step.minTempC, step.maxTempC, step.windKmh, step.cloudPct].every((figure) => figure !== undefined) &&
  airMoisture(step).known

const few = () => unknown('little_of_day')

/** The known values of the steps, or undefined if they do not cover the day. */
function enough(
  steps: readonly WeatherStep[],
  figure: (step: WeatherStep) => number | undefined,
): { value: number; hours: number }[] | undefined {
  const given = steps.flatMap((step) => {
    const value = figure(step)
    return value === undefined ? [] : [{ value, hours: stepHours(step) }]
  })
  return given.reduce((sum, { hours }) => sum + hours, 0) >= HOURS_FOR_A_DAY ? given : undefined
}

/** Weighted by hours. */
const mean = (figures: readonly { value: number; hours: number }[]): number =>
  figures.reduce((sum, { value, hours }) => sum + value * hours, 0) /
  figures.reduce((sum, { hours }) => sum + hours, 0)

/** Falls back to the step's temperature if the step has no maximum or minimum. */
const highest = ({ tempC, maxTempC }: WeatherStep): number | undefined =>
  tempC === undefined ? maxTempC : Math.max(tempC, maxTempC ?? tempC)
const lowest = ({ tempC, minTempC }: WeatherStep): number | undefined =>
  tempC === undefined ? minTempC : Math.min(tempC, minTempC ?? tempC)

/**
 * Maximum and minimum temperature of a day, °C, including the steps' own extremes if given. Without
 * these, 3-hour steps miss the true extremes by about 0.5 °C (heuristic), 6-hour steps by more.
 */
export function dayExtremes(steps: readonly WeatherStep[]): Maybe<{ maxTempC: number; minTempC: number }> {
  const highs = enough(steps, highest)
  const lows = enough(steps, lowest)
  if (!highs || !lows) return few()
  return known({
    maxTempC: Math.max(...highs.map(({ value }) => value)),
    minTempC: Math.min(...lows.map(({ value }) => value)),
  })
}

/** Share of extraterrestrial radiation that reaches the ground during the day, by cloud cover. */
function sunShare(
  steps: readonly WeatherStep[],
  place: PlaceOnMap,
  mapping: CloudMapping,
): number | undefined {
  if (!enough(steps, ({ cloudPct }) => cloudPct)) return undefined
  let top = 0
  let ground = 0
  for (const step of steps) {
    const ra = stepExtraterrestrialRadiation(place.latDeg, place.lonDeg, step.dt, stepHours(step))
    const rs = knownValue(radiationFromCloud(ra, step, mapping, place.elevationM ?? 0))
    if (rs === undefined) continue
    top += ra
    ground += rs
  }
  return top > 0 ? ground / top : undefined
}

/**
 * ET0 of a local day from its steps. Penman-Monteith (FAO-56) with the mean of e0(Td), mean wind
 * converted to 2 m, and radiation from cloud cover. Hargreaves, marked `temperature_only`, if
 * humidity, wind or cloud is missing. Unknown if temperatures do not cover the day.
 */
export function dayEt0(
  day: string,
  steps: readonly WeatherStep[],
  place: PlaceOnMap,
  mapping: CloudMapping = 'angstrom',
): Maybe<DayEt0> {
  const extremes = dayExtremes(steps)
  if (!extremes.known) return extremes
  const raMj = dailyExtraterrestrialRadiation(place.latDeg, dayOfYearFromDate(day))
  const winds = enough(steps, (step) => knownValue(windAtTwoMetres(step.windKmh)))
  const pressures = enough(steps, (step) => {
    const air = knownValue(airMoisture(step))
    return air && saturationVapourPressure(air.dewPointC)
  })
  const share = sunShare(steps, place, mapping)
  if (winds && pressures && share !== undefined) {
    const full = dailyReferenceEvapotranspiration(
      {
        ...extremes.value,
        windMs: mean(winds) / 3.6,
        radiationMj: share * raMj,
        vapourPressureKpa: mean(pressures),
      },
      { raMj, elevationM: place.elevationM ?? 0 },
    )
    return full.known ? known({ mm: full.value, method: 'penman_monteith' }) : full
  }
  const rough = hargreavesEvapotranspiration(extremes.value, raMj)
  return rough.known ? known({ mm: rough.value, method: 'temperature_only' }) : rough
}

/**
 * ET0 of a day, mm, or undefined if any step lacks an input. For rules that rely on drying, because
 * estimates from fewer inputs may be too high.
 */
export function completeEt0Mm(
  day: string,
  steps: readonly WeatherStep[],
  place: PlaceOnMap,
  mapping?: CloudMapping,
): number | undefined {
  return steps.every(isWhole) ? knownValue(dayEt0(day, steps, place, mapping))?.mm : undefined
}
