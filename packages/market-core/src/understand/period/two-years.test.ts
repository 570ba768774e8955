import { expect, test } from 'vitest'
import { understand } from '../question.ts'

const nowhere = { countries: [], markets: [] }

test.each([
  'mean of urea in 2022 and that of 2025, by how many per cent do they differ',
  'avg urea 2022 vs avg 2025',
  'yearly mean of urea for 2022, and for 2025',
  'urea 2022 average, 2025 average, how far apart',
  'average urea in 2022 and in 2025',
  'urea: mean of 2022 against the mean of 2025',
  'média da ureia em 2022 e em 2025, quanto mudou em por cento',
  'moyenne de l’urée 2022 et 2025, et la différence',
  'media de la urea en 2022 y en 2025',
  'average urea 2022 and 2025, what is the difference',
])('P9 two years are two times: %s', (text) => {
  const { period, periodAlso, commodities } = understand(text, nowhere)
  expect({ period, periodAlso, commodities }).toEqual({
    period: { start: '2022-01', end: '2022-12' },
    periodAlso: { start: '2025-01', end: '2025-12' },
    commodities: ['urea'],
  })
})

test.each([
  'average urea between 2022 and 2025',
  'mean urea from 2022 to 2025',
  'average of urea 2022 to 2025',
])('P9 from one to the other they are one: %s', (text) => {
  const { period, periodAlso } = understand(text, nowhere)
  expect({ period, periodAlso }).toEqual({
    period: { start: '2022-01', end: '2025-12' },
    periodAlso: undefined,
  })
})
