import { expect, test } from 'vitest'
import { withYearsInFigures } from './spelt-years.ts'

test.each([
  ['cotton in march two thousand and eleven', 'cotton in march 2011'],
  ['wheat in twenty twenty two', 'wheat in 2022'],
  ['urea in nineteen ninety eight', 'urea in 1998'],
  ['le blé en deux mille vingt-deux', 'le blé en 2022'],
  ['soja em dois mil e vinte e dois', 'soja em 2022'],
  ['maíz en dos mil veintidós', 'maíz en 2022'],
  ['tea in two thousand and eight', 'tea in 2008'],
  ['rice in twenty oh eight', 'rice in 2008'],
  ['palm oil, twenty eleven', 'palm oil, 2011'],
  ['le cacao en deux mille onze', 'le cacao en 2011'],
  ['coffee in twenty-twenty', 'coffee in 2020'],
])('P7 a year in words is that year: %s', (said, meant) => {
  expect(withYearsInFigures(said)).toBe(meant)
})

test.each([
  'I have two thousand bags of maize',
  'two thousand and fifty kg of rice',
  'I spent twenty five dollars',
  'twenty bags of ninety kilos',
  'twenty two bags',
  'seven mille francs',
])('P7 what counts something is no year: %s', (said) => {
  expect(withYearsInFigures(said)).toBe(said)
})
