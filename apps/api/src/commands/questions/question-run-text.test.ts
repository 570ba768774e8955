import { server as words } from '@smart-farming/words/en/server'
import { expect, test } from 'vitest'
import { questionRunText, summaryText } from './question-run-text.ts'
import type { QuestionRun } from './run-question.ts'

const said = words.commands.questions
const asked = (more: Partial<QuestionRun> = {}): QuestionRun => ({
  question: 'Maize?',
  by: 'model',
  text: 'Dry it.',
  sources: [],
  leftOut: [],
  troubles: [],
  seconds: 1.26,
  calls: 2,
  tokens: 1_234,
  ...more,
})
const removed = asked({
  leftOut: [
    { sentence: 'It is at 9.', kind: 'price', replacedBy: '' },
    { sentence: 'Mix 20 ml.', kind: 'dose', replacedBy: 'Follow the label.' },
  ],
})

test('lists removed and replaced sentences below the answer, each with its kind', () => {
  expect(questionRunText(said, removed, { number: 1, count: 2 })).toBe(`=== 1/2 Maize?
[model: 1.3 s, 2 calls, 1,234 tokens]

Dry it.

- left out (price): It is at 9.
- replaced (dose): Mix 20 ml.
  by: Follow the label.
`)
})

test('the summary line counts answers by source and removed sentences by kind', () => {
  const all = [
    removed,
    removed,
    asked({ by: 'fallback', tokens: undefined }),
    asked({ by: 'rule', tokens: undefined }),
  ]
  expect(summaryText(said, all)).toBe(
    '4 questions; 2 answered by the model; 1 fell back; 1 answered without the model; left out or replaced: 2 price, 2 dose; 5.0 s; 2,468 tokens',
  )
})
