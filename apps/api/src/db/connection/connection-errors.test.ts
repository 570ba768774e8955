import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import { isConnectionError } from './connection-errors.ts'

/** The discard port, on which nothing listens. */
const port = 9

async function refusedAt(...addresses: string[]): Promise<unknown> {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const lookup: LookupFunction = (_host, _options, answer) => answer(null, found)
  const [error] = await once(connect({ port, host: 'database', lookup }), 'error').catch((error) => [error])
  return error
}

test('treats a refused connection as a connection error, even with several addresses', async () => {
  expect(isConnectionError(await refusedAt('127.0.0.1'))).toBe(true)
  const several = await refusedAt('127.0.0.1', '127.0.0.2')
  expect(several).toBeInstanceOf(AggregateError)
  expect(isConnectionError(several)).toBe(true)
  expect(isConnectionError(new Error('Failed query', { cause: several }))).toBe(true)
})

test('treats writing to a connection that the server closed as a connection error', async () => {
  const server = createServer((socket) => socket.end())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1').resume()
  await once(line, 'end')
  line.write('a query')
  const [error] = await once(line, 'error')
  expect(error).not.toHaveProperty('syscall')
  expect(isConnectionError(error)).toBe(true)
  expect(isConnectionError(new Error('Failed query', { cause: error }))).toBe(true)
  server.close()
})

test('does not treat other errors as connection errors', () => {
  expect(isConnectionError(new TypeError('a bug'))).toBe(false)
  expect(isConnectionError(new AggregateError([new TypeError('a bug')]))).toBe(false)
  expect(isConnectionError('a string')).toBe(false)
})
