import { expect, test } from 'vitest'
import { understand } from '../understand/question.ts'
import { compose } from './compose.ts'
import { priceData, pricePlaces } from './price-data.fixture.ts'

const yields = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.flatMap(({ code, values }) =>
    code === 'own_yield_per' ? [values] : [],
  )

test('N17 a harvest is told in the farmer’s own bag, on every land asked for', () => {
  expect(
    yields('My trial of 0.5 acre gave 8 bags of 60 kg. Tell me bags an acre and kg per hectare.'),
  ).toMatchObject([
    { value: expect.closeTo(16, 6), per: 'bag', land: 'acre', sackKg: 60 },
    { value: expect.closeTo(2372.2, 1), per: 'kg', land: 'ha' },
  ])
})

test('N17 a bag that nobody gave a weight is the bag that was counted', () => {
  expect(yields('I harvested 9 bags from 0.5 acre. bags per acre?')).toMatchObject([
    { value: expect.closeTo(18, 6), per: 'bag', land: 'acre' },
  ])
})
