import * as z from 'zod/mini'
import type { EndpointGroup } from './endpoint.ts'

const status = z.object({ status: z.literal('ok') })

/** `checks` names each part and says `ok` or what is wrong, in operators' words. */
const readiness = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.record(z.string(), z.string()),
})

export const health = {
  check: {
    method: 'GET',
    path: '/api/health',
    summary: 'Can it serve?',
    auth: 'public',
    responses: { 200: status },
    errors: [],
  },
  live: {
    method: 'GET',
    path: '/api/health/live',
    summary: 'Is the process alive? Says nothing of the database',
    auth: 'public',
    responses: { 200: status },
    errors: [],
  },
  ready: {
    method: 'GET',
    path: '/api/health/ready',
    summary: 'Should it be sent requests? 503 while the database is away or the process is stopping',
    auth: 'public',
    responses: { 200: readiness, 503: readiness },
    errors: [],
  },
} as const satisfies EndpointGroup
