import { checkRows } from '@smart-farming/vectors/check-rows'
import { DEFAULT_LOCATION } from '@smart-farming/weather-core/defaults'
import { expect, test } from 'vitest'
import { initialLocation } from './farm-location.ts'

const nakuru = { name: 'Nakuru', state: 'Nakuru County', country: 'KE', lat: -0.283, lon: 36.067 }
const ludlow = { name: 'Ludlow', state: 'England', country: 'GB', lat: 52.368, lon: -2.719 }
const found = { lat: -0.283, lon: 36.067, name: 'Nakuru, Nakuru County, KE' }
const moved = { ...found, lat: -0.3, lon: 36.1 }
const elsewhere = { lat: 51, lon: 0, name: 'Ludlow, England, GB' }

test('initialLocation chooses between the stored place, the first match and the default', () =>
  checkRows(
    [
      ['the first match wins over another stored place', elsewhere, [nakuru, ludlow], found],
      ['the first match is taken when nothing is stored', undefined, [nakuru], found],
      ['under the same name the stored coordinates are used', moved, [nakuru], moved],
      ['the name of a later match counts for nothing', elsewhere, [nakuru, ludlow], found],
      ['no match: the stored place', elsewhere, [], elsewhere],
      ['no match and nothing stored: the default', undefined, [], DEFAULT_LOCATION],
      ['no answer: the stored place', elsewhere, undefined, elsewhere],
      ['no answer and nothing stored: the default', undefined, undefined, DEFAULT_LOCATION],
    ],
    ([, stored, places, location]) => expect(initialLocation(stored, places)).toEqual(location),
  ))

test('a place without a state is called by its name and country', () => {
  expect(initialLocation(undefined, [{ name: 'Malta', country: 'MT', lat: 35.9, lon: 14.4 }]).name).toBe(
    'Malta, MT',
  )
})
