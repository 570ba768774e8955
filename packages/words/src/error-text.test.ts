import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { errors as words } from './en/server/errors.ts'
import { describeError, describeProblem } from './error-text.ts'

test('describeError describes an error by its code', () => {
  expect(describeError(words, { code: 'invalid_credentials' })).toBe('Wrong username or password.')
})

test('describeError prefers the specific problem to the error code', () => {
  expect(
    describeError(words, { code: 'too_many_requests', problem: { code: 'too_many_tries', seconds: 20 } }),
  ).toBe('Too many attempts. Please try again in 20 s.')
  const fields = {
    password: { code: 'too_short', what: 'password', least: 6 },
    location: { code: 'required', what: 'location' },
  }
  expect(describeError(words, { code: 'invalid_request', problems: fields })).toBe(
    'Password needs at least 6 characters.',
  )
})

test('describeError returns undefined for an unknown code', () =>
  checkRows(
    [
      { code: 'constructor' },
      { code: 'of_a_newer_server' },
      { code: 'invalid_request', problem: { code: 'of_a_newer_server' } },
      { code: 'invalid_request', problem: { code: 'toString' } },
      { code: 'invalid_request', problem: { code: 'required', what: 'of_a_newer_server' } },
    ],
    (error) => {
      expect(describeError(words, error)).toBeUndefined()
    },
  ))

test('describeProblem states the range of coordinates', () => {
  expect(describeProblem(words, { code: 'not_between', what: 'latitude', least: -90, most: 90 })).toBe(
    'Latitude must be a number between -90 and 90.',
  )
})
