import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { monthNames } from '../../months.ts'
import { understand } from '../question.ts'

const year = fc.integer({ min: 1962, max: 2027 }).map(String)
const month = fc.constantFrom(...monthNames.filter((name) => !['March', 'May'].includes(name)))
const crop = fc.constantFrom('maize', 'wheat', 'urea')
/** A time in the middle of words that nobody has thought of. */
const form = fc.constantFrom(
  'what is {crop} worth {time}',
  '{time} {crop} price',
  'price of {crop} when the elections of {time} were on',
  '{crop}, think of {time} when i bought the land, how much',
  'did {crop} go up {time} hence',
  'tell me {time} zum {crop} bitte',
  'lowest {crop} counting {time} away',
  'average {crop} price ({time}) tafadhali',
  '{crop} {time} vis a vis {other}',
  'how {crop} ran {time} then {other}',
  'highest {crop} of {time}, {other} left out',
)
const time = fc.oneof(
  year,
  fc.tuple(month, year).map((parts) => parts.join(' ')),
  fc.tuple(year, year).map(([a, b]) => `${a} or so and ${b}`),
  fc.constantFrom('last century', 'a couple of decades', 'Q3', 'the seventies'),
)

test('P5 a date that was not read forbids the plain answer, and is told before every figure', () => {
  fc.assert(
    fc.property(form, crop, time, year, (text, of, said, other) => {
      const asked = text.replace('{crop}', of).replace('{time}', said).replace('{other}', other)
      const question = understand(asked, pricePlaces)
      if (question.commodities.length === 0 || question.topic !== 'price') return
      const used = JSON.stringify([question.period, question.periodAlso])
      const unread = (asked.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).filter((one) => !used.includes(one))
      for (const one of unread) expect(question.unplaced ?? []).toContain(one)
      const [first] = compose(question, priceData).statements
      const isHeld = ['advice', 'forecast'].includes(question.intent) || question.isCompound === true
      if (unread.length > 0 && !isHeld) expect(first?.code).toBe('time_not_read')
    }),
    { numRuns: 600 },
  )
})

test.each([
  'price of maize last century or maybe decades back',
  'maize in 2019 besides december',
  'how did wheat do in 2016 not counting 2018',
])('P5 what is left of a time is told: %s', (text) => {
  const { statements } = compose(understand(text, pricePlaces), priceData)
  expect(statements[0]?.code).toBe('time_not_read')
})

test('A22 where no price is of the time asked for, from when to when there are some is told, and the last', () => {
  const { statements } = compose(understand('mean of maize in 2031', pricePlaces), priceData)
  expect(statements[0]).toMatchObject({
    code: 'no_range',
    values: { since: '2025-08', until: '2026-08' },
  })
  expect(statements[1]).toMatchObject({ code: 'price', values: { price: { month: '2026-08' } } })
  const before = compose(understand('maize in april 1999', pricePlaces), priceData).statements
  expect(before[0]).toMatchObject({ code: 'no_price', values: { month: '1999-04' } })
})

test.each([
  [
    'compare maize in september 2025 with march 2026',
    { code: 'change', values: { percent: expect.closeTo(-6.34, 2) } },
  ],
  [
    'was maize dearer in q4 2025 than in q1 2026',
    { code: 'means_apart', values: { percent: expect.closeTo(-5.87, 2) } },
  ],
  [
    'maize soared in october 2025, how far below that is it now',
    { code: 'change', values: { percent: expect.closeTo(-5.52, 2) } },
  ],
])('A22 one time is set against another: %s', (text, expected) => {
  expect(compose(understand(text, pricePlaces), { ...priceData, local: [] }).statements[0]).toMatchObject(
    expected,
  )
})

test('P5 an amount is no year', () => {
  for (const text of [
    '1500 lb of maize',
    '1980 kg of wheat, what is it worth',
    'how much is 2000 kg of maize',
  ])
    expect(understand(text, pricePlaces).unreadTimes).toBeUndefined()
})

test('A22 "and today" is no time from then to now', () => {
  const text = 'maize was up in october 2025, and today it is how much lower'
  expect(compose(understand(text, pricePlaces), { ...priceData, local: [] }).statements[0]?.code).not.toBe(
    'range',
  )
  expect(understand(text, pricePlaces)).toMatchObject({ againstNow: true })
})

test('A22 how two years that were asked about changed', () => {
  const first = understand('maize in q4 2025', pricePlaces)
  const second = understand('q1 2026?', pricePlaces, first)
  const third = understand('by how much did it change', pricePlaces, second)
  expect(compose(third, { ...priceData, local: [] }).statements[0]?.code).toBe('means_apart')
})

test('A22 a time so long before another is set against it', () => {
  const { period, periodAlso } = understand('maize in march 2026 and a year before that', pricePlaces)
  expect([period, periodAlso]).toMatchObject([{ start: '2026-03' }, { start: '2025-03' }])
})

test('A22 two years that were asked about one after the other are set against each other by their means', () => {
  const first = understand('average maize in q4 2025', pricePlaces)
  const second = understand('and in q1 2026?', pricePlaces, first)
  const share = understand('more or less than before, how many percent', pricePlaces, second)
  expect(compose(share, { ...priceData, local: [] }).statements[0]).toMatchObject({
    code: 'means_apart',
    values: { percent: expect.closeTo(-5.87, 2) },
  })
})
