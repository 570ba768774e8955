import { expect, test } from 'vitest'
import { completionOf } from './completion.ts'

test('a whole answer has nothing of what was replaced in the middle of it', () => {
  const head = { id: 'c', created: 1, model: 'm' }
  const { choices } = completionOf(head, [
    { kind: 'text', text: 'Hm.' },
    { kind: 'replace', text: 'Dry ' },
    { kind: 'text', text: 'it.' },
    { kind: 'end', reason: 'stop' },
  ])
  expect(choices[0]?.message.content).toBe('Dry it.')
})
