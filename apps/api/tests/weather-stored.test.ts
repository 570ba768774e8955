import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Sky, startSky } from './_sky.ts'

// What an instance fetches it makes as small as can be, once for many readers. What it reads from PostgreSQL it makes
// ready at a hundredth of that cost: with more places than the memory holds, that is what most requests wait for.

let sky: Sky
beforeEach(async () => {
  sky = await startSky()
})
afterEach(() => sky.close())

const packed = (json: Buffer, quality: number) =>
  brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    },
  })

test('a forecast from PostgreSQL is compressed quickly, one from a provider to the smallest', async () => {
  const url = '/api/weather/forecast?lat=52.37&lon=-2.71'
  const headers = { 'accept-encoding': 'br' }
  const here = await sky.farm()
  const fetched = await here.request({ url, headers })
  const there = await sky.farm({}, here.schema)
  const read = await there.request({ url, headers })
  expect(sky.calls()).toEqual([1, 0, 0])
  const json = brotliDecompressSync(fetched.rawPayload)
  expect(brotliDecompressSync(read.rawPayload)).toEqual(json)
  expect(read.headers.etag).toBe(fetched.headers.etag)
  expect(fetched.rawPayload).toEqual(packed(json, 11))
  expect(read.rawPayload).toEqual(packed(json, 3))
})
