import { expect, test } from 'vitest'
import { toldOnce } from './told-once.ts'

const row = (at: number, mm: number) => ({ at, mm })
const once = (...rows: { at: number; mm: number }[]) => toldOnce(rows, ({ at }) => at)

test('rows of different times are left as they are', () => {
  expect(once(row(2, 0), row(1, 5))).toEqual([row(2, 0), row(1, 5)])
})

test('a row that is told twice counts once', () => {
  expect(once(row(1, 5), row(2, 0), row(1, 5))).toEqual([row(1, 5), row(2, 0)])
})

test('of rows that differ none is believed, whichever comes first, and however often', () => {
  expect(once(row(1, 5), row(1, 0), row(2, 0))).toEqual([row(2, 0)])
  expect(once(row(1, 0), row(1, 5), row(1, 0))).toEqual([])
})
