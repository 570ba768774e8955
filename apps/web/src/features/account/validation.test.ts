import { MIN_PASSWORD_LENGTH } from '@smart-farming/contracts/accounts'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { validateLogin, validateSignup } from './validation.ts'

const signup = {
  username: 'Ada',
  farmName: 'Hill Farm',
  location: 'York',
  password: 'secret',
  confirmPassword: 'secret',
}

describe('login', () => {
  test('trims the username but not the password', () => {
    expect(validateLogin({ username: ' Ada ', password: ' x ' })).toEqual({
      payload: { username: 'Ada', password: ' x ' },
    })
  })

  test.each([
    [{ username: '', password: 'secret' }, 'Username is required.', 'username'],
    [{ username: '   ', password: 'secret' }, 'Username is required.', 'username'],
    [{ username: 'Ada', password: '' }, 'Password is required.', 'password'],
    [{}, 'Username is required.', 'username'],
  ])('input %j gives the message "%s"', (typed, message, field) => {
    expect(validateLogin(typed)).toEqual({ failure: { message, field } })
  })
})

describe('signup', () => {
  test('sends four fields without the password confirmation', () => {
    expect(validateSignup(signup)).toEqual({
      payload: { username: 'Ada', farmName: 'Hill Farm', location: 'York', password: 'secret' },
    })
  })

  test('each empty field has its own message', () =>
    checkRows(
      [
        ['username', ' ', 'Name is required.'],
        ['farmName', ' ', 'Farm Name is required.'],
        ['location', ' ', 'Location is required.'],
        ['password', '', 'Password is required.'],
        ['confirmPassword', '', 'Confirm Password is required.'],
      ],
      ([field, value, message]) => {
        expect(validateSignup({ ...signup, [field]: value })).toEqual({ failure: { message, field } })
      },
    ))

  test('accepts a password of spaces', () => {
    const spaces = ' '.repeat(MIN_PASSWORD_LENGTH)
    expect(validateSignup({ ...signup, password: spaces, confirmPassword: spaces })).toHaveProperty('payload')
  })

  test('rejects passwords that differ, whatever their length', () => {
    const failure = { message: 'Passwords do not match', field: 'confirmPassword' }
    expect(validateSignup({ ...signup, confirmPassword: 'Secret' })).toEqual({ failure })
    expect(validateSignup({ ...signup, password: 'a', confirmPassword: 'b' })).toEqual({ failure })
  })

  test('accepts a password of the minimum length and rejects a shorter one', () => {
    const long = 'x'.repeat(MIN_PASSWORD_LENGTH)
    const short = long.slice(1)
    expect(validateSignup({ ...signup, password: long, confirmPassword: long })).toHaveProperty('payload')
    expect(validateSignup({ ...signup, password: short, confirmPassword: short })).toEqual({
      failure: { message: 'Password needs at least 6 characters.', field: 'password' },
    })
  })
})
