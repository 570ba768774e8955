import type { ChatMessage } from '@smart-farming/contracts/chat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recentHistory } from './history.ts'

const user = (content: string): ChatMessage => ({ role: 'user', content })
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content })
const talk = [user('Maize?'), assistant('Which?'), user('White.'), assistant('Here.')]

test('keeps a valid conversation unchanged', () => {
  expect(recentHistory(talk, 1_000)).toEqual(talk)
  expect(recentHistory([], 1_000)).toEqual([])
})

test('drops the oldest exchange first, and always a whole exchange', () => {
  expect(recentHistory(talk, 23)).toEqual(talk)
  expect(recentHistory(talk, 22)).toEqual(talk.slice(2))
  expect(recentHistory(talk, 5)).toEqual([])
})

test('drops questions without an answer', () => {
  expect(recentHistory([...talk, user('Lost?')], 1_000)).toEqual(talk)
  expect(recentHistory([user('Lost?'), user('Maize?'), assistant('Yes')], 1_000)).toEqual([
    user('Maize?'),
    assistant('Yes'),
  ])
})

const message = fc.record({
  role: fc.constantFrom('user' as const, 'assistant' as const),
  content: fc.string({ minLength: 1, maxLength: 30 }),
})

test('cuts any history to alternating messages, in order and within the budget', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 12 }), fc.nat(120), (history, budget) => {
      const kept = recentHistory(history, budget)
      expect(kept.map(({ role }) => role)).toEqual(kept.map((_, at) => (at % 2 === 0 ? 'user' : 'assistant')))
      expect(kept.length % 2).toBe(0)
      expect(kept.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(budget)
      const places = kept.map((one) => history.indexOf(one))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }),
  )
})

test('removes fact references, because they point to an earlier answer’s facts', () => {
  const referring = [user('Maize?'), assistant('It was {{f1}} then.')]
  expect(recentHistory(referring, 1_000)).toEqual([user('Maize?'), assistant('It was  then.')])
})
