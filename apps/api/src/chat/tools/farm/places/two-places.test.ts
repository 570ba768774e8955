import { expect, test } from 'vitest'
import { twoPlaces } from './two-places.ts'

const names = [
  ['Hereford', 'Leominster'],
  ['Kisumu', 'Nakuru'],
  ['Toluca', 'Celaya'],
] as const
const ofTwo = [
  (one: string, other: string) => `is it wetter in ${one} or in ${other} tomorrow`,
  (one: string, other: string) => `compare the rain in ${one} and ${other}`,
  (one: string, other: string) => `will it be colder in ${one} than in ${other} tonight`,
  (one: string, other: string) => `${one} or ${other}, which gets more wind`,
  (one: string, other: string) => `which is drier on Saturday, ${one} or ${other}`,
]
const ofHere = [
  (name: string) => `frost at ${name} or at mine, which is worse`,
  (name: string) => `compare the next 3 days rain here and in ${name}`,
  (name: string) => `is ${name} colder than here tonight`,
  (name: string) => `${name} or here - more wind tomorrow`,
  (name: string) => `rain at home vs ${name}`,
]

test.each(names.flatMap(([one, other]) => ofTwo.map((say) => [say(one, other), one, other] as const)))(
  'two places are held against each other: %s',
  (text, one, other) => {
    expect(twoPlaces(text)).toEqual([one.toLowerCase(), other.toLowerCase()])
  },
)

test.each(names.flatMap(([name]) => ofHere.map((say) => [say(name), name] as const)))(
  'a place is held against the farm: %s',
  (text, name) => {
    expect(twoPlaces(text)).toEqual([name.toLowerCase(), 'here'])
  },
)

test.each([
  'will it rain in Hereford tomorrow',
  'will wind or rain be worse on saturday',
  'saturday or sunday for spraying',
  'wheat or barley, which is drier',
  'sheep or cattle out tonight',
  'rain here and then frost',
  'spray in the morning or in the evening',
])('one place, or none: %s', (text) => {
  expect(twoPlaces(text)).toBeUndefined()
})
