import { checkRows } from '@smart-farming/vectors/check-rows'
import { PgBoss } from 'pg-boss'
import postgres from 'postgres'
import { expect, inject, test } from 'vitest'
import { DatabaseUnavailable, isUniqueViolation, sqlErrorToAppError, sqlState } from './sql-errors.ts'

function answered(code: string): Error {
  // The driver's types do not expose the constructor.
  const error = Object.assign(Object.create(postgres.PostgresError.prototype) as Error, {
    code,
    message: 'no',
  })
  return new Error('Failed query', { cause: error })
}

test.each(['22021', '22P02', '22P05', '22003', '22008'])(
  'maps %s to 400 because the value does not fit the column',
  (state) => {
    expect(sqlErrorToAppError(answered(state))).toMatchObject({ status: 400, code: 'invalid_request' })
  },
)

test('maps temporary database errors to 503 with a time to retry', () =>
  checkRows(
    [
      ['08006', 'connection failure'],
      ['28P01', 'the password was changed'],
      ['3D000', 'the database is being restored'],
      ['53300', 'too many connections'],
      ['53100', 'disk full'],
      ['57P01', 'admin shutdown'],
      ['57014', 'statement timeout'],
      ['55P03', 'lock not available'],
      ['40P01', 'deadlock'],
      ['25006', 'read-only after a failover'],
      ['58030', 'input/output error'],
    ],
    ([state]) => {
      expect(sqlErrorToAppError(answered(state))).toMatchObject({
        status: 503,
        code: 'database_unavailable',
        retryAfter: 2,
      })
    },
  ))

test('reads the SQL state of the pg-boss driver’s errors too', async () => {
  const boss = new PgBoss({ connectionString: inject('databaseUrl').replace(/[^/]+$/, 'nowhere') })
  const error = await boss.start().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(sqlState(error)).toBe('3D000')
})

test.each(['42703', '42P01', '23505', '23503', '42501'])('does not map %s to a general error', (state) => {
  expect(sqlErrorToAppError(answered(state))).toBeUndefined()
})

test('maps a missing database answer to 503, even when deeply wrapped in other errors', () => {
  const wrapped = new Error('Failed query', { cause: new DatabaseUnavailable('no answer') })
  expect(sqlErrorToAppError(wrapped)).toMatchObject({ status: 503, retryAfter: 2 })
})

test('a refused connection to another service is not a database error', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  expect(sqlErrorToAppError(refused)).toBeUndefined()
  expect(sqlErrorToAppError('a string')).toBeUndefined()
})

test('finds a violated unique constraint inside a wrapping error', () => {
  expect(isUniqueViolation(answered('23505'))).toBe(true)
  expect(isUniqueViolation(answered('23503'))).toBe(false)
  expect(isUniqueViolation(new Error('23505'))).toBe(false)
  expect(sqlState(new Error('x'))).toBeUndefined()
})
