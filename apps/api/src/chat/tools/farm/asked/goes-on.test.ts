import { expect, test } from 'vitest'
import { farmQuestion } from '../farm-question.ts'
import { farmQuestions } from '../farm-questions.ts'
import { isOnlyWhenOrWhere, leavesItsPlace } from './carried-on.ts'

const whys = ['why', 'why not', 'why not? or why so', 'how come', 'and why is that', 'ok but why']
const before = ['can i spray tomorrow', 'will it rain on saturday', 'frost tonight?']
test.each(before.flatMap((first) => whys.map((why) => [first, why] as const)))(
  'the reason is told by the same answer: %s, then: %s',
  (first, why) => {
    expect(farmQuestions(why, [first])).toEqual(farmQuestions(first, []))
  },
)

const which = [
  'which of the two is better for drilling',
  'which one is best to drill',
  'which day is better for drilling',
]
test.each(which)('one of the days that were named: %s', (text) => {
  expect(farmQuestions(text, ['forecast for the weekend'])).toMatchObject([
    { jobs: ['field_work'], best: true, when: { weekdays: [6, 0] } },
  ])
  expect(isOnlyWhenOrWhere(text)).toBe(true)
})

test.each([
  ['which of them is drier', 'driest'],
  ['which of the two is windier', 'windiest'],
  ['the colder one', 'coldest'],
])('one of them by what it has more of: %s', (text, extreme) => {
  expect(farmQuestions(text, ['weather saturday and sunday'])).toMatchObject([{ extremes: [extreme] }])
})

test.each(['and the week after', 'the following week', 'what about the week after that', 'and next week'])(
  'a week on: %s',
  (text) => {
    expect(farmQuestions(text, ["what's the weather like this week"])).toMatchObject([
      { when: { nextWeek: true } },
    ])
  },
)

test.each(['and the day after', 'the day after that', 'day after?', 'the next day', 'following day'])(
  'a day on, with a joint or without: %s',
  (text) => {
    expect(farmQuestions(text, ['frost tomorrow?'])).toMatchObject([{ frost: true, when: { days: [2] } }])
    expect(isOnlyWhenOrWhere(text.replace('?', ''))).toBe(true)
  },
)

test('a night on, and one more', () => {
  const night = { frost: true, when: { days: [2], part: 'night' } }
  expect(farmQuestions('night after that?', ['frost tonight', 'tomorrow night'])).toMatchObject([night])
})

test.each([
  ['and on saturday', true],
  ['saturday?', true],
  ['why not', true],
  ['i said how cold tho with the wind', true],
  ['and here', false],
  ['and at mine', false],
  ['will it rain on saturday', false],
])('whether "%s" is of the place before', (plain, leaves) => {
  expect(leavesItsPlace(plain.replace('?', ''), farmQuestion)).toBe(leaves)
})

test.each([
  ['what time does the frost come tonight', true],
  ['when is it going to thaw', true],
  ['how long will the frost last', true],
  ['is there frost tonight', undefined],
])('the hours of frost are asked for: %s', (text, asks) => {
  expect(farmQuestion(text)?.frostHours).toBe(asks)
})

test('what is drunk dry is no weather', () => {
  expect(farmQuestion('the sheep drank the trough dry')).toBeUndefined()
})

test('hours that are over are those behind the hour that is named', () => {
  expect(farmQuestion('i sprayed at 7 this morning, did it get its four hours dry')?.when).toMatchObject({
    since: 0,
    hour: 7,
    forHours: 4,
  })
})
