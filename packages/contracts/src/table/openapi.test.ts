import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { api } from '../api.ts'
import { createOpenApiDocument } from './openapi.ts'

const installation = { title: 'Smart Farming', version: '1', sessionCookie: '__Host-sid' }
const document = createOpenApiDocument(api, installation)

/**
 * Findings of Redocly's linter as `rule: where`. Its strict set makes every finding an error. Needs
 * no network.
 */
async function findings(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, location }) => `${ruleId}: ${location[0]?.pointer ?? ''}`)
}

test('the OpenAPI document passes Redocly’s linter', async () => {
  expect(await findings(JSON.stringify(document))).toEqual([])
})

test("Redocly's linter reports a document without servers", async () => {
  const { servers: _servers, ...serverless } = document
  expect(await findings(JSON.stringify(serverless))).toEqual(['no-empty-servers: #/openapi'])
})

test('the OpenAPI document marks every endpoint as public or as requiring a session', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const open = operations
    .filter(({ security }) => security.length === 0)
    .map(({ operationId }) => operationId)
  const endpoints = Object.entries(api).flatMap(([feature, group]) =>
    Object.entries(group).map(([action, { auth }]) => ({ id: `${feature}.${action}`, auth })),
  )
  expect(open).toEqual(endpoints.filter(({ auth }) => auth === 'public').map(({ id }) => id))
  expect(document.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
  })
})

test('the OpenAPI document shows both shapes of a response that can also be an error', () => {
  const answer = document.paths['/api/health/ready']?.get?.responses['503']
  const shape = answer?.content?.['application/json']?.schema
  expect(shape?.anyOf).toEqual([
    expect.objectContaining({ required: ['status', 'checks'] }),
    { $ref: '#/components/schemas/Error' },
  ])
})
