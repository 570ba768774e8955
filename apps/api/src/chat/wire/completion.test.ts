import { expect, test } from 'vitest'
import { toCompletion } from './completion.ts'

test('a whole answer contains only the replacement text, not the replaced text', () => {
  const head = { id: 'c', created: 1, model: 'm' }
  const { choices } = toCompletion(head, [
    { kind: 'text', text: 'Hm.' },
    { kind: 'replace', text: 'Dry ' },
    { kind: 'text', text: 'it.' },
    { kind: 'end', reason: 'stop' },
  ])
  expect(choices[0]?.message.content).toBe('Dry it.')
})
