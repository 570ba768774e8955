import { expect, test } from 'vitest'
import { understand } from '../question.ts'

const nowhere = { countries: [], markets: [] }

test.each([
  ['average maize price without december', 'december'],
  ['mean price of wheat excluding 2022', '2022'],
  ['average price of maize apart from october', 'october'],
  ['precio medio del maíz excepto diciembre', 'diciembre'],
])('Q25 %s: what is left out is not what is asked for, and is told as not read', (text, left) => {
  const { period, unplaced } = understand(text, nowhere)
  expect(period ?? {}).toEqual({})
  expect(unplaced).toContain(left)
})

test('Q28 a price that drops under a figure is no plant that drops its leaves', () => {
  expect(understand('did maize drop under 195 this year?', nowhere)).toMatchObject({
    topic: 'price',
    way: 'down',
  })
  expect(understand('my maize drops its leaves', nowhere).topic).toBe('pest-and-disease')
})

test('Q10 names that "to" joins are two', () => {
  expect(understand('soybeans-to-maize price ratio', nowhere)).toMatchObject({
    intent: 'input-ratio',
    commodities: ['soybeans', 'maize'],
  })
})
