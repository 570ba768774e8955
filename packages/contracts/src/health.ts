import * as z from 'zod/mini'
import { type CallGroup, withTerms } from './table/endpoint.ts'

const status = z.object({ status: z.literal('ok') })

/** `checks` maps each part to `ok` or its problem, worded for operators. */
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

export const health = /* @__PURE__ */ withTerms(healthCalls, {
  check: {
    summary: 'Can it serve?',
    auth: 'public',
    errors: [],
  },
  live: {
    summary: 'Is the process alive? Says nothing of the database',
    auth: 'public',
    errors: [],
  },
  ready: {
    summary: 'Should it be sent requests? 503 while the database is away or the process is stopping',
    auth: 'public',
    errors: [],
  },
})
