import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { judgeHarvest } from './harvest.ts'
import { judgeBaling } from './hay.ts'
import { judgeSpraying } from './spraying.ts'

const NOON = 12 * 3600
const calm: WeatherStep = {
  dt: NOON,
  humidityPct: 60,
  windKmh: 8,
  gustKmh: 14,
  pop: 0.9,
  cloudPct: 90,
}
const SUN = [{ startDt: 6 * 3600, endDt: 20 * 3600 }]
const falls = (step: WeatherStep) =>
  [judgeSpraying([step], 0, SUN), judgeHarvest([step], 0), judgeBaling([step], 0)].map(({ reasons }) => {
    const reason = reasons.find(({ code }) => code === 'rain')
    return reason && (reason.fall ?? 'rain')
  })

test('J37 names the kind of precipitation that stops a job', () =>
  checkRows(
    [
      ['rain', { tempC: 12, rainMm: 1 }],
      ['rain', { tempC: 1, rainMm: 1, snowMm: 0 }],
      ['snow', { tempC: -6, rainMm: 1, snowMm: 1 }],
      ['snow', { tempC: -6, rainMm: 1 }],
      ['either', { tempC: 1, rainMm: 1 }],
      ['mixed', { tempC: 1, rainMm: 1, snowMm: 0.5 }],
      ['freezing', { tempC: -1, rainMm: 1, snowMm: 0, weatherCode: 66 }],
      ['rain', { tempC: 22, rainMm: 1 }],
    ] as const,
    ([fall, weather]) => {
      expect(falls({ ...calm, ...weather })).toEqual([fall, fall, fall])
    },
  ))
