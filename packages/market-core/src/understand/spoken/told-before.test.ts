import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const read = (text: string) => understand(text, pricePlaces)

test.each([
  [
    'We planted the palms the year my son was born, in the June of 2011, and nobody had money then. What was a tonne of palm oil then?',
    { commodities: ['palm-oil'], period: { start: '2011-06', end: '2011-06' } },
  ],
  [
    'My uncle left for the city in 1997 with all he had from his cocoa and never wrote us one letter in ten years. What was it then?',
    { commodities: ['cocoa'], period: { start: '1997-01', end: '1997-12' } },
  ],
  [
    'They load our robusta at night in sixty kilo bags and weigh them twice. How many dollars is one such bag?',
    { commodities: ['coffee-robusta'], wanted: { kind: 'sack', kg: 60 } },
  ],
  [
    'They weigh our cotton in bales of 170 kg at the gin. What is one such bale worth?',
    { commodities: ['cotton'], wanted: { kind: 'sack', kg: 170 } },
  ],
])('Q31 what a question leaves to the story before it is read there: %s', (text, reading) => {
  const { figures, wanted, ...rest } = read(text)
  const sack = wanted ?? figures.given?.find(({ measure }) => measure?.kind === 'sack')?.measure
  expect({ ...rest, wanted: sack }).toMatchObject(reading)
})

test('Q31 a kind that was told before is not lost on the way', () => {
  const text =
    'We grow organic maize on the hill, my sons and I, and carry it down on our backs when it is ripe in August. What does it fetch?'
  expect(read(text).unplaced).toContain('organic')
})

test('Q31 no time is taken where the question has its own, or asks of now', () => {
  const told = 'In 2008 we lost the farm and went to live with my sister by the lake.'
  expect(read(`${told} What was maize in May 2022?`).period).toEqual({ start: '2022-05', end: '2022-05' })
})

test.each(['i went to the market and they laughed. how much is maize?', 'he goes home. price of maize?'])(
  'Q20 who went somewhere is no price that went: %s',
  (text) => {
    expect(read(text).intent).toBe('price')
  },
)

test.each([
  ['maize from june 2022 to your last figure', { start: '2022-06' }],
  ['how did urea move from march 2021 until the latest figure on file', { start: '2021-03' }],
])('Q30 the last figure that there is, is now: %s', (text, period) => {
  expect(read(text).period).toEqual(period)
})

test('A4 how much must be sold to buy another thing asks for no advice', () => {
  expect(read('how many kilos of beef do i have to sell to buy a tonne of urea').intent).toBe('input-ratio')
  expect(read('should i sell my maize to buy urea').intent).toBe('advice')
})

test('Q33 the number of a list is no figure', () => {
  const { figures, story } = read(
    'Minutes item 4: rent 200 an acre, inputs 540 an acre, 25 acres of barley, 60 t in total. What price per ton covers it?',
  )
  expect(figures.unused).toBeUndefined()
  expect(story === undefined || 'sum' in story).toBe(true)
})
