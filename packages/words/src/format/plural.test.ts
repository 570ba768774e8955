import { expect, test } from 'vitest'
import { choosePlural } from './plural.ts'

test("choosePlural picks the language's form for the count", () => {
  const hours = { one: 'hour', other: 'hours' }
  expect([0, 1, 2].map((count) => choosePlural('en-GB', count, hours))).toEqual(['hours', 'hour', 'hours'])
  const saat = { two: 'ساعتان', few: 'ساعات', other: 'ساعة' }
  expect([2, 3, 100].map((count) => choosePlural('ar', count, saat))).toEqual(['ساعتان', 'ساعات', 'ساعة'])
})

test('choosePlural falls back to the "other" form', () => {
  expect(choosePlural('vi', 1, { one: 'one', other: 'other' })).toBe('other')
})
