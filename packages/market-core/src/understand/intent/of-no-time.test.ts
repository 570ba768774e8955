import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const ask = (text: string) => understand(text, pricePlaces)

test.each([
  ['average tea price', 'price'],
  ['average tea price in 2022', 'range'],
  ['tea average over the years', 'range'],
  ['average maize price', 'range'],
  ['average price of Mombasa tea', 'range'],
  ['average Brent price', 'range'],
  ['of the vegetable oils, which is lowest per ton', 'compare'],
  ['which is lowest, maize or wheat', 'compare'],
  ['which oil is lowest ever', 'range'],
])('Q97 what is asked of no time is of now: %s', (text, intent) => {
  expect(ask(text).intent).toBe(intent)
})

test('Q97 what is asked for a crop is not the crop', () => {
  expect(ask('how much is a combine for soybeans')).toMatchObject({ isCompound: true, unplaced: ['combine'] })
  expect(ask('what is the going rate for soybeans').unplaced).toBeUndefined()
})

test('Q97 all of what was told is that', () => {
  const before = ask('I have 300 kg of sheet rubber RSS3')
  expect(understand('what is all of it worth', pricePlaces, before)).toMatchObject({
    commodities: ['rubber'],
    variety: ['rss3'],
  })
})
