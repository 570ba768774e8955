import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { seedPlaces } from '../support/database/gazetteer.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())

test('reports that the service is alive and ready', async () => {
  const { client } = product.browser()
  expect(await client.health.check()).toEqual({ status: 'ok' })
  expect(await client.health.live()).toEqual({ status: 'ok' })
  expect(await client.health.ready()).toEqual({ status: 'ok', checks: { database: 'ok', process: 'ok' } })
})

test('reports a gazetteer that failed to load, and retries until it is loaded', async () => {
  const { app, browser, sql, logs, close } = await startApp({ overrides: { deadlines: { loadAgainMs: 20 } } })
  const { client } = browser()
  try {
    await seedPlaces(sql)
    await sql`alter table data_versions rename column version to away`
    await app.listen({ port: 0 })
    await expect
      .poll(() => client.health.ready())
      .toEqual({
        status: 'ok',
        checks: { database: 'ok', process: 'ok', places: 'could not be loaded; trying again' },
      })
    await sql`alter table data_versions rename column away to version`
    await expect
      .poll(() => client.health.ready())
      .toEqual({ status: 'ok', checks: { database: 'ok', process: 'ok' } })
    const error = logs.find(({ msg }) => String(msg).startsWith('the gazetteer could not be loaded'))
    expect(error?.level).toBe(50)
  } finally {
    await close()
  }
})

test('serves the OpenAPI document', async () => {
  const response = await product.browser().request({ url: '/api/docs' })
  expect(response.json()).toMatchObject({ openapi: '3.1.0' })
})
