import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { seedPlaces } from '../support/database/gazetteer.ts'
import { expectCallHeaders } from '../support/http/headers.ts'
import { readSmallClient } from '../support/http/pages.ts'
import { readRawResponse, sendRaw } from '../support/http/raw.ts'

let product: TestApp
let port: number
beforeAll(async () => {
  const env = { PUBLIC_URL: 'https://farm.example' }
  product = await startApp({ env, overrides: { pages: await readSmallClient({}, true) } })
  await seedPlaces(product.sql)
  port = Number(new URL(await product.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => product.close())

const lines = (...all: string[]) => [...all, 'Connection: close', '', ''].join('\r\n')
const host = 'Host: farm.example'

describe('ambiguous requests', () => {
  test('refuses each malformed request with its status', () =>
    checkRows(
      [
        [
          'length and chunks at once',
          400,
          lines('POST /api/logout HTTP/1.1', host, 'Content-Length: 5', 'Transfer-Encoding: chunked'),
        ],
        [
          'two lengths',
          400,
          lines('POST /api/logout HTTP/1.1', host, 'Content-Length: 5', 'Content-Length: 6'),
        ],
        ['a length that is no number', 400, lines('POST /api/logout HTTP/1.1', host, 'Content-Length: +5')],
        [
          'an unknown transfer encoding',
          400,
          lines('POST /api/logout HTTP/1.1', host, 'Transfer-Encoding: xchunked'),
        ],
        ['no host', 400, lines('GET /api/health HTTP/1.1')],
        ['two hosts', 400, lines('GET /api/health HTTP/1.1', host, 'host: evil.example')],
        ['a NUL in a header', 400, lines('GET /api/health HTTP/1.1', host, 'X-Note: a\u0000b')],
        [
          'a bare line feed in a header',
          400,
          lines('GET /api/health HTTP/1.1', host, 'X-Note: a\nX-Other: b\r'),
        ],
        ['a header without a name', 400, lines('GET /api/health HTTP/1.1', host, ': nothing')],
        ['a space before the colon', 400, lines('GET /api/health HTTP/1.1', host, 'X-Note : a')],
        ['no HTTP at all', 400, 'hello\r\n\r\n'],
        ['HTTP/2 without being asked', 400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
        ['TLS', 400, '\u0016\u0003\u0001\u0002\u0000\u0001'],
        ['a method nobody knows', 400, lines('HACK /api/health HTTP/1.1', host)],
        [
          'a header as big as a book',
          431,
          lines('GET /api/health HTTP/1.1', host, `X-Note: ${'x'.repeat(20_000)}`),
        ],
        ['a path as big as a book', 431, lines(`GET /${'x'.repeat(20_000)} HTTP/1.1`, host)],
        ['TRACE', 405, lines('TRACE /api/health HTTP/1.1', host)],
        ['everything', 404, lines('OPTIONS * HTTP/1.1', host)],
        ['a broken escape', 400, lines('GET /api/%E0%A4%A HTTP/1.1', host)],
        ['a way up', 404, lines('GET /assets/../../package.json HTTP/1.1', host)],
        ['a hidden way up', 404, lines('GET /assets/%2e%2e%2f%2e%2e%2fpackage.json HTTP/1.1', host)],
        ['a backslash', 404, lines('GET /assets\\..\\package.json HTTP/1.1', host)],
      ],
      async ([name, status, bytes]) => {
        const answer = await sendRaw(port, Buffer.from(bytes, 'latin1'))
        expect(answer.status).toBe(status)
        if (name !== 'everything' && !name.includes('way up') && name !== 'a backslash') {
          expectCallHeaders(answer.headers)
          expect(JSON.parse(answer.body)).toMatchObject({ requestId: expect.any(String) })
        }
        expect(answer.body).not.toMatch(/HPE_|Parse Error|\bat \//)
      },
    ))
})

describe('unusual but valid requests', () => {
  test('accepts HTTP/1.0 without a Host header', async () => {
    expect((await sendRaw(port, 'GET /api/health HTTP/1.0\r\n\r\n')).status).toBe(200)
  })

  test('accepts the absolute form that proxies send, with the usual response headers', async () => {
    const found = await sendRaw(port, lines('GET http://farm.example/api/health HTTP/1.1', host))
    expect(found.status).toBe(200)
    expectCallHeaders(found.headers)
    const missing = await sendRaw(port, lines('GET http://farm.example/api/none HTTP/1.1', host))
    expect(missing.status).toBe(404)
    expect(JSON.parse(missing.body).code).toBe('not_found')
  })

  test('ignores an unknown expectation and an unsupported upgrade', async () => {
    for (const header of ['Expect: tea', 'Connection: upgrade\r\nUpgrade: websocket']) {
      const answer = await sendRaw(
        port,
        ['GET /api/health HTTP/1.1', host, header, 'Connection: close', '', ''].join('\r\n'),
      )
      expect(answer.status).toBe(200)
      expectCallHeaders(answer.headers)
    }
  })
})

describe('slow requests', () => {
  test('gives a caller ten seconds for the headers and fifteen for the whole request', () => {
    const { headersTimeout, requestTimeout } = product.app.server
    expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 10_000, requestTimeout: 15_000 })
  })

  test('cuts off callers that send headers or a body slowly with 408, and serves others', async () => {
    const { server } = product.app
    const [headersTimeout, requestTimeout] = [server.headersTimeout, server.requestTimeout]
    // Shorter limits, to avoid a test of fifteen seconds.
    Object.assign(server, { headersTimeout: 200, requestTimeout: 300 })
    const heads = Array.from({ length: 250 }, () => drip('GET /api/health HTTP/1.1\r\nX-A: '))
    const bodies = Array.from({ length: 250 }, () =>
      drip(
        `POST /api/login HTTP/1.1\r\n${host}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
      ),
    )
    expect((await sendRaw(port, lines('GET /api/health HTTP/1.1', host))).status).toBe(200)
    const slow = Promise.all([...heads, ...bodies])
    // The server checks for slow requests every second. Response times in the meantime are measured
    // in bench/.
    expect(await answeredUntil(slow)).toBeGreaterThan(10)
    for (const answer of await slow) {
      expect(answer.status).toBe(408)
      expectCallHeaders(answer.headers)
      expect(JSON.parse(answer.body).code).toBe('request_timeout')
    }
    Object.assign(server, { headersTimeout, requestTimeout })
  })
})

/** Number of other requests answered in sequence until `over` settles. */
async function answeredUntil(over: Promise<unknown>): Promise<number> {
  let answered = 0
  let isOver = false
  const end = over.finally(() => {
    isOver = true
  })
  while (!isOver) {
    expect((await sendRaw(port, lines('GET /api/health/live HTTP/1.1', host))).status).toBe(200)
    answered += 1
    await wait(10)
  }
  await end
  return answered
}

/**
 * Sends the start of a request, then single bytes at intervals, without ever closing its own end.
 */
function drip(beginning: string) {
  const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true })
  socket.write(beginning)
  const drops = setInterval(() => socket.writable && socket.write('x'), 50)
  return readRawResponse(socket).finally(() => clearInterval(drops))
}
