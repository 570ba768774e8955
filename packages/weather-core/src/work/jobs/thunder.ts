import { signsOf } from '../../steps/signs.ts'
import type { WeatherStep } from '../../steps/weather-step.ts'
import type { Reason } from '../verdict.ts'

/**
 * Thunder by the weather code is a reason for care in every job outside: its gusts and rain come sooner and stronger
 * than the figures of an hour say. A code that is not given is none: thunder comes with gusts and a chance of rain.
 */
export const thunder = ({ weatherCode, dt }: WeatherStep): Reason | undefined =>
  signsOf(weatherCode).thunder ? { code: 'thunder', verdict: 'careful', atDt: dt } : undefined
