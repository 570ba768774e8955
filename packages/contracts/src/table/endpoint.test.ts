import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type CallGroup, withMetadata } from './endpoint.ts'

const calls = {
  list: { method: 'GET', path: '/api/fields', responses: { 200: z.array(z.string()) } },
} as const satisfies CallGroup
const metadata = { summary: 'Every field', auth: 'session', errors: ['not_signed_in'] } as const

test('withMetadata adds the metadata to each call', () => {
  expect(withMetadata(calls, { list: metadata })).toEqual({ list: { ...calls.list, ...metadata } })
})

test('a call without metadata, or metadata without a call, is a compile error in withMetadata', () => {
  // @ts-expect-error -- the metadata of `list` are missing
  withMetadata(calls, {})
  // @ts-expect-error -- nobody can be told who may call it
  withMetadata(calls, { list: { summary: metadata.summary, errors: metadata.errors } })
  // @ts-expect-error -- there is no call `remove`
  withMetadata(calls, { list: metadata, remove: metadata })
})
