import { ApiError } from '@smart-farming/contracts/client'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test } from 'vitest'
import { toFormFailure } from './form-failure.ts'

const refused = (status: number, message: string, code = 'unknown', retryAfter?: number) =>
  new ApiError(status, { message, code }, retryAfter)

test("toFormFailure uses the server's reason, or else its own message, and includes the wait", () =>
  checkRows(
    [
      ['the server says why', refused(401, 'Wrong name.'), 'Wrong name.'],
      ['the server gives no reason', refused(500, ''), 'Login failed'],
      ['the network is away', new TypeError('Failed to fetch'), 'Network error. Please try again.'],
      ['the answer makes no sense', new SyntaxError('Unexpected token'), 'Login failed'],
      ['too many tries', refused(429, 'Slow down for 20 s.', 'y', 20), 'Slow down for 20 s.'],
      [
        'too many tries, the time not in words',
        refused(429, 'Too many.', 'y', 20),
        'Too many. Please try again in 20 s.',
      ],
      ['far too many tries', refused(429, 'Too many.', 'y', 601), 'Too many. Please try again in 11 min.'],
      ['too many tries, no time given', refused(429, 'Slow down.'), 'Slow down.'],
    ],
    ([, error, message]) => {
      expect(toFormFailure(error, 'Login failed').message).toBe(message)
    },
  ))

test('a taken username marks the username field', () => {
  expect(toFormFailure(refused(409, 'Taken.', 'username_taken'), 'Signup failed')).toEqual({
    message: 'Taken.',
    field: 'username',
  })
})

test('the first field that the server names is marked', () => {
  const error = new ApiError(400, { message: 'No.', code: 'invalid_request', fields: { location: 'No.' } })
  expect(toFormFailure(error, 'Signup failed').field).toBe('location')
})

test('waitS is the wait requested by the server after too many attempts, whatever the message says', () => {
  expect(
    toFormFailure(refused(429, 'Slow down for 20 s.', 'too_many_requests', 20), 'Login failed').waitS,
  ).toBe(20)
  expect(toFormFailure(refused(429, 'Slow down.'), 'Login failed').waitS).toBeUndefined()
  expect(toFormFailure(refused(503, 'Busy.', 'overloaded', 2), 'Login failed').waitS).toBeUndefined()
})
