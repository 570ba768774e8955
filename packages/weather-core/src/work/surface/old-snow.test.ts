import { expect, test } from 'vitest'
import type { WeatherStep } from '../../steps/weather-step.ts'
import { DEFAULT_RULES } from '../farm/farm.ts'
import { JOBS, type Job, judgeForecast, type PastWeather } from '../judge-forecast.ts'

const place = { latDeg: 52.37, lonDeg: -2.72, zone: 'Europe/London', offsetSeconds: 0 }
const midnight = Date.parse('2025-03-10T00:00:00Z') / 1000
const fine: Partial<WeatherStep> = {
  ...{ humidityPct: 50, windKmh: 12, gustKmh: 18, cloudPct: 80, weatherCode: 3 },
  ...{ rainMm: 0, snowMm: 0, pop: 0.05 },
}
/** Dry hours at one temperature from `from` until `until` (exclusive), counted from midnight. */
const hours = (from: number, until: number, tempC: number, depth?: (hour: number) => number | undefined) =>
  Array.from({ length: until - from }, (_, i): WeatherStep => {
    const air = { tempC, minTempC: tempC, maxTempC: tempC }
    return { dt: midnight + (from + i) * 3600, hours: 1, ...fine, ...air, snowDepthM: depth?.(from + i) }
  })
const OUTSIDE = JOBS.filter((work) => work !== 'frost')

const at = (hour: number, work: Job, ahead: readonly WeatherStep[], before: PastWeather = {}) => {
  const farm = { ...DEFAULT_RULES, rainBeforeMm: 0, soilDeficitMm: 30 }
  const days = judgeForecast(ahead, place, farm, before)
  const found = days.flatMap(({ steps }) => steps).find(({ step }) => step.dt === midnight + hour * 3600)
  const { verdict, reasons } = found?.judgements[work] ?? {}
  return [
    verdict,
    ...(reasons?.map(({ code, input, value }) => [code, input, value].filter(Boolean).join(' ')) ?? []),
  ]
}

test('J38 counts old snow for as long as depth readings show it, however mild the air', () => {
  const ahead = hours(10, 96, 9, (hour) => (hour < 40 ? 0.03 : 0))
  for (const work of OUTSIDE) {
    expect(at(12, work, ahead), work).toContain('snow_lies 12')
    expect(at(39, work, ahead)[0], work).toBe('dont')
  }
  // Afterwards the meltwater is on the field, in the crop and on the leaves.
  expect(at(40, 'harvest', ahead)).toEqual(['dont', 'snow_melted 12'])
  expect(at(40, 'field_work', ahead)).toEqual(['dont', 'snow_melted 12'])
  expect(at(40, 'spraying', ahead)[1]).toMatch(/^snow_melted/)
  expect(at(60, 'spraying', ahead)).toEqual(['good'])
  expect(at(66, 'harvest', ahead)).toEqual(['good'])
})

test('J38 melts the snow from the last depth reading when the forecast has no readings', () => {
  const before = { steps: hours(-48, 10, -3, () => 0.01) }
  // At 9 °C, 4 mm of snow melt at 1.35 mm an hour, so the snow is gone within the third hour.
  const ahead = hours(10, 96, 9)
  expect(at(12, 'field_work', ahead, before)).toEqual(['dont', expect.stringMatching(/^snow_lies 1.3/)])
  expect(at(13, 'harvest', ahead, before)).toEqual(['dont', 'snow_melted 4'])
  expect(at(37, 'harvest', ahead, before)).toEqual(['good'])
})

test('J38 counts fresh snow by its water content, and only the excess depth as old snow', () => {
  const fresh = (depth: number) =>
    hours(0, 48, 1, () => depth).map((step, i) =>
      i === 0 ? { ...step, rainMm: 10, snowMm: 10, weatherCode: 73 } : step,
    )
  expect(at(30, 'harvest', fresh(0.07))).toEqual(['dont', 'snow_lies 10'])
  expect(at(30, 'harvest', fresh(0.09))).toEqual(['dont', expect.stringMatching(/^snow_lies 1[78]/)])
})

test('J38 uses the greater of the two snow depth readings on either side of a gap', () => {
  const hole = (hour: number) => (hour > 20 && hour < 30 ? undefined : hour <= 20 ? 0 : 0.02)
  const ahead = hours(10, 96, 9, hole)
  expect(at(20, 'harvest', ahead)[0]).toBe('good')
  expect(at(21, 'harvest', ahead)).toEqual(['dont', 'snow_lies 8'])
})

test('J38 cannot judge a job in the cold without any snow depth reading', () => {
  for (const work of OUTSIDE) {
    expect(at(12, work, hours(10, 96, 4)), work).toContain('missing snowDepthM')
    expect(at(12, work, hours(10, 96, 4))[0], work).not.toMatch(/good|careful/)
    // Two days of thaw do not prove that snow from an earlier week of frost is gone.
    expect(at(12, work, hours(10, 30, 9), { steps: hours(-48, 10, -3) }), work).toContain(
      'missing snowDepthM',
    )
    expect(
      at(
        12,
        work,
        hours(10, 96, 4, () => 0),
      ),
      work,
    ).not.toContain('missing snowDepthM')
  }
  expect(at(12, 'field_work', hours(10, 96, 6))).toEqual(['good'])
})

test('J38 does not infer old snow from a night at 4 °C in May', () => {
  const may = hours(10, 96, 17).map((step, i) =>
    i % 24 > 14 && i % 24 < 20 ? { ...step, tempC: 4, minTempC: 4 } : step,
  )
  expect(at(12, 'field_work', may)).toEqual(['good'])
})

test('J38 does not count meltwater again if the soil already includes it', () => {
  const steps = hours(-48, 10, -1, () => 0.05)
  const ahead = hours(10, 110, 8, (hour) => (hour < 30 ? 0.05 : 0))
  const soil = { wettestMm: 12, driestMm: 12, metOn: '2025-03-01' }
  const known = judgeForecast(ahead, place, { ...DEFAULT_RULES, rainBeforeMm: 0 }, { steps, soil })
  const noon = (day: number) => {
    const judged = known[day]?.steps.find(({ step }) => (step.dt - midnight) % 86_400 === 18 * 3600)
    return [
      judged?.judgements.field_work.verdict,
      ...(judged?.judgements.field_work.reasons.map(({ code }) => code) ?? []),
    ]
  }
  expect(noon(0)).toEqual(['dont', 'snow_lies'])
  expect(noon(1)).toEqual(['dont', 'snow_melted'])
  expect(noon(2)).toEqual(['good'])
})

test('J24 keeps field work independent of the farmer’s combining limit', () => {
  const ahead = hours(0, 48, 1.5, () => 0).map((step, i) =>
    i === 0 ? { ...step, rainMm: 4, snowMm: 4, weatherCode: 73 } : step,
  )
  const farm = { ...DEFAULT_RULES, rainBeforeMm: 0, soilDeficitMm: 30 }
  const own = { ...farm, harvest: { ...farm.harvest, wetMm: { ...farm.harvest.wetMm, value: 5 } } }
  const [usual, changed] = [farm, own].map((rules) =>
    judgeForecast(ahead, place, rules).flatMap(({ steps }) =>
      steps.map(({ judgements }) => judgements.field_work),
    ),
  )
  expect(usual?.[12]?.verdict).toBe('dont')
  expect(changed).toEqual(usual)
})
