import * as z from 'zod/mini'
import { type ErrorCode, errorEnvelope, errorStatus } from '../errors.ts'
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from '../openapi-document.ts'
import type { Endpoint, EndpointTable, RequestHeader, Schema } from './endpoint.ts'

/** Error codes of every endpoint. */
const commonErrors: readonly ErrorCode[] = [
  'cross_site',
  'too_many_requests',
  'internal',
  'database_unavailable',
]

/** The SPDX equivalent of npm's UNLICENSED. */
const license = { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' }

export interface Installation {
  title: string
  version: string
  /** Name of the session cookie, which depends on whether the installation uses https. */
  sessionCookie: string
}

/** Creates the OpenAPI 3.1 document (JSON Schema 2020-12) of an endpoint table. */
export function createOpenApiDocument(
  table: EndpointTable,
  { title, version, sessionCookie }: Installation,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
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
    info: { title, version, license },
    servers: [{ url: '/', description: 'This installation' }],
    paths,
    components: {
      schemas: { Error: jsonSchema(errorEnvelope, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  }
}

function operation(operationId: string, tag: string, endpoint: Endpoint): Operation {
  const success = successes(endpoint)
  const failure = failures(endpoint)
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    security: endpoint.auth === 'session' ? [{ session: [] }] : [],
    ...parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    responses: { ...success, ...failure, ...both(success, failure) },
  }
}

/**
 * Merges a status that is both a success and an error response, such as the readiness check's 503.
 */
function both(success: Operation['responses'], failure: Operation['responses']): Operation['responses'] {
  const json = 'application/json'
  const shared = Object.entries(success).flatMap(([status, answer]) => {
    const error = failure[status]
    const schemas = [answer, error].flatMap((one) => one?.content?.[json]?.schema ?? [])
    if (error === undefined) return []
    const description = `${answer.description}, or ${error.description}`
    return [[status, { description, content: { [json]: { schema: { anyOf: schemas } } } }]]
  })
  return Object.fromEntries(shared)
}

/** Additional error codes by supported header. */
const headerErrors: Readonly<Record<RequestHeader, readonly ErrorCode[]>> = {
  'idempotency-key': ['invalid_request', 'still_running', 'key_reused'],
  'x-account': ['not_signed_in'],
  'if-match': ['changed_meanwhile'],
}

const requestHeaders: Readonly<Record<RequestHeader, Omit<Parameter, 'name' | 'in'>>> = {
  'idempotency-key': {
    description:
      'A UUID from the caller for this call and all its retries, valid for eight days: once one try has succeeded, later tries get the same answer.',
    required: false,
    schema: { type: 'string', format: 'uuid' },
  },
  'x-account': {
    description:
      'The account that makes the call, as given in answers that name a user; any other session is refused. For calls that need no session it counts only together with a key.',
    required: false,
    schema: { type: 'string' },
  },
  'if-match': {
    description: 'The ETag of the version to replace; if it has changed since, nothing is done.',
    required: false,
    schema: { type: 'string' },
  },
}

function parametersOf({ query, acceptedHeaders = [] }: Endpoint): Pick<Operation, 'parameters'> {
  const headers = acceptedHeaders.map((name) => ({ name, in: 'header' as const, ...requestHeaders[name] }))
  const all = [...(query ? parameters(query) : []), ...headers]
  return query || acceptedHeaders.length > 0 ? { parameters: all } : {}
}

function parameters(query: Schema): Parameter[] {
  const schema = jsonSchema(query, 'input')
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query' as const,
    required: schema.required?.includes(name) ?? false,
    schema: property,
  }))
}

function successes(endpoint: Endpoint): Operation['responses'] {
  const answers = Object.entries(endpoint.responses).map(([status, schema]) => {
    if (status === '204') return [status, { description: 'Done' }]
    const json = { [endpoint.produces ?? 'application/json']: { schema: jsonSchema(schema, 'output') } }
    const stream = endpoint.streams && { 'text/event-stream': { schema: { type: 'string' } } }
    return [status, { description: 'Success', content: { ...json, ...stream } }]
  })
  return Object.fromEntries(answers)
}

function failures(endpoint: Endpoint): Operation['responses'] {
  const byStatus = new Map<number, string[]>()
  const ofHeaders = (endpoint.acceptedHeaders ?? []).flatMap((name) => headerErrors[name])
  for (const code of new Set([...endpoint.errors, ...ofHeaders, ...commonErrors])) {
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

function jsonSchema(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest as JsonSchema
}
