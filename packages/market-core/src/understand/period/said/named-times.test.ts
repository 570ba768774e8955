import { describe, expect, test } from 'vitest'
import { understand } from '../../question.ts'
import type { Question } from '../../reading.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'
import type { Period } from '../period.ts'
import { intervalOf } from '../period.ts'

const span = (start: string, end = start): Period => ({ start, end }) as Period
const asked = (...turns: string[]): Question =>
  turns
    .slice(1)
    .reduce(
      (before, text) => understand(text, storedPlaces, before),
      understand(turns[0] ?? '', storedPlaces),
    )

describe('times that have a name', () => {
  test.each<[string, Period]>([
    ['beef around easter 2016', span('2016-03')],
    ['beef at Easter 2019', span('2019-04')],
    ['what did lamb cost over the easter weekend 2024', span('2024-03')],
    ['sugar price for Diwali 2018', span('2018-11')],
    ['sugar price at deepavali of 2019', span('2019-10')],
    ['palm oil at christmas 2021', span('2021-12')],
    ['mean of wheat in the covid year', span('2020-01', '2020-12')],
  ])('P1 are their months: %s', (text, period) => {
    const { period: read, unplaced } = understand(text, storedPlaces)
    expect({ read, unplaced }).toEqual({ read: period, unplaced: undefined })
  })

  test.each<[string, string, Period]>([
    ['beef at easter 2021', 'the easter after', span('2022-04')],
    ['beef at easter 2021', 'and the previous easter?', span('2020-04')],
    ['sugar at diwali 2023', 'what about the diwali before', span('2022-10')],
  ])('P1 and the next of them: %s, then %s', (first, then, period) => {
    expect(asked(first, then)).toMatchObject({ topic: 'price', period })
  })

  test.each(['beef at easter', 'sugar at diwali 1985', 'rice around ramadan 2020'])(
    'P1 of one whose year or month is not known no other time is told plainly: %s',
    (text) => {
      const { period, unplaced = [], unreadTimes = [] } = understand(text, storedPlaces)
      expect(unplaced.length + unreadTimes.length > 0 || period === undefined).toBe(true)
    },
  )
})

test.each([
  ['urea mean in 2020, then the year straight after', '2020', '2021'],
  ['average cotton 2008 and the following year', '2008', '2009'],
  ['mean of tea over 2015 and the year right after that', '2015', '2016'],
])('A17 a year and the next are two times: %s', (text, first, second) => {
  expect(understand(text, storedPlaces)).toMatchObject({
    period: span(`${first}-01`, `${first}-12`),
    periodAlso: span(`${second}-01`, `${second}-12`),
  })
})

test.each([
  ['urea three months up to february', '2025-12', '2026-02'],
  ['cocoa six months ending in november', '2025-06', '2025-11'],
  ['maize over the five years up to march', '2020-04', '2025-03'],
  ['tea in the month to january', '2026-01', '2026-01'],
])('P3 so many months end in the newest month of a name: %s', (text, start, end) => {
  const { period } = understand(text, storedPlaces)
  expect(period && intervalOf(period, '1960-01', '2026-02')).toEqual({ start, end })
})

test.each([
  ['rubber price in 2O22', span('2022-01', '2022-12')],
  ['rubber price in march 2o2o', span('2020-03')],
])('Q23 a letter that looks like a nought is one: %s', (text, period) => {
  expect(understand(text, storedPlaces)).toMatchObject({ commodities: ['rubber'], period })
})

test.each(['to clear 2,000 on onions', 'palm oil hit 1,700', 'I paid 1,950 for the maize'])(
  'P1 a figure with a mark between its thousands is no year: %s',
  (text) => {
    expect(understand(text, storedPlaces).period).toBeUndefined()
  },
)

test.each([
  ['palm oil in Jan, Apr and Jul of 2023', '2023-01', '2023-07'],
  ['urea march june september 2024', '2024-03', '2024-09'],
])('A34 months that are named one by one are told one by one, with those between: %s', (text, start, end) => {
  expect(understand(text, storedPlaces)).toMatchObject({ period: { start, end }, each: 'month' })
})

test.each(['what is rubber worth, and was it more in 2011', 'cotton price and was it lower back in 2009'])(
  'A17 whether it was more then sets that time against now: %s',
  (text) => {
    expect(understand(text, storedPlaces).againstNow).toBe(true)
  },
)

test.each<[string, string, Period]>([
  ['urea in january 2024', 'and the january after?', span('2025-01')],
  ['urea in march 2024', 'the june after that', span('2024-06')],
  ['urea in march 2024', 'what of the june before?', span('2023-06')],
  ['urea last january', 'and the january before that', span('--01~1')],
])('P1 a month before or after is counted from the one before: %s, then %s', (first, then, period) => {
  expect(asked(first, then)).toMatchObject({ commodities: ['urea'], period })
})

test.each([
  ['cocoa change since new year 2024', { start: '2024-01' }],
  ['cocoa at new year 2023', span('2023-01')],
])('P1 a new year is its January: %s', (text, period) => {
  const { period: read, unplaced } = understand(text, storedPlaces)
  expect({ read, unplaced }).toEqual({ read: period, unplaced: undefined })
})
