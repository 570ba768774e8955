import { expect, test } from 'vitest'
import { listCountryNames } from './countries.ts'

test("listCountryNames finds a country's code by its name in seven languages", () => {
  const codes = new Map(listCountryNames())
  expect(['Kenya', 'Allemagne', 'Brasil', 'भारत', 'مصر'].map((name) => codes.get(name))).toEqual([
    'KE',
    'DE',
    'BR',
    'IN',
    'EG',
  ])
})
