import { gunzipSync } from 'node:zlib'
import { checkRows } from '@smart-farming/vectors/check-rows'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EncodedJson } from './encoded-json.ts'
import { sendRepresentation } from './negotiate.ts'

const value = { rain: 'x'.repeat(1_000) }
let encoded: EncodedJson<typeof value>
let app: FastifyInstance
beforeAll(async () => {
  encoded = await EncodedJson.from(value)
  const { etag, identity } = encoded
  app = Fastify()
  app.get('/all', (request, reply) => sendRepresentation(request, reply, encoded))
  app.get('/plain', (request, reply) => sendRepresentation(request, reply, { etag, identity }))
  app.get('/lost', (request, reply) => sendRepresentation(request, reply.code(404), { etag, identity }))
})
afterAll(() => app.close())

const ask = (headers: Record<string, string>, url = '/all') => app.inject({ url, headers })

test('chooses the encoding based on Accept-Encoding', () =>
  checkRows(
    [
      ['br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['GZIP', 'gzip'],
      ['gzip;q=1.0, br;q=0.5', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['br; q=0.000, gzip ;q=0', undefined],
      ['br;q=0.001', 'br'],
      ['vibrant', undefined],
      ['x-br, xgzip', undefined],
      ['identity', undefined],
      ['', undefined],
    ],
    async ([accepted, encoding]) => {
      const response = await ask({ 'accept-encoding': accepted })
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers.vary).toBe('accept-encoding')
      expect(response.headers.etag).toBe(encoded.etag)
    },
  ))

test('all encodings hold the same value', async () => {
  const gzipped = await ask({ 'accept-encoding': 'gzip' })
  expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toEqual(value)
  expect((await ask({})).json()).toEqual(value)
  expect((await ask({ 'accept-encoding': 'br' })).rawPayload.length).toBeLessThan(100)
})

test('sends the plain bytes when no compressed copy is stored', async () => {
  const response = await ask({ 'accept-encoding': 'br, gzip' }, '/plain')
  expect(response.headers['content-encoding']).toBeUndefined()
  expect(response.json()).toEqual(value)
})

test('returns 304 with ETag and Vary to a client that holds the value in any encoding', async () => {
  const strong = encoded.etag.replace('W/', '')
  for (const known of [encoded.etag, strong, `"old", ${encoded.etag}`, '*']) {
    const response = await ask({ 'if-none-match': known, 'accept-encoding': 'br' })
    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({ etag: encoded.etag, vary: 'accept-encoding' })
  }
  for (const other of ['"old"', 'W/"old"', strong.slice(1, -1)])
    expect((await ask({ 'if-none-match': other })).statusCode).toBe(200)
})

test('never turns an error into a 304', async () => {
  expect((await ask({ 'if-none-match': '*' }, '/lost')).statusCode).toBe(404)
})

test('equal values have equal ETags, different values different ETags', async () => {
  expect((await EncodedJson.from({ ...value })).etag).toBe(encoded.etag)
  expect((await EncodedJson.from({ rain: 'y' })).etag).not.toBe(encoded.etag)
})
