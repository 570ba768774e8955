import * as z from 'zod/mini'
import { type CallGroup, withMetadata } from './table/endpoint.ts'

const status = z.object({ status: z.literal('ok') })

/** `checks` gives `ok` or a problem for each part, worded for operators. */
const readiness = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.record(z.string(), z.string()),
})

export const healthCalls = {
  check: {
    method: 'GET',
    path: '/api/health',
    responses: { 200: status },
  },
  live: {
    method: 'GET',
    path: '/api/health/live',
    responses: { 200: status },
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    responses: { 200: readiness, 503: readiness },
  },
} as const satisfies CallGroup

export const health = /* @__PURE__ */ withMetadata(healthCalls, {
  check: {
    summary: 'Health of the product',
    auth: 'public',
    errors: [],
  },
  live: {
    summary: 'Liveness of the process; does not check the database',
    auth: 'public',
    errors: [],
  },
  ready: {
    summary: 'Readiness for requests; 503 while the database is down or the process is stopping',
    auth: 'public',
    errors: [],
  },
})
