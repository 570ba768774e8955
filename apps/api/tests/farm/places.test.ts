import {
  drippingReply,
  hang,
  invalidJsonReply,
  status,
  unexpectedJson,
} from '@smart-farming/upstream-doubles/faults'
import { openMeteoFailures } from '@smart-farming/upstream-doubles/open-meteo'
import { openWeatherFailures } from '@smart-farming/upstream-doubles/open-weather'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Deadlines } from '../../src/deps.ts'
import { loadGazetteer } from '../../src/places/gazetteer/load-gazetteer.ts'
import { PlaceSearch } from '../../src/places/search/place-search.ts'
import { startWeatherDoubles, type WeatherDoubles } from '../support/weather/weather-doubles.ts'

const GAZETTEER_ALONE = { WEATHER_PROVIDERS: 'sample' }

let sky: WeatherDoubles
let schema: string
beforeAll(async () => {
  sky = await startWeatherDoubles()
  const app = await sky.farm(GAZETTEER_ALONE)
  schema = app.schema
  await loadGazetteer(app.deps.database)
})
afterAll(() => sky.close())
afterEach(async () => {
  sky.recover()
  await sky.stopApps()
})

/** An app on the loaded schema, with an empty cache. */
async function searcher(
  env: Record<string, string> = { WEATHER_PROVIDERS: 'openweather,open-meteo' },
  deadlines: Deadlines = {},
) {
  const app = await sky.farm(env, schema, deadlines)
  return { ...app, find: (q: string) => app.search({ query: { q } }) }
}
const brief = (places: { name: string; state?: string | undefined; country: string }[]) =>
  places.map(({ name, state, country }) => [name, state, country].join('/'))

describe('the gazetteer alone', () => {
  test('lists the intended place first', () =>
    checkRows(
      [
        ['nakuru', 'Nakuru/Nakuru County/KE'],
        ['Nakuro', 'Nakuru/Nakuru County/KE'],
        ['Nakuru, Kenya', 'Nakuru/Nakuru County/KE'],
        ['nakuru kenya', 'Nakuru/Nakuru County/KE'],
        ['Sao Paulo', 'São Paulo/São Paulo/BR'],
        ['SÃO PAULO', 'São Paulo/São Paulo/BR'],
        ['Tenbury Wells', 'Tenbury Wells/England/GB'],
        ['tenbury', 'Tenbury Wells/England/GB'],
        ['Tenbury Wells, Worcestershire', 'Tenbury Wells/England/GB'],
        ['ludlow, england', 'Ludlow/England/GB'],
        ['Ludlow, Massachusetts', 'Ludlow/Massachusetts/US'],
        ['Ludlow, MA', 'Ludlow/Massachusetts/US'],
        ['London', 'London/England/GB'],
        ['london, ca', 'London/Ontario/CA'],
        ['Köln', 'Köln/North Rhine-Westphalia/DE'],
        ['Koeln', 'Köln/North Rhine-Westphalia/DE'],
        ['Cologne', 'Köln/North Rhine-Westphalia/DE'],
        ['Nürnberg', 'Nuremberg/Bavaria/DE'],
        ['Mysore', 'Mysuru/Karnataka/IN'],
        ['Springfield, Illinois', 'Springfield/Illinois/US'],
        ['Edinburg, Scotland', 'Edinburgh/Scotland/GB'],
      ],
      async ([q, expected]) => {
        const { find } = await searcher(GAZETTEER_ALONE)
        expect(brief(await find(q))[0]).toBe(expected)
      },
    ))

  test('handles odd searches without failing', () =>
    checkRows(['Xyzzyqq', '%', '_', '\\', "'; drop table gazetteer; --", 'a, b, c', '🌽'], async (q) => {
      const { find } = await searcher(GAZETTEER_ALONE)
      expect(await find(q)).toEqual(expect.any(Array))
    }))

  test('returns an empty list when nothing matches', async () => {
    expect(await (await searcher(GAZETTEER_ALONE)).find('Xyzzyqqvwk')).toEqual([])
  })

  test('returns coordinates as a place, named after the nearest town', async () => {
    const { find } = await searcher(GAZETTEER_ALONE)
    expect(await find('52.37, -2.72')).toEqual([
      { name: '52.37, -2.72', state: 'near Ludlow', country: 'GB', lat: 52.37, lon: -2.72 },
    ])
    expect(await find('0, -30')).toEqual([{ name: '0, -30', country: '', lat: 0, lon: -30 }])
  })

  test('reads the coordinates from a long map link and never searches for a link as a name', async () => {
    const { find, request } = await searcher()
    const calls = sky.calls()
    const long = `https://www.google.com/maps/place/Farm/data=!3d52.37!4d-2.72?g_ep=${'a'.repeat(600)}`
    expect(await find(long)).toMatchObject([{ lat: 52.37, lon: -2.72, country: 'GB' }])
    expect(await find('https://maps.app.goo.gl/Qn5vXh3rJ8kz2TyP7')).toEqual([])
    expect(await find('Ludlow '.repeat(100))).toEqual([])
    expect(sky.calls()).toEqual(calls)
    const tooLong = await request({ method: 'GET', url: `/api/weather/search?q=${'1'.repeat(1_001)}` })
    expect([tooLong.statusCode, tooLong.json().code]).toEqual([400, 'invalid_request'])
  })

  test('puts the British Ludlow first for a British browser', async () => {
    const { request } = await searcher(GAZETTEER_ALONE)
    const ask = async (language: string) =>
      (
        await request({
          method: 'GET',
          url: '/api/weather/search?q=ludlow',
          headers: { 'accept-language': language },
        })
      ).json()[0].country
    expect([await ask('en-GB'), await ask('en-US')]).toEqual(['GB', 'US'])
  })
})

