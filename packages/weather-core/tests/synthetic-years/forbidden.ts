import { deltaT } from '../../src/air/delta-t.ts'
import { knownValue } from '../../src/result.ts'
import type { WeatherStep } from '../../src/steps/weather-step.ts'
import type { Job } from '../../src/work/judge-forecast.ts'
import { BALING_LIMITS } from '../../src/work/limits/baling-limits.ts'
import { FIELD_LIMITS } from '../../src/work/limits/field-limits.ts'
import { FROST_LIMITS } from '../../src/work/limits/frost-limits.ts'
import { HARVEST_LIMITS } from '../../src/work/limits/harvest-limits.ts'
import { SPRAY_LIMITS } from '../../src/work/limits/spray-limits.ts'

/** Whether a step has its share of the rain that counts as wet in three hours. */
const wet = ({ rainMm = 0, hours = 1 }: WeatherStep, limit: { value: number }) =>
  rainMm >= limit.value * Math.min(1, hours / 3)

/**
 * Whether the limits forbid a job at a reading. Independent of the rules: written from the limits,
 * by conditions at that moment (wind, Delta T, temperature, humidity) or in that hour (rain, gust).
 */
export function isForbidden(work: Job, hour: WeatherStep, elevationM: number): boolean {
  const { tempC = 0, dewPointC = 0, humidityPct = 0, windKmh = 0, gustKmh = 0 } = hour
  if (work === 'spraying') {
    const limits = SPRAY_LIMITS
    const dry = knownValue(deltaT(hour, elevationM)) ?? 0
    return (
      windKmh < limits.minWindKmh.value ||
      windKmh >= limits.maxWindKmh.value ||
      gustKmh > limits.maxGustKmh.value ||
      wet(hour, limits.wetMm) ||
      dry > limits.maxDeltaT.value ||
      tempC > limits.maxTempC.value ||
      tempC <= limits.freezingC.value ||
      humidityPct > limits.maxHumidityPct.value
    )
  }
  if (work === 'harvest') {
    const limits = HARVEST_LIMITS
    return (
      wet(hour, limits.wetMm) ||
      humidityPct > limits.maxHumidityPct.value ||
      gustKmh >= limits.maxGustKmh.value ||
      tempC <= limits.frozenC.value
    )
  }
  if (work === 'hay') {
    const limits = BALING_LIMITS
    return (
      wet(hour, limits.wetMm) ||
      humidityPct > limits.maxHumidityPct.value ||
      tempC - dewPointC <= limits.minDewSpreadC.value
    )
  }
  if (work === 'field_work') return (hour.rainMm ?? 0) >= FIELD_LIMITS.fallingMm.value
  return tempC <= FROST_LIMITS.airFrostC.value
}
