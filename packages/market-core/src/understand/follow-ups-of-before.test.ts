import { describe, expect, test } from 'vitest'
import { understand } from './question.ts'
import type { Question } from './reading.ts'
import { storedPlaces } from './stored/stored-series.fixture.ts'

const asked = (...turns: string[]): Question =>
  turns
    .slice(1)
    .reduce(
      (before, text) => understand(text, storedPlaces, before),
      understand(turns[0] ?? '', storedPlaces),
    )

describe('what a turn leaves to the one before', () => {
  test.each([
    'have you nothing fresher',
    'that is years ago, is there anything newer?',
    'do you not have any figure more recent',
    'this is old',
  ])('Q31 the newest is asked for, at the place of before: %s', (then) => {
    const { topic, commodities, place, period, unplaced } = asked('beans in Nicaragua in 2015', then)
    expect({ topic, commodities, place, period, unplaced }).toEqual({
      topic: 'price',
      commodities: ['beans'],
      place: { country: 'NI' },
      period: undefined,
      unplaced: undefined,
    })
  })

  test.each([
    'that makes how much an egg',
    'so that is what for one egg?',
    'so that comes to what for one egg',
  ])('Q31 what is named again is of the same place: %s', (then) => {
    expect(asked('eggs in Nicaragua, the dozen', 'a year before?', then)).toMatchObject({
      commodities: ['eggs'],
      place: { country: 'NI' },
      pieces: 1,
    })
  })

  test.each([
    ['sugar', 'american vs world - how many times over', ['us', 'world']],
    ['rice price', 'thai against viet namese, which is the cheaper one of them?', ['thai', 'viet', 'namese']],
  ])('Q31 kinds of it are set against each other: %s, then %s', (first, then, variety) => {
    expect(asked(first, then)).toMatchObject({ topic: 'price', intent: 'compare', variety })
  })

  test.each(['2023 likewise', 'ditto for 2023', 'same again in 2023'])(
    'Q31 the same is asked: %s',
    (then) => {
      const { intent, period, unplaced } = asked('robusta 2024: hi and lo', then)
      expect({ intent, period, unplaced }).toEqual({
        intent: 'range',
        period: { start: '2023-01', end: '2023-12' },
        unplaced: undefined,
      })
    },
  )

  test.each(['Oops, meant barley', 'haha no i meant barley', 'sorry, was asking about barley'])(
    'Q36 another thing takes its place: %s',
    (then) => {
      const { commodities, period, unplaced } = asked('wheat in aug 2012', then)
      expect({ commodities, period, unplaced }).toEqual({
        commodities: ['barley'],
        period: { start: '2012-08', end: '2012-08' },
        unplaced: undefined,
      })
    },
  )

  test.each(['will it recover by easter you reckon', 'think it gets back up before christmas?'])(
    'Q31 what is to come is of the same thing: %s',
    (then) => {
      expect(asked('cocoa price', then)).toMatchObject({ intent: 'forecast', commodities: ['cocoa'] })
    },
  )
})

test.each([
  'tobacco in november 2025, and is there anything newer?',
  'what was tobacco in nov 2025 and do you have anything after that',
])('A17 a month, and the newest beside it: %s', (text) => {
  expect(understand(text, storedPlaces)).toMatchObject({
    period: { start: '2025-11', end: '2025-11' },
    andNow: true,
  })
})

test.each([
  'dap, tsp and potash, one line each please',
  'how often was cotton above 2 in your records',
  'cocoa as traders quote it',
  'what is sorghum at, answer in plain english',
  'of the months on file which was the dearest for urea',
])('X1 how the answer is wanted says nothing of the thing: %s', (text) => {
  const { topic, unplaced } = understand(text, storedPlaces)
  expect({ topic, unplaced }).toEqual({ topic: 'price', unplaced: undefined })
})
