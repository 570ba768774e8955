import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignup, postRaw } from '../../support/accounts/farmers.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { readRawResponse } from '../../support/http/raw.ts'

// A caller who has hung up has no address. A caller over a Unix socket has none either, but stays
// connected and can be tested.
let folder: string
let line: string
let product: TestApp
beforeAll(async () => {
  product = await startApp()
  await postRaw(product.browser(), '/api/signup', createSignup('Ada'))
  await product.app.ready()
  folder = await mkdtemp(join(tmpdir(), 'smart-farming-line-'))
  line = join(folder, 'line')
  await new Promise<void>((resolve) => product.app.server.listen(line, resolve))
})
afterAll(async () => {
  product.app.server.close()
  await product.close()
  await rm(folder, { recursive: true })
})

test.each([
  ['a page', 'GET', '/api/docs', '', 200],
  ['a call', 'GET', '/api/user', '', 401],
  ['a failed login', 'POST', '/api/login', '{"username":"Ada","password":"wrong one"}', 401],
  [
    'a login',
    'POST',
    '/api/login',
    JSON.stringify({ username: 'Ada', password: createSignup('Ada').password }),
    200,
  ],
])(
  'serves %s to a caller without an address like to any other caller',
  async (_what, method, path, body, status) => {
    const socket = connect(line)
    const head = [
      `${method} ${path} HTTP/1.1`,
      'Host: farm.example',
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    expect((await readRawResponse(socket)).status).toBe(status)
    expect(product.logs.filter(({ level }) => Number(level) >= 50)).toEqual([])
  },
)

test('logs account events for a caller without an address', () => {
  const events = product.logs.flatMap(({ audit, network }) => (audit === undefined ? [] : [[audit, network]]))
  expect(events.slice(-2)).toEqual([
    [expect.stringMatching(/fail/), 'none'],
    [expect.stringMatching(/log/), 'none'],
  ])
})
