import { setImmediate, setTimeout } from 'node:timers/promises'
import { api, type EndpointId } from '@smart-farming/contracts/api'
import type { Endpoint } from '@smart-farming/contracts/table/endpoint'
import { startFaultyProxy } from '@smart-farming/upstream-doubles/faulty-proxy'
import type { InjectOptions } from 'fastify'
import { expect, inject, test } from 'vitest'
import { createSignup, password, postRaw } from '../support/accounts/farmers.ts'
import { STRONG_PASSWORD } from '../support/accounts/own-account.ts'
import { startApp } from '../support/app.ts'

/** Maximum duration of an answer with the product's own deadlines, in ms. */
const MAX_MS = 2_500
/**
 * Number of instances, to save time. Each has its own connection, because endpoints are called just
 * after it freezes.
 */
const FARMS = 8
/** Event-loop turns that an answer may take after its last deadline, for processing. */
const TURNS = 20
/**
 * Number of times that a late call is repeated, without parallel calls. A slow endpoint is late
 * every time.
 */
const AGAIN = 2

const point = { lat: '52.37', lon: '-2.72' }
const place = { name: 'Ludlow', lat: 52.37, lon: -2.72, country: 'GB' }
const period = { series: '1,2', from: '2024-01-01', to: '2026-01-01' }

const credential = { id: 'YQ', rawId: 'YQ', type: 'public-key' }

/** Input with which each endpoint's handler runs. A missing entry is a compile error. */
const inputs: Record<EndpointId, Pick<InjectOptions, 'query' | 'payload'>> = {
  'accounts.signup': { payload: createSignup('Bea') },
  'accounts.login': { payload: { username: 'Ada', password } },
  'accounts.user': {},
  'accounts.logout': {},
  'passwordHint.check': {
    payload: { password: STRONG_PASSWORD, username: 'Ada', farmName: '', location: '' },
  },
  'myAccount.confirm': { payload: { password } },
  'myAccount.changePassword': { payload: { current: password, next: STRONG_PASSWORD } },
  'myAccount.changeFarmName': { payload: { farmName: 'Low Farm' } },
  'myAccount.changeUsername': { payload: { username: 'Ada Two', password } },
  'myAccount.sessions': {},
  'myAccount.endSession': { query: { id: '0b7a2c1e-5d1f-4c3a-9b8e-1f2a3b4c5d6e' } },
  'myAccount.endOtherSessions': {},
  'myAccount.recovery': {},
  'myAccount.newRecoveryCode': { payload: { password } },
  'myAccount.recover': {
    payload: { username: 'Ada', code: 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23', password: STRONG_PASSWORD },
  },
  'myAccount.events': {},
  'myAccount.export': { payload: { password } },
  'myAccount.delete': { payload: { password } },
  'passkeys.list': {},
  'passkeys.begin': { payload: { password } },
  'passkeys.add': {
    payload: {
      ticket: 'a ticket',
      name: 'Telephone',
      response: { ...credential, response: { clientDataJSON: 'YQ', attestationObject: 'YQ' } },
    },
  },
  'passkeys.remove': { payload: { id: '0b7a2c1e-5d1f-4c3a-9b8e-1f2a3b4c5d6e', password } },
  'passkeys.logIn': {
    payload: {
      ticket: 'a ticket',
      response: {
        ...credential,
        response: { clientDataJSON: 'YQ', authenticatorData: 'YQ', signature: 'YQ' },
      },
    },
  },
  'moves.begin': { payload: { password } },
  'moves.state': {},
  'moves.confirm': { payload: { number: '42' } },
  'moves.ask': { payload: { token: 'a token' } },
  'moves.finish': { payload: { ticket: 'a ticket' } },
  'farm.get': {},
  'farmPlaces.move': { payload: place },
  'farmPlaces.add': { payload: place },
  'farmPlaces.rename': { payload: { id: 1, name: 'Home' } },
  'farmPlaces.choose': { payload: { id: 1 } },
  'farmPlaces.remove': { query: { id: '1' } },
  'farmSettings.get': {},
  'farmSettings.save': { payload: { units: { temperature: 'F' } } },
  'weather.current': { query: point },
  'weather.forecast': { query: point },
  'weather.outlook': { query: point },
  'growing.get': { query: point },
  'places.search': { query: { q: 'Nakuru' } },
  'places.suggest': { query: { q: 'Naku' } },
  'prices.series': { query: { ...point, commodities: 'maize,wheat', country: 'KE' } },
  'prices.start': { query: { country: 'KE' } },
  'prices.points': { query: period },
  'prices.download': { query: period },
  'prices.rates': { query: { currencies: 'KES,USD' } },
  'chat.market': { payload: { message: 'What is maize worth in Kenya?' } },
  'chat.assistant': { payload: { message: 'May I spray tomorrow?' } },
  'contact.send': { payload: { name: 'Ada', replyTo: '+254', message: 'Rain?' } },
  'health.check': {},
  'health.live': {},
  'health.ready': {},
}

const away = '503 database_unavailable'
/** Endpoints that work without the database, or fail differently. */
const others: Partial<Record<EndpointId, string>> = {
  'accounts.user': '200 an answer',
  'passwordHint.check': '200 an answer',
  // The lookup of the location needs the database as well.
  'farm.get': '503 overloaded',
  'places.search': '503 overloaded',
  'places.suggest': '503 overloaded',
  'weather.current': '200 an answer',
  'weather.forecast': '200 an answer',
  'weather.outlook': '200 an answer',
  'health.live': '200 an answer',
  'health.ready': '503 unavailable',
}

const endpoints = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries<Endpoint>(group).map(([action, endpoint]) => ({
    id: `${feature}.${action}` as EndpointId,
    endpoint,
  })),
)

