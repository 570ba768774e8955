import { type HourlyAir, hourlyAir } from '../steps/hourly-air.ts'
import { stepHours, type WeatherStep } from '../steps/weather-step.ts'
import { leafWet } from './leaf-wetness.ts'

/** An hour as the disease models read it. What is not known is absent. */
export interface LeafHour extends HourlyAir {
  /** Whether leaves are wet: rain, or humidity of at least 90 % ({@link leafWet}). */
  wet?: boolean | undefined
  rainMm?: number | undefined
}

// Humidity comes back from the dew point a hair off, and 90 % given must count as 90 %.
export const HUMID_PCT = 90 - 1e-6

/**
 * The hours of steps in order of time, with leaf wetness. Rain of a step of several hours is shared out evenly: each of
 * its hours may have been wet, so each counts as wet.
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
    const wet = leafWet({ tempC: air.tempC, humidityPct: air.humidityPct, rainMm }, HUMID_PCT)
    return { ...air, rainMm, wet: wet.known ? wet.value : undefined }
  })
}
