import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const openings = ['where does @ sit', 'is @ dear or cheap', 'how is @ now', '@', 'how does @ stand today']
const towards = ['relative to', 'against', 'compared with', 'versus', 'above or below', 'in relation to']
const means = ['normal', 'mean', 'average', 'norm', 'usual level']
const spans = [
  ['five-year', 60],
  ['10-year', 120],
  ['three year', 36],
  ['18 month', 18],
] as const

test('A17 the newest price is set against the mean of a time, in whatever words', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...openings),
      fc.constantFrom('maize', 'palm oil', 'urea', 'cotton'),
      fc.constantFrom(...towards),
      fc.constantFrom('its', 'the', 'its own', ''),
      fc.constantFrom(...spans),
      fc.constantFrom(...means),
      (opening, thing, toward, its, [span, months], mean) => {
        const text = `${opening.replace('@', thing)} ${toward} ${its} ${span} ${mean}`
        expect(understand(text, storedPlaces)).toMatchObject({
          topic: 'price',
          period: { months },
          againstNow: true,
          ofRange: 'mean',
        })
      },
    ),
  )
})

test.each([
  ['what is the five year average of maize', { months: 60 }],
  ['average of cotton over the last 3 years', { months: 36 }],
])('A17 a mean that nothing is set against is asked for itself: %s', (text, period) => {
  const question = understand(text, storedPlaces)
  expect(question).toMatchObject({ intent: 'range', period })
  expect(question.againstNow).toBeUndefined()
})

test.each([
  'where is maize against its 5 year mean, our newsletter goes out tonight',
  'coffee against its ten year average? meeting is at four',
  'what is copper at, got to fix the pump',
  'need to mend the roof, what is the price of logs',
])('J1 what has to be done, and by when, is no weather and no work: %s', (text) => {
  const { topic, unplaced } = understand(text, storedPlaces)
  expect({ topic, unplaced }).toEqual({ topic: 'price', unplaced: undefined })
})
