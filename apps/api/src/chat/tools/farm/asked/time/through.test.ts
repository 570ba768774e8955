import { expect, test } from 'vitest'
import { farmQuestions } from '../../farm-questions.ts'
import { askedDays } from '../asked-hours.ts'
import { readWhen } from '../when.ts'

/** A Thursday, at noon in UTC. */
const nowDt = Date.parse('2026-11-26T12:00:00Z') / 1000
const utc = { zone: 'UTC', offsetSeconds: 0 }
const daysOf = (plain: string) => askedDays(readWhen(plain), utc, nowDt).map((day) => Number(day.slice(8)))

test.each([
  ['rain between now and next wednesday', [26, 27, 28, 29, 30, 1, 2]],
  ['mm from today to sunday', [26, 27, 28, 29]],
  ['wind from saturday until monday', [28, 29, 30]],
  ['dry between fri and mon', [27, 28, 29, 30]],
  ['monday to wednesday any frost', [30, 1, 2]],
  ['friday through sunday', [27, 28, 29]],
  ['saturday or monday', [28, 30]],
  ['saturday and sunday', [28, 29]],
])('the days of "%s"', (plain, days) => {
  expect(daysOf(plain)).toEqual(days)
})

test.each([
  ['weather sat', [28]],
  ['want to burn hedge brash sat neighbours washing is out', [28]],
  ['spray wed', [2]],
  ['the hay sat in the barn', []],
  ['the tractor has sat idle', []],
  ['we sat down', []],
  ['water sat on the field', []],
])('a short name is a day where nobody sits: %s', (plain, days) => {
  expect(daysOf(plain)).toEqual(days)
})

const told = ['we had 30 mm last week', 'it poured here on monday', 'and it rained hard yesterday']
const asks = [
  'can i get on the land tomorrow',
  'will the land carry a tractor tomorrow',
  'could we drill tomorrow',
]
test.each(asks.flatMap((ask) => told.map((past) => `${ask}, ${past}`)))(
  'what is told of the past is not asked about: %s',
  (text) => {
    expect(farmQuestions(text, [])).toMatchObject([{ jobs: ['field_work'], when: { days: [1] } }])
    expect(farmQuestions(text, [])[0]?.when.since).toBeUndefined()
  },
)

test.each(['how much rain did we have last week', 'did it rain yesterday'])(
  'a question of the past stays one: %s',
  (text) => {
    expect(farmQuestions(text, [])[0]?.when.since).toBeDefined()
  },
)

test('what has fallen and what is to come are both told, the past first', () => {
  for (const text of [
    'what rain has fallen this week against what is to come',
    'rain so far this week and what is still to come',
  ])
    expect(farmQuestions(text, [])).toMatchObject([{ when: { since: 7 } }, { measures: ['rain'] }])
})
