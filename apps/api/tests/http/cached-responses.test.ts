import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { password } from '../support/accounts/farmers.ts'
import { seedPlaces } from '../support/database/gazetteer.ts'
import { sendRaw } from '../support/http/raw.ts'
import { HOUR, startWeatherDoubles, type WeatherDoubles } from '../support/weather/weather-doubles.ts'

const PATH = '/api/weather/forecast?lat=52.3712&lon=-2.7149'
/** Headers that the connection itself adds to a response. */
const OF_THE_LINE = ['date', 'connection', 'keep-alive', 'transfer-encoding']

let sky: WeatherDoubles
/** Number of requests that reached a handler of the framework. */
let handled: number
const count = () => {
  handled += 1
}
beforeEach(async () => {
  sky = await startWeatherDoubles()
  handled = 0
  subscribe('tracing:fastify.request.handler:start', count)
})
afterEach(async () => {
  unsubscribe('tracing:fastify.request.handler:start', count)
  await sky.close()
})

/** Starts an app on a port, with a farmer whose forecast is cached. */
async function warmFarm(env: Record<string, string> = {}) {
  // The cached session stays valid, even on a slow machine.
  const farm = await sky.farm(env, undefined, {}, () => 0)
  await seedPlaces(farm.sql)
  await farm.app.listen({ host: '127.0.0.1', port: 0 })
  const address = farm.app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const cookie = await cookieOf(farm)
  // The first call fetches the forecast. The second one finds it cached, so later calls can skip
  // the framework.
  for (let call = 0; call < 2; call += 1) expect((await ask(port, { cookie })).status).toBe(200)
  expect(handled).toBeGreaterThan(0)
  handled = 0
  return { ...farm, port, cookie }
}

async function cookieOf({ browser }: Awaited<ReturnType<WeatherDoubles['farm']>>): Promise<string> {
  const { client, cookies } = browser()
  await client.accounts.login({ body: { username: 'wanjiru', password } })
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

async function ask(port: number, headers: OutgoingHttpHeaders, method = 'GET', path = PATH) {
  const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: ofTheAnswer(response.headers), body }
}

function ofTheAnswer(headers: NodeJS.Dict<unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OF_THE_LINE.includes(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
}

test('a cached forecast bypasses the framework and is identical to the framework’s response', async () => {
  const { app, port, cookie } = await warmFarm()
  const etag = (await ask(port, { cookie })).headers.etag as string
  handled = 0
  const cases: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'gzip, deflate, br' },
    { 'accept-encoding': 'gzip' },
    { 'accept-encoding': 'br;q=0' },
    { 'if-none-match': etag },
    { 'if-none-match': `"other", ${etag.slice(2)}`, 'accept-encoding': 'br' },
    { 'if-none-match': '*' },
    { 'if-none-match': 'W/"other"' },
  ]
  const ready = []
  for (const headers of cases) ready.push(await ask(port, { ...headers, cookie }))
  expect(handled).toBe(0)
  for (const [at, headers] of cases.entries()) {
    const usual = await app.inject({ url: PATH, headers: { ...headers, cookie } })
    expect(ready[at]).toEqual({
      status: usual.statusCode,
      headers: ofTheAnswer(usual.headers),
      body: usual.rawPayload,
    })
  }
  expect(handled).toBe(cases.length)
  expect(new Set(ready.map(({ status }) => status))).toEqual(new Set([200, 304]))
})

