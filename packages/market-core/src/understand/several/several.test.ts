import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const read = (text: string, ...before: string[]) =>
  [...before, text].reduce<ReturnType<typeof understand> | undefined>(
    (previous, one) => understand(one, storedPlaces, previous),
    undefined,
  )
const newest = expect.not.objectContaining({ period: expect.anything() })

test.each([
  ['Rice in Sibiti in January 2019, and the last price you have', { start: '2019-01', end: '2019-01' }],
  ['Cocoa: June 2024, and the newest you hold', { start: '2024-06', end: '2024-06' }],
  [
    'Nickel? no, zinc. Lowest it got in 2020 and where it stands on the final line of your list.',
    { start: '2020-01', end: '2020-12' },
  ],
  [
    'Qual foi a média da ureia em 2022, e qual o último preço que vocês têm?',
    { start: '2022-01', end: '2022-12' },
  ],
  ['यूरिया जनवरी 2021 में कितना था और अब सबसे नया भाव क्या है?', { start: '2021-01', end: '2021-01' }],
  [
    'My cousin says cotton was dearer once. What was cotton in March 2011 and what is it in the last month of your record?',
    { start: '2011-03', end: '2011-03' },
  ],
])('Q87 a time or an extreme and the newest price are both told: %s', (text, period) => {
  expect(read(text)).toMatchObject({ topic: 'price', period, alsoAsked: [newest] })
})

test.each([
  ['DAP price per ton and what it was the same month one year before', { period: { monthsAgo: 12 } }],
  ['Mother asks rice Vietnam export price and highest it ever been', { ofRange: 'highest' }],
  ['cuánto está la tonelada de maíz y cuánto estaba hace un año', { period: { monthsAgo: 12 } }],
])('Q87 so are the price of now and what is asked behind it: %s', (text, other) => {
  const question = read(text)
  expect(question).toMatchObject({ topic: 'price', intent: 'price', alsoAsked: [other] })
  expect(question?.period).toBeUndefined()
})

test.each([
  ['The record for cocoa, and how does the newest month compare with it', 'highest'],
  ['Cheapest that sorghum has ever been, and how far is the latest figure from that?', 'lowest'],
])('Q87 the newest that is compared is set against the extreme: %s', (text, extreme) => {
  expect(read(text)).toMatchObject({ intent: 'from-extreme', ofRange: extreme })
})

test('Q87 what was worst has both ends, and its distance from now is of who buys or sells', () => {
  expect(
    read('European gas: what was the very worst month on your table and how does the last one compare?'),
  ).toMatchObject({ intent: 'range', period: {}, alsoAsked: [{ intent: 'from-extreme' }] })
  expect(read('Maize: the worst month you have and how far off is the latest price?')).toMatchObject({
    alsoAsked: [{ intent: 'from-extreme', lowest: true }],
  })
})

test.each([
  'What is the latest price of maize? In 2019 we lost our cow.',
  'In 2019 we lost it all. What is the last price of cocoa you have?',
  'the highest price of urea in 2022 and in which month',
  'How much did tea change between March 2020 and March 2021?',
  'What was wheat in May 2022 and what is it now, the difference?',
  'maize price last year and last month',
])('Q87 nothing is told that was not asked: %s', (text) => {
  expect(read(text)?.alsoAsked).toBeUndefined()
})

test('Q87 a turn that asks for the newest of what was told asks for it alone', () => {
  expect(
    read('right and the last figure you have', 'beef price february last year')?.alsoAsked,
  ).toBeUndefined()
  expect(read('ok and now?', 'beef price in march 2024')?.alsoAsked).toBeUndefined()
})

test('Q88 each of several times is told, and two means are set against each other', () => {
  const question = read('coconut oil dec 2021, dec 2023, dec 2025?')
  expect([question, ...(question?.alsoAsked ?? [])].map((one) => one?.period)).toEqual([
    { start: '2021-12', end: '2021-12' },
    { start: '2023-12', end: '2023-12' },
    { start: '2025-12', end: '2025-12' },
  ])
  expect(read('chicken, yearly average 2015 next to 2025')).toMatchObject({
    intent: 'range',
    ofRange: 'mean',
    period: { start: '2015-01' },
    periodAlso: { start: '2025-01' },
  })
})

test('Q89 each of the places that a story names has its price', () => {
  const question = read(
    'My sister in Sibiti and I in Betou send each other parcels. We want to know the white beans, the last price you have in each of the two towns.',
  )
  expect(question?.place).toMatchObject({ market: 'Sibiti' })
  expect(question?.alsoAsked).toMatchObject([{ commodities: ['beans'], place: { market: 'Betou Centre' } }])
})

test.each([
  [['Colombo tea price', 'Kolkata and Mombasa as well?'], 'which of the three pays the least', 'cheapest'],
  [['Tea, Kolkata please', 'And Mombasa?', 'Colombo?'], 'which of these three is the best paid', 'dearest'],
])('Q90 each of three that were asked about is told: %s', (before, text, ordersByPrice) => {
  const question = read(text, ...before)
  expect(question).toMatchObject({ intent: 'compare', commodities: ['tea'], ordersByPrice })
  expect(new Set(question?.variety)).toEqual(new Set(['colombo', 'kolkata', 'mombasa']))
})
