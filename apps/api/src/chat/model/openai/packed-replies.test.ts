import type { Transform } from 'node:stream'
import zlib from 'node:zlib'
import { alwaysReply } from '@smart-farming/upstream-doubles/faults'
import { afterEach, expect, test, vi } from 'vitest'
import { createChunk, joinText, modelServer } from './openai-model.fixture.ts'

// The server compresses its response although it was asked not to.

const server = modelServer()
const MB = 1_000_000
const JSON_TYPE = 'application/json'
const EVENTS = 'text/event-stream'

const packers = {
  gzip: zlib.gzipSync,
  'x-gzip': zlib.gzipSync,
  deflate: zlib.deflateSync,
  br: (bytes: Buffer) =>
    zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }),
  zstd: zlib.zstdCompressSync,
}

function countUnpacked(): () => number {
  let unpacked = 0
  for (const name of [
    'createGunzip',
    'createInflate',
    'createBrotliDecompress',
    'createZstdDecompress',
  ] as const) {
    const create: (options?: object) => Transform = zlib[name]
    vi.spyOn(zlib, name).mockImplementation((options?: object) => {
      const stream = create(options)
      const push = stream.push.bind(stream)
      stream.push = (piece, encoding) => {
        unpacked += piece?.length ?? 0
        return push(piece, encoding)
      }
      return stream as never
    })
  }
  return () => unpacked
}
afterEach(() => void vi.restoreAllMocks())

const reply = (encoding: string, type: string, body: Buffer, status = 200) =>
  alwaysReply({ status, body, headers: { 'content-type': type, 'content-encoding': encoding } })
const whole = (text: string) =>
  Buffer.from(JSON.stringify({ choices: [{ message: { content: text }, finish_reason: 'stop' }] }))
const stream = (text: string) =>
  Buffer.from(
    `${createChunk({ delta: { content: text } })}${createChunk({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`,
  )

test.each(Object.entries(packers))(
  'reads a reply compressed with %s, both whole and streamed',
  async (encoding, pack) => {
    server.double.respond(reply(encoding, JSON_TYPE, pack(whole('Maize'))))
    expect(joinText(await server.ask())).toBe('Maize')
    server.double.respond(reply(encoding.toUpperCase(), EVENTS, pack(stream('Maize'))))
    expect(joinText(await server.ask())).toBe('Maize')
  },
)

const kinds = [
  ['a whole answer', JSON_TYPE, whole('x'.repeat(40 * MB)), 200],
  ['one event', EVENTS, stream('x'.repeat(40 * MB)), 200],
  ['blanks', JSON_TYPE, Buffer.alloc(40 * MB, ' '), 200],
  ['an error', JSON_TYPE, Buffer.from(JSON.stringify({ error: { message: 'x'.repeat(40 * MB) } })), 400],
] as const

test.each(
  (['gzip', 'br', 'zstd', 'deflate'] as const).flatMap((encoding) =>
    kinds.map((kind) => [encoding, ...kind] as const),
  ),
)(
  'refuses a compression bomb in %s sent as %s after unpacking only a little of it',
  async (encoding, _what, type, body, status) => {
    const packed = packers[encoding](body)
    expect(packed.length).toBeLessThan(1 * MB)
    server.double.respond(reply(encoding, type, packed, status))
    const unpacked = countUnpacked()
    // Not `rejects`, which would print the whole result on failure.
    const failure: unknown = await server.ask().then(
      () => 'answered',
      (error: unknown) => error,
    )
    expect(failure).toMatchObject(
      status === 200
        ? { kind: 'malformed', message: 'model: the answer is far too large' }
        : { kind: 'credentials', status },
    )
    // Streams have a limit based on the token limit; other replies have the general limit.
    expect(unpacked()).toBeGreaterThan(type === 'text/event-stream' && status === 200 ? 0.1 * MB : 4 * MB)
    expect(unpacked()).toBeLessThan(6 * MB)
  },
)

test('refuses a doubly compressed reply without unpacking it', async () => {
  const unpacked = countUnpacked()
  server.double.respond(reply('gzip, gzip', JSON_TYPE, zlib.gzipSync(zlib.gzipSync(whole('Maize')))))
  const message = 'model: the answer is packed more than once'
  await expect(server.ask()).rejects.toMatchObject({ kind: 'malformed', message })
  expect(server.double.calls).toHaveLength(1)
  expect(unpacked()).toBe(0)
})

test.each([
  ['plain text', Buffer.from('{"choices":[]}'), { kind: 'unreachable' }],
  ['half a gzip file', zlib.gzipSync(whole('Maize'.repeat(9))).subarray(0, 40), {}],
])('fails on %s sent as gzip', async (_what, body, failure) => {
  server.double.respond(reply('gzip', JSON_TYPE, body))
  await expect(server.ask()).rejects.toMatchObject({ name: 'UpstreamFailure', ...failure })
})

test('a compression bomb that arrives slowly is cut off at the deadline', async () => {
  const packed = zlib.gzipSync(Buffer.alloc(1 * MB, ' '))
  server.double.respond((answer) => {
    answer.writeHead(200, { 'content-type': EVENTS, 'content-encoding': 'gzip' })
    answer.write(packed.subarray(0, 20))
  })
  const hasty = server.modelWith({ deadlines: { firstMs: 300, idleMs: 300, totalMs: 15_000 } })
  await expect(server.ask(hasty)).rejects.toMatchObject({ kind: 'timeout' })
  await hasty.close()
  expect(await server.double.calls[0]?.ended).toBe('aborted')
})
