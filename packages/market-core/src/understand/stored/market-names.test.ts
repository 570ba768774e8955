import { expect, test } from 'vitest'
import { findPlace } from '../find-place.ts'

const places = { countries: [], markets: [{ name: 'Managua (oriental)', country: 'NI' }] }

test.each(['mercado oriental in managua', 'oriental market', 'marche oriental', 'managua oriental'])(
  'Q21 a market whose name stands in brackets is placed by %s',
  (plain) => {
    expect(findPlace(plain, places)).toEqual({ country: 'NI', market: 'Managua (oriental)' })
  },
)
