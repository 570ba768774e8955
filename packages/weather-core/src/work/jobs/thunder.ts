import { readWeatherCode } from '../../steps/weather-code.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { missingReason, type Reason } from '../verdict.ts'

/**
 * Reason for care in every outdoor job: thunder brings gusts and rain sooner and stronger than
 * hourly values show. A missing weather code may hide thunder or fog, so it needs care too.
 */
export function thunderReason({ weatherCode, dt }: WeatherStep): Reason | undefined {
  if (weatherCode === undefined) return { ...missingReason('weatherCode', dt), verdict: 'careful' }
  return readWeatherCode(weatherCode).thunder ? { code: 'thunder', verdict: 'careful', atDt: dt } : undefined
}
