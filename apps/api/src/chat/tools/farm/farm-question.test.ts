import { expect, test } from 'vitest'
import { farmQuestion } from './farm-question.ts'

const when = { days: [] }

test.each([
  ['When can I spray?', { jobs: ['spraying'], frost: false, when }],
  ['Can I mow tomorrow?', { jobs: [], measures: ['mowing'], frost: false, when: { days: [1] } }],
  [
    'Should I cut hay on Monday?',
    { jobs: [], measures: ['mowing'], frost: false, when: { days: [], weekdays: [1] } },
  ],
  [
    'Mow today and bale on Friday?',
    { jobs: ['hay'], measures: ['mowing'], frost: false, when: { days: [0], weekdays: [5] } },
  ],
  ['Can we bale or combine tomorrow?', { jobs: ['harvest', 'hay'], frost: false, when: { days: [1] } }],
  ['What can I do this week?', { jobs: 'all', frost: false, when: { days: [], isWeek: true } }],
  ['What work is possible today and tomorrow?', { jobs: 'all', frost: false, when: { days: [0, 1] } }],
  // With the two that begin alike: what the assistant suggests at first.
  ['Will there be frost?', { jobs: [], frost: true, when }],
  ['Will it rain?', { jobs: [], frost: false, measures: ['rain'], when }],
  ['FROST tonight?', { jobs: [], frost: true, tonight: true, when: { days: [], part: 'night' } }],
  [
    'How cold does it get tonight?',
    { jobs: [], frost: false, tonight: true, measures: ['temperature'], when: { days: [], part: 'night' } },
  ],
  ['Best time to plough', { jobs: ['field_work'], frost: false, best: true, when }],
  [
    'can i put herbicide tmrw mornng wind too much?',
    { jobs: ['spraying'], frost: false, measures: ['wind'], when: { days: [1], part: 'morning' } },
  ],
  ['combine on Friday?', { jobs: ['harvest'], frost: false, when: { days: [], weekdays: [5] } }],
  ['should I water the maize', { jobs: [], frost: false, measures: ['water'], when }],
  [
    'how much rain fell since sunday',
    { jobs: [], frost: false, measures: ['rain'], when: { days: [], since: 7, weekdays: [0] } },
  ],
  [
    'did it rain yesterday',
    { jobs: [], frost: false, measures: ['rain'], when: { days: [], since: 1, isThatDay: true } },
  ],
  ['any ground frost on Thursday', { jobs: [], frost: true, when: { days: [], weekdays: [4] } }],
  ['what days are right for sun drying the cassava', { jobs: [], frost: false, measures: ['dryDays'], when }],
  ['run the pivot today?', { jobs: [], frost: false, measures: ['water'], when: { days: [0] } }],
  ['spray ok now or not', { jobs: ['spraying'], frost: false, when: { days: [], part: 'now' } }],
  ['fungicide spray at 2pm today ok?', { jobs: ['spraying'], frost: false, when: { days: [0], hour: 14 } }],
  [
    '¿va a llover mañana por la mañana?',
    { jobs: [], frost: false, measures: ['rain'], when: { days: [], part: 'morning' } },
  ],
  ['Puis-je pulvériser demain ?', { jobs: ['spraying'], frost: false, when: { days: [1] } }],
  ['kal baarish hogi kya', { jobs: [], frost: false, measures: ['rain'], when: { days: [1] } }],
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

test.each([
  ['how will noon feel like for the pickers', ['people', 'temperature']],
  ['what does it feel like for the heifers at 3', ['cattle', 'temperature']],
  ['sensacion termica mañana', ['people', 'temperature']],
])('how it feels is held against what harms whom it is asked for: %s', (message, measures) => {
  expect(farmQuestion(message)?.measures).toEqual(measures)
})

test.each([
  'if I spray at noon does the shower wash it off',
  'can I put fungicide on at 7 tomorrow and is it dry five hours after',
])('the rain behind a spraying is asked for: %s', (message) => {
  expect(farmQuestion(message)).toMatchObject({ jobs: ['spraying'], washOff: true })
})

test('the night that was is no night to come', () => {
  expect(farmQuestion('how much fell overnight')?.when).toMatchObject({ since: 1, isThatNight: true })
  expect(farmQuestion('will it rain overnight')?.when.since).toBeUndefined()
})

test('what no forecast has is told by its name', () => {
  expect(farmQuestion('which way, I mean wind direction, on friday')?.absent).toBe('wind direction')
})
