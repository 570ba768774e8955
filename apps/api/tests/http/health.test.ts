import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())

test('says that it can serve', async () => {
  const { client } = product.browser()
  expect(await client.health.check()).toEqual({ status: 'ok' })
  expect(await client.health.live()).toEqual({ status: 'ok' })
  expect(await client.health.ready()).toEqual({ status: 'ok', checks: { database: 'ok', process: 'ok' } })
})

test('shows the OpenAPI document', async () => {
  const response = await product.browser().request({ url: '/api/docs' })
  expect(response.json()).toMatchObject({ openapi: '3.1.0' })
})
