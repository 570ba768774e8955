import { status } from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { countValues } from '../../support/accounts/farmers.ts'
import { signInFarmers } from '../../support/chat/chat.ts'
import { seedPlaces } from '../../support/database/gazetteer.ts'
import {
  HOUR,
  ludlow,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

// Daily calls of accounts and providers, including place searches. Also the message if one provider
// has no calls left and the next one fails.

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

type Request = Awaited<ReturnType<WeatherDoubles['farm']>>['request']
async function askFor(request: Request, count: number) {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1)
    statuses.push((await request({ url: `/api/weather/forecast?lat=${at}&lon=30` })).statusCode)
  return Object.fromEntries(countValues(statuses))
}
const asked = () => sky.openMeteo.calls.length

describe('an account’s daily calls', () => {
  const few = { WEATHER_PROVIDERS: 'open-meteo', CALLS_PER_ACCOUNT_DAY: '5' }

  test('reserves calls for farms even when an account keeps moving its farm', async () => {
    const { request, app, ...product } = await sky.farm(few)
    const answers = []
    for (let at = 0; at < 12; at += 1) {
      const place = { name: `Field ${at}`, country: 'KE', lat: 40 + at, lon: 30 }
      await request({ method: 'PUT', url: '/api/farm/place', payload: place })
      answers.push(await request({ url: `/api/weather/forecast?lat=${place.lat}&lon=30` }))
    }
    expect(Object.fromEntries(countValues(answers.map(({ statusCode }) => statusCode)))).toEqual({
      200: 5,
      429: 7,
    })
    expect(answers.at(-1)?.json().message).toBe(
      'You have looked up too many places today. New forecasts are available after midnight UTC.',
    )
    expect(answers.at(-1)?.headers['retry-after']).toBe(String((9 * 60 + 40) * 60))
    const [other] = await signInFarmers({ app, ...product }, 1)
    expect((await other?.request({ url: '/api/weather/forecast?lat=60&lon=30' }))?.statusCode).toBe(200)
    const [row] = await product.sql`select calls from provider_calls`
    expect(row?.calls, 'what was refused is not counted').toBe(6)
    sky.clock.ms += 10 * HOUR
    expect((await request({ url: '/api/weather/forecast?lat=60.5&lon=30' })).statusCode).toBe(200)
  })

  test('gives a place’s old answer once the account’s calls are used up', async () => {
    const { request, forecast } = await sky.farm(few)
    await forecast({ query: ludlow })
    sky.clock.ms += 3 * HOUR
    await askFor(request, 4)
    expect((await forecast({ query: ludlow })).source).toMatchObject({ stale: true })
  })
})

describe('a provider’s daily calls', () => {
  const day = { OPEN_METEO_CALLS_PER_DAY: '8' }

  test('returns 429 once used up if the next provider fails too, except to the farm’s owner', async () => {
    const { request, app, ...product } = await sky.farm({
      WEATHER_PROVIDERS: 'open-meteo,met-norway',
      ...day,
    })
    expect(await askFor(request, 4)).toEqual({ 200: 4 })
    sky.metNorway.respond(status(503))
    // The second provider is called at first, then skipped.
    for (let at = 50; at < 56; at += 1) {
      const answer = await request({ url: `/api/weather/forecast?lat=${at}&lon=30` })
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60'])
      expect(answer.json()).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringContaining('and the others are not responding'),
      })
    }
    const [owner] = await signInFarmers({ app, ...product }, 1)
    const place = { name: 'Field', country: 'KE', lat: 55, lon: 30 }
    await owner?.request({ method: 'PUT', url: '/api/farm/place', payload: place })
    const own = await owner?.request({ url: '/api/weather/forecast?lat=55&lon=30' })
    expect(own?.statusCode, 'the owner has the other half').toBe(200)
  })

  test('counts place searches, which continue without the provider', async () => {
    const { search, sql } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo', ...day })
    await seedPlaces(sql)
    for (let at = 0; at < 10; at += 1)
      expect(await search({ query: { q: `Nakuru ${at}` } })).toBeInstanceOf(Array)
    expect(asked()).toBe(4)
    expect(await sql`select provider, calls from provider_calls`).toEqual([
      { provider: 'open-meteo', calls: 4 },
    ])
  })

  test('counts place searches against the account too', async () => {
    const { search, sql } = await sky.farm({
      WEATHER_PROVIDERS: 'open-meteo',
      CALLS_PER_ACCOUNT_DAY: '3',
      OPEN_METEO_CALLS_PER_DAY: '1000',
    })
    await seedPlaces(sql)
    for (let at = 0; at < 10; at += 1) await search({ query: { q: `Nakuru ${at}` } })
    expect(asked()).toBe(3)
  })
})
