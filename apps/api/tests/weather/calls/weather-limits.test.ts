import { status } from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runCleanup } from '../../../src/db/cleanup.ts'
import type { Database } from '../../../src/db/database.ts'
import { weatherCleanupJobs } from '../../../src/weather/create.ts'
import { AccountCallLimiter } from '../../../src/weather/limits/account-days.ts'
import { ProviderBudgets } from '../../../src/weather/limits/provider-budgets.ts'
import { TimeLimitedDatabase } from '../../../src/weather/time-limited-database.ts'
import { countValues } from '../../support/accounts/farmers.ts'
import { signInFarmers } from '../../support/chat/chat.ts'
import {
  HOUR,
  ludlow,
  MINUTE,
  startWeatherDoubles,
  type WeatherDoubles,
} from '../../support/weather/weather-doubles.ts'

// Provider calls are limited by account and hour, and by provider and day. Above the limits,
// requests get the stored answer or a 429.

const NEW_PLACES = 10
let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles()
})
afterEach(() => sky.close())

type Request = Awaited<ReturnType<WeatherDoubles['farm']>>['request']
async function askFor(request: Request, count: number, { from = 0, path = '/forecast' } = {}) {
  const statuses: number[] = []
  for (let at = from; at < from + count; at += 1)
    statuses.push((await request({ url: `/api/weather${path}?lat=${at / 10}&lon=30` })).statusCode)
  return Object.fromEntries(countValues(statuses))
}
const limited = (more: Record<string, string> = {}) =>
  sky.farm({
    WEATHER_PROVIDERS: 'open-meteo',
    NEW_PLACES_PER_HOUR: String(NEW_PLACES),
    REQUESTS_PER_MINUTE: '10000',
    ...more,
  })
const asked = () => sky.openMeteo.calls.length