describe('services and gazetteer together', () => {
  test('lists each place once, best match first, at most eight', async () => {
    const { find } = await searcher()
    const places = await find('London')
    expect(brief(places)[0]).toBe('London/England/GB')
    expect(new Set(brief(places)).size).toBe(places.length)
    expect(places.length).toBeLessThanOrEqual(8)
  })

  test('merges a name in another language into one place', async () => {
    const { find } = await searcher()
    const german = (await find('Köln')).filter(({ country }) => country === 'DE')
    expect(german).toHaveLength(1)
  })

  test('includes a place’s elevation if a service knows it', async () => {
    const { find } = await searcher({ WEATHER_PROVIDERS: 'open-meteo' })
    expect((await find('Nakuru'))[0]).toMatchObject({ name: 'Nakuru', elevation: 1_850 })
  })

  test('passes the country on to the services', async () => {
    const { find } = await searcher()
    await find('Ludlow, US')
    expect(sky.openWeather.calls.at(-1)?.query.get('q')).toBe('Ludlow,US')
    expect(sky.openMeteo.calls.at(-1)?.query.get('countryCode')).toBe('US')
  })

  test.each([
    ['hang', hang],
    ['drip', drippingReply(100)],
    ['answer 500', status(500)],
    ['answer garbage', invalidJsonReply],
    ['answer something else', unexpectedJson],
    ['refuse the key', openWeatherFailures.invalidKey],
    ['are over their quota', openMeteoFailures.overDay],
    ['leave the results out', openMeteoFailures.noPlaces],
  ])('the gazetteer answers alone at the deadline when services %s', async (_name, behaviour) => {
    // A tenth of the product's deadline.
    const { find } = await searcher(undefined, { geocoderMs: 120 })
    sky.all(behaviour)
    const startedAt = performance.now()
    expect(brief(await find('Nakuro'))[0]).toBe('Nakuru/Nakuru County/KE')
    // Without the deadline, the HTTP client would end the call after 10 s.
    expect(performance.now() - startedAt).toBeLessThan(9_000)
  })

  test('the search uses only the services when the database is unavailable', async () => {
    const { find, deps } = await searcher()
    await find('Nairobi')
    await deps.database.close()
    expect(brief(await find('Nakuru'))).toEqual(['Nakuru/Nakuru/KE'])
  })

  test('caches a result for the next search', async () => {
    const { find } = await searcher()
    await find('Nakuru')
    const calls = sky.calls()
    await find(' NAKURU ')
    expect(sky.calls()).toEqual(calls)
  })
})

test('returns 503 before the gazetteer is loaded when no service is configured', async () => {
  const { request } = await sky.farm(GAZETTEER_ALONE)
  const response = await request({ method: 'GET', url: '/api/weather/search?q=nakuru' })
  expect([response.statusCode, response.json().code]).toEqual([503, 'overloaded'])
})

test('a search waits while the gazetteer is being loaded', async () => {
  const { deps, sql } = await sky.farm(GAZETTEER_ALONE)
  const load = async () => {
    await sql`insert into gazetteer values ('nakuru', 'Nakuru', null, '', 'KE', -0.3, 36.07, 1)`
    await sql`insert into data_versions (name, version) values ('gazetteer', 'one place')`
  }
  const search = new PlaceSearch({ database: deps.database, geocoders: [], now: deps.now, loading: load })
  expect(await search.search('nakuru')).toEqual([{ name: 'Nakuru', country: 'KE', lat: -0.3, lon: 36.07 }])
})

test('a search does not wait for the gazetteer when a service knows the place', async () => {
  const { deps } = await sky.farm(GAZETTEER_ALONE)
  const known = { name: 'Ludlow', country: 'GB', lat: 52.37, lon: -2.72, population: 10_000, areas: [] }
  const geocoder = { id: 'known', find: async () => [known], close: async () => {} }
  const search = new PlaceSearch({
    database: deps.database,
    geocoders: [geocoder],
    now: deps.now,
    loading: () => new Promise(() => {}),
  })
  const timedOut = new Promise((resolve) => setTimeout(resolve, 4_000, 'waited'))
  expect(await Promise.race([search.search('Ludlow'), timedOut])).toEqual([
    { name: 'Ludlow', country: 'GB', lat: 52.37, lon: -2.72 },
  ])
})

test('loads the gazetteer once; the next start finds it loaded', async () => {
  const { deps, sql } = await searcher(GAZETTEER_ALONE)
  expect(await loadGazetteer(deps.database)).toBeUndefined()
  const [row] =
    await sql`select count(*)::int as names, count(*) filter (where population > 0)::int as peopled from gazetteer`
  expect(row?.names).toBeGreaterThan(170_000)
  expect(row?.peopled).toBeGreaterThan(120_000)
})

test('searches use their indexes', async () => {
  const { sql } = await searcher(GAZETTEER_ALONE)
  const plan = async (condition: string) =>
    JSON.stringify(await sql.unsafe(`explain select * from gazetteer where ${condition}`))
  expect(await plan("key like 'naku%'")).toMatch(/gazetteer_key/)
  expect(await plan("key % 'nakuro'")).toMatch(/gazetteer_key_trigrams/)
  expect(await plan('lat between 52 and 52.5')).toMatch(/gazetteer_lat/)
})
