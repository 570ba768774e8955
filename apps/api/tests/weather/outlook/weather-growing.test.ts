import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import { status } from '@smart-farming/upstream-doubles/faults'
import { withEveryDay, withEveryHour, withNulls } from '@smart-farming/upstream-doubles/open-meteo'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  HOUR,
  ludlow,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

// Water, diseases and growth for the farm's own crop, with their sources, and the texts without a
// result.

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

/** A farm with these settings, and its findings. */
async function grown(
  settings: FarmSettings,
  env: Record<string, string> = { WEATHER_PROVIDERS: 'open-meteo' },
) {
  const farm = await sky.farm(env)
  const set = async (body: FarmSettings) => {
    const answer = await farm.request({ method: 'PUT', url: '/api/farm-settings', payload: body })
    expect(answer.statusCode).toBe(200)
  }
  await set(settings)
  const findings = async () => (await farm.growing({ query: ludlow })).findings
  const told = async (id: string) =>
    (await findings()).find((each) => each.id === id)?.told.join(' ') ?? 'none'
  return { ...farm, set, findings, told }
}
/** Number of Open-Meteo calls for the past two weeks, and for the year from the archive. */
const asked = () => ({
  lately: sky.openMeteo.calls.filter(({ query }) => query.get('past_days') === '14').length,
  season: sky.openMeteo.calls.filter(({ path }) => path === '/v1/archive').length,
})

describe('findings about water', () => {
  test('without a crop, covers only the topsoil and fetches only soil data', async () => {
    const { findings } = await grown({})
    const [water, degreeDays] = await findings()
    expect(water?.told[0]).toMatch(
      /^The topsoil (is [\d.]+\smm short of full this morning|is full this morning, and [\d.]+\smm more)/,
    )
    expect(water?.told[1]).toMatch(/Choose your crop/)
    expect(water?.table?.head).toEqual(['Day', 'Rain', 'ET0', 'Soil deficit'])
    expect(degreeDays?.told).toEqual([expect.stringMatching(/Choose your crop/)])
    expect(asked()).toEqual({ lately: 0, season: 0 })
  })

  test('in a dry spell, gives the amount that refills the root zone, and calls irrigation due', async () => {
    const { findings } = await grown({ crop: { name: 'potato' }, soil: 'light' })
    sky.openMeteo.respond(withEveryDay({ precipitation_sum: 0, et0_fao_evapotranspiration: 5 }))
    const [water] = await findings()
    // After 60 days without rain, both bounds are at the wilting point: 1000 (0.15 - 0.06) 0.5 = 45
    // mm; 45 / 0.75 = 60.
    expect(water?.told.join(' ')).toMatch(
      /Root zone \(Potato(es)?\): 4[345](\.\d)?( to 45)?\smm.* of 45\smm used so far; the crop suffers once 16\smm is used\..* with sprinklers, .*60\smm\. It is already past that point/,
    )
    expect(water?.table?.rows.length).toBeGreaterThanOrEqual(5)
    expect(water?.basis.inputs).toContain('0.5 to 1.15')
    expect(water?.sources.map(({ id }) => id)).toEqual(['open-meteo', 'open-meteo'])
  })

  test('recommends no irrigation within the forecast after soaking rain', async () => {
    const { told } = await grown({ crop: { name: 'winter_wheat', stage: 'tillering' }, soil: 'clay' })
    sky.openMeteo.respond(withEveryDay({ precipitation_sum: 60, et0_fao_evapotranspiration: 1 }))
    expect(await told('water')).toMatch(/No need to irrigate until/)
    // A full root zone needs no irrigation.
    expect(await told('water')).not.toMatch(/Filling it/)
  })

  test('reports water as unknown without past weather, and keeps the other findings', async () => {
    const { findings } = await grown(
      { crop: { name: 'potato' } },
      { WEATHER_PROVIDERS: 'openweather,open-meteo' },
    )
    sky.openMeteo.respond(status(503))
    const [water, disease] = await findings()
    expect(water?.told[0]).toMatch(/cannot be calculated/)
    expect(water?.told).toHaveLength(1)
    expect(disease?.told.join(' ')).toMatch(/No weather data for the last two weeks/)
  })
})

