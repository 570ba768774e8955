import { hang, status } from '@smart-farming/upstream-doubles/faults'
import { withEveryDay, withNulls } from '@smart-farming/upstream-doubles/open-meteo'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSignup } from '../../support/accounts/farmers.ts'
import {
  expireFailures,
  HOUR,
  ludlow,
  MINUTE,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

// Recent weather for a forecast: the rain that has fallen, and the soil in the morning.

let sky: WeatherDoubles
beforeEach(async () => {
  // These tests use hundreds of cells and do not need the diary.
  sky = await startWeatherDoubles({ keepsDiary: false })
})
afterEach(() => sky.close())

type Outlook = Awaited<ReturnType<Awaited<ReturnType<WeatherDoubles['farm']>>['outlook']>>
const whyUnknown = ({ days }: Outlook, work: string) => [
  ...new Set(
    days.flatMap(({ windows }) =>
      (windows[work] ?? []).flatMap(({ verdict, reasons }) =>
        verdict === 'unknown' ? reasons.map(({ code }) => code) : [],
      ),
    ),
  ),
]

describe('soil water at the start of the forecast', () => {
  test('fetches soil data once a day per cell for all farms, and counts the call', async () => {
    const here = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' })
    const there = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' }, here.schema)
    await Promise.all(
      Array.from({ length: 40 }, (_, at) => (at % 2 ? here : there).outlook({ query: ludlow })),
    )
    const neighbour = here.browser()
    // Coordinates, because a name would cause a search, which counts as a call.
    await neighbour.client.accounts.signup({
      body: createSignup('neighbour', { location: '52.3651, -2.7051' }),
    })
    await neighbour.client.weather.outlook({ query: { lat: 52.3651, lon: -2.7051 } })
    expect(sky.askedOpenMeteo()).toEqual({ forecast: 1, past: 0, soil: 1 })
    const [call] = sky.openMeteo.calls.filter(({ query }) => query.get('past_days') === '60')
    expect(call?.query.get('daily')).toBe('precipitation_sum,et0_fao_evapotranspiration')
    expect(call?.query.get('hourly')).toBe('snow_depth')
    expect(await here.sql`select provider, calls from provider_calls`).toEqual([
      { provider: 'open-meteo', calls: 2 },
    ])

    // At 14:20 UTC the day has 9 hours and 40 minutes left. The forecast expires several times
    // before then.
    for (let hours = 2; hours <= 8; hours += 2) {
      sky.clock.ms += 2 * HOUR
      await here.outlook({ query: ludlow })
    }
    expect(sky.askedOpenMeteo()).toMatchObject({ past: 0, soil: 1 })
    sky.clock.ms += 100 * MINUTE
    await here.outlook({ query: ludlow })
    await there.outlook({ query: ludlow })
    expect(sky.askedOpenMeteo()).toMatchObject({ past: 0, soil: 2 })
  })

  test('stores soil data with cell, days and source, and returns the day it became certain', async () => {
    const { outlook, sql } = await sky.farm()
    const { before } = await outlook({ query: ludlow })
    expect(before?.soil).toEqual({
      wettestMm: expect.any(Number),
      driestMm: before?.soil?.wettestMm,
      metOn: expect.stringMatching(/^2026-0[789]-\d\d$/),
      source: {
        id: 'open-meteo',
        name: 'Open-Meteo',
        url: 'https://open-meteo.com/',
        attribution: 'Weather data by Open-Meteo.com',
        licence: 'CC BY 4.0',
        fetchedAt: '2026-09-21T14:20:00.000Z',
      },
    })
    const kept = () =>
      sql<
        { answer: string }[]
      >`select answer from weather_answers where key like 'soil:%:52.37,-2.71' and answer is not null`
    await expect.poll(async () => (await kept()).length).toBe(1)
    const { days, source } = JSON.parse((await kept())[0]?.answer ?? '')
    expect([days.length, days[0], days.at(-1), source.id]).toEqual([
      66,
      { day: '2026-07-23', rainMm: expect.any(Number), et0Mm: expect.any(Number), snowDepthM: 0 },
      { day: '2026-09-26', et0Mm: expect.any(Number) },
      'open-meteo',
    ])
  })

  test('uses the farm’s own soil texture', async () => {
    const { outlook, browser } = await sky.farm()
    sky.openMeteo.respond(withEveryDay({ precipitation_sum: 0, et0_fao_evapotranspiration: 4 }))
    expect((await outlook({ query: ludlow })).before?.soil).toMatchObject({ wettestMm: 40, driestMm: 40 })
    const neighbour = browser()
    await neighbour.client.accounts.signup({ body: createSignup('neighbour') })
    await neighbour.client.farmSettings.save({ body: { soil: 'clay' } })
    const clay = await neighbour.client.weather.outlook({ query: ludlow })
    expect(clay.before?.soil).toMatchObject({ wettestMm: 60, driestMm: 60 })
    expect(sky.askedOpenMeteo().soil).toBe(1)
  })

  test('gives a range when 60 days of weather do not settle the soil water', async () => {
    const { outlook } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' })
    sky.openMeteo.respond(withEveryDay({ precipitation_sum: 3, et0_fao_evapotranspiration: 3 }))
    const ahead = await outlook({ query: ludlow })
    expect(ahead.before?.soil).toMatchObject({ wettestMm: -10, driestMm: 40 })
    expect(ahead.before?.soil?.metOn).toBeUndefined()
  })

  test.each([
    ['fails', status(503)],
    ['has no days', withEveryDay({ precipitation_sum: null, et0_fao_evapotranspiration: null })],
  ])(
    'soil data that %s does not affect the forecast but leaves field work unjudged',
    async (_what, behaviour) => {
      const { outlook, forecast, sql } = await sky.farm()
      sky.openMeteo.respond(behaviour)
      const ahead = await outlook({ query: ludlow })
      expect(ahead.before?.soil).toBeUndefined()
      expect((await forecast({ query: ludlow })).source.id).toBe('openweather')
      expect(whyUnknown(ahead, 'field_work')).toContain('soil_unknown')
      sky.recover()
      sky.clock.ms += MINUTE
      await expireFailures(sql)
      const metOn = async () => {
        sky.clock.ms += MINUTE
        return (await outlook({ query: ludlow })).before?.soil?.metOn
      }
      await expect.poll(metOn).toBeDefined()
      expect(whyUnknown(await outlook({ query: ludlow }), 'field_work')).toEqual([])
    },
  )

  test('uses yesterday’s soil data with a wider range when there is no new data', async () => {
    const { outlook } = await sky.farm()
    await outlook({ query: ludlow })
    sky.openMeteo.respond(status(503))
    sky.clock.ms += 24 * HOUR
    const { before } = await outlook({ query: ludlow })
    expect(before?.soil?.source.fetchedAt).toBe('2026-09-21T14:20:00.000Z')
    expect(before?.soil?.wettestMm).toBe(-10)
    expect(before?.soil?.metOn).toBeUndefined()
  })
})

describe('past rainfall at the start of the forecast', () => {
  test('takes past rainfall from the forecast of Open-Meteo without another call', async () => {
    const { outlook } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo' })
    const { before } = await outlook({ query: ludlow })
    expect(before?.fallen?.source).toMatchObject({ id: 'open-meteo' })
    expect(before?.fallen?.lately.map(({ hours }) => hours)).toEqual([1, 6, 12, 24, 48])
    for (const { mm } of before?.fallen?.lately ?? []) expect(mm).toBeGreaterThanOrEqual(0)
    expect(sky.askedOpenMeteo()).toEqual({ forecast: 1, past: 0, soil: 1 })
  })

  test.each(['openweather', 'met-norway'])(
    'fetches past rainfall from Open-Meteo once every three hours when %s leads',
    async (leader) => {
      const { outlook } = await sky.farm({
        WEATHER_PROVIDERS: `${leader},open-meteo`,
        OPERATOR_CONTACT: 'ops@farm.example',
      })
      const { before } = await outlook({ query: ludlow })
      expect(before?.fallen).toMatchObject({ source: { id: 'open-meteo', name: 'Open-Meteo' } })
      expect(before?.fallen?.lately.map(({ mm }) => typeof mm)).toEqual(
        Array.from({ length: 5 }, () => 'number'),
      )
      sky.clock.ms += 2 * HOUR
      await outlook({ query: ludlow })
      expect(sky.askedOpenMeteo()).toEqual({ forecast: 0, past: 1, soil: 1 })
      sky.clock.ms += 6 * HOUR
      await outlook({ query: ludlow })
      expect(sky.askedOpenMeteo()).toEqual({ forecast: 0, past: 2, soil: 1 })
    },
  )

  test.each(['openweather', 'met-norway'])(
    'an instance with a stored %s forecast fetches past rainfall once a step has ended',
    async (leader) => {
      const env = { WEATHER_PROVIDERS: `${leader},open-meteo`, OPERATOR_CONTACT: 'ops@farm.example' }
      const here = await sky.farm(env)
      const fallenOf = async ({ outlook }: typeof here) => (await outlook({ query: ludlow })).before?.fallen
      await fallenOf(here)
      sky.clock.ms += 45 * MINUTE
      const there = await sky.farm(env, here.schema)
      const fallen = await fallenOf(there)
      expect(fallen).toMatchObject({ source: { id: 'open-meteo' } })
      expect(fallen?.lately.map(({ mm }) => typeof mm)).toEqual(Array.from({ length: 5 }, () => 'number'))
    },
  )

  test('judges combining and baling today, unless an hour of past rain is unknown', async () => {
    const { outlook } = await sky.farm()
    const ahead = await outlook({ query: ludlow })
    expect(whyUnknown(ahead, 'harvest')).not.toContain('rain_before_unknown')
    expect(whyUnknown(ahead, 'hay')).not.toContain('rain_before_unknown')

    sky.openMeteo.respond(withNulls({ precipitation: [10] }))
    const other = await outlook({ query: { lat: 45, lon: 3 } })
    expect(
      other.before?.fallen?.lately.filter(({ mm }) => mm === undefined).map(({ hours }) => hours),
    ).toEqual([6, 12, 24, 48])
    expect(whyUnknown(other, 'hay')).toContain('rain_before_unknown')
  })

  test('gives the forecast even when past rainfall is unavailable', async () => {
    const { outlook } = await sky.farm()
    sky.openMeteo.respond(status(500))
    const ahead = await outlook({ query: ludlow })
    expect(ahead.before).toEqual({})
    expect(ahead.days.length).toBeGreaterThanOrEqual(5)
    expect(whyUnknown(ahead, 'harvest')).toContain('rain_before_unknown')
  })

  test('waits for past rainfall only up to the deadline', async () => {
    const { outlook } = await sky.farm({}, undefined, { weatherMs: 300 })
    sky.openMeteo.respond(hang)
    expect((await outlook({ query: ludlow })).before).toEqual({})
  })

  test('fetches no past rainfall when Open-Meteo is not configured, or for made-up weather', async () => {
    const without = await sky.farm({ WEATHER_PROVIDERS: 'openweather' })
    expect((await without.outlook({ query: ludlow })).before).toEqual({})
    const madeUp = await sky.farm({ WEATHER_PROVIDERS: 'sample' })
    expect((await madeUp.outlook({ query: ludlow })).before).toBeUndefined()
    expect(sky.openMeteo.calls).toEqual([])
  })
})
