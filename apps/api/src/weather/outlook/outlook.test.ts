import { type Forecast, type ForecastEntry, outlook } from '@smart-farming/contracts/weather'
import { METRIC_UNITS } from '@smart-farming/weather-core/display-units'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import { weatherStep } from '@smart-farming/weather-core/steps/weather-step'
import { createFarmRules } from '@smart-farming/weather-core/work/farm/own-farm'
import { JOBS, judgeForecast } from '@smart-farming/weather-core/work/judge-forecast'
import { loadServerMessages } from '@smart-farming/words/catalogues'
import { describeReason } from '@smart-farming/words/sentences/reason'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildOutlook as say } from './outlook.ts'

const words = await loadServerMessages('en')
/** Uses the steps of the list as the hours to judge. */
const hoursOf = ({ list }: Forecast) =>
  list.map(weatherStep).map((step) => ({ ...step, hours: step.hours ?? 3, weatherCode: 3 }))
const outlookOf = (weather: Forecast, own: OutlookFarm | undefined) =>
  say(words, { ...weather, hours: hoursOf(weather) }, own)

/** Monday 22 September 2025, 00:00 in Nakuru, Kenya. */
const MONDAY = Date.UTC(2025, 8, 21, 21) / 1000
const HOUR = 3600
const place = { latDeg: -0.28, lonDeg: 36.07, zone: 'Africa/Nairobi', offsetSeconds: 3 * HOUR }

/**
 * Two mild, dry days in Nakuru, with a breeze that prevents inversions. `change` modifies a step by
 * its hour.
 */
const forecast = (change: (hour: number) => Partial<ForecastEntry> = () => ({})): Forecast => ({
  list: Array.from({ length: 16 }, (_, i) => ({
    dt: MONDAY + i * 3 * HOUR,
    weather: [{ description: 'clear sky', icon: '01d' }],
    main: { temp: 18, temp_min: 18, temp_max: 18, humidity: 65 },
    wind: { speed: 3.2, gust: 4 },
    clouds: { all: 90 },
    rain: { '3h': 0 },
    snow: { '3h': 0 },
    pop: 0.05,
    ...change(i * 3),
  })),
  city: { coord: { lat: -0.28, lon: 36.07 }, timezone: 3 * HOUR, zone: 'Africa/Nairobi' },
  source: {
    id: 'open-meteo',
    name: 'Open-Meteo',
    url: 'https://open-meteo.com/',
    attribution: 'Weather data by Open-Meteo.com',
    licence: 'CC BY 4.0',
    fetchedAt: '2025-09-21T21:05:00Z',
  },
})

/** The first day's windows for a job, in local hours: 'good 6-18'. */
function windows(weather: Forecast, work: string, own: OutlookFarm = {}): string {
  const hour = (dt: number) => (dt - MONDAY) / HOUR
  return (outlookOf(weather, own).days[0]?.windows[work] ?? [])
    .map(({ startDt, endDt, verdict }) => `${verdict} ${hour(startDt)}-${hour(endDt)}`)
    .join(', ')
}

