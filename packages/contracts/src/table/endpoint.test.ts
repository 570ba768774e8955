import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type CallGroup, withTerms } from './endpoint.ts'

const calls = {
  list: { method: 'GET', path: '/api/fields', responses: { 200: z.array(z.string()) } },
} as const satisfies CallGroup
const terms = { summary: 'Every field', auth: 'session', errors: ['not_signed_in'] } as const

test('withTerms adds the terms to each call', () => {
  expect(withTerms(calls, { list: terms })).toEqual({ list: { ...calls.list, ...terms } })
})

test('withTerms does not compile with a call without terms or with terms without a call', () => {
  // @ts-expect-error -- the terms of `list` are missing
  withTerms(calls, {})
  // @ts-expect-error -- nobody can be told who may call it
  withTerms(calls, { list: { summary: terms.summary, errors: terms.errors } })
  // @ts-expect-error -- there is no call `remove`
  withTerms(calls, { list: terms, remove: terms })
})
