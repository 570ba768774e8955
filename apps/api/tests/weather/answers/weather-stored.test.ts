import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MINUTE, type Sky, startSky } from '../../support/weather/sky.ts'

// An instance compresses a fetched answer as far as possible, once for many readers on all instances: the bytes are
// stored beside the answer in its row. Missing or outdated bytes are built at a hundredth of that cost, and stored:
// with more places than fit in memory, most requests wait for that.

let sky: Sky
beforeEach(async () => {
  sky = await startSky({ forecastQuality: undefined })
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
type Farm = Awaited<ReturnType<Sky['farm']>>

const ask = ({ request }: Farm, encoding = 'br') => request({ url, headers: { 'accept-encoding': encoding } })
const jsonOf = ({ rawPayload }: { rawPayload: Buffer }) => brotliDecompressSync(rawPayload)

/** An instance that has fetched the forecast, and another that can only read it. */
async function twoInstances(env: Record<string, string> = {}) {
  const here = await sky.farm(env)
  const fetched = await ask(here)
  // It is written behind the answer.
  const isKept = () => here.sql`select 1 from weather_answers where key = ${KEY} and wire is not null`
  await expect.poll(isKept).toHaveLength(1)
  return { here, fetched, json: jsonOf(fetched), another: () => sky.farm(env, here.schema) }
}

test('what one instance has made as small as can be, another sends as it is', async () => {
  const { fetched, json, another } = await twoInstances()
  const there = await another()
  const read = await ask(there)
  expect(fetched.rawPayload).toEqual(packed(json, 11))
  expect(read.rawPayload).toEqual(fetched.rawPayload)
  expect(read.headers).toMatchObject({ etag: fetched.headers.etag, 'content-encoding': 'br' })
  expect((await ask(there, 'identity')).rawPayload).toEqual(json)
  expect(gunzipSync((await ask(there, 'gzip')).rawPayload)).toEqual(json)
  expect(sky.calls()).toEqual([1, 0, 0])
})

test('what is sent as it is can be judged as well, also when the database has gone meanwhile', async () => {
  const { here, another } = await twoInstances()
  const outlook = async ({ request }: Farm) =>
    (await request({ url: url.replace('forecast', 'outlook') })).json()
  const judged = await outlook(here)
  const there = await another()
  await ask(there)
  await there.sql`update weather_answers set answer = null, wire = null where key = ${KEY}`
  expect(await outlook(there)).toEqual(judged)
  expect(sky.calls()[0]).toBe(1)
})

test('a row of a release that has no such bytes gets them with its first reader, and is quickly compressed', async () => {
  const { here, json, another } = await twoInstances()
  await here.sql`update weather_answers set wire = null`
  const [two, three] = [await another(), await another()]
  const made = await ask(two)
  expect(made.rawPayload).toEqual(packed(json, 3))
  const isThere = async () =>
    (await here.sql`select wire is not null as there from weather_answers where key = ${KEY}`)[0]?.there
  await expect.poll(isThere).toBe(true)
  expect((await ask(three)).rawPayload).toEqual(made.rawPayload)
  expect(sky.calls()).toEqual([1, 0, 0])
})

test('an answer that a release without such bytes has put in its place is sent, and not the bytes beside it', async () => {
  const { here, fetched, another } = await twoInstances()
  const [row] = await here.sql`select answer from weather_answers where key = ${KEY}`
  const { seal: _, ...answer } = JSON.parse(row?.answer)
  const newer = JSON.stringify({ ...answer, city: { ...answer.city, name: 'Of an older release' } })
  await here.sql`update weather_answers set answer = ${newer} where key = ${KEY}`
  const read = await ask(await another())
  expect(JSON.parse(jsonOf(read).toString()).city.name).toBe('Of an older release')
  expect(read.headers.etag).not.toBe(fetched.headers.etag)
})

test('bytes that are spoilt are made anew from the answer', async () => {
  const { here, json, another } = await twoInstances()
  await here.sql`update weather_answers set wire = set_byte(wire, length(wire) - 9, 255 - get_byte(wire, length(wire) - 9))`
  const [two, three] = [await another(), await another()]
  const mended = await ask(two)
  expect(jsonOf(mended)).toEqual(json)
  await expect
    .poll(
      async () => (await here.sql`select length(wire) from weather_answers where key = ${KEY}`)[0]?.length,
    )
    .toBeGreaterThan(mended.rawPayload.length)
  expect((await ask(three)).rawPayload).toEqual(packed(json, 3))
})

test('three hours that are over by now are not sent, though the bytes still have them', async () => {
  const { json, another } = await twoInstances({ WEATHER_PROVIDERS: 'open-meteo' })
  const first = (sent: Buffer) => JSON.parse(sent.toString()).list[0].dt
  expect(first(json)).toBe(Date.UTC(2026, 8, 21, 12) / 1000)
  sky.clock.ms += 41 * MINUTE
  const [two, three] = [await another(), await another()]
  const later = await ask(two)
  expect(first(jsonOf(later))).toBe(Date.UTC(2026, 8, 21, 15) / 1000)
  // Replaced bytes are as good as new; an instance that ends has written them.
  await two.app.close()
  expect((await ask(three)).rawPayload).toEqual(later.rawPayload)
  expect(sky.calls()).toEqual([0, 1, 0])
})

test('the weather now is sent as it is, too', async () => {
  const here = await sky.farm()
  const there = await sky.farm({}, here.schema)
  const current = ({ request }: Farm) =>
    request({ url: '/api/weather?lat=52.37&lon=-2.71', headers: { 'accept-encoding': 'br' } })
  const fetched = await current(here)
  expect((await current(there)).rawPayload).toEqual(fetched.rawPayload)
  expect(fetched.rawPayload).toEqual(packed(jsonOf(fetched), 11))
  expect(sky.calls()).toEqual([1, 0, 0])
})
