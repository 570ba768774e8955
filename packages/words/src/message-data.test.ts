import { expect, test } from 'vitest'
import { formatMessageData } from './message-data.ts'

const area = {
  plain: 'It is so.',
  with_values: ({ count }: { count: number }) => `It is so ${count} times.`,
}

test('formatMessageData fills the values into the text for a code', () => {
  expect(formatMessageData(area, { code: 'plain' })).toBe('It is so.')
  expect(formatMessageData(area, { code: 'with_values', count: 3 })).toBe('It is so 3 times.')
})
