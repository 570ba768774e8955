import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { type Double, startDouble } from '@smart-farming/upstream-doubles/double'
import {
  alwaysReply,
  connectionReset,
  drippingReply,
  emptyReply,
  hang,
  hugeReply,
  invalidJsonReply,
  nanReply,
  redirect,
  status,
  truncatedReply,
  webPageReply,
} from '@smart-farming/upstream-doubles/faults'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { BoundedGet } from './bounded-get.ts'

/** For calls that must exceed the deadline. */
const DEADLINE_MS = 300
/** For calls that must finish in time, even on a slow machine. */
const PATIENT_MS = 5_000

let double: Double
let service: BoundedGet
beforeEach(async () => {
  double = await startDouble(() => ({ body: { list: [1, 2, 3], more: 'ignored' } }))
  service = new BoundedGet('the-service', `${double.url}/`)
})
afterEach(async () => {
  await service.close()
  await double.close()
})

const schema = z.object({ list: z.array(z.number()) })
const get = async (signal = new AbortController().signal, deadlineMs = PATIENT_MS) =>
  service.decode(schema, await service.get('/data', { query: { lat: 52.37 }, signal, deadlineMs }))

test('sends the query and an Accept-Encoding header, and keeps only the fields in the schema', async () => {
  expect(await get()).toEqual({ list: [1, 2, 3] })
  expect(double.calls[0]).toMatchObject({ path: '/data', headers: { 'accept-encoding': 'gzip' } })
  expect(double.calls[0]?.query.get('lat')).toBe('52.37')
})

const packed = (encoding: string, body: Buffer) =>
  alwaysReply({ body, headers: { 'content-encoding': encoding } })

test.each(['gzip', 'GZIP', 'x-gzip'])('unpacks %s', async (encoding) => {
  double.respond(packed(encoding, gzipSync('{"list":[4]}')))
  expect(await get()).toEqual({ list: [4] })
})

test.each(['identity', 'utf-8', ''])(
  'treats a body with content encoding "%s" as uncompressed',
  async (encoding) => {
    double.respond(packed(encoding, Buffer.from('{"list":[4]}')))
    expect(await get()).toEqual({ list: [4] })
  },
)

test.each([
  ['br', brotliCompressSync('{"list":[4]}')],
  ['deflate', deflateSync('{"list":[4]}')],
  ['gzip, gzip', gzipSync(gzipSync('{"list":[4]}'))],
])('refuses %s, named in the error, because the request did not ask for it', async (encoding, body) => {
  double.respond(packed(encoding, body))
  await expect(get()).rejects.toMatchObject({
    kind: 'malformed',
    message: `the-service: packed as "${encoding}", which was not asked for`,
  })
})

test('an unpacked body has the same size limit as an uncompressed one', async () => {
  const json = (bytes: number) => gzipSync(`{"list":[4],"x":"${'x'.repeat(bytes)}"}`)
  double.respond(packed('gzip', json(1_000_000)))
  expect(await get()).toEqual({ list: [4] })
  double.respond(packed('gzip', json(1_100_000)))
  await expect(get()).rejects.toMatchObject({
    kind: 'malformed',
    message: 'the-service: the answer unpacks to far too much',
  })
})

test('fails on an empty body or plain text labelled as gzip', async () => {
  double.respond(packed('gzip', Buffer.alloc(0)))
  await expect(get()).rejects.toMatchObject({ name: 'UpstreamFailure' })
  double.respond(packed('gzip', Buffer.from('{"list":[4]}')))
  await expect(get()).rejects.toMatchObject({ name: 'UpstreamFailure', kind: 'malformed' })
})

test('refuses a small body that unpacks to hundreds of megabytes', async () => {
  const body = gzipSync(Buffer.alloc(200_000_000, ' '))
  double.respond(alwaysReply({ body, headers: { 'content-encoding': 'gzip' } }))
  await expect(get()).rejects.toMatchObject({ kind: 'malformed' })
})

test.each([
  ['hang', hang, 'timeout'],
  ['drip', drippingReply(50), 'timeout'],
  ['reset', connectionReset, 'unreachable'],
  ['truncated', truncatedReply, 'unreachable'],
  ['garbage', invalidJsonReply, 'malformed'],
  ['NaN in JSON', nanReply, 'malformed'],
  ['web page with 200', webPageReply, 'malformed'],
  ['204', emptyReply, 'malformed'],
  ['400 MB', hugeReply(), 'malformed'],
  ['redirect into our network', redirect(), 'malformed'],
  ['401', status(401), 'credentials'],
  ['403 page', status(403, '<html>'), 'credentials'],
  ['404', status(404), 'no_data'],
  ['429', status(429), 'quota'],
  ['500 page', status(500, '<html>'), 'refused'],
  ['503', status(503), 'refused'],
] as const)(
  'fails with the matching kind of error within the deadline: %s',
  async (_name, behaviour, kind) => {
    double.respond(behaviour)
    const deadlineMs = kind === 'timeout' ? DEADLINE_MS : PATIENT_MS
    const startedAt = performance.now()
    const answer = get(undefined, deadlineMs)
    await expect(answer).rejects.toMatchObject({ name: 'UpstreamFailure', upstream: 'the-service', kind })
    expect(performance.now() - startedAt).toBeLessThan(deadlineMs + 1_000)
    expect(double.calls).toHaveLength(1)
  },
)

test('a service that is down counts as unreachable', async () => {
  const gone = new BoundedGet('gone', 'http://127.0.0.1:9')
  const call = gone.get('/', { query: {}, signal: new AbortController().signal, deadlineMs: DEADLINE_MS })
  await expect(call).rejects.toMatchObject({ kind: 'unreachable' })
  await gone.close()
})

test('the caller can abort a call, and the service sees the abort', async () => {
  double.respond(hang)
  const leave = new AbortController()
  const call = get(leave.signal)
  setTimeout(() => leave.abort(), 20)
  await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  expect(await double.calls[0]?.ended).toBe('aborted')
})

test('reads the pause from Retry-After, up to an hour', async () => {
  double.respond(status(429, {}, { 'retry-after': '120' }), 1)
  await expect(get()).rejects.toMatchObject({ pauseMs: 120_000 })
  double.respond(status(429, {}, { 'retry-after': '9999999' }), 1)
  await expect(get()).rejects.toMatchObject({ pauseMs: 3_600_000 })
  double.respond(status(429), 1)
  await expect(get()).rejects.toMatchObject({ pauseMs: 60_000 })
})

test('a response with any status releases its connection', async () => {
  for (let call = 0; call < 60; call++) {
    double.respond(
      status([200, 304, 404, 429, 500][call % 5] ?? 200, { list: [], filler: 'x'.repeat(20_000) }),
    )
    await get().catch(() => {})
  }
  double.respond(alwaysReply({ body: { list: [] } }))
  expect(await get()).toEqual({ list: [] })
})
