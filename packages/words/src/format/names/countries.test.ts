import { expect, test } from 'vitest'
import { countryNames } from './countries.ts'

test('countries by their names in seven languages', () => {
  const codes = new Map(countryNames())
  expect(['Kenya', 'Allemagne', 'Brasil', 'भारत', 'مصر'].map((name) => codes.get(name))).toEqual([
    'KE',
    'DE',
    'BR',
    'IN',
    'EG',
  ])
})
