import { expect, test } from 'vitest'
import { checkVectors, parseVectors } from '../src/check-vectors.ts'
import { toNumber, toNumbers, type VectorFunction, type VectorFunctions } from '../src/vector-function.ts'

const functions: VectorFunctions = new Map<string, VectorFunction>([
  ['double', ([value]) => 2 * toNumber(value)],
  ['reverse', ([values]) => toNumbers(values).toReversed()],
  ['unknown', () => undefined],
])
const statusOf = (fn: string, row: unknown[], tol = 0) =>
  checkVectors([{ id: 'X1', fn, src: 'made up', tol, rows: [row] }], functions)[0]?.status

test('a value beyond its tolerance fails, and one within passes', () => {
  expect(statusOf('double', [2, 4.1])).toBe('failed')
  expect(statusOf('double', [2, 4.1], 0.2)).toBe('passed')
})

test('a list is held item by item', () => {
  expect(
    statusOf('reverse', [
      [1, 2],
      [2, 1],
    ]),
  ).toBe('passed')
  expect(
    statusOf('reverse', [
      [1, 2],
      [2, 1.5],
    ]),
  ).toBe('failed')
  expect(
    statusOf('reverse', [
      [1, 2],
      [2, 1, 0],
    ]),
  ).toBe('failed')
})

test('what is unknown is written null', () => {
  expect(statusOf('unknown', [1, null])).toBe('passed')
  expect(statusOf('double', [1, null])).toBe('failed')
})

test('a name without a function is skipped', () => {
  expect(statusOf('halve', [4, 2])).toBe('skipped')
})

test('a row that cannot be read fails, and the run goes on', () => {
  expect(statusOf('double', ['two', 4])).toBe('failed')
  expect(statusOf('reverse', [1, 4])).toBe('failed')
})

test('a line that is no vector is refused by its number', () => {
  expect(() => parseVectors('{"fn":"double","tol":0,"rows":[]}\n{"fn":1}')).toThrow('line 2')
})
