import { expect, test } from 'vitest'
import { wordsOf } from './said.ts'

const area = {
  plain: 'It is so.',
  with_values: ({ count }: { count: number }) => `It is so ${count} times.`,
}

test('wordsOf returns the text of a code, filled in with its values', () => {
  expect(wordsOf(area, { code: 'plain' })).toBe('It is so.')
  expect(wordsOf(area, { code: 'with_values', count: 3 })).toBe('It is so 3 times.')
})
