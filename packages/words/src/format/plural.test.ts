import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test('the form that the language has for the count', () => {
  const hours = { one: 'hour', other: 'hours' }
  expect([0, 1, 2].map((count) => plural('en-GB', count, hours))).toEqual(['hours', 'hour', 'hours'])
  const saat = { two: 'ساعتان', few: 'ساعات', other: 'ساعة' }
  expect([2, 3, 100].map((count) => plural('ar', count, saat))).toEqual(['ساعتان', 'ساعات', 'ساعة'])
})

test('a form that a language lacks is the other', () => {
  expect(plural('vi', 1, { one: 'one', other: 'other' })).toBe('other')
})
