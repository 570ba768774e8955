import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { priceData, pricePlaces } from '../price-data.fixture.ts'

const tell = (text: string) => compose(understand(text, pricePlaces), { ...priceData, local: [] }).statements

test('N27 what is asked back is told with what was understood of the rest', () => {
  const [asked, ...others] = tell(
    'Bought 14 kids at 30 each, fed them 0.4 kg a day at 0.25 the kg, sold at 75. What did I gain?',
  )
  expect(others).toEqual([])
  expect(asked).toMatchObject({ code: 'story_unplaced', values: { figures: [0.4] } })
  expect(asked).toMatchObject({
    values: {
      known: [
        { part: 'amount', factors: [{ value: 14, said: 'kids' }] },
        { part: 'out', factors: [{ value: 30 }] },
        { part: 'out', factors: [{ value: 0.25, per: 'kg' }] },
        { part: 'in', factors: [{ value: 75 }] },
      ],
    },
  })
})

test('N26 a cost is taken for no price, nor a price for a cost', () => {
  const [told] = tell(
    'One acre 18 sacks, sack 2600. costs 31000. per sack what did it cost me and what is the profit per acre',
  )
  expect(told?.code).toMatch(/^story_/)
})

test.each([
  'margin of maize: 5 t/ha, cost 600 dollars per hectare',
  'how many kg of maize buy one kg of urea',
])('A13 a sum made with an old stored price says first that it is old: %s', (text) => {
  const { statements } = compose(understand(text, pricePlaces), { ...priceData, local: [], today: '2027-03' })
  expect(statements[0]).toMatchObject({ code: 'old_price', values: { months: 7 } })
  expect(statements.filter(({ code }) => code === 'old_price')).toHaveLength(1)
})
