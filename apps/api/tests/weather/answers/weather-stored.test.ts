import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE, startWeatherDoubles, type WeatherDoubles } from '../../support/weather/weather-doubles.ts'

// The instance that fetches an answer compresses it at full quality for many readers. An instance
// that reads it from the database compresses it at a hundredth of the cost.

let sky: WeatherDoubles
beforeEach(async () => {
  sky = await startWeatherDoubles({ forecastQuality: undefined })
})
afterEach(() => sky.close())

const packed = (json: Buffer, quality: number) =>
  brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  })

const url = '/api/weather/forecast?lat=52.37&lon=-2.71'
const KEY = 'forecast:3:52.37,-2.71'
type Farm = Awaited<ReturnType<WeatherDoubles['farm']>>

const ask = ({ request }: Farm, encoding = 'br') => request({ url, headers: { 'accept-encoding': encoding } })
const jsonOf = ({ rawPayload }: { rawPayload: Buffer }) => brotliDecompressSync(rawPayload)

/**
 * An instance that has fetched the forecast, and a function that starts another on its database.
 */
async function twoInstances(env: Record<string, string> = {}) {
  const here = await sky.farm(env)
  const fetched = await ask(here)
  // The forecast is written after the response has been sent.
  const isKept = () => here.sql`select 1 from weather_answers where key = ${KEY} and answer is not null`
  await expect.poll(isKept).toHaveLength(1)
  return { here, fetched, json: jsonOf(fetched), another: () => sky.farm(env, here.schema) }
}

test('another instance sends the stored forecast with the same ETag, quickly compressed', async () => {
  const { fetched, json, another } = await twoInstances()
  const there = await another()
  const read = await ask(there)
  expect(fetched.rawPayload).toEqual(packed(json, 11))
  expect(read.rawPayload).toEqual(packed(json, 3))
  expect(read.headers).toMatchObject({ etag: fetched.headers.etag, 'content-encoding': 'br' })
  expect((await ask(there, 'identity')).rawPayload).toEqual(json)
  expect(gunzipSync((await ask(there, 'gzip')).rawPayload)).toEqual(json)
  expect(sky.calls()).toEqual([1, 0, 0])
})

test('another instance judges the stored forecast the same way as the one that fetched it', async () => {
  const { here, another } = await twoInstances()
  const outlook = async ({ request }: Farm) =>
    (await request({ url: url.replace('forecast', 'outlook') })).json()
  expect(await outlook(await another())).toEqual(await outlook(here))
  expect(sky.calls()[0]).toBe(1)
})

test('a stored forecast leaves out steps that have since ended', async () => {
  const { json, another } = await twoInstances({ WEATHER_PROVIDERS: 'open-meteo' })
  const first = (sent: Buffer) => JSON.parse(sent.toString()).list[0].dt
  expect(first(json)).toBe(Date.UTC(2026, 8, 21, 12) / 1000)
  sky.clock.ms += 41 * MINUTE
  expect(first(jsonOf(await ask(await another())))).toBe(Date.UTC(2026, 8, 21, 15) / 1000)
  expect(sky.calls()).toEqual([0, 1, 0])
})

test('another instance sends the stored current weather', async () => {
  const here = await sky.farm()
  const current = ({ request }: Farm) => request({ url: '/api/weather?lat=52.37&lon=-2.71' })
  const fetched = await current(here)
  await expect
    .poll(() => here.sql`select 1 from weather_answers where key like 'current:%' and answer is not null`)
    .toHaveLength(1)
  const there = await sky.farm({}, here.schema)
  expect((await current(there)).json()).toEqual(fetched.json())
  expect(sky.calls()).toEqual([1, 0, 0])
})
