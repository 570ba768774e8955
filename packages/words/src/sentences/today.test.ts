import { displayUnits } from '@smart-farming/weather-core/display-units'
import { findAlertOutlook, type OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import { answerJob, farmJobs } from '@smart-farming/weather-core/outlook/today-jobs'
import { answerNights } from '@smart-farming/weather-core/outlook/today-night'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { createFarmRules } from '@smart-farming/weather-core/work/farm/own-farm'
import { judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { expect, test } from 'vitest'
import { server } from '../en/server.ts'
import { describeJobAnswer, describeNightAnswer } from './today.ts'

const words = server.weather
const place = { latDeg: -0.28, lonDeg: 36.07, zone: 'Africa/Nairobi', offsetSeconds: 10_800 }
/** Monday 22 September 2025, 00:00 in Nakuru, Kenya. */
const midnight = Date.UTC(2025, 8, 21, 21) / 1000
const FINE = { tempC: 18, minTempC: 18, humidityPct: 65, windKmh: 11, gustKmh: 14, rainMm: 0, snowMm: 0 }

/** Hours of three days from `now`. */
const weather = (now: number, change: (hour: number) => Partial<WeatherStep> = () => ({})): WeatherStep[] =>
  Array.from({ length: 72 }, (_, hour) => ({
    ...{ dt: midnight + hour * 3600, hours: 1, ...FINE, pop: 0.05, cloudPct: 90, weatherCode: 3 },
    ...change(hour),
  })).slice(now)

/** First answers of the Today panel: the farm's first job, and tonight. */
function said(steps: readonly WeatherStep[], own: OutlookFarm = {}) {
  const days = judgeForecast(steps, place, createFarmRules(own))
  const units = displayUnits(own.units)
  const [job] = farmJobs(own).flatMap((work) => answerJob(days, work, place))
  const [night] = answerNights(days, findAlertOutlook(steps, place, own).found, place)
  return {
    job: job && describeJobAnswer(words, job, place, units),
    night: night && describeNightAnswer(words, night, place, units),
  }
}

test('the job answer names the job, verdict, hours and reasons', () => {
  expect(said(weather(13)).job).toEqual({
    untilDt: midnight + 19 * 3600,
    sign: 'good',
    title: 'Spraying this afternoon',
    verdict: 'Good',
    // For the first two hours, leaves may still be wet from unknown earlier rain.
    when: '15:00 to 19:00',
    reasons: ['No problems in the forecast.'],
  })
  const storm = weather(8, (hour) => (hour < 24 ? { windKmh: 40, gustKmh: 70 } : {}))
  expect(said(storm, { enterprises: ['vegetables'] }).job).toMatchObject({
    title: 'Spraying today',
    verdict: 'Don’t',
    when: 'good Tue 06:00 to 19:00',
    reasons: [expect.stringMatching(/^Wind 40\u00a0km\/h.*\.$/)],
  })
  const blustery = weather(8, (hour) => (hour < 24 ? { windKmh: 40, gustKmh: 70 } : { windKmh: 18 }))
  expect(said(blustery, { enterprises: ['vegetables'] }).job?.when).toMatch(/^with care Tue /)
})

test('a dairy farm gets an answer for hay, which is "Can’t tell" without data', () => {
  const blind = weather(8, () => ({ humidityPct: undefined }))
  expect(said(blind, { enterprises: ['dairy'] }).job).toMatchObject({
    sign: 'unknown',
    title: 'Baling hay today',
    verdict: 'Can’t tell',
    reasons: [expect.stringContaining('umidity is not in this forecast')],
  })
})

test('the night answer gives the lowest temperature, the frost, or "Can’t tell"', () => {
  expect(said(weather(8)).night).toMatchObject({
    sign: 'night',
    title: 'Tonight',
    verdict: 'No frost',
    when: 'down to 18\u00a0°C around 18:00',
    reasons: [expect.stringMatching(/^Tonight, .*no frost/)],
  })
  const frost = weather(8, (hour) => (hour === 28 ? { tempC: -2, minTempC: -2, cloudPct: 100 } : {}))
  const { night } = said(frost, { units: { temperature: 'F' } })
  expect(night).toMatchObject({ sign: 'frost', verdict: 'Frost', when: 'down to 28\u00a0°F around 04:00' })
  expect(said(weather(8, () => ({ tempC: undefined, minTempC: undefined }))).night).toMatchObject({
    sign: 'unknown',
    verdict: 'Can’t tell',
    when: 'frost not known for some hours',
  })
  const near = weather(8, (hour) => (hour === 28 ? { tempC: 2, minTempC: 2, cloudPct: 90 } : {}))
  expect(said(near).night).toMatchObject({ sign: 'careful', verdict: 'Frost risk', title: 'Tonight' })
  expect(said(near).night?.reasons[0]).toMatch(/^Ground down to .*frost is near.*\.$/)
})

test('an event before the next sunrise comes first, titled "Today" by day', () => {
  const hot = weather(8, (hour) =>
    hour >= 12 && hour < 16 ? { tempC: 33, minTempC: 33, humidityPct: 60 } : {},
  )
  const { night } = said(hot, { enterprises: ['dairy'] })
  expect(night).toMatchObject({ sign: 'alert', title: 'Today', verdict: expect.stringMatching(/^Heat/) })
  expect(night?.when).toMatch(/^1\d:00 to 1\d:00$/)
  expect(night?.reasons).toEqual([expect.stringMatching(/^Heat/), expect.stringMatching(/^Tonight/)])
})

test('the night answer mentions frost after another event', () => {
  const wet = weather(8, (hour) => ({
    ...(hour >= 10 && hour < 22 && { rainMm: 4, pop: 0.9 }),
    ...(hour >= 51 && hour < 54 && { tempC: -2, minTempC: -2 }),
  }))
  expect(said(wet).night).toMatchObject({ sign: 'alert', verdict: 'Heavy rain' })
  expect(said(wet).night?.when).toMatch(/ · frost Wed$/)
})

test('the night answer says when a current event ends, and leaves out afternoon heat', () => {
  const hot = { tempC: 33, minTempC: 33, humidityPct: 60 }
  const evening = weather(22, (hour) => (hour >= 12 && hour < 26 ? hot : {}))
  const past = weather(0, (hour) => (hour >= 12 && hour < 26 ? hot : {})).slice(0, 22)
  const first = (steps: readonly WeatherStep[], before: readonly WeatherStep[]) => {
    const { found } = findAlertOutlook(steps, place, { enterprises: ['dairy'] }, before)
    const [night] = answerNights(judgeForecast(steps, place), found, place)
    return night && describeNightAnswer(words, night, place, displayUnits(undefined))
  }
  expect(first(evening, past)).toMatchObject({ sign: 'alert', title: 'Tonight', when: 'until 02:00' })
  const noons = (hour: number) => (hour % 24 >= 12 && hour % 24 < 17 ? hot : {})
  expect(first(weather(23, noons), weather(0, noons).slice(0, 23))).toMatchObject({
    sign: 'night',
    title: 'Tonight',
    verdict: 'No frost',
  })
  expect(
    first(
      weather(22, () => hot),
      weather(0, () => hot).slice(0, 22),
    )?.when,
  ).toBe('all night')
})

test('an event lasting several days reads "day and night", and its worst hour is given as later', () => {
  const hot = (hour: number) => ({ tempC: hour === 36 ? 35 : 33, minTempC: 33, humidityPct: 60 })
  const own: OutlookFarm = { enterprises: ['dairy'] }
  const { found } = findAlertOutlook(weather(8, hot), place, own, weather(0, hot).slice(0, 8))
  const before = found.map((alert) => ({ ...alert, startDt: midnight - 3600 }))
  const [day] = answerNights(judgeForecast(weather(8, hot), place), before, place)
  const today = day && describeNightAnswer(words, day, place, displayUnits(undefined))
  expect(today).toMatchObject({ title: 'Today', when: 'day and night' })
  expect(today?.reasons[0]).toMatch(/^The worst comes after tonight\. Heat .* on Tuesday 12:00/)
})

test("a temperature below the hay table's range is not described as above it", () => {
  const cold = weather(8, () => ({ tempC: 7, minTempC: 7 }))
  expect(said(cold, { enterprises: ['dairy'] }).job?.reasons).toEqual([
    expect.stringContaining('7\u00a0°C: too cool for our hay table, which starts at 21\u00a0°C (08:00).'),
  ])
})
