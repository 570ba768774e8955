import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'
import type { Question } from '../reading.ts'

const read = (...turns: string[]) =>
  turns.reduce<Question | undefined>((before, text) => understand(text, pricePlaces, before), undefined)

test.each([
  [['highest sunflower oil price in the last five years?', 'and what was soybean oil in that same month']],
  [['highest sunflower oil price in the last five years?', 'and soybean oil in that month?']],
  [['highest sunflower oil price in the last five years?', 'what did soybean oil cost at that time']],
  [
    [
      'highest sunflower oil price in the last five years?',
      'and palm oil in that month?',
      'and soybean oil?',
    ],
  ],
])('Q22 the month of an extreme is that of what was told: %j', (turns) => {
  const question = read(...turns)
  expect(question).toMatchObject({
    intent: 'price',
    commodities: ['soybean-oil'],
    atExtreme: { of: { commodities: ['sunflower-oil'], period: { months: 60 } }, extreme: 'highest' },
  })
  expect(question?.ofRange).toBeUndefined()
})

test.each([
  [['highest sunflower oil price in the last five years?', 'and soybean oil?']],
  [['sunflower oil price', 'and soybean oil in that month']],
  [['highest wheat price in 2024', 'and maize in that month', 'and in March 2023?']],
  [['highest wheat price in 2024', 'and maize in that month', 'and now?']],
])('Q22 no month of an extreme is taken where none was told, or another time is named: %j', (turns) => {
  expect(read(...turns)?.atExtreme).toBeUndefined()
})

test('Q22 the price of that month is told, not the own extreme of what is named', () => {
  const shared = priceData.series.filter(
    ({ commodity, country }) => country === undefined && (commodity === 'maize' || commodity === 'wheat'),
  )
  const asked = read('highest maize price in the last five years?', 'and what was wheat in that month')
  if (asked === undefined) throw new Error('not understood')
  const data = {
    ...priceData,
    series: shared.map((one) => ({
      ...one,
      prices: [
        { month: '2022-03', value: one.commodity === 'maize' ? 900 : 100 },
        { month: '2022-04', value: one.commodity === 'maize' ? 200 : 700 },
      ],
    })),
  }
  const told = compose(asked, data).statements.flatMap(({ facts }) => facts)
  expect(told).toContainEqual(expect.objectContaining({ value: 100, months: ['2022-03'] }))
  expect(told.map(({ value }) => value)).not.toContain(700)
})
