import { expect, test } from 'vitest'
import { api } from './api.ts'
import { openApiDocument } from './openapi.ts'

test('every change of the endpoint table shows in review', async () => {
  const document = JSON.stringify(openApiDocument(api, 'Smart Farming', '1'), null, 2)
  await expect(`${document}\n`).toMatchFileSnapshot('__snapshots__/openapi.json')
})

test('no two endpoints share a method and a path', () => {
  const calls = Object.values(api).flatMap((group) =>
    Object.values(group).map((endpoint) => `${endpoint.method} ${endpoint.path}`),
  )
  expect(new Set(calls).size).toBe(calls.length)
})
