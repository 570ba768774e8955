import { expect, test } from 'vitest'
import { countryNames } from './countries.ts'

test("countryNames finds a country's code by its name in seven languages", () => {
  const codes = new Map(countryNames())
  expect(['Kenya', 'Allemagne', 'Brasil', 'भारत', 'مصر'].map((name) => codes.get(name))).toEqual([
    'KE',
    'DE',
    'BR',
    'IN',
    'EG',
  ])
})
