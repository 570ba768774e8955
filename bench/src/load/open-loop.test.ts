import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendAtRate } from './open-loop.ts'

let server: Server
let url: string
beforeAll(async () => {
  server = createServer(({ url, socket }, response) => (url === '/cut' ? socket.destroy() : response.end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('a request is sent when it is due, so its latency excludes the wait for the next one', async () => {
  const outcomes = await sendAtRate(() => ({ url, headers: {} }), 2, 1)
  expect(outcomes.map(({ status, dueMs }) => [status, dueMs])).toEqual([
    [200, 0],
    [200, 500],
  ])
  // A request sent together with the next one would seem to take half a second.
  for (const { ms } of outcomes) expect(ms).toBeLessThan(500)
})

test('a request without an answer gets status 0', async () => {
  const [outcome] = await sendAtRate(() => ({ url: `${url}/cut`, headers: {} }), 1, 1)
  expect(outcome).toMatchObject({ status: 0, error: expect.stringContaining('socket hang up') })
})
