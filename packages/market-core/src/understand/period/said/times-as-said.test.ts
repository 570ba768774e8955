import { expect, test } from 'vitest'
import { pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'
import type { Period } from '../period.ts'

const span = (start: string, end: string): Period => ({ start, end }) as Period
const read = (text: string) => understand(text, pricePlaces)

test.each<[string, Period]>([
  ['maize in oct 23', span('2023-10', '2023-10')],
  ['wheat may 19 price', span('2019-05', '2019-05')],
  ['urea feb-sep 22 average', span('2022-02', '2022-09')],
  ['wheat from jun 98 to aug 99', span('1998-06', '1999-08')],
  ["maize 1st quarter '24", span('2024-01', '2024-03')],
  ['maize in the autumn of 21', span('2021-09', '2021-11')],
  ['wheat 1st half of 23', span('2023-01', '2023-06')],
  ['urea from planting in april 21 to xmas 22', span('2021-04', '2022-12')],
  ['wheat over the winter of 2020/21', span('2020-12', '2021-02')],
  ['wheat in winter 2019/20, november to april', span('2019-11', '2020-04')],
  ['maize last winter', span('--12', '--02')],
  ['wheat in the 80s, lowest', span('1980-01', '1989-12')],
  ['urea mean 70s', span('1970-01', '1979-12')],
  ['urea this past autumn', span('--09', '--11')],
])('P1 a year by its last two figures, and a season: %s', (text, period) => {
  expect(read(text).period).toEqual(period)
  expect(read(text).unplaced).toBeUndefined()
})

test.each<[string, Period | undefined]>([
  ['60 bags of maize in may 20 bags in june', undefined],
  ['maize on oct 23 2021', span('2021-10', '2021-10')],
])('P1 but a figure that counts something is no year: %s', (text, period) => {
  expect(JSON.stringify(read(text).period ?? {})).not.toContain('2020')
  if (period !== undefined) expect(read(text).period).toEqual(period)
})

test.each<[string, Period]>([
  ['how has wheat done since the locusts came to Kenya in march 2020', { start: '2020-03' }],
  ['lowest maize since we got married in 2016', { start: '2016-01' }],
  ['urea since february 2021 when the factory closed', { start: '2021-02' }],
  ['maize after the drought, that is june 2017', { start: '2017-06' }],
])('P4 a time that is told by what happened then, too, is that of its date: %s', (text, period) => {
  expect(read(text)).toMatchObject({ period })
  expect(read(text).place).toBeUndefined()
  expect(read(text).unplaced).toBeUndefined()
})

const calendarYear = span('--01~1', '--12~1')
test.each<[string, Period | undefined]>([
  ['mean of maize for last year', calendarYear],
  ['when was urea dearest last year', calendarYear],
  ['o preço médio do milho no ano passado', calendarYear],
  ['the highest wheat over the last year', { months: 12 }],
  ['has maize risen since last year', { months: 12 }],
  ['is wheat dearer than last year', { months: 12 }],
  ['price of maize last month', undefined],
  ['what was wheat this month', undefined],
  ['how did wheat change over the last month', { months: 1 }],
])('P3 "last year" by itself is of the calendar, "the last year" is not: %s', (text, period) => {
  expect(read(text).period).toEqual(period)
})

test.each([
  'how did maize go from may 2020 to june 2021',
  'what did wheat do in 2022',
  'how has urea done since 2021',
])('A14 how a price went is a change: %s', (text) => {
  expect(read(text).intent).toBe('change')
})
