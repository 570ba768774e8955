import { readWeatherCode } from '../../steps/weather-code.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { missingReason, type Reason } from '../verdict.ts'

/**
 * Thunder by the weather code is a reason for care in every outdoor job: its gusts and rain come sooner and stronger
 * than hourly values show. So is a missing code, which may have meant thunder, or fog.
 */
export function thunderReason({ weatherCode, dt }: WeatherStep): Reason | undefined {
  if (weatherCode === undefined) return { ...missingReason('weatherCode', dt), verdict: 'careful' }
  return readWeatherCode(weatherCode).thunder ? { code: 'thunder', verdict: 'careful', atDt: dt } : undefined
}
