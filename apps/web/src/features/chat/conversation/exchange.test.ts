import { chatRequest, MAX_HISTORY } from '@smart-farming/contracts/chat'
import { expect, test } from 'vitest'
import { type Exchange, toChatHistory } from './exchange.ts'

const answered = (id: number, question: string, text: string): Exchange => ({
  id,
  question,
  answer: { text, state: 'complete' },
})

test('the history contains answered questions, oldest first', () => {
  expect(toChatHistory([answered(0, 'Maize?', 'Up.'), answered(1, 'Wheat?', 'Down.')])).toEqual([
    { role: 'user', content: 'Maize?' },
    { role: 'assistant', content: 'Up.' },
    { role: 'user', content: 'Wheat?' },
    { role: 'assistant', content: 'Down.' },
  ])
})

test('the history leaves out failed and unanswered questions', () => {
  const failed: Exchange = { id: 1, question: 'Wheat?', answer: { text: 'Error', state: 'failed' } }
  expect(toChatHistory([failed, { id: 2, question: 'Milk?' }])).toEqual([])
})

test.each(['stopped', 'cut off'] as const)(
  'an answer that was %s is in the history unless it is empty',
  (state) => {
    const partly = (text: string): Exchange[] => [{ id: 0, question: 'Maize?', answer: { text, state } }]
    expect(toChatHistory(partly('Maize is at'))).toHaveLength(2)
    expect(toChatHistory(partly(''))).toEqual([])
  },
)

test('a long conversation drops its oldest pairs from the history', () => {
  const long = Array.from({ length: 30 }, (_, i) => answered(i, `Question ${i}`, `Answer ${i}`))
  const history = toChatHistory(long)
  expect(history).toHaveLength(MAX_HISTORY)
  expect(history[0]).toEqual({ role: 'user', content: 'Question 10' })
  expect(history.at(-1)).toEqual({ role: 'assistant', content: 'Answer 29' })
})

test.each([
  ['of one byte', 'a'],
  ['of three bytes', '玉'],
  ['of two surrogates', '🌽'],
])('a request with very long answers fits the size limit, with characters %s', (_kind, character) => {
  const exchanges = [answered(0, 'Short', 'Short'), answered(1, 'Tell me all', character.repeat(20_000))]
  const request = { message: character.repeat(2000), history: toChatHistory(exchanges) }
  expect(chatRequest.safeParse(request).success).toBe(true)
  expect(new TextEncoder().encode(JSON.stringify(request)).length).toBeLessThan(65_536)
})
