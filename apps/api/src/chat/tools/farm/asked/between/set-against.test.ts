import { expect, test } from 'vitest'
import { farmQuestions } from '../../farm-questions.ts'

const jobs = ['spray', 'bale hay', 'combine', 'plough']
const pairs = ['thursday or friday', 'saturday or sunday', 'today or tomorrow']
const ways = [
  (job: string, pair: string) => `which day is better to ${job}, ${pair}`,
  (job: string, pair: string) => `${pair}: which is best to ${job}?`,
  (job: string, pair: string) => `should i ${job} ${pair}`,
  (job: string, pair: string) => `can i ${job} ${pair}`,
]

test.each(jobs.flatMap((job) => pairs.flatMap((pair) => ways.map((way) => way(job, pair)))))(
  'two days are set against each other: %s',
  (text) => {
    expect(farmQuestions(text, [])).toMatchObject([{ best: true }])
  },
)

test.each([
  ['is saturday or sunday drier', 'driest'],
  ['which is wetter, today or tomorrow', 'wettest'],
  ['friday or saturday, which one is windier', 'windiest'],
  ['is it colder on sunday or monday', 'coldest'],
  ['tomorrow or friday, which go hot pass', 'warmest'],
  ['calmer on saturday or sunday', 'calmest'],
])('one of them has more of something: %s', (text, extreme) => {
  expect(farmQuestions(text, [])).toMatchObject([{ extremes: [extreme] }])
})

test.each(['is it drier tomorrow', 'will it be windier on sunday'])('one day has no other: %s', (text) => {
  expect(farmQuestions(text, [])[0]?.extremes).toBeUndefined()
})

const asked = 'will it rain on saturday'
test.each([
  [asked, 'and in Celaya?', { measures: ['rain'], when: { weekdays: [6] } }],
  [asked, 'and the next day?', { measures: ['rain'], when: { weekdays: [0] } }],
  [asked, 'at 4 in the afternoon?', { measures: ['rain'], when: { hour: 16 } }],
  [asked, 'sunday?', { measures: ['rain'], when: { weekdays: [0] } }],
  [asked, 'and at 6?', { measures: ['rain'], when: { hour: 6 } }],
  ['frost tonight?', 'and the night after?', { frost: true, when: { days: [1], part: 'night' } }],
  ['can i spray tomorrow', 'or on saturday or sunday?', { jobs: ['spraying'], best: true }],
])('what follows goes on with it: %s, then: %s', (before, then, question) => {
  expect(farmQuestions(then, [before])).toMatchObject([question])
})
