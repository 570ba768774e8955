import { expect, test } from 'vitest'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { judgeBaling } from './hay.ts'

const dry = {
  humidityPct: 50,
  windKmh: 10,
  gustKmh: 20,
  rainMm: 0,
  pop: 0,
  cloudPct: 20,
  weatherCode: 1,
  hours: 1,
}
/**
 * Thirty dry hours at one temperature, the last of which is judged; `change` overrides the third.
 */
const judged = (tempC: number, change: Partial<WeatherStep> = {}) => {
  const steps = Array.from({ length: 30 }, (_, i): WeatherStep => {
    return { dt: i * 3600, ...dry, tempC, minTempC: tempC, maxTempC: tempC, ...(i === 2 && change) }
  })
  const { verdict, reasons } = judgeBaling(steps, 29)
  return [verdict, ...reasons.map(({ code }) => code)]
}

test('J12 leaves baling unknown below the hay table, but forbids it in frost or on snow', () => {
  expect(judged(12)).toEqual(['unknown', 'outside_moisture_table'])
  expect(judged(0, { snowDepthM: 0 })).toEqual(['dont', 'crop_frozen', 'outside_moisture_table'])
  expect(judged(1.5, { rainMm: 2, snowMm: 2 })).toEqual(['dont', 'snow_lies', 'outside_moisture_table'])
})