test('any request gets the same response with and without the cache', async () => {
  const { app, port, cookie } = await warmFarm()
  const header = (name: string, ...values: string[]) =>
    fc.option(fc.constantFrom(...values), { nil: undefined }).map((value) => ({ [name]: value }))
  const headers = fc
    .tuple(
      header(
        'cookie',
        cookie,
        `other=1; ${cookie}`,
        `lang=x ${cookie}`,
        `${cookie}; ${cookie}`,
        `sid=; ${cookie}`,
        `${cookie}x`,
        `x${cookie}`,
        'sid=',
        'sid=%00',
      ),
      header('accept-encoding', 'br', 'gzip;q=0.1', 'BR', 'identity', ''),
      header('if-none-match', '*', '""', 'W/"x"'),
      header('origin', 'https://elsewhere.example'),
      header('sec-fetch-site', 'cross-site'),
      header('content-type', 'text/plain', 'application/json'),
      header('expect', '100-continue'),
    )
    .map((parts) =>
      Object.fromEntries(
        Object.entries(Object.assign({}, ...parts)).filter(([, value]) => value !== undefined),
      ),
    )
  const methods = fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'OPTIONS')
  const paths = fc.constantFrom(PATH, PATH, `${PATH}&lat=1`, PATH.replace('forecast', 'Forecast'), `/${PATH}`)
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(methods, paths, headers, async (method, path, sent) => {
      const ours = await ask(port, sent as OutgoingHttpHeaders, method, path)
      const usual = await app.inject({
        method: method as 'GET',
        url: path,
        headers: sent as Record<string, string>,
      })
      seen.add(usual.statusCode)
      expect({ status: ours.status, headers: comparable(ours) }).toEqual({
        status: usual.statusCode,
        headers: comparable({ status: usual.statusCode, headers: ofTheAnswer(usual.headers) }),
      })
      if (usual.statusCode === 200) expect(ours.body).toEqual(usual.rawPayload)
    }),
    { numRuns: 300, seed: 28 },
  )
  expect(seen).toContain(200)
  expect(seen).toContain(304)
  expect(seen).toContain(401)
})

test('requests with two Host headers or a body go to the framework', async () => {
  const { port, cookie } = await warmFarm()
  const head = `GET ${PATH} HTTP/1.1\r\ncookie: ${cookie}\r\nconnection: close\r\n`
  expect((await sendRaw(port, `${head}host: a\r\nhost: b\r\n\r\n`)).status).toBe(400)
  expect((await sendRaw(port, `${head}\r\n`)).status).toBe(400)
  expect(handled).toBe(0)
  expect((await sendRaw(port, `${head}host: a\r\ncontent-length: 2\r\n\r\n{}`)).status).toBe(200)
  expect(handled).toBe(1)
  expect((await sendRaw(port, `${head}host: a\r\n\r\n`)).status).toBe(200)
  expect(handled).toBe(1)
})

test('cached and framework responses share the call limit and the log format', async () => {
  const { port, cookie, logs, app } = await warmFarm({ REQUESTS_PER_MINUTE: '7' })
  const statuses = []
  for (let call = 0; call < 3; call += 1) statuses.push((await ask(port, { cookie })).status)
  statuses.push((await app.inject({ url: PATH, headers: { cookie } })).statusCode)
  for (let call = 0; call < 4; call += 1) statuses.push((await ask(port, { cookie })).status)
  // Two of the seven calls were needed for warming up.
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
  const lines = logs.filter(({ route, status }) => route === 'weather.forecast' && status === 200).slice(-3)
  const [first, framework, last] = lines
  expect(Object.keys(first ?? {})).toEqual(Object.keys(framework ?? {}))
  expect(new Set(lines.map(({ requestId }) => requestId)).size).toBe(3)
  const same = ({ method, route, status, user }: Record<string, unknown> = {}) => ({
    method,
    route,
    status,
    user,
  })
  expect(same(first)).toEqual(same(framework))
  expect(same(last)).toEqual(same(framework))
})

test('returns no cached answers after logout', async () => {
  const { app, port, cookie } = await warmFarm()
  expect((await app.inject({ method: 'POST', url: '/api/logout', headers: { cookie } })).statusCode).toBe(204)
  expect((await ask(port, { cookie })).status).toBe(401)
})

test('a stale forecast goes to the framework, which fetches a new one', async () => {
  const { port, cookie } = await warmFarm()
  expect((await ask(port, { cookie })).status).toBe(200)
  expect(handled).toBe(0)
  sky.clock.ms += 2 * HOUR
  const calls = sky.calls()[0] ?? 0
  expect((await ask(port, { cookie })).status).toBe(200)
  expect(handled).toBe(1)
  expect(sky.calls()[0]).toBe(calls + 1)
})

/** Drops the length of an error, because the length of the request id varies. */
function comparable({
  status = 0,
  headers,
}: {
  status: number | undefined
  headers: Record<string, unknown>
}) {
  const { 'content-length': length, ...others } = headers
  return status < 400 ? headers : others
}
