import { expect, test } from 'vitest'
import { readSharedPlaces, sharePlaces } from './shared-places.ts'

const of = (name: string) => ({ countries: [{ code: 'KE', names: [name] }], markets: [] })

test('keeps each set of shared places separate from other sets and from this thread’s own', () => {
  const [first, second] = [sharePlaces(of('Kenya')), sharePlaces(of('Uganda'))]
  expect(first.id).not.toBe(second.id)
  expect([readSharedPlaces(first), readSharedPlaces(second), readSharedPlaces(first)]).toEqual([
    of('Kenya'),
    of('Uganda'),
    of('Kenya'),
  ])
  const known = of('Ghana')
  expect(sharePlaces(known)).toBe(sharePlaces(known))
  expect(readSharedPlaces(sharePlaces(known))).toBe(readSharedPlaces(sharePlaces(known)))
})
