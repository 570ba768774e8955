import { expect, test } from 'vitest'
import { understand } from '../../question.ts'

const nowhere = { countries: [], markets: [] }
const resultOf = (text: string) => {
  const { story } = understand(text, nowhere)
  return story !== undefined && 'sum' in story ? story.sum.value.value : undefined
}

test.each([
  ['Row spacing 75 cm, plants 25 cm apart, one seed each hole. Plants per hectare?', 53_333],
  ['0.8 hectare, plants at 3 m by 2 m. How many plants?', 1333],
  ['2 acres, trees 5 m x 5 m, how many trees do I need', 323],
  ['spacing 60 cm by 45 cm, how many plants in one acre', 14_988],
  ['75 cm between rows and 30 cm between plants, 2 seeds per hole. How many plants per hectare?', 88_888],
  ['bananas 3 m by 3 m. how many suckers per hectare', 1111],
  ['plants 12 inches apart, rows 30 inches apart. plants per acre?', 17_424],
  ['1 hectare, plants à 3 m sur 2 m. Combien de plants ?', 1666],
  ['0,5 hectáreas, plantas a 2 m por 1 m. ¿Cuántas plantas?', 5000 / 2],
  ['plantas a 3 m por 2 m, quantas plantas por hectare?', 1666],
])('N53 as many plants stand on a land as their distances leave room for: %s', (text, plants) => {
  expect(resultOf(text)).toBe(plants)
})

test.each([
  'a field of 200 m by 125 m with 300 trees gives 3 t, how many kg per tree',
  'plants 25 cm apart, how many per hectare',
  'fence of 200 m by 100 m, posts 3 m apart, how many posts',
])('N53 where another figure or none is told, it is none: %s', (text) => {
  expect(JSON.stringify(understand(text, nowhere).story ?? {})).not.toContain('m²')
})
