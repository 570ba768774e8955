import { expect, test } from 'vitest'
import { farmQuestion } from './farm-question.ts'

test.each([
  ['When can I spray?', { jobs: ['spraying'], frost: false, days: [] }],
  ['Can we bale or combine tomorrow?', { jobs: ['harvest', 'hay'], frost: false, days: [1] }],
  ['What can I do this week?', { jobs: 'all', frost: false, days: [] }],
  ['What work is possible today and tomorrow?', { jobs: 'all', frost: false, days: [0, 1] }],
  // With the two that begin alike: what the assistant suggests at first.
  ['Will there be frost?', { jobs: [], frost: true, days: [] }],
  ['Will it rain?', { jobs: [], frost: false, days: [] }],
  ['FROST tonight?', { jobs: [], frost: true, tonight: true, days: [] }],
  ['How cold does it get tonight?', { jobs: [], frost: false, tonight: true, days: [] }],
  ['Best time to plough', { jobs: ['field_work'], frost: false, days: [] }],
])('%s', (text, expected) => {
  expect(farmQuestion(text)).toEqual(expected)
})

test.each([
  'Which spray against blight?',
  'When do I sow?',
  'How deep do I plant beans?',
  'Is hay good for goats?',
  '',
])('not about the forecast: %s', (text) => {
  expect(farmQuestion(text)).toBeUndefined()
})
