import { sql } from 'drizzle-orm'
import { afterAll, expect, inject, test } from 'vitest'
import { Database } from '../../db/database.ts'
import { createRequestIds, serializeError } from './request-log.ts'

const database = new Database({ url: inject('databaseUrl'), schema: 'public' })
afterAll(() => database.close())

// Looks like a stack frame, to defeat a filter that works line by line.
const CANARY = 'CANARY\n    at CANARY (/CANARY.js:1:1)'

test.each([
  ['a wrong value', sql`select ${CANARY}::int`],
  ['a missing table', sql`select * from nowhere where name = ${CANARY}`],
  ['a value in the statement itself', sql.raw(`select '${CANARY}'::int`)],
])('%s: logs the code and the stack of the error without any user input', async (_name, query) => {
  const error = await database.run((orm) => orm.execute(query)).catch((thrown: unknown) => thrown)
  expect(String(error)).toContain('CANARY')
  const logged = JSON.stringify(serializeError(error))
  expect(logged).not.toContain('CANARY')
  expect(logged).toMatch(/"code":"(22P02|42P01)"/)
  expect(logged).toContain('at PostgresJsPreparedQuery')
})

test('logs our own errors with message, cause and stack', () => {
  const error = new Error('the cause', { cause: new TypeError('deeper') })
  expect(serializeError(error)).toMatchObject({
    type: 'Error',
    message: 'the cause',
    stack: expect.stringContaining('request-log.app.test.ts'),
    cause: { type: 'TypeError', message: 'deeper' },
  })
  error.cause = error
  expect(serializeError(error)).not.toHaveProperty('cause')
  expect(serializeError('text')).toEqual({ type: 'string' })
})

test('request ids differ within a process and between processes', () => {
  const [one, other] = [createRequestIds(), createRequestIds()]
  const ids = Array.from({ length: 1_000 }, () => [one(), other()]).flat()
  expect(new Set(ids).size).toBe(ids.length)
})
