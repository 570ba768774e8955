import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadGazetteer } from '../../src/places/gazetteer/load-gazetteer.ts'
import { countValues } from '../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { startWeatherDoubles, type WeatherDoubles } from '../support/weather/weather-doubles.ts'

let sky: WeatherDoubles
let product: TestApp
let schema: string
/** Generous for busy machines, because timing is not tested here. */
const PATIENT = { suggestMs: 60_000 }
beforeAll(async () => {
  sky = await startWeatherDoubles()
  const app = await sky.farm({ WEATHER_PROVIDERS: 'openweather,open-meteo' }, undefined, PATIENT)
  product = app
  schema = app.schema
  await loadGazetteer(product.deps.database)
})
afterAll(() => sky.close())

let askers = 0
/** Asks without a session, each time from a new address. */
function ask(q: string, language = 'en') {
  askers += 1
  return product.app.inject({
    url: `/api/places/suggest?${new URLSearchParams({ q })}`,
    remoteAddress: `198.18.0.${askers}`,
    headers: { 'accept-language': language },
  })
}

describe('place suggestions', () => {
  test.each([
    ['naku', 'en-KE', { name: 'Nakuru', state: 'Nakuru County', country: 'KE' }],
    ['  NAKURU ', 'en', { name: 'Nakuru', state: 'Nakuru County', country: 'KE' }],
    ['Sao Pau', 'pt-BR', { name: 'São Paulo', state: 'São Paulo', country: 'BR' }],
    ['ludlow, eng', 'en', { name: 'Ludlow', state: 'England', country: 'GB' }],
    ['Nakuro', 'en', { name: 'Nakuru', state: 'Nakuru County', country: 'KE' }],
  ])('suggests the intended place first for %j in a browser of %s', async (q, language, place) => {
    const response = await ask(q, language)
    expect(response.statusCode).toBe(200)
    expect(response.json()[0]).toEqual(place)
  })

  test('suggests at most five places, all different', async () => {
    const places: unknown[] = (await ask('san')).json()
    expect(places).toHaveLength(5)
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(5)
  })

  test('among names with the same beginning, prefers the browser’s country', async () => {
    const first = async (language: string) => (await ask('kap', language)).json()[0].country
    expect([await first('en-KE'), await first('en-IN')]).toEqual(['KE', 'IN'])
  })

  test('returns an empty list when nothing matches, whatever the text', async () => {
    for (const q of ['Xyzzyqqvwk', '%%', '__', '\\\\', ', ,', '🌽🌽', '52.37, -2.72'])
      expect([q, (await ask(q)).json()]).toEqual([q, []])
  })

  test.each([
    ['missing', '/api/places/suggest'],
    ['too short', '/api/places/suggest?q=%20n%20'],
    ['too long', `/api/places/suggest?q=${'n'.repeat(81)}`],
    ['unstorable', '/api/places/suggest?q=na%00ku'],
  ])('refuses a query that is %s', async (_what, url) => {
    const response = await product.app.inject({ url, remoteAddress: '198.51.100.7' })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_request', fields: { q: expect.any(String) } })
  })

  test('calls no provider', async () => {
    const calls = sky.calls()
    await ask('Nairo')
    await ask('Xyzzyqqvwk')
    expect(sky.calls()).toEqual(calls)
  })
})

test('allows 20 suggestions a minute per address, then returns 429 with the wait', async () => {
  const plain = await startApp()
  try {
    const responses = []
    for (let at = 0; at < 23; at += 1)
      responses.push(
        await plain.app.inject({ url: '/api/places/suggest?q=n', remoteAddress: '198.51.100.8' }),
      )
    expect(countValues(responses.map(({ statusCode }) => statusCode))).toEqual(
      new Map([
        [400, 20],
        [429, 3],
      ]),
    )
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  } finally {
    await plain.close()
  }
})

test('returns 503 before the gazetteer is loaded', async () => {
  const empty = await startApp()
  try {
    const response = await empty.app.inject('/api/places/suggest?q=naku')
    expect([response.statusCode, response.json().code]).toEqual([503, 'overloaded'])
  } finally {
    await empty.close()
  }
})

test('returns 503 at its deadline when the gazetteer is too slow', async () => {
  const hurried = await sky.farm({}, schema, { suggestMs: 100 })
  const response = await hurried.sql.begin(async (sql) => {
    await sql`lock table gazetteer in access exclusive mode`
    return hurried.app.inject('/api/places/suggest?q=naku')
  })
  expect([response.statusCode, response.json().code]).toEqual([503, 'overloaded'])
})
