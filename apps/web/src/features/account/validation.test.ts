import { MIN_PASSWORD_LENGTH } from '@smart-farming/contracts/accounts'
import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { describe, expect, test } from 'vitest'
import { checkLogin, checkSignup } from './validation.ts'

const signup = {
  username: 'Ada',
  farmName: 'Hill Farm',
  location: 'York',
  password: 'secret',
  confirmPassword: 'secret',
}

describe('login', () => {
  test('takes a name and a password; outer spaces of the name do not count, those of the password do', () => {
    expect(checkLogin({ username: ' Ada ', password: ' x ' })).toEqual({
      payload: { username: 'Ada', password: ' x ' },
    })
  })

  test.each([
    [{ username: '', password: 'secret' }, 'Username is required.', 'username'],
    [{ username: '   ', password: 'secret' }, 'Username is required.', 'username'],
    [{ username: 'Ada', password: '' }, 'Password is required.', 'password'],
    [{}, 'Username is required.', 'username'],
  ])('%j is told: %s', (typed, message, field) => {
    expect(checkLogin(typed)).toEqual({ failure: { message, field } })
  })
})

describe('signup', () => {
  test('sends four fields, and never the confirmation', () => {
    expect(checkSignup(signup)).toEqual({
      payload: { username: 'Ada', farmName: 'Hill Farm', location: 'York', password: 'secret' },
    })
  })

  test('what a wrong field is told', () =>
    checkRows(
      [
        ['username', ' ', 'Name is required.'],
        ['farmName', ' ', 'Farm Name is required.'],
        ['location', ' ', 'Location is required.'],
        ['password', '', 'Password is required.'],
        ['confirmPassword', '', 'Confirm Password is required.'],
      ],
      ([field, value, message]) => {
        expect(checkSignup({ ...signup, [field]: value })).toEqual({ failure: { message, field } })
      },
    ))

  test('a password of spaces is a password', () => {
    const spaces = ' '.repeat(MIN_PASSWORD_LENGTH)
    expect(checkSignup({ ...signup, password: spaces, confirmPassword: spaces })).toHaveProperty('payload')
  })

  test('passwords that differ are told so, whatever their length', () => {
    const failure = { message: 'Passwords do not match', field: 'confirmPassword' }
    expect(checkSignup({ ...signup, confirmPassword: 'Secret' })).toEqual({ failure })
    expect(checkSignup({ ...signup, password: 'a', confirmPassword: 'b' })).toEqual({ failure })
  })

  test('the shortest password that is taken has the minimum length', () => {
    const long = 'x'.repeat(MIN_PASSWORD_LENGTH)
    const short = long.slice(1)
    expect(checkSignup({ ...signup, password: long, confirmPassword: long })).toHaveProperty('payload')
    expect(checkSignup({ ...signup, password: short, confirmPassword: short })).toEqual({
      failure: { message: 'Password needs at least 6 characters.', field: 'password' },
    })
  })
})
