import { signsOf } from '../../steps/signs.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { missing, type Reason } from '../verdict.ts'

/**
 * Thunder by the weather code is a reason for care in every job outside: its gusts and rain come sooner and stronger
 * than the figures of an hour say. So is a code that is not given: it may have said thunder, or fog.
 */
export function thunder({ weatherCode, dt }: WeatherStep): Reason | undefined {
  if (weatherCode === undefined) return { ...missing('weatherCode', dt), verdict: 'careful' }
  return signsOf(weatherCode).thunder ? { code: 'thunder', verdict: 'careful', atDt: dt } : undefined
}
