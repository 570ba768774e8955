import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Candidate } from './candidate.ts'
import { mergePlaces } from './merge-places.ts'

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

test('one name at one spot is one place, filled up from both', () => {
  const found = place('Ludlow', 'GB', 52.36, -2.72)
  expect(mergePlaces([[found], [{ ...ludlowGb, state: 'England' }]], { key: 'ludlow' })).toEqual([
    { name: 'Ludlow', state: 'England', country: 'GB', lat: 52.36, lon: -2.72 },
  ])
})

test('one name at two spots, or two names at one spot, are two places', () => {
  expect(names([[ludlowGb], [ludlowUs]], 'ludlow')).toHaveLength(2)
  expect(names([[ludlowGb], [place('Ludford', 'GB', 52.36, -2.71)]], 'lud')).toHaveLength(2)
})

test('a place found by its name in another language is the place of that spot', () => {
  const [koeln, cologne] = [
    place('Köln', 'DE', 50.93, 6.95, { population: 9 }),
    place('Cologne', 'DE', 50.94, 6.96, { byOtherName: true }),
  ]
  expect(names([[cologne], [koeln]], 'koln')).toEqual(['Cologne DE'])
})

test('the very name comes before a longer one, whatever their size', () => {
  const sources = [
    [place('Tenbury Wells', 'GB', 52, -2, { population: 9_000_000 }), place('Tenbury', 'US', 40, -80)],
  ]
  expect(names(sources, 'tenbury')).toEqual(['Tenbury US', 'Tenbury Wells GB'])
})

test('of two equal names the larger comes first, unless the other is at home', () => {
  expect(names([[ludlowGb, ludlowUs]], 'ludlow')).toEqual(['Ludlow US', 'Ludlow GB'])
  expect(names([[ludlowGb, ludlowUs]], 'ludlow', 'GB')).toEqual(['Ludlow GB', 'Ludlow US'])
})

test('home does not put a hamlet before a capital', () => {
  const london = [
    place('London', 'GB', 51.5, -0.1, { population: 7_556_900 }),
    place('London', 'US', 37.1, -84.1, { population: 8_126 }),
  ]
  expect(names([london], 'london', 'US')[0]).toBe('London GB')
})

const anyPlace = fc.record({
  name: fc.constantFrom('Ludlow', 'ludlow', 'Ludlow Mill', 'Ledlow'),
  country: fc.constantFrom('GB', 'US'),
  lat: fc.double({ min: 52, max: 53, noNaN: true }),
  lon: fc.double({ min: -3, max: -2, noNaN: true }),
  population: fc.nat(50_000),
  areas: fc.constant<string[]>([]),
})

test('at most eight, nothing made up, best kinds first, and never two of a name side by side', () => {
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
