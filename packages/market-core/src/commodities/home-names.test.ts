import { expect, test } from 'vitest'
import { pricePlaces } from '../answer/price-data.fixture.ts'
import { understand } from '../understand/question.ts'
import { withHomeNames } from './home-names.ts'

const named = (text: string, local: string) =>
  withHomeNames(understand(text, pricePlaces), text, [local]).commodities

test.each(['where are beans trading', 'elevator wants me to lock in my beans'])(
  'K6 beans are soybeans where farmers call them so: %s',
  (text) => {
    expect(named(text, 'US')).toEqual(['soybeans'])
    expect(named(text, 'KE')).toEqual(['beans'])
  },
)

test('K6 but not where a sort of beans is said', () => {
  expect(named('price of pinto beans', 'US')).toEqual(['beans'])
  expect(named('beans in Nicaragua', 'US')).toEqual(['beans'])
})