describe('an account’s hourly new places', () => {
  test('limits new places and tells when to come back', async () => {
    const { request } = await limited()
    expect(await askFor(request, 100)).toEqual({ 200: NEW_PLACES, 429: 100 - NEW_PLACES })
    expect(await askFor(request, 30, { path: '' })).toEqual({ 200: NEW_PLACES, 429: 30 - NEW_PLACES })
    expect(await askFor(request, 30, { path: '/outlook' })).toEqual({ 200: NEW_PLACES, 429: 30 - NEW_PLACES })
    // The outlook requests only the soil of each place.
    expect(asked()).toBe(3 * NEW_PLACES)
    sky.clock.ms += 20 * MINUTE
    const refused = await request({ url: '/api/weather/forecast?lat=89&lon=30' })
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      message: 'You have looked up too many new places. Please try again in 40 minutes.',
    })
    expect(refused.headers['retry-after']).toBe('2400')
    sky.clock.ms += 40 * MINUTE
    expect(await askFor(request, NEW_PLACES + 1, { from: 700 })).toEqual({ 200: NEW_PLACES, 429: 1 })
  })

  test('600 new places on each of two routes cause no more calls than the limit allows', async () => {
    const { request, deps, sql } = await limited()
    for (const path of ['/forecast', '']) {
      expect(await askFor(request, 600, { path })).toEqual({ 200: NEW_PLACES, 429: 600 - NEW_PLACES })
    }
    expect(asked()).toBe(2 * NEW_PLACES)
    const answers = async () => (await sql`select 1 from weather_answers where answer is not null`).length
    await expect.poll(answers).toBe(2 * NEW_PLACES)
    await sql`update weather_answers set useful_until = now() - interval '1 s'`
    await runCleanup(deps.database, weatherCleanupJobs, {
      warn: (details: object) => expect.fail(JSON.stringify(details)),
    })
    expect(await sql`select 1 from weather_answers`).toHaveLength(0)
  }, 120_000)

  test('does not count cached places, and limits each account separately', async () => {
    const { request, app, ...product } = await limited()
    await askFor(request, NEW_PLACES)
    const [other] = await signInFarmers({ app, ...product }, 1)
    if (other === undefined) throw new Error('nobody')
    expect(await askFor(other.request, NEW_PLACES, { from: 50 })).toEqual({ 200: NEW_PLACES })
    expect(await askFor(request, NEW_PLACES, { from: 50 })).toEqual({ 200: NEW_PLACES })
    // Places from the database do not count on another instance either.
    const there = await sky.farm(
      { WEATHER_PROVIDERS: 'open-meteo', NEW_PLACES_PER_HOUR: '1' },
      product.schema,
    )
    expect(await askFor(there.request, NEW_PLACES, { from: 50 })).toEqual({ 200: NEW_PLACES })
    expect(asked()).toBe(2 * NEW_PLACES)
  })

  test('counts an unavailable place once, even when the farmer asks repeatedly', async () => {
    sky.all(status(503))
    const { request } = await limited()
    for (let round = 0; round < 3; round += 1) {
      expect(await askFor(request, NEW_PLACES)).toEqual({ 502: NEW_PLACES })
      sky.clock.ms += MINUTE
    }
    expect(await askFor(request, 1, { from: 50 })).toEqual({ 429: 1 })
  })

  test('gives a place’s old answer, marked as stale, once the limit is reached', async () => {
    const { request, forecast } = await limited()
    const first = await forecast({ query: ludlow })
    sky.clock.ms += 3 * HOUR
    await askFor(request, NEW_PLACES)
    const calls = asked()
    expect((await forecast({ query: ludlow })).source).toMatchObject({
      stale: true,
      fetchedAt: first.source.fetchedAt,
    })
    expect(asked()).toBe(calls)
  })

  test('does not limit the farm’s own place, but counts the places it is moved to', async () => {
    const { request } = await limited()
    await askFor(request, NEW_PLACES)
    const own = await request({ url: '/api/weather/forecast?lat=-0.28333&lon=36.06667' })
    expect(own.statusCode).toBe(200)
    // Moving from place to place does not bypass the limit.
    const moves: number[] = []
    for (let at = 0; at < 3 * NEW_PLACES; at += 1) {
      const place = { name: `Field ${at}`, country: 'KE', lat: 40 + at / 10, lon: 30 }
      expect((await request({ method: 'PUT', url: '/api/farm/place', payload: place })).statusCode).toBe(200)
      moves.push((await request({ url: `/api/weather/forecast?lat=${place.lat}&lon=30` })).statusCode)
    }
    expect(Object.fromEntries(countValues(moves))).toEqual({ 200: NEW_PLACES - 1, 429: 2 * NEW_PLACES + 1 })
  })

  test('does not limit other accounts that ask for the same place', async () => {
    const { request, app, ...product } = await limited()
    await askFor(request, NEW_PLACES)
    const others = await signInFarmers({ app, ...product }, 3)
    const all = [request, ...others.map((other) => other.request)]
    const statuses = await Promise.all(
      all.map(async (ask) => (await ask({ url: '/api/weather/forecast?lat=77&lon=30' })).statusCode),
    )
    // The first account is over its limit. It gets an answer that the others have fetched, or a
    // 429.
    expect([200, 429]).toContain(statuses[0])
    expect(statuses.slice(1)).toEqual([200, 200, 200])
    expect(asked()).toBe(NEW_PLACES + 1)
  })
})

