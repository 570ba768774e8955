import { expect, test } from 'vitest'
import { dedupeByTime } from './dedupe-by-time.ts'

const row = (at: number, mm: number) => ({ at, mm })
const once = (...rows: { at: number; mm: number }[]) => dedupeByTime(rows, ({ at }) => at)

test('leaves rows with different times unchanged', () => {
  expect(once(row(2, 0), row(1, 5))).toEqual([row(2, 0), row(1, 5)])
})

test('keeps one of two identical rows', () => {
  expect(once(row(1, 5), row(2, 0), row(1, 5))).toEqual([row(1, 5), row(2, 0)])
})

test('drops all rows that share a time but conflict, in any order', () => {
  expect(once(row(1, 5), row(1, 0), row(2, 0))).toEqual([row(2, 0)])
  expect(once(row(1, 0), row(1, 5), row(1, 0))).toEqual([])
})