describe('findings about diseases', () => {
  const wet = {
    relative_humidity_2m: 96,
    dew_point_2m: 15.4,
    temperature_2m: 16,
    precipitation: 0.6,
    rain: 0.6,
  }
  const dry = { relative_humidity_2m: 45, dew_point_2m: 4, temperature_2m: 16, precipitation: 0, rain: 0 }
  const crops = [
    [
      'potato',
      'disease_potato',
      /Hutton period: conditions met on/,
      /Hutton period: conditions not met from/,
    ],
    [
      'apple',
      'disease_apple',
      /Infection period: conditions met on/,
      /Infection period: conditions not met from/,
    ],
    [
      'wine_grape',
      'disease_grape',
      /Rule of the tens: conditions met on/,
      /Rule of the tens: conditions not met from/,
    ],
    [
      'spring_wheat',
      'disease_wheat',
      /has \d+ (to \d+ )?hours.*Conditions favour an epidemic/,
      /has 0 hours.*Past epidemics had 56/,
    ],
  ] as const

  test.each(crops)(
    'reports disease pressure for %s in wet weather, and none in dry',
    async (name, id, there, none) => {
      const { told } = await grown({ crop: { name } })
      sky.openMeteo.respond(withEveryHour(wet))
      expect(await told(id)).toMatch(there)
      expect(asked()).toEqual({ lately: 1, season: 0 })
      const other = await startWeatherDoubles()
      const before = sky
      sky = other
      const second = await grown({ crop: { name } })
      other.openMeteo.respond(withEveryHour(dry))
      expect(await second.told(id)).toMatch(none)
      await before.close()
    },
  )

  test.each(crops)(
    'reports diseases in %s as unknown, rather than absent, when values are missing',
    async (name, id, _there, none) => {
      const { told } = await grown({ crop: { name } })
      const unknown = { relative_humidity_2m: null, dew_point_2m: null, precipitation: null, rain: null }
      sky.openMeteo.respond(withEveryHour({ temperature_2m: 16, ...unknown }))
      const said = await told(id)
      expect(said).not.toMatch(none)
      expect(said).toMatch(/[Nn]ot known|not known/)
    },
  )

  test('reports only diseases of the farm’s crop', async () => {
    const { findings } = await grown({ crop: { name: 'onion' } })
    expect((await findings()).filter(({ id }) => id.startsWith('disease'))).toEqual([])
    expect(asked().lately).toBe(0)
  })
})

