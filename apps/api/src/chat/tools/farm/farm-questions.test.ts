import { describe, expect, test } from 'vitest'
import { farmQuestions } from './farm-questions.ts'

const asked = (...turns: string[]) => farmQuestions(turns.at(-1) ?? '', turns.slice(0, -1))

describe('a question of two times is two', () => {
  test('each with its own day and part', () => {
    expect(asked('shall we spray the beans this afternoon or on Friday morning')).toMatchObject([
      { jobs: ['spraying'], when: { days: [], part: 'afternoon' } },
      { jobs: ['spraying'], when: { weekdays: [5], part: 'morning' } },
    ])
    expect(asked('frost tonight and tomorrow night?')).toMatchObject([
      { frost: true, tonight: true },
      { frost: true, when: { days: [1], part: 'night' } },
    ])
    expect(asked('frost tonight and tomorrow night?')[1]).not.toHaveProperty('tonight')
  })

  test.each(['will it rain today and tomorrow', 'can I spray tomorrow morning or evening', 'wind on Friday'])(
    'one time stays one question: %s',
    (text) => {
      expect(asked(text)).toHaveLength(1)
    },
  )
})

describe('hay that is cut on one day and baled on another', () => {
  test.each([
    'cutting the meadow on Tuesday, can I bale it on Friday',
    'mow Tuesday and rake and bale by Friday?',
  ])('%s', (text) => {
    const [mowing, baling] = asked(text)
    expect(mowing).toMatchObject({ jobs: [], measures: ['mowing'], when: { weekdays: [2] } })
    expect(baling).toMatchObject({ jobs: ['hay'], when: { weekdays: [5] } })
    expect(baling?.when).not.toHaveProperty('isUntil')
  })
})

describe('a short question goes on with the one before', () => {
  test('with its own time', () => {
    expect(asked('wind on friday?', 'and sat morning?')).toMatchObject([
      { measures: ['wind'], when: { weekdays: [6], part: 'morning' } },
    ])
    expect(asked('can I spray tomorrow', 'what about thursday before 10')).toMatchObject([
      { jobs: ['spraying'], when: { weekdays: [4], untilHour: 10 } },
    ])
  })

  test('with its own job, of the same day', () => {
    expect(asked('will it rain tomorrow', 'and combining?')).toMatchObject([
      { jobs: ['harvest'], when: { days: [1] } },
    ])
  })

  test('through several turns', () => {
    expect(asked('wind on friday?', 'and saturday?', 'n sunday?')).toMatchObject([
      { measures: ['wind'], when: { weekdays: [0] } },
    ])
  })

  test('and what is about something else does not', () => {
    expect(asked('wind on friday?', 'what is maize worth')).toEqual([])
    expect(asked('wind on friday?', 'will it rain on sunday')).toMatchObject([{ measures: ['rain'] }])
  })
})
