import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const figures = (text: string) =>
  compose(understand(text, pricePlaces), priceData).statements.flatMap(({ code, values }) =>
    code === 'conversion' ? [[values.commodity, Math.round(values.converted * 100) / 100]] : [],
  )

test.each([
  [
    'bushels in one metric tonne: corn, wheat, barley',
    [
      ['maize', 39.37],
      ['wheat', 36.74],
      ['barley', 45.93],
    ],
  ],
  [
    'how many bushels to the tonne for oats and soybeans',
    [
      ['oats', 68.89],
      ['soybeans', 36.74],
    ],
  ],
  [
    'kg in a bushel, maize vs wheat',
    [
      ['maize', 25.4],
      ['wheat', 27.22],
    ],
  ],
] as const)('Q45 a bushel is told of each crop that is named: %s', (text, told) => {
  expect(figures(text)).toEqual(told)
})

test.each(['price per bushel in a tonne of wheat and corn', 'compare corn and wheat per bushel'])(
  'Q45 what asks for a price is no conversion: %s',
  (text) => {
    expect(figures(text)).toEqual([])
  },
)
