import { airMoisture } from '../air/dew-point.ts'
import { saturationVapourPressure } from '../air/vapour-pressure.ts'
import { windAtTwoMetres } from '../air/wind-at-height.ts'
import { known, knownValue, type Maybe, unknown } from '../result.ts'
import type { FarmPlace } from '../sun/daylight.ts'
import {
  dailyExtraterrestrialRadiation,
  stepExtraterrestrialRadiation,
} from '../sun/extraterrestrial-radiation.ts'
import { dayOfYearOf } from '../sun/solar-geometry.ts'
import { type CloudMapping, radiationFromCloud } from '../sun/solar-radiation.ts'
import { hargreavesEvapotranspiration } from '../water/hargreaves.ts'
import { dailyReferenceEvapotranspiration } from '../water/reference-evapotranspiration.ts'
import type { WeatherStep } from './weather-step.ts'

/** Heuristic: a daily figure needs 7 of the day's 8 steps. */
export const STEPS_FOR_A_DAY = 7

/** Reference evapotranspiration of a day and how it was worked out. `temperature_only` is the rougher Hargreaves. */
export interface DayEt0 {
  mm: number
  method: 'penman_monteith' | 'temperature_only'
}

const few = () => unknown('too little of the day is known')

/** The figures there are, when there are enough of them for the day. */
function enough(values: readonly (number | undefined)[]): number[] | undefined {
  const given = values.filter((value) => value !== undefined)
  return given.length >= STEPS_FOR_A_DAY ? given : undefined
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Highest and lowest temperature of a day, °C, from at least 7 steps; their own extremes count where given. Steps alone
 * miss the true extremes by about 0.5 °C (heuristic).
 */
export function dayExtremes(steps: readonly WeatherStep[]): Maybe<{ maxTempC: number; minTempC: number }> {
  const highs = enough(
    steps.map(({ tempC, maxTempC }) => (tempC === undefined ? maxTempC : Math.max(tempC, maxTempC ?? tempC))),
  )
  const lows = enough(
    steps.map(({ tempC, minTempC }) => (tempC === undefined ? minTempC : Math.min(tempC, minTempC ?? tempC))),
  )
  if (!highs || !lows) return few()
  return known({ maxTempC: Math.max(...highs), minTempC: Math.min(...lows) })
}

/** Share of the radiation at the top of the air that reaches the ground over the day, from the cloud of its steps. */
function sunShare(
  steps: readonly WeatherStep[],
  place: FarmPlace,
  mapping: CloudMapping,
): number | undefined {
  if (!enough(steps.map(({ cloudPct }) => cloudPct))) return undefined
  let top = 0
  let ground = 0
  for (const { dt, cloudPct } of steps) {
    const ra = stepExtraterrestrialRadiation(place.latDeg, place.lonDeg, dt, 3)
    const rs = knownValue(radiationFromCloud(ra, { cloudPct }, mapping, place.elevationM ?? 0))
    if (rs === undefined) continue
    top += ra
    ground += rs
  }
  return top > 0 ? ground / top : undefined
}

/**
 * ET0 of a local day from its 3-hour steps: FAO-56 Penman-Monteith with the mean of e0(Td), the mean wind brought to
 * 2 m and the cloud's sunlight; Hargreaves, said so, where humidity, wind or cloud is missing. Unknown with fewer than
 * 7 steps of temperature.
 */
export function dayEt0(
  day: string,
  steps: readonly WeatherStep[],
  place: FarmPlace,
  mapping: CloudMapping = 'angstrom',
): Maybe<DayEt0> {
  const extremes = dayExtremes(steps)
  if (!extremes.known) return extremes
  const raMj = dailyExtraterrestrialRadiation(place.latDeg, dayOfYearOf(day))
  const winds = enough(steps.map((step) => knownValue(windAtTwoMetres(step.windKmh))))
  const dewPoints = enough(steps.map((step) => knownValue(airMoisture(step))?.dewPointC))
  const share = sunShare(steps, place, mapping)
  if (winds && dewPoints && share !== undefined) {
    const full = dailyReferenceEvapotranspiration(
      {
        ...extremes.value,
        windMs: mean(winds) / 3.6,
        radiationMj: share * raMj,
        vapourPressureKpa: mean(dewPoints.map(saturationVapourPressure)),
      },
      { raMj, elevationM: place.elevationM ?? 0 },
    )
    return full.known ? known({ mm: full.value, method: 'penman_monteith' }) : full
  }
  const rough = hargreavesEvapotranspiration(extremes.value, raMj)
  return rough.known ? known({ mm: rough.value, method: 'temperature_only' }) : rough
}
