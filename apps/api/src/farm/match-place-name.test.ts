import type { Place } from '@smart-farming/contracts/places'
import { expect, test } from 'vitest'
import { matchPlaceName, matchPlaceSound, transliterate } from './match-place-name.ts'

const place = (name: string, country: string): Place => ({ name, country, lat: 1, lon: 2 }) as Place
const found = [place('Shrewsbury', 'GB'), place('Ludhiana', 'IN'), place('Ross', 'GB')]

test.each([
  ['Shrewsbury', 'GB', 'Shrewsbury'],
  ['shrewsbry', 'GB', 'Shrewsbury'],
  // Typos are not tolerated abroad, in short names or in several letters.
  ['shrewsbry', 'IN', undefined],
  ['Rose', 'GB', undefined],
  ['Shrewbr', 'GB', undefined],
])('the name "%s" for a farm in %s matches %s', (name, home, wanted) => {
  expect(matchPlaceName(name, found, home)?.name).toBe(wanted)
})

test.each([
  ['लुधियाना', 'Ludhiana'],
  ['रॉस', 'Ross'],
])('%s is pronounced like %s', (name, wanted) => {
  const heard = transliterate(name)
  expect(heard).toMatch(/^[a-z]+$/)
  expect(matchPlaceSound(heard ?? '', found)?.name).toBe(wanted)
})

test('does not transliterate a name that is already in Latin letters', () => {
  expect(transliterate('Ludhiana')).toBeUndefined()
})
