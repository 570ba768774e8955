import type { Place } from '@smart-farming/contracts/places'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FarmPlaces, type LocationMatches } from '../../src/farm/farm-places.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { signInFarmer } from '../support/chat/chat.ts'

const nakuru: Place = { name: 'Nakuru', country: 'KE', lat: -0.28, lon: 36.07 }
const found = (places: Place[], more: Partial<LocationMatches> = {}): LocationMatches => ({
  places,
  fitting: places.slice(0, 1),
  whole: true,
  ...more,
})

let product: TestApp
beforeAll(async () => {
  product = await startApp()
})
afterAll(() => product.close())

/**
 * Farm places with a search that the test answers. No account has the id 0, so its results are not
 * saved.
 */
function farms(answer: (text: string, country?: string) => Promise<LocationMatches>, id = 0) {
  const searched: string[] = []
  const places = new FarmPlaces({
    database: product.deps.database,
    find: (text, country) => {
      searched.push(text)
      return answer(text, country)
    },
  })
  return { places, searched, farmer: { id, location: 'Nakuru' } }
}

async function account(): Promise<number> {
  await signInFarmer(product)
  const [row] = await product.sql`select max(id)::int as id from users`
  return row?.id
}

test('saves the only matching place as the farm’s place, after a single search', async () => {
  const answer = async () => found([nakuru, { ...nakuru, country: 'TZ' }])
  const { places, searched, farmer } = farms(answer, await account())
  expect(await Promise.all([places.place(farmer), places.place(farmer)])).toEqual([nakuru, nakuru])
  expect(await places.countries(farmer)).toEqual(['KE'])
  expect(await places.name(farmer)).toBe('Nakuru, KE')
  expect(searched).toHaveLength(1)
})

test.each([
  ['a source did not answer', { whole: false }],
  ['several places fit', { fitting: [nakuru, { ...nakuru, country: 'TZ' }] }],
])('uses the first match without saving it when %s', async (_case, more) => {
  const { places, searched, farmer } = farms(async () => found([nakuru], more), await account())
  expect(await places.place(farmer)).toEqual(nakuru)
  expect(await places.name(farmer)).toBe('Nakuru')
  expect(await places.place(farmer)).toEqual(nakuru)
  expect(searched).toHaveLength(2)
})

test('adding a place confirms the assumed place, unless several places match', async () => {
  const { places, farmer } = farms(async () => found([nakuru], { whole: false }), await account())
  await places.confirm(farmer)
  expect(await places.name(farmer)).toBe('Nakuru, KE')
  const several = [nakuru, { ...nakuru, country: 'TZ' }]
  const asked = farms(async () => found(several, { fitting: several }), await account())
  await asked.places.confirm(asked.farmer)
  expect(await asked.places.name(asked.farmer)).toBe('Nakuru')
})

test('searches again after a search that failed or found nothing', async () => {
  const answers = [[], 'down', [nakuru]] as const
  let asked = 0
  const { places, farmer } = farms(
    async () => {
      const answer = answers[asked++] ?? []
      if (answer === 'down') throw new Error(answer)
      return found([...answer])
    },
    await account(),
  )
  expect(await places.place(farmer)).toBeUndefined()
  expect(await places.countries(farmer)).toEqual([])
  expect(await places.countries(farmer)).toEqual(['KE'])
})

test('a slow search does not delay an answer, and its result is used next time', async () => {
  const search = Promise.withResolvers<LocationMatches>()
  const { places, searched, farmer } = farms(() => search.promise)
  expect(await places.countries(farmer, 1)).toEqual([])
  search.resolve(found([nakuru]))
  expect(await places.countries(farmer, 5_000)).toEqual(['KE'])
  expect(searched).toHaveLength(1)
})

test('finds no country for a place outside all countries', async () => {
  const { places, farmer } = farms(async () => found([{ ...nakuru, country: '' }]))
  expect(await places.countries(farmer)).toEqual([])
})

test('searches for the farm’s place while the accounts database is unavailable', async () => {
  const away = await startApp()
  await away.deps.database.close()
  const trouble: unknown[] = []
  const places = new FarmPlaces({
    database: away.deps.database,
    find: async () => found([nakuru]),
    onTrouble: (error) => void trouble.push(error),
  })
  expect(await places.place({ id: 1, location: 'Nakuru' })).toEqual(nakuru)
  expect(await places.name({ id: 1, location: 'Nakuru' })).toBe('Nakuru')
  expect(trouble).toHaveLength(2)
  await away.close().catch(() => {})
})
