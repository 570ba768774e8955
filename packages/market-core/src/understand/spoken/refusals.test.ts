import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

test.each([
  ['Wheat per bushel. The miller does not want maize, dont show me maize', ['wheat']],
  ['cocoa newest price, please do not give me coffee', ['cocoa']],
  ['not the urea, dap per tonne', ['dap']],
  ['palm oil, she doesnt need soybean oil', ['palm-oil']],
])('Q29 what somebody refuses is not asked about: %s', (text, ids) => {
  expect(understand(text, pricePlaces).commodities).toEqual(ids)
})

test('Q29 who does not want to sell a thing asks about it', () => {
  expect(understand('I dont want to sell maize today, what is it worth', pricePlaces).commodities).toEqual([
    'maize',
  ])
})
