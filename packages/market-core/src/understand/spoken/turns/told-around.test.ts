import { expect, test } from 'vitest'
import { understand } from '../../question.ts'
import { storedPlaces } from '../../stored/stored-series.fixture.ts'

const read = (text: string) => understand(text, storedPlaces)

test.each([
  ['My uncle keeps moaning about Brussels. What was wheat in 2010?', ['wheat']],
  ['Grandpa always talked of the Mexican harvest; when was maize dearest in 1996?', ['maize']],
])('Q33 what others keep saying names no place: %s', (text, commodities) => {
  expect(read(text)).toMatchObject({ commodities })
  expect(read(text).unplaced).toBeUndefined()
  expect(read(text).place).toBeUndefined()
})

test.each([
  ['We crush soya here. What is the meal worth?', ['soybean-meal']],
  ['My neighbour grows sunflower. What does the oil cost now?', ['sunflower-oil']],
  ['What are soybeans worth? And the oil of palm?', ['soybeans', 'palm-oil']],
])('Q18 "the oil" is that of what was named in a sentence before it: %s', (text, commodities) => {
  expect(read(text).commodities).toEqual(commodities)
})

test.each([
  ['what do fob and cif mean', 'cif', 'fob'],
  ['explain dap and tsp', 'tsp', 'dap'],
])('Q34 two terms that are asked for together get both: %s', (text, one, other) => {
  const { term, alsoTerm } = read(text)
  expect(new Set([term, alsoTerm])).toEqual(new Set([one, other]))
})

test('X4 the month of a contract is no month of a price', () => {
  expect(read('CBOT corn december contract price')).toMatchObject({
    priceKind: 'exchange',
    commodities: ['maize'],
  })
})

test.each([
  ['is maize cheaper than wheat in june 2024', 'compare'],
  ['was rice dearer than wheat in march 2008', 'compare'],
  ['are rice and wheat dearer than two years ago', 'change'],
])('A20 dearer than a thing is a comparison, dearer than it was a change: %s', (text, intent) => {
  expect(read(text).intent).toBe(intent)
})

test.each([
  ['when did tea top out in 2017', 'highest'],
  ['the most that rice has ever cost', 'highest'],
  ['least maize has ever made', 'lowest'],
  ['highest price for cotton and when', 'highest'],
])('A20 an extreme in other words: %s', (text, ofRange) => {
  expect(read(text)).toMatchObject({ intent: 'range', ofRange })
})

test('P4 a share behind a year is no share of it', () => {
  expect(read('maize since may 2019, percent')).toMatchObject({ period: { start: '2019-05' } })
})
