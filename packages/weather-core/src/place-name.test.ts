import { expect, test } from 'vitest'
import { displayName } from './place-name.ts'

test('P1 name, state, country', () => {
  expect(displayName({ name: 'Ludlow', state: 'England', country: 'GB' })).toBe('Ludlow, England, GB')
})

test('P2 a state that is absent or blank leaves no gap', () => {
  expect(displayName({ name: 'Nairobi', country: 'KE' })).toBe('Nairobi, KE')
  expect(displayName({ name: 'Nairobi', state: ' ', country: 'KE' })).toBe('Nairobi, KE')
})
