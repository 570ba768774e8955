import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { api } from '../api.ts'
import { openApiDocument } from './openapi.ts'

const installation = { title: 'Smart Farming', version: '1', sessionCookie: '__Host-sid' }
const document = openApiDocument(api, installation)

/** Findings of Redocly's linter as `rule: where`; its strict set makes everything an error. Needs no network. */
async function findings(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  return problems.map(({ ruleId, location }) => `${ruleId}: ${location[0]?.pointer ?? ''}`)
}

test('a public linter finds nothing to say about the document', async () => {
  expect(await findings(JSON.stringify(document))).toEqual([])
})

test('and would say so when there was something', async () => {
  const { servers: _servers, ...serverless } = document
  expect(await findings(JSON.stringify(serverless))).toEqual(['no-empty-servers: #/openapi'])
})

test('every endpoint says whom it serves: the session cookie’s owner, or anyone', () => {
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

test('an answer that is as well an error is shown in both shapes', () => {
  const answer = document.paths['/api/health/ready']?.get?.responses['503']
  const shape = answer?.content?.['application/json']?.schema
  expect(shape?.anyOf).toEqual([
    expect.objectContaining({ required: ['status', 'checks'] }),
    { $ref: '#/components/schemas/Error' },
  ])
})
