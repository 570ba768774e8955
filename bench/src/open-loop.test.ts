import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendAtRate } from './open-loop.ts'

let server: Server
let url: string
beforeAll(async () => {
  server = createServer((_request, response) => response.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test('arrivals sends each request when it is due, so latency excludes the wait for the next', async () => {
  const outcomes = await sendAtRate(() => ({ url, headers: {} }), 2, 1)
  expect(outcomes.map(({ status }) => status)).toEqual([200, 200])
  // Sent with the next one, each would seem to take half a second.
  for (const { ms } of outcomes) expect(ms).toBeLessThan(500)
})