describe('findings about sums since a start date', () => {
  test('fetches the archive weekly and the last two weeks separately, and stores both per cell', async () => {
    const { told, findings, sql } = await grown({
      crop: { name: 'grain_maize' },
      since: { degreeDays: '2026-05-01' },
    })
    expect(await told('degree_days')).toMatch(
      /^[\d,]+ °C days from Fri 1 May to the end of Sun 20 Sept\. By then, .*maize.* With the forecast: [\d,]+ °C days by the end of /,
    )
    const [, degreeDays] = await findings()
    expect(degreeDays?.basis.method).toMatch(/limited to 10\s°C to 30\s°C/)
    expect(degreeDays?.sources.map(({ id }) => id)).toEqual(['open-meteo', 'open-meteo', 'open-meteo'])
    expect(asked()).toEqual({ lately: 1, season: 1 })
    await expect
      .poll(
        async () =>
          (await sql`select key from weather_answers where key like 'season:%' and answer is not null`)
            .length,
      )
      .toBe(1)
    sky.clock.ms += 5 * 24 * HOUR
    await findings()
    expect(asked()).toEqual({ lately: 2, season: 1 })
    sky.clock.ms += 2 * 24 * HOUR
    await findings()
    expect(asked()).toEqual({ lately: 3, season: 2 })
    // Counted like all calls of the provider. A year from the archive counts twice.
    const [calls] = await sql<{ calls: number }[]>`select sum(calls)::int as calls from provider_calls`
    const made = sky.openMeteo.calls.filter(({ path }) => path !== '/v1/search').length
    expect(calls?.calls).toBe(made + asked().season)
  })

  test('uses the farm’s temperature unit', async () => {
    const settings = { crop: { name: 'grain_maize' as const }, since: { degreeDays: '2026-09-01' } }
    const { told, set } = await grown(settings)
    const figure = (said: string) => Number(said.split(' ')[0]?.replace(',', ''))
    const celsius = figure(await told('degree_days'))
    await set({ ...settings, units: { temperature: 'F' } })
    const fahrenheit = await told('degree_days')
    expect(fahrenheit).toMatch(/°F days/)
    expect(Math.abs(figure(fahrenheit) - celsius * 1.8)).toBeLessThan(1.9)
  })

  test('reports fruit chill in three units', async () => {
    const { told } = await grown({ crop: { name: 'apple' }, since: { chill: '2025-11-01' } })
    expect(await told('chill')).toMatch(
      /From Sat 1 Nov to the end of Sun 20 Sept: [\d,]+ chilling hours, [−\d,]+ Utah units, [\d,]+ chill portions\./,
    )
  })

  test('gives no sum without the archive, rather than one that is too low', async () => {
    const { told } = await grown({ crop: { name: 'apple' }, since: { chill: '2025-11-01' } })
    sky.openMeteo.respond((reply, call, usual) =>
      call.path === '/v1/archive' ? status(503)(reply, call, usual) : withEveryHour({})(reply, call, usual),
    )
    expect(await told('chill')).toMatch(/^Not known: temperature is missing/)
  })

  test('gives no sum if an hour is missing in the archive, and names the day', async () => {
    const { told } = await grown({ crop: { name: 'spring_wheat' }, since: { degreeDays: '2026-03-01' } })
    sky.openMeteo.respond((reply, call, usual) =>
      call.path === '/v1/archive'
        ? withNulls({ temperature_2m: [5_000] })(reply, call, usual)
        : withEveryHour({})(reply, call, usual),
    )
    expect(await told('degree_days')).toMatch(/^Not known: temperature on 2026-\d\d-\d\d is missing\.$/)
  })

  test.each([
    [{ crop: { name: 'spring_wheat' as const } }, /Enter a start date/],
    [{ crop: { name: 'spring_wheat' as const }, since: { degreeDays: '2026-12-01' } }, /Counting starts on/],
    [
      { crop: { name: 'spring_wheat' as const }, since: { degreeDays: '2024-12-01' } },
      /more than a year ago/,
    ],
    [
      { crop: { name: 'onion' as const }, since: { degreeDays: '2026-05-01' } },
      /no published base temperature/,
    ],
  ])('explains what is missing with the settings %o', async (settings, said) => {
    const { told } = await grown(settings)
    expect(await told('degree_days')).toMatch(said)
  })

  test('does not ask a farmer who has chosen a crop to choose one', async () => {
    const { findings } = await grown({ crop: { name: 'apple' }, since: { degreeDays: '2026-05-01' } })
    const { told, basis } = (await findings()).find(({ id }) => id === 'degree_days') ?? {}
    expect(`${told} ${basis?.method}`).not.toMatch(/Choose your crop/)
    expect(basis?.method).toMatch(/base/)
  })

  test('refuses a start date that does not exist', async () => {
    const { request } = await grown({})
    const payload = { since: { chill: '2026-02-30' } }
    const answer = await request({ method: 'PUT', url: '/api/farm-settings', payload })
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('must be a date')])
  })
})

test('made-up weather has no findings and fetches no past weather', async () => {
  const { findings } = await grown({ crop: { name: 'potato' } }, { WEATHER_PROVIDERS: 'sample' })
  expect(await findings()).toEqual([])
  expect(sky.openMeteo.calls).toEqual([])
})

test('refuses findings without a session', async () => {
  const { browser } = await sky.farm()
  const url = '/api/growing?lat=52&lon=-2'
  expect((await browser().request({ method: 'GET', url })).statusCode).toBe(401)
})
