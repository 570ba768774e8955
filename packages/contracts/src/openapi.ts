import * as z from 'zod/mini'
import type { Endpoint, EndpointTable, Schema } from './endpoint.ts'
import { type ErrorCode, errorEnvelope, errorStatus } from './errors.ts'

/** What any endpoint may answer beside its own errors. */
const commonErrors: readonly ErrorCode[] = [
  'cross_site',
  'too_many_requests',
  'internal',
  'database_unavailable',
]

/** The OpenAPI 3.1 document of an endpoint table. JSON Schema 2020-12, which is what 3.1 speaks. */
export function openApiDocument(table: EndpointTable, title: string, version: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [feature, group] of Object.entries(table)) {
    for (const [action, endpoint] of Object.entries(group)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operation(`${feature}.${action}`, feature, endpoint),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorEnvelope, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

function operation(operationId: string, tag: string, endpoint: Endpoint): object {
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    ...(endpoint.auth === 'session' && { security: [{ session: [] }] }),
    ...(endpoint.query && { parameters: parameters(endpoint.query) }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    responses: { ...successes(endpoint), ...failures(endpoint) },
  }
}

function parameters(query: Schema): object[] {
  const schema = jsonSchema(query, 'input')
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}

function successes(endpoint: Endpoint): Record<string, object> {
  const answers = Object.entries(endpoint.responses).map(([status, schema]) => {
    if (status === '204') return [status, { description: 'Done' }]
    const json = { [endpoint.produces ?? 'application/json']: { schema: jsonSchema(schema, 'output') } }
    const stream = endpoint.streams && { 'text/event-stream': { schema: { type: 'string' } } }
    return [status, { description: 'Success', content: { ...json, ...stream } }]
  })
  return Object.fromEntries(answers)
}

function failures(endpoint: Endpoint): Record<string, object> {
  const byStatus = new Map<number, string[]>()
  for (const code of new Set([...endpoint.errors, ...commonErrors])) {
    const codes = byStatus.get(errorStatus[code]) ?? []
    byStatus.set(errorStatus[code], [...codes, code])
  }
  const answers = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ])
  return Object.fromEntries(answers)
}

interface JsonSchema {
  properties?: Record<string, object>
  required?: string[]
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}
