import { expect, test } from 'vitest'
import { findPlace, type KnownPlaces } from './find-place.ts'

const places: KnownPlaces = {
  countries: [{ code: 'CG', names: ['Congo-Brazzaville'] }],
  markets: [
    { name: 'Grand marché/Fond Ntié', country: 'CG', area: 'Pointe-Noire, Point-Noire' },
    { name: 'Nkouikou', country: 'CG', area: 'Pointe-Noire, Point-Noire' },
    { name: 'Sibiti', country: 'CG', area: 'Sibiti, Lekoumou' },
  ],
}

test.each([
  ['rice in pointe noire', ['Grand marché/Fond Ntié', 'Nkouikou']],
  ['rice in lekoumou', ['Sibiti']],
])('A19 a market is asked for by its district and by its region: %s', (text, markets) => {
  expect(findPlace(text, places)).toMatchObject({ country: 'CG', markets })
})
