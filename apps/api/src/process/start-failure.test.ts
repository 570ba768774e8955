import { checkRows } from '@smart-farming/vectors/check-rows'
import { server as words } from '@smart-farming/words/en/server'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { explainStartFailure } from './start-failure.ts'

const settings = { listen: { host: '127.0.0.1', port: 80 } }
const because = (fields: object, message = 'connect to postgres://farm:secret@db/farm failed') =>
  explainStartFailure(words, Object.assign(new Error(message), fields), settings)

test('explains start failures in plain words', () =>
  checkRows(
    [
      [{ syscall: 'listen', code: 'EADDRINUSE' }, 'Another program is using 127.0.0.1 port 80.'],
      [{ syscall: 'listen', code: 'EACCES' }, 'is not allowed to listen on 127.0.0.1 port 80.'],
      [{ syscall: 'listen', code: 'EADDRNOTAVAIL' }, 'Check HOST and PORT.'],
      [{ syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: '127.0.0.1' }, 'Check HOST and PORT.'],
      [{ syscall: 'getaddrinfo', code: 'ENOTFOUND', hostname: 'db' }, 'Check DATABASE_URL'],
      [{ code: 'ECONNREFUSED' }, 'is not responding (ECONNREFUSED). Check DATABASE_URL'],
      [{ code: 'CONNECT_TIMEOUT' }, 'is not responding (CONNECT_TIMEOUT). Check DATABASE_URL'],
    ],
    ([fields, sentence]) => {
      expect(because(fields)).toContain(sentence)
      expect(because(fields)).not.toContain('secret')
    },
  ))

test('shows the database’s own message from inside a wrapping error', () => {
  const refused = Object.assign(Object.create(postgres.PostgresError.prototype) as Error, {
    code: '28P01',
    message: 'password authentication failed for user "farm"',
  })
  const wrapped = new Error('Failed query: create table', { cause: refused })
  expect(explainStartFailure(words, wrapped, settings)).toBe(
    'The database refused (28P01: password authentication failed for user "farm"). Check DATABASE_URL.',
  )
})

test('shows the message of any other error, without a stack', () => {
  const sentence = because({ syscall: 'mkdir', code: 'EACCES' }, "EACCES: permission denied, mkdir '.data'")
  expect(sentence).toBe("Smart Farming could not start: EACCES: permission denied, mkdir '.data'")
  expect(explainStartFailure(words, 'odd', settings)).toBe('Smart Farming could not start: odd')
})