describe('a provider’s daily calls', () => {
  const day = { OPEN_METEO_CALLS_PER_DAY: '8', NEW_PLACES_PER_HOUR: '1000' }

  test('shares calls between instances and reserves half of them for farm places', async () => {
    const here = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo', ...day })
    const there = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo', ...day }, here.schema)
    expect(await askFor(here.request, 3)).toEqual({ 200: 3 })
    expect(await askFor(there.request, 10, { from: 50 })).toEqual({ 200: 1, 429: 9 })
    expect(asked()).toBe(4)
    const own = '/api/weather/forecast?lat=-0.28333&lon=36.06667'
    expect((await there.request({ url: own })).statusCode).toBe(200)
    for (let more = 0; more < 3; more += 1) {
      const place = { name: 'Field', country: 'KE', lat: 40 + more, lon: 30 }
      await here.request({ method: 'PUT', url: '/api/farm/place', payload: place })
      const answer = await here.request({ url: `/api/weather/forecast?lat=${place.lat}&lon=30` })
      expect(answer.statusCode).toBe(200)
    }
    const last = await here.request({ url: '/api/weather?lat=42&lon=30' })
    expect([last.statusCode, last.json().code]).toEqual([429, 'too_many_requests'])
    expect(last.json().message).toMatch(/reached today’s limit/)
    // Until the providers' UTC day ends; the clock is at 14:20.
    expect(last.headers['retry-after']).toBe(String((9 * 60 + 40) * 60))
    expect(asked()).toBe(8)
    const told = here.logs.filter(({ msg }) => msg === 'the calls of a weather provider are used up')
    expect(told.map(({ upstream, calls }) => [upstream, calls])).toEqual([
      ['open-meteo', 4],
      ['open-meteo', 8],
    ])
    expect(await here.sql`select day::text, provider, calls from provider_calls`).toEqual([
      { day: '2026-09-21', provider: 'open-meteo', calls: 8 },
    ])
    sky.clock.ms += 10 * HOUR
    expect((await here.request({ url: '/api/weather?lat=42&lon=30' })).statusCode).toBe(200)
  })

  test('asks the next provider once the calls are used up', async () => {
    const { request } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo,met-norway', ...day })
    expect(await askFor(request, 10)).toEqual({ 200: 10 })
    expect(sky.calls()).toEqual([0, 4, 6])
  })

  test('gives a place’s old answer once the provider’s calls are used up', async () => {
    const { request, forecast } = await sky.farm({ WEATHER_PROVIDERS: 'open-meteo', ...day })
    await forecast({ query: ludlow })
    sky.clock.ms += 3 * HOUR
    await askFor(request, 3)
    expect((await forecast({ query: ludlow })).source).toMatchObject({
      stale: true,
      unavailable: ['Open-Meteo'],
    })
  })

  test('never exceeds the limit with simultaneous calls', async () => {
    const { deps } = await sky.farm()
    const budgets = [0, 1].map(() => budgetsOn(deps.database, 10))
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, at) => budgets[at % 2]?.take('open-meteo', asker(true))),
    )
    expect(taken.filter((one) => one === true)).toHaveLength(10)
  })

  test('without the database, each instance counts alone', async () => {
    const { deps, sql } = await sky.farm()
    await deps.database.close()
    const budgets = budgetsOn(deps.database, 20)
    const take = (isOwn: boolean) => budgets.take('open-meteo', asker(isOwn))
    for (let call = 0; call < 10; call += 1) expect(await take(false)).toBe(true)
    expect(await take(false)).toBe(false)
    for (let call = 0; call < 10; call += 1) expect(await take(true)).toBe(true)
    expect(await take(true)).toBe(false)
    expect(await sql`select 1 from provider_calls`).toEqual([])
  })
})

const asker = (isOwn: boolean) => ({ id: 1, isOwn: async () => isOwn })
const budgetsOn = (database: Database, most: number) =>
  new ProviderBudgets({
    database: new TimeLimitedDatabase(database, 1_000),
    most: new Map([['open-meteo', most]]),
    accounts: new AccountCallLimiter(1_000, () => sky.clock.ms),
    now: () => sky.clock.ms,
  })

describe('stored weather rows', () => {
  test('stores an answer while it is usable, and a failure for a few seconds', async () => {
    const { request, sql } = await limited()
    await askFor(request, 1)
    await askFor(request, 1, { path: '' })
    sky.all(status(503))
    await askFor(request, 1, { from: 50 })
    const kept = () => sql<{ key: string; hours: number }[]>`
      select key, round(extract(epoch from useful_until - now()) / 3600)::int as hours from weather_answers order by key`
    await expect.poll(kept).toEqual([
      { key: 'current:2:0,30', hours: 3 },
      { key: 'forecast:3:0,30', hours: 25 },
      { key: 'forecast:3:5,30', hours: 0 },
    ])
  })

  test('deletes a hundred thousand expired rows in one clean-up', async () => {
    const { deps, sql } = await limited()
    await sql`insert into weather_answers (key, useful_until)
      select 'forecast:3:' || n, now() - n * interval '1 ms' from generate_series(1, 100000) as n`
    await runCleanup(deps.database, weatherCleanupJobs, {
      warn: (details: object) => expect.fail(JSON.stringify(details)),
    })
    expect(await sql`select 1 from weather_answers`).toEqual([])
  })
})
