import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'
import { withClaims } from './claims.ts'

const believers = [
  'my brother swears',
  'Somebody in the queue claims',
  'an old trader at the depot insists that',
  'the agent keeps telling us',
  'our neighbour is sure',
  'people reckon',
]
const verdicts = [
  '',
  '. Settle it.',
  ', is he right?',
  ' - fact or fiction?',
  ', true or false',
  '. is that so?',
]
const claims = [
  ['urea topped 700', { way: 'above', value: 700 }],
  ['cocoa never broke eleven thousand dollars', { way: 'above', value: 11_000 }],
  ['maize fell below 90 in 2000', { way: 'below', value: 90 }],
  ['palm oil went over 1,650 in May 2022', { way: 'above', value: 1650 }],
  ['wheat passed five hundred in 2008', { way: 'above', value: 500 }],
] as const

describe('a claim of somebody’s', () => {
  test('A26 is held against the prices, whoever says it and however a verdict is asked for', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...believers),
        fc.constantFrom(...claims),
        fc.constantFrom(...verdicts),
        (who, [claim, limit], verdict) => {
          const { topic, threshold, unplaced } = understand(`${who} ${claim}${verdict}`, storedPlaces)
          expect({ topic, threshold, unplaced }).toMatchObject({
            topic: 'price',
            threshold: { ...limit, wants: 'months' },
            unplaced: undefined,
          })
        },
      ),
    )
  })

  test.each([
    'my neighbour says maize is at 300, is that right?',
    'My brother says it will rain tomorrow, is he right?',
    'I claim insurance for the maize that died',
    'the buyer says 41 a bag',
    'is that right?',
  ])('A26 what claims nothing of a limit or a course stays: %s', (text) => {
    expect(withClaims(text)).toBe(text)
  })

  test.each([
    ['did rice reach a thousand dollars in may 2008', 1000],
    ['was DAP under three hundred and fifty dollars in 2020', 350],
    ['has sugar ever been above two thousand a tonne', 2000],
  ])('A26 a round limit may be told in words: %s', (text, value) => {
    expect(understand(text, storedPlaces).threshold?.value).toBe(value)
  })
})

test.each(['rice broke 1000 dollars in may 2008 true or cap', 'was tea at 2000 in june 2011 real or not'])(
  'N8 the year behind a month counts nothing: %s',
  (text) => {
    const { story } = understand(text, storedPlaces)
    expect(JSON.stringify(story ?? {})).not.toContain('"value":20')
  },
)

test.each([
  ['we were arguing at the mill: has sorghum ever been under 60 bucks a ton?', { way: 'below', value: 60 }],
  ['in which years was sugar above 40 cents a kilo', { way: 'above', value: 0.4 }],
  [
    'My agronomist friend bets that phosphate rock got beyond 300 once. Did it?',
    { way: 'above', value: 300 },
  ],
])('A26 who argues, and years, are of a limit, too: %s', (text, limit) => {
  expect(understand(text, storedPlaces).threshold).toMatchObject({ ...limit, wants: 'months' })
})

test.each([
  ['how far is wheat off its peak', 'from-extreme'],
  ['so how far are we below its top for maize', 'from-extreme'],
  ['is maize near its bottom', 'forecast'],
])('A32 how far a price is from its top is no price to come: %s', (text, intent) => {
  expect(understand(text, storedPlaces).intent).toBe(intent)
})

test('A26 how long ago asks for the last month, and "top 3" for no limit', () => {
  expect(understand('how long ago was cocoa under 3 dollars', storedPlaces).threshold?.wants).toBe('last')
  expect(understand('the top 3 dearest months for urea ever', storedPlaces).threshold).toBeUndefined()
})
