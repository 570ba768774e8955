import { expect, test } from 'vitest'
import { displayName } from './place-name.ts'

test('P1 joins a place’s name, state and country', () => {
  expect(displayName({ name: 'Ludlow', state: 'England', country: 'GB' })).toBe('Ludlow, England, GB')
})

test('P2 leaves no gap for a missing or blank state', () => {
  expect(displayName({ name: 'Nairobi', country: 'KE' })).toBe('Nairobi, KE')
  expect(displayName({ name: 'Nairobi', state: ' ', country: 'KE' })).toBe('Nairobi, KE')
})
