import { type HourlyAir, hourlyAir } from '../steps/hourly-air.ts'
import { stepHours, type WeatherStep } from '../steps/weather-step.ts'
import { isLeafWet } from './leaf-wetness.ts'

/** An hour as input of the disease models. Unknown data is absent. */
export interface LeafHour extends HourlyAir {
  /** True if leaves are wet: rain, or humidity of at least 90 % ({@link isLeafWet}). */
  wet?: boolean | undefined
  rainMm?: number | undefined
}

// Tolerance for the precision lost in converting to dew point and back: a given 90 % must count as 90 %.
export const HUMID_PCT = 90 - 1e-6

/**
 * Hours of the steps in chronological order, with leaf wetness. Rain of a step of several hours is split evenly: each
 * of its hours may have been wet, so each counts as wet.
 */
export function leafHours(steps: readonly WeatherStep[]): LeafHour[] {
  const rain = new Map(
    steps.flatMap((step) => {
      const hours = stepHours(step)
      const each = step.rainMm === undefined ? undefined : step.rainMm / hours
      return Array.from({ length: hours }, (_, i) => [step.dt + i * 3600, each] as const)
    }),
  )
  return hourlyAir(steps).map((air) => {
    const rainMm = rain.get(air.dt)
    const wet = isLeafWet({ tempC: air.tempC, humidityPct: air.humidityPct, rainMm }, HUMID_PCT)
    return { ...air, rainMm, wet: wet.known ? wet.value : undefined }
  })
}
