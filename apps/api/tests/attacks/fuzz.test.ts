import * as fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSignup, postRaw } from '../support/accounts/farmers.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { fuzzRequest } from '../support/http/fuzz-request.ts'
import { readSmallClient } from '../support/http/pages.ts'

/** Number of requests: 20,000 in CI, fewer on a developer's machine. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (process.env.CI ? 20_000 : 6_000))
const AT_ONCE = 10
vi.setConfig({ testTimeout: 60_000 + RUNS * 50 })

let product: TestApp
let ada: Browser
beforeAll(async () => {
  const many = String(1_000_000)
  product = await startApp({
    env: {
      // Makes the server read forwarding headers.
      TRUST_PROXY: '127.0.0.0/8',
      REQUESTS_PER_MINUTE: many,
      SEARCHES_PER_MINUTE: many,
      PLACE_SUGGESTIONS_PER_MINUTE: many,
      QUESTIONS_PER_MINUTE: many,
      SIGNUPS_PER_HOUR: many,
      NAME_CHANGES_PER_HOUR: many,
      PASSWORD_HINTS_PER_MINUTE: many,
      CONTACT_MESSAGES_PER_HOUR: many,
      LOGIN_FAILURES_PER_NAME: many,
      LOGIN_FAILURES_PER_ADDRESS_MINUTE: many,
      LOGIN_FAILURES_PER_ADDRESS_HOUR: many,
    },
    overrides: { pages: await readSmallClient() },
  })
  ada = product.browser()
  await postRaw(ada, '/api/signup', createSignup('Ada'))
  // With an empty gazetteer, a search would correctly answer that it is not ready.
  await product.sql`insert into gazetteer (key, name, area, country, lat, lon, population)
    values ('nakuru', 'Nakuru', '|nakuru|', 'KE', -0.28, 36.07, 570674)`
  await product.sql`insert into data_versions (name, version) values ('gazetteer', 'one place')`
})
afterAll(() => product.close())

/** Texts that only our internals would produce. */
const leaks =
  /invalid byte|\b(select|insert into|update|delete from) |drizzle|postgres|syntax error|\bat [^ ]*\/|node:|\.ts:\d/i

function check(request: InjectOptions, response: LightMyRequestResponse): void {
  const { statusCode, headers, body } = response
  expect(statusCode, JSON.stringify(request).slice(0, 2_000)).toBeLessThan(500)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toBeDefined()
  if (statusCode < 400 || request.method === 'HEAD') return
  expect(body).not.toMatch(leaks)
  if (String(headers['content-type']).startsWith('application/json'))
    expect(JSON.parse(body)).toMatchObject({ message: expect.any(String), requestId: expect.any(String) })
}

/** Endpoints that would end Ada's session do not get her cookie. */
const cookies = ({ url, headers }: InjectOptions & { url: string }) =>
  /log|sign/.test(url) || headers?.cookie !== undefined
    ? headers
    : { ...headers, cookie: `sid=${ada.cookies.get('sid')}` }

const tallies = new Map<number, number>()
/** Throws with the seed and path that reproduce a failure. */
function report<T>({ failed, seed, counterexamplePath, errorInstance }: fc.RunDetails<T>): void {
  if (failed) throw new Error(`seed ${seed}, path ${counterexamplePath}: ${errorInstance}`)
}

test('no random request causes a server error or reveals internals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fuzzRequest, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (requests) => {
      await Promise.all(
        requests.map(async (request) => {
          const response = await product.app.inject({ ...request, headers: { ...cookies(request) } })
          check(request, response)
          tallies.set(response.statusCode, (tallies.get(response.statusCode) ?? 0) + 1)
        }),
      )
    }),
    { numRuns: RUNS / AT_ONCE, endOnFailure: true, reporter: report },
  )
})

test('the fuzz run produced every kind of response and logged no bug', async () => {
  for (const status of [200, 201, 204, 304, 400, 401, 403, 404, 405, 409, 415])
    expect(tallies.get(status) ?? 0, `answers with ${status}`).toBeGreaterThan(RUNS / 4_000)
  expect(product.logs.filter((line) => Number(line.level) >= 50)).toEqual([])
  expect((await ada.client.accounts.user()).username).toBe('Ada')
  expect(await ada.client.health.check()).toEqual({ status: 'ok' })
})