/**
 * Resolves to false after the time limit. A busy machine delays this timer as much as the product's
 * deadlines, so it is fairer than a clock. Work that is already due may finish first.
 */
async function isLate(): Promise<false> {
  await setTimeout(MAX_MS, undefined, { ref: false })
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate()
  return false
}

/** A farmer on an instance whose database connection can be frozen. */
async function startFarm() {
  const database = new URL(inject('databaseUrl'))
  const line = await startFaultyProxy({ host: database.hostname, port: Number(database.port) })
  database.host = `127.0.0.1:${line.port}`
  const clock = { ms: 0 }
  const product = await startApp({
    env: { DATABASE_URL: database.href },
    overrides: { monotonicMs: () => clock.ms },
  })
  const ada = product.browser()
  expect((await postRaw(ada, '/api/signup', createSignup('Ada'))).statusCode).toBe(201)
  const cookie = `sid=${ada.cookies.get('sid')}`
  const call = (options: InjectOptions) => product.app.inject({ ...options, headers: { cookie } })
  // Loads the password judge.
  await call({
    method: 'POST',
    url: api.passwordHint.check.path,
    ...inputs['passwordHint.check'],
  })
  return {
    /**
     * Calls an endpoint just after the connection has frozen, when the cached session has expired.
     */
    async ask({ id, endpoint }: (typeof endpoints)[number]) {
      line.set({ mode: 'pass' })
      clock.ms += 10_000
      expect((await call({ url: '/api/user' })).statusCode).toBe(200)
      clock.ms += 1_000
      line.set({ mode: 'hole' })
      const answering = call({ method: endpoint.method, url: endpoint.path, ...inputs[id] })
      const inTime = await Promise.race([answering.then(() => true), isLate()])
      const response = await answering
      const { statusCode, headers, body } = response
      const { code, status } = statusCode < 400 ? { code: 'an answer' } : JSON.parse(body)
      return { id, inTime, answer: `${statusCode} ${code ?? status}`, retryAfter: headers['retry-after'] }
    },
    async close() {
      line.set({ mode: 'pass' })
      await product.close()
      await line.close()
    },
  }
}

test('every endpoint answers promptly when the database freezes, with a 503 where it is needed', {
  timeout: 90_000,
}, async () => {
  const left = [...endpoints]
  const farms: Awaited<ReturnType<typeof startFarm>>[] = []
  for (let at = 0; at < FARMS; at += 1) farms.push(await startFarm())
  const answers = new Map<EndpointId, Awaited<ReturnType<(typeof farms)[number]['ask']>>>()
  const askAll = async (farm: (typeof farms)[number]) => {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      answers.set(next.id, await farm.ask(next))
  }
  await Promise.all(farms.map(askAll))
  // In the first round, a CPU-heavy call shares the machine with seven others.
  for (let again = 0; again < AGAIN; again += 1) {
    left.push(...endpoints.filter(({ id }) => answers.get(id)?.inTime === false))
    for (const farm of farms.slice(0, 1)) await askAll(farm)
  }
  await Promise.all(farms.map((farm) => farm.close()))
  const rows = [...answers.values()]
  expect(rows).toHaveLength(endpoints.length)
  expect(rows.filter(({ inTime }) => !inTime)).toEqual([])
  expect(
    Object.fromEntries(rows.filter(({ answer }) => answer !== away).map((row) => [row.id, row.answer])),
  ).toEqual(others)
  expect(rows.filter(({ answer, retryAfter }) => answer === away && retryAfter !== '2')).toEqual([])
})