describe('work windows of a day', () => {
  test('lists windows for all jobs, or only for the jobs of the farm', () => {
    const jobs = (own: OutlookFarm) => {
      const { works, days } = outlookOf(forecast(), own)
      for (const { windows: allowed } of days)
        expect(Object.keys(allowed)).toEqual(works.map(({ work }) => work))
      return works.map(({ work }) => work)
    }
    expect(jobs({})).toEqual(JOBS)
    expect(jobs({ enterprises: ['dairy'], crop: { name: 'barley' } })).toContain('harvest')
    expect(jobs({ enterprises: ['fruit'] })).toEqual(['spraying', 'frost'])
  })

  test('applies the farmer’s own limits', () => {
    const breeze = forecast((hour) => (hour >= 9 && hour < 15 ? { wind: { speed: 3.6, gust: 5 } } : {}))
    expect(windows(breeze, 'spraying')).toContain('good 6-18')
    expect(windows(breeze, 'spraying', { limits: { spraying: { maxWindKmh: 12.5 } } })).toContain('dont 6-15')
  })

  test('uses six-hour steps when the provider has no finer ones', () => {
    const coarse = forecast()
    const list = coarse.list
      .filter((_, i) => i % 2 === 0)
      .map(({ rain: _rain, snow: _snow, ...entry }) => ({ ...entry, precipitation_6h: 0 }))
    // Readings six hours apart do not show what happens between them.
    expect(windows({ ...coarse, list }, 'spraying')).toBe('careful 0-6, careful 6-18, careful 18-24')
    expect(outlookOf({ ...coarse, list }, {}).days[0]?.windows.spraying?.[0]?.reasons).toContainEqual(
      expect.objectContaining({ code: 'step_long' }),
    )
  })

  test('never calls a job good when data is missing, and names the missing value', () => {
    const hole = forecast((hour) =>
      hour >= 9 && hour < 15 ? { wind: { speed: 3.2 }, main: { temp: 18, temp_min: 18, temp_max: 18 } } : {},
    )
    // The step before the gap extends up to the gap.
    expect(windows(hole, 'spraying')).toContain('unknown 6-15')
    const window = outlookOf(hole, {}).days[0]?.windows.spraying?.find(({ verdict }) => verdict === 'unknown')
    expect(window?.reasons.map(({ code, input }) => [code, input])).toEqual([
      ['missing', 'humidityPct'],
      ['gust_not_given', undefined],
    ])
  })

  test('does not judge a job when rain is unknown, even if snow is given as zero', () => {
    const list = forecast().list.map(({ rain: _rain, ...entry }) => entry)
    for (const work of ['spraying', 'harvest', 'hay', 'field_work'])
      expect(windows({ ...forecast(), list }, work)).toMatch(/^(?!.*(good|careful)).+/)
  })

  test('uses default limits and metric units when the settings are unavailable', () => {
    expect(outlookOf(forecast(), undefined)).toEqual({ ...outlookOf(forecast(), {}), usual: true })
    expect(outlookOf(forecast(), {}).usual).toBeUndefined()
  })

  test('lists every limit with its publisher, or as the farmer’s own', () => {
    const { works } = outlookOf(forecast(), { limits: { spraying: { maxWindKmh: 18 } } })
    const limits = works.find(({ work }) => work === 'spraying')?.limits
    expect(limits).toContainEqual({
      name: 'minWindKmh',
      value: 3,
      unit: 'km/h',
      publisher: 'DPIRD Western Australia',
    })
    expect(limits).toContainEqual({
      name: 'maxWindKmh',
      value: 18,
      unit: 'km/h',
      publisher: 'your own limit',
    })
    expect(limits?.find(({ name }) => name === 'maxGustKmh')?.publisher).toBe('Smart Farming rule of thumb')
  })
})

describe('the summary of today', () => {
  const asked = (weather: Forecast, own: OutlookFarm = {}) => {
    const { jobs = [], night = [] } = outlookOf(weather, own).today ?? {}
    return { jobs: jobs.map(([first]) => `${first?.title}: ${first?.verdict}`), night: night[0] }
  }

  test('lists the farm’s jobs, most relevant first, in the same words as the strip', () => {
    expect(asked(forecast()).jobs[0]).toBe('Spraying today: Good')
    const ofCows = (weather: Forecast) =>
      asked(weather, { enterprises: ['dairy'] }).jobs.map((job) => job.split(' today')[0])
    const warm = { temp: 24, temp_min: 24, temp_max: 24, humidity: 65 }
    expect(ofCows(forecast(() => ({ main: warm })))).toEqual(['Baling hay', 'Spraying', 'Field work'])
    // It is too cold to make hay, so baling is not listed first.
    expect(ofCows(forecast())).toEqual(['Spraying', 'Field work', 'Baling hay'])
  })

  test('warns of danger tonight, but shows no alert for made-up weather', () => {
    const storm = forecast((hour) => (hour === 3 ? { wind: { speed: 8, gust: 25 } } : {}))
    expect(asked(storm).night).toMatchObject({ sign: 'alert', verdict: 'Gusts' })
    const sample = { ...storm, source: { ...storm.source, sample: true } }
    expect(asked(sample).night?.sign).toBe('night')
  })
})

const reading = (min: number, max: number) =>
  fc.option(fc.double({ min, max, noNaN: true }), { nil: undefined })
