import type { Place } from '@smart-farming/contracts/places'
import { expect, test } from 'vitest'
import { FarmPlaces } from './farm-places.ts'

const nakuru: Place = { name: 'Nakuru', country: 'KE', lat: -0.28, lon: 36.07 }
const HOUR = 3_600_000

/** Farms by a search that tests answer, and a clock that they move. */
function farms(answer: (text: string) => Promise<Place[]>) {
  const searched: string[] = []
  const clock = { ms: 0 }
  const places = new FarmPlaces({
    search: (text) => {
      searched.push(text)
      return answer(text)
    },
    now: () => new Date(clock.ms),
  })
  return { places, searched, clock }
}

test('the best find is the place, asked for once an hour however many ask', async () => {
  const { places, searched, clock } = farms(async () => [nakuru, { ...nakuru, country: 'TZ' }])
  expect(await Promise.all([places.find('Nakuru'), places.find('Nakuru')])).toEqual([nakuru, nakuru])
  clock.ms = HOUR - 1
  expect(await places.countries('Nakuru')).toEqual(['KE'])
  expect(searched).toHaveLength(1)
  clock.ms = HOUR
  await places.find('Nakuru')
  expect(searched).toHaveLength(2)
})

test('what was not found, or could not be looked for, is looked for again', async () => {
  const answers = [Promise.resolve([]), Promise.reject(new Error('down')), Promise.resolve([nakuru])]
  const { places } = farms(() => answers.shift() ?? Promise.resolve([]))
  answers[1]?.catch(() => {})
  expect(await places.find('Nakuru')).toBeUndefined()
  expect(await places.countries('Nakuru')).toEqual([])
  expect(await places.countries('Nakuru')).toEqual(['KE'])
})

test('a slow search does not hold an answer up, and the next one knows', async () => {
  const search = Promise.withResolvers<Place[]>()
  const { places, searched } = farms(() => search.promise)
  expect(await places.countries('Nakuru', 1)).toEqual([])
  search.resolve([nakuru])
  expect(await places.countries('Nakuru')).toEqual(['KE'])
  expect(searched).toHaveLength(1)
})

test('a place in no country is nowhere in particular', async () => {
  const { places } = farms(async () => [{ ...nakuru, country: '' }])
  expect(await places.countries('0, -30')).toEqual([])
})
