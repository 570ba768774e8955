import { displayUnits } from '@smart-farming/weather-core/display-units'
import {
  findAlertOutlook as findAhead,
  judgeDayStatements,
  type OutlookFarm,
} from '@smart-farming/weather-core/outlook/outlook'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { describe, expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { describeDay } from './day.ts'
import { describeAlertOutlook } from './outlook.ts'

const words = server.weather

/** Monday 22 September 2025, 00:00 in Nakuru, Kenya. */
const monday = Date.UTC(2025, 8, 21, 21) / 1000
const place = { latDeg: -0.28, lonDeg: 36.07, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
const mild = {
  tempC: 18,
  minTempC: 18,
  maxTempC: 18,
  humidityPct: 65,
  windKmh: 10,
  gustKmh: 14,
  rainMm: 0,
  pop: 0.05,
  cloudPct: 90,
  weatherCode: 3,
}

/** Three mild, dry days with a breeze; `change` overrides steps by their start hour. */
const steps = (change: Record<number, Partial<WeatherStep>> = {}): WeatherStep[] =>
  Array.from({ length: 24 }, (_, i) => ({ dt: monday + i * 10_800, ...mild, ...change[i * 3] }))
const dayOutlooks = (forecast: WeatherStep[], own: OutlookFarm = {}) =>
  judgeDayStatements(forecast, place, own).map((day) => ({
    day: day.day,
    sentence: describeDay(words, day, place, displayUnits(own.units)),
  }))
const alertOutlook = (forecast: WeatherStep[], own: OutlookFarm = {}) =>
  describeAlertOutlook(words, findAhead(forecast, place, own), place, displayUnits(own.units))
const sentence = (forecast: WeatherStep[], own = {}, day = 0) => dayOutlooks(forecast, own)[day]
const found = (forecast: WeatherStep[], own = {}) =>
  alertOutlook(forecast, own).found.map((alert) => alert.sentence)

describe('day sentences', () => {
  test("each day's sentence describes rain and spraying in the farmer's units", () => {
    const wet = steps({ 18: { rainMm: 12.7, pop: 0.9 } })
    expect(sentence(wet)).toEqual({
      day: '2025-09-22',
      sentence: expect.stringMatching(/^Dry until 18:00, then 13\u00a0mm of rain.*; spraying: good .*\.$/),
    })
    expect(sentence(wet, { units: { rain: 'in' } })?.sentence).toContain('0.5\u00a0in')
    expect(dayOutlooks(wet).map(({ day }) => day)).toEqual(['2025-09-22', '2025-09-23', '2025-09-24'])
  })

  test("a day's sentence includes baling on a farm that makes hay", () => {
    expect(sentence(steps(), {}, 1)?.sentence).not.toContain('baling')
    expect(sentence(steps(), { enterprises: ['dairy'] }, 1)?.sentence).toContain('baling')
  })

  test("the farmer's own limits determine the spraying hours", () => {
    const breeze = steps(Object.fromEntries([9, 12, 15].map((hour) => [hour, { windKmh: 13 }])))
    expect(sentence(breeze)?.sentence).toContain('spraying: good 09:00 to 15:00')
    const own = { limits: { spraying: { maxWindKmh: 13, carefulWindKmh: 12 } } }
    expect(sentence(breeze, own)?.sentence).not.toContain('09:00 to 15:00')
  })

  test('an empty forecast gives no days', () => expect(dayOutlooks([])).toEqual([]))
})

describe('alerts', () => {
  test('an outlook without alerts lists every checked limit, its publisher and the checked period', () => {
    const { found: none, unchecked, limits, untilDt } = alertOutlook(steps(), { enterprises: ['fruit'] })
    expect([none, unchecked, untilDt]).toEqual([[], [], monday + 72 * 3600])
    expect(limits.map(({ name }) => name)).toEqual([
      'Air frost at or below',
      'Ground frost at or below',
      'Gusts at or above',
      'Rain in 24 hours at or above',
      'Snow, as water, in 24 hours at or above',
      'Freezing rain',
      'Thunderstorms',
      'Hail',
      'Heat risk at work: feels like, in the shade',
    ])
    expect(limits[6]).toMatchObject({ figure: 'any', publisher: 'forecast weather code' })
    expect(limits[2]).toEqual({
      kind: 'gusts',
      name: 'Gusts at or above',
      figure: '60\u00a0km/h',
      publisher: 'Smart Farming rule of thumb',
    })
  })

  test('the checked period ends with the last step, even if the step is six hours long', () => {
    expect(alertOutlook([{ dt: monday, hours: 6 }]).untilDt).toBe(monday + 6 * 3600)
    expect(alertOutlook([])).toMatchObject({ found: [], untilDt: 0 })
  })

  test("an alert has a sentence, times and advice in the farmer's units", () => {
    const cold = steps({ 30: { tempC: -2 } })
    expect(alertOutlook(cold, { units: { temperature: 'F' } }).found).toEqual([
      {
        id: 'frost:2025-09-22',
        kind: 'frost',
        sentence: expect.stringContaining('Frost: down to 28\u00a0°F on Tuesday 06:00'),
        brief: 'Frost 28\u00a0°F, Tue 03:00 to 09:00.',
        endDt: monday + 33 * 3600,
        name: 'Air frost',
        times: 'from Tuesday 03:00 until 09:00',
        details: expect.stringContaining('Frost: down to 28'),
        advice: expect.stringContaining('Cover tender plants'),
      },
    ])
  })

  test('midnight counts as part of the evening before', () => {
    const storm = steps({ 24: { weatherCode: 95 } })
    expect(alertOutlook(storm).found[0]).toMatchObject({
      sentence: 'Thunderstorms from midnight Monday night.',
      times: 'from midnight Monday night until Tuesday 03:00',
      brief: 'Thunderstorms, midnight Mon night to Tue 03:00.',
      details: '',
    })
  })

  test("the farmer's own limits and farm type determine the alerts", () => {
    const blow = steps({ 30: { gustKmh: 50 } })
    expect(found(blow)).toEqual([])
    const own = { limits: { alerts: { gustKmh: 50 } } }
    expect(found(blow, own)).toEqual(['Gusts of 50\u00a0km/h on Tuesday 06:00, at or above 50\u00a0km/h.'])
    expect(alertOutlook(blow, own).limits).toContainEqual({
      kind: 'gusts',
      name: 'Gusts at or above',
      figure: '50\u00a0km/h',
      publisher: 'your own limit',
    })
    const hot = steps().map((step) => ({ ...step, tempC: 33, humidityPct: 60 }))
    expect(found(hot, { enterprises: ['dairy'] }).join()).toContain('Heat stress in cattle')
    expect(found(hot, { enterprises: ['fruit'] })).toEqual([
      'Heat risk at work: it feels like 40\u00a0°C in the shade at midnight Sunday night, at or above 32\u00a0°C.',
    ])
  })

  test('an alert without data is listed as unchecked, with the reason', () => {
    const { unchecked } = alertOutlook(steps({ 6: { gustKmh: undefined } }))
    expect(unchecked).toEqual([{ kind: 'gusts', name: 'gusts', reason: 'gusts are missing for some hours' }])
  })
})

test('an alert says "uncertain" from the fourth day on, but not on the third', () => {
  const gusty = (day: number) =>
    Array.from({ length: 40 }, (_, i) => ({
      ...{ dt: monday + i * 10_800, ...mild },
      ...(Math.floor(i / 8) === day && i % 8 === 4 && { gustKmh: 75 }),
    }))
  expect(found(gusty(2))).toEqual([expect.stringMatching(/^Gusts of 75\skm\/h on Wednesday .*km\/h\.$/)])
  expect(found(gusty(3))).toEqual([
    expect.stringMatching(/^Gusts of 75\skm\/h on Thursday .*km\/h\. Uncertain this far ahead\.$/),
  ])
  expect(alertOutlook(gusty(3)).found[0]?.brief).toMatch(/^Perhaps gusts 75\skm\/h, Thu .*\.$/)
})
