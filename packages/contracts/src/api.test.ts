import { expect, test } from 'vitest'
import { api } from './api.ts'
import { createOpenApiDocument, type Installation } from './table/openapi.ts'

const installation: Installation = { title: 'Smart Farming', version: '1', sessionCookie: 'sid' }

test('the OpenAPI document matches its snapshot, so each change shows in review', async () => {
  const document = JSON.stringify(createOpenApiDocument(api, installation), null, 2)
  await expect(`${document}\n`).toMatchFileSnapshot('__snapshots__/openapi.json')
})

test('no two endpoints share a method and a path', () => {
  const calls = Object.values(api).flatMap((group) =>
    Object.values(group).map((endpoint) => `${endpoint.method} ${endpoint.path}`),
  )
  expect(new Set(calls).size).toBe(calls.length)
})
