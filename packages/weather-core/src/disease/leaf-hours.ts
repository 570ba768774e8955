import { type HourlyAir, hourlyAir } from '../steps/hourly-air.ts'
import { stepHours, type WeatherStep } from '../steps/weather-step.ts'
import { isLeafWet } from './leaf-wetness.ts'

/** Hourly input of the disease models. */
export interface LeafHour extends HourlyAir {
  /** Rain, or humidity of at least 90 % ({@link isLeafWet}). */
  wet?: boolean | undefined
  rainMm?: number | undefined
}

// Tolerance for rounding in the conversion to dew point and back: a given 90 % must count as 90 %.
export const HUMID_PCT = 90 - 1e-6

/**
 * Hourly leaf wetness and air, in chronological order. The rain of a longer step is split evenly,
 * so all hours of a rainy step count as wet.
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
