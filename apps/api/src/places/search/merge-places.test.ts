import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Candidate } from './candidate.ts'
import { bestMatches, mergePlaces } from './merge-places.ts'

const place = (
  name: string,
  country: string,
  lat: number,
  lon: number,
  more: Partial<Candidate> = {},
): Candidate => ({
  name,
  country,
  lat,
  lon,
  population: 0,
  areas: [],
  ...more,
})
const names = (sources: Candidate[][], key: string, homeCountry?: string) =>
  mergePlaces(sources, { key, homeCountry }).map(({ name, country }) => `${name} ${country}`)

const ludlowGb = place('Ludlow', 'GB', 52.37, -2.71, { population: 10_515 })
const ludlowUs = place('Ludlow', 'US', 42.16, -72.48, { population: 22_201 })

test('merges the same name at the same spot from two sources into one place', () => {
  const found = place('Ludlow', 'GB', 52.36, -2.72)
  expect(mergePlaces([[found], [{ ...ludlowGb, state: 'England' }]], { key: 'ludlow' })).toEqual([
    { name: 'Ludlow', state: 'England', country: 'GB', lat: 52.36, lon: -2.72 },
  ])
})

test('keeps places with the same name or the same spot apart unless both match', () => {
  expect(names([[ludlowGb], [ludlowUs]], 'ludlow')).toHaveLength(2)
  expect(names([[ludlowGb], [place('Ludford', 'GB', 52.36, -2.71)]], 'lud')).toHaveLength(2)
})

test('merges a place found by its name in another language with the place at that spot', () => {
  const [koeln, cologne] = [
    place('Köln', 'DE', 50.93, 6.95, { population: 9 }),
    place('Cologne', 'DE', 50.94, 6.96, { byOtherName: true }),
  ]
  expect(names([[cologne], [koeln]], 'koln')).toEqual(['Cologne DE'])
})

test('ranks an exact name above a longer name, regardless of population', () => {
  const sources = [
    [place('Tenbury Wells', 'GB', 52, -2, { population: 9_000_000 }), place('Tenbury', 'US', 40, -80)],
  ]
  expect(names(sources, 'tenbury')).toEqual(['Tenbury US', 'Tenbury Wells GB'])
})

test('ranks the larger of two namesakes first, unless the other is in the home country', () => {
  expect(names([[ludlowGb, ludlowUs]], 'ludlow')).toEqual(['Ludlow US', 'Ludlow GB'])
  expect(names([[ludlowGb, ludlowUs]], 'ludlow', 'GB')).toEqual(['Ludlow GB', 'Ludlow US'])
})

test('does not rank a hamlet in the home country above a capital', () => {
  const london = [
    place('London', 'GB', 51.5, -0.1, { population: 7_556_900 }),
    place('London', 'US', 37.1, -84.1, { population: 8_126 }),
  ]
  expect(names([london], 'london', 'US')[0]).toBe('London GB')
})

const fits = (places: Candidate[], homeCountry?: string) =>
  bestMatches([places], { key: 'ludlow', homeCountry }).map(({ country }) => country)

test('picks a namesake by home country, and returns all of them when that does not decide', () => {
  expect(fits([ludlowGb, ludlowUs], 'GB')).toEqual(['GB'])
  expect(fits([ludlowGb, ludlowUs], 'US')).toEqual(['US'])
  expect(fits([ludlowGb, ludlowUs], 'DE')).toEqual(['US', 'GB'])
  expect(fits([ludlowGb, ludlowUs])).toEqual(['US', 'GB'])
})

test('does not treat a place with a longer name as a namesake', () => {
  expect(fits([ludlowGb, place('Ludlow Mill', 'US', 40, -80, { population: 9_000 })])).toEqual(['GB'])
})

test('does not pass over a hamlet of unknown population for a larger village abroad', () => {
  const hamlet = place('Ludlow', 'KE', 1, 36)
  expect(fits([hamlet, ludlowUs], 'KE')).toEqual(['US', 'KE'])
  expect(fits([hamlet, place('Ludlow', 'US', 40, -80)], 'KE')).toEqual(['KE'])
})

test('does not pick the largest of several places whose names are only similar', () => {
  const village = place('Ludlowe', 'KE', 1, 36, { population: 1_500 })
  const city = place('Ludlowa', 'KE', 2, 37, { population: 200_000 })
  expect(fits([village, city], 'KE')).toEqual(['KE', 'KE'])
  expect(fits([village], 'KE')).toEqual(['KE'])
})

test('picks a capital even without a home country', () => {
  expect(fits([place('Ludlow', 'FR', 48, 2, { population: 2_000_000 }), ludlowGb])).toEqual(['FR'])
})

const anyPlace = fc.record({
  name: fc.constantFrom('Ludlow', 'ludlow', 'Ludlow Mill', 'Ledlow'),
  country: fc.constantFrom('GB', 'US'),
  lat: fc.double({ min: 52, max: 53, noNaN: true }),
  lon: fc.double({ min: -3, max: -2, noNaN: true }),
  population: fc.nat(50_000),
  areas: fc.constant<string[]>([]),
})

test('returns at most eight real places, best matches first', () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyPlace, { maxLength: 12 }), { maxLength: 3 }), (sources) => {
      const merged = mergePlaces(sources, { key: 'ludlow' })
      expect(merged.length).toBeLessThanOrEqual(8)
      for (const each of merged) {
        expect(
          sources
            .flat()
            .some(({ name, lat, lon }) => name === each.name && lat === each.lat && lon === each.lon),
        ).toBe(true)
      }
      const kind = (name: string) => ['ludlow', 'ludlow mill', 'ledlow'].indexOf(name.toLowerCase())
      const kinds = merged.map(({ name }) => kind(name))
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b))
    }),
  )
})

test('ranks best matches like all places; a sole match comes first for every home country', () => {
  fc.assert(
    fc.property(fc.array(anyPlace, { maxLength: 12 }), (places) => {
      const all = mergePlaces([places], { key: 'ludlow' })
      const fitting = bestMatches([places], { key: 'ludlow' })
      expect(all.slice(0, fitting.length)).toEqual(fitting)
      expect(fitting.length).toBe(all.length === 0 ? 0 : Math.max(1, fitting.length))
      if (fitting.length !== 1) return
      for (const homeCountry of ['GB', 'US'])
        expect(mergePlaces([places], { key: 'ludlow', homeCountry })[0]).toEqual(fitting[0])
    }),
  )
})
