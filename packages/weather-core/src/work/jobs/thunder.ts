import { signsOf } from '../../steps/signs.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { missing, type Reason } from '../verdict.ts'

/**
 * Thunder by the weather code is a reason for care in every outdoor job: its gusts and rain come sooner and stronger
 * than hourly values show. So is a missing code, which may have meant thunder, or fog.
 */
export function thunder({ weatherCode, dt }: WeatherStep): Reason | undefined {
  if (weatherCode === undefined) return { ...missing('weatherCode', dt), verdict: 'careful' }
  return signsOf(weatherCode).thunder ? { code: 'thunder', verdict: 'careful', atDt: dt } : undefined
}