const anyForecast = fc
  .array(
    fc.record({
      temp: fc.double({ min: -15, max: 38, noNaN: true }),
      humidity: reading(20, 100),
      speed: reading(0, 20),
      gust: reading(0, 30),
      rain: reading(0, 8),
      pop: reading(0, 1),
      clouds: reading(0, 100),
    }),
    { minLength: 1, maxLength: 16 },
  )
  .map((air) => {
    const given = forecast()
    const list = air.map(
      ({ temp, humidity, speed, gust, rain, pop, clouds }, i): ForecastEntry => ({
        dt: MONDAY + i * 3 * HOUR,
        weather: [{ description: '', icon: '01d' }],
        main: { temp, humidity },
        ...(speed !== undefined && { wind: { speed, gust } }),
        ...(rain !== undefined && { rain: { '3h': rain }, snow: { '3h': 0 } }),
        pop,
        ...(clouds !== undefined && { clouds: { all: clouds } }),
      }),
    )
    return { ...given, list }
  })
const owns: OutlookFarm[] = [
  {},
  { crop: { name: 'pear', stage: 'full_white' }, soil: 'clay' },
  { limits: { spraying: { maxWindKmh: 12.3456 }, frost: { airFrostC: 2 } } },
]

test('the response gives every reason in the wording of the rules, most serious first', () => {
  fc.assert(
    fc.property(anyForecast, fc.constantFrom(...owns), (weather, own) => {
      const sent = z.parse(outlook, JSON.parse(JSON.stringify(outlookOf(weather, own))))
      const judged = judgeForecast(hoursOf(weather), place, createFarmRules(own))
      expect(sent.days.map(({ day }) => day)).toEqual(judged.map(({ key }) => key))
      for (const [i, day] of judged.entries())
        for (const work of JOBS) {
          const windowsSent = sent.days[i]?.windows[work] ?? []
          expect(windowsSent.map(({ startDt, endDt, verdict }) => [startDt, endDt, verdict])).toEqual(
            day.windows[work].map(({ startDt, endDt, verdict }) => [startDt, endDt, verdict]),
          )
          for (const [at, window] of day.windows[work].entries()) {
            const main = window.reasons.find(({ verdict }) => verdict === window.verdict)
            expect(main).toBe(window.reasons[0])
            expect(windowsSent[at]?.reasons.map(({ code }) => code)).toEqual(
              window.reasons.map(({ code }) => code),
            )
            for (const [n, reason] of window.reasons.entries()) {
              const told = windowsSent[at]?.reasons[n]
              expect(told?.value === undefined).toBe(reason.value === undefined)
              expect(Math.abs((told?.value ?? 0) - (reason.value ?? 0))).toBeLessThanOrEqual(0.000501)
              // Values are rounded to thousandths.
              const exact = told && { ...told, value: reason.value }
              expect(exact && describeReason(words.weather, exact, place, METRIC_UNITS)).toBe(
                describeReason(words.weather, reason, place, METRIC_UNITS),
              )
            }
          }
        }
    }),
  )
})

describe('sentences that change during the day', () => {
  test('gives later sentences for today only, each about the remaining hours, latest first', () => {
    // Calm from 06:00, and again from 18:00, when it is nearly dark.
    const windy = forecast((hour) =>
      [6, 9, 12, 18].includes(hour) ? {} : { wind: { speed: 9, gust: 12 }, rain: { '3h': 2 } },
    )
    const [today, tomorrow] = outlookOf(windy, {}).days
    expect([today?.sentence, ...(today?.later ?? [])]).toMatchInlineSnapshot(`
      [
        "Rain on and off from 00:00, 8\u00a0mm in all; spraying: careful 06:00 to 09:00.",
        {
          "fromDt": 1758520800,
          "sentence": "Showers from 15:00, 4\u00a0mm in all; spraying: don’t.",
        },
        {
          "fromDt": 1758510000,
          "sentence": "Showers from 15:00, 4\u00a0mm in all; spraying: careful 06:00 to 09:00.",
        },
        {
          "fromDt": 1758499200,
          "sentence": "Showers from 03:00, 6\u00a0mm in all; spraying: careful 06:00 to 09:00.",
        },
      ]
    `)
    expect(tomorrow?.later).toBeUndefined()
  })

  test('sends a repeated sentence once', () => {
    const noRainGiven = forecast(() => ({ rain: undefined }))
    expect(outlookOf(noRainGiven, {}).days[0]?.later).toHaveLength(1)
  })
})
